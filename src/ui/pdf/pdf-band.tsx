import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { PdfColours } from "./pdf-brand.ts";
import { bodyWidth, ink, size, weight } from "./theme.ts";

/** Left part of the band, its padding, and the rest for the drawing. */
const FIGURE_WIDTH = 158;
const PADDING = 15;
export const bandDrawingWidth = bodyWidth - FIGURE_WIDTH - 3 * PADDING;

const styles = StyleSheet.create({
  band: {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "space-between",
    borderBottomWidth: 4.5,
    paddingHorizontal: PADDING,
    paddingTop: 11,
    paddingBottom: 9,
    marginTop: 14,
  },
  figureColumn: { width: FIGURE_WIDTH },
  label: { color: ink.muted, fontSize: size.text, lineHeight: 1.3 },
  figure: { fontWeight: weight.display, letterSpacing: -0.6 },
  detail: { color: ink.muted, fontSize: size.text, lineHeight: 1.35 },
});

interface PdfBandProps {
  label: string;
  figure: string;
  details: readonly string[];
  /** At most `bandDrawingWidth` wide. */
  children: ReactNode;
}

/** The figure that the document is about, on a wash with the zócalo at its foot, and its drawing beside it. */
export function PdfBand({ label, figure, details, children }: PdfBandProps) {
  return (
    <PdfColours.Consumer>
      {({ line, wash }) => (
        <View style={[styles.band, { backgroundColor: wash, borderBottomColor: line }]} wrap={false}>
          <View style={styles.figureColumn}>
            <Text style={styles.label}>{label}</Text>
            <Text style={[styles.figure, { fontSize: figureSize(figure), lineHeight: 1.2 }]}>{figure}</Text>
            {details.map((detail) => (
              <Text key={detail} style={styles.detail}>
                {detail}
              </Text>
            ))}
          </View>
          {children}
        </View>
      )}
    </PdfColours.Consumer>
  );
}

/** Smaller for long figures (`1.250.000.000 COP`), so that they stay on one line. */
function figureSize(figure: string): number {
  return Math.min(size.figure, (FIGURE_WIDTH / figure.length) * 1.72);
}
