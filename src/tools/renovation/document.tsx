import { View } from "@react-pdf/renderer";
import { formatDate, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PRESS_CLAIMS } from "#domain/tools/renovation/uplift-facts.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { PdfWaterfall } from "#ui/pdf/pdf-waterfall.tsx";
import { bodyWidth } from "#ui/pdf/theme.ts";
import { BudgetCurve, ValueBands } from "./document-drawings.tsx";
import {
  CLAIMED_LEAD,
  CONFIDENCE_NAMES,
  costLines,
  doesNothing,
  explainBest,
  explainCurve,
  explainRange,
  explainTax,
  headline,
  lowerFirst,
  MEASURED,
  monthsText,
  NOTE,
  orderOf,
  rangeText,
  riseOf,
  roiText,
  stateOf,
} from "./explain.ts";
import type { RenovationResult } from "./result.ts";
import type { RenovationInput } from "./schema.ts";

const KIND = "Mejoras antes de vender";

/** What an agent lays before an owner: before and after, what each work leaves, and what more money would change. */
export function ResultDocument({ result, meta }: ResultDocumentProps<RenovationInput, RenovationResult>) {
  const { best, currency, value, after, band, budget, date, homeTitle } = result;
  const money = moneyIn(currency);
  const isIdle = doesNothing(result);
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Title detail={`${homeTitle}, ${formatDate(date)}`}>
        {isIdle ? "Vender como está" : "Qué obra compensa antes de vender"}
      </Title>
      <FactGrid
        columns={5}
        width={bodyWidth}
        facts={[
          { label: "Vale hoy", value: money(value) },
          { label: "Presupuesto", value: money(budget) },
          { label: "Cuesta la obra", value: money(best.cost.usual) },
          { label: "Retorno", value: roiText(best.roi) },
          { label: "Plazo", value: best.months > 0 ? monthsText(best.months) : "–" },
        ]}
      />
      <PdfBand
        label={isIdle ? "Lo que más compensa" : "Ganancia esperada"}
        figure={isIdle ? "Nada" : formatSignedMoney(best.net.usual, currency)}
        details={isIdle ? ["No hacer obra"] : [`De ${rangeText(best.net, currency)}`]}
      >
        <ValueBands
          width={bandDrawingWidth}
          rows={[
            { label: "Hoy", value, range: band },
            ...(isIdle ? [] : [{ label: "Con la obra", value: after.usual, range: after }]),
          ]}
          format={money}
        />
      </PdfBand>
      <View style={{ marginTop: 6 }}>
        <Prose>
          {[
            isIdle ? "" : `${headline(result)}.`,
            explainBest(result),
            explainRange(result) ?? "",
            isIdle ? "" : explainTax(result),
          ]
            .filter(Boolean)
            .join(" ")}
        </Prose>
      </View>
      {isIdle ? null : <Rise result={result} />}
      <Works result={result} />
      {isIdle ? null : <Costs result={result} />}
      {result.unlimited.ids.length > 0 ? (
        <Section title="Si el presupuesto cambia" whole>
          <Prose>{explainCurve(result)}</Prose>
          <BudgetCurve width={bodyWidth} height={120} points={result.curve} budget={budget} format={money} />
        </Section>
      ) : null}
      <Order result={result} />
      <Section title="Lo que se dice y lo que se midió" whole>
        <Prose>{MEASURED}</Prose>
        <Caption>
          {`${CLAIMED_LEAD} ${PRESS_CLAIMS.map(({ text, source }) => `«${text}» (${source.title})`).join("; ")}.`}
        </Caption>
      </Section>
      {meta.sources.length > 0 ? (
        <Section title="Fuentes">
          <SourceList sources={meta.sources} />
        </Section>
      ) : null}
    </PdfDocument>
  );
}

function Rise({ result }: { result: RenovationResult }) {
  const { value, after, currency } = result;
  return (
    <Section title="De hoy a después" whole>
      <PdfWaterfall
        width={bodyWidth}
        base={{ label: "Vale hoy", amount: value }}
        rows={riseOf(result).map(({ name, amount }) => ({ label: name, amount }))}
        total={{ label: "Valdría", amount: after.usual }}
        format={moneyIn(currency)}
        formatChange={(amount) => formatSignedMoney(amount, currency)}
      />
    </Section>
  );
}

function Works({ result }: { result: RenovationResult }) {
  const { works, currency, unfit } = result;
  const money = moneyIn(currency);
  const nothing = [
    { text: "No hacer nada", detail: "Siempre es una opción" },
    money(0),
    money(0),
    money(0),
    "–",
    "Alta",
  ];
  const rowOf = (work: (typeof works)[number]) => [
    { text: work.name, detail: [work.quantity, stateOf(work, result)].filter(Boolean).join(" · ") },
    { text: money(work.cost.usual), detail: rangeText(work.cost, currency) },
    { text: money(work.uplift.usual), detail: rangeText(work.uplift, currency) },
    { text: formatSignedMoney(work.net.usual, currency), detail: rangeText(work.net, currency) },
    { text: roiText(work.roi), detail: `equil. ${formatPercent(work.breakEven)}` },
    CONFIDENCE_NAMES[work.confidence],
  ];
  const gaining = works.filter(({ net }) => net.usual > 0);
  const losing = works.filter(({ net }) => net.usual <= 0);
  return (
    <Section title="Obra a obra, sola cada una">
      <PdfTable
        columns={[
          { title: "Obra", share: 3.1 },
          { title: "Cuesta", share: 1.9, align: "right" },
          { title: "Suma", share: 1.9, align: "right" },
          { title: "Queda", share: 2, align: "right", strong: true },
          { title: "Retorno", share: 1.4, align: "right" },
          { title: "Confianza", share: 1.1 },
        ]}
        rows={[...gaining.map(rowOf), nothing, ...losing.map(rowOf)]}
      />
      {unfit.length > 0 ? (
        <View style={{ marginTop: 4 }}>
          <Caption>{`Sin proponer. ${unfit.map(({ name, reason }) => `${name}: ${lowerFirst(reason)}`).join("; ")}.`}</Caption>
        </View>
      ) : null}
    </Section>
  );
}

function Costs({ result }: { result: RenovationResult }) {
  const money = moneyIn(result.currency);
  return (
    <Section title="Lo que cuesta el conjunto" whole>
      <PdfTable
        columns={[
          { title: "Concepto", share: 3 },
          { title: result.currency, share: 1, align: "right" },
        ]}
        rows={costLines(result).map(({ label, amount }) => [label, money(amount)])}
        total={["Total", money(result.best.cost.usual)]}
      />
      <Caption>Cuenta con un 20 % arriba o abajo hasta tener presupuestos.</Caption>
    </Section>
  );
}

function Order({ result }: { result: RenovationResult }) {
  const order = orderOf(result);
  return order === null ? null : <Notice title="Para pedir presupuesto">{order}</Notice>;
}
