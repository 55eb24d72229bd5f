import { brandColours, contrastOf, inkOn, readableColour } from "../../../accounts/agency/brand.ts";

/**
 * Colours of a mail by day and by night. Programs that know no scheme show the day; those that turn colours around by themselves find
 * both named, and text never stands on a picture.
 */

const NIGHT = { page: "#080d1d", card: "#11192c", text: "#ebeae5", muted: "#b5b0a9", line: "#626b7b" } as const;
export const DAY = { page: "#f1eee8", card: "#fbfaf8", text: "#11192c", muted: "#4c5568", line: "#b5b0a9" } as const;
const TEXT_CONTRAST = 4.5;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour, as light as it needs to be to read on the night's card. It ends: white reads there. */
export function nightColour(colour: string): string {
  for (let percent = 0; ; percent++) {
    const lighter = channels(colour)
      .map((value) => Math.round(value + ((255 - value) * percent) / 100))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("");
    if (contrastOf(`#${lighter}`, NIGHT.card) >= TEXT_CONTRAST) return `#${lighter}`;
  }
}

export interface MailColours {
  /** Links and prices on the card. */
  accent: string;
  fill: string;
  onFill: string;
  /** Band under the head. */
  line: string;
  /** Rules of the night, for programs that follow them. */
  night: string;
}

export function mailColours(colour: string | null): MailColours {
  const { fill, onFill, line } = brandColours(colour);
  const night = nightColour(fill);
  return {
    accent: readableColour(fill),
    fill,
    onFill,
    line,
    night: nightRules({ accent: night, onAccent: inkOn(night) }),
  };
}

/** Twice: for those that follow the reader's scheme, and for Outlook on the web, which marks what it has turned around. */
function nightRules({ accent, onAccent }: { accent: string; onAccent: string }): string {
  const rules = [
    ["body,.pg", `background:${NIGHT.page} !important;background-color:${NIGHT.page} !important`],
    [".cd,.cd>table", `background:${NIGHT.card} !important;background-color:${NIGHT.card} !important`],
    [".tx div,.tx p,.tx li,.tx td", `color:${NIGHT.text} !important`],
    [".mu,.mu div,.mu a", `color:${NIGHT.muted} !important`],
    [".ac,.ac div,.tx a", `color:${accent} !important`],
    [".bt td,.bt a", `background:${accent} !important;color:${onAccent} !important`],
    [".hr p", `border-top-color:${NIGHT.line} !important`],
    // A dark logo on the night's card would not be seen.
    [".lg", "background:#ffffff !important"],
  ] as const;
  const written = (before: string) =>
    rules
      .map(
        ([who, how]) =>
          `${who
            .split(",")
            .map((one) => `${before}${one}`)
            .join(",")}{${how}}`,
      )
      .join("");
  return `@media (prefers-color-scheme:dark){${written("")}}${written("[data-ogsc] ")}`;
}
