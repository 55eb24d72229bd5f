import { formatDate } from "#domain/shared/format/format.ts";
import {
  type Aside,
  type Description,
  type Figures,
  type Headline,
  paragraph,
  type Section,
  type Steps,
  type Table,
} from "#domain/tools/description/description.ts";
import { explainMerged, explainNext, explainPlan } from "./explain.ts";
import { wholeMessage } from "./messages.ts";
import { type FollowUpPlan, openSteps } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";
import { CHANNEL_NAMES, offsetInWords, PLAN_NAMES, STAGE_NAMES, STATE_NAMES, whenInWords } from "./words.ts";

/** Recipient and signer. A shared page knows neither. */
export type NamedContact = Partial<Pick<FollowUpInput, "name" | "agent">>;

const KIND = "Seguimiento";
const HOURS =
  "De lunes a viernes, de 9 a 20, en tu hora. Los festivos nacionales se saltan; los de tu comunidad y tu ciudad no se conocen: mira el calendario.";

/** When the next step is due; then every step with its message. */
export function describe(plan: FollowUpPlan, contact: NamedContact): Description {
  const { name } = contact;
  const [next] = openSteps(plan);
  return {
    date: plan.date,
    summary: `Siguiente paso: ${explainNext(plan)}`,
    document: {
      kind: KIND,
      title: name ? `Seguimiento de ${name}` : KIND,
      detail: formatDate(plan.date),
      note: "Documento interno. Nada se envía solo.",
      facts: [
        { label: "Estado", value: PLAN_NAMES[plan.state] },
        { label: "En qué punto está", value: STAGE_NAMES[plan.stage] },
        { label: "Canal", value: CHANNEL_NAMES[plan.channel] },
        { label: "Empezó", value: formatDate(plan.startsAt.slice(0, 10)) },
      ],
    },
    headline: headlineOf(plan, contact),
    aside: asideOf(plan, contact),
    sections: [stepsSection(plan, contact)],
    footnotes: [HOURS, "El ritmo es criterio de Umbral.", `Calculado el ${formatDate(plan.date)}.`],
    message: [next ? wholeMessage(next.body, contact) : `${PLAN_NAMES[plan.state]}. ${explainPlan(plan)}`],
  };
}

/** On paper the next step is a sentence above the table: a date of six words is too long for the band of the figure. */
export function describeDocument(plan: FollowUpPlan, contact: NamedContact): Description {
  const { headline, sections, ...rest } = describe(plan, contact);
  const next: Section = {
    id: "seguimiento-siguiente",
    title: openSteps(plan).length > 0 ? `Siguiente paso: ${explainNext(plan)}` : explainNext(plan),
    lead: explainPlan(plan),
    blocks: [...(headline?.notices ?? []), ...paragraph(HOURS, { tone: "small" })],
  };
  return { ...rest, sections: [next, ...sections], footnotes: rest.footnotes.filter((note) => note !== HOURS) };
}

function headlineOf(plan: FollowUpPlan, { name }: NamedContact): Headline {
  const merged = explainMerged(plan);
  const isOpen = openSteps(plan).length > 0;
  return {
    name: "Siguiente paso",
    label: isOpen ? `Siguiente paso${name ? ` con ${name}` : ""}` : KIND,
    value: explainNext(plan),
    notes: [explainPlan(plan)],
    details: [],
    drawing: { kind: "drawing", name: "standing" },
    figures: [{ label: "Estado", value: PLAN_NAMES[plan.state], on: ["text", "rows"] }],
    notices: merged ? [{ kind: "notice", tone: "info", text: merged }] : [],
  };
}

function asideOf(plan: FollowUpPlan, contact: NamedContact): Aside {
  const [next] = openSteps(plan);
  return {
    title: explainNext(plan),
    drawing: { kind: "drawing", name: "cadence" },
    figures: [
      ...(contact.name ? [{ label: "Contacto", value: contact.name }] : []),
      next
        ? { label: "Siguiente paso", value: offsetInWords(next.offset) }
        : { label: "En qué punto está", value: STAGE_NAMES[plan.stage] },
    ],
    notes: [next ? wholeMessage(next.body, contact) : explainPlan(plan)],
  };
}

/** The page draws the steps with their buttons; paper has them as a table, plain text one after another. */
function stepsSection(plan: FollowUpPlan, contact: NamedContact): Section {
  return {
    id: "seguimiento-pasos",
    title: "Paso a paso",
    lead: "Nada se envía solo: tú lo mandas.",
    blocks: [
      { kind: "drawing", name: "steps", on: ["page"] },
      printedSteps(plan, contact),
      stepsOfPlan(plan, contact),
      comparedSteps(plan),
      sheetOfSteps(plan, contact),
    ],
  };
}

function printedSteps(plan: FollowUpPlan, contact: NamedContact): Table {
  const open = openSteps(plan);
  return {
    kind: "table",
    name: "Paso a paso",
    columns: [{ title: "Paso" }, { title: "Cuándo" }, { title: "Qué decir" }],
    rows: plan.steps.map((step) => [
      offsetInWords(step.offset),
      open.includes(step) ? whenInWords(step.at, plan) : STATE_NAMES[step.state],
      open.includes(step) ? wholeMessage(step.body, contact) : "–",
    ]),
    on: ["pdf"],
  };
}

function stepsOfPlan(plan: FollowUpPlan, contact: NamedContact): Steps {
  return {
    kind: "steps",
    items: openSteps(plan).map(({ at, offset, body }) => ({
      when: `${whenInWords(at, plan)} (${offsetInWords(offset).toLowerCase()})`,
      text: wholeMessage(body, contact),
    })),
    on: ["text"],
  };
}

/** Each step as a line, to lay two plans beside each other. */
function comparedSteps(plan: FollowUpPlan): Figures {
  const open = openSteps(plan);
  return {
    kind: "figures",
    items: plan.steps.map((step) => ({
      label: offsetInWords(step.offset),
      value: open.includes(step) ? whenInWords(step.at, plan) : STATE_NAMES[step.state],
    })),
    on: ["rows"],
  };
}

function sheetOfSteps({ steps, channel }: FollowUpPlan, contact: NamedContact): Table {
  return {
    kind: "table",
    name: "Seguimiento",
    columns: ["Paso", "Fecha", "Hora", "Estado", "Canal", "Asunto", "Mensaje"].map((title) => ({ title })),
    rows: steps.map(({ offset, at, state, subject, body }) => [
      offsetInWords(offset),
      at.slice(0, 10),
      at.slice(11, 16),
      STATE_NAMES[state],
      CHANNEL_NAMES[channel],
      subject,
      wholeMessage(body, contact),
    ]),
    on: ["sheet"],
  };
}
