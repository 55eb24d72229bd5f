import { Text } from "@react-pdf/renderer";
import { ink, size } from "./theme.ts";

/** Wide enough for any label of a chart; only its alignment shows. */
const BOX = 120;

interface PlacedTextProps {
  x: number;
  /** Top of the line. */
  y: number;
  anchor?: "start" | "middle" | "end";
  color?: string;
  fontSize?: number;
  fontWeight?: number;
  children: string;
}

/** A label of a drawing, set as text over it: text inside an `Svg` would not get the figures' features. */
export function PlacedText({
  x,
  y,
  anchor = "middle",
  color = ink.muted,
  fontSize = size.label,
  fontWeight = 400,
  children,
}: PlacedTextProps) {
  const left = anchor === "start" ? x : anchor === "end" ? x - BOX : x - BOX / 2;
  const textAlign = anchor === "start" ? "left" : anchor === "end" ? "right" : "center";
  return (
    <Text
      style={{
        position: "absolute",
        left,
        top: y,
        width: BOX,
        textAlign,
        color,
        fontSize,
        fontWeight,
        lineHeight: 1.2,
      }}
    >
      {children}
    </Text>
  );
}
