/** The unit that a number counts, as far as the text says. Numbers of two units never stand for one another. */
export type Unit =
  | "percent"
  | `money:${string}`
  | `money-m2:${string}`
  | "area"
  | "metres"
  | "km"
  | "years"
  | "months"
  | "days"
  | "hours"
  | "minutes"
  | "rooms"
  | "baths"
  | "floor"
  | "credits"
  | "people"
  | "homes"
  | "photos"
  | "runs"
  | "once"
  | "ratio";

/** Units as they are written after a number; folded text. Longer ones first. */
const AFTER: readonly [RegExp, Unit][] = [
  [/^\s?(%|por ciento\b|por cien\b|pct\b|percent\b|per cent\b)/, "percent"],
  [/^\s?(puntos porcentuales|puntos?\b)/, "percent"],
  [/^\s?(m²|m2\b|mts?2\b|metros? cuadrados?\b|sq ?m\b|square metres?\b|square meters?\b)/, "area"],
  [/^\s?(km\b|kms\b|kilometros?\b|kilometres?\b)/, "km"],
  [/^\s?(m\b|mts?\b|metros?\b|metres?\b)/, "metres"],
  [/^\s?(anos?\b|years?\b)/, "years"],
  [/^\s?(mes\b|meses\b|mensualidades\b|months?\b)/, "months"],
  [/^\s?(dias?\b|days?\b)/, "days"],
  [/^\s?(h\b|horas?\b|hours?\b)/, "hours"],
  [/^\s?(min\b|minutos?\b|minutes?\b)/, "minutes"],
  [
    /^\s?(habitacion(es)?\b|habs?\b|dormitorios?\b|recamaras?\b|alcobas?\b|cuartos?\b(?! de bano)|bedrooms?\b)/,
    "rooms",
  ],
  [/^\s?(banos?\b|aseos?\b|cuartos? de bano|bathrooms?\b)/, "baths"],
  [/^\s?(creditos?\b|credits?\b)/, "credits"],
  [/^\s?(usuarios?\b|personas?\b|agentes?\b|companeros?\b)/, "people"],
  [/^\s?(viviendas?\b|inmuebles?\b|pisos?\b|casas?\b|anuncios?\b|propiedades\b)/, "homes"],
  [/^\s?(fotos?\b|imagen(es)?\b)/, "photos"],
  [/^\s?(valoracion(es)?\b|descripcion(es)?\b)/, "runs"],
  [/^\s?(veces\b|times\b)/, "once"],
];
const CURRENCY_AFTER =
  /^\s?(?:de )?(€|euros?\b|eur\b|us\$|u\$s|usd\b|dolares\b|dolar\b|\$|mxn\b|cop\b|clp\b|ars\b|pen\b|uyu\b|pesos?\b|soles\b|gbp\b|£|libras\b)/;
const CURRENCY_BEFORE = /(€|us\$|u\$s|\$|s\/\.?|£|\b(?:eur|usd|mxn|cop|clp|ars|pen|uyu))\s?$/;
const BY_AREA = /^\s?(?:\/\s?(?:m²|m2|metro)|(?:por|el) (?:m²|m2\b|metro(?: cuadrado)?\b)|per (?:m²|m2|square))/;

const CURRENCIES: Record<string, string> = {
  "€": "eur",
  euro: "eur",
  euros: "eur",
  us$: "usd",
  u$s: "usd",
  dolar: "usd",
  dolares: "usd",
  peso: "pesos",
  pesos: "pesos",
  soles: "pen",
  "s/": "pen",
  "s/.": "pen",
  libras: "gbp",
  "£": "gbp",
};

/**
 * The unit that stands directly after a number, and where it ends; undefined where none does within 40 characters.
 * `folded` is lower case without marks; an area after money makes a price per area.
 */
export function unitAfter(folded: string, at: number): { unit: Unit; end: number } | undefined {
  const rest = folded.slice(at, at + 40);
  const money = CURRENCY_AFTER.exec(rest);
  if (money) return withArea(folded, at + money[0].length, money[1]!);
  for (const [pattern, unit] of AFTER) {
    const found = pattern.exec(rest);
    if (found) return { unit, end: at + found[0].length };
  }
  return undefined;
}

/** `$ 1.250.000`, `MXN 3,500,000`. */
export function unitBefore(folded: string, start: number, end: number): { unit: Unit; end: number } | undefined {
  const money = CURRENCY_BEFORE.exec(folded.slice(Math.max(0, start - 6), start));
  if (money) return withArea(folded, end, money[1]!);
  return /\b(planta|floor)\s$/.test(folded.slice(Math.max(0, start - 8), start)) ? { unit: "floor", end } : undefined;
}

function withArea(folded: string, end: number, written: string): { unit: Unit; end: number } {
  const currency = CURRENCIES[written] ?? written;
  const byArea = BY_AREA.exec(folded.slice(end, end + 24));
  return byArea ? { unit: `money-m2:${currency}`, end: end + byArea[0].length } : { unit: `money:${currency}`, end };
}

const PESOS = new Set(["mxn", "cop", "clp", "ars", "uyu", "pesos"]);
/** Below it a bare number is a count or a name and backs no sum of money. */
const LEAST_BARE_MONEY = 100;

/** Whether a number of one unit is supported by a number of another. */
export function unitsAgree(stated: Unit | undefined, backing: Unit | undefined, value: number): boolean {
  if (stated === backing) return true;
  if (stated === undefined) return true;
  if (backing === undefined) {
    if (stated === "percent" || stated === "ratio") return false;
    return stated.startsWith("money") ? value >= LEAST_BARE_MONEY : true;
  }
  if (stated === "metres" && backing === "area") return true;
  const [kind, currency = ""] = stated.split(":");
  const [backingKind, backingCurrency = ""] = backing.split(":");
  if (!kind!.startsWith("money") || kind !== backingKind) return false;
  return sameCurrency(currency, backingCurrency);
}

function sameCurrency(a: string, b: string): boolean {
  if (a === b) return true;
  if (a === "$" || b === "$") return [a, b].every((one) => one === "$" || one === "usd" || PESOS.has(one));
  return (a === "pesos" && PESOS.has(b)) || (b === "pesos" && PESOS.has(a));
}
