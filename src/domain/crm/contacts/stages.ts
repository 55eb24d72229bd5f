import * as z from "zod/mini";
import { choice, number, optionalNumber, optionalText } from "../../shared/schema/fields.ts";
import { text } from "../../shared/schema/text.ts";
import { DEAL_STAGES, type DealStage, LOSS_REASONS } from "./contact-values.ts";

/**
 * The stages of a deal. Each stage asks for the evidence that it was reached: a deal in "oferta" without an offer would
 * only be somebody's hope. Going back is allowed and asks for nothing; earlier evidence stays.
 */

export const OPEN_STAGES = [
  "nuevo",
  "contactado",
  "cualificado",
  "visita",
  "oferta",
  "arras",
] as const satisfies readonly DealStage[];
export type OpenStage = (typeof OPEN_STAGES)[number];

/** Whether a deal in this stage is neither signed nor lost. */
export const isOpenStage = (stage: DealStage): stage is OpenStage => (OPEN_STAGES as readonly string[]).includes(stage);

const MONEY_MAX = 1_000_000_000;
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

const VISIT_DAY = "Indica el día de la visita";

/** The evidence that a deal needs to enter each stage. Amounts are in the deal's currency, with cents. */
export const STAGE_EVIDENCE = {
  contactado: z
    .object({
      /** A call, mail, message or visit of the timeline. */
      eventId: id,
      how: optionalText(500),
    })
    .check(
      z.refine((given) => given.eventId !== undefined || given.how !== undefined, {
        path: ["how"],
        message: "Cuenta cómo habéis hablado, o elige la llamada o el mensaje",
      }),
    ),
  cualificado: z
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
    ),
  visita: z.object({
    /** A day, or a day and a time: `2026-11-21T18:00`. */
    on: text({ max: 16, message: VISIT_DAY, tooLong: VISIT_DAY }).check(
      z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, VISIT_DAY),
      z.refine(isRealDay, VISIT_DAY),
    ),
    /** Event of the calendar. */
    eventId: id,
  }),
  oferta: z.object({ amount: money("Indica el importe de la oferta") }),
  arras: z.object({ amount: money("Indica el importe de las arras"), on: day("Indica el día de las arras") }),
  firmado: z.object({
    price: money("Indica el precio firmado"),
    on: day("Indica el día de la firma"),
    commission: number({ min: 0, max: MONEY_MAX, message: "Indica la comisión" }),
  }),
  perdido: z.object({
    reason: choice(LOSS_REASONS, "Elige el motivo"),
    note: optionalText(1000),
  }),
} as const;

export type ProvenStage = keyof typeof STAGE_EVIDENCE;
export type StageEvidence = { [S in ProvenStage]?: z.output<(typeof STAGE_EVIDENCE)[S]> };

/** A field of the form that asks for a stage's evidence. */
export interface StageField {
  name: string;
  label: string;
  kind: "money" | "day" | "moment" | "text" | "home" | "answer" | "visit" | "reason";
  /** False for fields that may replace each other. */
  isRequired: boolean;
}

export const STAGE_FIELDS: Record<ProvenStage, readonly StageField[]> = {
  contactado: [
    { name: "eventId", label: "Llamada o mensaje", kind: "answer", isRequired: false },
    { name: "how", label: "Cómo habéis hablado", kind: "text", isRequired: false },
  ],
  cualificado: [
    { name: "need", label: "Qué busca o qué vende", kind: "text", isRequired: false },
    { name: "budget", label: "Presupuesto", kind: "money", isRequired: false },
    { name: "homeId", label: "Inmueble que vende", kind: "home", isRequired: false },
  ],
  visita: [
    { name: "on", label: "Día de la visita", kind: "moment", isRequired: true },
    { name: "eventId", label: "Visita del calendario", kind: "visit", isRequired: false },
  ],
  oferta: [{ name: "amount", label: "Importe de la oferta", kind: "money", isRequired: true }],
  arras: [
    { name: "amount", label: "Importe de las arras", kind: "money", isRequired: true },
    { name: "on", label: "Día de las arras", kind: "day", isRequired: true },
  ],
  firmado: [
    { name: "price", label: "Precio firmado", kind: "money", isRequired: true },
    { name: "on", label: "Día de la firma", kind: "day", isRequired: true },
    { name: "commission", label: "Comisión", kind: "money", isRequired: true },
  ],
  perdido: [
    { name: "reason", label: "Motivo", kind: "reason", isRequired: true },
    { name: "note", label: "Qué ha pasado", kind: "text", isRequired: false },
  ],
};

/** The stages for which a deal needs evidence to be at one: those before it and itself. */
function stagesUpTo(stage: DealStage): ProvenStage[] {
  if (stage === "perdido") return ["perdido"];
  const upTo = DEAL_STAGES.slice(1, DEAL_STAGES.indexOf(stage) + 1);
  return upTo.filter((passed): passed is ProvenStage => passed !== "nuevo" && passed !== "perdido");
}

/** Stages up to a goal that have no evidence yet. */
export function missingStages(to: DealStage, kept: StageEvidence): ProvenStage[] {
  if (to === "perdido") return ["perdido"];
  return stagesUpTo(to).filter((stage) => kept[stage] === undefined);
}

interface MoveIssue {
  /** Path of the form's field: `evidence.oferta.amount`. */
  path: string;
  message: string;
}

export type Move = { isAllowed: true; evidence: StageEvidence } | { isAllowed: false; issues: MoveIssue[] };

/**
 * Whether a deal may be at a stage. Every stage up to it needs evidence, kept from before or given now; given evidence
 * replaces kept one.
 */
export function checkMove(to: DealStage, kept: StageEvidence, given: Readonly<Record<string, unknown>>): Move {
  const evidence: Record<string, unknown> = { ...kept };
  const issues: MoveIssue[] = [];
  const missing = new Set(missingStages(to, kept));
  for (const stage of stagesUpTo(to)) {
    if (!missing.has(stage) && given[stage] === undefined) continue;
    const parsed = STAGE_EVIDENCE[stage].safeParse(given[stage] ?? {});
    if (parsed.success) evidence[stage] = parsed.data;
    else {
      for (const issue of parsed.error.issues) {
        const path = ["evidence", stage, ...issue.path.map(String)].join(".");
        // A field says one thing at a time.
        if (!issues.some((known) => known.path === path)) issues.push({ path, message: issue.message });
      }
    }
  }
  // A deal that lives again is no longer lost.
  if (to !== "perdido") delete evidence.perdido;
  return issues.length > 0 ? { isAllowed: false, issues } : { isAllowed: true, evidence: evidence as StageEvidence };
}

/** The amount that a deal is about by its evidence: the last word counts. Undefined where nobody named one. */
export function amountOf(evidence: StageEvidence): number | undefined {
  return evidence.firmado?.price ?? evidence.oferta?.amount;
}

/** How far a deal has come, however it went on. */
export function furthestStage(stages: Iterable<DealStage>): OpenStage | "firmado" {
  let furthest = 0;
  for (const stage of stages) if (stage !== "perdido") furthest = Math.max(furthest, DEAL_STAGES.indexOf(stage));
  return DEAL_STAGES[furthest] as OpenStage | "firmado";
}
