import * as z from "zod/mini";
import { MANDATE_KINDS } from "../../shared/home-attributes/home-values.ts";
import {
  choice,
  integer,
  number,
  optionalChoice,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "../../shared/schema/fields.ts";
import { text } from "../../shared/schema/text.ts";
import { type DealKind, type DealStage, WIN_REASONS } from "./contact-values.ts";
import { TRADES } from "./trades.ts";

/** The evidence that each stage of each trade asks for: its schema, and the fields of the form that asks. */

const MONEY_MAX = 1_000_000_000;
/** No mandate or lease lasts longer. */
const MONTHS_MAX = 120;

const id = z.optional(z.uuid("Elige uno de la lista"));
const money = (message: string) => number({ min: 0.01, max: MONEY_MAX, message });
const day = (message: string) =>
  text({ max: 10, message, tooLong: message }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    z.refine(isRealDay, message),
  );

function isRealDay(text: string): boolean {
  const at = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text.slice(0, 10);
}

const fee = number({ min: 0, max: MONEY_MAX, message: "Indica la comisión" });
const VISIT_DAY = "Indica el día de la visita";

const spoken = z
  .object({
    /** A call, mail, message or visit of the timeline. */
    eventId: id,
    how: optionalText(500),
  })
  .check(
    z.refine((given) => given.eventId !== undefined || given.how !== undefined, {
      path: ["how"],
      message: "Cuenta cómo fue la conversación, o elige la llamada o el mensaje",
    }),
  );

const qualified = z
  .object({
    /** The kind of home that is sought, or a description of the seller's home. */
    need: optionalText(1000),
    budget: optionalNumber({ min: 1, max: MONEY_MAX, message: "Introduce un presupuesto mayor que cero" }),
    homeId: id,
  })
  .check(
    z.refine((given) => given.need !== undefined || given.budget !== undefined || given.homeId !== undefined, {
      path: ["need"],
      message: "Indica qué busca, su presupuesto o el inmueble que vende",
    }),
  );

const visited = z.object({
  /** A day, or a day and a time: `2026-11-21T18:00`. */
  on: text({ max: 16, message: VISIT_DAY, tooLong: VISIT_DAY }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, VISIT_DAY),
    z.refine(isRealDay, VISIT_DAY),
  ),
  /** Event of the calendar. */
  eventId: id,
});

const offered = z.object({ amount: money("Indica el importe de la oferta") });

const closed = z.object({
  price: money("Indica el precio firmado"),
  on: day("Indica el día de la firma"),
  commission: fee,
  why: optionalChoice(WIN_REASONS, "Elige el motivo"),
});

const valued = z.object({
  amount: money("Indica el valor que has presentado"),
  on: day("Indica el día en que la presentaste"),
});

const proposed = z.object({
  price: money("Indica el precio de salida que propones"),
  /** In percent: 3 is 3 %. */
  feePercent: optionalNumber({ min: 0, max: 100, message: "Introduce unos honorarios de 0 a 100 %" }),
});

const mandated = z.object({
  on: day("Indica el día en que se firma el encargo"),
  mandate: choice(MANDATE_KINDS, "Elige si es en exclusiva"),
  months: integer({ min: 1, max: MONTHS_MAX, message: "Indica cuántos meses dura, de 1 a 120" }),
  why: optionalChoice(WIN_REASONS, "Elige el motivo"),
});

const prepared = z.object({
  ready: text({ max: 1000, message: "Cuenta qué está listo", tooLong: "Usa como mucho 1.000 caracteres" }).check(
    z.trim(),
    z.minLength(1, "Cuenta qué está listo"),
  ),
});

const published = z.object({
  on: day("Indica el día en que se publica"),
  where: optionalText(500),
});

const solvent = z.object({
  papers: text({ max: 1000, message: "Cuenta qué ha entregado", tooLong: "Usa como mucho 1.000 caracteres" }).check(
    z.trim(),
    z.minLength(1, "Cuenta qué ha entregado"),
  ),
  /** Net, a month. */
  income: optionalNumber({ min: 1, max: MONEY_MAX, message: "Introduce unos ingresos mayores que cero" }),
});

const reserved = (what: string) =>
  z.object({ amount: money(`Indica el importe de ${what}`), on: day(`Indica el día de ${what}`) });
const earnest = reserved("las arras");
const reservation = reserved("la reserva");

const leased = z.object({
  price: money("Indica la renta mensual"),
  on: day("Indica el día del contrato"),
  commission: fee,
  months: optionalInteger({ min: 1, max: MONTHS_MAX, message: "Indica cuántos meses dura, de 1 a 120" }),
  why: optionalChoice(WIN_REASONS, "Elige el motivo"),
});

const lost = (kind: DealKind) =>
  z.object({ reason: choice(TRADES[kind].losses, "Elige el motivo"), note: optionalText(1000) });

/** A field of the form that asks for a stage's evidence. */
export interface StageField {
  name: string;
  label: string;
  kind:
    | "money"
    | "percent"
    | "months"
    | "day"
    | "moment"
    | "text"
    | "home"
    | "answer"
    | "visit"
    | "mandate"
    | "reason"
    | "why";
  /** False for fields that may replace each other. */
  isRequired: boolean;
}

