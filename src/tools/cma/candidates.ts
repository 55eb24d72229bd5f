import type { Listing, Property } from "#domain/shared/listing/property.ts";
import { type AdvertState, daysToldIn, saysWithdrawn } from "#domain/tools/cma/advert-state.ts";
import { daysOnMarket } from "#domain/tools/cma/days-on-market.ts";
import { type GridCell, gridCells, gridSums, leavesNothing, linesOfCells } from "#domain/tools/cma/grid.ts";
import { adjustmentLines } from "#domain/tools/valuation/adjustments.ts";
import { MOST_GROSS, withMarketSteps } from "#domain/tools/valuation/comparables.ts";
import { isDemo, speakingListings } from "#domain/tools/valuation/demo-listings.ts";
import { withoutUnmarked } from "#domain/tools/valuation/marked-extras.ts";
import { comparablesIn, type Paste } from "#domain/tools/valuation/paste.ts";
import type { PriceIndex } from "#domain/tools/valuation/price-index.ts";
import { subjectFromProperty } from "#domain/tools/valuation/subject.ts";
import type { AdjustmentLine, ValuationResult } from "#domain/tools/valuation/types.ts";
import type { CmaFacts } from "./engine.ts";
import type { CmaInput, ComparableChange } from "./schema.ts";

/** A listing that may stand in the report. */
export interface Candidate {
  /** Its evidence follows from its state. */
  listing: Listing;
  state: AdvertState;
  daysOnMarket: number | null;
  /** ISO date of its first advert, where the days follow from its history. */
  listedOn: string | null;
  /** Pasted, or chosen in the list or on the map: it goes before those that merely lie nearby. */
  isChosen: boolean;
}

/** Most comparables that a report compares with. */
export const MOST_COMPARED = 12;

/** The home as it is compared: with `extrasComplete`, extras that were not marked are known to be missing; its own price proves nothing. */
export function homeOf({ home, extrasComplete }: CmaInput): CmaInput["home"] {
  const { price: _, ...rest } = extrasComplete ? withoutUnmarked(home) : home;
  return rest as CmaInput["home"];
}

/** The grid of one report: cells of any listing, and the lines that the engine takes in place of its own. */
export interface Grid {
  index: PriceIndex | undefined;
  closingStep: number | undefined;
  changeOf: (id: string) => ComparableChange | undefined;
  /** Cells that count, and whether the agent's were refused because they leave nothing of the price. */
  cellsOf: (listing: Listing) => { cells: GridCell[]; areRefused: boolean };
  amend: (listing: Listing, lines: AdjustmentLine[]) => AdjustmentLine[];
}

/** The engine's proposals for the home under the changes of the agent. */
export function gridOf(
  { changes, closingGap }: CmaInput,
  home: Property,
  { index, today }: { index: PriceIndex | undefined; today: string },
): Grid {
  const subject = subjectFromProperty(home);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const closingStep = closingGap === undefined ? undefined : -closingGap;
  const changed = (listing: Listing, proposed: readonly AdjustmentLine[]) => {
    const cells = gridCells(proposed, byId.get(listing.id)?.cells ?? []);
    const areRefused = leavesNothing(listing.price, gridSums(listing.price, cells));
    return { cells: areRefused ? gridCells(proposed, []) : cells, areRefused };
  };
  return {
    index,
    closingStep,
    changeOf: (id) => byId.get(id),
    cellsOf: (listing) => {
      const own = adjustmentLines(subject, subjectFromProperty(listing), listing.price);
      return changed(listing, withMarketSteps(listing, own, { index, closingStep, today }).lines);
    },
    amend: (listing, lines) => linesOfCells(listing.price, changed(listing, lines).cells),
  };
}

interface Candidates {
  /** They may count. */
  rated: Candidate[];
  withdrawn: Candidate[];
  /** Taken out by the agent. */
  removed: Candidate[];
  /** Changed by half of their price or more, and not kept by a reason. */
  tooUnlike: Candidate[];
}

