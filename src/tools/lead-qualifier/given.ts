import { counted } from "#domain/shared/format/counted.ts";
import { formatArea, formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import type { LeadQualification } from "./result.ts";
import type { QualifierInput } from "./schema.ts";
import { DECIDES_NAMES, EVENT_NAMES, FINANCING_NAMES, TIMELINE_NAMES } from "./words.ts";

/** The input, line by line. Omitted fields are left out, and so are assumptions that nothing was calculated with. */
export function given(input: QualifierInput, result: LeadQualification): ResultLine[] {
  const money = moneyIn(result.currency);
  const amount = (value: number | undefined) => (value === undefined ? undefined : money(value));
  const isCalculated = result.supposed !== null;
  return [
    ["Contacto", input.name],
    ["Precio que busca", amount(input.targetPrice)],
    ["Lo que puede pagar", amount(input.capacity)],
    ["Ingresos netos al mes", amount(input.netMonthlyIncome)],
    ["Otras cuotas al mes", input.monthlyDebts > 0 ? money(input.monthlyDebts) : undefined],
    ["Ahorro", amount(input.savings)],
    ["Dónde compra", input.place ? placeName(input.place) : undefined],
    ["Impuestos y gastos escritos", input.costShare === undefined ? undefined : formatPercent(input.costShare, 2)],
    ["Interés supuesto", isCalculated ? formatPercent(input.rate, 3) : undefined],
    ["Plazo de la hipoteca", isCalculated ? counted(input.years, "año", "años") : undefined],
    ["Esfuerzo máximo", isCalculated ? formatPercent(input.maxIncomeShare) : undefined],
    ["Parte que se financia", isCalculated ? formatPercent(input.loanToValue) : undefined],
    ["Zona", input.zone],
    ["Tipo de vivienda", input.homeType],
    ["Habitaciones", input.rooms === undefined ? undefined : formatNumber(input.rooms)],
    ["Superficie", input.areaM2 === undefined ? undefined : formatArea(input.areaM2)],
    ["Motivo", input.reason],
    ["Para cuándo", input.timeline && TIMELINE_NAMES[input.timeline]],
    ["Quién decide", input.decides && DECIDES_NAMES[input.decides]],
    ["Cómo paga", input.financing && FINANCING_NAMES[input.financing]],
    ["Lo que ha hecho", eventsLine(result)],
  ];
}

function eventsLine({ engagement }: LeadQualification): string | undefined {
  if (engagement.events.length === 0) return undefined;
  return engagement.events.map(({ kind, date }) => `${EVENT_NAMES[kind]}, ${formatDate(date)}`).join("; ");
}
