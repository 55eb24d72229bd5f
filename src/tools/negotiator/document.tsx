import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfReach } from "#ui/pdf/pdf-reach.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Prose, Section, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth, ink, size } from "#ui/pdf/theme.ts";
import { daysText } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";

/** On every page: a page may be copied alone. */
const NOTE = "Propuesta para negociar. No obliga a nadie hasta que las dos partes firmen un contrato.";

const styles = StyleSheet.create({
  signatures: { flexDirection: "row", gap: 28, marginTop: 34 },
  signature: { flex: 1, borderTopWidth: 0.75, borderTopColor: ink.borderStrong, paddingTop: 4 },
  text: { fontSize: size.label, color: ink.muted, lineHeight: 1.35 },
});

/**
 * What goes to the other side: price, terms and until when. Nothing that belongs to who sells is in it: neither the other
 * offers, nor the ladder, the target, the taxes or the reserve.
 */
export function ResultDocument({
  result,
  meta,
}: Pick<ResultDocumentProps<unknown, NegotiationResult>, "result" | "meta">) {
  const { counter, currency, listPrice, homeName, date } = result;
  const money = moneyIn(currency);
  const isCounter = counter.kind === "counter";
  const kind = isCounter ? "Contraoferta" : "Aceptación de oferta";
  return (
    <PdfDocument kind={kind} meta={meta} note={NOTE}>
      <PdfHeader kind={kind} meta={meta} />
      <Title detail={[homeName, formatDate(date)].filter(Boolean).join(", ")}>{kind}</Title>
      <FactGrid
        columns={4}
        width={bodyWidth}
        facts={[
          { label: "Para", value: counter.toName ?? "Quien compra" },
          { label: "Precio de salida", value: money(listPrice) },
          { label: "Tu oferta", value: counter.toPrice === null ? "–" : money(counter.toPrice) },
          { label: "Vale hasta", value: formatDate(counter.validUntil) },
        ]}
      />
      <PdfBand
        label={isCounter ? "Precio que proponemos" : "Precio que se acepta"}
        figure={money(counter.price)}
        details={[`${formatPercent(counter.price / listPrice)} del precio de salida`]}
      >
        <PdfReach
          width={bandDrawingWidth}
          rows={[
            { label: "Precio de salida", amount: listPrice, binds: false },
            { label: isCounter ? "Propuesta" : "Precio aceptado", amount: counter.price, binds: true },
            ...(isCounter && counter.toPrice !== null
              ? [{ label: "Tu oferta", amount: counter.toPrice, binds: false }]
              : []),
          ]}
          mark={undefined}
          format={money}
        />
      </PdfBand>
      <Section title="Condiciones" whole>
        <PdfTable
          columns={[
            { title: "Concepto", share: 2 },
            { title: "Propuesta", share: 3 },
          ]}
          rows={[
            ["Precio", money(counter.price)],
            ["Señal", `${money(counter.deposit)} (${formatPercent(counter.depositShare)} del precio)`],
            ["Resto", `${money(counter.price - counter.deposit)} en la escritura`],
            ["Firma de la escritura", `En ${daysText(counter.days)} desde la señal`],
            ["Respuesta", `Por escrito, hasta el ${formatDate(counter.validUntil)}`],
          ]}
        />
      </Section>
      {counter.conditions === null ? null : (
        <Section title="Otras condiciones" whole>
          <Prose>{counter.conditions}</Prose>
        </Section>
      )}
      <Notice title="Qué es este documento">
        Una propuesta por escrito para acercar posturas. Para quedar vinculados, las partes firman después un contrato
        de arras o de compraventa, con la nota simple, las cargas y los gastos a la vista. Si alguien firma por otro,
        con su autorización.
      </Notice>
      <View style={styles.signatures} wrap={false}>
        {["Quien vende, o su agente", "Quien compra, conforme"].map((who) => (
          <View key={who} style={styles.signature}>
            <Text style={styles.text}>{who}</Text>
            <Text style={styles.text}>Nombre, fecha y firma</Text>
          </View>
        ))}
      </View>
      <Caption>Los importes no incluyen los impuestos y gastos de quien compra.</Caption>
    </PdfDocument>
  );
}
