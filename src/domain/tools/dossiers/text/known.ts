import type { DocumentText } from "../document-text.ts";
import { type Identifier, identifiersIn } from "../identifiers/find.ts";
import { type Area, areasIn } from "./areas.ts";
import { datesIn, type ReadDate } from "./dates.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { type Flat, flatten } from "./flat.ts";
import { type Money, moneyIn } from "./money.ts";
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
}

/** @param mark which mark stands before decimals: a comma in Spain and South America, a point in Mexico */
export function knownOf(document: DocumentText, mark: "comma" | "point" = "comma"): Known {
  const flat = flatten(document);
  return knownOfFlat(flat, mark);
}

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
  };
}
