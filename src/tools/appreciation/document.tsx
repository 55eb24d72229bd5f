import { View } from "@react-pdf/renderer";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfFan } from "#ui/pdf/pdf-fan.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfReach } from "#ui/pdf/pdf-reach.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth } from "#ui/pdf/theme.ts";
import {
  CUT_NOTE,
  distanceText,
  explainGrowth,
  explainHeadline,
  explainModel,
  explainNoSeries,
  explainPrices,
  explainRealFuture,
  explainSeries,
  explainStretches,
  explainTestLimits,
  explainTests,
  explainTie,
  explainWait,
  growthText,
  hasFewTests,
  lastPeriod,
  lastRow,
  modelRows,
  NO_SERIES_TITLE,
  NOTE,
  periodText,
  realMissing,
  SAME_PACE,
  signedMoney,
} from "./explain.ts";
import type { Appreciation, AppreciationResult } from "./result.ts";
import { windowText } from "./rows.ts";
import type { AppreciationInput } from "./schema.ts";

const KIND = "Previsión de precio";

/** What an agent hands to who asks «¿ahora o más adelante?»: the value ahead with its band, and how far it missed before. */
export function ResultDocument({ result, meta }: ResultDocumentProps<AppreciationInput, AppreciationResult>) {
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      {result.kind === "no-series" ? (
        <>
          <Title detail={formatDate(result.date)}>Vender ahora o esperar</Title>
          <Notice tone="warning" title={NO_SERIES_TITLE}>
            {explainNoSeries(result)}
          </Notice>
        </>
      ) : (
        <Forecast result={result} />
      )}
      {meta.sources.length > 0 ? (
        <Section title="Fuentes">
          <SourceList sources={meta.sources} />
        </Section>
      ) : null}
    </PdfDocument>
  );
}

function Forecast({ result }: { result: Appreciation }) {
  const { value, currency, growth, real, series, date } = result;
  const money = moneyIn(currency);
  const row = lastRow(result);
  return (
    <>
      <Title detail={`${series.name}, ${formatDate(date)}`}>Vender ahora o esperar</Title>
      <FactGrid
        columns={4}
        width={bodyWidth}
        facts={[
          { label: "Valor de hoy", value: money(value) },
          { label: "Último dato", value: lastPeriod(result) },
          { label: "Crecimiento al año", value: growth === null ? "–" : growthText(growth) },
          { label: "Real al año", value: real?.growth == null ? "–" : growthText(real.growth) },
        ]}
      />
      {row ? (
        <PdfBand
          label={`Lo central en ${distanceText(row)}`}
          figure={money(row.value)}
          details={result.kind === "constant" ? ["Serie constante"] : [`De ${money(row.low)}`, `a ${money(row.high)}`]}
        >
          <PdfReach
            width={bandDrawingWidth}
            rows={[
              { label: "Hoy", amount: value, binds: false },
              { label: "Banda baja", amount: row.low, binds: false },
              { label: `Central en ${distanceText(row)}`, amount: row.value, binds: true },
              { label: "Banda alta", amount: row.high, binds: false },
            ]}
            mark={undefined}
            format={money}
          />
        </PdfBand>
      ) : null}
      <View style={{ marginTop: 6 }}>
        <Prose>{[explainHeadline(result), explainGrowth(result)].filter(Boolean).join(" ")}</Prose>
      </View>
      {row ? <Years result={result} /> : null}
      {row ? (
        <Section title="Esperar o vender ya" whole>
          <Prose>{`${explainWait(result, row)} ${explainTie(result, row)} La decisión es tuya.`}</Prose>
        </Section>
      ) : null}
      {result.forecast?.model ? <Models result={result} /> : null}
      <Past result={result} />
      <View style={{ marginTop: 8 }}>
        <Caption>{`${explainSeries(result)} ${SAME_PACE}`}</Caption>
      </View>
    </>
  );
}

