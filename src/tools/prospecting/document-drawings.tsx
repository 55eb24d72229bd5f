import { Circle, Line, Path, Polyline, Rect, Svg, View } from "@react-pdf/renderer";
import { PlacedText } from "#ui/pdf/placed-text.tsx";
import type { PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { ink, weight } from "#ui/pdf/theme.ts";
import { drawnStops, endsSoon, radarDays } from "./drawn-stops.ts";
import type { ProspectingResult } from "./result.ts";
import { inText, nameOf, type Owners } from "./words.ts";

const MAP_HEIGHT = 190;
const MAP_MARGIN = 14;
/** One day's line from the next one's: dashes, not colours alone. */
const DASHES = ["", "5,3", "1.5,3"];
/** Points that a name takes at the left of the radar, and a date at the right. */
const RADAR_NAME = 150;
const RADAR_DATE = 110;
const RADAR_ROW = 17;
/** Letters that fit beside the radar's lines. */
const LONGEST_NAME = 30;

/** The tool's own drawings on paper. */
export const drawings: PdfDrawings<ProspectingResult, Owners> = {
  route: ({ result, width }) => <RouteMap result={result} width={width} />,
  radar: ({ result, input, width }) => <Radar result={result} owners={input} width={width} />,
};

function RouteMap({ result, width }: { result: ProspectingResult; width: number }) {
  const drawn = drawnStops(result, { width, height: MAP_HEIGHT, margin: MAP_MARGIN });
  if (!drawn) return <View />;
  const { start, stops, paths, bar } = drawn;
  return (
    <View
      style={{ width, height: MAP_HEIGHT, marginBottom: 4 }}
      structure={{ alt: routeInWords(stops.length, paths.length) }}
    >
      <Svg width={width} height={MAP_HEIGHT} style={{ position: "absolute", top: 0, left: 0 }}>
        <Rect x={0} y={0} width={width} height={MAP_HEIGHT} fill={ink.mapLand} />
        {paths.map(({ date, points }, dayIndex) => {
          const dash = DASHES[dayIndex % DASHES.length];
          return points.length < 2 ? null : (
            <Polyline
              key={date}
              points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
              stroke={ink.primary}
              strokeWidth={1.3}
              fill="none"
              {...(dash ? { strokeDasharray: dash } : {})}
            />
          );
        })}
        {start ? (
          <Path
            d={`M${start.x - 6} ${start.y + 7}V${start.y}a6 6 0 0 1 12 0V${start.y + 7}Z`}
            fill={ink.light}
            stroke={ink.foreground}
            strokeWidth={1.1}
          />
        ) : null}
        {stops.map(({ index, at: { x, y }, isPlacePoint }) => (
          <Circle
            key={index}
            cx={x}
            cy={y}
            r={7.5}
            fill={ink.paper}
            stroke={ink.foreground}
            strokeWidth={1}
            {...(isPlacePoint ? { strokeDasharray: "2,1.6" } : {})}
          />
        ))}
        <Path
          d={`M8 ${MAP_HEIGHT - 11}V${MAP_HEIGHT - 7}H${8 + bar.length}V${MAP_HEIGHT - 11}`}
          stroke={ink.muted}
          strokeWidth={1}
          fill="none"
        />
      </Svg>
      {stops.map(({ index, number, at: { x, y } }) => (
        <PlacedText key={index} x={x} y={y - 4.2} fontSize={7} fontWeight={weight.strong} color={ink.foreground}>
          {String(number)}
        </PlacedText>
      ))}
      <PlacedText x={12 + bar.length} y={MAP_HEIGHT - 13} anchor="start" fontSize={7}>
        {bar.text}
      </PlacedText>
    </View>
  );
}

function routeInWords(stops: number, days: number): string {
  const inDays = days === 1 ? "un día" : `${days} días`;
  return `Plano del recorrido de ${inDays}, con ${stops === 1 ? "una parada" : `${stops} paradas numeradas`}.`;
}

interface RadarProps {
  result: ProspectingResult;
  owners: Owners;
  width: number;
}

/** When other agencies' mandates end: a row for each, a dot on its day. */
function Radar({ result, owners: { prospects: rows = [] }, width }: RadarProps) {
  const { radar } = result;
  const most = radarDays(result);
  const right = width - RADAR_DATE;
  const height = radar.length * RADAR_ROW;
  const dateOf = ({ until, daysLeft }: (typeof radar)[number]) =>
    `${Number(until.slice(8))}/${Number(until.slice(5, 7))}, ${inText(daysLeft)}`;
  const ends = radar.map((end) => `${nameOf(end, rows[end.index])}, ${dateOf(end)}`);
  return (
    <View
      style={{ width, height, marginBottom: 4 }}
      structure={{ alt: `Días en que acaban los encargos: ${ends.join("; ")}.` }}
    >
      <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
        {radar.map(({ index, daysLeft }, i) => {
          const y = i * RADAR_ROW + RADAR_ROW / 2;
          const x = RADAR_NAME + ((right - RADAR_NAME) * daysLeft) / most;
          return [
            <Line
              key={`${index}-all`}
              x1={RADAR_NAME}
              x2={right}
              y1={y}
              y2={y}
              stroke={ink.border}
              strokeWidth={0.75}
            />,
            <Line key={`${index}-left`} x1={RADAR_NAME} x2={x} y1={y} y2={y} stroke={ink.primary} strokeWidth={2} />,
            <Circle
              key={`${index}-end`}
              cx={x}
              cy={y}
              r={4}
              fill={endsSoon(daysLeft) ? ink.light : ink.paper}
              stroke={ink.primary}
              strokeWidth={1.3}
            />,
          ];
        })}
      </Svg>
      {radar.map(({ index }, i) => (
        <PlacedText key={`n${index}`} x={0} y={i * RADAR_ROW + 3.5} anchor="start" color={ink.foreground}>
          {nameOf({ index }, rows[index]).slice(0, LONGEST_NAME)}
        </PlacedText>
      ))}
      {radar.map((end, i) => (
        <PlacedText key={`d${end.index}`} x={width} y={i * RADAR_ROW + 3.5} anchor="end">
          {dateOf(end)}
        </PlacedText>
      ))}
    </View>
  );
}
