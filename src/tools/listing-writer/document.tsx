import { Text, View } from "@react-pdf/renderer";
import { formatDate } from "#domain/shared/format/format.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth, size } from "#ui/pdf/theme.ts";
import type { WriterResult } from "./engine.ts";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import type { WriterInput } from "./schema.ts";
import { blockLines } from "./text.ts";

const KIND = "Anuncio";
const NOTE = "Escrito solo con los datos de la ficha.";

/** The advert in all its lengths, with what stands against it. */
export function ResultDocument({ result, meta }: ResultDocumentProps<WriterInput, WriterResult>) {
  const { texts, score, readability, variety, tone, seed } = result;
  const blocks = blockLines(result);
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Title detail={`${VARIETY_NAMES[variety]}, versión ${seed}, ${formatDate(meta.createdAt)}`}>
        {texts.title.plain}
      </Title>
      {blocks.length > 0 ? (
        <Notice tone="warning" title="No lo publiques todavía">
          {blocks.join(" ")}
        </Notice>
      ) : null}
      <View style={{ marginTop: 10 }}>
        <Paragraphs text={texts.long.plain} />
      </View>
      <Section title="En puntos">
        <View style={{ flexDirection: "row", flexWrap: "wrap" }}>
          {texts.bullets.map(({ plain }) => (
            <Text
              key={plain}
              style={{ width: bodyWidth / 2 - 0.1, fontSize: size.text, lineHeight: 1.45, paddingRight: 10 }}
            >
              {`· ${plain}`}
            </Text>
          ))}
        </View>
      </Section>
      <Section title="Texto medio">
        <Paragraphs text={texts.medium.plain} />
      </Section>
      <Section title="Texto corto">
        <Prose>{texts.short.plain}</Prose>
      </Section>
      <Section title="Para buscadores">
        <Prose>{texts.meta.plain}</Prose>
      </Section>
      <FactGrid
        columns={3}
        width={bodyWidth}
        facts={[
          { label: "Puntos del texto", value: `${score.points} de 100` },
          { label: "Lectura", value: `${readability.level} (${readability.score})` },
          { label: "Tono", value: TONE_NAMES[tone] },
        ]}
      />
      {meta.sources.length > 0 ? (
        <Section title="Normas miradas">
          <SourceList sources={meta.sources} />
        </Section>
      ) : null}
    </PdfDocument>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split("\n\n").map((paragraph) => (
        <Prose key={paragraph}>{paragraph}</Prose>
      ))}
    </>
  );
}
