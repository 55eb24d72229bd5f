import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatDate, formatNumber, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import type { Property } from "#domain/shared/listing/property.ts";
import type { MeasuredErrors, UsedComparable, ValuedHome } from "#domain/tools/valuation/types.ts";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDoors } from "#ui/pdf/pdf-doors.tsx";
import { PdfInterval } from "#ui/pdf/pdf-interval.tsx";
import { PdfPointsMap } from "#ui/pdf/pdf-points-map.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Heading, Notice, Prose, Section } from "#ui/pdf/pdf-text.tsx";
import { PdfWaterfall } from "#ui/pdf/pdf-waterfall.tsx";
import { bodyWidth, ink, mainWidth, page, size, weight } from "#ui/pdf/theme.ts";
import { AdjustmentsSection, ComparablesSection } from "./document-comparables.tsx";
import type { Reliability, ValuationOutcome } from "./engine.ts";
import { type MeasuredView, measuredFor } from "./reliability.ts";
import { doorsOf, waterfallRows } from "./result-reasons.tsx";
import { basisLine, confidenceTitle, DEMO_WARNING, moneyOf, rangeSentence, restsOn2018, usesDemo } from "./wording.ts";

const styles = StyleSheet.create({
  under: { marginTop: 6, color: ink.muted, fontSize: size.text, lineHeight: 1.4 },
  columns: { flexDirection: "row", gap: page.gap, marginTop: 12 },
  main: { width: mainWidth },
  aside: { width: page.aside },
  confidence: { borderWidth: 0.75, borderColor: ink.borderStrong, padding: 9 },
  confidenceTitle: { fontSize: size.text, lineHeight: 1.35, fontWeight: weight.strong, marginTop: 4, marginBottom: 1 },
});

/** A point value with all that it rests on. */
export function ValueBody({ result, home }: { result: ValuationOutcome & ValuedHome; home: Property }) {
  const { money, perM2 } = moneyOf(result, home);
  const isCurrent = result.basis === "current-comparables";
  const points = isCurrent ? placedComparables(result.used) : [];
  const { latitude, longitude } = home;
  const subject =
    points.length > 0 && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  const bars = waterfallRows(result.explanation.bars);
  return (
    <>
      <PdfBand label={valueLabel(result, home)} figure={money(result.value)} details={[perM2(result.pricePerM2)]}>
        <PdfInterval
          width={bandDrawingWidth}
          value={result.value}
          low80={result.range80.low}
          high80={result.range80.high}
          range50={result.range50}
          dots={isCurrent ? result.used.map(({ adjustedPrice }) => adjustedPrice) : []}
          format={money}
        />
      </PdfBand>
      <Text style={styles.under}>
        {rangeSentence(result, home)} {basisLine(result)}.
      </Text>
      <TodayNotice result={result} home={home} />
      {usesDemo(result.used) ? (
        <Notice tone="warning" title="Datos de demostración">
          {DEMO_WARNING}
        </Notice>
      ) : null}
      <View style={styles.columns} wrap={false}>
        <View style={subject ? styles.main : { width: bodyWidth }}>
          <Heading>De dónde sale el precio</Heading>
          <PdfWaterfall
            width={subject ? mainWidth : bodyWidth}
            base={result.explanation.start}
            rows={bars}
            total={{ label: "Estimación", amount: result.explanation.value }}
            format={money}
            formatChange={(amount) => formatSignedMoney(amount, result.currency)}
          />
        </View>
        {subject ? (
          <View style={styles.aside}>
            <Heading>Dónde está</Heading>
            <PdfPointsMap subject={subject} points={points} width={page.aside} height={mapHeight(bars.length)} />
          </View>
        ) : null}
      </View>
      {isCurrent || restsOn2018(result) ? <ComparablesSection used={result.used} money={money} /> : null}
      <View style={styles.columns} wrap={false}>
        <View style={styles.main}>
          <Heading>Cómo se ha calculado</Heading>
          {methodOf(result).map((sentence) => (
            <Prose key={sentence}>{sentence}</Prose>
          ))}
        </View>
        <ConfidencePanel result={result} />
      </View>
      {isCurrent ? <AdjustmentsSection used={result.used} money={money} currency={result.currency} /> : null}
      <MeasuredSection result={result} />
    </>
  );
}

function valueLabel({ basis }: ValuedHome, { operation }: Property): string {
  if (operation === "alquiler") return "Renta mensual estimada";
  return basis === "model-2018" ? "Precio de oferta estimado, 2018" : "Precio estimado de venta";
}

/** Beside a waterfall of so many changes, the map ends where it does. */
function mapHeight(changes: number): number {
  return Math.min(250, Math.max(120, (changes + 2) * 20.6 - 6));
}

function placedComparables(used: readonly UsedComparable[]) {
  return used.flatMap(({ listing: { latitude, longitude } }, i) =>
    latitude === undefined || longitude === undefined ? [] : [{ number: i + 1, latitude, longitude }],
  );
}

