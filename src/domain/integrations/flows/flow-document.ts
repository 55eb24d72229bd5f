import * as z from "zod/mini";
import { DEAL_STAGES, LOSS_REASONS } from "../../crm/contacts/contact-values.ts";
import { integer, optionalNumber } from "../../shared/schema/fields.ts";
import { line, list, text } from "../../shared/schema/text.ts";
import { CONDITION_FIELDS, type ConditionField } from "./condition-fields.ts";
import { FLOW_EVENT_TYPES, WAITED_EVENTS } from "./flow-events.ts";

/**
 * A flow: what it begins with, and its steps, a list that is read from top to bottom. A draft may have gaps; `flow-problems` names
 * them at their steps, and nothing with one is published.
 */

/** Steps of a flow, those within branches included. */
export const MOST_STEPS = 40;
/** How deep branches lie within branches. */
const DEEPEST = 3;
export const MOST_CONDITIONS = 8;
const MOST_VALUES = 30;
/** The longest wait is a year. */
export const LONGEST_WAIT_DAYS = 365;

const CHOOSE = "Elige de la lista";

const stepId = text({ max: 24, message: CHOOSE }).check(z.regex(/^[a-z0-9]{1,24}$/, CHOOSE));
const maybeId = z._default(z.nullable(z.uuid(CHOOSE)), null);

export const conditionForm = z.strictObject({
  field: z.enum(Object.keys(CONDITION_FIELDS) as [ConditionField, ...ConditionField[]], CHOOSE),
  /** `no`: the opposite counts. */
  is: z.enum(["es", "no"], CHOOSE),
  values: z._default(list(line({ max: 120 }), { max: MOST_VALUES }), []),
  min: optionalNumber({ min: 0, max: 1_000_000_000, message: "Introduce un número" }),
  max: optionalNumber({ min: 0, max: 1_000_000_000, message: "Introduce un número" }),
});
export type Condition = z.output<typeof conditionForm>;

const conditions = list(conditionForm, {
  max: MOST_CONDITIONS,
  tooMany: `Pon como mucho ${MOST_CONDITIONS} condiciones`,
});
const match = z._default(z.enum(["todas", "alguna"], CHOOSE), "todas");

export const WAIT_UNITS = ["minutos", "horas", "dias"] as const;
export type WaitUnit = (typeof WAIT_UNITS)[number];
const amount = integer({ min: 1, max: 1_000, message: "Introduce un número entero del 1 al 1.000" });
const unit = z.enum(WAIT_UNITS, CHOOSE);
const clock = text({ max: 5, message: "Indica la hora" }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Indica la hora"));

export const waitForm = z.discriminatedUnion("for", [
  z.strictObject({
    for: z.literal("tiempo"),
    amount,
    unit,
    /** Minutes and hours of opening time; days end at an opening. */
    openOnly: z._default(z.boolean(CHOOSE), false),
  }),
  z.strictObject({
    for: z.literal("dia"),
    /** From Monday, 0 to 6; none means any day. */
    weekdays: z._default(list(integer({ min: 0, max: 6, message: CHOOSE }), { max: 7 }), []),
    at: clock,
  }),
  z.strictObject({ for: z.literal("suceso"), event: z.enum(WAITED_EVENTS, CHOOSE), amount, unit }),
]);
export type Wait = z.output<typeof waitForm>;

export const RECIPIENTS = ["responsable", "coordinacion", "persona"] as const;
const who = z.strictObject({ to: z.enum(RECIPIENTS, CHOOSE), personId: maybeId });
export type Who = z.output<typeof who>;

const title = line({ max: 160 });
const paragraph = text({ max: 2_000 });

export const actionForm = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("tarea"),
    title,
    who,
    amount: integer({ min: 0, max: 1_000, message: "Introduce un número entero del 0 al 1.000" }),
    unit,
  }),
  z.strictObject({
    do: z.literal("aviso"),
    text: line({ max: 300 }),
    who,
    byMail: z._default(z.boolean(CHOOSE), false),
  }),
  z.strictObject({ do: z.literal("correo"), subject: title, text: paragraph }),
  z.strictObject({ do: z.literal("nota"), text: paragraph }),
  z.strictObject({ do: z.literal("etiqueta"), mode: z.enum(["pone", "quita"], CHOOSE), tag: line({ max: 40 }) }),
  z.strictObject({
    do: z.literal("etapa"),
    stage: z.enum(DEAL_STAGES, CHOOSE),
    lossReason: z._default(z.nullable(z.enum(LOSS_REASONS, CHOOSE)), null),
  }),
  z.strictObject({ do: z.literal("asignar"), to: z.enum(["reglas", "persona"], CHOOSE), personId: maybeId }),
  z.strictObject({ do: z.literal("compradores"), as: z.enum(["tarea", "aviso"], CHOOSE), text: line({ max: 160 }) }),
  z.strictObject({ do: z.literal("webhook"), endpointId: maybeId }),
  z.strictObject({ do: z.literal("secuencia"), campaignId: maybeId }),
]);
export type Action = z.output<typeof actionForm>;
export type ActionKind = Action["do"];

