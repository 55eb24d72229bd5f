import { brandColours, contrastOf, inkOn } from "../../accounts/agency/brand.ts";
import { mixed } from "../pictures/colours.ts";

/** How a page looks: five designs, each in the agency's colour, in which every text can be read whatever that colour is. */

export const LOOKS = ["cal", "editorial", "noche", "patio", "trazo"] as const;
export type Look = (typeof LOOKS)[number];

export const LOOK_NAMES: Record<Look, { name: string; says: string }> = {
  cal: { name: "Cal", says: "Claro y limpio: la foto a un lado, las palabras al otro." },
  editorial: { name: "Editorial", says: "Como una revista: foto ancha, letra con serifa y mucho aire." },
  noche: { name: "Noche", says: "Oscuro, con la foto de lado a lado. Para lo singular." },
  patio: { name: "Patio", says: "Tu color en grande y esquinas redondas. Cercano." },
  trazo: { name: "Trazo", says: "Líneas finas y rótulos de plano. Para obra nueva." },
};

/** The colours of a page, as its style sheet names them. */
export interface LandingColours {
  paper: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  /** The brand's own colour, for areas with text on them, such as buttons. */
  fill: string;
  onFill: string;
  /** Lines, marks and the edges of such areas: as much darker or lighter as they need to be seen. */
  brand: string;
  /** Texts and marks in the brand's colour on paper, card and tint. */
  accent: string;
  /** A quiet ground of whole sections. */
  tint: string;
  /** Words of what went wrong in a form. */
  fault: string;
}

const GROUNDS: Record<Look, { paper: string; card: string; ink: string; soft: string; line: string }> = {
  cal: { paper: "#fbfaf8", card: "#ffffff", ink: "#11192c", soft: "#4c5568", line: "#dbd9d3" },
  editorial: { paper: "#f7f3ea", card: "#fffdf8", ink: "#1f1b16", soft: "#5c5347", line: "#ddd3c1" },
  noche: { paper: "#0c1222", card: "#151d31", ink: "#f3f1ec", soft: "#b9c0cd", line: "#2d374d" },
  patio: { paper: "#ffffff", card: "#ffffff", ink: "#151a26", soft: "#4a5163", line: "#e2e4ea" },
  trazo: { paper: "#ffffff", card: "#ffffff", ink: "#16181d", soft: "#51555e", line: "#c9ccd3" },
};

/** A little more than the law of 4.5:1, for what rounding takes. */
const TEXT_CONTRAST = 4.6;
/** A button's edge must be told from its ground (WCAG 2.2, 1.4.11). */
const SHAPE_CONTRAST = 3;

/** Of this colour, the nearest to it that has so much contrast with all of the grounds. */
function nearest(colour: string, grounds: readonly string[], contrast: number, end: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const nearer = mixed(colour, end, share);
    if (grounds.every((ground) => contrastOf(nearer, ground) >= contrast)) return nearer;
  }
  return end;
}

/** @param colour `#1443a1`; null for the house's own */
export function landingColours(look: Look, colour: string | null): LandingColours {
  const ground = GROUNDS[look];
  const { fill } = brandColours(colour);
  const isDark = look === "noche";
  const tint = mixed(ground.paper, fill, isDark ? 0.14 : look === "patio" ? 0.1 : 0.06);
  const end = isDark ? "#ffffff" : "#000000";
  const surfaces = [ground.paper, ground.card, tint];
  const brand = nearest(fill, [ground.paper, ground.card], SHAPE_CONTRAST, end);
  return {
    ...ground,
    fill,
    onFill: inkOn(fill),
    brand,
    accent: nearest(fill, surfaces, TEXT_CONTRAST, end),
    soft: nearest(ground.soft, surfaces, TEXT_CONTRAST, end),
    tint,
    fault: nearest(isDark ? "#ff9c92" : "#b3261e", surfaces, TEXT_CONTRAST, end),
  };
}
