import { formatDate } from "#domain/shared/format/format.ts";
import { greetingOf } from "#domain/shared/wording/greeting.ts";
import {
  type Aside,
  type Description,
  type Figure,
  type Headline,
  type Notice,
  paragraph,
  type Section,
} from "#domain/tools/description/description.ts";
import { type Amount, count, share } from "#domain/tools/description/value.ts";
import { automaticGrade, explainGrade, explainSupposed, gradeWords } from "./explain.ts";
import { awaitsVisit, gradeInUse, type LeadQualification } from "./result.ts";
import type { QualifierInput } from "./schema.ts";
import { EVENT_NAMES, eventWords, GRADE_MEANINGS, pointsText, UNQUALIFIED } from "./words.ts";

const KIND = "Cualificación";
/** On every page: a page may be copied alone. */
const NOTE = "Documento interno. No entran nacionalidad, sexo, edad, religión ni familia.";

/** All that is read of the input: a shared page does not know the name. */
export type NamedContact = Pick<Partial<QualifierInput>, "name">;

/** The grade first; then the origin of its points, the script, and the contact's acts. */
export function describe(result: LeadQualification, { name }: NamedContact): Description {
  return {
    date: result.date,
    summary: `Nota: ${gradeWords(result)}`,
    document: {
      kind: KIND,
      title: name ? `Cualificación de ${name}` : KIND,
      detail: formatDate(result.date),
      note: NOTE,
      facts: [
        { label: "Encaje, 70 % de la nota", value: outOf(result.fit, 100) },
        { label: "Interés, 30 % de la nota", value: outOf(result.engagement.points, 100) },
        { label: "Se sabe", value: share(result.completeness, { decimals: 0 }) },
      ],
    },
    headline: headlineOf(result, name),
    aside: asideOf(result, name),
    sections: [
      pointsSection(result),
      scriptSection(result, name),
      ...(result.engagement.events.length > 0 ? [eventsSection(result)] : []),
    ],
    footnotes: [
      `Calculado el ${formatDate(result.date)}. No entran nombre, nacionalidad, sexo, edad, religión, salud ni familia.`,
      "Los pesos son criterio de Umbral: la decisión es tuya.",
    ],
    message: messageOf(result, name),
  };
}

/** `21 de 30` */
const outOf = (points: number, max: number): Amount => {
  const most = `de ${pointsText(max)}`;
  return count(points, { decimals: 1, one: most, many: most });
};

const meaningOf = (result: LeadQualification): string => {
  if (awaitsVisit(result)) return "Llama hoy: ha pedido una visita";
  const grade = gradeInUse(result);
  return grade ? GRADE_MEANINGS[grade] : "Falta más de la mitad";
};

function headlineOf(result: LeadQualification, name: string | undefined): Headline {
  const { override } = result;
  return {
    name: "Nota",
    label: `Nota${name ? ` de ${name}` : ""}${override ? " · puesta a mano" : ""}`,
    value: gradeInUse(result) ?? UNQUALIFIED,
    notes: [explainGrade(result)],
    details: [`${pointsText(result.score)} puntos de 100`],
    tags: [{ text: meaningOf(result) }],
    drawing: { kind: "drawing", name: "scale" },
    figures: [
      { label: "Nota automática", value: automaticGrade(result), on: ["text", "rows"] },
      { label: "Se sabe", value: share(result.completeness, { decimals: 0 }), on: ["rows"] },
      { label: "Siguiente pregunta", value: result.nextQuestion ?? "Ninguna: está todo", on: ["rows"] },
    ],
    notices: noticesOf(result),
  };
}

function noticesOf({ override, grade, nextQuestion }: LeadQualification): Notice[] {
  const next: Notice = nextQuestion
    ? { kind: "notice", tone: "info", title: "Pregunta primero", text: nextQuestion }
    : {
        kind: "notice",
        tone: "success",
        title: "No falta nada por preguntar",
        text: "Tienes respuesta a los cinco criterios.",
      };
  if (!override) return [next];
  const reason = override.reason ? `${override.reason}. ` : "";
  return [
    {
      kind: "notice",
      tone: "info",
      title: `Has puesto una ${override.grade}`,
      text: `${reason}La automática se sigue calculando: ${grade ?? UNQUALIFIED.toLowerCase()}.`,
    },
    next,
  ];
}

