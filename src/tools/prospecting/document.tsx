import { Circle, Line, Path, Polyline, Rect, Svg, View } from "@react-pdf/renderer";
import { formatDate, formatDistance, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { NEXT_ACTION_NAMES, NEXT_ACTIONS } from "#domain/tools/prospecting/prospect-values.ts";
import { drawnRoute, scaleBar } from "#domain/tools/prospecting/route-drawing.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { PlacedText } from "#ui/pdf/placed-text.tsx";
import { bodyWidth, ink, weight } from "#ui/pdf/theme.ts";
import { type ProspectingResult, withAction } from "./result.ts";
import type { ProspectingInput } from "./schema.ts";
import { explainBoard, explainRoute } from "./text.ts";
import { clockText, dayTitle, explainAction, inText, nameOf, scoreText, whereOf } from "./words.ts";

const KIND = "Hoja del día";
const NOTE = "Documento interno: lleva datos de personas. No lo entregues.";
const MAP = { width: bodyWidth, height: 190, margin: 14 };
const DASHES = ["", "5,3", "1.5,3"];
const RADAR_LABEL = 150;
const RADAR_ROW = 17;
const SHORTEST_DAYS = 30;

type Named = (index: number) => string;

/** Board, route and expiries on paper, to take along. */
export function ResultDocument({
  input,
  result,
  meta,
}: ResultDocumentProps<Partial<ProspectingInput>, ProspectingResult>) {
  const money = moneyIn(result.currency);
  const rowOf = (index: number) => input.prospects?.[index];
  const named: Named = (index) => nameOf({ index }, rowOf(index));
  const stops = result.days.flatMap(({ stops }) => stops);
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Title detail={formatDate(result.date)}>{`${KIND} de captación`}</Title>
      <Notice title={explainBoard(result)}>
        Quien no quiere llamadas no lleva teléfono aquí. Con cuenta, tu registro de no llamar se miró el{" "}
        {formatDate(result.date)}.
      </Notice>
      <FactGrid
        columns={5}
        width={bodyWidth}
        facts={NEXT_ACTIONS.map((action) => ({
          label: NEXT_ACTION_NAMES[action],
          value: String(withAction(result, action).length),
        }))}
      />
      {NEXT_ACTIONS.map((action) => {
        const prospects = withAction(result, action);
        if (prospects.length === 0) return null;
        const mayCall = action === "llamar" || action === "visitar";
        return (
          <Section key={action} title={NEXT_ACTION_NAMES[action]}>
            <PdfTable
              columns={[
                { title: "Propietario", share: 2.6 },
                { title: "Nota", share: 1, align: "right", strong: true },
                { title: mayCall ? "Teléfono" : "", share: 1.4 },
                { title: "Espera", share: 1.2, align: "right" },
                { title: "Por qué aquí", share: 3 },
              ]}
              rows={prospects.map((one) => [
                { text: named(one.index), detail: whereOf(rowOf(one.index)) || undefined },
                scoreText(one),
                mayCall ? (rowOf(one.index)?.phone ?? "–") : "",
                one.expectation === null ? "–" : money(one.expectation),
                explainAction(one),
              ])}
            />
          </Section>
        );
      })}
      {stops.length === 0 ? null : (
        <>
          <Section title="Ruta de visitas" whole>
            <RouteMap result={result} />
            <Caption>{`${explainRoute(result)} Sin calles: mide el camino en tu navegador.`}</Caption>
          </Section>
          <PdfTable
            columns={[
              { title: "N.º", share: 0.4, align: "right" },
              { title: "Cuándo", share: 2 },
              { title: "Propietario", share: 2 },
              { title: "Dirección", share: 3 },
              { title: "Tramo", share: 1, align: "right" },
            ]}
            rows={result.days.flatMap((day) =>
              day.stops.map(({ index, at, legM }) => [
                String(stops.findIndex((stop) => stop.index === index) + 1),
                `${dayTitle(day)}, ${clockText(at)}`,
                named(index),
                [rowOf(index)?.address, rowOf(index)?.placeName].filter(Boolean).join(", ") || "–",
                legM === null ? "–" : formatDistance(legM),
              ]),
            )}
          />
        </>
      )}
      {result.radar.length === 0 ? null : (
        <Section title="Exclusivas de otras agencias" whole>
          <Radar result={result} named={named} />
          <Caption>Hasta que vence no se llama. El último día aún es suyo.</Caption>
        </Section>
      )}
      <Section title="Cómo se puntúa" whole>
        <Caption>
          {`Motivo hasta 40 puntos, precio hasta 35 (ninguno si espera un ${formatPercent(result.margin)} más de lo que vale) y reciente hasta 25, la mitad cada 30 días. Lo que no se sabe no cuenta: la nota se da sobre lo que se sabe.`}
        </Caption>
        <SourceList sources={meta.sources} />
      </Section>
    </PdfDocument>
  );
}

