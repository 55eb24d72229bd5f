import { valueText } from "#domain/tools/description/value.ts";
import type { Drawings } from "#ui/result/result-view.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Board } from "./board.tsx";
import { columnFigures } from "./describe.ts";
import { ExpiryRadar } from "./radar.tsx";
import type { ProspectingResult } from "./result.ts";
import { RouteDrawing } from "./route-drawing.tsx";
import { StopList } from "./stop-list.tsx";
import { nameOf, type Owners } from "./words.ts";

/** The tool's own drawings on a page. */
export const drawings: Drawings<ProspectingResult, Owners> = {
  columns: ({ result }) => (
    <FigureList
      className="self-center"
      items={columnFigures(result).map(({ label, value }) => ({ label, value: valueText(value) }))}
    />
  ),
  board: ({ result, input: { prospects = [] } }) => <Board result={result} rows={prospects} />,
  route: ({ result }) => <RouteDrawing result={result} />,
  stops: ({ result, input: { prospects = [] } }) => <StopList days={result.days} rows={prospects} />,
  radar: ({ result, input: { prospects = [] } }) => (
    <ExpiryRadar result={result} name={(index) => nameOf({ index }, prospects[index])} />
  ),
};
