import { CONDITION_FIELDS, type ConditionField } from "./condition-fields.ts";
import type { Action, ActionKind, Condition, FlowDocument, Step, StepKind } from "./flow-document.ts";

/** Commands of the editor: each makes another document and leaves the given one as it is. */

/** A list of steps: that of the flow, or one of a branch. */
export type ListPath = { of: null } | { of: string; branch: "yes" | "no" };

const inList = (steps: Step[], path: ListPath, change: (list: Step[]) => Step[]): Step[] =>
  path.of === null
    ? change(steps)
    : steps.map((step) => {
        if (step.kind !== "si") return step;
        if (step.id === path.of) return { ...step, [path.branch]: change(step[path.branch]) };
        return { ...step, yes: inList(step.yes, path, change), no: inList(step.no, path, change) };
      });

const withSteps = (document: FlowDocument, steps: Step[]): FlowDocument => ({ ...document, steps });

export function insertStep(document: FlowDocument, path: ListPath, index: number, step: Step): FlowDocument {
  return withSteps(
    document,
    inList(document.steps, path, (list) => list.toSpliced(index, 0, step)),
  );
}

/** Puts a step of a list at another place among the others of that list. */
export function moveStep(document: FlowDocument, path: ListPath, id: string, to: number): FlowDocument {
  return withSteps(
    document,
    inList(document.steps, path, (list) => {
      const moved = list.find((step) => step.id === id);
      return moved ? list.filter((step) => step.id !== id).toSpliced(to, 0, moved) : list;
    }),
  );
}

const everywhere = (steps: Step[], change: (step: Step) => Step | null): Step[] =>
  steps.flatMap((step): Step[] => {
    const next = change(step);
    if (next === null) return [];
    if (next.kind !== "si") return [next];
    return [{ ...next, yes: everywhere(next.yes, change), no: everywhere(next.no, change) }];
  });

/** Removes a step, with what lies in its branches. */
export const removeStep = (document: FlowDocument, id: string): FlowDocument =>
  withSteps(
    document,
    everywhere(document.steps, (step) => (step.id === id ? null : step)),
  );

export const replaceStep = (document: FlowDocument, step: Step): FlowDocument =>
  withSteps(
    document,
    everywhere(document.steps, (one) => (one.id === step.id ? step : one)),
  );

export function newCondition(field: ConditionField): Condition {
  const { answer } = CONDITION_FIELDS[field];
  return { field, is: "es", values: answer.kind === "palabras" ? [""] : [], min: undefined, max: undefined };
}

export function newAction(kind: ActionKind): Action {
  const who = { to: "responsable", personId: null } as const;
  switch (kind) {
    case "tarea":
      return { do: kind, title: "", who, amount: 1, unit: "horas" };
    case "aviso":
      return { do: kind, text: "", who, byMail: false };
    case "correo":
      return { do: kind, subject: "", text: "" };
    case "nota":
      return { do: kind, text: "" };
    case "etiqueta":
      return { do: kind, mode: "pone", tag: "" };
    case "etapa":
      return { do: kind, stage: "contactado", lossReason: null };
    case "asignar":
      return { do: kind, to: "reglas", personId: null };
    case "compradores":
      return { do: kind, as: "tarea", text: "{vivienda}: avisar a {compradores}" };
    case "webhook":
      return { do: kind, endpointId: null };
    case "secuencia":
      return { do: kind, campaignId: null };
    default:
      return kind satisfies never;
  }
}

/** @param id new in its document */
export function newStep(kind: StepKind, id: string, action: ActionKind = "tarea"): Step {
  switch (kind) {
    case "filtro":
      return { id, kind, match: "todas", conditions: [newCondition("responde")] };
    case "si":
      return { id, kind, match: "todas", conditions: [newCondition("responde")], yes: [], no: [] };
    case "espera":
      return { id, kind, wait: { for: "tiempo", amount: 1, unit: "dias", openOnly: true } };
    case "accion":
      return { id, kind, action: newAction(action) };
    case "fin":
      return { id, kind };
    default:
      return kind satisfies never;
  }
}
