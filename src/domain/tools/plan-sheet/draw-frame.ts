import type { LevelProblem } from "../floor-plan/level-shape.ts";
import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { ellipse, line, type Path, polyline, rect, turned } from "../furnishing/symbols-pen.ts";
import type { AreaTable } from "./area-table.ts";
import type { Box } from "./geometry.ts";
import { filled, GREY, INK, PAPER, type SheetMark, type SheetOptions, stroked, WEIGHTS, written } from "./sheet.ts";
import { linesWithin, textWidth, writtenDay } from "./text-measure.ts";

/** Frame, title block, table of areas, scale bar and north of a sheet. */

const LEGAL =
  "Plano orientativo hecho con medidas tomadas en la vivienda. No es una certificación ni sustituye al proyecto, a la nota simple o al Catastro.";
const ALERT = "#b3402a";

export interface FrameParts {
  readonly plan: FloorPlan;
  readonly level: Level;
  readonly scale: number;
  readonly areas: AreaTable;
  readonly problems: readonly LevelProblem[];
  readonly options: SheetOptions;
}

/** Writes downwards in a column. */
class Column {
  y: number;
  readonly marks: SheetMark[] = [];
  readonly left: number;
  readonly right: number;

  constructor(box: Box) {
    this.left = box.left;
    this.right = box.right;
    this.y = box.top;
  }

  text(text: string, sizeMm: number, most: number, more: { isBold?: boolean; color?: string } = {}): void {
    for (const one of linesWithin(text, this.right - this.left, sizeMm, most, more.isBold)) {
      this.y += sizeMm * 1.32;
      this.marks.push(written("MARCO", one, this.left, this.y - sizeMm * 0.3, sizeMm, more));
    }
  }

  rule(gap: number, color = "#c9ccd3"): void {
    this.y += gap;
    this.marks.push(stroked("MARCO", line(this.left, this.y, this.right, this.y), WEIGHTS.dimension, color));
    this.y += gap;
  }
}

/** @param head where the title stands; @param table where areas stand; @param foot where scale and north stand */
export function drawFrame(
  parts: FrameParts,
  whole: Box,
  head: Box,
  table: Box,
  foot: Box,
): { marks: readonly SheetMark[]; isCut: boolean } {
  const title = titleBlock(parts, head);
  const areas = areaBlock(
    parts,
    table.top === head.top && table.left === head.left ? { ...table, top: title.y + 3 } : table,
  );
  return {
    marks: [
      stroked("MARCO", rect(whole.left, whole.top, whole.right - whole.left, whole.bottom - whole.top), WEIGHTS.seen),
      ...title.marks,
      ...areas.marks,
      ...footBlock(parts, foot),
    ],
    isCut: areas.isCut,
  };
}

function titleBlock({ plan, level, options }: FrameParts, box: Box): Column {
  const column = new Column(box);
  const { brand } = options;
  if (brand) {
    column.marks.push(filled("MARCO", rect(box.left, box.top, box.right - box.left, 1.4), brand.color));
    column.y += 3.4;
    if (brand.logo) {
      const { widthPx, heightPx, bytes, type } = brand.logo;
      const factor = Math.min(34 / widthPx, 11 / heightPx);
      column.marks.push({
        kind: "image",
        layer: "MARCO",
        x: box.left,
        y: column.y,
        widthMm: widthPx * factor,
        heightMm: heightPx * factor,
        bytes,
        type,
      });
      column.y += heightPx * factor + 1.5;
    }
    column.text(brand.name, 2.9, 2, { isBold: true });
    column.y += 1.8;
  }
  column.text(plan.title, 4.1, 3, { isBold: true });
  if (options.address) column.text(options.address, 2.5, 3, { color: GREY });
  column.y += 0.8;
  column.text(`${level.name}${options.pages > 1 ? ` · hoja ${options.page} de ${options.pages}` : ""}`, 2.9, 2);
  return column;
}

