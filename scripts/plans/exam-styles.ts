import { seededRandom } from "#domain/shared/stats/random.ts";
import { blurred, cameraMatrix, inverse, type Matrix, mapped, raster, seenThrough, throughJpeg, withLight, withNoise } from "./degrade.ts";
import { between, cm, lengthOf, type MadePlan, pick, pointOf, type Random, type TrueWall, whole } from "./made-plan.ts";

/**
 * A second set of plans, drawn by other rules than the one that the reader is tuned on: homes along a corridor, walls as loose pieces, other
 * furniture, other spoilings. Nobody looks at these while mending; they say how the reader does on plans that it has not seen.
 */

interface Hand {
  name: string;
  paper: string;
  pen: string;
  outer: string;
  inner: string;
  /** Line around each piece of wall, in pixels; 0 for none. */
  rimPx: number;
  floor: "none" | "boards" | "tiles" | "tint";
  spoil: "none" | "fax" | "phone" | "webp" | "dim";
  shaky?: boolean;
}

const HANDS: readonly Hand[] = [
  { name: "cad", paper: "#ffffff", pen: "#000", outer: "#000", inner: "#000", rimPx: 0, floor: "tiles", spoil: "none" },
  { name: "portal", paper: "#ffffff", pen: "#7b8794", outer: "#4b5563", inner: "#4b5563", rimPx: 0, floor: "boards", spoil: "none" },
  { name: "outline", paper: "#ffffff", pen: "#777", outer: "#ffffff", inner: "#ffffff", rimPx: 1.6, floor: "none", spoil: "none" },
  { name: "crosshatch", paper: "#ffffff", pen: "#333", outer: "url(#x)", inner: "url(#x)", rimPx: 2, floor: "none", spoil: "none" },
  { name: "night", paper: "#20242b", pen: "#9fb3c8", outer: "#f2f5f7", inner: "#d8dee4", rimPx: 0, floor: "none", spoil: "none" },
  { name: "clay", paper: "#fffaf0", pen: "#a1662f", outer: "#b5442e", inner: "#c96b50", rimPx: 1, floor: "tint", spoil: "none" },
  { name: "mixed", paper: "#ffffff", pen: "#222", outer: "#c4c4c4", inner: "#1a1a1a", rimPx: 2.2, floor: "none", spoil: "none" },
  { name: "sketch", paper: "#fcfcf4", pen: "#333a", outer: "#333", inner: "#333", rimPx: 2, floor: "none", spoil: "dim", shaky: true },
  { name: "fax", paper: "#ffffff", pen: "#111", outer: "#111", inner: "#111", rimPx: 0, floor: "none", spoil: "fax" },
  { name: "phone-cad", paper: "#ffffff", pen: "#111", outer: "#161616", inner: "#161616", rimPx: 0, floor: "none", spoil: "phone" },
  { name: "phone-outline", paper: "#ffffff", pen: "#333", outer: "#ffffff", inner: "#ffffff", rimPx: 2.4, floor: "none", spoil: "phone" },
  { name: "portal-webp", paper: "#ffffff", pen: "#8a8170", outer: "#6b5d4d", inner: "#6b5d4d", rimPx: 0, floor: "tint", spoil: "webp" },
];

interface Room { x: number; y: number; w: number; h: number; name: string }

