import { seededRandom } from "#domain/shared/stats/random.ts";
import type { Picture } from "#domain/tools/plan-reading/plan-picture.ts";
import {
  blurred,
  cameraMatrix,
  inverse,
  type Matrix,
  mapped,
  raster,
  seenThrough,
  throughJpeg,
  withLight,
  withNoise,
} from "./degrade.ts";
import { makeLayout } from "./layouts.ts";
import { between, type Layout, lengthOf, type MadePlan, pick, pointOf, type Random, type TrueWall, whole } from "./made-plan.ts";

/** How walls, floors and lines are drawn. */
interface Look {
  paper: string;
  ink: string;
  wallFill: string;
  wallEdge: string;
  /** Width of the edge of walls, in millimetres of the dwelling at 1:75. */
  edgeMm: number;
  floors: readonly string[] | null;
  hasGrid?: boolean;
  wobble?: number;
}

const PASTEL = ["#f6e7d2", "#dfeadf", "#dbe7f3", "#f3e3ea", "#efe9c9", "#e9e4f2"];
const LOOKS: Record<string, Look> = {
  solid: { paper: "#fff", ink: "#111", wallFill: "#111", wallEdge: "#111", edgeMm: 8, floors: null },
  poche: { paper: "#fff", ink: "#333", wallFill: "#9a9a9a", wallEdge: "#222", edgeMm: 18, floors: null },
  grey: { paper: "#fff", ink: "#555", wallFill: "#8c8c8c", wallEdge: "#8c8c8c", edgeMm: 2, floors: null },
  hollow: { paper: "#fff", ink: "#1b1b1b", wallFill: "#fff", wallEdge: "#111", edgeMm: 22, floors: null },
  hatched: { paper: "#fff", ink: "#222", wallFill: "url(#hatch)", wallEdge: "#111", edgeMm: 20, floors: null },
  coloured: { paper: "#fff", ink: "#444", wallFill: "#fff", wallEdge: "#333", edgeMm: 16, floors: PASTEL },
  brochure: { paper: "#fbf8f2", ink: "#6a5e52", wallFill: "#4a4038", wallEdge: "#4a4038", edgeMm: 4, floors: PASTEL },
  handmade: { paper: "#fdfdf8", ink: "#2a2a3a", wallFill: "#2a2a3a", wallEdge: "#2a2a3a", edgeMm: 12, floors: null, wobble: 22 },
  blueprint: { paper: "#1d4f91", ink: "#e6f0ff", wallFill: "#e6f0ff", wallEdge: "#e6f0ff", edgeMm: 10, floors: null, hasGrid: true },
};

type Spoil = "none" | "scan" | "jpeg" | "photo" | "folded";
/** Name of a style, the look and how the picture was spoiled. */
const STYLES: readonly [string, string, Spoil][] = [
  ["solid", "solid", "none"],
  ["poche", "poche", "none"],
  ["grey", "grey", "none"],
  ["hollow", "hollow", "none"],
  ["hatched", "hatched", "none"],
  ["coloured", "coloured", "none"],
  ["brochure", "brochure", "none"],
  ["blueprint", "blueprint", "none"],
  ["handmade", "handmade", "none"],
  ["solid-scan", "solid", "scan"],
  ["hollow-scan", "hollow", "scan"],
  ["brochure-jpeg", "brochure", "jpeg"],
  ["solid-photo", "solid", "photo"],
  ["poche-photo", "poche", "photo"],
  ["hollow-folded", "hollow", "folded"],
];

const outlineOf = (wall: TrueWall, from = 0, to = lengthOf(wall), extra = 0) => {
  const t = wall.thicknessMm / 2;
  return [
    pointOf(wall, from - extra, -t),
    pointOf(wall, to + extra, -t),
    pointOf(wall, to + extra, t),
    pointOf(wall, from - extra, t),
  ];
};

