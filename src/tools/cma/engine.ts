import { comparableGroups } from "#domain/tools/cma/groups.ts";
import { priceStrategies } from "#domain/tools/cma/strategies.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { closedMedianDays, closingsIn } from "#domain/tools/price-position/sale-times.ts";
import type { ValuationModel } from "#domain/tools/valuation/model.ts";
import { pasteFor, summaryOf } from "#domain/tools/valuation/paste.ts";
import { priceIndexOf, priceSeriesFor } from "#domain/tools/valuation/price-index.ts";
import { listingsAround, refusedPlace } from "#domain/tools/valuation/questions.ts";
import type { UsedComparable, ValuationResult, ValueHomeInput } from "#domain/tools/valuation/types.ts";
import { valueHome } from "#domain/tools/valuation/value-home.ts";
import { type Candidate, candidatesOf, chosenOf, gridOf, homeOf, MOST_COMPARED } from "./candidates.ts";
import { netSheets } from "./net-sheet.ts";
import type { CmaResult, CmaRow, CmaValue } from "./result.ts";
import { rowOf } from "./rows.ts";
import type { CmaInput } from "./schema.ts";

/** Withdrawn homes are looked for among the nearest. */
const WITHDRAWN_RADIUS_M = 2000;
const MOST_WITHDRAWN = 6;

/** The facts that the tool asks of the server. */
export function cmaNeeds({ home, chosenIds }: CmaInput) {
  const { latitude, longitude, operation } = home;
  return {
    today: true as const,
    nearbyListings: listingsAround(home),
    withdrawnNearby: { ...listingsAround(home), radiusM: WITHDRAWN_RADIUS_M, limit: MOST_WITHDRAWN },
    officialSeries: { ids: priceSeriesFor(home) },
    municipality: { latitude, longitude },
    saleTimes: { operation, latitude, longitude },
    valuationModel: { latitude, longitude },
    ...(chosenIds.length > 0 && { chosenComparables: { ids: chosenIds } }),
  };
}

type AllFacts = FactsFor<ReturnType<typeof cmaNeeds>>;
type Optional = "chosenComparables" | "valuationModel";
/** Chosen homes are asked for only where somebody chose some, and few cities have a model. */
export type CmaFacts = Omit<AllFacts, Optional> & Partial<Pick<AllFacts, Optional>>;

/** A point in the sea or abroad is refused. */
export const refusedPosition = ({ home }: CmaInput, { municipality }: Pick<CmaFacts, "municipality">) =>
  refusedPlace(home, municipality);

/**
 * The comparative analysis: chooses up to twelve comparables, lays the agent's changes over the engine's grid, and draws value, prices to
 * start from and the seller's net from what counts. The differences are those of the grid, whose cells can be told to an owner one by one,
 * also in cities with a learned model.
 */
export function compareMarket(input: CmaInput, facts: CmaFacts): CmaResult {
  const { today, officialSeries, saleTimes } = facts;
  const paste = pasteFor(input.home, input.comparablesText, today);
  const home = homeOf(input);
  const grid = gridOf(input, home, { index: priceIndexOf(officialSeries), today });
  const { rated, withdrawn, removed, tooUnlike } = candidatesOf(input, facts, paste, grid);
  const keptIds = input.changes.filter(({ keepReason }) => keepReason !== undefined).map(({ id }) => id);
  const asked = (candidates: readonly Candidate[]) => ({
    subject: home,
    comparables: candidates.map(({ listing }) => listing),
    keptIds,
    index: grid.index,
    closingStep: grid.closingStep,
    isOfTodayAlone: true,
    today,
  });
  const valued = (candidates: readonly Candidate[]): ValuationResult =>
    valueHome({ ...asked(candidates), amend: grid.amend });
  const first = valued(rated);
  const chosen = chosenOf(rated, first);
  const second = valued(chosen);
  const rows = rowsOf({ chosen, rated, withdrawn, removed, tooUnlike }, first, second, (candidate, used) =>
    rowOf(candidate, { home, grid, change: grid.changeOf(candidate.listing.id), used }),
  );
  const common = {
    calculatedOn: today,
    currency: home.currency,
    rows,
    groups: comparableGroups(
      rows.filter(({ standing, weightShare }) =>
        standing === "cuenta" ? second.kind !== "value" || weightShare > 0 : standing === "enseña",
      ),
    ),
    ...missingOf(input, facts),
    leftOut: Math.max(0, rated.length - rows.filter(({ standing }) => standing !== "enseña").length),
    ...(paste ? { paste: summaryOf(paste, []) } : {}),
  };
  if (second.kind !== "value") {
    const found = rows.filter(({ standing }) => standing === "cuenta").length;
    return { ...common, kind: "too-few-comparables", found, needed: 3 };
  }
  const { value, pricePerM2, range50, range80, fsd, confidence, expected, index } = second;
  // Times of anywhere would be the same for every home of a country.
  const strategies = priceStrategies({ value, range50, range80 }, saleTimes.withinKm === null ? [] : saleTimes.times);
  const learned = learnedOf(facts, asked(chosen));
  return {
    ...common,
    kind: "value",
    value,
    pricePerM2,
    range80,
    range50,
    fsd,
    confidence,
    expected: expected ?? null,
    index: index ?? null,
    strategies,
    ...(learned && { learned }),
    closings: {
      count: closingsIn(saleTimes),
      withinKm: saleTimes.withinKm,
      areInvented: saleTimes.areInvented,
      medianDays: closedMedianDays(saleTimes),
    },
    net: netSheets(input, facts, strategies),
  };
}

