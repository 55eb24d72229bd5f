import { PASTED_FIELDS } from "../listing/pasted-fields.ts";
import { number as numberOf, optionalInteger, optionalNumber } from "../schema/fields.ts";
import { optionalBuildYear } from "../schema/years.ts";
import { absent, choice, NO_FEED, number, OWN, OWN_FEEDS, SAME, wholeNumber } from "./attribute.ts";
import { CONDITIONS } from "./home-values.ts";

const area = (min: number, max: number, bounds: string) =>
  optionalNumber({ min, max, message: `Introduce una superficie ${bounds} m²` });
const IN_THE_HEADING = absent("The heading of the page says it");

/** How large it is, and how it stands. Bounds are wide, because a portfolio also holds warehouses and land; those of the tools are not. */
export const SIZE = {
  builtAreaM2: number(() => area(1, 1_000_000, "entre 1 y 1.000.000"), {
    label: "Superficie construida",
    unit: "m²",
    column: {
      names: [...PASTED_FIELDS.builtAreaM2.names, "m cons", "mcons", "metros const", "built area"],
      reads: "surface",
    },
    form: { row: "measures", at: 1 },
    facts: IN_THE_HEADING,
    tools: numberOf({ min: 15, max: 2000, message: "Introduce una superficie entre 15 y 2.000 m²" }),
    mention: { topic: "inside", weight: 9 },
    weighs: ["areaM2"],
    wanted: { why: "sin ella no se puede valorar" },
    feeds: { kyero: OWN, idealista: "featuresAreaConstructed", fotocasa: 1 },
  }),
  usableAreaM2: number(() => area(1, 1_000_000, "entre 1 y 1.000.000"), {
    label: "Superficie útil",
    unit: "m²",
    column: {
      names: [...PASTED_FIELDS.usableAreaM2.names, "m utiles", "m uties", "mutiles", "usable area"],
      reads: "surface",
    },
    form: { row: "measures", at: 2 },
    facts: { line: 1 },
    tools: optionalNumber({ min: 10, max: 2000, message: "Introduce una superficie útil entre 10 y 2.000 m²" }),
    mention: { topic: "inside", weight: 3 },
    wanted: { of: "vivienda", why: "quien busca compara los metros que se pisan" },
    feeds: { ...NO_FEED, idealista: "featuresAreaUsable" },
  }),
  plotAreaM2: number(
    () => optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce una parcela de al menos 1 m²" }),
    {
      label: "Parcela",
      unit: "m²",
      column: {
        names: [
          "parcela",
          "m parcela",
          "m2 parcela",
          "superficie parcela",
          "metros parcela",
          "terreno m2",
          "plot area",
          "lot size",
        ],
        reads: "surface",
      },
      form: { row: "measures", at: 4 },
      facts: { line: 3 },
      asked: "plotAreaM2",
      mention: { topic: "inside", weight: 6 },
      wanted: { of: "suelo", why: "es lo primero que se pregunta de ella" },
      feeds: { kyero: OWN, idealista: "featuresAreaPlot", fotocasa: 69 },
    },
  ),
  terraceAreaM2: number(() => area(0, 1_000_000, "entre 0 y 1.000.000"), {
    label: "Superficie de la terraza",
    unit: "m²",
    column: {
      heading: "Superficie de terraza",
      names: ["superficie terraza", "superficie de terraza", "m terraza", "m2 terraza", "metros terraza"],
      reads: "area",
    },
    form: { row: "measures", at: 3, label: "Terraza" },
    facts: { line: 2 },
    asked: "terraceAreaM2",
    mention: { weight: 6 },
    feeds: { kyero: OWN, idealista: NO_FEED.idealista, fotocasa: 62 },
  }),
  rooms: wholeNumber(() => optionalInteger({ min: 0, max: 999, message: "Introduce de 0 a 999 habitaciones" }), {
    label: "Habitaciones",
    column: { names: [...PASTED_FIELDS.rooms.names, "total hab", "bedrooms", "total habitaciones"] },
    form: { row: "measures" },
    facts: IN_THE_HEADING,
    tools: optionalInteger({ min: 0, max: 15, message: "Introduce de 0 a 15 habitaciones" }),
    mention: { topic: "inside", weight: 9 },
    weighs: ["rooms"],
    wanted: { of: "vivienda", why: "los portales filtran por ellas" },
    feeds: { kyero: OWN, idealista: "featuresBedroomNumber", fotocasa: 11 },
  }),
  bathrooms: wholeNumber(() => optionalInteger({ min: 0, max: 999, message: "Introduce de 0 a 999 baños" }), {
    label: "Baños",
    column: { names: [...PASTED_FIELDS.bathrooms.names, "banyos", "cuartos de bano"] },
    form: { row: "measures" },
    facts: IN_THE_HEADING,
    tools: optionalInteger({ min: 0, max: 10, message: "Introduce de 0 a 10 baños" }),
    mention: { topic: "inside", weight: 6.5 },
    weighs: ["bathrooms"],
    wanted: { of: "vivienda", why: "los portales filtran por ellos" },
    feeds: { kyero: OWN, idealista: "featuresBathroomNumber", fotocasa: 12 },
  }),
  /** 0 is the ground floor, −1 the semi-basement. */
  floor: wholeNumber(() => optionalInteger({ min: -10, max: 150, message: "Introduce una planta entre −10 y 150" }), {
    label: "Planta",
    column: { names: [...PASTED_FIELDS.floor.names, "piso numero"], reads: "storey", isStrict: false },
    form: { row: "measures", help: "0 es la planta baja", isSigned: true },
    facts: { line: 4 },
    tools: optionalInteger({ min: -2, max: 50, message: "Introduce una planta entre −2 y 50" }),
    mention: { topic: "floor", weight: 4.5 },
    weighs: ["floor"],
    wanted: { of: "piso", why: "los portales filtran por ella" },
    feeds: OWN_FEEDS,
  }),
  buildingFloors: wholeNumber(() => optionalInteger({ min: 1, max: 150, message: "Introduce de 1 a 150 plantas" }), {
    label: "Plantas del edificio",
    column: { names: PASTED_FIELDS.buildingFloors.names, isStrict: false },
    form: { row: "measures" },
    facts: { line: 5 },
    tools: optionalInteger({ min: 1, max: 60, message: "Introduce de 1 a 60 plantas" }),
    mention: { topic: "floor", weight: 1 },
    weighs: ["buildingFloors"],
    feeds: { ...NO_FEED, idealista: "featuresFloorsBuilding" },
  }),
  yearBuilt: wholeNumber(() => optionalBuildYear(1000), {
    label: "Año",
    column: {
      heading: "Año de construcción",
      names: [...PASTED_FIELDS.yearBuilt.names, "building year"],
      reads: "year",
      isStrict: false,
    },
    form: { row: "building" },
    facts: { line: 6 },
    tools: optionalBuildYear(1700),
    mention: { topic: "state", weight: 3 },
    weighs: ["yearBuilt"],
    wanted: { of: "construido", why: "afina la valoración" },
    feeds: { kyero: NO_FEED.kyero, idealista: "featuresBuiltYear", fotocasa: 231 },
  }),
  condition: choice({
    label: "Conservación",
    values: CONDITIONS,
    names: { a_reformar: "A reformar", bueno: "Buen estado", obra_nueva: "Obra nueva" },
    message: "Elige obra nueva, bueno o a reformar",
    column: { heading: "Estado", names: [...PASTED_FIELDS.condition.names, "estado del inmueble"] },
    form: { control: "condition" },
    facts: { line: 7 },
    tools: SAME,
    mention: { topic: "state", weight: 6 },
    weighs: ["isNew", "isToReform"],
    wanted: { of: "construido", why: "afina la valoración y el anuncio" },
    feeds: OWN_FEEDS,
  }),
};
