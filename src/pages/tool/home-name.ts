import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea } from "#domain/format/format.ts";
import type { Property } from "#domain/listing/property.ts";

/** How a home is called in lists: its address, or type and place; always with its area. */
export function nameOfHome(home: Property): string {
  const place =
    home.address ??
    [PROPERTY_TYPE_NAMES[home.type], home.placeName && `en ${home.placeName}`].filter(Boolean).join(" ");
  return `${place}, ${formatArea(home.builtAreaM2)}`;
}
