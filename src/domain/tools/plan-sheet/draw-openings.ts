import type { ExactPoint, OpeningShape } from "../floor-plan/level-shape.ts";
import { arc, type Path } from "../furnishing/symbols-pen.ts";

/** Doors and windows as lines of a plan, in plan millimetres. */

export interface OpeningFrame {
  readonly widthMm: number;
  /** Half the thickness of the wall. */
  readonly halfMm: number;
  readonly direction: ExactPoint;
  readonly right: ExactPoint;
  readonly at: (t: number, side: number, alongMm?: number, acrossMm?: number) => ExactPoint;
}

export interface OpeningLine {
  readonly path: Path;
  /** Arcs and sills are finer than leaves and frames. */
  readonly isFine: boolean;
  readonly isClosed: boolean;
}

const LEAF_MM = 40;
const FRAME_MM = 50;

const open = (points: readonly ExactPoint[], isFine = false): OpeningLine => ({
  path: chain(points),
  isFine,
  isClosed: false,
});
const solid = (points: readonly ExactPoint[]): OpeningLine => ({
  path: [...chain(points), ["Z"]],
  isFine: false,
  isClosed: true,
});

function chain(points: readonly ExactPoint[]): Path {
  return points.map(({ x, y }, index) => [index === 0 ? "M" : "L", x, y] as const);
}

export function doorLines(frame: OpeningFrame, { opening }: OpeningShape): readonly OpeningLine[] {
  const side = opening.opensTo === "right" ? 1 : -1;
  if (opening.kind === "puerta-corredera") return slidingDoor(frame, side, opening.hinge === "from" ? 1 : -1);
  if (opening.kind === "puerta-plegable") return foldingDoor(frame, side, opening.hinge === "from" ? 0 : 1);
  if (opening.kind === "puerta-doble")
    return [...leaf(frame, side, 0, frame.widthMm / 2), ...leaf(frame, side, 1, frame.widthMm / 2)];
  return leaf(frame, side, opening.hinge === "from" ? 0 : 1, frame.widthMm);
}

/** A leaf that stands open at a right angle, and the quarter circle that it sweeps. */
function leaf(frame: OpeningFrame, side: number, hinge: 0 | 1, length: number): readonly OpeningLine[] {
  const inwards = hinge === 0 ? 1 : -1;
  const thick = Math.min(LEAF_MM, length / 4);
  const foot = frame.at(hinge, side);
  const tip = frame.at(hinge, side, 0, side * length);
  const start = (Math.atan2(tip.y - foot.y, tip.x - foot.x) * 180) / Math.PI;
  const along = frame.at(hinge, side, inwards * length, 0);
  const end = (Math.atan2(along.y - foot.y, along.x - foot.x) * 180) / Math.PI;
  const turn = ((((end - start + 180) % 360) + 360) % 360) - 180;
  return [
    { path: arc(foot.x, foot.y, length, start, start + turn), isFine: true, isClosed: false },
    solid([
      foot,
      tip,
      frame.at(hinge, side, inwards * thick, side * length),
      frame.at(hinge, side, inwards * thick, 0),
    ]),
  ];
}

function slidingDoor(frame: OpeningFrame, side: number, towards: number): readonly OpeningLine[] {
  const shift = towards * frame.widthMm * 0.55;
  const inner = side * 15;
  const outer = side * (15 + LEAF_MM);
  const [t0, t1] = [0, 1];
  return [
    solid([
      frame.at(t0, side, shift, inner),
      frame.at(t1, side, shift, inner),
      frame.at(t1, side, shift, outer),
      frame.at(t0, side, shift, outer),
    ]),
    open([frame.at(0, side), frame.at(1, side)], true),
    open([frame.at(0, -side), frame.at(1, -side)], true),
  ];
}

function foldingDoor(frame: OpeningFrame, side: number, hinge: 0 | 1): readonly OpeningLine[] {
  const inwards = hinge === 0 ? 1 : -1;
  const panels = Math.max(4, 2 * Math.round(frame.widthMm / 500));
  const panel = frame.widthMm / panels;
  const points = Array.from({ length: panels + 1 }, (_, index) =>
    frame.at(hinge, 0, inwards * index * panel * 0.75, side * (index % 2 === 0 ? 0 : panel * 0.66)),
  );
  return [
    open(points),
    open([frame.at(0, side), frame.at(1, side)], true),
    open([frame.at(0, -side), frame.at(1, -side)], true),
  ];
}

export function windowLines(frame: OpeningFrame, { opening }: OpeningShape): readonly OpeningLine[] {
  const sills = [solid([frame.at(0, -1), frame.at(1, -1), frame.at(1, 1), frame.at(0, 1)])].map((line) => ({
    ...line,
    isFine: true,
  }));
  const depth = Math.min(FRAME_MM, frame.halfMm * 0.8);
  const jamb = Math.min(FRAME_MM, frame.widthMm * 0.06);
  const frames = [
    solid([
      frame.at(0, 0, 0, -depth),
      frame.at(0, 0, jamb, -depth),
      frame.at(0, 0, jamb, depth),
      frame.at(0, 0, 0, depth),
    ]),
    solid([
      frame.at(1, 0, 0, -depth),
      frame.at(1, 0, -jamb, -depth),
      frame.at(1, 0, -jamb, depth),
      frame.at(1, 0, 0, depth),
    ]),
  ];
  const isSliding =
    opening.kind === "ventana-corredera" || (opening.kind === "puerta-balconera" && frame.widthMm > 1800);
  if (isSliding) {
    const lap = Math.min(60, frame.widthMm * 0.04);
    const panels = frame.widthMm > 3200 ? 4 : 2;
    const panel = (frame.widthMm - 2 * jamb) / panels;
    const leaves = Array.from({ length: panels }, (_, index) => {
      const across = (index % 2 === 0 ? -1 : 1) * depth * 0.45;
      const from = jamb + index * panel - (index === 0 ? 0 : lap);
      const to = jamb + (index + 1) * panel + (index === panels - 1 ? 0 : lap);
      const thick = depth * 0.4;
      return solid([
        frame.at(0, 0, from, across - thick),
        frame.at(0, 0, to, across - thick),
        frame.at(0, 0, to, across + thick),
        frame.at(0, 0, from, across + thick),
      ]);
    });
    return [...sills, ...frames, ...leaves];
  }
  const glass = open([frame.at(0, 0, jamb), frame.at(1, 0, -jamb)]);
  if (opening.kind === "ventana-fija") return [...sills, ...frames, glass];
  const isDouble = frame.widthMm > 900;
  const middle = isDouble
    ? [
        solid([
          frame.at(0.5, 0, -jamb / 2, -depth),
          frame.at(0.5, 0, jamb / 2, -depth),
          frame.at(0.5, 0, jamb / 2, depth),
          frame.at(0.5, 0, -jamb / 2, depth),
        ]),
      ]
    : [];
  if (opening.kind !== "puerta-balconera") return [...sills, glass, ...frames, ...middle];
  const side = opening.opensTo === "right" ? 1 : -1;
  const leaves = isDouble
    ? [...leaf(frame, side, 0, frame.widthMm / 2), ...leaf(frame, side, 1, frame.widthMm / 2)]
    : leaf(frame, side, opening.hinge === "from" ? 0 : 1, frame.widthMm);
  return [...sills, ...frames, ...leaves];
}
