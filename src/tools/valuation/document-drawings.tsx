import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import { PdfDoors } from "#ui/pdf/pdf-doors.tsx";
import { PdfFacade } from "#ui/pdf/pdf-facade.tsx";
import { PdfPointsMap, type PlacedPoints, pointsMapFrame } from "#ui/pdf/pdf-points-map.tsx";
import type { PdfDrawingProps, PdfDrawings, PlanOf } from "#ui/pdf/result/pdf-drawing.tsx";
import { halfWidth } from "#ui/pdf/theme.ts";
import { facadeOf } from "../home-facts.ts";
import type { ValuationOutcome } from "./engine.ts";
import { doorsOf, waterfallRows } from "./reasons.ts";
import type { ValuationInput } from "./schema.ts";
import { shownValuation } from "./shown-result.ts";

type Props = PdfDrawingProps<ValuationOutcome, ValuationInput>;

/** The tool's own drawings on paper. */
export const drawings: PdfDrawings<ValuationOutcome, ValuationInput> = {
  facade: Facade,
  map: ComparablesMap,
  confidence: ({ result }) => (result.kind === "value" ? <PdfDoors open={doorsOf(result)} /> : null),
};

function Facade({ input: { home }, width }: Props) {
  const facade = facadeOf(home);
  return facade ? <PdfFacade width={width} {...facade} /> : null;
}

/** The home among its comparables, numbered as in the table, upon the streets; without these there is no map. */
function ComparablesMap({ plan, ...props }: Props) {
  const placed = placedPoints(props);
  return plan && placed ? <PdfPointsMap plan={plan} {...placed} /> : null;
}

/** The frame of the map, whose streets must be there before it is drawn. */
export const planOf: PlanOf<ValuationOutcome, ValuationInput> = (props) => {
  const points = placedPoints(props);
  return points && pointsMapFrame(points);
};

/** Each comparable where whoever gets the paper may know it to be. */
function placedPoints({ result, input: { home } }: Omit<Props, "width" | "plan">): PlacedPoints | null {
  const { latitude, longitude } = home;
  const points = placed(shownValuation(result).used);
  if (result.kind !== "value" || points.length === 0 || latitude === undefined || longitude === undefined) return null;
  const bars = waterfallRows(result.explanation.bars).length;
  return { subject: { latitude, longitude }, points, width: halfWidth, height: mapHeight(bars) };
}

/** Beside a waterfall of so many changes, the map ends where it does. */
function mapHeight(changes: number): number {
  return Math.min(250, Math.max(120, (changes + 2) * 20.6 - 6));
}

function placed(used: readonly UsedComparable[]) {
  return used.flatMap(({ listing: { latitude, longitude } }, i) =>
    latitude === undefined || longitude === undefined ? [] : [{ number: i + 1, latitude, longitude }],
  );
}
