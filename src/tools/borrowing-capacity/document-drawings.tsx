import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { amortisationSchedule, type ScheduleRow } from "#domain/tools/mortgage/schedule.ts";
import { PdfReach } from "#ui/pdf/pdf-reach.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import type { PdfDrawingProps, PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import type { CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

type Props = PdfDrawingProps<CapacityResult, CapacityInput>;

/** Drawings of the tool's own on paper. */
export const drawings: PdfDrawings<CapacityResult, CapacityInput> = {
  limits: Limits,
  "monthly-schedule": MonthlySchedule,
};

function Limits({ result, width }: Props) {
  if (result.kind !== "capacity") return null;
  const { byIncome, bySavings, limitedBy, target, currency } = result;
  return (
    <PdfReach
      width={width}
      rows={[
        { label: "Por ingresos", amount: byIncome, binds: limitedBy === "income" },
        { label: "Por ahorro", amount: bySavings, binds: limitedBy === "savings" },
      ]}
      mark={target ? { label: "la vivienda que miras", amount: target.price } : undefined}
      format={moneyIn(currency)}
    />
  );
}

/** A row is a year of twelve lines: a table of 480 months would take long to lay out. */
function MonthlySchedule({ result }: Props) {
  if (result.kind !== "capacity" || !result.loanPlan) return null;
  const { loanPlan, currency } = result;
  const months = amortisationSchedule(loanPlan.principalCents, loanPlan.months, loanPlan.plan);
  const years = Array.from({ length: Math.ceil(months.length / 12) }, (_, i) => months.slice(12 * i, 12 * i + 12));
  const lines = (year: readonly ScheduleRow[], cell: (row: ScheduleRow) => string) => year.map(cell).join("\n");
  const amount = (cents: number) => formatNumber(cents / 100, 2, 2);
  return (
    <PdfTable
      dense
      columns={[
        { title: "Año", share: 0.8 },
        { title: "Mes", share: 0.6, align: "right" },
        { title: "Interés", share: 1, align: "right" },
        { title: `Cuota (${currency})`, share: 1.4, align: "right" },
        { title: "Intereses", share: 1.4, align: "right" },
        { title: "Capital", share: 1.4, align: "right" },
        { title: "Pendiente", share: 1.6, align: "right" },
      ]}
      rows={years.map((year, i) => [
        String(i + 1),
        lines(year, (row) => String(row.month)),
        lines(year, (row) => formatPercent(row.annualRate, 3)),
        lines(year, (row) => amount(row.instalmentCents)),
        lines(year, (row) => amount(row.interestCents)),
        lines(year, (row) => amount(row.principalCents)),
        lines(year, (row) => amount(row.balanceCents)),
      ])}
    />
  );
}
