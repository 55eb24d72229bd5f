import { addDays } from "#domain/shared/time/local-time.ts";
import { contactSlot, workingDayFrom } from "#domain/tools/follow-up/contact-hours.ts";
import type { Grade } from "#domain/tools/qualification/qualify.ts";
import type { NextStep, ProposedAppointment } from "../define-tool.ts";
import { awaitsVisit, gradeInUse, type LeadQualification } from "./result.ts";
import type { QualifierInput } from "./schema.ts";
import { pointsText, UNQUALIFIED } from "./words.ts";

const CALL_MINUTES = 15;

/** When the call is due: a good lead and one who asked for a visit the same day, the rest as far off as they can wait. */
function callAt(grade: Grade | null, today: string, isWaiting: boolean): string {
  switch (isWaiting ? "A" : grade) {
    case "A":
      return contactSlot(`${today}T18:00`);
    case "C":
      return `${workingDayFrom(addDays(today, 3))}T10:00`;
    case "D":
      return `${workingDayFrom(addDays(today, 14))}T10:00`;
    default:
      return `${workingDayFrom(addDays(today, 1))}T10:00`;
  }
}

/** The call, with the questions in its notes. */
export function appointmentsOf(result: LeadQualification, input: QualifierInput): ProposedAppointment[] {
  const grade = gradeInUse(result);
  const notes = [
    grade ? `Nota ${grade}, ${pointsText(result.score)} puntos.` : `${UNQUALIFIED}.`,
    ...result.script.filter(({ title }) => title !== "Abre").map(({ title, say }) => `${title}: ${say}`),
  ];
  return [
    {
      id: "llamada",
      kind: "tarea",
      title: input.name ? `Llama a ${input.name}` : "Llama al contacto",
      startsAt: callAt(grade, result.date, awaitsVisit(result)),
      minutes: CALL_MINUTES,
      notes: notes.join("\n"),
    },
  ];
}

/** Percentages as the other forms take them. */
const typed = (fraction: number) => Math.round(fraction * 1e6) / 1e4;

/** The capacity first while the budget is in doubt; then the rhythm of the calls. */
export function nextOf(result: LeadQualification, input: QualifierInput): NextStep[] {
  const { budget } = result;
  const isSure = budget.kind === "tested" && budget.ratio >= 1;
  const capacity: NextStep = {
    path: "/calculadora-capacidad",
    label: isSure ? "Mira el detalle de la compra" : "Comprueba su presupuesto",
    reason: isSure
      ? "Impuestos, hipoteca y cuota, línea a línea."
      : "Qué lo limita, los ingresos o el ahorro, y cuánto le falta.",
    values: capacityValues(input),
  };
  const followUp: NextStep = {
    path: "/asistente-seguimiento",
    label: "Prepara el seguimiento",
    reason: "Cuándo llamar si no responde, y qué escribirle cada vez.",
    values: {
      ...(input.name && { name: input.name }),
      ...(input.zone && { zone: input.zone }),
      stage: result.grade === null ? "nuevo" : "cualificado",
      startedOn: result.date,
    },
  };
  const { place, years } = input;
  const visit: NextStep = {
    path: "/argumentos-venta",
    label: "Prepara la visita",
    reason: "Elige la vivienda y lo que busca: sus argumentos, con prueba.",
    values: { ...(place && { place }), years, rate: typed(input.rate), loanToValue: typed(input.loanToValue) },
  };
  return isSure ? [followUp, visit, capacity] : [capacity, followUp, visit];
}

/** Names and units of the other form: percentages as typed. */
function capacityValues(input: QualifierInput): Record<string, unknown> {
  const { netMonthlyIncome, monthlyDebts, savings, years, place, homeKind, targetPrice, costShare } = input;
  const known = { netMonthlyIncome, monthlyDebts, savings, years, place, homeKind, targetPrice };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(costShare !== undefined && { costShare: typed(costShare) }),
    rate: typed(input.rate),
    maxIncomeShare: typed(input.maxIncomeShare),
    loanToValue: typed(input.loanToValue),
  };
}
