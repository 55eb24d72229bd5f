import { View } from "@react-pdf/renderer";
import { formatDate, formatNumber, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfBars } from "#ui/pdf/pdf-bars.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfFan } from "#ui/pdf/pdf-fan.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfHeatmap } from "#ui/pdf/pdf-heatmap.tsx";
import { PdfReach } from "#ui/pdf/pdf-reach.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { PdfWaterfall } from "#ui/pdf/pdf-waterfall.tsx";
import { bodyWidth } from "#ui/pdf/theme.ts";
import {
  explainBreakEven,
  explainCoverage,
  explainLimit,
  explainMarketing,
  explainOffered,
  explainRate,
  explainReturn,
  explainSimulation,
  explainTax,
  explainUnknown,
  firstYear,
  internalRateText,
  rateText,
  roiText,
  startingGain,
  yearsText,
  yieldRows,
} from "./explain.ts";
import type { InvestmentResult, MarketingResult, RoiResult } from "./result.ts";
import type { RoiInput } from "./schema.ts";
import { NOTE } from "./text.ts";

const KINDS = {
  investment: "Rentabilidad de una compra",
  marketing: "Retorno de los canales",
  "costs-unknown": "Rentabilidad de una compra",
} as const;

/** What an agent hands to an investor: the return, the first year, the way to the sale, and how far it may miss. */
export function ResultDocument({ result, meta }: ResultDocumentProps<RoiInput, RoiResult>) {
  const kind = KINDS[result.kind];
  return (
    <PdfDocument kind={kind} meta={meta} note={NOTE}>
      <PdfHeader kind={kind} meta={meta} />
      {result.kind === "investment" ? <Investment result={result} /> : null}
      {result.kind === "marketing" ? <Marketing result={result} /> : null}
      {result.kind === "costs-unknown" ? <Unknown result={result} /> : null}
      {meta.sources.length > 0 ? (
        <Section title="Fuentes">
          <SourceList sources={meta.sources} />
        </Section>
      ) : null}
    </PdfDocument>
  );
}

function Unknown({ result }: { result: Extract<RoiResult, { kind: "costs-unknown" }> }) {
  const { title, reason, next } = explainUnknown(result);
  return (
    <>
      <Title detail={formatDate(result.date)}>Rentabilidad</Title>
      <Notice tone="warning" title={title}>
        {`${reason} ${next}`}
      </Notice>
    </>
  );
}

function Investment({ result }: { result: InvestmentResult }) {
  const { home, returns, currency, placeName, date, tax, rentLimit } = result;
  const money = moneyIn(currency);
  return (
    <>
      <Title detail={`${placeName}, ${formatDate(date)}`}>Lo que rinde la compra</Title>
      <FactGrid
        columns={5}
        width={bodyWidth}
        facts={[
          { label: "Precio", value: money(home.price) },
          { label: "Inversión total", value: money(returns.totalCost) },
          { label: "Alquiler al mes", value: money(home.monthlyRent) },
          {
            label: "Préstamo",
            value: home.loan > 0 ? `${money(home.loan)}, ${formatPercent(home.annualRate, 2)}` : "Al contado",
          },
          { label: "Vende a los", value: yearsText(home.horizonYears) },
        ]}
      />
      <PdfBand
        label="Rentabilidad neta"
        figure={rateText(returns.netYield)}
        details={[`Te queda al mes: ${money(returns.cashFlow / 12)}`, `TIR: ${internalRateText(returns.equityRate)}`]}
      >
        <PdfReach
          width={bandDrawingWidth}
          rows={yieldRows(result).map(({ label, value }) => ({
            label,
            // In points: the drawing begins at zero and needs a scale of its own.
            amount: Math.max(0, value * 100),
            binds: label === "Neta",
          }))}
          mark={undefined}
          format={(points) => `${formatNumber(points, 2, 2)}\u00a0%`}
        />
      </PdfBand>
      <View style={{ marginTop: 6 }}>
        <Prose>{[explainReturn(result), explainOffered(result)].filter(Boolean).join(" ")}</Prose>
      </View>
      {yieldRows(result).some(({ value }) => value < 0) ? (
        <Caption>Lo que queda por debajo de cero se dibuja sin longitud; sus cifras están en el texto.</Caption>
      ) : null}
      {rentLimit ? (
        <Notice tone={rentLimit.exceeds ? "warning" : "plain"} title="Zona tensionada">
          {explainLimit(rentLimit, currency)}
        </Notice>
      ) : null}
      <FirstYear result={result} />
      <Costs result={result} />
      {tax ? (
        <Section title={`IRPF del alquiler, con un tipo del ${formatPercent(tax.marginalRate)}`}>
          <Prose>{explainTax(tax, currency)}</Prose>
        </Section>
      ) : null}
      <Years result={result} />
      <Courses result={result} />
      <Maps result={result} />
    </>
  );
}

