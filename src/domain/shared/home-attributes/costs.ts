import { absent, choice, money, NO_FEED, SAME } from "./attribute.ts";

const OCCUPANCIES = ["libre", "alquilada", "ocupada"] as const;

/** The costs of keeping a home, and whether somebody lives in it. */
export const COSTS = {
  communityFee: money({
    label: "Gastos de comunidad",
    per: "mes",
    column: {
      names: [
        "gastos de comunidad",
        "gastos comunidad",
        "cuota comunidad",
        "cuota de comunidad",
        "expensas",
        "cuota administracion",
        "cuota de administracion",
        "cuota de mantenimiento",
        "community fee",
        "community fees",
      ],
      isStrict: false,
    },
    form: { row: "costs", help: "Al mes." },
    facts: { line: 18 },
    asked: "communityFee",
    mention: { topic: "conditions", weight: 3.5 },
    wanted: { of: "piso", offered: "venta", why: "quien compra suma lo que cuesta tenerla" },
    feeds: { ...NO_FEED, idealista: "operationPriceCommunity" },
  }),
  /** *Impuesto sobre Bienes Inmuebles*, and what other countries call it. */
  propertyTax: money({
    label: "IBI",
    per: "año",
    column: {
      names: ["ibi", "recibo ibi", "recibo del ibi", "ibi anual", "predial", "contribuciones", "abl", "property tax"],
      isStrict: false,
    },
    form: { row: "costs", help: "El recibo de un año." },
    facts: { line: 19 },
    asked: "propertyTax",
    wanted: { of: "construido", offered: "venta", country: "ES", why: "quien compra suma lo que cuesta tenerla" },
    feeds: NO_FEED,
  }),
  /** Whoever buys an occupied home buys something else. */
  occupancy: choice({
    label: "Ocupación",
    values: OCCUPANCIES,
    names: { libre: "Libre", alquilada: "Con inquilino", ocupada: "Ocupada sin título" },
    message: "Elige libre, con inquilino u ocupada",
    words: {
      libre: [
        "vacia",
        "vacio",
        "desocupada",
        "desocupado",
        "disponible",
        "sin ocupantes",
        "sin inquilinos",
        "free",
        "vacant",
      ],
      alquilada: [
        "alquilado",
        "arrendada",
        "arrendado",
        "inquilino",
        "rentada",
        "con inquilinos",
        "tenanted",
        "rented",
      ],
      ocupada: ["ocupado", "okupada", "okupado", "ocupada ilegalmente", "sin posesion", "occupied", "squatted"],
    },
    column: { names: ["ocupacion", "ocupada", "estado ocupacion", "situacion posesoria", "posesion", "occupancy"] },
    form: { row: "terms", placeholder: "No lo sé" },
    facts: { line: 20 },
    filter: { word: "libre", label: "Libre de ocupantes", means: ["libre"] },
    tools: SAME,
    mention: {
      topic: "conditions",
      weight: 7,
      offered: "venta",
      says: {
        libre: { es: "se entrega sin ocupantes", en: "it comes with vacant possession" },
        alquilada: { es: "se vende con inquilino", en: "it is sold with a tenant in place" },
        ocupada: {
          es: "se vende sin posesión: vive alguien sin título",
          en: "it is sold without possession: somebody lives there without title",
        },
      },
    },
    wanted: { of: "vivienda", offered: "venta", why: "cambia el precio y a quién se le puede ofrecer" },
    feeds: {
      kyero: absent("Kyero has no element for it"),
      idealista: absent("idealista asks who lives there of rooms alone"),
      fotocasa: absent("No id of Fotocasa's features for it is known"),
    },
  }),
};