function Years({ result }: { result: Appreciation }) {
  const { series, value, currency, forecast, inflation } = result;
  const money = moneyIn(currency);
  const { start, values, perYear } = series;
  const last = start + values.length - 1;
  const end = values.at(-1)!;
  return (
    <>
      <Section title="La vivienda, al paso de la serie" whole>
        <PdfFan
          width={bodyWidth}
          height={150}
          history={values.map((one, i) => ({ x: start + i, y: (value * one) / end }))}
          forecast={forecast!.path.map((point) => ({
            ...{ x: last + point.step, median: value * point.value },
            ...{ low80: value * point.low, high80: value * point.high },
          }))}
          formatX={(x) => periodText(x, perYear)}
          formatY={shortMoneyIn(currency)}
        />
        <Caption>El pasado es el valor de hoy llevado atrás con la serie: no lo que valió esta vivienda.</Caption>
      </Section>
      <Section title="Año a año" whole>
        <PdfTable
          columns={[
            { title: "En", share: 1 },
            ...[
              "Central",
              "Banda baja",
              "Banda alta",
              ...(inflation === null ? [] : ["En dinero de hoy"]),
              "Esperar",
            ].map((title) => ({
              ...{ title, share: 1.3, align: "right" as const },
            })),
          ]}
          rows={forecast!.rows.map((row) => [
            distanceText(row),
            ...[row.value, row.low, row.high].map((amount) => money(amount)),
            ...(row.real ? [money(row.real.value)] : []),
            signedMoney(row.wait.value, money),
          ])}
        />
        <View style={{ marginTop: 4 }} />
        <Caption>
          {[inflation === null ? null : explainRealFuture(result), forecast!.cut > 0 ? CUT_NOTE : null]
            .filter(Boolean)
            .concat("«Esperar» es frente a vender ya, con los gastos indicados.")
            .join(" ")}
        </Caption>
      </Section>
    </>
  );
}

function Models({ result }: { result: Appreciation }) {
  return (
    <Section title="Qué método, y cuánto ha fallado" whole>
      <Prose>{explainModel(result)}</Prose>
      <PdfTable
        columns={[
          { title: "Método", share: 4 },
          { title: "Error (MASE)", share: 1, align: "right" },
          { title: "Pruebas", share: 1, align: "right" },
        ]}
        rows={modelRows(result).map(({ title, detail, mase, tested, isChosen }) => [
          { text: isChosen ? `${title} (elegido)` : title, detail },
          formatNumber(mase, 2, 2),
          formatNumber(tested),
        ])}
      />
      <View style={{ marginTop: 5 }}>
        <Prose>{`${explainTests(result)} ${explainTestLimits(result)}`}</Prose>
      </View>
      {hasFewTests(result) ? (
        <Notice tone="warning" title="Pocas pruebas">
          Con tan pocas la banda puede quedarse corta.
        </Notice>
      ) : null}
      <Caption>MASE: fallo medio entre el cambio medio de un periodo a otro. Cuanto más bajo, mejor.</Caption>
    </Section>
  );
}

function Past({ result }: { result: Appreciation }) {
  const { windows, series } = result;
  if (windows.length === 0) return null;
  const told = [explainStretches(result), explainPrices(result) ?? realMissing(result)].filter((one) => one !== null);
  return (
    <Section title="Lo que ha crecido" whole>
      <PdfTable
        columns={[
          { title: "Tramo", share: 2 },
          { title: "Desde", share: 1 },
          { title: "Al año", share: 1, align: "right" },
          { title: "Al año, real", share: 1, align: "right" },
        ]}
        rows={windows.map((row) => [
          windowText(row.years),
          periodText(row.from, series.perYear),
          growthText(row.growth),
          row.real === null ? "–" : growthText(row.real),
        ])}
      />
      <View style={{ marginTop: 5 }}>
        <Prose>{told.join(" ")}</Prose>
      </View>
    </Section>
  );
}
