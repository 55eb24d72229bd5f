import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import { formatArea } from "#domain/shared/format/format.ts";

/** How a home is called in lists: its address, or type and place; with its area where it is known. */
export function nameOfHome(home: KnownProperty): string {
  const place =
    home.address ??
    [PROPERTY_TYPE_NAMES[home.type], home.placeName && `en ${home.placeName}`].filter(Boolean).join(" ");
  return home.builtAreaM2 === undefined ? place : `${place}, ${formatArea(home.builtAreaM2)}`;
}
