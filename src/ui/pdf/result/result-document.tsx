import { View } from "@react-pdf/renderer";
import { Fragment } from "react";
import {
  type Description,
  type DocumentCover,
  type Figure,
  type Headline,
  isOn,
  sectionsOn,
} from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import type { DocumentMeta } from "../document-meta.ts";
import { FactGrid } from "../fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "../pdf-band.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfHeader } from "../pdf-header.tsx";
import { Caption, Notice, Prose, Section, SourceList, Title } from "../pdf-text.tsx";
import { bodyWidth, mainWidth, page } from "../theme.ts";
import { CoverPage } from "./cover-page.tsx";
import type { DrawingContext } from "./pdf-drawing.tsx";
import { PdfDrawing } from "./pdf-drawing.tsx";
import { noticeTone, PdfSection, PdfSections, partsOf } from "./pdf-section.tsx";

interface ResultDocumentProps {
  description: Description;
  meta: DocumentMeta;
  drawn: DrawingContext;
}

/** A described result as an A4 document: its input, its figure, its sections, its sources. */
export function ResultDocument({ description, meta, drawn }: ResultDocumentProps) {
  const { document, headline, sections, footnotes } = description;
  const { kind, note, facts, annex = [], isWithoutSources = false, hasCoverPage = false } = document;
  const [first, ...parts] = partsOf(sectionsOn("pdf", sections), drawn).map((part, i, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never move
    <Fragment key={i}>
      <PdfSections sections={part} drawn={drawn} />
      {i === length - 1 ? <Ending footnotes={footnotes} sources={isWithoutSources ? [] : meta.sources} /> : null}
    </Fragment>
  ));
  const annexes = sectionsOn("pdf", annex).map((section) => (
    <PdfSection key={section.id} section={section} drawn={drawn} isAnnex />
  ));
  return (
    <PdfDocument kind={kind} meta={meta} note={note} following={[...parts, ...annexes]}>
      {hasCoverPage ? (
        <CoverPage cover={document} meta={meta} drawn={drawn} />
      ) : (
        <>
          <PdfHeader kind={kind} meta={meta} />
          <Opening cover={document} figures={facts.length > 0 ? facts : (headline?.figures ?? [])} drawn={drawn} />
          {headline ? <Band headline={headline} drawn={drawn} /> : null}
          {facts.length > 0 && headline ? <Facts figures={headline.figures} /> : null}
          {headline ? <Notes headline={headline} /> : null}
        </>
      )}
      {first}
    </PdfDocument>
  );
}

interface EndingProps {
  footnotes: readonly string[];
  sources: DocumentMeta["sources"];
}

/** Footnotes and sources, after the last section. */
function Ending({ footnotes, sources }: EndingProps) {
  return (
    <>
      {footnotes.length > 0 ? (
        <View style={{ marginTop: 8 }}>
          <Caption>{footnotes.join(" ")}</Caption>
        </View>
      ) : null}
      {sources.length > 0 ? (
        <Section title="Fuentes">
          <SourceList sources={sources} />
        </Section>
      ) : null}
    </>
  );
}

interface OpeningProps {
  cover: DocumentCover;
  figures: readonly Figure[];
  drawn: DrawingContext;
}

/** Title and facts, with the drawing in a column of its own where there is one. */
function Opening({ cover: { title, detail, drawing }, figures, drawn }: OpeningProps) {
  const own = drawing ? drawn.drawings[drawing.name]?.({ ...drawn, width: page.aside }) : undefined;
  const width = own ? mainWidth : bodyWidth;
  return (
    <View style={{ flexDirection: "row", gap: page.gap }} wrap={false}>
      <View style={{ width }}>
        <Title detail={detail}>{title}</Title>
        <Facts figures={figures} width={width} {...(own && { columns: 3 })} />
      </View>
      {own}
    </View>
  );
}

interface FactsProps {
  figures: readonly Figure[];
  width?: number;
  columns?: number;
}

function Facts({ figures, width = bodyWidth, columns = 5 }: FactsProps) {
  const facts = figures
    .filter((figure) => isOn("pdf", figure))
    .map(({ label, value }) => ({ label, value: valueText(value) }));
  return facts.length > 0 ? <FactGrid columns={Math.min(columns, facts.length)} width={width} facts={facts} /> : null;
}

function Band({ headline, drawn }: { headline: Headline; drawn: DrawingContext }) {
  const { label, value, details, drawing, tags = [] } = headline;
  return (
    <PdfBand label={label} figure={valueText(value)} details={[...details, ...tags.map(({ text }) => text)]}>
      {drawing ? <PdfDrawing drawing={drawing} drawn={drawn} width={bandDrawingWidth} isBeside /> : null}
    </PdfBand>
  );
}

/** Basis of the figure, and notices that must not be missed. */
function Notes({ headline: { notes, notices = [] } }: { headline: Headline }) {
  return (
    <>
      {notes.length > 0 ? (
        <View style={{ marginTop: 6 }}>
          <Prose>{notes.join(" ")}</Prose>
        </View>
      ) : null}
      {notices.map(({ tone, title, text }) => (
        <Notice key={text} tone={noticeTone({ tone })} {...(title && { title })}>
          {text}
        </Notice>
      ))}
    </>
  );
}