/** A corridor with rooms on both sides, the last of which may lean out by an oblique wall; a terrace with a thin parapet. */
function corridorHome(random: Random, areaM2: number): { walls: TrueWall[]; rooms: Room[] } {
  const [outer, inner] = [pick(random, [180, 220, 280, 320]), pick(random, [80, 90, 110, 140])];
  const depthA = cm(between(random, 2600, 4300));
  const depthB = cm(between(random, 2400, 4000));
  const hall = cm(between(random, 950, 1500));
  const hasHall = areaM2 > 45;
  const height = hasHall ? depthA + hall + depthB : depthA + depthB;
  const width = Math.max(3800, cm((areaM2 * 1e6) / height));
  const wall = (x1: number, y1: number, x2: number, y2: number, thicknessMm: number): TrueWall => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, thicknessMm, openings: [] });
  const walls: TrueWall[] = [];
  const rooms: Room[] = [];
  const lean = random() < 0.35 ? cm(between(random, 700, 1500)) : 0;
  // The right facade: straight, or leaning over the whole height.
  walls.push(wall(0, 0, width, 0, outer), wall(width, 0, width + lean, height, outer), wall(width + lean, height, 0, height, outer), wall(0, height, 0, 0, outer));
  const rightAt = (y: number) => width + (lean * y) / height;
  const bands = hasHall ? [[0, depthA], [depthA + hall, height]] : [[0, depthA], [depthA, height]];
  const long = hasHall ? [depthA, depthA + hall] : [depthA];
  const across: TrueWall[] = long.map((y) => wall(0, y, rightAt(y), y, inner));
  bands.forEach(([low, high], band) => {
    let x = 0;
    for (;;) {
      const w = cm(between(random, 1700, 4300));
      const isLast = x + w > width - 1700;
      const end = isLast ? rightAt(low!) : x + w;
      rooms.push({ x: x + 250, y: low! + 250, w: Math.min(end, width) - x - 500, h: high! - low! - 500, name: pick(random, ["Sala", "cocina", "Hab. 1", "HAB. 2", "baño", "Office", "Estar"]) });
      const partition = isLast ? null : wall(x + w, low!, x + w, high!, inner);
      if (partition) walls.push(partition);
      const mid = (x + Math.min(end, width)) / 2;
      const span = Math.min(end, width) - x;
      const door = across[Math.min(band, across.length - 1)]!;
      if (hasHall || band === 0) {
        const dw = pick(random, [720, 825, 900]);
        const o = random() < 0.5 ? x + 200 + dw / 2 : mid;
        if (span > dw + 500) door.openings.push({ kind: random() < 0.9 ? "puerta" : "hueco", offsetMm: cm(o), widthMm: dw, hinge: pick(random, ["from", "to"]), opensTo: pick(random, ["left", "right"]) });
      }
      const win = Math.min(span - 700, cm(between(random, 800, 2400)));
      if (win > 600 && random() < 0.85) {
        const facade = walls[band === 0 ? 0 : 2]!;
        facade.openings.push({ kind: "ventana", offsetMm: cm(band === 0 ? mid : width + lean - mid), widthMm: win, hinge: "from", opensTo: "left" });
      }
      if (isLast) break;
      x += w;
    }
  });
  walls.push(...across);
  if (hasHall) walls[3]!.openings.push({ kind: "puerta", offsetMm: cm(height - depthA - hall / 2), widthMm: Math.min(850, hall - 240), hinge: "to", opensTo: "right" });
  return { walls, rooms };
}

function furnish(room: Room, random: Random, X: (n: number) => string, S: (n: number) => string, pen: string, w: string): string {
  const box = (x: number, y: number, a: number, b: number, fill = "none") => `<rect x="${X(x)}" y="${X(y)}" width="${S(a)}" height="${S(b)}" fill="${fill}" stroke="${pen}" stroke-width="${w}"/>`;
  const { x, y, w: rw, h: rh } = room;
  if (rw < 900 || rh < 900) return "";
  const kind = random();
  if (kind < 0.3 && rw > 2200) {
    // A sofa with arms and a rug.
    return box(x, y + rh - 850, 2000, 850) + box(x, y + rh - 850, 180, 850) + box(x + 1820, y + rh - 850, 180, 850) + box(x + 180, y + rh - 850, 1640, 220) + box(x + 300, y + rh - 1700, 1400, 650) + box(x + 380, y + rh - 1620, 1240, 490);
  }
  if (kind < 0.5) {
    // A stair of steps.
    const steps = Math.min(9, Math.floor(rw / 280));
    return Array.from({ length: steps }, (_, i) => box(x + 280 * i, y, 280, 900)).join("");
  }
  if (kind < 0.75) return box(x, y, 600, Math.min(rh, 2200)) + box(x + 60, y + 100, 480, 380) + box(x + 60, y + 600, 480, 500) + `<path d="M${X(x)} ${X(y + 1200)}L${X(x + 600)} ${X(y + 1200)}" stroke="${pen}" stroke-width="${w}"/>`;
  const cx = x + rw / 2, cy = y + rh / 2;
  return `<circle cx="${X(cx)}" cy="${X(cy)}" r="${S(420)}" fill="none" stroke="${pen}" stroke-width="${w}"/>` + [[-620, 0], [620, 0], [0, -620], [0, 620]].map(([dx, dy]) => box(cx + dx! - 180, cy + dy! - 180, 360, 360)).join("");
}

