import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";

/** A home in words, for lists and headings. */

interface NamedHome {
  title?: string | null | undefined;
  address?: string | null | undefined;
  type: string;
  placeName?: string | null | undefined;
  locationDetail?: string | null | undefined;
  town?: string | null | undefined;
}

export const typeName = (type: string): string => HOME_TYPE_NAMES[type as keyof typeof HOME_TYPE_NAMES] ?? "Inmueble";

/** How a home is called: its title, its address, or its type and place. */
export function homeTitle(home: NamedHome): string {
  return (
    home.title ||
    home.address ||
    [typeName(home.type), placeOf(home) && `en ${placeOf(home)}`].filter(Boolean).join(" ")
  );
}

/** Its place, without repeating words of its name. */
export function homePlace(home: NamedHome): string {
  const parts = [home.title ? home.address : null, home.locationDetail ?? home.placeName, home.town];
  return placeLine(parts);
}

const placeOf = ({ locationDetail, placeName, town }: NamedHome) => locationDetail ?? placeName ?? town;

interface PricedHome {
  operation: string;
  price?: number | null | undefined;
  currency: string;
}

export function priceText({ operation, price, currency }: PricedHome): string {
  if (price === null || price === undefined) return "Sin precio";
  return `${formatMoney(price, currency)}${operation === "alquiler" ? "/mes" : ""}`;
}

interface SizedHome {
  type: string;
  builtAreaM2?: number | null | undefined;
  plotAreaM2?: number | null | undefined;
  rooms?: number | null | undefined;
  bathrooms?: number | null | undefined;
  floor?: number | null | undefined;
}

/** `96 m² · 3 hab. · 2 baños · planta 3`. */
export function homeFacts({ builtAreaM2, plotAreaM2, rooms, bathrooms, floor }: SizedHome): string {
  const parts = [
    known(builtAreaM2) ? formatArea(builtAreaM2) : known(plotAreaM2) ? `parcela de ${formatArea(plotAreaM2)}` : null,
    known(rooms) && rooms > 0 ? `${rooms}\u00a0hab.` : null,
    known(bathrooms) ? `${bathrooms}\u00a0${bathrooms === 1 ? "baño" : "baños"}` : null,
    known(floor) ? (floor === 0 ? "planta baja" : `planta\u00a0${formatNumber(floor)}`) : null,
  ];
  return parts.filter(Boolean).join(" · ");
}

const known = (value: number | null | undefined): value is number => value !== null && value !== undefined;

export const operationName = (operation: string): string =>
  OPERATION_NAMES[operation as keyof typeof OPERATION_NAMES] ?? operation;

/** Its title beside a tag that already says that it is invented. */
export const titleBesideTag = (home: NamedHome & { isDemo: boolean }): string =>
  home.isDemo ? homeTitle(home).replace(/ \(demostración\)$/, "") : homeTitle(home);
