import { PROVINCE_ARCS, PROVINCE_OUTLINES } from "#content/places/province-outlines.ts";
import { formatMoney, formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { CITIES, type City, type LatinAmericanCity, type SpanishCity } from "#domain/shared/places/city.ts";
import { decodeArcs, decodeOutlines, type Outline } from "#domain/shared/places/outlines.ts";
import type { Place } from "#domain/shared/places/place.ts";
import type { LonLat } from "#domain/shared/places/ring.ts";
import { type SketchMap, sketchMap } from "#domain/shared/places/sketch-map.ts";
import { COMMUNITIES, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { municipalitiesIn } from "../../platform/places/municipality-at.server.ts";
import { officialValueOf } from "../../tools/places/places.server.ts";
import { factsAbroad, scaleText, spanishFigures } from "./city-facts.server.ts";
import { type CityPage, cityPage } from "./city-pages.server.ts";

/** The one page of a city that search engines keep: its figures drawn, its costs, and the questions they answer. */
export interface MarketPage extends CityPage {
  /** Tag of the page's language: the Spanish of the city's country. */
  lang: string;
  /** Region whose tools the page links. */
  region: "es" | "latam";
  /** The city and its neighbours, in the order of `comparison`; null abroad, where we hold no borders. */
  map: SketchMap | null;
  /** The city among the provincial capitals; null abroad. */
  standing: { values: { name: string; value: number; isHere: boolean }[]; rank: number } | null;
  /** Homes of usual sizes at the official value. */
  sizes: { label: string; value: string }[];
  questions: { question: string; answer: string }[];
}

/** Built m² of a small, a usual and a large home. */
const SIZES_M2 = [60, 80, 100, 120];
const MAP_FRAME = { width: 520, height: 400 };

let provinces: Outline[] | undefined;

/** @param date ISO date whose taxes hold */
export function marketPage(city: City, date: string): MarketPage {
  const page = cityPage(city, date);
  return city.country === "ES" ? spanishMarket(city, page, date) : marketAbroad(city, page);
}

function spanishMarket(city: SpanishCity, page: CityPage, date: string): MarketPage {
  const figures = spanishFigures(city, date);
  const { value, place, neighbours } = figures;
  const values = capitalValues(city);
  return {
    ...page,
    lang: "es-ES",
    region: "es",
    map: surroundings([place, ...neighbours.map(({ place: other }) => other)]),
    standing: { values, rank: 1 + values.filter((other) => other.value > value.unitPrice).length },
    sizes: SIZES_M2.map((areaM2) => ({
      label: `${areaM2}\u00a0m²`,
      value: formatMoney(Math.round((value.unitPrice * areaM2) / 1000) * 1000),
    })),
    questions: spanishQuestions(city, page, figures),
  };
}

/** Degrees of latitude between the outermost places up to which municipalities are drawn; wider, they would be a mesh. */
const MUNICIPALITIES_UP_TO = 0.8;

/** The borders around some places: of municipalities where they lie close together, else of provinces. */
function surroundings(places: readonly Pick<Place, "latitude" | "longitude">[]): SketchMap {
  const points = places.map(({ longitude, latitude }): LonLat => [longitude, latitude]);
  const [lons, lats] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)];
  const span = Math.max(...lats) - Math.min(...lats);
  if (span > MUNICIPALITIES_UP_TO || Math.max(...lons) - Math.min(...lons) > MUNICIPALITIES_UP_TO) {
    provinces ??= decodeOutlines(PROVINCE_OUTLINES, decodeArcs(PROVINCE_ARCS));
    return sketchMap(points, provinces, MAP_FRAME);
  }
  // The frame reaches beyond its points: `sketchMap` leaves out what lies outside.
  const near = municipalitiesIn({
    west: Math.min(...lons) - MUNICIPALITIES_UP_TO,
    east: Math.max(...lons) + MUNICIPALITIES_UP_TO,
    south: Math.min(...lats) - MUNICIPALITIES_UP_TO,
    north: Math.max(...lats) + MUNICIPALITIES_UP_TO,
  });
  return sketchMap(points, near, MAP_FRAME);
}

/** The official value of each provincial capital, or of its province where it has none, the dearest first. */
function capitalValues(here: SpanishCity) {
  return CITIES.filter((city): city is SpanishCity => city.country === "ES")
    .flatMap((city) => {
      const value = officialValueOf(city.code);
      return value ? [{ name: city.name, value: value.unitPrice, isHere: city.slug === here.slug }] : [];
    })
    .sort((a, b) => b.value - a.value);
}

