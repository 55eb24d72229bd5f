import type { MatchingHome } from "#domain/crm/contacts/dto.ts";
import { formatArea } from "#domain/shared/format/format.ts";

/** `Ruzafa · 85 m² · 3 hab. · 1 baño · ref. V-102`, of a home that was compared with a demand. */
export const homeLine = ({
  place,
  builtAreaM2,
  rooms,
  bathrooms,
  reference,
}: Pick<MatchingHome, "place" | "builtAreaM2" | "rooms" | "bathrooms" | "reference">): string =>
  [
    place,
    builtAreaM2 === null ? null : formatArea(builtAreaM2),
    rooms === null ? null : `${rooms} hab.`,
    bathrooms === null ? null : bathrooms === 1 ? "1 baño" : `${bathrooms} baños`,
    reference ? `ref. ${reference}` : null,
  ]
    .filter(Boolean)
    .join(" · ");