interface Plain<Kind extends string> {
  id: string;
  kind: Kind;
}
export interface FilterStep extends Plain<"filtro"> {
  match: "todas" | "alguna";
  conditions: Condition[];
}
export interface BranchStep extends Plain<"si"> {
  match: "todas" | "alguna";
  conditions: Condition[];
  yes: Step[];
  no: Step[];
}
export interface WaitStep extends Plain<"espera"> {
  wait: Wait;
}
export interface ActionStep extends Plain<"accion"> {
  action: Action;
}
export type Step = FilterStep | BranchStep | WaitStep | ActionStep | Plain<"fin">;
export type StepKind = Step["kind"];

const plainSteps = [
  z.strictObject({ id: stepId, kind: z.literal("filtro"), match, conditions }),
  z.strictObject({ id: stepId, kind: z.literal("espera"), wait: waitForm }),
  z.strictObject({ id: stepId, kind: z.literal("accion"), action: actionForm }),
  z.strictObject({ id: stepId, kind: z.literal("fin") }),
] as const;

const TOO_MANY = `Un flujo tiene como mucho ${MOST_STEPS} pasos`;

/** @param depth branches that may still lie within these steps */
function stepsForm(depth: number): z.ZodMiniType<Step[]> {
  const step: z.ZodMiniType<Step> =
    depth === 0
      ? z.discriminatedUnion("kind", [...plainSteps])
      : z.discriminatedUnion("kind", [
          ...plainSteps,
          z.strictObject({
            id: stepId,
            kind: z.literal("si"),
            match,
            conditions,
            yes: stepsForm(depth - 1),
            no: stepsForm(depth - 1),
          }),
        ]);
  return list(step, { max: MOST_STEPS, tooMany: TOO_MANY });
}

export const triggerForm = z.strictObject({
  event: z.enum(FLOW_EVENT_TYPES, CHOOSE),
  /** Of events that come by a date or by silence; of the others null. */
  days: z._default(z.nullable(integer({ min: 0, max: 365, message: "Introduce los días, de 0 a 365" })), null),
  match,
  conditions,
});
export type Trigger = z.output<typeof triggerForm>;

export const flowDocument = z.strictObject({ trigger: triggerForm, steps: stepsForm(DEEPEST) }).check(
  z.refine(({ steps }) => countSteps(steps) <= MOST_STEPS, { path: ["steps"], message: TOO_MANY }),
  z.refine(({ steps }) => new Set(idsOf(steps)).size === countSteps(steps), {
    path: ["steps"],
    message: "Dos pasos tienen la misma seña",
  }),
);
export type FlowDocument = z.output<typeof flowDocument>;

/** Branches within branches that a step at this depth may still open. */
export const mayBranchAt = (depth: number): boolean => depth < DEEPEST;

/** All steps in the order of reading. */
export function* everyStep(steps: readonly Step[], depth = 0): Generator<{ step: Step; depth: number }> {
  for (const step of steps) {
    yield { step, depth };
    if (step.kind !== "si") continue;
    yield* everyStep(step.yes, depth + 1);
    yield* everyStep(step.no, depth + 1);
  }
}

const idsOf = (steps: readonly Step[]): string[] => [...everyStep(steps)].map(({ step }) => step.id);
export const countSteps = (steps: readonly Step[]): number => idsOf(steps).length;

export const flowName = line({ max: 100, message: "Ponle un nombre" }).check(z.minLength(2, "Ponle un nombre"));