/** Everything that was pasted, was chosen or lies nearby, by what may become of it. */
export function candidatesOf(
  { home, useNearby, removedIds, changes }: CmaInput,
  { nearbyListings, withdrawnNearby, chosenComparables = [], today }: CmaFacts,
  paste: Paste | undefined,
  grid: Grid,
): Candidates {
  const change = new Map(changes.map((one) => [one.id, one]));
  const pasted = (paste?.listings ?? []).map((listing) => {
    const row = paste?.texts[listing.id] ?? "";
    return candidate(listing, change.get(listing.id), {
      isChosen: true,
      state: saysWithdrawn(row) ? "retirada" : undefined,
      days: daysToldIn(row) ?? null,
      today,
    });
  });
  const ticked = chosenComparables.map(({ listing, state }) =>
    candidate(listing, change.get(listing.id), { isChosen: true, state, days: null, today }),
  );
  const chosen = [...pasted, ...ticked];
  const chosenIds = new Set(chosen.map(({ listing }) => listing.id));
  const nearby = comparablesIn(
    useNearby,
    chosen.map(({ listing }) => listing),
    nearbyListings,
  )
    .filter(({ id }) => !chosenIds.has(id))
    .map((listing) =>
      candidate(listing, change.get(listing.id), { isChosen: false, state: undefined, days: null, today }),
    );
  // Invented ones stay out as soon as anybody real speaks, withdrawn ones like the others.
  const speaking = [
    ...chosen.map(({ listing }) => listing),
    ...nearbyListings,
    ...withdrawnNearby.map((one) => one.listing),
  ];
  const { isDemo: areAllInvented } = speakingListings(speaking);
  const gone = useNearby === false ? [] : withdrawnNearby.filter(({ listing }) => areAllInvented || !isDemo(listing));
  const left = gone
    .filter(
      ({ listing }) => listing.type === home.type && listing.currency === home.currency && !chosenIds.has(listing.id),
    )
    .map(({ listing, days }) =>
      candidate(listing, change.get(listing.id), { isChosen: false, state: "retirada", days, today }),
    );
  const all = [...chosen, ...nearby, ...left];
  const isRemoved = ({ listing }: Candidate) => removedIds.includes(listing.id);
  const isKept = ({ listing }: Candidate) => change.get(listing.id)?.keepReason !== undefined;
  const here = all.filter((one) => !isRemoved(one));
  const onOffer = here.filter(({ state }) => state !== "retirada");
  // Of what merely lies nearby too unlike ones are not worth a word.
  const isTooUnlike = (one: Candidate) =>
    !isKept(one) && gridSums(one.listing.price, grid.cellsOf(one.listing).cells).gross >= MOST_GROSS;
  const isComparable = ({ listing }: Candidate) =>
    listing.type === home.type && listing.operation === home.operation && listing.currency === home.currency;
  return {
    rated: onOffer.filter((one) => !isComparable(one) || !isTooUnlike(one)),
    withdrawn: here.filter(
      (one) => one.state === "retirada" && isComparable(one) && (one.isChosen || !isTooUnlike(one)),
    ),
    removed: all.filter(isRemoved),
    tooUnlike: onOffer.filter((one) => one.isChosen && isComparable(one) && isTooUnlike(one)),
  };
}

interface Told {
  isChosen: boolean;
  state: AdvertState | undefined;
  /** Told by the row itself. */
  days: number | null;
  today: string;
}

/** A listing as its own words and the agent's tell of it; the agent's win. */
function candidate(listing: Listing, change: ComparableChange | undefined, told: Told): Candidate {
  const state = change?.state ?? told.state ?? (listing.evidence === "cierre" ? "vendida" : "en-venta");
  const typed = change?.daysOnMarket ?? told.days;
  const known = typed === null || typed === undefined ? daysOnMarket(listing, state, told.today) : null;
  return {
    listing: { ...listing, evidence: state === "vendida" ? "cierre" : "oferta" },
    state,
    daysOnMarket: typed ?? known,
    listedOn: known === null ? null : (listing.listedOn ?? null),
    isChosen: told.isChosen,
  };
}

/** The comparables of the report: pasted and ticked ones first, as the agent chose them, then the heaviest of those nearby, up to twelve. */
export function chosenOf(rated: readonly Candidate[], first: ValuationResult): Candidate[] {
  const byId = new Map(rated.map((one) => [one.listing.id, one]));
  const serving = first.used.flatMap(({ id }) => byId.get(id) ?? []);
  return [...serving.filter(({ isChosen }) => isChosen), ...serving.filter(({ isChosen }) => !isChosen)].slice(
    0,
    MOST_COMPARED,
  );
}