function RouteMap({ result }: { result: ProspectingResult }) {
  const { days, hasStart } = result;
  const all = days.flatMap((day, dayIndex) => day.stops.map((stop) => ({ ...stop, dayIndex })));
  const placed = all.flatMap((stop, i) => (stop.point ? [{ ...stop, point: stop.point, number: i + 1 }] : []));
  if (placed.length === 0) return <View />;
  const { at, metresPerUnit } = drawnRoute(
    [...(hasStart ? [{ x: 0, y: 0 }] : []), ...placed.map(({ point }) => point)],
    MAP,
  );
  const start = hasStart ? at[0] : undefined;
  const drawn = placed.map((stop, i) => ({ ...stop, at: at[i + (hasStart ? 1 : 0)]! }));
  const bar = scaleBar(metresPerUnit, MAP.width);
  return (
    <View style={{ width: MAP.width, height: MAP.height, marginBottom: 4 }}>
      <Svg width={MAP.width} height={MAP.height} style={{ position: "absolute", top: 0, left: 0 }}>
        <Rect x={0} y={0} width={MAP.width} height={MAP.height} fill={ink.mapLand} />
        {days.map((day, dayIndex) => {
          const path = [
            ...(start ? [start] : []),
            ...drawn.filter((stop) => stop.dayIndex === dayIndex).map((stop) => stop.at),
          ];
          const dash = DASHES[dayIndex % DASHES.length];
          return path.length < 2 ? null : (
            <Polyline
              key={day.date}
              points={path.map(({ x, y }) => `${x},${y}`).join(" ")}
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
        {drawn.map(({ index, at: { x, y }, isPlacePoint }) => (
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
          d={`M8 ${MAP.height - 11}V${MAP.height - 7}H${8 + bar.length}V${MAP.height - 11}`}
          stroke={ink.muted}
          strokeWidth={1}
          fill="none"
        />
      </Svg>
      {drawn.map(({ index, number, at: { x, y } }) => (
        <PlacedText key={index} x={x} y={y - 4.2} fontSize={7} fontWeight={weight.strong} color={ink.foreground}>
          {String(number)}
        </PlacedText>
      ))}
      <PlacedText x={12 + bar.length} y={MAP.height - 13} anchor="start" fontSize={7}>
        {formatDistance(bar.metres)}
      </PlacedText>
    </View>
  );
}

function Radar({ result, named }: { result: ProspectingResult; named: Named }) {
  const { radar } = result;
  const most = Math.max(SHORTEST_DAYS, ...radar.map(({ daysLeft }) => daysLeft));
  const from = RADAR_LABEL;
  const width = bodyWidth - RADAR_LABEL - 110;
  const height = radar.length * RADAR_ROW;
  return (
    <View style={{ width: bodyWidth, height, marginBottom: 4 }}>
      <Svg width={bodyWidth} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
        {radar.map(({ index, daysLeft }, i) => {
          const y = i * RADAR_ROW + RADAR_ROW / 2;
          const x = from + (width * daysLeft) / most;
          return [
            <Line
              key={`${index}-all`}
              x1={from}
              x2={from + width}
              y1={y}
              y2={y}
              stroke={ink.border}
              strokeWidth={0.75}
            />,
            <Line key={`${index}-left`} x1={from} x2={x} y1={y} y2={y} stroke={ink.primary} strokeWidth={2} />,
            <Circle
              key={`${index}-end`}
              cx={x}
              cy={y}
              r={4}
              fill={daysLeft <= 7 ? ink.light : ink.paper}
              stroke={ink.primary}
              strokeWidth={1.3}
            />,
          ];
        })}
      </Svg>
      {radar.map(({ index }, i) => (
        <PlacedText key={`n${index}`} x={0} y={i * RADAR_ROW + 3.5} anchor="start" color={ink.foreground}>
          {named(index).slice(0, 30)}
        </PlacedText>
      ))}
      {radar.map(({ index, until, daysLeft }, i) => (
        <PlacedText key={`d${index}`} x={bodyWidth} y={i * RADAR_ROW + 3.5} anchor="end">
          {`${Number(until.slice(8))}/${Number(until.slice(5, 7))}, ${inText(daysLeft)}`}
        </PlacedText>
      ))}
    </View>
  );
}
