import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import { gradeInUse, type LeadQualification } from "./result.ts";
import type { QualifierInput } from "./schema.ts";
import { EVENT_NAMES, eventWords, pointsText, UNQUALIFIED } from "./words.ts";

/** `A, 77,5 puntos`: what one works by, and what the rules say where somebody set another. */
export function gradeWords(result: LeadQualification): string {
  const automatic = result.grade ? `${result.grade}, ${pointsText(result.score)} puntos` : UNQUALIFIED;
  if (!result.override) return automatic;
  const { grade, reason } = result.override;
  const rules = result.grade ? automatic : UNQUALIFIED.toLowerCase();
  return `${grade}, puesta a mano${reason ? ` (${reason})` : ""}. Automática: ${rules}`;
}

export function explainGrade(result: LeadQualification): string {
  const share = formatPercent(result.completeness, 0);
  if (result.grade === null)
    return `Solo se sabe el ${share} de lo que cuenta: por debajo del 50\u00a0% no se pone nota. Una casilla vacía no es un cero.`;
  const fit = pointsText(result.fit);
  const interest = pointsText(result.engagement.points);
  return `Encaje ${fit} de 100, que pesa el 70\u00a0%, e interés ${interest} de 100, que pesa el 30\u00a0%. Se sabe el ${share} de lo que cuenta.`;
}

/** The result as plain text, to paste anywhere. */
export function textOf(result: LeadQualification, input: QualifierInput): string {
  const sections = [
    [
      `CUALIFICACIÓN${input.name ? ` DE ${input.name.toUpperCase()}` : ""}`,
      `Nota: ${gradeWords(result)}`,
      explainGrade(result),
    ],
    [
      "DE DÓNDE SALEN LOS PUNTOS",
      ...result.trace.map(
        ({ label, points, max, why }) => `${label}: ${pointsText(points)} de ${pointsText(max)}. ${why}`,
      ),
    ],
    result.engagement.events.length > 0
      ? [
          "LO QUE HA HECHO",
          ...result.engagement.events.map((event) => `${EVENT_NAMES[event.kind]}. ${eventWords(event)}`),
        ]
      : [],
    ["GUION DE LLAMADA", ...result.script.map(({ title, say }) => `${title}: ${say}`)],
    [`Calculado el ${formatDate(result.date)}. No entran nacionalidad, sexo, edad, religión ni familia.`],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const LONGEST_MESSAGE = 700;

/** For WhatsApp, to a colleague: the grade, what weighs, and what to ask. Lines are left out from the end, never cut. */
export function messageOf(result: LeadQualification, input: QualifierInput): string {
  const grade = gradeInUse(result);
  const budget = result.trace.find(({ field }) => field === "budget");
  const lines = [
    `${input.name ?? "Contacto"}: ${grade ? `nota ${grade}` : "sin cualificar"}${result.grade ? `, ${pointsText(result.score)} puntos` : ""}.`,
    budget ? `Presupuesto: ${budget.why}` : "",
    result.nextQuestion ? `Pregunta primero: ${result.nextQuestion}` : "",
    result.override ? `Nota ${gradeWords(result)}.` : "",
    `Calculado el ${formatDate(result.date)}.`,
  ].filter(Boolean);
  let message = "";
  for (const line of lines) {
    if (message.length + line.length + 1 > LONGEST_MESSAGE) break;
    message = message ? `${message}\n${line}` : line;
  }
  return message;
}

/** Raw values for spreadsheets. */
export function tablesOf(result: LeadQualification): ResultTable[] {
  const tenths = (points: number) => Math.round(points * 100) / 100;
  const events = result.engagement.events;
  return [
    {
      name: "Puntos",
      columns: ["Criterio", "Puntos", "Máximo", "Suma a la nota", "Máximo en la nota", "Por qué"],
      rows: [
        ...result.trace.map(({ label, points, max, added, addable, why }) => [
          label,
          tenths(points),
          max,
          tenths(added),
          addable,
          why,
        ]),
        ["Nota", null, null, result.score, 100, gradeWords(result)],
      ],
    },
    ...(events.length > 0
      ? [
          {
            name: "Interés",
            columns: ["Qué hizo", "Fecha", "Días", "Puntos que quedan"],
            rows: events.map(({ kind, date, days, points }) => [EVENT_NAMES[kind], date, days, tenths(points)]),
          },
        ]
      : []),
    {
      name: "Guion de llamada",
      columns: ["Momento", "Qué decir"],
      rows: result.script.map(({ title, say }) => [title, say]),
    },
  ];
}
