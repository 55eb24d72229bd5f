import { Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { GRADE_FROM, GRADES } from "#domain/tools/qualification/qualify.ts";
import type { PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { HEADS_ROW } from "#ui/pdf/tagging/structure.ts";
import { ink, size, weight } from "#ui/pdf/theme.ts";
import type { LeadQualification, TraceLine } from "./result.ts";
import { pointsText, UNQUALIFIED } from "./words.ts";

const styles = StyleSheet.create({
  ruler: { flexDirection: "row", height: 20 },
  zone: { justifyContent: "center", alignItems: "center", marginRight: 1 },
  letter: { fontSize: size.text, fontWeight: weight.strong },
  row: { borderBottomWidth: 0.75, borderBottomColor: ink.border, paddingVertical: 4 },
  words: { flexDirection: "row", justifyContent: "space-between", marginBottom: 2 },
  label: { fontSize: size.text, fontWeight: weight.medium },
  why: { fontSize: size.caption, color: ink.subtle, lineHeight: 1.35, marginTop: 2 },
});

/** Drawings of the tool's own on paper. */
export const drawings: PdfDrawings<LeadQualification, unknown> = {
  scale: ({ result, width }) => <GradeRuler width={width} result={result} />,
  points: ({ result: { trace }, width }) => (
    <View structure="Table">
      {trace.map((line) => (
        <PointsRow key={line.field} line={line} top={Math.max(...trace.map(({ addable }) => addable))} width={width} />
      ))}
    </View>
  ),
};

/** The four grades as wide as their points, and a mark where this lead stands. */
function GradeRuler({ width, result }: { width: number; result: LeadQualification }) {
  const zones = [...GRADES].reverse();
  const at = (points: number) => (points / 100) * width;
  const name = result.grade ?? UNQUALIFIED.toLowerCase();
  return (
    <View style={{ width }} structure={{ alt: `${pointsText(result.score)} puntos de 100: ${name}.` }}>
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

function PointsRow({ line, top, width }: { line: TraceLine; top: number; width: number }) {
  const long = (points: number) => (points / top) * width;
  return (
    <View style={styles.row} structure="TR" wrap={false}>
      <View style={styles.words}>
        <Text style={styles.label} structure={HEADS_ROW}>
          {line.label}
        </Text>
        <Text style={styles.label} structure="TD">{`${pointsText(line.added)} de ${pointsText(line.addable)}`}</Text>
      </View>
      <Svg width={width} height={8}>
        <Rect x={0} y={0} width={long(line.addable)} height={8} fill={ink.border} />
        {line.added > 0 ? <Rect x={0} y={0} width={long(line.added)} height={8} fill={ink.primary} /> : null}
      </Svg>
      <Text style={styles.why} structure="TD">
        {line.why}
      </Text>
    </View>
  );
}
