import { brandColours, contrastOf, inkOn, isTooPale } from "../../accounts/agency/brand.ts";

/** The colours of a picture: the house's, or those that an agency's one colour gives. */

/** The surface that a text stands on. */
export type Ground = "wall" | "paper" | "ink" | "brand" | "deep" | "tint" | "light";
/** `main` is read first, `quiet` second, `accent` wears the brand where the ground lets it. */
export type Ink = "main" | "quiet" | "accent";

export interface Colours {
  grounds: Readonly<Record<Ground, string>>;
  /** Colour of a text on a ground, at least 4.5:1. */
  inkOn: (ground: Ground, ink: Ink) => string;
  /** Hairlines and marks on a ground, at least 3:1 where they mean something. */
  lineOn: (ground: Ground) => string;
}

const NIGHT = "#11192c";
const WALL = "#fbfaf8";
const PAPER = "#ffffff";
/** Texts keep a little more than the law of 4.5:1, for what pixels and files round. */
const TEXT_CONTRAST = 4.7;
const LIGHT_OF_THE_HOUSE = "#f9be45";
const TINT_OF_THE_HOUSE = "#dfecfe";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param share of the other colour */
export function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [channels(colour), channels(other)];
  return `#${one
    .map((value, i) =>
      Math.round(value + (two[i]! - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Of this colour, the nearest to it that is legible on the ground. */
function legible(colour: string, ground: string): string {
  const end = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const nearer = mixed(colour, end, share);
    if (contrastOf(nearer, ground) >= TEXT_CONTRAST) return nearer;
  }
  return contrastOf(end, ground) >= TEXT_CONTRAST ? end : "#000000";
}

/** @param colour `#1443a1`; null for the house's own */
export function pictureColours(colour: string | null): Colours {
  const { fill, line } = brandColours(colour);
  // A pale colour is light enough as it is; thinned, it would be grey.
  const isPale = colour !== null && isTooPale(colour);
  const grounds: Record<Ground, string> = {
    wall: WALL,
    paper: PAPER,
    ink: NIGHT,
    brand: fill,
    deep: mixed(line, NIGHT, 0.55),
    tint: colour === null ? TINT_OF_THE_HOUSE : isPale ? mixed(PAPER, fill, 0.42) : mixed(PAPER, line, 0.15),
    light: colour === null ? LIGHT_OF_THE_HOUSE : isPale ? fill : mixed(PAPER, line, 0.34),
  };
  const mainOn = (ground: Ground): string => {
    const at = grounds[ground];
    return contrastOf(NIGHT, at) >= TEXT_CONTRAST && inkOn(at) !== PAPER ? NIGHT : legible(inkOn(at), at);
  };
  const inks: Record<Ground, Record<Ink, string>> = Object.fromEntries(
    (Object.keys(grounds) as Ground[]).map((ground) => {
      const at = grounds[ground];
      const main = mainOn(ground);
      const isDark = contrastOf(main, PAPER) < 2;
      const accent = isDark ? grounds.light : line;
      return [
        ground,
        { main, quiet: legible(mixed(main, at, 0.28), at), accent: ground === "brand" ? main : legible(accent, at) },
      ];
    }),
  ) as Record<Ground, Record<Ink, string>>;
  return {
    grounds,
    inkOn: (ground, ink) => inks[ground][ink],
    lineOn: (ground) => mixed(inks[ground].main, grounds[ground], 0.72),
  };
}
