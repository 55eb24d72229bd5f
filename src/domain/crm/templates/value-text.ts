import type { Home } from "../../portfolio/homes/home.ts";
import { formatArea, formatDate, formatMoney, formatNumber } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import { type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import { HOME_VARIABLE_ATTRIBUTES } from "./variables.ts";

/**
 * The values of a home as documents write them: amounts in the marks of its currency's country, areas, days in words. What nobody typed
 * is absent.
 */

interface HomeNames {
  /** Kind of home in the words of its country: `Departamento`. */
  kind: string;
  operation: string;
}

export function valuesOfHome(home: Home, { kind, operation }: HomeNames): Record<string, string> {
  const values: Record<string, string> = {
    "home.kind": kind,
    "home.operation": operation,
    "home.fullAddress": fullAddress(home),
    "home.description": home.descriptions.es ?? "",
  };
  for (const name of HOME_VARIABLE_ATTRIBUTES) {
    const text = attributeText(name, home[name as keyof Home], home.currency);
    if (text !== null) values[`home.${name}`] = text;
  }
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ""));
}

/** `calle de Ejemplo, 12, 46004 Valencia`; without a street nothing, because a contract names the very home. */
function fullAddress({ address, postalCode, town, placeName, province }: Home): string {
  if (!address) return "";
  // Where nobody wrote the town, the place names it: `Ruzafa, València`.
  const isSaid = placeName && fold(address).includes(fold(placeName));
  const place = [postalCode, town ?? (isSaid ? undefined : placeName)].filter(Boolean).join(" ");
  const province_ = province && province !== town && !fold(place).includes(fold(province)) ? `(${province})` : "";
  return [address, [place, province_].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** Null for what is not known. @param currency of amounts, ISO 4217 */
export function attributeText(name: AttributeName, value: unknown, currency: string): string | null {
  const attribute = attributeOf(name);
  if (!attribute || value === undefined || value === null || value === "") return null;
  switch (attribute.kind) {
    case "money": {
      const amount = formatMoney(Number(value), currency, Number.isInteger(value) ? 0 : 2);
      return attribute.per === undefined ? amount : `${amount} al ${attribute.per}`;
    }
    case "number":
    case "wholeNumber": {
      const figure = Number(value);
      if (attribute.unit === "m²") return formatArea(figure);
      if (/year|Year/.test(name)) return String(figure);
      return attribute.unit ? `${formatNumber(figure, 2)}\u00a0${attribute.unit}` : formatNumber(figure, 2);
    }
    case "flag":
      return value ? "sí" : "no";
    case "day":
      return formatDate(String(value));
    case "choice":
      return attribute.names?.[String(value)] ?? String(value);
    case "choices":
      return Array.isArray(value) && value.length > 0
        ? listed(value.map((each) => attribute.names?.[String(each)] ?? String(each)))
        : null;
    default:
      return String(value);
  }
}