/** For a value of 2018: the only thing that may be said of today. */
function TodayNotice({ result, home }: { result: ValuedHome; home: Property }) {
  if (!result.today) return null;
  const { money } = moneyOf(result, home);
  const { low, high, date, sources } = result.today;
  return (
    <Notice tone="warning" title={`Hoy, solo como orientación: entre ${money(low)} y ${money(high)}`}>
      El valor de arriba es de 2018. El rango de hoy aplica a sus dos extremos ratios oficiales hasta el{" "}
      {formatDate(date)}. {sources.join(" ")}
    </Notice>
  );
}

/** How the number came about, in sentences that hold for the halves of the engine that spoke. */
function methodOf(result: ValuedHome): string[] {
  const count = result.used.length;
  if (result.basis === "model-2018") {
    return [
      "Un modelo aprendió de miles de anuncios de venta de 2018 cómo cambia el precio con la posición, la superficie y las características. El precio es el que se pedía entonces, no el que se pagó.",
      ...(restsOn2018(result)
        ? [
            `Lo corrigen los anuncios de 2018 que estaban a menos de 500 m; los ${count} más parecidos se ven en la tabla.`,
          ]
        : []),
      "El rango se ha calibrado con viviendas que el modelo no había visto.",
    ];
  }
  const average = `Es la mediana ponderada de ${count} comparables, cada uno ajustado a esta vivienda. Pesan más los cercanos, los parecidos y los recientes, y los cierres más que las ofertas.`;
  const range = "El rango sale de cuánto difieren entre sí los comparables ya ajustados y de cuántos son.";
  const model =
    "Las diferencias entre viviendas se apoyan además en un modelo aprendido de anuncios de 2018; el nivel de precios, no: es el de los comparables.";
  return [
    average,
    ...(result.engine === "both" ? [model] : []),
    `${range} Fecha del valor: ${formatDate(result.date)}.`,
  ];
}

function ConfidencePanel({ result }: { result: ValuedHome }) {
  return (
    <View style={[styles.aside, styles.confidence]}>
      <PdfDoors open={doorsOf(result)} />
      <Text style={styles.confidenceTitle}>{confidenceTitle(result)}</Text>
      {result.confidence.reasons.map((reason) => (
        <Caption key={reason}>{reason}</Caption>
      ))}
    </View>
  );
}

/** What the engine got wrong on homes that it had not seen: all the rows that fit, and how they were measured. */
function MeasuredSection({ result }: { result: ValuationOutcome & ValuedHome }) {
  const measured = measuredFor(result);
  if (!measured) return null;
  if (measured.isOwn) return <OwnAccuracySection measured={measured} />;
  const rows = result.measured.length > 0 ? result.measured : measuredRows(result.reliability);
  return (
    <Section title="Cuánto se equivoca" whole>
      <PdfTable
        columns={[
          { title: "Medido en", share: 2.4, strong: true },
          { title: "Viviendas", share: 1, align: "right" },
          { title: "Error mediano", share: 1.1, align: "right" },
          { title: "Error medio", share: 1.1, align: "right" },
          { title: "A menos del 10\u00a0%", share: 1.2, align: "right" },
          { title: "A menos del 20\u00a0%", share: 1.2, align: "right" },
          { title: "Dentro del rango", share: 1.2, align: "right" },
        ]}
        rows={rows.map((errors) => [
          errors.label,
          formatNumber(errors.homes),
          formatPercent(errors.medianError, 1, 1),
          formatPercent(errors.meanError, 1, 1),
          formatPercent(errors.within10, 1, 1),
          formatPercent(errors.within20, 1, 1),
          formatPercent(errors.coverage80, 1, 1),
        ])}
      />
      <Caption>{measured.method} «Dentro del rango» debería rondar el 80 %.</Caption>
    </Section>
  );
}

/** On the closings of who signs. */
function OwnAccuracySection({ measured: { row, method } }: { measured: MeasuredView }) {
  return (
    <Section title="Cuánto se equivoca" whole>
      <PdfTable
        columns={[
          { title: "Cierres", share: 1, strong: true },
          { title: "Error mediano", share: 1, align: "right" },
          { title: "A menos del 10\u00a0%", share: 1, align: "right" },
          { title: "Dentro del rango", share: 1, align: "right" },
        ]}
        rows={[
          [
            formatNumber(row.homes),
            formatPercent(row.medianError, 1, 1),
            formatPercent(row.within10, 1, 1),
            formatPercent(row.coverage80, 1, 1),
          ],
        ]}
      />
      <Caption>{method} «Dentro del rango» debería rondar el 80 %.</Caption>
    </Section>
  );
}

/** The whole city's, with the comparables of 2018. */
function measuredRows(reliability: Reliability | undefined): MeasuredErrors[] {
  return [reliability?.both, reliability?.withoutTwin].filter((row) => row !== undefined);
}
