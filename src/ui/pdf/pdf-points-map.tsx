import { Circle, G, Path, Rect, Svg, View } from "@react-pdf/renderer";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { PlanFrame, StreetPlan } from "#domain/shared/maps/street-plan.ts";
import { PdfStreets } from "./pdf-streets.tsx";
import { Caption } from "./pdf-text.tsx";
import { PlacedText } from "./placed-text.tsx";
import { type MapPosition, pointsMapGeometry } from "./points-map-geometry.ts";
import { ink, weight } from "./theme.ts";

/** Diameter of a numbered circle; smaller when they are many. */
const SYMBOL = 15;
const SMALL_SYMBOL = 12;
const MANY = 12;

export interface PlacedPoints {
  subject: MapPosition;
  /** Each with its number in the table beside the drawing. */
  points: readonly (MapPosition & { number: number })[];
  /** In points. */
  width: number;
  height: number;
}

const symbolOf = ({ points }: PlacedPoints) => (points.length > MANY ? SMALL_SYMBOL : SYMBOL);

const geometryOf = (placed: PlacedPoints) =>
  pointsMapGeometry(placed.subject, placed.points, { ...placed, symbol: symbolOf(placed) });

/** The frame of the streets that such a map is drawn upon. */
export function pointsMapFrame(placed: PlacedPoints): PlanFrame {
  const { centre, points, radius, radiusM } = geometryOf(placed);
  const { width, height, subject } = placed;
  const r = symbolOf(placed) / 2 + 1;
  return {
    center: subject,
    width,
    height,
    metresPerPoint: radiusM / radius,
    spots: [
      ...points.map(({ x, y }) => ({ x, y, r })),
      { ...centre, r: 10 },
      // The arrow to the north, and the scale.
      { x: width - 11, y: 16, r: 14 },
      { x: 20, y: height - 8, r: 12 },
      { x: 50, y: height - 8, r: 12 },
    ],
  };
}

/** The subject as an arch, its comparables as numbered circles and a dashed radius, upon the streets. */
export function PdfPointsMap({ plan, ...placed }: PlacedPoints & { plan: StreetPlan }) {
  const { points, width, height } = placed;
  const symbol = symbolOf(placed);
  const geometry = geometryOf(placed);
  const { centre, radius, radiusM } = geometry;
  const beyond = geometry.points.filter((point) => point.isBeyond).length;
  return (
    <View style={{ width }} wrap={false}>
      <View
        style={{ width, height }}
        structure={{ alt: "Plano con calles: la vivienda en el centro y, alrededor, sus comparables con su número." }}
      >
        <PdfStreets plan={plan} width={width} height={height} metresPerPoint={radiusM / radius} />
        <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
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
          {geometry.isSpread ? " Donde se tapaban, los separamos un poco." : ""}
          {` ${plan.attribution}.`}
        </Caption>
      </View>
    </View>
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