const asked = (name: string, label: string, kind: StageField["kind"]): StageField => ({
  name,
  label,
  kind,
  isRequired: true,
});
const open = (name: string, label: string, kind: StageField["kind"]): StageField => ({
  name,
  label,
  kind,
  isRequired: false,
});

interface Question {
  schema: z.ZodMiniType;
  fields: readonly StageField[];
}

const WHY = open("why", "Por qué se ha ganado", "why");

const SPOKEN: Question = {
  schema: spoken,
  fields: [open("eventId", "Llamada o mensaje", "answer"), open("how", "Cómo fue la conversación", "text")],
};
const QUALIFIED: Question = {
  schema: qualified,
  fields: [
    open("need", "Qué busca", "text"),
    open("budget", "Presupuesto", "money"),
    open("homeId", "Inmueble", "home"),
  ],
};
const VISITED: Question = {
  schema: visited,
  fields: [asked("on", "Día de la visita", "moment"), open("eventId", "Visita del calendario", "visit")],
};
const OFFERED: Question = { schema: offered, fields: [asked("amount", "Importe de la oferta", "money")] };
const EARNEST: Question = {
  schema: earnest,
  fields: [asked("amount", "Importe de las arras", "money"), asked("on", "Día de las arras", "day")],
};
const CLOSED: Question = {
  schema: closed,
  fields: [
    asked("price", "Precio firmado", "money"),
    asked("on", "Día de la firma", "day"),
    asked("commission", "Comisión, sin IVA", "money"),
    WHY,
  ],
};
const lossOf = (kind: DealKind): Question => ({
  schema: lost(kind),
  fields: [asked("reason", "Motivo", "reason"), open("note", "Qué ha pasado", "text")],
});

/** The stages of each trade that ask for something. Amounts are in the deal's currency, with cents. */
const QUESTIONS: Readonly<Record<DealKind, Partial<Record<DealStage, Question>>>> = {
  comprador: {
    contactado: SPOKEN,
    cualificado: QUALIFIED,
    visita: VISITED,
    oferta: OFFERED,
    arras: EARNEST,
    firmado: CLOSED,
    perdido: lossOf("comprador"),
  },
  vendedor: {
    preparacion: { schema: prepared, fields: [asked("ready", "Qué está listo", "text")] },
    publicado: {
      schema: published,
      fields: [asked("on", "Día en que se publica", "day"), open("where", "Dónde", "text")],
    },
    visita: VISITED,
    oferta: OFFERED,
    arras: EARNEST,
    firmado: CLOSED,
    perdido: lossOf("vendedor"),
  },
  inquilino: {
    contactado: SPOKEN,
    visita: VISITED,
    solvencia: {
      schema: solvent,
      fields: [asked("papers", "Qué ha entregado", "text"), open("income", "Ingresos netos al mes", "money")],
    },
    reserva: {
      schema: reservation,
      fields: [asked("amount", "Importe de la reserva", "money"), asked("on", "Día de la reserva", "day")],
    },
    firmado: {
      schema: leased,
      fields: [
        asked("price", "Renta mensual", "money"),
        asked("on", "Día del contrato", "day"),
        asked("commission", "Honorarios, sin IVA", "money"),
        open("months", "Duración en meses", "months"),
        WHY,
      ],
    },
    perdido: lossOf("inquilino"),
  },
  propietario: {
    contactado: SPOKEN,
    valoracion: {
      schema: valued,
      fields: [asked("amount", "Valor presentado", "money"), asked("on", "Día de la presentación", "day")],
    },
    propuesta: {
      schema: proposed,
      fields: [asked("price", "Precio de salida", "money"), open("feePercent", "Honorarios propuestos", "percent")],
    },
    firmado: {
      schema: mandated,
      fields: [
        asked("on", "Día de la firma", "day"),
        asked("mandate", "Tipo de encargo", "mandate"),
        asked("months", "Duración en meses", "months"),
        WHY,
      ],
    },
    perdido: lossOf("propietario"),
  },
  plataforma: {
    contactado: SPOKEN,
    cualificado: QUALIFIED,
    visita: VISITED,
    oferta: OFFERED,
    firmado: CLOSED,
    perdido: lossOf("plataforma"),
  },
};

/** The evidence that a stage of a trade asks for; undefined where it asks for none. */
export const questionOf = (kind: DealKind, stage: DealStage): Question | undefined => QUESTIONS[kind][stage];

/**
 * The answers that a deal has, by stage. The signature of a mandate has its duration and whether it is exclusive; that
 * of a sale or a lease its price and commission.
 */
export interface StageEvidence {
  contactado?: z.output<typeof spoken>;
  cualificado?: z.output<typeof qualified>;
  valoracion?: z.output<typeof valued>;
  propuesta?: z.output<typeof proposed>;
  preparacion?: z.output<typeof prepared>;
  publicado?: z.output<typeof published>;
  visita?: z.output<typeof visited>;
  solvencia?: z.output<typeof solvent>;
  oferta?: z.output<typeof offered>;
  reserva?: z.output<typeof reservation>;
  arras?: z.output<typeof earnest>;
  firmado?: Partial<z.output<typeof closed> & z.output<typeof mandated>> & { on: string };
  perdido?: z.output<ReturnType<typeof lost>>;
}