function spanishQuestions(city: SpanishCity, page: CityPage, figures: ReturnType<typeof spanishFigures>) {
  const { value, transferTax } = figures;
  const total = page.purchase?.rows.at(-1);
  const questions = [
    {
      question: `¿Cuánto cuesta el metro cuadrado en ${city.name}?`,
      answer: `El valor tasado medio ${value.level === "municipio" ? `del municipio es ${formatUnitPrice(value.unitPrice)}` : `de la provincia es ${formatUnitPrice(value.unitPrice)}; del municipio solo no hay cifra en la tabla que tenemos`} (${value.period}). Es una media de tasaciones: un piso concreto puede valer bastante más o bastante menos según el barrio, la planta y el estado.`,
    },
  ];
  if (transferTax)
    questions.push({
      question: `¿Qué impuesto se paga por una vivienda usada en ${city.name}?`,
      answer: `El ITP de ${COMMUNITIES[city.community]}: ${scaleText(transferTax.value)} en el tipo general. Hay tipos reducidos con requisitos; la calculadora de capacidad los enseña con su norma.`,
    });
  if (page.purchase && total)
    questions.push({
      question: `¿Cuánto hay que sumar al precio al comprar en ${city.name}?`,
      answer: `En el ejemplo de esta página (${page.purchase.given.replace(/\.$/, "").replace("Una vivienda", "una vivienda")}), ${total.value} entre impuestos, notaría, registro y gestoría: ${total.label.replace("Total, ", "el ")}. A eso se añade la parte que el banco no presta.`,
    });
  questions.push({
    question: "¿Sirve este dato como tasación o para fijar el precio de salida?",
    answer:
      "No. Orienta la primera conversación. El precio de una vivienda sale de comparables parecidos y cercanos, con su rango; una tasación para hipoteca la hace una sociedad homologada.",
  });
  return questions;
}

function marketAbroad(city: LatinAmericanCity, page: CityPage): MarketPage {
  const country = LATIN_AMERICA[city.country];
  const { low, high } = costTemplate(city.country).value;
  const range = `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
  const tax = factsAbroad(city).find(({ label }) => label === "Impuesto de la transmisión");
  return {
    ...page,
    lang: `es-${city.country}`,
    region: "latam",
    map: null,
    standing: null,
    sizes: [],
    questions: [
      {
        question: `¿Cuánto se paga de impuestos y gastos al comprar en ${city.name}?`,
        answer: `Quien compra en ${country.name} suele pagar un ${range} del precio. Es orientativo y reúne guías y prensa del país: pide una cotización a tu escribano o notario antes de firmar.`,
      },
      ...(tax
        ? [
            {
              question: `¿Hay un impuesto por la transmisión en ${country.name}?`,
              answer: `${tax.value}.${tax.note ? ` ${tax.note}` : ""}`,
            },
          ]
        : []),
      {
        question: `¿Qué hace falta para valorar una propiedad en ${city.name}?`,
        answer: `Tres anuncios o cierres parecidos y cercanos, con su precio y su superficie. Los pegas, Umbral los ajusta y da un precio con su rango, en la moneda de ${country.name}.`,
      },
    ],
  };
}

/** A line of the list of cities. */
export interface ListedCity {
  slug: string;
  name: string;
  /** `1.804 €/m²`, or the range of a buyer's costs abroad. */
  figure: string;
  /** Where the figure is not the city's own. */
  note: string;
  /** The figure as a number, or the upper end of the range: cities of a group are drawn on one scale. */
  amount: number;
}

/** `de 1.320 €/m² en Zamora a 5.301 €/m² en Madrid`. */
function reachOf(cities: readonly ListedCity[]): string {
  const byAmount = cities.toSorted((a, b) => a.amount - b.amount);
  const [low, high] = [byAmount[0], byAmount.at(-1)];
  return low && high ? `de ${low.figure} en ${low.name} a ${high.figure} en ${high.name}` : "";
}

/** All cities with the figure that stands for each, Spain's by name and the others by country. */
export function listedCities(): { title: string; figureName: string; cities: ListedCity[] }[] {
  const spanish = CITIES.filter((city): city is SpanishCity => city.country === "ES").flatMap((city) => {
    const value = officialValueOf(city.code);
    return value
      ? [
          {
            slug: city.slug,
            name: city.name,
            figure: formatUnitPrice(value.unitPrice),
            note: value.level === "municipio" ? "" : "valor de su provincia",
            amount: value.unitPrice,
          },
        ]
      : [];
  });
  const abroad = CITIES.filter((city): city is LatinAmericanCity => city.country !== "ES").map((city) => {
    const { low, high } = costTemplate(city.country).value;
    const range = `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
    return { slug: city.slug, name: city.name, figure: range, note: LATIN_AMERICA[city.country].name, amount: high };
  });
  return [
    {
      title: "España",
      figureName: `Valor tasado medio: ${reachOf(spanish)}`,
      cities: spanish.sort((a, b) => a.name.localeCompare(b.name, "es")),
    },
    { title: "Latinoamérica", figureName: "Gastos de compra, sobre el precio", cities: abroad },
  ];
}
