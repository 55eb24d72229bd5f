import { LOSS_REASON_NAMES } from "../../crm/contacts/contact-names.ts";
import { STAGE_NAMES } from "../../crm/contacts/trades.ts";
import { formatMoney, formatNumber } from "../../shared/format/format.ts";
import { listedOr } from "../../shared/format/listed.ts";
import { fieldRow, valueInSentence } from "./condition-fields.ts";
import type { Action, Condition, FlowDocument, Step, Trigger, Wait, WaitUnit, Who } from "./flow-document.ts";
import { FLOW_EVENTS, WAITED_NAMES } from "./flow-events.ts";

/** A flow in sentences, as a person reads a recipe: the editor, its runs, its versions and the dry run all say it by these. */

/** Names of what a document points at by id. */
export interface FlowNames {
  people: ReadonlyMap<string, string>;
  webhooks: ReadonlyMap<string, string>;
  sequences: ReadonlyMap<string, string>;
}

const UNITS: Readonly<Record<WaitUnit, readonly [one: string, many: string]>> = {
  minutos: ["minuto", "minutos"],
  horas: ["hora", "horas"],
  dias: ["día", "días"],
};

export const spanWords = (amount: number, unit: WaitUnit): string =>
  `${formatNumber(amount)} ${UNITS[unit][amount === 1 ? 0 : 1]}`;

export const WEEKDAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;

export function waitWords(wait: Wait): string {
  switch (wait.for) {
    case "tiempo": {
      const span = spanWords(wait.amount, wait.unit);
      if (!wait.openOnly) return `Espera ${span}`;
      return wait.unit === "dias"
        ? `Espera ${span}, y a que sea horario de trabajo`
        : `Espera ${span} de horario de trabajo`;
    }
    case "dia": {
      const days = [...wait.weekdays].sort((a, b) => a - b);
      const isWorkWeek = days.length === 5 && days.every((day, index) => day === index);
      const named =
        days.length === 0 || days.length === 7
          ? ""
          : isWorkWeek
            ? " de lunes a viernes"
            : ` de ${listedOr(days.map((day) => WEEKDAYS[day]!))}`;
      return `Espera a las ${wait.at}${named === "" ? " siguientes" : named}`;
    }
    case "suceso":
      return `Espera a que ${WAITED_NAMES[wait.event]}, como mucho ${spanWords(wait.amount, wait.unit)}`;
    default:
      return wait satisfies never;
  }
}

/** "viene de un portal o idealista" */
export function conditionWords({ field, is, values, min, max }: Condition): string {
  const row = fieldRow(field);
  const start = is === "es" ? row.says : row.denies;
  const { answer } = row;
  if (answer.kind === "si-no") return start;
  if (answer.kind === "numero") {
    if (answer.unit === "%") return `${start} un ${min === undefined ? "…" : formatNumber(min, 1)} %`;
    if (min !== undefined && max !== undefined) return `${start} entre ${formatMoney(min)} y ${formatMoney(max)}`;
    if (min !== undefined) return `${start} en ${formatMoney(min)} o más`;
    return max === undefined ? `${start} en …` : `${start} en ${formatMoney(max)} o menos`;
  }
  const typed = values.filter((value) => value !== "");
  const words = typed.map((value) => (answer.kind === "palabras" ? `«${value}»` : valueInSentence(field, value)));
  return `${start} ${words.length === 0 ? "…" : listedOr(words)}`;
}

export function conditionsWords({ match, conditions }: Pick<Trigger, "match" | "conditions">): string {
  if (conditions.length === 0) return "…";
  return conditions.map(conditionWords).join(match === "todas" ? " y " : " o ");
}

/** "Cuando entra un contacto, si viene de un portal" */
export function triggerWords(trigger: Trigger): string {
  const event = FLOW_EVENTS[trigger.event];
  const days = event.days && trigger.days !== null ? `, ${event.days.words(trigger.days)}` : "";
  const only = trigger.conditions.length === 0 ? "" : `, si ${conditionsWords(trigger)}`;
  return `Cuando ${event.name}${days}${only}`;
}

const GONE = "alguien que ya no está";

export function whoWords({ to, personId }: Who, { people }: FlowNames): string {
  if (to === "responsable") return "su responsable";
  if (to === "coordinacion") return "quien coordina";
  return personId === null ? "…" : (people.get(personId) ?? GONE);
}

const quoted = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "«…»";
  return `«${line.length > 90 ? `${line.slice(0, 88).trimEnd()}…` : line}»`;
};

export function actionWords(action: Action, names: FlowNames): string {
  switch (action.do) {
    case "tarea": {
      const when = action.amount === 0 ? "para ahora" : `para dentro de ${spanWords(action.amount, action.unit)}`;
      return `Crea la tarea ${quoted(action.title)} para ${whoWords(action.who, names)}, ${when}`;
    }
    case "aviso":
      return `Avisa a ${whoWords(action.who, names)}${action.byMail ? ", también por correo" : ""}: ${quoted(action.text)}`;
    case "correo":
      return `Escribe un correo al contacto: ${quoted(action.subject)}`;
    case "nota":
      return `Apunta en su ficha: ${quoted(action.text)}`;
    case "etiqueta":
      return action.mode === "pone"
        ? `Pon la etiqueta ${quoted(action.tag)}`
        : `Quita la etiqueta ${quoted(action.tag)}`;
    case "etapa": {
      const why =
        action.stage === "perdido" && action.lossReason
          ? `: ${LOSS_REASON_NAMES[action.lossReason].toLowerCase()}`
          : "";
      return `Pasa el trato a ${STAGE_NAMES[action.stage]}${why}`;
    }
    case "asignar":
      return action.to === "reglas"
        ? "Asigna el contacto según las reglas de reparto"
        : `Asigna el contacto a ${whoWords({ to: "persona", personId: action.personId }, names)}`;
    case "compradores": {
      const how = action.as === "tarea" ? "Crea una tarea" : "Avisa";
      return `${how} a quien lleva a los compradores a los que encaja: ${quoted(action.text)}`;
    }
    case "webhook":
      return `Envía el aviso al webhook ${action.endpointId === null ? "…" : quoted(names.webhooks.get(action.endpointId) ?? "que ya no está")}`;
    case "secuencia":
      return `Apunta al contacto en la secuencia ${action.campaignId === null ? "…" : quoted(names.sequences.get(action.campaignId) ?? "que ya no está")}`;
    default:
      return action satisfies never;
  }
}

export function stepWords(step: Step, names: FlowNames): string {
  switch (step.kind) {
    case "filtro":
      return `Sigue solo si ${conditionsWords(step)}`;
    case "si":
      return `Si ${conditionsWords(step)}`;
    case "espera":
      return waitWords(step.wait);
    case "accion":
      return actionWords(step.action, names);
    case "fin":
      return "Termina aquí";
    default:
      return step satisfies never;
  }
}

/** The whole flow as lines of text, branches indented: for versions that are compared, and for whoever reads it aloud. */
export function flowLines({ trigger, steps }: FlowDocument, names: FlowNames): string[] {
  const lines = [triggerWords(trigger)];
  const add = (list: readonly Step[], indent: string) => {
    for (const step of list) {
      lines.push(`${indent}${stepWords(step, names)}`);
      if (step.kind !== "si") continue;
      lines.push(`${indent}  Entonces:`);
      add(step.yes, `${indent}    `);
      if (step.no.length > 0) {
        lines.push(`${indent}  Si no:`);
        add(step.no, `${indent}    `);
      }
    }
  };
  add(steps, "");
  return lines;
}
