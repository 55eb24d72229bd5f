import { counted } from "../../shared/format/counted.ts";
import type { DistrictFigures, QuarterFigures } from "./quarters.ts";
import { FEWEST_CASES } from "./sample.ts";

/** The parts of a zone that pages and papers compare. */
export interface ComparedParts {
  /** Their name, in the singular. */
  kind: "barrio" | "distrito";
  /** Those with a price, and those with too few offers for one. */
  telling: readonly (QuarterFigures | DistrictFigures)[];
  silent: readonly (QuarterFigures | DistrictFigures)[];
  /** Why districts stand in the place of quarters, in Spanish; null where quarters stand for themselves. */
  why: string | null;
}

/** Below this share of the offers that name a quarter, quarters with a price tell too little of a zone. */
const LEAST_SHARE = 0.5;

/**
 * The quarters of a zone; its districts instead where the quarters that have a price hold less than half of the offers, and where districts
 * with a price hold more. Where neither have a price districts stand, because they are fewer and each says how near it is to one.
 */
export function comparedParts({
  quarters,
  districts,
}: {
  quarters: readonly QuarterFigures[];
  districts: readonly DistrictFigures[];
}): ComparedParts {
  const telling = quarters.filter(hasPrice);
  const silent = quarters.filter((one) => !hasPrice(one));
  const told = offersOf(telling);
  const tellingDistricts = districts.filter(hasPrice);
  const isTold = told >= LEAST_SHARE * offersOf(quarters);
  const tellsMore = offersOf(tellingDistricts) > told || (told === 0 && districts.length > 0);
  if (isTold || !tellsMore) {
    return { kind: "barrio", telling, silent, why: null };
  }
  const few = `${telling.length === 0 ? "Ningún barrio" : `Solo ${counted(telling.length, "barrio", "barrios")}`} de ${quarters.length}`;
  return {
    kind: "distrito",
    telling: tellingDistricts,
    silent: districts.filter((one) => !hasPrice(one)),
    why: [
      `${few} ${telling.length > 1 ? "llegan" : "llega"} a las ${FEWEST_CASES} ofertas que pide una cifra, así que los juntamos por distritos.`,
      districts.some(({ isEstimated }) => isEstimated)
        ? "El reparto es aproximado: cada barrio va al distrito cuyo centro le queda más cerca."
        : null,
      outsideText(quarters, districts),
    ]
      .filter((text) => text !== null)
      .join(" "),
  };
}

/** Quarters that no district holds would be missing without a word. */
function outsideText(quarters: readonly QuarterFigures[], districts: readonly DistrictFigures[]): string | null {
  const held = new Set(districts.flatMap((district) => district.quarters));
  const outside = quarters.filter(({ name }) => !held.has(name));
  if (outside.length === 0) return null;
  const offers = counted(offersOf(outside), "oferta", "ofertas");
  return outside.length === 1
    ? `Queda fuera ${outside[0]!.name} (${offers}), porque no sabemos en qué distrito está.`
    : `Quedan fuera ${outside.length} barrios (${offers}), porque no sabemos en qué distrito están.`;
}

const hasPrice = ({ unitPrice }: QuarterFigures) => unitPrice.kind === "spread";

const offersOf = (parts: readonly QuarterFigures[]) => parts.reduce((sum, { active }) => sum + active, 0);

/**
 * Whether parts without a price stand among the others: districts are few, and one that lacks an offer is no less a district; quarters do so where
 * none has a price.
 */
export const isEachShown = ({ kind, telling }: ComparedParts): boolean => kind === "distrito" || telling.length === 0;

/** `y 28 barrios sin muestra suficiente`; null for none. */
export const silentText = ({ kind, silent }: Pick<ComparedParts, "kind" | "silent">): string | null =>
  silent.length === 0
    ? null
    : `y ${counted(silent.length, kind, `${kind}s`)} sin muestra suficiente (menos de ${FEWEST_CASES} ofertas con precio)`;
