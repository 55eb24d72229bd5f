import { StyleSheet, View } from "@react-pdf/renderer";
import type { Property } from "#domain/shared/listing/property.ts";
import type { NoValue, OrientationOnly } from "#domain/tools/valuation/types.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfFacade } from "#ui/pdf/pdf-facade.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfInterval } from "#ui/pdf/pdf-interval.tsx";
import { Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth, mainWidth, page } from "#ui/pdf/theme.ts";
import { ComparablesSection } from "./document-comparables.tsx";
import { facadeOf, homeDetail, homeFacts, homeHeading } from "./document-facts.ts";
import { ValueBody } from "./document-value.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { moneyOf, NEXT_STEP, NOT_AN_APPRAISAL, officialLine, WITHOUT_MODEL } from "./wording.ts";

const KIND = "Informe de valoración";
/** On every page: a page may be copied alone. */
const NOTE = "Estimación orientativa. No es una tasación oficial.";

const styles = StyleSheet.create({
  opening: { flexDirection: "row", gap: page.gap },
});

/** The report that an agent hands to an owner: the price, where it comes from, and what it is not. */
export function ResultDocument({
  input: { home },
  result,
  meta,
}: ResultDocumentProps<{ home: Property }, ValuationOutcome>) {
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Opening home={home} />
      <Body result={result} home={home} />
      {meta.sources.length > 0 ? (
        <Section title="Fuentes">
          <SourceList sources={meta.sources} />
        </Section>
      ) : null}
      <Notice>
        {result.isWithoutModel ? `${WITHOUT_MODEL} ` : ""}
        {NOT_AN_APPRAISAL}
        {result.kind === "value" && result.notice ? ` ${result.notice}` : ""}
      </Notice>
    </PdfDocument>
  );
}

function Opening({ home }: { home: Property }) {
  const facade = facadeOf(home);
  const width = facade ? mainWidth : bodyWidth;
  return (
    <View style={styles.opening} wrap={false}>
      <View style={{ width }}>
        <Title detail={homeDetail(home)}>{homeHeading(home)}</Title>
        <FactGrid facts={homeFacts(home)} columns={facade ? 3 : 5} width={width} />
      </View>
      {facade ? <PdfFacade width={page.aside} {...facade} /> : null}
    </View>
  );
}

function Body({ result, home }: { result: ValuationOutcome; home: Property }) {
  if (result.kind === "value") return <ValueBody result={result} home={home} />;
  return result.kind === "orientation" ? (
    <OrientationBody result={result} home={home} />
  ) : (
    <NoValueBody result={result} home={home} />
  );
}

/** Only a wide range from an official figure: drawn without a centre, because there is none. */
function OrientationBody({ result, home }: { result: OrientationOnly; home: Property }) {
  const { money } = moneyOf(result, home);
  const { low, high } = result.range;
  return (
    <>
      <PdfBand
        label="Solo una orientación"
        figure={`${money(low).split("\u00a0", 1)[0]!} a ${money(high)}`}
        details={["Sin precio: faltan comparables."]}
      >
        <PdfInterval width={bandDrawingWidth} low80={low} high80={high} format={money} />
      </PdfBand>
      <Section title="Por qué no hay un precio">
        {[...result.reasons, `${officialLine(result.official)}.`, NEXT_STEP].map((sentence) => (
          <Prose key={sentence}>{sentence}</Prose>
        ))}
      </Section>
      {result.used.length > 0 ? <ComparablesSection used={result.used} money={money} /> : null}
    </>
  );
}

function NoValueBody({ result, home }: { result: NoValue; home: Property }) {
  const { money } = moneyOf(result, home);
  return (
    <>
      <Notice tone="warning" title="Todavía sin precio">
        {[...result.reasons, NEXT_STEP].join(" ")}
      </Notice>
      {result.used.length > 0 ? <ComparablesSection used={result.used} money={money} /> : null}
    </>
  );
}
