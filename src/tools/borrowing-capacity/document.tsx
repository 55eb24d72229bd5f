import { View } from "@react-pdf/renderer";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfHeatmap } from "#ui/pdf/pdf-heatmap.tsx";
import { PdfReach } from "#ui/pdf/pdf-reach.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth } from "#ui/pdf/theme.ts";
import { MonthlySchedule, YearlySchedule } from "./document-schedule.tsx";
import {
  bindingName,
  explainBinding,
  explainFees,
  explainIndexed,
  explainMap,
  explainMissing,
  explainPath,
  explainStress,
  explainTarget,
} from "./explain.ts";
import type { CapacityEstimate, CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

const KIND = "Capacidad de compra";
/** On every page: a page may be copied alone. */
const NOTE = "Cálculo orientativo: no es una oferta ni una aprobación. La decisión es del banco.";

type Props = ResultDocumentProps<CapacityInput, CapacityResult>;

/** What an agent hands to a family: the ceiling, the purchase line by line, the loan and its table. */
export function ResultDocument({ input, result, meta }: Props) {
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      {result.kind === "capacity" ? <Estimate input={input} result={result} /> : <Missing result={result} />}
      {meta.sources.length > 0 ? (
        <Section title="Fuentes">
          <SourceList sources={meta.sources} />
        </Section>
      ) : null}
      {result.kind === "capacity" ? <MonthlySchedule result={result} /> : null}
    </PdfDocument>
  );
}

function Missing({ result }: { result: Exclude<CapacityResult, CapacityEstimate> }) {
  const { title, reason, next } = explainMissing(result);
  return (
    <>
      <Title detail={formatDate(result.date)}>Cuánto puedes pagar</Title>
      <Notice tone="warning" title={title}>
        {`${reason} ${next}`}
      </Notice>
    </>
  );
}

function Estimate({ input, result }: { input: CapacityInput; result: CapacityEstimate }) {
  const money = moneyIn(result.currency);
  const hasLoan = result.operation.loan > 0;
  return (
    <>
      <Title detail={`${result.placeName}, ${formatDate(result.date)}`}>Cuánto puedes pagar</Title>
      <FactGrid
        columns={5}
        width={bodyWidth}
        facts={[
          { label: "Ingresos al mes", value: money(result.monthlyIncome) },
          { label: "Otras cuotas", value: money(input.monthlyDebts) },
          { label: "Ahorro", value: money(input.savings) },
          { label: "Esfuerzo máximo", value: formatPercent(input.maxIncomeShare) },
          {
            label: "Interés y plazo",
            value: `${formatPercent(result.rate.initial, 3)}, ${formatNumber(input.years)} años`,
          },
        ]}
      />
      <PdfBand
        label={`Precio máximo · ${bindingName(result).toLowerCase()}`}
        figure={money(result.price)}
        details={[`Hipoteca: ${money(result.loan)}`]}
      >
        <PdfReach
          width={bandDrawingWidth}
          rows={[
            { label: "Por ingresos", amount: result.byIncome, binds: result.limitedBy === "income" },
            { label: "Por ahorro", amount: result.bySavings, binds: result.limitedBy === "savings" },
          ]}
          mark={result.target ? { label: "la vivienda que miras", amount: result.target.price } : undefined}
          format={money}
        />
      </PdfBand>
      <View style={{ marginTop: 6 }}>
        <Prose>{explainBinding(result)}</Prose>
      </View>
      {result.target ? (
        <Notice tone={result.target.fits ? "plain" : "warning"} title="La vivienda que miras">
          {explainTarget(result.target, result.currency)}
        </Notice>
      ) : null}
      <PurchaseSection result={result} />
      {hasLoan ? <StressSection result={result} /> : null}
      {result.debtsTakeAll ? null : <MapSection result={result} />}
      {result.prepayment ? <PrepaymentSection result={result} /> : null}
      {result.indexed ? (
        <Section title={`El préstamo en ${result.indexed.unit}`}>
          <Prose>{`${explainIndexed(result.indexed, result.currency)}.`}</Prose>
        </Section>
      ) : null}
      {hasLoan ? <YearlySchedule result={result} /> : null}
    </>
  );
}