function asideOf(result: LeadQualification, name: string | undefined): Aside {
  const grade = gradeInUse(result);
  return {
    title: `${grade ? `Nota ${grade}` : UNQUALIFIED}${name ? ` · ${name}` : ""}`,
    drawing: { kind: "drawing", name: "scale" },
    figures: [
      { label: "Encaje", value: outOf(result.fit, 100) },
      { label: "Interés", value: outOf(result.engagement.points, 100) },
      { label: "Se sabe", value: share(result.completeness, { decimals: 0 }) },
    ],
    notes: [`${meaningOf(result)}.`, ...(result.nextQuestion ? [`Pregunta primero: ${result.nextQuestion}`] : [])],
  };
}

/** Each criterion out of its own scale, and its part of the grade. */
function pointsSection(result: LeadQualification): Section {
  const { trace, score } = result;
  return {
    id: "cualificacion-puntos",
    title: "De dónde sale cada punto",
    blocks: [
      ...paragraph("La barra llega hasta lo que cada criterio puede sumar. Rayado: sin preguntar.", {
        tone: "muted",
        on: ["page"],
      }),
      { kind: "drawing", name: "points" },
      {
        kind: "figures",
        items: trace.map(({ label, points, max }): Figure => ({ label, value: outOf(points, max) })),
        on: ["rows"],
      },
      {
        kind: "steps",
        items: trace.map(({ label, points, max, why }) => ({
          when: label,
          text: `${pointsText(points)} de ${pointsText(max)}. ${why}`,
        })),
        on: ["text"],
      },
      {
        kind: "table",
        name: "Puntos",
        columns: ["Criterio", "Puntos", "Máximo", "Suma a la nota", "Máximo en la nota", "Por qué"].map((title) => ({
          title,
        })),
        rows: trace.map(({ label, points, max, added, addable, why }) => [
          label,
          count(points, { decimals: 1 }),
          count(max),
          count(added, { decimals: 1 }),
          count(addable, { decimals: 1 }),
          why,
        ]),
        total: ["Nota", "", "", count(score, { decimals: 1 }), count(100), gradeWords(result)],
        on: ["sheet"],
      },
      ...paragraph(explainSupposed(result), { tone: "small" }),
    ],
  };
}

/** Script of the call. The name greets only where it is known: spreadsheets keep the script without it. */
function scriptSection({ script }: LeadQualification, name: string | undefined): Section {
  const greeting = name ? `${greetingOf(name)} ` : "";
  return {
    id: "cualificacion-guion",
    title: "Guion de llamada",
    blocks: [
      {
        kind: "steps",
        items: script.map(({ title, say }, i) => ({ when: title, text: i === 0 ? `${greeting}${say}` : say })),
        copyLabel: "Copiar",
      },
      {
        kind: "table",
        name: "Guion de llamada",
        columns: [{ title: "Momento" }, { title: "Qué decir" }],
        rows: script.map(({ title, say }) => [title, say]),
        on: ["sheet"],
      },
    ],
    width: "half",
  };
}

function eventsSection({ engagement: { points, events } }: LeadQualification): Section {
  return {
    id: "cualificacion-interes",
    title: "Lo que ha hecho",
    lead: `Interés: ${pointsText(points)} de 100`,
    blocks: [
      {
        kind: "table",
        name: "Lo que ha hecho",
        columns: [
          { title: "Qué", narrow: "title" },
          { title: "Cuándo", narrow: "detail" },
        ],
        rows: events.map((event) => [
          { value: EVENT_NAMES[event.kind], ...(event.left && { tag: { text: "No cuenta" } }) },
          eventWords(event),
        ]),
        on: ["page", "pdf", "text"],
      },
      {
        kind: "table",
        name: "Interés",
        columns: [{ title: "Qué hizo" }, { title: "Fecha" }, { title: "Días" }, { title: "Puntos que quedan" }],
        rows: events.map(({ kind, date, days, points: left }) => [
          EVENT_NAMES[kind],
          date,
          count(days),
          count(left, { decimals: 1 }),
        ]),
        on: ["sheet"],
      },
    ],
    width: "half",
  };
}

/** For a colleague: the grade, the heaviest factors, and the questions. */
function messageOf(result: LeadQualification, name: string | undefined): string[] {
  const grade = gradeInUse(result);
  const budget = result.trace.find(({ field }) => field === "budget");
  return [
    `${name ?? "Contacto"}: ${grade ? `nota ${grade}` : "sin cualificar"}${result.grade ? `, ${pointsText(result.score)} puntos` : ""}.`,
    budget ? `Presupuesto: ${budget.why}` : "",
    result.nextQuestion ? `Pregunta primero: ${result.nextQuestion}` : "",
    result.override ? `Nota ${gradeWords(result)}.` : "",
    `Calculado el ${formatDate(result.date)}.`,
  ];
}