function drawing(layout: Layout, look: Look, random: Random, scale: number, margin: number, size: { w: number; h: number }) {
  const X = (mm: number) => ((mm + margin) * scale).toFixed(2);
  const wave = (x: number, y: number) => (look.wobble ? look.wobble * Math.sin(x / 310 + y / 190) * Math.sin(y / 400 + 1) : 0);
  const P = (p: { x: number; y: number }) => `${X(p.x + wave(p.x, p.y))},${X(p.y + wave(p.y, p.x))}`;
  const px = (mm: number) => Math.max(0.8, mm * scale).toFixed(2);
  const polygon = (points: { x: number; y: number }[], style: string) => {
    const dense = look.wobble
      ? points.flatMap((p, i) => {
          const q = points[(i + 1) % points.length]!;
          return Array.from({ length: 12 }, (_, k) => ({ x: p.x + ((q.x - p.x) * k) / 12, y: p.y + ((q.y - p.y) * k) / 12 }));
        })
      : points;
    return `<polygon points="${dense.map(P).join(" ")}" ${style}/>`;
  };
  const line = (a: { x: number; y: number }, b: { x: number; y: number }, mm: number) =>
    `<line x1="${X(a.x)}" y1="${X(a.y)}" x2="${X(b.x)}" y2="${X(b.y)}" stroke="${look.ink}" stroke-width="${px(mm)}"/>`;
  const label = (x: number, y: number, words: string, mm: number, turn = 0) =>
    `<text x="${X(x)}" y="${X(y)}" font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="${px(mm)}" fill="${look.ink}" text-anchor="middle" transform="rotate(${turn} ${X(x)} ${X(y)})">${words}</text>`;
  const thin = `fill="none" stroke="${look.ink}" stroke-width="${px(9)}"`;
  const rect = (x: number, y: number, w: number, h: number, style = thin, r = 0) =>
    `<rect x="${X(x)}" y="${X(y)}" width="${(w * scale).toFixed(2)}" height="${(h * scale).toFixed(2)}" rx="${(r * scale).toFixed(1)}" ${style}/>`;
  const floorOf = new Map(layout.rooms.map((room) => [room, look.floors ? pick(random, look.floors) : look.paper]));
  const parts: string[] = [
    `<defs><pattern id="hatch" width="${(70 * scale).toFixed(2)}" height="${(70 * scale).toFixed(2)}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="100%" height="100%" fill="${look.paper}"/><rect width="${px(14)}" height="100%" fill="${look.ink}"/></pattern></defs>`,
    `<rect width="100%" height="100%" fill="${look.paper}"/>`,
  ];
  if (look.hasGrid)
    for (let at = 0; at < size.w; at += 500 * scale)
      parts.push(`<path d="M${at} 0V${size.h}M0 ${at}H${size.w}" stroke="#2c60a6" stroke-width="1"/>`);
  for (const room of layout.rooms)
    if (look.floors) parts.push(rect(room.x - 200, room.y - 200, room.width + 400, room.height + 400, `fill="${floorOf.get(room)}"`));
  for (const room of layout.rooms) {
    const { x, y, width, height } = room;
    const soft = `fill="${look.paper}" stroke="${look.ink}" stroke-width="${px(9)}"`;
    if (width > 1900 && height > 2300) {
      // A bed with pillows, a wardrobe against the wall.
      parts.push(rect(x + 300, y + 60, 1350, 1900, soft), rect(x + 360, y + 120, 550, 380, thin, 80), rect(x + 1040, y + 120, 550, 380, thin, 80), line({ x: x + 300, y: y + 700 }, { x: x + 1650, y: y + 700 }, 8));
      if (random() < 0.5) parts.push(rect(x + 10, y + height - 600, Math.min(1800, width - 20), 580, soft), line({ x: x + 10, y: y + height - 310 }, { x: x + Math.min(1800, width), y: y + height - 310 }, 6));
      if (random() < 0.4 && width > 3200) parts.push(`<circle cx="${X(x + width - 700)}" cy="${X(y + height / 2)}" r="${px(450)}" ${soft}/>`);
    } else if (width > 1200 && height > 1200) {
      // A counter with a sink and a hob, or a bath.
      if (random() < 0.5) {
        parts.push(rect(x, y, width, 600, soft), rect(x + 150, y + 120, 450, 360, thin, 60));
        for (let i = 0; i < 4; i++) parts.push(`<circle cx="${X(x + 850 + 220 * (i % 2))}" cy="${X(y + 180 + 220 * (i >> 1))}" r="${px(80)}" ${thin}/>`);
      } else {
        parts.push(rect(x + 20, y + 20, Math.min(1600, width - 40), 700, soft), rect(x + 90, y + 90, Math.min(1460, width - 180), 560, thin, 200));
        parts.push(`<ellipse cx="${X(x + width - 400)}" cy="${X(y + height - 350)}" rx="${px(180)}" ry="${px(250)}" ${thin}/>`);
      }
    }
    parts.push(label(x + width / 2, y + height * 0.62, room.name, Math.min(260, width / 6)));
    if (random() < 0.6) parts.push(label(x + width / 2, y + height * 0.62 + 260, `${((width * height) / 1e6).toFixed(2).replace(".", ",")} m²`, 180));
  }
  const { walls } = layout;
  for (const pass of ["edge", "fill"]) {
    for (const wall of walls) {
      // Level walls reach to the outer faces of the walls that they meet, so that corners are full.
      const isOblique = Math.abs(wall.from.x - wall.to.x) > 1 && Math.abs(wall.from.y - wall.to.y) > 1;
      const extra = (isOblique ? 0.35 : 0.5) * Math.min(wall.thicknessMm, 1000);
      const style =
        pass === "edge"
          ? `fill="none" stroke="${look.wallEdge}" stroke-width="${px(2 * look.edgeMm)}" stroke-linejoin="miter"`
          : `fill="${look.wallFill}" stroke="none"`;
      const outer = wall.thicknessMm >= 200;
      parts.push(polygon(outlineOf(wall, 0, lengthOf(wall), outer ? extra : 0), style));
    }
  }
  for (const wall of walls)
    for (const gap of wall.openings) {
      const [a, b] = [gap.offsetMm - gap.widthMm / 2, gap.offsetMm + gap.widthMm / 2];
      const t = wall.thicknessMm / 2;
      const room = layout.rooms.find(({ x, y, width, height }) => {
        const p = pointOf(wall, gap.offsetMm, wall.thicknessMm + 300);
        return p.x > x && p.x < x + width && p.y > y && p.y < y + height;
      });
      const fill = (room && floorOf.get(room)) ?? look.paper;
      const over = look.edgeMm + 6;
      parts.push(`<polygon points="${[pointOf(wall, a, -t - over), pointOf(wall, b, -t - over), pointOf(wall, b, t + over), pointOf(wall, a, t + over)].map(P).join(" ")}" fill="${fill}"/>`);
      for (const end of [a, b]) parts.push(`<polyline points="${P(pointOf(wall, end, -t))} ${P(pointOf(wall, end, t))}" fill="none" stroke="${look.wallEdge}" stroke-width="${px(Math.max(10, look.edgeMm))}"/>`);
      if (gap.kind === "ventana") {
        const lines = pick(random, [[-1, 0, 1], [-1, 1], [-1, -0.2, 0.2, 1], [0]]);
        for (const k of lines) parts.push(`<polyline points="${P(pointOf(wall, a, k * t))} ${P(pointOf(wall, b, k * t))}" ${thin}/>`);
      }
      if (gap.kind === "puerta") {
        const side = gap.opensTo === "right" ? 1 : -1;
        const [hinge, far] = gap.hinge === "from" ? [a, b] : [b, a];
        const [from, tip, end] = [pointOf(wall, hinge, side * t), pointOf(wall, hinge, side * (t + gap.widthMm)), pointOf(wall, far, side * t)];
        const sweep = (gap.hinge === "from") === (side === 1) ? 0 : 1;
        const r = (gap.widthMm * scale).toFixed(2);
        parts.push(`<path d="M${P(tip)} A${r} ${r} 0 0 ${sweep} ${P(end)}" ${thin}/>`, `<polyline points="${P(from)} ${P(tip)}" fill="none" stroke="${look.ink}" stroke-width="${px(24)}"/>`);
      }
    }
  // Chains of dimensions outside, title block, north.
  const right = Math.max(...walls.flatMap(({ from, to }) => [from.x, to.x]));
  const low = Math.max(...walls.flatMap(({ from, to }) => [from.y, to.y]));
  if (random() < 0.65) {
    for (const [i, parted] of [true, false].entries()) {
      const y = -550 - 350 * i;
      parts.push(line({ x: 0, y }, { x: right, y }, 7));
      const stops = parted ? [0, right * 0.3, right * 0.62, right] : [0, right];
      stops.forEach((x, k) => {
        parts.push(line({ x, y: y - 120 }, { x, y: y + 150 }, 7), line({ x: x - 60, y: y + 60 }, { x: x + 60, y: y - 60 }, 10));
        if (k > 0) parts.push(label((x + stops[k - 1]!) / 2, y - 40, ((x - stops[k - 1]!) / 1000).toFixed(2).replace(".", ","), 170));
      });
    }
    parts.push(line({ x: -600, y: 0 }, { x: -600, y: low }, 7), label(-680, low / 2, (low / 1000).toFixed(2).replace(".", ","), 170, -90));
  }
  if (random() < 0.6) {
    const y = low + 1350;
    parts.push(rect(right - 2600, y - 300, 2600, 700), line({ x: right - 2600, y: y + 50 }, { x: right, y: y + 50 }, 8), label(right - 1300, y, "PLANTA PRIMERA", 200), label(right - 1300, y + 300, "Escala 1:75", 180));
    parts.push(`<circle cx="${X(400)}" cy="${X(low + 1400)}" r="${px(300)}" ${thin}/>`, polygon([{ x: 400, y: low + 1100 }, { x: 520, y: low + 1600 }, { x: 280, y: low + 1600 }], `fill="${look.ink}"`));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}">${parts.join("")}</svg>`;
}

