import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { formatArea, formatDate, formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES, type HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import { attributeOf } from "#domain/shared/home-attributes/table.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";

/** A home in words, for lists, histories and comparisons. */

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

/** Fields of a home that are no attributes. */
const OTHER_NAMES: Record<string, string> = {
  photos: "Fotos",
  documents: "Documentos",
  ownerContactId: "Propietario",
  published: "Anunciada en",
  withdrawn: "Ya no está en",
};

/** Name of a field in histories and comparisons; undefined for an unknown field. */
export const fieldName = (field: string): string | undefined => attributeOf(field)?.label ?? OTHER_NAMES[field];

const regions = new Intl.DisplayNames("es-ES", { type: "region" });
const currencies = new Intl.DisplayNames("es-ES", { type: "currency" });

/** Name of a code; the code itself where it has none. */
function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export const operationName = (operation: string): string =>
  OPERATION_NAMES[operation as keyof typeof OPERATION_NAMES] ?? operation;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** A field's value as a person reads it. */
export function valueText(field: string, value: unknown, currency = "EUR"): string {
  if (value === null || value === undefined || value === "") return "sin indicar";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (field === "status") return HOME_STATUS_NAMES[value as HomeStatus] ?? String(value);
  if (field === "type") return typeName(String(value));
  if (field === "operation") return operationName(String(value));
  if (field === "country") return named(regions, String(value));
  if (field === "currency") return named(currencies, String(value));
  // A name where the reader may see the contact, else its id.
  if (field === "ownerContactId") return UUID.test(String(value)) ? "otro contacto" : String(value);
  const attribute = attributeOf(field);
  if (attribute?.names && !Array.isArray(value)) return attribute.names[String(value)] ?? String(value);
  if (attribute?.kind === "day") return formatDate(String(value));
  if (typeof value === "number") {
    if (attribute?.kind === "money")
      return (
        formatMoney(value, currency, Number.isInteger(value) ? 0 : 2) +
        (attribute.per === undefined ? "" : ` al ${attribute.per}`)
      );
    if (attribute?.unit === "m²") return formatArea(value);
    if (attribute?.unit === "%") return formatPercent(value / 100, 2);
    if (attribute?.unit === "kWh/m²" || attribute?.unit === "kg CO₂/m²")
      return `${formatNumber(value, 1)}\u00a0${attribute.unit} al año`;
    if (field === "yearBuilt" || field === "renovatedYear") return String(value);
    return formatNumber(value, 6);
  }
  if (Array.isArray(value))
    return value.length === 0 ? "sin indicar" : value.map((one) => attribute?.names?.[String(one)] ?? one).join(", ");
  if (typeof value === "object") return Object.values(value).join(" / ") || "sin indicar";
  return String(value);
}