function drawHome(home: ReturnType<typeof corridorHome>, hand: Hand, random: Random, scale: number, margin: number, w: number, h: number): string {
  const X = (mm: number) => ((mm + margin) * scale).toFixed(2);
  const S = (mm: number) => (mm * scale).toFixed(2);
  const shake = () => (hand.shaky ? between(random, -14, 14) : 0);
  const P = (p: { x: number; y: number }) => `${X(p.x + shake())} ${X(p.y + shake())}`;
  const lineW = Math.max(0.9, 10 * scale).toFixed(2);
  const out = [`<defs><pattern id="x" width="${S(60)}" height="${S(60)}" patternUnits="userSpaceOnUse"><rect width="100%" height="100%" fill="#fff"/><path d="M0 0L${S(60)} ${S(60)}M${S(60)} 0L0 ${S(60)}" stroke="#333" stroke-width="${Math.max(0.7, 7 * scale)}"/></pattern></defs><rect width="100%" height="100%" fill="${hand.paper}"/>`];
  const [w0, w1] = [home.walls[0]!, home.walls[2]!];
  if (hand.floor !== "none") {
    out.push(`<polygon points="${[w0.from, w0.to, w1.from, w1.to].map((p) => `${X(p.x)},${X(p.y)}`).join(" ")}" fill="${hand.floor === "tiles" ? hand.paper : "#f3e6d3"}"/>`);
    for (const room of home.rooms) {
      const tone = hand.floor === "boards" ? "#e2cba8" : hand.floor === "tiles" ? "#cfcfcf" : null;
      if (!tone || (hand.floor === "tiles" && random() < 0.6)) continue;
      const step = hand.floor === "boards" ? 160 : 300;
      for (let at = room.y - 240; at < room.y + room.h + 240; at += step) out.push(`<path d="M${X(room.x - 240)} ${X(at)}H${X(room.x + room.w + 240)}" stroke="${tone}" stroke-width="${Math.max(0.7, 6 * scale)}"/>`);
      if (hand.floor === "tiles") for (let at = room.x - 240; at < room.x + room.w + 240; at += step) out.push(`<path d="M${X(at)} ${X(room.y - 240)}V${X(room.y + room.h + 240)}" stroke="${tone}" stroke-width="${Math.max(0.7, 6 * scale)}"/>`);
    }
  }
  for (const room of home.rooms) {
    out.push(furnish(room, random, X, S, hand.pen, lineW));
    out.push(`<text x="${X(room.x + room.w / 2)}" y="${X(room.y + room.h / 2)}" font-family="Liberation Serif, serif" font-size="${S(Math.min(300, room.w / 5))}" text-anchor="middle" fill="${hand.pen}">${room.name}</text>`);
  }
  const pieces = [...home.walls].sort((a, b) => a.thicknessMm - b.thicknessMm);
  for (const wall of pieces) {
    const t = wall.thicknessMm / 2;
    const isOuter = wall.thicknessMm >= 180;
    const ends = isOuter ? t : -Math.min(...home.walls.map(({ thicknessMm }) => thicknessMm)) / 2 + 20;
    const stops = [-ends, ...wall.openings.toSorted((a, b) => a.offsetMm - b.offsetMm).flatMap((o) => [o.offsetMm - o.widthMm / 2, o.offsetMm + o.widthMm / 2]), lengthOf(wall) + ends];
    for (let i = 0; i < stops.length; i += 2) {
      const [a, b] = [stops[i]!, stops[i + 1]!];
      out.push(`<path d="M${P(pointOf(wall, a, -t))}L${P(pointOf(wall, b, -t))}L${P(pointOf(wall, b, t))}L${P(pointOf(wall, a, t))}Z" fill="${isOuter ? hand.outer : hand.inner}" ${hand.rimPx ? `stroke="${hand.outer === "#ffffff" ? "#1a1a1a" : "#222"}" stroke-width="${hand.rimPx}"` : ""}/>`);
    }
    for (const o of wall.openings) {
      const [a, b] = [o.offsetMm - o.widthMm / 2, o.offsetMm + o.widthMm / 2];
      const stroke = (d: string, width = lineW) => out.push(`<path d="${d}" fill="none" stroke="${hand.pen}" stroke-width="${width}"/>`);
      if (o.kind === "ventana") {
        stroke(`M${P(pointOf(wall, a, -t))}L${P(pointOf(wall, b, -t))}L${P(pointOf(wall, b, t))}L${P(pointOf(wall, a, t))}Z`);
        for (const k of pick(random, [[0], [-0.15, 0.15]])) stroke(`M${P(pointOf(wall, a, k * 2 * t))}L${P(pointOf(wall, b, k * 2 * t))}`);
      } else if (o.kind === "puerta") {
        const s = o.opensTo === "right" ? 1 : -1;
        const [hinge, far] = o.hinge === "from" ? [a, b] : [b, a];
        const toward = o.hinge === "from" ? 1 : -1;
        const leaf = [pointOf(wall, hinge, 0), pointOf(wall, hinge, s * o.widthMm), pointOf(wall, hinge + toward * 45, s * o.widthMm), pointOf(wall, hinge + toward * 45, 0)];
        stroke(`M${leaf.map(P).join("L")}Z`);
        stroke(`M${P(leaf[1]!)}A${S(o.widthMm)} ${S(o.widthMm)} 0 0 ${(toward === 1) === (s === 1) ? 0 : 1} ${P(pointOf(wall, far, 0))}`);
        if (random() < 0.3) stroke(`M${P(pointOf(wall, a, t))}L${P(pointOf(wall, b, t))}`, String(Number(lineW) * 0.8));
      }
    }
  }
  if (random() < 0.5) out.push(`<text x="${w * 0.5}" y="${h * 0.5}" font-size="${w / 12}" font-family="Liberation Sans, sans-serif" fill="${hand.pen}" opacity="0.12" text-anchor="middle" transform="rotate(-30 ${w / 2} ${h / 2})">INMOBILIARIA SOL</text>`);
  if (random() < 0.5) out.push(`<rect x="6" y="6" width="${w - 12}" height="${h - 12}" fill="none" stroke="${hand.pen}" stroke-width="2"/>`);
  if (random() < 0.5) {
    const y = X(-700);
    out.push(`<path d="M${X(0)} ${y}H${X(w0.to.x)}M${X(0)} ${X(-850)}V${X(-250)}M${X(w0.to.x)} ${X(-850)}V${X(-250)}" stroke="${hand.pen}" stroke-width="${lineW}"/><text x="${X(w0.to.x / 2)}" y="${X(-760)}" font-size="${S(220)}" text-anchor="middle" fill="${hand.pen}">${Math.round(w0.to.x)}</text>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${out.join("")}</svg>`;
}

/** Plan `seed` of the exam. Styles take turns. */
export async function makeExamPlan(seed: number): Promise<MadePlan> {
  const random = seededRandom(seed * 104_729 + 77);
  const hand = HANDS[seed % HANDS.length]!;
  const area = between(random, 28, 240);
  const home = corridorHome(random, area);
  const margin = between(random, 1100, 2300);
  const points = home.walls.flatMap(({ from, to }) => [from, to]);
  const [spanX, spanY] = [Math.max(...points.map(({ x }) => x)) + 2 * margin, Math.max(...points.map(({ y }) => y)) + 2 * margin];
  const longest = whole(random, area > 110 ? 1500 : 900, random() < 0.2 ? 3600 : 2200);
  const scale = longest / Math.max(spanX, spanY);
  const [w, h] = [Math.round(spanX * scale), Math.round(spanY * scale)];
  let picture = await raster(drawHome(home, hand, random, scale, margin, w, h));
  let matrix: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  if (hand.spoil === "fax") {
    matrix = cameraMatrix(w, h, between(random, -2, 2), 0, 0, 1);
    picture = withNoise(await blurred(seenThrough(picture, matrix, [255, 255, 255]), 1), random, 28, 0.002);
    const data = new Uint8ClampedArray(picture.data);
    for (let i = 0; i < data.length; i += 4) data.fill(data[i]! > 140 ? 255 : 0, i, i + 3);
    picture = { ...picture, data };
  } else if (hand.spoil === "phone") {
    matrix = cameraMatrix(w, h, between(random, -6, 6), between(random, -0.12, 0.12), between(random, -0.12, 0.12), between(random, 0.8, 1.02));
    picture = withLight(seenThrough(picture, matrix, pick(random, [[60, 66, 72], [150, 120, 90], [30, 30, 34]] as const)), random, between(random, 0.25, 0.5), whole(random, 0, 2));
    picture = await throughJpeg(withNoise(await blurred(picture, 0.9), random, 7, 0), 75);
  } else if (hand.spoil === "webp") picture = await throughJpeg(await blurred(picture, 0.6), 40);
  else if (hand.spoil === "dim") picture = withNoise(withLight(picture, random, 0.3, 1), random, 6, 0);
  const back = inverse(matrix);
  return {
    name: `${hand.name}-${seed}`,
    style: hand.name,
    isClean: hand.spoil === "none",
    walls: home.walls,
    picture,
    mmPerPixel: 1 / scale,
    toMm: (p) => {
      const q = mapped(back, p);
      return { x: q.x / scale - margin, y: q.y / scale - margin };
    },
  };
}
