import { DAY_MINUTES } from "../../shared/time/durations.ts";
import { fieldRow } from "./condition-fields.ts";
import { unknownVariables } from "./fill-text.ts";
import {
  type Action,
  type Condition,
  everyStep,
  type FlowDocument,
  LONGEST_WAIT_DAYS,
  type Step,
  type Wait,
  type WaitUnit,
  type Who,
} from "./flow-document.ts";
import { FLOW_EVENTS, type FlowEventType } from "./flow-events.ts";
import type { FlowNames } from "./flow-words.ts";

/** A gap in a draft, told at its step. */
export interface FlowProblem {
  /** `trigger` for the beginning; `steps` for the list as a whole. */
  at: string;
  message: string;
}

/** Events that are about a home of the portfolio. */
const ABOUT_HOME: ReadonlySet<FlowEventType> = new Set([
  "home.created",
  "home.price_lowered",
  "home.status_changed",
  "mandate.expiring",
  "document.expiring",
]);
export const isAboutHome = (event: FlowEventType): boolean => ABOUT_HOME.has(event);

/** All that keeps a flow from being published, in the order of reading. */
export function problemsOf({ trigger, steps }: FlowDocument, names: FlowNames): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const tell = (at: string, messages: readonly string[]) => {
    for (const message of messages) problems.push({ at, message });
  };
  const event = FLOW_EVENTS[trigger.event];
  if (event.days) {
    const { min, max, label } = event.days;
    if (trigger.days === null || trigger.days < min || trigger.days > max) {
      tell("trigger", [`${label}: pon un número de ${min} a ${max}`]);
    }
  }
  tell("trigger", trigger.conditions.flatMap(conditionProblems));
  if (steps.length === 0) tell("steps", ["Añade al menos un paso"]);
  for (const { step } of everyStep(steps)) tell(step.id, stepProblems(step, trigger.event, names));
  return problems;
}

function stepProblems(step: Step, event: FlowEventType, names: FlowNames): string[] {
  switch (step.kind) {
    case "filtro":
    case "si": {
      const empty = step.kind === "si" && step.yes.length === 0 && step.no.length === 0;
      return [
        ...(step.conditions.length === 0
          ? ["Añade al menos una condición"]
          : step.conditions.flatMap(conditionProblems)),
        ...(empty ? ["Añade al menos un paso a una de las dos ramas"] : []),
      ];
    }
    case "espera":
      return waitProblems(step.wait);
    case "accion":
      return actionProblems(step.action, event, names);
    case "fin":
      return [];
    default:
      return step satisfies never;
  }
}

function conditionProblems({ field, values, min, max }: Condition): string[] {
  const { answer, name } = fieldRow(field);
  switch (answer.kind) {
    case "si-no":
      return [];
    case "lista":
      return values.length === 0 ? [`${name}: elige al menos una opción`] : [];
    case "palabras":
      return values.some((value) => value.trim() !== "") ? [] : [`${name}: escribe al menos una`];
    case "numero":
      if (min === undefined && (max === undefined || !answer.hasMax)) return [`${name}: pon un número`];
      return min !== undefined && max !== undefined && min > max ? [`${name}: el mínimo es mayor que el máximo`] : [];
    default:
      return answer satisfies never;
  }
}

const DAYS_IN: Readonly<Record<WaitUnit, number>> = { minutos: 1 / DAY_MINUTES, horas: 1 / 24, dias: 1 };

function waitProblems(wait: Wait): string[] {
  if (wait.for === "dia") return [];
  const isTooLong = wait.amount * DAYS_IN[wait.unit] > LONGEST_WAIT_DAYS;
  return isTooLong ? [`Una espera dura como mucho ${LONGEST_WAIT_DAYS} días`] : [];
}

const missing = (text: string, message: string) => (text.trim() === "" ? [message] : []);
const strange = (text: string) =>
  unknownVariables(text).map((name) => `«{${name}}» no es ninguno de los datos que se pueden poner`);
const nobody = ({ to, personId }: Who, { people }: FlowNames) =>
  to === "persona" && (personId === null || !people.has(personId)) ? ["Elige a alguien del equipo"] : [];

function actionProblems(action: Action, event: FlowEventType, names: FlowNames): string[] {
  switch (action.do) {
    case "tarea":
      return [
        ...missing(action.title, "Escribe qué hay que hacer"),
        ...strange(action.title),
        ...nobody(action.who, names),
      ];
    case "aviso":
      return [...missing(action.text, "Escribe el aviso"), ...strange(action.text), ...nobody(action.who, names)];
    case "correo":
      return [
        ...missing(action.subject, "Escribe el asunto"),
        ...missing(action.text, "Escribe el correo"),
        ...strange(`${action.subject} ${action.text}`),
      ];
    case "nota":
      return [...missing(action.text, "Escribe la nota"), ...strange(action.text)];
    case "etiqueta":
      return missing(action.tag, "Escribe la etiqueta");
    case "etapa":
      return action.stage === "perdido" && action.lossReason === null ? ["Elige por qué se pierde"] : [];
    case "asignar":
      return action.to === "persona" ? nobody({ to: "persona", personId: action.personId }, names) : [];
    case "compradores":
      return [
        ...missing(action.text, "Escribe qué hay que hacer"),
        ...strange(action.text),
        ...(isAboutHome(event) ? [] : ["Este paso necesita una vivienda: empieza el flujo con algo que le pase a una"]),
      ];
    case "webhook":
      return action.endpointId !== null && names.webhooks.has(action.endpointId)
        ? []
        : ["Elige un webhook de Integraciones"];
    case "secuencia":
      return action.campaignId !== null && names.sequences.has(action.campaignId)
        ? []
        : ["Elige una secuencia de correos"];
    default:
      return action satisfies never;
  }
}
