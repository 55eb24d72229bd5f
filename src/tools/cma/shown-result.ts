import { PORTFOLIO_SOURCE } from "#domain/shared/listing/portfolio-listing.ts";
import { hiddenDegrees } from "#domain/shared/places/hidden-place.ts";
import type { CmaResult, CmaRow } from "./result.ts";
import type { CmaInput } from "./schema.ts";

const DISTANCE_STEP_M = 100;
/** The agent's own portfolio, in the words of their client. */
const AGENCY_SOURCE = "Cartera de la agencia";

/** The input that leaves with the owner's page: the home and the texts written for the owner, no deed and no debt. */
export const shownInput = ({
  home: { cadastralReference: _, price: __, ...home },
  letter,
  advice,
  // Runs from before 27 November 2026 have none.
  texts = [],
}: CmaInput): Partial<CmaInput> => ({
  home,
  ...(letter !== undefined && { letter }),
  ...(advice !== undefined && { advice }),
  ...(texts.length > 0 && { texts: texts.map(({ id, text }) => ({ id, text })) }),
});

/**
 * The result as the owner sees it: without the comparables that stay out and the rows that were not read, and with homes whose agency does
 * not show them in the middle of a square of half a kilometre.
 */
export function shownResult(result: CmaResult): CmaResult {
  const { paste: _, chosenMissing: __, ...kept } = result;
  const shown = { ...kept, leftOut: 0, rows: result.rows.filter(({ standing }) => standing !== "fuera").map(shownRow) };
  // The value of another engine is a matter between the agent and the product.
  if (shown.kind === "value") delete shown.learned;
  return shown;
}

function shownRow({ yearBuilt, ...row }: CmaRow): CmaRow {
  const source = row.source === PORTFOLIO_SOURCE ? AGENCY_SOURCE : row.source;
  if (!row.hidesPlace) return { ...row, yearBuilt, source };
  const blurred = (degrees: number | null) => (degrees === null ? null : hiddenDegrees(degrees));
  return {
    ...row,
    source,
    yearBuilt: null,
    latitude: blurred(row.latitude),
    longitude: blurred(row.longitude),
    distanceM: row.distanceM === null ? null : Math.round(row.distanceM / DISTANCE_STEP_M) * DISTANCE_STEP_M,
  };
}
