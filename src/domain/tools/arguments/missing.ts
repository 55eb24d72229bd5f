import type { ArgumentCase } from "./case.ts";
import { isInBuilding } from "./figures.ts";
import { PURPOSES } from "./purposes.ts";
import type { Weights } from "./rules.ts";

/** A missing datum, and the argument that it would allow. */
export interface MissingDatum {
  id: string;
  /** Verb first: `Añade el recibo de comunidad`. */
  add: string;
  gain: string;
}

interface MissingRule extends MissingDatum {
  weights: Weights;
  isMissing: (given: ArgumentCase) => boolean;
}

const MOST_MISSING = 6;

const RULES: readonly MissingRule[] = [
  {
    id: "precio",
    add: "Pon el precio",
    gain: "podrás contestar a «es caro», y decir la cuota y el ahorro que hace falta",
    weights: [5, 5, 5, 5, 5, 5],
    isMissing: ({ home }) => home.price === undefined,
  },
  {
    id: "comunidad",
    add: "Añade el recibo de comunidad",
    gain: "podrás decir lo que cuesta tenerla cada mes y contestar a «la comunidad es alta»",
    weights: [5, 3, 3, 5, 5, 4],
    isMissing: ({ home }) => home.communityFee === undefined,
  },
  {
    id: "ibi",
    add: "Añade el recibo del IBI",
    gain: "podrás dar el gasto fijo del mes, entero",
    weights: [4, 3, 3, 4, 5, 3],
    isMissing: ({ propertyTax, home }) => propertyTax === undefined && home.country === "ES",
  },
  {
    id: "valoracion",
    add: "Trae una valoración",
    gain: "podrás defender el precio con un rango y sus comparables",
    weights: [5, 4, 4, 4, 4, 4],
    isMissing: ({ valuation }) => valuation === undefined,
  },
  {
    id: "lugar",
    add: "Di dónde se pagan los impuestos",
    gain: "podrás dar los gastos de compra y el ahorro que hace falta para firmar",
    weights: [5, 3, 2, 4, 3, 2],
    isMissing: ({ place, costShare }) => place === undefined && costShare === undefined,
  },
  {
    id: "alquiler",
    add: "Añade el alquiler de la zona",
    gain: "podrás dar la rentabilidad y contestar a «no sale rentable»",
    weights: [0, 0, 0, 5, 1, 0],
    isMissing: ({ areaRent }) => areaRent === undefined,
  },
  {
    id: "certificado",
    add: "Añade la letra del certificado",
    gain: "podrás hablar de energía, y tu anuncio cumplirá la norma",
    weights: [3, 2, 3, 3, 2, 3],
    isMissing: ({ home }) => home.energyRating === undefined && home.energyStatus === undefined,
  },
  {
    id: "ascensor",
    add: "Di si tiene ascensor",
    gain: "podrás hablar de la subida, o reconocer que falta",
    weights: [3, 3, 2, 3, 3, 5],
    isMissing: ({ home }) => home.hasLift === undefined && isInBuilding(home.type),
  },
  {
    id: "distancias",
    add: "Escribe qué hay cerca, con su distancia",
    gain: "podrás hablar de la calle con datos que se comprueban a pie",
    weights: [4, 2, 3, 4, 4, 5],
    isMissing: ({ home }) => (home.nearby ?? []).length === 0,
  },
  {
    id: "utiles",
    add: "Añade la superficie útil",
    gain: "podrás hablar de los metros que se pisan",
    weights: [2, 4, 2, 2, 2, 2],
    isMissing: ({ home }) => home.usableAreaM2 === undefined,
  },
  {
    id: "reformas",
    add: "Anota las reformas, con año y factura",
    gain: "podrás probar lo que ya está hecho y contestar a «el edificio es viejo»",
    weights: [3, 2, 2, 5, 3, 4],
    isMissing: ({ renovations, home }) => renovations.length === 0 && home.condition !== "obra_nueva",
  },
  {
    id: "presupuesto",
    add: "Pide un presupuesto de la reforma",
    gain: "podrás dar un coste que alguien firma, y no una tabla",
    weights: [5, 4, 3, 5, 4, 5],
    isMissing: ({ works, home }) => works === undefined && home.condition === "a_reformar",
  },
  {
    id: "facturas",
    add: "Pide las facturas de luz, agua y gas",
    gain: "podrás decir lo que gasta quien vive ahí",
    weights: [3, 2, 4, 0, 3, 3],
    isMissing: ({ utilities }) => utilities === undefined,
  },
  {
    id: "competencia",
    add: "Anota otra vivienda que pueda visitar",
    gain: "podrás contestar a «la competencia pide menos», metro por metro",
    weights: [2, 3, 2, 3, 2, 2],
    isMissing: ({ competitors }) => competitors.length === 0,
  },
];

/** The data that are missing; the ones that would gain most with this buyer come first. */
export function missingOf(given: ArgumentCase): MissingDatum[] {
  const at = PURPOSES.indexOf(given.purpose);
  return RULES.filter((rule) => rule.weights[at]! > 0 && rule.isMissing(given))
    .sort((a, b) => b.weights[at]! - a.weights[at]!)
    .slice(0, MOST_MISSING)
    .map(({ id, add, gain }) => ({ id, add, gain }));
}
