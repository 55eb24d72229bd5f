import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import { MARKET_FEATURES, type MarketFeature } from "../features.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import { areaText, FARTHEST_M, readArea, splitOnce } from "./market-area.ts";
import { MARKET_SORTS, type MarketFilter, NO_MARKET_FILTER, type PlaceCondition, type Range } from "./market-filter.ts";

/** The address of every search of the market: pages, calls and links say it alike, in Spanish. */

export const MARKET_PATH = "/busqueda-propiedades";

/** Features in an address. */
export const FEATURE_IN_ADDRESS: Record<MarketFeature, string> = {
  hasLift: "ascensor",
  isExterior: "exterior",
  hasTerrace: "terraza",
  hasParkingIncluded: "garaje",
  hasStorageRoom: "trastero",
  hasPool: "piscina",
  hasAirConditioning: "aire",
  hasWardrobes: "armarios",
  hasGarden: "jardin",
  allowsPets: "mascotas",
  isTopFloor: "ultima-planta",
  hasDoorman: "portero",
  isFurnished: "amueblado",
  isVacant: "libre",
};

/** The ranges, by their words in an address: each has a `-desde` and a `-hasta`. */
export const RANGES = {
  precio: { field: "price", least: 0, most: 1e12 },
  "precio-m2": { field: "unitPrice", least: 0, most: 1e9 },
  m2: { field: "builtAreaM2", least: 0, most: 1e7 },
  habitaciones: { field: "rooms", least: 0, most: 99 },
  banos: { field: "bathrooms", least: 0, most: 99 },
  planta: { field: "floor", least: -5, most: 200 },
  ano: { field: "yearBuilt", least: 1000, most: 2100 },
} as const;
export type RangeWord = keyof typeof RANGES;
export type RangeField = (typeof RANGES)[RangeWord]["field"];
const RANGE_WORDS = Object.keys(RANGES) as RangeWord[];

export const LONGEST_TEXT = 120;
/** Characters of the longest sentence that is read. */
export const LONGEST_SENTENCE = 500;
/** Places of one search: the towns of a part of the country with some more. */
export const MOST_PLACES = 120;
export const MOST_DAYS = 365;
const CURRENCY = /^[A-Z]{3}$/;
/** `palabras=solo`: homes without the words are left out. */
const ONLY_WORDS = "solo";

/** The filter that an address says; what it says wrongly is ignored. */
export function readMarketFilter(query: Pick<URLSearchParams, "get" | "getAll">): MarketFilter {
  const one = (name: string) => (query.get(name) ?? "").trim();
  const some = <Value extends string>(list: readonly Value[], name: string) =>
    list.filter((each) => query.getAll(name).includes(each));
  const of = <Value extends string>(list: readonly Value[], name: string) =>
    list.find((each) => each === one(name)) ?? null;
  const features = (name: string) =>
    MARKET_FEATURES.filter((each) => query.getAll(name).includes(FEATURE_IN_ADDRESS[each]));
  const places = (name: string) =>
    query
      .getAll(name)
      .slice(0, MOST_PLACES)
      .flatMap((text) => readPlace(text) ?? []);
  const currency = one("moneda");
  const area = one("zona");
  const wanted = features("con");
  return {
    words: one("buscar").slice(0, LONGEST_TEXT).trim(),
    onlyWords: one("palabras") === ONLY_WORDS && one("buscar") !== "",
    operation: of(OPERATIONS, "operacion"),
    types: some(HOME_TYPES, "tipo"),
    notTypes: some(HOME_TYPES, "no-tipo"),
    places: places("lugar"),
    notPlaces: places("no-lugar"),
    area: area === "" ? null : readArea(area),
    ...readRanges(query),
    currency: CURRENCY.test(currency) ? currency : null,
    conditions: some(CONDITIONS, "conservacion"),
    energyFrom: of(ENERGY_RATINGS, "energia"),
    features: wanted,
    notFeatures: features("sin").filter((each) => !wanted.includes(each)),
    seller: of(SELLERS, "vendedor"),
    statuses: some(MARKET_STATUSES, "estado"),
    newWithinDays: days(one("nuevo")),
    droppedWithinDays: days(one("bajada")),
    sort: of(MARKET_SORTS, "orden") ?? NO_MARKET_FILTER.sort,
  };
}

