import { Circle, Line, Polyline, Svg, View } from "@react-pdf/renderer";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { extent, fractionOf, niceDomain, niceTicks } from "#ui/charts/scale.ts";
import { PlacedText } from "#ui/pdf/placed-text.tsx";
import type { PdfDrawingProps, PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { ink, size } from "#ui/pdf/theme.ts";
import { explainCurve } from "./explain.ts";
import type { RenovationResult } from "./result.ts";

/** The tool's own drawings on paper. */
export const drawings: PdfDrawings<RenovationResult, unknown> = { "budget-curve": BudgetCurve };

/** In points. */
const HEIGHT = 120;
const LEFT = 56;
const BOTTOM = 15;

/** The gain that each budget leaves: a stair, because a work is done or is not. The own budget is marked. */
function BudgetCurve({ result, width }: PdfDrawingProps<RenovationResult, unknown>) {
  const { curve: points, budget, currency } = result;
  const format = moneyIn(currency);
  const xDomain = extent(points.map((point) => point.budget));
  const yDomain = niceDomain(extent([0, ...points.map(({ net }) => net)]));
  const plot = HEIGHT - BOTTOM;
  const x = (value: number) => LEFT + fractionOf(value, xDomain) * (width - LEFT - 6);
  const y = (value: number) => plot - fractionOf(value, yDomain) * (plot - 6);
  const stair = points.flatMap(({ budget: at, net }, i) => {
    const before = points[i - 1];
    return before ? [`${x(at)},${y(before.net)}`, `${x(at)},${y(net)}`] : [`${x(at)},${y(net)}`];
  });
  const own = points.find((point) => point.budget === budget);
  return (
    <View style={{ width, height: HEIGHT, marginTop: 3 }} structure={{ alt: explainCurve(result) }}>
      <Svg width={width} height={HEIGHT} style={{ position: "absolute", top: 0, left: 0 }}>
        {niceTicks(yDomain).map((tick) => (
          <Line
            key={tick}
            x1={LEFT}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? ink.borderStrong : ink.border}
            strokeWidth={0.75}
          />
        ))}
        <Polyline points={stair.join(" ")} fill="none" stroke={ink.chart1} strokeWidth={1.6} />
        {own ? <Circle cx={x(own.budget)} cy={y(own.net)} r={3} fill={ink.primary} /> : null}
      </Svg>
      {niceTicks(yDomain).map((tick) => (
        <PlacedText key={tick} x={LEFT - 5} y={y(tick) - 4.6} anchor="end" fontSize={size.caption} color={ink.subtle}>
          {format(tick)}
        </PlacedText>
      ))}
      {niceTicks(xDomain, 6).map((tick) => (
        <PlacedText key={tick} x={x(tick)} y={plot + 4} fontSize={size.caption} color={ink.subtle}>
          {format(tick)}
        </PlacedText>
      ))}
    </View>
  );
}
