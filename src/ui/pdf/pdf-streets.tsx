import { G, Path, Rect, Svg, Text } from "@react-pdf/renderer";
import { formatNumber } from "#domain/shared/format/format.ts";
import { NAME_SIZE } from "#domain/shared/maps/plan-names.ts";
import type { StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { DrawnPart } from "#domain/shared/maps/tile-schema.ts";
import { PlacedText } from "./placed-text.tsx";
import { FONT_FAMILIES, ink } from "./theme.ts";

/** Fills of areas; the ground is land unless the plan says that it is not. */
const FILLS: Partial<Record<DrawnPart, string>> = {
  land: ink.mapLand,
  green: ink.mapPark,
  block: ink.mapBlock,
  water: ink.mapWater,
  building: ink.mapBuilding,
};

interface Stroke {
  color: string;
  /** Width on the ground, and its bounds on paper in points. */
  metres: number;
  least: number;
  most: number;
  hasRim?: boolean;
  dashes?: string;
}

const STROKES: Partial<Record<DrawnPart, Stroke>> = {
  waterLine: { color: ink.mapWater, metres: 5, least: 0.6, most: 3 },
  path: { color: ink.mapRim, metres: 1, least: 0.4, most: 0.8, dashes: "2,1.4" },
  rail: { color: ink.borderStrong, metres: 3, least: 0.6, most: 1.4, dashes: "4,1.2" },
  street: { color: ink.paper, metres: 11, least: 0.9, most: 6.5, hasRim: true },
  road: { color: ink.paper, metres: 17, least: 1.4, most: 8, hasRim: true },
  motorway: { color: ink.mapRoad, metres: 24, least: 1.8, most: 9, hasRim: true },
};

const RIM = 0.7;

interface PdfStreetsProps {
  plan: StreetPlan;
  /** In points. */
  width: number;
  height: number;
  metresPerPoint: number;
}

/** The ground of a map on paper: streets with their names, and the scale at the lower left. */
export function PdfStreets({ plan, width, height, metresPerPoint }: PdfStreetsProps) {
  const { paths, names, scale } = plan;
  const widthOf = ({ metres, least, most }: Stroke) => Math.min(most, Math.max(least, metres / metresPerPoint));
  const hasLand = paths.some(({ drawn }) => drawn === "land");
  const lines = paths.flatMap(({ drawn, d }) => {
    const stroke = STROKES[drawn];
    return stroke ? [{ drawn, d, stroke }] : [];
  });
  return (
    <>
      <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
        <Rect x={0} y={0} width={width} height={height} fill={hasLand ? ink.mapWater : ink.mapLand} />
        {paths.map(({ drawn, d }) => (FILLS[drawn] ? <Path key={drawn} d={d} fill={FILLS[drawn]} /> : null))}
        {/* All rims lie under all lines, so that crossings stay open. */}
        <G>
          {lines.map(({ drawn, d, stroke }) =>
            stroke.hasRim ? (
              <Path key={drawn} d={d} fill="none" stroke={ink.mapRim} strokeWidth={widthOf(stroke) + RIM} />
            ) : null,
          )}
        </G>
        <G>
          {lines.map(({ drawn, d, stroke }) => (
            <Path
              key={drawn}
              d={d}
              fill="none"
              stroke={stroke.color}
              strokeWidth={widthOf(stroke)}
              strokeLinejoin="round"
              {...(stroke.dashes ? { strokeDasharray: stroke.dashes } : {})}
            />
          ))}
        </G>
        {names.map(({ text, x, y, angle }) => (
          <Text
            key={text}
            x={x}
            // The middle of small letters lies on the street.
            y={y + NAME_SIZE * 0.34}
            textAnchor="middle"
            transform={`rotate(${angle} ${x} ${y})`}
            style={{ fontSize: NAME_SIZE, fontFamily: FONT_FAMILIES[0] }}
            fill={ink.muted}
          >
            {text}
          </Text>
        ))}
        <Path
          d={`M6 ${height - 9}V${height - 6}H${6 + scale.length}V${height - 9}`}
          fill="none"
          stroke={ink.foreground}
          strokeWidth={0.9}
        />
      </Svg>
      <PlacedText x={6} y={height - 18} anchor="start" fontSize={6} color={ink.foreground}>
        {scale.metres < 1000 ? `${formatNumber(scale.metres)}\u00a0m` : `${formatNumber(scale.metres / 1000)}\u00a0km`}
      </PlacedText>
    </>
  );
}
