import { type Identifier, identifiersIn } from "../identifiers/find.ts";
import { type Street, streetsIn } from "./addresses.ts";
import { type Area, areasIn } from "./areas.ts";
import { datesIn, type ReadDate } from "./dates.ts";
import { type Figure, figuresIn } from "./figures.ts";
import type { Flat } from "./flat.ts";
import { type Money, moneyIn } from "./money.ts";
import { sentencesIn } from "./sentences.ts";
import { type Percent, percentsIn } from "./shares.ts";

/** A document with everything in it that has a shape of its own: found once, asked for by every reader. */
export interface Known {
  flat: Flat;
  figures: readonly Figure[];
  money: readonly Money[];
  areas: readonly Area[];
  dates: readonly ReadDate[];
  percents: readonly Percent[];
  identifiers: readonly Identifier[];
  streets: readonly Street[];
  /** Places at which sentences begin, ascending. */
  sentences: readonly number[];
}

/** @param mark which mark stands before decimals: a comma in Spain and South America, a point in Mexico */
export function knownOfFlat(flat: Flat, mark: "comma" | "point"): Known {
  const figures = figuresIn(flat, mark);
  return {
    flat,
    figures,
    money: moneyIn(flat, figures),
    areas: areasIn(flat, figures),
    dates: datesIn(flat),
    percents: percentsIn(flat, figures),
    identifiers: identifiersIn(flat),
    streets: streetsIn(flat),
    sentences: sentencesIn(flat).map(({ start }) => start),
  };
}
