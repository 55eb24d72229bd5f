import { APPRAISED_BY_MUNICIPALITY } from "#content/places/appraised-values.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { type DatedFact, factOn } from "#domain/shared/dated-fact.ts";
import { formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { CITIES, type City, type LatinAmericanCity, type SpanishCity } from "#domain/shared/places/city.ts";
import { countryFacts, ownCityFacts } from "#domain/shared/places/city-facts-abroad.ts";
import { type OfficialValue, readUnitPrices } from "#domain/shared/places/official-value.ts";
import { distanceM, type Place } from "#domain/shared/places/place.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { STAMP_DUTY_GENERAL, VALUE_ADDED_TAXES, valueAddedJurisdiction } from "#domain/tools/tax/new-home-tax.ts";
import { applyScale, type Scale } from "#domain/tools/tax/scale.ts";
import { TRANSFER_TAX_GENERAL } from "#domain/tools/tax/transfer-tax.ts";
import { officialValueOf, placeById } from "../../tools/places/places.server.ts";

/** A local fact as a page lists it. */
export interface CityFact {
  id: string;
  label: string;
  value: string;
  title: string;
  url?: string;
  validFrom?: string;
  consulted: string;
  note?: string;
  unverified: boolean;
  /** True for facts about the city, its province or its community; `false` for those of the whole country. */
  isLocal: boolean;
}

/** Whether search engines may keep a city's page: it needs at least two local facts that somebody can check. */
export function isWorthIndexing(facts: readonly CityFact[]): boolean {
  return facts.filter(({ isLocal, unverified }) => isLocal && !unverified).length >= 2;
}

export interface SpanishFigures {
  place: Place;
  province: { name: string; code: string };
  value: OfficialValue;
  /** Value for the whole province. */
  provinceValue: number;
  transferTax: DatedFact<Scale> | undefined;
  /** Towns with an official value of their own, the nearest first. */
  neighbours: { name: string; unitPrice: number; km: number; place: Place }[];
}

const NEIGHBOURS = 5;
const NEIGHBOUR_REACH_M = 70_000;
/** Across the sea nobody is a neighbour: each of the two compares with the other and with the nearest mainland capitals. */
const ACROSS_THE_SEA: Record<string, readonly string[]> = {
  "51001": ["52001", "11012", "29067"],
  "52001": ["51001", "04013", "29067"],
};

let towns: { place: Place; unitPrice: number }[] | undefined;

function townsWithValue() {
  towns ??= [...readUnitPrices(APPRAISED_BY_MUNICIPALITY)].flatMap(([code, unitPrice]) => {
    const place = placeById(`municipio-${code}`);
    return place ? [{ place, unitPrice }] : [];
  });
  return towns;
}

export function spanishFigures(city: SpanishCity, date: string): SpanishFigures {
  const place = placeById(`municipio-${city.code}`);
  const province = PROVINCES.find(({ code }) => code === city.code.slice(0, 2));
  const value = officialValueOf(city.code);
  const provinceValue = officialValueOf(city.code.slice(0, 2));
  if (!place || !province || !value || !provinceValue) throw new Error(`no figures for ${city.slug}`);
  return {
    place,
    province,
    value,
    provinceValue: provinceValue.unitPrice,
    transferTax: taxInForce(TRANSFER_TAX_GENERAL, city.community, date),
    neighbours: neighboursOf(city, place),
  };
}

function neighboursOf(city: SpanishCity, place: Place): SpanishFigures["neighbours"] {
  const across = ACROSS_THE_SEA[city.code];
  const near = across
    ? []
    : townsWithValue()
        .filter((town) => town.place.id !== place.id && !((town.place.municipalityCode ?? "") in ACROSS_THE_SEA))
        .map(({ place: other, unitPrice }) => ({
          name: other.name,
          unitPrice,
          km: distanceM(place, other) / 1000,
          place: other,
        }))
        .filter(({ km }) => km * 1000 <= NEIGHBOUR_REACH_M)
        .sort((a, b) => a.km - b.km)
        .slice(0, NEIGHBOURS);
  if (near.length >= 3) return near;
  // Few towns have a figure here (the Basque Country, Navarra, the emptier provinces): the nearest capitals' one.
  const capitals = across ?? nearestCapitals(city, NEIGHBOURS).map(({ code }) => code);
  return capitals.flatMap((code) => {
    const other = CITIES.find((candidate) => candidate.country === "ES" && candidate.code === code);
    const otherPlace = placeById(`municipio-${code}`);
    const value = officialValueOf(code);
    if (!other || !otherPlace || !value) return [];
    const name = value.level === "municipio" ? other.name : `${other.name} (provincia)`;
    return [{ name, unitPrice: value.unitPrice, km: distanceM(place, otherPlace) / 1000, place: otherPlace }];
  });
}

/** Provincial capitals by distance, the city itself left out. */
export function nearestCapitals(city: SpanishCity, count: number): SpanishCity[] {
  const from = placeById(`municipio-${city.code}`)!;
  return CITIES.filter((other): other is SpanishCity => other.country === "ES" && other.slug !== city.slug)
    .map((other) => ({ other, metres: distanceM(from, placeById(`municipio-${other.code}`)!) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, count)
    .map(({ other }) => other);
}

function taxInForce<T>(rows: readonly DatedFact<T>[], jurisdiction: string | undefined, date: string) {
  return rows.find((row) => row.jurisdiction === jurisdiction && factOn([row], date));
}

/** How many communities charge less, and how many the same, on a second-hand home of this price. */
export function taxRank(city: SpanishCity, price: number, date: string): { less: number; same: number; of: number } {
  const amounts = CITIES.filter((other): other is SpanishCity => other.country === "ES").map(
    ({ community }) => community,
  );
  const each = [...new Set(amounts)].flatMap((community) => {
    const fact = taxInForce(TRANSFER_TAX_GENERAL, community, date);
    return fact ? [{ community, tax: applyScale(fact.value, price) }] : [];
  });
  const own = each.find(({ community }) => community === city.community)?.tax ?? 0;
  return {
    less: each.filter(({ tax }) => tax < own - 0.5).length,
    same: each.filter(({ tax }) => Math.abs(tax - own) <= 0.5).length - 1,
    of: each.length,
  };
}

/** `7 %`, `del 8 al 10 %, por tramos`, `9 % hasta 1.000.000 €; por encima, 11 % de todo`. */
export function scaleText(scale: Scale): string {
  if (scale.kind === "flat") return formatPercent(scale.rate, 2);
  const first = scale.brackets[0]!;
  const last = scale.brackets.at(-1)!;
  if (scale.kind === "progressive")
    return `del ${formatNumber(first.rate * 100, 2)} al ${formatPercent(last.rate, 2)}, por tramos`;
  if (scale.brackets.length === 2)
    return `${formatPercent(first.rate, 2)} hasta ${formatNumber(first.upTo ?? 0)}\u00a0€; más, ${formatPercent(last.rate, 2)} de todo`;
  return `del ${formatNumber(first.rate * 100, 2)} al ${formatPercent(last.rate, 2)}, según el precio`;
}

function factOf(fact: DatedFact<unknown>, value: string, isLocal: boolean): CityFact {
  return {
    id: fact.id,
    label: fact.label,
    value,
    title: fact.source.title,
    ...(fact.source.url ? { url: fact.source.url } : {}),
    validFrom: fact.validFrom,
    consulted: fact.source.consulted,
    ...(fact.note ? { note: fact.note } : {}),
    unverified: fact.mark === "por-comprobar",
    isLocal,
  };
}

/** Everything listed on the page of a Spanish city, with its source. */
export function spanishFacts(city: SpanishCity, figures: SpanishFigures, date: string): CityFact[] {
  const { value, place, province, transferTax } = figures;
  const valueAdded = taxInForce(VALUE_ADDED_TAXES, valueAddedJurisdiction(city.community), date);
  const stampDuty = taxInForce(STAMP_DUTY_GENERAL, city.community, date);
  return [
    {
      id: "valor-tasado",
      label: `Valor tasado medio, ${value.level === "municipio" ? `municipio de ${city.name}` : `provincia de ${province.name}`}`,
      value: formatUnitPrice(value.unitPrice),
      title: value.source.title,
      url: value.source.url,
      validFrom: value.validFrom,
      consulted: value.source.consulted,
      note: `${value.period[0]!.toUpperCase()}${value.period.slice(1)}. ${value.note}`,
      unverified: true,
      isLocal: true,
    },
    ...(transferTax ? [factOf(transferTax, scaleText(transferTax.value), true)] : []),
    ...(stampDuty ? [factOf(stampDuty, scaleText(stampDuty.value), true)] : []),
    ...(valueAdded ? [factOf(valueAdded, scaleText(valueAdded.value), valueAdded.jurisdiction !== "ES")] : []),
    {
      id: "poblacion",
      label: `Población de ${city.name}`,
      value: formatNumber(place.population),
      title: "INE, padrón municipal",
      validFrom: "2021-01-01",
      consulted: "2026-11-01",
      unverified: false,
      isLocal: true,
    },
  ];
}

/** Everything listed on the page of a Latin American city. Nothing of it was read in a law. */
export function factsAbroad(city: LatinAmericanCity): CityFact[] {
  const costs = costTemplate(city.country);
  const { low, high } = costs.value;
  return [
    ...ownCityFacts(city.slug).map((fact) => factOf(fact, fact.value, true)),
    factOf(costs, `${formatNumber(low * 100, 1)}–${formatPercent(high)} del precio`, false),
    ...countryFacts(city.country).map((fact) => factOf(fact, fact.value, false)),
  ];
}

export function factsOf(city: City, date: string): CityFact[] {
  return city.country === "ES" ? spanishFacts(city, spanishFigures(city, date), date) : factsAbroad(city);
}
