import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { BudgetTest, MissingBudget } from "#domain/tools/qualification/budget.ts";
import type { CountedEvent, EngagementKind } from "#domain/tools/qualification/engagement.ts";
import type { Decides, Financing, FitField, Grade, Need, Timeline } from "#domain/tools/qualification/qualify.ts";

/** Spanish names of the engine's codes. */

export const FIELD_NAMES: Record<FitField, string> = {
  budget: "Presupuesto",
  need: "Necesidad",
  timeline: "Plazo",
  authority: "Decisión",
  financing: "Financiación",
};

export const NEED_NAMES: Record<Need, string> = {
  zone: "zona",
  homeType: "tipo",
  rooms: "habitaciones",
  area: "metros",
  reason: "motivo",
};

export const DECIDES_NAMES: Record<Decides, string> = {
  solo: "Por su cuenta",
  compartida: "Con alguien más",
};

export const TIMELINE_NAMES: Record<Timeline, string> = {
  un_mes: "En un mes",
  tres_meses: "En tres meses",
  seis_meses: "En seis meses",
  mas_tarde: "Más adelante",
};

export const FINANCING_NAMES: Record<Financing, string> = {
  contado: "Al contado",
  aprobada: "Hipoteca aprobada",
  en_tramite: "Hipoteca en trámite",
  sin_mirar: "Sin mirar todavía",
};

export const EVENT_NAMES: Record<EngagementKind, string> = {
  visita: "Visitó una vivienda",
  pide_visita: "Pidió una visita",
  llamada: "Llamó o atendió la llamada",
  mensaje: "Escribió un mensaje o un correo",
  formulario: "Rellenó un formulario o el chat",
  enlace: "Abrió un enlace o un informe",
};

export const GRADE_MEANINGS: Record<Grade, string> = {
  A: "Llama hoy",
  B: "Llama mañana",
  C: "Llama en unos días",
  D: "Mantén el contacto",
};

export const UNQUALIFIED = "Sin cualificar";

const MISSING_NAMES: Record<MissingBudget, string> = {
  precio: "el precio que busca",
  ingresos: "sus ingresos",
  ahorro: "su ahorro",
  lugar: "dónde compra",
};

/** Points as people write them: `21`, `7,5`. */
export const pointsText = (points: number): string => formatNumber(Math.round(points * 10) / 10, 1);

/**
 * Compares the price that the buyer can pay, and its source, with the price they look for. The share is rounded down,
 * so that
 * 99.9 % never reads as enough.
 */
export function budgetWords(budget: BudgetTest, currency: string): string {
  const money = moneyIn(currency);
  if (budget.kind === "unknown") {
    const lack = `Falta saber ${listed(budget.missing.map((missing) => MISSING_NAMES[missing]))}.`;
    return budget.capacity === null ? lack : `Puede pagar hasta ${money(Math.round(budget.capacity))}. ${lack}`;
  }
  const how = { dicha: "según lo comprobado", calculada: "según la calculadora", contado: "al contado" }[budget.how];
  const share = formatPercent(Math.floor(budget.ratio * 100) / 100, 0);
  return `Puede pagar hasta ${money(Math.round(budget.capacity))} ${how}: el ${share} de los ${money(budget.target)} que busca.`;
}

/** Lists the needs that are known and those still to be asked; "" where both are empty. */
export function needWords(known: readonly Need[], missing: readonly Need[]): string {
  const stated = known.length > 0 ? `Ha dicho ${listed(known.map((need) => NEED_NAMES[need]))}.` : "";
  const lack = missing.length > 0 ? `Falta saber ${listed(missing.map((need) => NEED_NAMES[need]))}.` : "";
  return [stated, lack].filter(Boolean).join(" ");
}

/** Says when an event was and how many of its points are left; events of the future and repeated ones do not count. */
export function eventWords({ date, days, points, left }: CountedEvent): string {
  if (left === "futuro") return `${formatDate(date)}: aún no ha pasado, no cuenta`;
  if (left === "repetido") return `${formatDate(date)}: ya contaba ese día`;
  const ago = days === 0 ? "hoy" : days === 1 ? "ayer" : `hace ${formatNumber(days)} días`;
  return `${formatDate(date)}, ${ago}: quedan ${pointsText(points)} puntos`;
}
