import type * as z from "zod/mini";
import { MANY_A_MONTH } from "#content/capture-plan.ts";
import { keepingCost, type ToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import { doneWorks } from "#domain/tools/renovation/done-works.ts";
import { WORK_IDS } from "#domain/tools/renovation/works.ts";
import { defineTool } from "../define-tool.ts";
import { homeAbroad } from "../home-abroad.ts";
import { RENOVATION_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { homeTitle, recommendWorks } from "./engine.ts";
import { given } from "./given.ts";
import { nextOf } from "./next.ts";
import { renovationInput } from "./schema.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

export const renovation = defineTool({
  id: "renovation",
  path: "/recomendador-mejoras",
  module: "valoracion",
  version: 2,
  credits: 1,
  title: "Recomendador de mejoras",
  does: "elegir qué obra compensa",
  summary: "Qué obra devuelve más de lo que cuesta antes de vender. A veces, ninguna.",
  icon: "Hammer",
  words:
    "reforma obra cocina baño ascensor presupuesto mejoras inversión revalorizar qué reformar reformas merecen la pena antes de vender mejorar obras revalorizan",
  startsFrom: ["propietario"],
  askedAs: `
    qué reforma sale a cuenta
    arreglos antes de vender
    merece la pena cambiar la cocina
    qué obras suben más el precio
    remodelar para vender mejor
    pintar o reformar el baño para sacar más
    inversión en mejoras de la casa
    cuánto recupero de una obra`,
  capture: [
    { goal: "encargo", place: 40, purpose: "Qué obra merece la pena antes de vender.", below: MANY_A_MONTH },
    { goal: "precio", place: 20, purpose: "Qué obra merece la pena antes de vender." },
  ],
  checks: RENOVATION_CHECKS,
  input: renovationInput,
  example: {
    home: {
      type: "piso",
      placeName: "Chamberí, Madrid",
      municipalityCode: "28079",
      builtAreaM2: "85",
      rooms: "3",
      bathrooms: "1",
      floor: "3",
      yearBuilt: "1962",
      condition: "a_reformar",
      hasLift: "si",
      hasAirConditioning: "no",
      energyRating: "E",
    },
    place: "ES-MD",
    value: 420_000,
    valueLow: 385_000,
    valueHigh: 458_000,
    budget: 35_000,
    allowsStructural: "si",
    // The schema's type asks for every key; what is left out is unknown.
  } as unknown as z.input<typeof renovationInput>,
  abroad: { defaultsIn: homeAbroad },
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    criterion: "central",
    quality: "basica",
    payer: "particular",
    carryPerMonth: 0,
    // Each work that fits is proposed until it is taken out.
    works: Object.fromEntries(WORK_IDS.map((id) => [id, { on: "si" }])),
    others: [],
  },
  needs: () => ({ today: true as const }),
  run: recommendWorks,
  titleOf: (input) => `Mejoras: ${homeTitle(input)}`,
  // Where no work was weighed, nothing was advised.
  hasAnswer: ({ works }) => works.length > 0,
  figureOf: ({ best, currency }) => ({
    label: "Ganancia",
    value: Math.round(best.net.usual * 100) / 100,
    isEstimate: true,
    currency,
  }),
  describe,
  given,
  sourcesOf,
  wordingOf,
  nextOf,
  homeOf: ({ home }) => home,
  // The view reads the result alone.
  shownInput: () => ({}),
  sharedPage: {
    reader: "quien vende",
    shows: "Muestra qué obras compensan, lo que cuestan y lo que pueden subir el valor.",
  },
  keptAcrossHomes: [
    "quality",
    "criterion",
    "payer",
    "pricesArePem",
    "labour",
    "overheads",
    "profit",
    "contingency",
    "fees",
  ],
  fillFrom: (home, apart = {}, place, valuation) => ({
    home,
    ...(place && { place }),
    ...(home.operation === "venta" && home.price !== undefined && { value: home.price }),
    ...(valuation && { value: valuation.value, valueLow: valuation.low, valueHigh: valuation.high }),
    ...(keepingCost(apart) !== undefined && { carryPerMonth: keepingCost(apart) }),
    ...fillOfDone(apart),
  }),
});

/** The works that were done begin unticked, with the file's own words for the reason. */
function fillOfDone({ renovatedWhat, renovatedYear, heating }: ToolAttributes) {
  const done = doneWorks({ renovatedWhat, heating });
  if (done.length === 0) return {};
  const words = [renovatedWhat ?? (heating === "aerotermia" ? "aerotermia" : undefined), renovatedYear];
  return {
    done,
    doneNote: words.filter((word) => word !== undefined).join(", "),
    works: Object.fromEntries(done.map((id) => [id, { on: false }])),
  };
}
