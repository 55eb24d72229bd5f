import { optionalText } from "../schema/fields.ts";
import { optionalBuildYear } from "../schema/years.ts";
import { choice, NO_FEED, OWN, text, wholeNumber } from "./attribute.ts";
import { HEATING_NAMES, HEATINGS } from "./home-values.ts";

/** How it is heated, and what was renewed in it. */
export const WORKS = {
  heating: choice({
    label: "Calefacción",
    values: HEATINGS,
    names: HEATING_NAMES,
    message: "Elige una calefacción",
    words: {
      gas_individual: [
        "gas",
        "gas natural",
        "individual",
        "individual gas",
        "caldera de gas",
        "individual gas natural",
      ],
      central: ["centralizada", "calefaccion central", "comunitaria", "central heating", "gas central"],
      electrica: ["electrico", "radiadores electricos", "electricidad", "electric", "acumuladores"],
      suelo_radiante: ["radiante", "suelo radiante", "underfloor"],
      aerotermia: ["aerotermico"],
      bomba_calor: ["bomba frio calor", "bomba de frio y calor", "aire acondicionado", "split", "heat pump"],
      chimenea: ["lena", "estufa de lena", "estufa de pellets", "pellets", "fireplace"],
    },
    column: { names: ["calefaccion", "tipo calefaccion", "tipo de calefaccion", "heating"] },
    form: { row: "works", placeholder: "No lo sé" },
    facts: { line: 21 },
    asked: "heating",
    mention: { topic: "comfort", weight: 3.5 },
    wanted: { of: "vivienda", why: "es de lo primero que se pregunta, y el anuncio la cuenta" },
    feeds: {
      ...NO_FEED,
      kyero: {
        features: [
          {
            pattern: /^(gas heating|calefacci[oó]n (individual )?de gas)$/i,
            means: "gas_individual",
            word: "Gas heating",
          },
          { pattern: /^(central heating|calefacci[oó]n central)$/i, means: "central", word: "Central heating" },
          {
            pattern: /^(electric heating|calefacci[oó]n el[eé]ctrica)$/i,
            means: "electrica",
            word: "Electric heating",
          },
          { pattern: /^(underfloor heating|suelo radiante)$/i, means: "suelo_radiante", word: "Underfloor heating" },
          { pattern: /^(aerothermal heating|aerotermia)$/i, means: "aerotermia", word: "Aerothermal heating" },
          { pattern: /^(heat pump|bomba de calor)$/i, means: "bomba_calor", word: "Heat pump" },
          { pattern: /^(fireplace|chimenea)$/i, means: "chimenea", word: "Fireplace" },
        ],
      },
      idealista: OWN,
    },
  }),
  /** Of the last renovation; one that is planned may lie ahead. */
  renovatedYear: wholeNumber(() => optionalBuildYear(1900), {
    label: "Año de la reforma",
    column: {
      names: ["ano reforma", "ano de reforma", "ano de la reforma", "reformado en", "fecha reforma", "year renovated"],
      reads: "year",
      isStrict: false,
    },
    form: { row: "works" },
    facts: { line: 22 },
    asked: "renovatedYear",
    mention: { topic: "state", weight: 7 },
    feeds: NO_FEED,
  }),
  renovatedWhat: text(() => optionalText(60), {
    label: "Qué se reformó",
    column: { names: ["que se reformo", "reformas", "detalle reforma", "obras realizadas", "renovation"] },
    form: { row: "works", help: "Cocina y baños, instalación eléctrica…" },
    facts: { line: 23 },
    asked: "renovatedWhat",
    feeds: NO_FEED,
  }),
};
