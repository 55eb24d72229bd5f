import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { DemandForm } from "./contact-forms.ts";
import type { HomeMust } from "./demand-musts.ts";
import type { DemandLine } from "./dto.ts";

/** A demand that says nothing yet. */
export const EMPTY_DEMAND: DemandForm = {
  priceMin: undefined,
  priceMax: undefined,
  currency: undefined,
  areaMinM2: undefined,
  roomsMin: undefined,
  roomsMax: undefined,
  bathroomsMin: undefined,
  note: undefined,
};

/** A whole demand as its form sends it, so that a change of one part leaves the others as they are. */
export function formOfDemand(line: DemandLine): DemandForm {
  const amount = (cents: number | null) => (cents === null ? undefined : cents / 100);
  return {
    operation: line.operation,
    types: line.types as HomeType[],
    ...(line.sought
      ? {
          where: line.sought.map(({ typed, isExcluded, place, withinM }) => ({
            typed,
            isExcluded,
            placeId: place?.id,
            withinM,
          })),
        }
      : { places: line.places }),
    zone: line.zone,
    priceMin: amount(line.priceMinCents),
    priceMax: amount(line.priceMaxCents),
    currency: line.currency,
    areaMinM2: line.areaMinM2 ?? undefined,
    roomsMin: line.roomsMin ?? undefined,
    roomsMax: line.roomsMax ?? undefined,
    bathroomsMin: line.bathroomsMin ?? undefined,
    musts: line.musts as HomeMust[],
    wishes: line.wishes as HomeMust[],
    tolerance: line.tolerance,
    note: line.note ?? undefined,
    isActive: line.isActive,
  };
}
