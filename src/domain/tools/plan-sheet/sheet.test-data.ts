import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import type { Level, RoomLabel, Wall } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import type { SheetMark, SheetOptions, TextMark } from "./sheet.ts";

/** Plans that the tests of printed sheets share. */

export const OPTIONS: SheetOptions = {
  scale: 50,
  paper: "auto",
  dimensions: "outer",
  hasFurniture: true,
  address: null,
  date: "2026-11-28",
  brand: null,
  page: 1,
  pages: 1,
};

export const FLAT = EXAMPLE_PLAN.levels[0] as Level;

/** One room of a clear width and depth between walls of 10 cm. */
export function roomLevel(
  widthMm: number,
  depthMm: number,
  more: Partial<Level> = {},
  label: Partial<RoomLabel> = {},
): Level {
  const [right, bottom] = [widthMm + 100, depthMm + 100];
  const wall = (from: string, to: string): Wall => ({
    id: `w-${from}${to}`,
    from,
    to,
    thicknessMm: 100,
    kind: "tabique",
    heightMm: null,
  });
  return {
    ...FLAT,
    id: "l",
    name: "Planta baja",
    vertices: [
      { id: "a", x: 0, y: 0 },
      { id: "b", x: right, y: 0 },
      { id: "c", x: right, y: bottom },
      { id: "d", x: 0, y: bottom },
    ],
    walls: [wall("a", "b"), wall("b", "c"), wall("c", "d"), wall("d", "a")],
    openings: [],
    furniture: [],
    notes: [],
    rooms: [
      {
        id: "r",
        at: { x: right / 2, y: bottom / 2 },
        name: "Estudio",
        use: "salon",
        cover: "interior",
        floor: "roble",
        ...label,
      },
    ],
    ...more,
  };
}

export const shaped = (level: Level) => ({ level, shape: shapeLevel(level) });

export const textsOf = (marks: readonly SheetMark[]): readonly TextMark[] =>
  marks.filter((mark) => mark.kind === "text");
