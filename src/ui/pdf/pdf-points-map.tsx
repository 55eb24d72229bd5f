import { Circle, G, Line, Path, Rect, Svg, View } from "@react-pdf/renderer";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Caption } from "./pdf-text.tsx";
import { PlacedText } from "./placed-text.tsx";
import { type MapPosition, pointsMapGeometry } from "./points-map-geometry.ts";
import { ink, weight } from "./theme.ts";

/** Diameter of a numbered circle; smaller when they are many. */
const SYMBOL = 15;
const SMALL_SYMBOL = 12;
const MANY = 12;

interface PdfPointsMapProps {
  subject: MapPosition;
  /** Each with its number in the table beside the drawing. */
  points: readonly (MapPosition & { number: number })[];
  /** In points. */
  width: number;
  height: number;
}

/** A sketch without streets: the subject as an arch, its comparables as numbered circles, a dashed radius. */
export function PdfPointsMap({ subject, points, width, height }: PdfPointsMapProps) {
  const symbol = points.length > MANY ? SMALL_SYMBOL : SYMBOL;
  const geometry = pointsMapGeometry(subject, points, { width, height, symbol });
  const { centre, radius, radiusM } = geometry;
  const beyond = geometry.points.filter((point) => point.isBeyond).length;
  return (
    <View style={{ width }} wrap={false}>
      <View
        style={{ width, height }}
        structure={{ alt: "Plano sin calles: la vivienda en el centro y, alrededor, sus comparables con su número." }}
      >
        <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
          <Rect x={0} y={0} width={width} height={height} fill={ink.mapLand} />
          <Grid width={width} height={height} centre={centre} step={radius / 2} />
          <Rect
            x={0.4}
            y={0.4}
            width={width - 0.8}
            height={height - 0.8}
            stroke={ink.border}
            strokeWidth={0.75}
            fill="none"
          />
          <Circle
            cx={centre.x}
            cy={centre.y}
            r={radius}
            stroke={ink.primary}
            strokeWidth={0.9}
            strokeDasharray="3,2.4"
            fill="none"
          />
          {geometry.points.map(({ x, y, isBeyond }, i) => (
            <Circle
              key={points[i]!.number}
              cx={x}
              cy={y}
              r={symbol / 2 - 0.6}
              fill={ink.paper}
              stroke={ink.foreground}
              strokeWidth={1.1}
              {...(isBeyond ? { strokeDasharray: "2,1.6" } : {})}
            />
          ))}
          <SubjectArch x={centre.x} y={centre.y} />
          <NorthArrow x={width - 11} y={9} />
        </Svg>
        {geometry.points.map(({ x, y }, i) => (
          <PlacedText
            key={points[i]!.number}
            x={x}
            y={y - symbol * 0.293}
            fontSize={symbol * 0.48}
            fontWeight={weight.strong}
            color={ink.foreground}
          >
            {String(points[i]!.number)}
          </PlacedText>
        ))}
        <PlacedText x={width - 11} y={20} fontSize={6.5} fontWeight={weight.strong}>
          N
        </PlacedText>
      </View>
      <View style={{ marginTop: 4 }}>
        <Caption>
          Círculo: {radiusM < 1000 ? `${formatNumber(radiusM)}\u00a0m` : `${formatNumber(radiusM / 1000, 1)}\u00a0km`}.
          Los números remiten a la tabla.
          {beyond > 0 ? " Con línea discontinua, los que quedan fuera del plano." : ""}
        </Caption>
      </View>
    </View>
  );
}

/** White lines half a radius apart, for the eye to judge distances by. */
function Grid({
  width,
  height,
  centre,
  step,
}: {
  width: number;
  height: number;
  centre: { x: number; y: number };
  step: number;
}) {
  const lines = (middle: number, length: number) => {
    const count = Math.floor(length / 2 / step);
    return Array.from({ length: 2 * count + 1 }, (_, i) => middle + (i - count) * step);
  };
  return (
    <G stroke={ink.paper} strokeWidth={2.2}>
      {lines(centre.x, width).map((x) => (
        <Line key={`x${x}`} x1={x} x2={x} y1={0} y2={height} />
      ))}
      {lines(centre.y, height).map((y) => (
        <Line key={`y${y}`} x1={0} x2={width} y1={y} y2={y} />
      ))}
    </G>
  );
}

/** The home: an arch with light in it, standing on the point. */
function SubjectArch({ x, y }: { x: number; y: number }) {
  const bottom = y + 7.5;
  return (
    <G>
      <Path d={`M${x - 6.5} ${bottom}V${y - 1.5}a6.5 6.5 0 0 1 13 0V${bottom}Z`} fill={ink.paper} />
      <Path d={`M${x - 5.6} ${bottom}V${y - 1.2}a5.6 5.6 0 0 1 11.2 0V${bottom}Z`} fill={ink.primary} />
      <Path d={`M${x - 2.9} ${bottom}V${y - 0.4}a2.9 2.9 0 0 1 5.8 0V${bottom}Z`} fill={ink.light} />
    </G>
  );
}

function NorthArrow({ x, y }: { x: number; y: number }) {
  return <Path d={`M${x} ${y - 4}L${x + 3.4} ${y + 8}L${x} ${y + 5.4}L${x - 3.4} ${y + 8}Z`} fill={ink.muted} />;
}