function PurchaseSection({ result }: { result: CapacityEstimate }) {
  const { operation, currency, apr } = result;
  const money = moneyIn(currency);
  return (
    <Section title={operation.isTarget ? "La compra de esa vivienda" : "La compra al precio máximo"}>
      <PdfTable
        columns={[
          { title: "Concepto", share: 3 },
          { title: currency, share: 1, align: "right" },
        ]}
        rows={[
          ["Precio", money(operation.price)],
          ...operation.costs.lines.map((line) => [
            { text: line.isDoubtful ? `${line.label} (por comprobar)` : line.label, detail: line.note },
            money(line.amount),
          ]),
          ...(operation.openingFee > 0 ? [["Comisión de apertura", money(operation.openingFee)]] : []),
          ["Hipoteca", money(-operation.loan)],
        ]}
        total={["Ahorro que hace falta", money(operation.ownFunds)]}
      />
      {operation.costs.alternatives.map(({ label, total }) => (
        <Caption key={label}>{`${label}: los impuestos y gastos serían ${money(total)}.`}</Caption>
      ))}
      {operation.loan > 0 ? (
        <FactGrid
          columns={5}
          width={bodyWidth}
          facts={[
            { label: "Cuota al mes", value: money(operation.instalment, 2) },
            { label: "Esfuerzo, con deudas", value: formatPercent(operation.incomeShare) },
            { label: "Sobre el precio", value: formatPercent(operation.loanToPrice) },
            { label: "TAE", value: apr === null ? "–" : formatPercent(apr, 2, 2) },
            { label: "Intereses en total", value: money(result.totalInterest) },
          ]}
        />
      ) : null}
    </Section>
  );
}

function StressSection({ result }: { result: CapacityEstimate }) {
  const money = moneyIn(result.currency);
  return (
    <Section title="Si suben los tipos" whole>
      <Prose>{explainStress(result)}</Prose>
      {result.rate.reference ? <Prose>{`${explainPath(result)}.`}</Prose> : null}
      <PdfTable
        columns={[
          { title: "Interés", share: 1 },
          { title: "Cuota", share: 1, align: "right" },
          { title: "Esfuerzo", share: 1, align: "right" },
          { title: "Precio máximo con ese interés", share: 2, align: "right" },
        ]}
        rows={result.stress.map((line) => [
          formatPercent(line.annualRate, 2),
          money(line.instalment),
          formatPercent(line.incomeShare),
          money(line.ceiling),
        ])}
      />
    </Section>
  );
}

function MapSection({ result }: { result: CapacityEstimate }) {
  const { heatmap, currency } = result;
  const short = shortMoneyIn(currency);
  const isTerm = heatmap.across === "years";
  const { title, description } = explainMap(result);
  return (
    <Section title={title} whole>
      <Prose>{description}</Prose>
      <PdfHeatmap
        corner={isTerm ? "Interés / plazo" : "Interés / ahorro"}
        columns={heatmap.columns.map((column) => (isTerm ? `${column} años` : short(column)))}
        rows={heatmap.rows.map(({ rate, values }) => ({ label: formatPercent(rate, 2), values }))}
        format={short}
        current={heatmap.current}
      />
    </Section>
  );
}

function PrepaymentSection({ result }: { result: CapacityEstimate }) {
  const { prepayment, currency } = result;
  if (prepayment?.outcome.kind !== "prepaid") return null;
  const money = moneyIn(currency);
  const { amountCents, month, outcomes } = prepayment.outcome;
  return (
    <Section title={`Si amortizas ${money(amountCents / 100)} en el mes ${month}`} whole>
      <PdfTable
        columns={[
          { title: "Opción", share: 2 },
          { title: "Cuota", share: 1, align: "right" },
          { title: "Cuotas que quedan", share: 1, align: "right" },
          { title: "Intereses que ahorras", share: 1, align: "right" },
        ]}
        rows={outcomes.map((row) => [
          row.mode === "keep-term" ? "Bajar la cuota" : "Bajar el plazo",
          money(row.instalmentCents / 100, 2),
          formatNumber(row.remainingPayments),
          money(row.interestSavedCents / 100),
        ])}
      />
      <Caption>{explainFees(prepayment, currency)}</Caption>
    </Section>
  );
}