/** The address of a filter, with its `?`; what asks for nothing is left out. */
export function marketQuery(filter: MarketFilter): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") query.append(name, String(value));
  };
  put("buscar", filter.words);
  if (filter.onlyWords && filter.words) put("palabras", ONLY_WORDS);
  put("operacion", filter.operation);
  for (const type of filter.types) put("tipo", type);
  for (const type of filter.notTypes) put("no-tipo", type);
  for (const place of filter.places) put("lugar", placeText(place));
  for (const place of filter.notPlaces) put("no-lugar", placeText(place));
  if (filter.area) put("zona", areaText(filter.area));
  for (const word of RANGE_WORDS) {
    const { min, max } = filter[RANGES[word].field];
    put(`${word}-desde`, min);
    put(`${word}-hasta`, max);
  }
  put("moneda", filter.currency);
  for (const condition of filter.conditions) put("conservacion", condition);
  put("energia", filter.energyFrom);
  for (const feature of filter.features) put("con", FEATURE_IN_ADDRESS[feature]);
  for (const feature of filter.notFeatures) put("sin", FEATURE_IN_ADDRESS[feature]);
  put("vendedor", filter.seller);
  for (const status of filter.statuses) put("estado", status);
  put("nuevo", filter.newWithinDays);
  put("bajada", filter.droppedWithinDays);
  if (filter.sort !== NO_MARKET_FILTER.sort) put("orden", filter.sort);
  return query.size > 0 ? `?${query}` : "";
}

function readRanges(query: Pick<URLSearchParams, "get">): Record<RangeField, Range> {
  const entries = RANGE_WORDS.map((word): [RangeField, Range] => {
    const { field, least, most } = RANGES[word];
    const figure = (name: string): number | null => {
      const typed = (query.get(name) ?? "").trim();
      const value = typed === "" ? undefined : parseSpanishNumber(typed);
      return value !== undefined && value >= least && value <= most ? value : null;
    };
    const [min, max] = [figure(`${word}-desde`), figure(`${word}-hasta`)];
    // The larger one typed first means the same.
    return [field, min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }];
  });
  return Object.fromEntries(entries) as Record<RangeField, Range>;
}

function days(typed: string): number | null {
  const value = Number(typed);
  return typed !== "" && Number.isInteger(value) && value >= 1 && value <= MOST_DAYS ? value : null;
}

const degrees = (value: number) => Number(value.toFixed(5));

/** Behind the circle of a district, whose homes may name quarters of it. */
const WIDE = ",distrito";

/** `municipio:46250:València`, `municipio:41093@Aljarafe:Tomares`, `barrio:46250:39.462,-0.373,700:Russafa`, `ciudad:MX:19.43,-99.2,3000:Polanco`: the name stands last. */
export function placeText(place: PlaceCondition): string {
  const { kind, name } = place;
  if (kind === "barrio" || kind === "ciudad") {
    const within = kind === "barrio" ? (place.municipalityCode ?? "") : place.country;
    const circle = [degrees(place.latitude), degrees(place.longitude), Math.round(place.radiusM)].join(",");
    return `${kind}:${within}:${circle}${kind === "barrio" && place.isWide ? WIDE : ""}:${name}`;
  }
  const group = kind === "municipio" && place.group ? `@${place.group}` : "";
  return `${kind}:${place.code}${group}:${name}`;
}

const CODES = { municipio: /^\d{5}$/, provincia: /^\d{2}$/, "codigo-postal": /^\d{5}$/ } as const;

export function readPlace(text: string): PlaceCondition | null {
  const [kind = "", rest = ""] = splitOnce(text, ":");
  const [within = "", behind = ""] = splitOnce(rest, ":");
  if (kind === "municipio" || kind === "provincia" || kind === "codigo-postal") {
    const name = nameOf(behind);
    const [code, group = ""] = splitOnce(within, "@");
    if (!name || !CODES[kind].test(code) || (group && kind !== "municipio")) return null;
    return kind === "municipio" && group ? { kind, code, name, group: nameOf(group) } : { kind, code, name };
  }
  const [circle = "", last = ""] = splitOnce(behind, ":");
  const isWide = kind === "barrio" && circle.endsWith(WIDE);
  const [latitude = Number.NaN, longitude = Number.NaN, radiusM = Number.NaN] = circle
    .slice(0, isWide ? -WIDE.length : undefined)
    .split(",")
    .map(Number);
  const name = nameOf(last);
  const isFine = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusM > 0 && radiusM <= FARTHEST_M && name;
  if (!isFine) return null;
  if (kind === "barrio" && (within === "" || CODES.municipio.test(within)))
    return {
      kind,
      municipalityCode: within || null,
      latitude,
      longitude,
      radiusM,
      ...(isWide && { isWide: true as const }),
      name,
    };
  return kind === "ciudad" && /^[A-Z]{2}$/.test(within)
    ? { kind, country: within, latitude, longitude, radiusM, name }
    : null;
}

const nameOf = (text: string) => text.slice(0, LONGEST_TEXT).trim();