function FirstYear({ result }: { result: InvestmentResult }) {
  const money = moneyIn(result.currency);
  const { base, rows, total } = firstYear(result);
  return (
    <Section title="El primer año" whole>
      <PdfWaterfall
        width={bodyWidth}
        base={base}
        rows={rows}
        total={total}
        format={money}
        formatChange={(amount) => formatSignedMoney(amount, result.currency)}
      />
      <View style={{ marginTop: 5 }}>
        <Prose>{[explainCoverage(result), explainBreakEven(result)].filter(Boolean).join(" ")}</Prose>
      </View>
    </Section>
  );
}

function Costs({ result: { home, costs, returns, currency } }: { result: InvestmentResult }) {
  const money = moneyIn(currency);
  return (
    <Section title="Lo que cuesta" whole>
      <PdfTable
        columns={[
          { title: "Concepto", share: 3 },
          { title: currency, share: 1, align: "right" },
        ]}
        rows={[
          ["Precio", money(home.price)],
          ...costs.lines.map((line) => [
            { text: line.isDoubtful ? `${line.label} (por comprobar)` : line.label, detail: line.note },
            money(line.amount),
          ]),
          ...(home.works > 0 ? [["Obra", money(home.works)]] : []),
          ...(home.loan > 0 ? [["Préstamo", money(-home.loan)]] : []),
        ]}
        total={["Dinero propio", money(returns.equity)]}
      />
      {costs.alternatives.map(({ label, total }) => (
        <Caption key={label}>{`${label}: los impuestos y gastos serían ${money(total)}.`}</Caption>
      ))}
    </Section>
  );
}

function Years({ result }: { result: InvestmentResult }) {
  const { returns, currency, home } = result;
  const money = moneyIn(currency);
  return (
    <>
      <Section title="El alquiler, año a año" whole>
        <Prose>{explainRate(result)}</Prose>
        <PdfBars
          width={bodyWidth}
          height={125}
          bars={returns.years.map(({ year, rent, cashFlow }) => {
            const left = Math.max(0, cashFlow);
            return { label: String(year), parts: [rent - left, left] };
          })}
          partNames={["Gastos y cuotas", "Te queda"]}
          format={shortMoneyIn(currency)}
        />
      </Section>
      <Section title={`Hasta vender, ${yearsText(home.horizonYears)}`}>
        <PdfTable
          dense
          columns={[
            { title: "Año", share: 0.6 },
            ...["Alquiler", "Gastos", "Intereses", "Capital", "Te queda", "Valor", "Deuda", "Ganas si vendes"].map(
              (title) => ({ title, share: 1.1, align: "right" as const }),
            ),
          ]}
          rows={returns.years.map((year) => [
            String(year.year),
            ...[year.rent, year.expenses, year.interest, year.principal, year.cashFlow].map((amount) => money(amount)),
            ...[year.value, year.balance, year.gainIfSold].map((amount) => money(amount)),
          ])}
        />
        <View style={{ marginTop: 4 }} />
        <Caption>
          {`Suposiciones: el alquiler sube un ${formatPercent(home.rentGrowth, 2)} al año, la vivienda un ${formatPercent(home.priceGrowth, 2)} y los gastos un ${formatPercent(home.expenseGrowth, 2)}. Vender cuesta el ${formatPercent(home.exitCostShare, 2)}. Antes de impuestos sobre la renta.`}
        </Caption>
      </Section>
    </>
  );
}