/** Plan `seed` of the part that the reader is tuned on. Styles take turns. */
export async function makeTuningPlan(seed: number): Promise<MadePlan> {
  const random = seededRandom(seed * 7919 + 13);
  const [style, lookName, spoil] = STYLES[seed % STYLES.length]!;
  const area = pick(random, [25, 40, 55, 70, 90, 120, 160, 220, 300]);
  const layout = makeLayout(random, area);
  const margin = between(random, 1400, 2600);
  const xs = layout.walls.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = layout.walls.flatMap(({ from, to }) => [from.y, to.y]);
  const [spanX, spanY] = [Math.max(...xs) + 2 * margin, Math.max(...ys) + 2 * margin];
  // Small pictures hold small homes: a wall must be three pixels or so.
  const longest = whole(random, area > 120 ? 1400 : 800, spoil === "none" && random() < 0.15 ? 4000 : 2400);
  const scale = longest / Math.max(spanX, spanY);
  const size = { w: Math.round(spanX * scale), h: Math.round(spanY * scale) };
  let picture: Picture = await raster(drawing(layout, LOOKS[lookName]!, random, scale, margin, size));
  let matrix: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  if (spoil === "scan") {
    matrix = cameraMatrix(size.w, size.h, between(random, -2.5, 2.5), 0, 0, 1);
    picture = seenThrough(picture, matrix, [250, 250, 250]);
    picture = withNoise(await blurred(picture, 0.7), random, 10, 0.001);
  } else if (spoil === "photo" || spoil === "folded") {
    const lean = spoil === "photo" ? 0.14 : 0.05;
    matrix = cameraMatrix(size.w, size.h, between(random, -4, 4), between(random, -lean, lean), between(random, -lean, lean), between(random, 0.82, 0.92));
    picture = seenThrough(picture, matrix, [96, 72, 50]);
    picture = withLight(picture, random, between(random, 0.2, 0.45), spoil === "folded" ? 3 : 0);
    picture = await throughJpeg(withNoise(await blurred(picture, 0.8), random, 5, 0), 82);
  } else if (spoil === "jpeg") picture = await throughJpeg(picture, whole(random, 30, 60));
  const back = inverse(matrix);
  return {
    name: `${style}-${seed}`,
    style,
    isClean: spoil === "none" && lookName !== "handmade",
    walls: layout.walls,
    picture,
    mmPerPixel: 1 / scale,
    toMm: (p) => {
      const q = mapped(back, p);
      return { x: q.x / scale - margin, y: q.y / scale - margin };
    },
  };
}
