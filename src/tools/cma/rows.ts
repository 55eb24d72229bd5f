import { hidesItsPlace } from "#domain/shared/listing/portfolio-listing.ts";
import { gridSums } from "#domain/tools/cma/grid.ts";
import { GROSS_LIMIT, NET_LIMIT } from "#domain/tools/valuation/comparables.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { distanceM } from "#domain/tools/valuation/position.ts";
import { subjectFromProperty } from "#domain/tools/valuation/subject.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import type { Candidate, Grid } from "./candidates.ts";
import type { CmaRow } from "./result.ts";
import type { CmaInput, ComparableChange } from "./schema.ts";

interface RowContext {
  home: CmaInput["home"];
  grid: Grid;
  change: ComparableChange | undefined;
  /** Its part in the value, where it has one. */
  used: UsedComparable | undefined;
}

/** A fraction that is told apart from a border: 15 % exactly is not above it, whatever the last bit of a sum says. */
const ROUNDING = 1e-9;

/** A comparable as a row of the report. */
export function rowOf(
  { listing, state, daysOnMarket, listedOn }: Candidate,
  { home, grid, change, used }: RowContext,
): CmaRow {
  const { cells, areRefused } = grid.cellsOf(listing);
  const sums = gridSums(listing.price, cells);
  const away = distanceM(subjectFromProperty(home), subjectFromProperty(listing));
  return {
    id: listing.id,
    name: listing.address ?? listing.placeName ?? "Sin dirección",
    state,
    standing: "cuenta",
    price: listing.price,
    pricePerM2: listing.price / listing.builtAreaM2,
    areaM2: listing.builtAreaM2,
    rooms: listing.rooms ?? null,
    bathrooms: listing.bathrooms ?? null,
    floor: listing.floor ?? null,
    yearBuilt: listing.yearBuilt ?? null,
    condition: listing.condition ?? null,
    date: listing.date ?? null,
    source: listing.source ?? "Sin indicar",
    isDemo: isDemo(listing),
    latitude: listing.latitude ?? null,
    longitude: listing.longitude ?? null,
    distanceM: Number.isNaN(away) ? null : away,
    daysOnMarket,
    ...(listedOn !== null && { listedOn }),
    cells,
    ...sums,
    isNetHigh: Math.abs(sums.net) > NET_LIMIT + ROUNDING,
    isGrossHigh: sums.gross > GROSS_LIMIT + ROUNDING,
    weightShare: used?.weightShare ?? 0,
    isApart: used?.isApart === true,
    ...(change?.keepReason !== undefined && { keepReason: change.keepReason }),
    ...(areRefused && { areCellsRefused: true as const }),
    ...(hidesItsPlace(listing) && { hidesPlace: true as const }),
  };
}
