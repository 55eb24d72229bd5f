import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { amortisationSchedule, type ScheduleRow } from "#domain/tools/mortgage/schedule.ts";
import { PdfBars } from "#ui/pdf/pdf-bars.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Section } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth } from "#ui/pdf/theme.ts";
import type { CapacityEstimate } from "./result.ts";

/** Year by year, as a drawing and a table. */
export function YearlySchedule({ result }: { result: CapacityEstimate }) {
  const { years, currency } = result;
  const money = moneyIn(currency);
  return (
    <>
      <Section title="Lo que pagas cada año" whole>
        <PdfBars
          width={bodyWidth}
          height={130}
          bars={years.map((year) => ({
            label: String(year.year),
            parts: [year.principalCents / 100, year.interestCents / 100],
          }))}
          partNames={["Capital", "Intereses"]}
          format={shortMoneyIn(currency)}
        />
      </Section>
      <Section title="Cuadro de amortización por años">
        <PdfTable
          dense
          columns={[
            { title: "Año", share: 1 },
            { title: "Interés", share: 1, align: "right" },
            { title: "Cuota al mes", share: 1.4, align: "right" },
            { title: "Intereses", share: 1.4, align: "right" },
            { title: "Capital", share: 1.4, align: "right" },
            { title: "Pendiente", share: 1.6, align: "right" },
          ]}
          rows={years.map((year) => [
            String(year.year),
            formatPercent(year.annualRate, 3),
            money(year.instalmentCents / 100, 2),
            money(year.interestCents / 100, 2),
            money(year.principalCents / 100, 2),
            money(year.balanceCents / 100, 2),
          ])}
        />
      </Section>
    </>
  );
}

/** Every instalment, as an annex: a bank's offer is compared line by line. A row is a year of twelve lines. */
export function MonthlySchedule({ result: { loanPlan, currency } }: { result: CapacityEstimate }) {
  if (!loanPlan) return null;
  const months = amortisationSchedule(loanPlan.principalCents, loanPlan.months, loanPlan.plan);
  const years = Array.from({ length: Math.ceil(months.length / 12) }, (_, i) => months.slice(12 * i, 12 * i + 12));
  const lines = (year: readonly ScheduleRow[], cell: (row: ScheduleRow) => string) => year.map(cell).join("\n");
  const amount = (cents: number) => formatNumber(cents / 100, 2, 2);
  return (
    <Section title="Cuadro de amortización mes a mes" onNewPage>
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
    </Section>
  );
}
