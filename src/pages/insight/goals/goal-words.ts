import type { GoalRate, GoalStep, UsedRate } from "#domain/insight/goals/reverse-funnel.ts";

/** Names of the goal's steps and shares, and how each is counted. */

interface StepWords {
  /** At the head of a line. */
  label: string;
  /** How it is counted in one's own data. */
  counted: string;
}

export const STEP_WORDS: Record<GoalStep, StepWords> = {
  ventas: {
    label: "Ventas",
    counted:
      "Tratos firmados este año con comisión. Si el comprador y el vendedor tienen cada uno su trato, la vivienda cuenta una vez y sus comisiones se suman.",
  },
  encargos: {
    label: "Encargos",
    counted:
      "Viviendas de la cartera con tipo de encargo, el día en que salieron a la venta (o el día en que las añadiste a mano), y captaciones firmadas que no tienen una de esas viviendas.",
  },
  valoraciones: {
    label: "Valoraciones",
    counted: "Viviendas valoradas en Umbral este año. La misma vivienda valorada varias veces cuenta una.",
  },
  contactos: {
    label: "Propietarios con quienes hablar",
    counted: "Contactos con el papel de propietario que han entrado este año.",
  },
  llamadas: {
    label: "Llamadas",
    counted: "Llamadas apuntadas este año en la ficha de un contacto.",
  },
};

interface RateWords {
  label: string;
  /** Between two steps: "el 60 % de los encargos se venden". */
  phrase: string;
  /** Cases that are counted to measure it; undefined where it is not measured. */
  cases?: string;
  measured?: string;
}

export const RATE_WORDS: Record<GoalRate, RateWords> = {
  mandatesToSales: {
    label: "Encargos que acaban en venta",
    phrase: "de los encargos se venden",
    cases: "encargos acabados",
    measured:
      "De los encargos que han acabado en los dos últimos años (cerrados, retirados o con la fecha pasada), los que están cerrados.",
  },
  valuationsToMandates: {
    label: "Valoraciones que acaban en encargo",
    phrase: "de las valoraciones acaban en encargo",
    cases: "viviendas valoradas",
    measured:
      "De las viviendas que valoraste antes de ofrecerlas, hace entre 60 días y dos años, las que hoy tienen encargo o están en el mercado.",
  },
  contactsToValuations: {
    label: "Propietarios que piden valoración",
    phrase: "de los propietarios acaban en valoración",
  },
  callsToContacts: { label: "Llamadas que llegan al propietario", phrase: "de las llamadas llegan al propietario" },
};

export const BASIS_NAMES: Record<UsedRate["basis"], string> = {
  medido: "Medido",
  tuyo: "Tuyo",
  supuesto: "Supuesto",
};
