import { wordsOfCountry } from "#content/country-words.ts";
import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import type { ToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import { formatArea } from "#domain/shared/format/format.ts";
import { withoutExcluding } from "#domain/tools/advert-rules/check-advert.ts";
import { compassOf } from "#domain/tools/writing/compass.ts";
import { LIMITS } from "#domain/tools/writing/describe.ts";
import type { Variety } from "#domain/tools/writing/facts.ts";
import { defineTool, type NextStep } from "../define-tool.ts";
import { sourceOfFact } from "../fact-source.ts";
import { homeAbroad } from "../home-abroad.ts";
import { WRITER_CHECKS } from "./checks.ts";
import { describe, describeDocument } from "./describe.ts";
import { type WriterResult, writeAdvert } from "./engine.ts";
import { given } from "./given.ts";
import { shownAdvert } from "./kept-result.ts";
import { LONGEST_PASTE, type WriterInput, writerInput } from "./schema.ts";
import { writtenOf } from "./text.ts";

/** The advert of a home, written from its data and held to the law. */
export const listingWriter = defineTool({
  id: "listing-writer",
  path: "/generador-descripciones",
  module: "social",
  version: 9,
  credits: 1,
  title: "Generador de descripciones",
  does: "escribir anuncios",
  summary:
    "El anuncio en tres longitudes, solo con lo que la vivienda tiene. Toca una frase y verás de qué dato sale; lo que falta por ley se avisa.",
  icon: "TextCursorInput",
  words: "texto anuncio escribir redactar portal idealista descripción título inmueble del",
  startsFrom: ["datos"],
  askedAs: `
    que me escriba el anuncio
    redactar la descripción de un piso
    texto para publicar una casa
    copy para el portal
    hacer el texto de la ficha
    generar descripción en inglés
    escribir el aviso de una propiedad
    describir el inmueble bonito`,
  capture: [
    { goal: "vender", place: 20, purpose: "Escribe el anuncio con lo que hay.", count: "homesForSale" },
    { goal: "publicar", place: 30, purpose: "Escribe el anuncio con lo que hay.", count: "homesForSale" },
  ],
  checks: WRITER_CHECKS,
  verbs: { run: "Escribir el anuncio", running: "Escribiendo…", keep: "Guardar este anuncio" },
  input: writerInput,
  example: {
    home: {
      operation: "venta",
      type: "piso",
      placeName: "Ruzafa, Valencia",
      builtAreaM2: 94,
      usableAreaM2: 82,
      rooms: 3,
      bathrooms: 2,
      floor: 3,
      buildingFloors: 6,
      yearBuilt: 1965,
      condition: "bueno",
      hasLift: true,
      isExterior: true,
      hasTerrace: true,
      hasParkingIncluded: true,
      hasAirConditioning: true,
      energyRating: "E",
      price: 320_000,
    },
    terraceAreaM2: 12,
    orientation: "sur",
    views: "el parque Central",
    heating: "gas_individual",
    renovatedYear: 2021,
    communityFee: 80,
    nearby: ["Metro Bailén a 4 minutos", "Mercado de Ruzafa a 300 m"],
    tone: "neutro",
    variety: "es-ES",
    seed: 5,
  } as never,
  abroad: {
    title: "Generador de descripciones de propiedades",
    example: {
      home: {
        operation: "venta",
        type: "piso",
        placeName: "Chapinero, Bogotá",
        country: "CO",
        currency: "COP",
        builtAreaM2: 78,
        rooms: 2,
        bathrooms: 2,
        floor: 5,
        buildingFloors: 8,
        yearBuilt: 2012,
        condition: "bueno",
        hasLift: true,
        isExterior: true,
        hasTerrace: true,
        hasParkingIncluded: true,
        hasStorageRoom: true,
        price: 520_000_000,
      },
      terraceAreaM2: 9,
      orientation: "este",
      views: "los cerros orientales",
      communityFee: 380_000,
      nearby: ["Parque de los Hippies a 300 m", "TransMilenio a 6 minutos"],
      tone: "cercano",
      variety: "es-CO",
      seed: 5,
    } as never,
    defaultsIn: (country) => ({ ...homeAbroad(country), variety: VARIETY_OF[country] ?? "es-MX" }),
  },
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    variety: "es-ES",
    tone: "neutro",
    seed: 1,
  },
  needs: () => ({ today: true as const }),
  run: writeAdvert,
  // Nobody can copy or publish it: the corrected one is the answer.
  hasAnswer: ({ isBlocked }) => !isBlocked,
  titleOf: ({ home }) =>
    `Anuncio de ${(home.type === "piso" ? wordsOfCountry(home.country).flat : PROPERTY_TYPE_NAMES[home.type]).toLocaleLowerCase("es")}${home.placeName ? ` en ${home.placeName}` : ""}, ${formatArea(home.builtAreaM2)}`,
  describe,
  describeDocument,
  given,
  writtenOf,
  // Findings of the law are mended first: better words would hide them.
  wordingOf: ({ isBlocked, texts, variety }: WriterResult) =>
    isBlocked
      ? []
      : (["long", "medium", "short"] as const).map((id) => ({
          id,
          label: WORDING_LABELS[id],
          text: texts[id].plain,
          most: LIMITS[id],
          language: variety === "en" ? ("en" as const) : ("es" as const),
          accepts: (text: string) => withoutExcluding(text) === text,
        })),
  sourcesOf: ({ check }: WriterResult) => check.rules.map(sourceOfFact),
  shownInput: ({ tone, variety, seed }: WriterInput) => ({ tone, variety, seed }),
  shownResult: shownAdvert,
  sharedPage: {
    reader: "quien te encarga la vivienda",
    shows: "Muestra los textos y cómo se leen. No dice qué calla el anuncio ni cita las frases que se quitaron.",
  },
  homeOf: ({ home }: WriterInput) => home,
  // A text that must not be published yet is not proposed for the home's file either, from which feeds take it.
  forHome: ({ isBlocked, texts, variety }: WriterResult) =>
    isBlocked ? {} : { descriptions: { [variety === "en" ? "en" : "es"]: texts.long.plain } },
  keptAcrossHomes: ["tone", "voiceSample"],
  fillFrom,
  nextOf: ({ isBlocked }: WriterResult, input: WriterInput) =>
    isBlocked
      ? []
      : [
          {
            path: "/valoracion" as const,
            label: "Comprueba el precio",
            reason: "Un anuncio con el precio de la zona recibe las llamadas de quien puede comprar.",
            values: { home: input.home },
          },
          ...argumentsStep(input),
        ],
});

