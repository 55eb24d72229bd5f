import { formatMoney, formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { CITIES, type City, cityTitle, type LatinAmericanCity, type SpanishCity } from "#domain/shared/places/city.ts";
import { COMMUNITIES, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { purchaseCosts } from "#domain/tools/tax/purchase-costs.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import {
  type CityFact,
  factsAbroad,
  factsOf,
  isWorthIndexing,
  nearestCapitals,
  type SpanishFigures,
  scaleText,
  spanishFacts,
  spanishFigures,
  taxRank,
} from "./city-facts.server.ts";

/** Data of a city's page besides the solution's own words. */
export interface CityPage {
  name: string;
  /** With its country where there are namesakes. */
  title: string;
  /** One clause for the page's description: `valor tasado de 1.804 €/m²`. */
  inBrief: string;
  story: string[];
  facts: CityFact[];
  /** Official €/m² of the city and its neighbours. */
  comparison: { label: string; detail: string; value: number; highlighted: boolean }[];
  /** A home of 80 m² at the official value, bought second-hand. */
  purchase: { given: string; rows: { label: string; value: string }[] } | null;
  nearby: { slug: string; name: string }[];
  isIndexable: boolean;
}

const EXAMPLE_M2 = 80;

/** How prices are spoken of; `LATIN_AMERICA` has the codes. */
const CURRENCY_WORDS: Record<string, string> = {
  MXN: "pesos mexicanos",
  USD: "dólares",
  COP: "pesos colombianos",
  CLP: "pesos o en UF",
  PEN: "soles o dólares",
};

/** @param date ISO date whose taxes hold */
export function cityPage(city: City, date: string): CityPage {
  return city.country === "ES" ? spanishPage(city, date) : pageAbroad(city);
}

/** Address of the one page of a city that search engines may keep. */
export const marketPath = ({ slug }: Pick<City, "slug">): string => `/mercado/${slug}`;

/** Addresses of the cities' pages that search engines may keep: one for each city. */
export function indexableCityPages(date = isoDateInMadrid(new Date())): string[] {
  return CITIES.filter((city) => isWorthIndexing(factsOf(city, date))).map(marketPath);
}

function spanishPage(city: SpanishCity, date: string): CityPage {
  const figures = spanishFigures(city, date);
  const facts = spanishFacts(city, figures, date);
  const { value, neighbours } = figures;
  const price = Math.round((value.unitPrice * EXAMPLE_M2) / 1000) * 1000;
  return {
    name: city.name,
    title: cityTitle(city),
    inBrief: `valor tasado de ${formatUnitPrice(value.unitPrice)}${figures.transferTax ? ` e ITP ${scaleText(figures.transferTax.value)}` : ""}`,
    story: spanishStory(city, figures, price, date),
    facts,
    comparison: [
      {
        label: value.level === "municipio" ? city.name : `${city.name} (provincia)`,
        detail: "",
        value: value.unitPrice,
        highlighted: true,
      },
      ...neighbours.map(({ name, unitPrice, km }) => ({
        label: name,
        detail: `a ${formatNumber(km)}\u00a0km`,
        value: unitPrice,
        highlighted: false,
      })),
    ],
    purchase: purchaseExample(city, price, date),
    nearby: nearestCapitals(city, 6).map(({ slug, name }) => ({ slug, name })),
    isIndexable: isWorthIndexing(facts),
  };
}

function purchaseExample(city: SpanishCity, price: number, date: string): CityPage["purchase"] {
  const costs = purchaseCosts({ place: city.community, isNew: false, date, hasMortgage: true });
  if (costs.kind !== "known") return null;
  const { lines, total, share } = costs.breakdown(price);
  return {
    given: `Una vivienda usada de ${EXAMPLE_M2}\u00a0m² a la referencia oficial: ${formatMoney(price)}, con hipoteca.`,
    rows: [
      ...lines.map(({ label, amount, isDoubtful }) => ({
        label: isDoubtful ? `${label} (orientativo)` : label,
        value: formatMoney(Math.round(amount)),
      })),
      { label: `Total, ${formatPercent(share)} del precio`, value: formatMoney(Math.round(total)) },
    ],
  };
}

function spanishStory(city: SpanishCity, figures: SpanishFigures, price: number, date: string): string[] {
  const { value, provinceValue, province, neighbours, transferTax, place } = figures;
  const sentences: string[] = [];
  if (value.level === "provincia") {
    sentences.push(
      `De ${city.name} no hay cifra municipal en la tabla oficial que tenemos: la de su provincia es ${formatUnitPrice(value.unitPrice)}. Tómala como un fondo, no como el precio de una calle.`,
    );
  } else {
    const gap = value.unitPrice / provinceValue - 1;
    const relation =
      Math.abs(gap) < 0.02
        ? "prácticamente la de su provincia"
        : `un ${formatPercent(Math.abs(gap), 0)} ${gap > 0 ? "por encima" : "por debajo"} de la media de ${province.name === city.name ? "su provincia" : province.name}`;
    sentences.push(
      province.code === "51" || province.code === "52"
        ? `La referencia oficial de ${city.name} es ${formatUnitPrice(value.unitPrice)} de valor tasado. Con ${formatNumber(place.population)} habitantes y sin municipios alrededor, los testigos se buscan dentro de la propia ciudad.`
        : `La referencia oficial de ${city.name} es ${formatUnitPrice(value.unitPrice)} de valor tasado, ${relation}. Con ${formatNumber(place.population)} habitantes, dentro caben barrios muy distintos: sirve para empezar la conversación.`,
    );
  }
  const [dearest] = [...neighbours].sort((a, b) => b.unitPrice - a.unitPrice);
  const [cheapest] = [...neighbours].sort((a, b) => a.unitPrice - b.unitPrice);
  if (dearest && cheapest && dearest !== cheapest) {
    sentences.push(
      `${neighbours.some(({ km }) => km > 70) ? "De las capitales más cercanas" : "Alrededor"}, la cifra más alta es la de ${dearest.name}, con ${formatUnitPrice(dearest.unitPrice)}, y la más baja la de ${cheapest.name}, con ${formatUnitPrice(cheapest.unitPrice)}.`,
    );
  }
  if (transferTax) {
    const { less, same, of } = taxRank(city, price, date);
    const others = of - 1 - less - same;
    const rate = scaleText(transferTax.value);
    const standing =
      less === 0
        ? "es de las que menos cobran de España"
        : others === 0
          ? "es de las que más cobran de España"
          : `de las ${of} comunidades y ciudades autónomas ${less === 1 ? "una cobra" : `${less} cobran`} menos y ${others === 1 ? "una cobra" : `${others} cobran`} más`;
    sentences.push(
      `Quien compra de segunda mano paga en ${COMMUNITIES[city.community]} un ITP ${rate.startsWith("del") ? rate : `del ${rate}`}. Por una vivienda de ${formatMoney(price)}, ${standing}.`,
    );
  }
  return sentences;
}

function pageAbroad(city: LatinAmericanCity): CityPage {
  const facts = factsAbroad(city);
  const country = LATIN_AMERICA[city.country];
  const { low, high } = costTemplate(city.country).value;
  const own = facts.filter(({ isLocal }) => isLocal);
  const nearby = CITIES.filter(({ country: code, slug }) => code !== "ES" && slug !== city.slug).sort(
    (a, b) => Number(b.country === city.country) - Number(a.country === city.country),
  );
  const range = `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
  return {
    name: city.name,
    title: cityTitle(city),
    inBrief: `gastos de compra del ${range} del precio`,
    story: [
      `En ${city.name} los precios se escriben sobre todo en ${CURRENCY_WORDS[country.currency] ?? country.currency}. En ${country.name}, quien compra suele pagar entre un ${formatNumber(low * 100, 1)} y un ${formatPercent(high)} del precio en impuestos y gastos. Es orientativo: no hemos leído la norma, y cada dato lleva su marca.`,
      own.length > 0
        ? `De la propia ciudad o de su estado ${own.length === 1 ? "tenemos un dato" : `tenemos ${own.length} datos`}; el resto es del país.`
        : `De ${city.name} no tenemos todavía cifras propias: lo que sigue es de ${country.name}. Si trabajas aquí y conoces la fuente, escríbenos.`,
    ],
    facts,
    comparison: [],
    purchase: null,
    nearby: nearby.slice(0, 6).map((other) => ({ slug: other.slug, name: cityTitle(other) })),
    isIndexable: isWorthIndexing(facts),
  };
}
