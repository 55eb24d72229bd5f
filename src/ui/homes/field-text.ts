import { formatArea, formatDate, formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES, type HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import { attributeOf } from "#domain/shared/home-attributes/table.ts";
import { operationName, typeName } from "./home-text.ts";

/**
 * The fields of a home and their values in words, for histories and comparisons. They need the table of all attributes, which
 * pages that only name homes (`home-text`) do without.
 */

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

/** Name of a code; the code itself where it has none. */
function named(type: "region" | "currency", code: string): string {
  try {
    return new Intl.DisplayNames("es-ES", { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** A field's value as a person reads it. */
export function valueText(field: string, value: unknown, currency = "EUR"): string {
  if (value === null || value === undefined || value === "") return "sin indicar";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (field === "status") return HOME_STATUS_NAMES[value as HomeStatus] ?? String(value);
  if (field === "type") return typeName(String(value));
  if (field === "operation") return operationName(String(value));
  if (field === "country") return named("region", String(value));
  if (field === "currency") return named("currency", String(value));
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
