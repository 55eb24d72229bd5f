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
 * with a price hold more.
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
  if (told >= LEAST_SHARE * offersOf(quarters) || offersOf(tellingDistricts) <= told) {
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
    ]
      .filter((text) => text !== null)
      .join(" "),
  };
}

const hasPrice = ({ unitPrice }: QuarterFigures) => unitPrice.kind === "spread";

const offersOf = (parts: readonly QuarterFigures[]) => parts.reduce((sum, { active }) => sum + active, 0);

/** `y 28 barrios sin muestra suficiente`; null for none. */
export const silentText = ({ kind, silent }: Pick<ComparedParts, "kind" | "silent">): string | null =>
  silent.length === 0
    ? null
    : `y ${counted(silent.length, kind, `${kind}s`)} sin muestra suficiente (menos de ${FEWEST_CASES} ofertas con precio)`;
