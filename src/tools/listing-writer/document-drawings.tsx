import { Text, View } from "@react-pdf/renderer";
import type { PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { size } from "#ui/pdf/theme.ts";
import type { WriterResult } from "./engine.ts";

/** The tool's own drawing on paper: the points, in two columns. */
export const drawings: PdfDrawings<WriterResult, unknown> = {
  bullets: ({ result: { texts }, width }) => (
    <View style={{ flexDirection: "row", flexWrap: "wrap", width }} structure="L">
      {texts.bullets.map(({ plain }) => (
        <View key={plain} style={{ width: width / 2 - 0.1, paddingRight: 10 }} structure="LI">
          <Text style={{ fontSize: size.text, lineHeight: 1.45 }} structure="LBody">
            {`· ${plain}`}
          </Text>
        </View>
      ))}
    </View>
  ),
};