const WORDING_LABELS = { long: "Texto largo", medium: "Texto medio", short: "Texto corto" } as const;

const VARIETY_OF: Record<string, Variety> = { MX: "es-MX", AR: "es-AR", UY: "es-AR", CO: "es-CO", CL: "es-CL" };

/** The words of its country, and what the form asks apart from the home. */
function fillFrom(home: KnownProperty, apart: ToolAttributes = {}): Record<string, unknown> {
  const [first, second] = home.orientations ?? [];
  const { terraceAreaM2, plotAreaM2, isFurnished, communityFee, heating, energyStatus } = apart;
  const { renovatedYear, renovatedWhat, previousRent, rentIndex } = apart;
  const asked = { terraceAreaM2, plotAreaM2, isFurnished, communityFee, heating, energyStatus };
  return {
    home,
    variety: VARIETY_OF[home.country] ?? "es-ES",
    ...(first && { orientation: compassOf(first, second) }),
    ...givenOf({
      ...asked,
      renovatedYear,
      renovatedWhat,
      previousRent,
      rentIndex,
      features: apart.features?.join("\n"),
      pastedText: apart.description?.slice(0, LONGEST_PASTE),
    }),
  };
}

/** The values that are known. */
const givenOf = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The same facts, said to whoever visits; a rent needs no convincing. */
function argumentsStep(input: WriterInput): NextStep[] {
  const { home, terraceAreaM2, plotAreaM2, orientation, views, heating, communityFee, isFurnished } = input;
  if (home.operation !== "venta") return [];
  const given = { terraceAreaM2, plotAreaM2, orientation, views, heating, communityFee, isFurnished };
  return [
    {
      path: "/argumentos-venta",
      label: "Prepara los argumentos de venta",
      reason: "Con los mismos datos, qué decir en la visita a cada comprador.",
      values: {
        home,
        ...givenOf(given),
        ...(input.energyStatus && { energyStatus: input.energyStatus }),
        ...(input.nearby.length > 0 && { nearby: input.nearby.join("\n") }),
        ...(input.renovatedYear !== undefined && {
          renovations: [{ what: input.renovatedWhat ?? "reforma", year: input.renovatedYear }],
        }),
      },
    },
  ];
}
