import { Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { GRADE_FROM, GRADES } from "#domain/tools/qualification/qualify.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Prose, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth, ink, size, weight } from "#ui/pdf/theme.ts";
import { gradeInUse, type LeadQualification, type TraceLine } from "./result.ts";
import type { QualifierInput } from "./schema.ts";
import { explainGrade } from "./text.ts";
import { EVENT_NAMES, eventWords, GRADE_MEANINGS, pointsText, UNQUALIFIED } from "./words.ts";

const KIND = "Cualificación";
/** On every page: a page may be copied alone. */
const NOTE = "Documento interno. No entran nacionalidad, sexo, edad, religión ni familia.";

const styles = StyleSheet.create({
  ruler: { flexDirection: "row", height: 20 },
  zone: { justifyContent: "center", alignItems: "center", marginRight: 1 },
  letter: { fontSize: size.text, fontWeight: weight.strong },
  row: { borderBottomWidth: 0.75, borderBottomColor: ink.border, paddingVertical: 4 },
  words: { flexDirection: "row", justifyContent: "space-between", marginBottom: 2 },
  label: { fontSize: size.text, fontWeight: weight.medium },
  why: { fontSize: size.caption, color: ink.subtle, lineHeight: 1.35, marginTop: 2 },
});

/** What an agency files with a lead: the grade, its points, and the script of the call. */
export function ResultDocument({
  input,
  result,
  meta,
}: ResultDocumentProps<Partial<QualifierInput>, LeadQualification>) {
  const grade = gradeInUse(result);
  const { override } = result;
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Title detail={formatDate(result.date)}>{input.name ? `Cualificación de ${input.name}` : KIND}</Title>
      <PdfBand
        label={override ? "Nota puesta a mano" : "Nota"}
        figure={grade ?? UNQUALIFIED}
        details={[grade ? GRADE_MEANINGS[grade] : "Falta más de la mitad", `${pointsText(result.score)} puntos de 100`]}
      >
        <GradeRuler width={bandDrawingWidth} result={result} />
      </PdfBand>
      <View style={{ marginTop: 6 }}>
        <Prose>{explainGrade(result)}</Prose>
      </View>
      {override ? (
        <Notice title={`Nota ${override.grade}, puesta a mano`}>
          {`${override.reason ? `${override.reason}. ` : ""}La automática es ${result.grade ?? UNQUALIFIED.toLowerCase()}.`}
        </Notice>
      ) : null}
      <FactGrid
        columns={3}
        width={bodyWidth}
        facts={[
          { label: "Encaje, 70 % de la nota", value: `${pointsText(result.fit)} de 100` },
          { label: "Interés, 30 % de la nota", value: `${pointsText(result.engagement.points)} de 100` },
          { label: "Se sabe", value: formatPercent(result.completeness, 0) },
        ]}
      />
      <Section title="De dónde sale cada punto">
        {result.trace.map((line) => (
          <PointsRow key={line.field} line={line} top={Math.max(...result.trace.map(({ addable }) => addable))} />
        ))}
      </Section>
      {result.engagement.events.length > 0 ? (
        <Section title="Lo que ha hecho" whole>
          <PdfTable
            dense
            columns={[
              { title: "Qué", share: 2 },
              { title: "Cuándo y cuánto queda", share: 3 },
            ]}
            rows={result.engagement.events.map((event) => [EVENT_NAMES[event.kind], eventWords(event)])}
          />
        </Section>
      ) : null}
      <Section title="Guion de llamada" whole>
        <PdfTable
          columns={[
            { title: "Momento", share: 1 },
            { title: "Qué decir", share: 4 },
          ]}
          rows={result.script.map(({ title, say }) => [title, say])}
        />
      </Section>
      <Section title="Fuentes">
        <SourceList sources={meta.sources} />
        <Caption>Los pesos son criterio de Umbral. La decisión es de quien llama.</Caption>
      </Section>
    </PdfDocument>
  );
}

/** The four grades as wide as their points, and a mark where this lead stands. */
function GradeRuler({ width, result }: { width: number; result: LeadQualification }) {
  const zones = [...GRADES].reverse();
  const at = (points: number) => (points / 100) * width;
  return (
    <View style={{ width }}>
      <Svg width={width} height={10}>
        <Rect
          x={Math.min(width - 3, Math.max(0, at(result.score) - 1.5))}
          y={0}
          width={3}
          height={10}
          fill={ink.foreground}
        />
      </Svg>
      <View style={styles.ruler}>
        {zones.map((grade, i) => {
          const next = zones[i + 1];
          const isHis = grade === result.grade;
          return (
            <View
              key={grade}
              style={[
                styles.zone,
                { width: at((next ? GRADE_FROM[next] : 100) - GRADE_FROM[grade]) - 1 },
                { backgroundColor: isHis ? ink.primary : ink.border },
              ]}
            >
              <Text style={[styles.letter, { color: isHis ? ink.paper : ink.muted }]}>{grade}</Text>
            </View>
          );
        })}
      </View>
    </View>
  );
}

function PointsRow({ line, top }: { line: TraceLine; top: number }) {
  const long = (points: number) => (points / top) * bodyWidth;
  return (
    <View style={styles.row} wrap={false}>
      <View style={styles.words}>
        <Text style={styles.label}>{line.label}</Text>
        <Text style={styles.label}>{`${pointsText(line.added)} de ${pointsText(line.addable)}`}</Text>
      </View>
      <Svg width={bodyWidth} height={8}>
        <Rect x={0} y={0} width={long(line.addable)} height={8} fill={ink.border} />
        {line.added > 0 ? <Rect x={0} y={0} width={long(line.added)} height={8} fill={ink.primary} /> : null}
      </Svg>
      <Text style={styles.why}>{`${pointsText(line.points)} de ${pointsText(line.max)} propios. ${line.why}`}</Text>
    </View>
  );
}