function Courses({ result }: { result: InvestmentResult }) {
  const { simulation, currency } = result;
  if (!simulation) return null;
  return (
    <Section title={`Si sale de otra manera: ${formatNumber(simulation.runs)} simulaciones`} whole>
      <Prose>{explainSimulation(simulation, result)}</Prose>
      <PdfFan
        width={bodyWidth}
        height={140}
        history={[{ x: 0, y: startingGain(result) }]}
        forecast={simulation.years.map(({ year, ...bands }) => ({ x: year, ...bands }))}
        formatX={(year) => formatNumber(year)}
        formatY={shortMoneyIn(currency)}
      />
      <Caption>
        {`Ganancia si se vende ese año, en ${currency}. Semilla ${simulation.seed}: los mismos datos dan el mismo dibujo.`}
      </Caption>
    </Section>
  );
}

function Maps({ result: { rateMap, cashMap, currency } }: { result: InvestmentResult }) {
  const money = moneyIn(currency);
  const label = (change: number) =>
    change === 0 ? "El tuyo" : `${change > 0 ? "+" : "−"}${formatPercent(Math.abs(change))}`;
  return (
    <>
      <Section title="La TIR, según alquiler y revalorización" whole>
        <PdfHeatmap
          corner="Alquiler / sube"
          columns={rateMap.columns.map((column) => formatPercent(column, 2))}
          rows={rateMap.rows.map(({ change, values }) => ({ label: label(change), values }))}
          format={(value) => formatPercent(value)}
          current={rateMap.current}
        />
      </Section>
      {cashMap ? (
        <Section title="Lo que queda al año, según alquiler e interés" whole>
          <PdfHeatmap
            corner="Alquiler / interés"
            columns={cashMap.columns.map((column) => (column < 0 ? "–" : formatPercent(column, 2)))}
            rows={cashMap.rows.map(({ change, values }) => ({ label: label(change), values }))}
            format={(value) => money(value)}
            current={cashMap.current}
          />
        </Section>
      ) : null}
    </>
  );
}

function Marketing({ result }: { result: MarketingResult }) {
  const { channels, total, currency, date } = result;
  const money = moneyIn(currency);
  const amount = (value: number | null) => (value === null ? "–" : money(value, 2));
  return (
    <>
      <Title detail={formatDate(date)}>Qué canal se paga</Title>
      <PdfBand
        label="ROI de todos los canales"
        figure={roiText(total.roi)}
        details={[`Gasto: ${money(total.spend)}`, `Margen: ${money(total.margin)}`]}
      >
        <PdfReach
          width={bandDrawingWidth}
          rows={channels.slice(0, 5).map(({ name, roi }, index) => ({
            label: name,
            amount: Math.max(0, (roi ?? 0) * 100),
            binds: index === 0,
          }))}
          mark={undefined}
          format={(points) => `${formatNumber(points, 1)}\u00a0%`}
        />
      </PdfBand>
      <View style={{ marginTop: 6 }}>
        <Prose>{explainMarketing(result)}</Prose>
      </View>
      <Section title="Canal a canal">
        <PdfTable
          columns={[
            { title: "Canal", share: 2 },
            ...["Gasto", "Contactos", "CPL", "Cierres", "CAC", "Margen", "ROI"].map((title) => ({
              ...{ title, share: 1.1, align: "right" as const },
            })),
          ]}
          rows={channels.map((row) => channelCells(row, money, amount))}
          total={channelCells(total, money, amount)}
        />
        <Caption>CPL: gasto por contacto. CAC: gasto por cierre. ROI: margen menos gasto, entre el gasto.</Caption>
      </Section>
    </>
  );
}

function channelCells(
  row: MarketingResult["total"],
  money: (amount: number) => string,
  amount: (value: number | null) => string,
): string[] {
  return [
    ...[row.name, money(row.spend), formatNumber(row.leads), amount(row.costPerLead)],
    ...[row.closings === null ? "–" : formatNumber(row.closings), amount(row.costPerClosing)],
    ...[money(row.margin), roiText(row.roi)],
  ];
}