function areaBlock({ areas, problems }: FrameParts, box: Box): { marks: readonly SheetMark[]; isCut: boolean } {
  const column = new Column(box);
  const warnings = problems.slice(0, 4).map((problem, index) => `${index + 1}. ${problem.text}`);
  if (problems.length > 4) warnings.push(`Y ${problems.length - 4} más.`);
  const below = (warnings.length > 0 ? 5 + warnings.length * 5.5 : 0) + 11;
  const rows = [...areas.rows];
  const pitch = Math.min(4, Math.max(2.7, (box.bottom - box.top - 7 - below) / Math.max(1, rows.length)));
  const fitting = Math.max(1, Math.floor((box.bottom - box.top - 7 - below) / pitch));
  const totals = rows.filter(({ isTotal }) => isTotal);
  const isCut = rows.length > fitting;
  const shown = isCut
    ? [...rows.filter(({ isTotal }) => !isTotal).slice(0, Math.max(0, fitting - totals.length - 1)), ...totals]
    : rows;
  column.text(areas.heading, 2.7, 1, { isBold: true });
  column.rule(0.6, INK);
  column.y -= 0.2;
  const size = Math.min(2.3, pitch * 0.68);
  for (const { label, value, isTotal } of shown) {
    column.y += pitch;
    const wide = textWidth(value, size, isTotal);
    const [text = ""] = linesWithin(label, box.right - box.left - wide - 2, size, 1, isTotal);
    column.marks.push(
      written("MARCO", text, box.left, column.y - pitch * 0.3, size, { isBold: isTotal }),
      written("MARCO", value, box.right, column.y - pitch * 0.3, size, { isBold: isTotal, align: "end" }),
      stroked("MARCO", line(box.left, column.y, box.right, column.y), 0.07, "#c9ccd3"),
    );
  }
  column.y += 1;
  column.text(areas.formula, 1.8, 4, { color: GREY });
  if (warnings.length > 0) {
    column.y += 1.6;
    column.text("Por revisar en el plano", 2.3, 1, { isBold: true, color: ALERT });
    for (const warning of warnings) column.text(warning, 1.9, 3, { color: ALERT });
  }
  return { marks: column.marks, isCut };
}

function footBlock({ plan, scale, options }: FrameParts, box: Box): readonly SheetMark[] {
  const legal = linesWithin(LEGAL, box.right - box.left, 1.6, 5);
  const legalTop = box.bottom - legal.length * 2.2;
  const radius = 6;
  const barY = legalTop - 3.4;
  const northY = barY - radius - 5.5;
  return [
    ...legal.map((one, index) => written("MARCO", one, box.left, legalTop + 1.6 + index * 2.2, 1.6, { color: GREY })),
    ...northArrow(box.right - radius - 1, northY, radius, plan.northDegrees),
    written("MARCO", `Escala 1:${scale}`, box.left, northY + 0.4, 3.2, { isBold: true }),
    written("MARCO", writtenDay(options.date), box.left, northY + 4.2, 2.3, { color: GREY }),
    ...scaleBar(box.left, barY, box.right - box.left, scale),
  ];
}

/** Five parts of a round length, dark and light in turn. */
function scaleBar(x: number, y: number, most: number, scale: number): readonly SheetMark[] {
  const part = [0.2, 0.5, 1, 2, 5, 10].findLast((metres) => (metres * 1000 * 5) / scale <= most) ?? 0.2;
  const wide = (part * 1000) / scale;
  const label = (value: number) => String(value).replace(".", ",");
  const parts = [0, 1, 2, 3, 4].map(
    (index): SheetMark => ({
      kind: "path",
      layer: "MARCO",
      path: rect(x + index * wide, y, wide, 1.3),
      fill: index % 2 === 0 ? INK : PAPER,
      stroke: INK,
      widthMm: WEIGHTS.dimension,
    }),
  );
  return [
    ...parts,
    written("MARCO", "0", x, y - 0.8, 1.8),
    written("MARCO", label(part), x + wide, y - 0.8, 1.8, { align: "middle" }),
    written("MARCO", `${label(part * 5)}\u00a0m`, x + 5 * wide, y - 0.8, 1.8, { align: "end" }),
  ];
}

function northArrow(cx: number, cy: number, radius: number, degrees: number): readonly SheetMark[] {
  const turn = (path: Path) => turned(path, cx, cy, degrees);
  const half = (side: number): Path => [
    ...polyline([
      [cx, cy - radius * 0.86],
      [cx + side * radius * 0.4, cy + radius * 0.55],
      [cx, cy + radius * 0.28],
    ]),
    ["Z"],
  ];
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [
    stroked("MARCO", ellipse(cx, cy, radius), WEIGHTS.dimension),
    { ...filled("MARCO", turn(half(-1)), INK), stroke: INK, widthMm: WEIGHTS.dimension },
    { ...filled("MARCO", turn(half(1)), PAPER), stroke: INK, widthMm: WEIGHTS.dimension },
    written("MARCO", "N", cx + Math.cos(angle) * (radius + 1.9), cy + Math.sin(angle) * (radius + 1.9) + 0.9, 2.6, {
      align: "middle",
      isBold: true,
    }),
  ];
}

/** A numbered mark at each problem, as the list beside the plan counts them. */
export function drawProblems(
  problems: readonly LevelProblem[],
  place: (point: { x: number; y: number }) => { x: number; y: number },
): readonly SheetMark[] {
  return problems.flatMap((problem, index) => {
    const { x, y } = place(problem.at);
    return [
      { ...stroked("TEXTO", ellipse(x, y, 1.9), WEIGHTS.seen, ALERT), fill: PAPER },
      written("TEXTO", String(index + 1), x, y + 0.75, 2.1, { align: "middle", isBold: true, color: ALERT }),
    ];
  });
}