/** The value that the same comparables have by the differences that a city's model has learned. */
function learnedOf(
  { valuationModel = null }: Pick<CmaFacts, "valuationModel">,
  asked: ValueHomeInput<ValuationModel>,
): CmaValue["learned"] {
  if (valuationModel === null || valuationModel === "unavailable") return undefined;
  const other = valueHome({ ...asked, model: valuationModel });
  if (other.kind !== "value" || other.engine !== "both") return undefined;
  return { city: valuationModel.card.cityName, value: other.value, range80: other.range80 };
}

/** How many of the chosen homes could not be read any more. */
function missingOf({ chosenIds }: CmaInput, { chosenComparables = [] }: CmaFacts): { chosenMissing?: number } {
  const missing = chosenIds.length - chosenComparables.length;
  return missing > 0 ? { chosenMissing: missing } : {};
}

/** Comparables that stay out and are shown; a paste may have five hundred. */
const MOST_LEFT_OUT = 20;

interface Sorted {
  chosen: readonly Candidate[];
  rated: readonly Candidate[];
  withdrawn: readonly Candidate[];
  removed: readonly Candidate[];
  tooUnlike: readonly Candidate[];
}

/** Those that count, heaviest first; chosen or judged ones that do not, with their reason; withdrawn ones. */
function rowsOf(
  { chosen, rated, withdrawn, removed, tooUnlike }: Sorted,
  first: ValuationResult,
  second: ValuationResult,
  row: (candidate: Candidate, used?: UsedComparable) => CmaRow,
): CmaRow[] {
  const byId = new Map([...rated, ...chosen].map((candidate) => [candidate.listing.id, candidate]));
  const counted = second.used.flatMap((used) => {
    const candidate = byId.get(used.id);
    return candidate ? [row(candidate, used)] : [];
  });
  const countedIds = new Set(counted.map(({ id }) => id));
  const judged = new Map([...first.excluded, ...second.excluded].map((one) => [one.id, one]));
  const out = rated.flatMap((candidate): CmaRow[] => {
    const { listing, isChosen } = candidate;
    if (countedIds.has(listing.id)) return [];
    const why = judged.get(listing.id);
    const isTelling = isChosen || why?.reason === "outlier" || why?.reason === "same-home";
    if (!isTelling) return [];
    return [
      {
        ...row(candidate),
        standing: "fuera",
        outReason: why?.text ?? "Ya hay doce comparables que se parecen más.",
        exclusion: why?.reason ?? "less-alike",
      },
    ];
  });
  const unlike = tooUnlike.map(
    (candidate): CmaRow => ({
      ...row(candidate),
      standing: "fuera",
      outReason: "Sus ajustes suman la mitad de su precio o más: se parece demasiado poco.",
      exclusion: "too-unlike",
    }),
  );
  const gone = removed.map(
    (candidate): CmaRow => ({
      ...row(candidate),
      standing: "fuera",
      outReason: "La has quitado tú.",
      exclusion: "removed-by-agent",
    }),
  );
  const teaching = withdrawn.map((candidate): CmaRow => ({ ...row(candidate), standing: "enseña" }));
  return [...counted, ...[...gone, ...unlike, ...out].slice(0, MOST_LEFT_OUT), ...teaching.slice(0, MOST_COMPARED)];
}
