import { formatArea, formatNumber } from "../../shared/format/format.ts";
import { moneyIn } from "../../shared/format/money-in.ts";
import { HEATING_NAMES } from "../../shared/home-attributes/home-values.ts";
import { attributeOf } from "../../shared/home-attributes/table.ts";
import { withoutCosts } from "../../shared/listing/advert-text.ts";
import type { Property } from "../../shared/listing/property.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import { isOfSomeRooms, isOfWholeHome, type ToldDetails, type ToldFacts } from "./told-facts.ts";

/** Facts that the text of an advert tells otherwise than the fields of its home do. */

/** Two prices as near as this are one that was rounded. */
const SAME_PRICE = 0.005;

/** A fact with two values. */
export interface Contradiction {
  field: string;
  label: string;
  inText: string;
  inFields: string;
}

/** Numbers of a text, however their thousands are parted. */
function numbersOf(text: string): Set<number> {
  const found = text.matchAll(/\d[\d.,]*(?:[ \u00a0]\d{3}(?!\d))*/g);
  return new Set(
    [...found].flatMap(([one]) => parseSpanishNumber(one.replace(/[ \u00a0]/g, "").replace(/[.,]$/, "")) ?? []),
  );
}

const HOUSES = ["casa", "chalet", "adosado"];
const FLATS = ["piso", "atico", "duplex", "estudio"];
const kindOf = (type: unknown) =>
  HOUSES.includes(type as string) ? "casa" : FLATS.includes(type as string) ? "piso" : type;

const SALE = /\b(?:se vende|en venta|vendo|vendemos|venta)\b/;
const LETTING = /\b(?:se alquila|alquil|renta|arriend|arrend)/;

const CONDITION_WORDS: Record<string, string> = {
  obra_nueva: "obra nueva",
  bueno: "buen estado",
  a_reformar: "a reformar",
};
const yesNo = (value: unknown) => (value === true ? "sí" : "no");

/**
 * The facts that the text and the fields of an advert tell differently. In doubt there is none: a number of the field that stands anywhere
 * in the text, rooms that are told of some alone, a flat that is called a penthouse.
 */
export function contradictionsOf(
  text: string,
  { home: told, details }: ToldFacts,
  home: Property,
  fields: ToldDetails,
): Contradiction[] {
  const words = plain(text);
  const numbers = numbersOf(text);
  const money = moneyIn(home.currency);
  // The price of a home is none of its running costs, whatever they come to.
  const sums = numbersOf(withoutCosts(text));
  const found: Contradiction[] = [];
  const add = (field: string, label: string, inText: string, inFields: string) =>
    found.push({ field, label, inText, inFields });
  const differ = (one: unknown, other: unknown, allowed = 0) =>
    typeof one === "number" && typeof other === "number" && Math.abs(one - other) > allowed && !numbers.has(other);

  const isSaleInText = SALE.test(words) && !LETTING.test(words);
  const isLetInText = LETTING.test(words) && !SALE.test(words);
  if (
    home.operation === "alquiler"
      ? isSaleInText
      : isLetInText && told.operation === "alquiler" && /\b(?:se alquila|en (?:alquiler|renta|arriendo))\b/.test(words)
  )
    add("operation", "Operación", home.operation === "alquiler" ? "venta" : "alquiler", home.operation);
  if (told.type !== undefined && kindOf(told.type) !== kindOf(home.type) && home.type !== "otro")
    add("type", "Tipo", String(told.type), home.type);
  // A figure without its money may be a reference or a telephone.
  if (told.currency !== undefined && told.currency !== home.currency)
    add("currency", "Moneda", String(told.currency), home.currency);
  else if (
    told.currency !== undefined &&
    home.price !== undefined &&
    !sums.has(home.price) &&
    Math.abs((told.price as number) - home.price) > home.price * SAME_PRICE
  )
    add("price", "Precio", money(told.price as number), money(home.price!));
  if (
    differ(told.builtAreaM2, home.builtAreaM2, 1) &&
    !(told.usableAreaM2 === undefined && told.builtAreaM2 === home.usableAreaM2)
  )
    add("builtAreaM2", "Superficie construida", formatArea(told.builtAreaM2 as number), formatArea(home.builtAreaM2));
  if (differ(told.usableAreaM2, home.usableAreaM2, 1))
    add("usableAreaM2", "Superficie útil", formatArea(told.usableAreaM2 as number), formatArea(home.usableAreaM2!));
  if (!isOfSomeRooms(words))
    for (const name of ["rooms", "bathrooms"] as const)
      if (differ(told[name], home[name]))
        add(name, attributeOf(name)!.label, formatNumber(told[name] as number), formatNumber(home[name]!));
  if (differ(told.floor, home.floor))
    add("floor", "Planta", formatNumber(told.floor as number), formatNumber(home.floor!));
  if (differ(told.yearBuilt, home.yearBuilt))
    add("yearBuilt", "Año de construcción", String(told.yearBuilt), String(home.yearBuilt));
  if (
    told.condition !== undefined &&
    home.condition !== undefined &&
    told.condition !== home.condition &&
    isOfWholeHome(words, told.condition)
  )
    add("condition", "Conservación", CONDITION_WORDS[told.condition as string]!, CONDITION_WORDS[home.condition]!);
  for (const name of ["hasLift", "hasTerrace", "hasParkingIncluded", "hasStorageRoom", "hasPool"] as const)
    if (told[name] !== undefined && home[name] !== undefined && told[name] !== home[name])
      add(name, attributeOf(name)!.label, yesNo(told[name]), yesNo(home[name]));
  if (told.energyRating !== undefined && home.energyRating !== undefined && told.energyRating !== home.energyRating)
    add("energyRating", "Calificación energética", String(told.energyRating), home.energyRating);
  for (const name of ["communityFee", "terraceAreaM2", "plotAreaM2", "renovatedYear"] as const)
    if (differ(details[name], fields[name], name === "communityFee" ? 1 : 0.5))
      add(name, attributeOf(name)!.label, shown(name, details[name]!, money), shown(name, fields[name]!, money));
  if (details.heating !== undefined && fields.heating !== undefined && details.heating !== fields.heating)
    add("heating", "Calefacción", HEATING_NAMES[details.heating], HEATING_NAMES[fields.heating]);
  if (
    details.orientation !== undefined &&
    fields.orientation !== undefined &&
    !sharesSide(details.orientation, fields.orientation)
  )
    add("orientation", "Orientación", details.orientation, fields.orientation);
  if (
    details.isFurnished !== undefined &&
    fields.isFurnished !== undefined &&
    details.isFurnished !== fields.isFurnished
  )
    add("isFurnished", "Amueblado", yesNo(details.isFurnished), yesNo(fields.isFurnished));
  return found;
}

const shown = (name: string, value: number, money: (amount: number) => string) =>
  name === "communityFee" ? `${money(value)} al mes` : name === "renovatedYear" ? String(value) : formatArea(value);

/** `sur` and `sureste` are told of one home. */
const sharesSide = (one: string, other: string) => one.includes(other) || other.includes(one);
