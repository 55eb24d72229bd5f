import type { ExactPoint, LevelShape, Ring, RoomShape } from "../floor-plan/level-shape.ts";
import type { Level, RoomUse } from "../floor-plan/plan.ts";
import { furnitureItem } from "../furnishing/catalogue.ts";
import type { SceneCamera } from "./scene.ts";
import { distanceToRings, isInside } from "./structure/polygons.ts";
import { isGlazed, isOutdoors, wallFrames } from "./structure/wall-frame.ts";
import { SECTION_CUT } from "./structure/walls.ts";

/** Height of panoramas, in metres. */
const EYE = 1.5;
/** Height of rooms' views, in metres: at chest height, so that as much floor is seen as ceiling. */
const LENS = 1.35;
/** Vertical angle of rooms' views: about 79° across at 16:9, as wide as photographers of homes go. */
const EYE_FIELD = 50;

const WORTH_SEEING: ReadonlySet<RoomUse> = new Set<RoomUse>([
  "salon",
  "comedor",
  "cocina",
  "salon-cocina",
  "dormitorio",
  "bano",
  "aseo",
  "despacho",
  "recibidor",
  "vestidor",
  "terraza",
  "galeria",
  "local",
  "otro",
]);

/** Cameras that show a level well: from above, cut open, and from within each room. The largest rooms come first. */
export function proposeCameras(level: Level, shape: LevelShape): readonly SceneCamera[] {
  const rooms = [...shape.rooms].sort((a, b) => b.innerAreaMm2 - a.innerAreaMm2);
  const cameras: SceneCamera[] = [];
  const box = boxOf(rooms);
  if (!box) return cameras;
  cameras.push(fromAbove(level, box, false), fromAbove(level, box, true));
  for (const room of rooms) {
    if (!room.label || !WORTH_SEEING.has(room.label.use) || room.innerAreaMm2 < 1_800_000) continue;
    const eye = eyeLevel(level, shape, room);
    if (eye) cameras.push(eye);
  }
  for (const room of rooms) {
    if (room.innerAreaMm2 < 1_500_000) continue;
    cameras.push(panorama(level, room));
  }
  return cameras;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boxOf(rooms: readonly RoomShape[]): Box | null {
  const points = rooms.flatMap((room) => room.inner[0] ?? []);
  if (points.length === 0) return null;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** High three-quarter view over the whole level; the camera stands back until the box's sphere fits its angle. */
function fromAbove(level: Level, box: Box, isSection: boolean): SceneCamera {
  const floor = level.elevationMm / 1000;
  const [cx, cz] = [(box.x0 + box.x1) / 2000, (box.y0 + box.y1) / 2000];
  const half = Math.hypot(box.x1 - box.x0, box.y1 - box.y0) / 2000 + 0.4;
  const field = 30;
  // A section stands straight, as plans do, and fills its picture.
  const [turn, lift] = isSection ? [0, 80] : [28, 52];
  const away = isSection ? fillingDistance(box, field) : (half / Math.sin((field * Math.PI) / 360)) * 0.74;
  const [a, l] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180];
  return {
    id: `${level.id}-${isSection ? "section" : "dollhouse"}`,
    name: isSection ? `Planta cortada · ${level.name}` : `Casa de muñecas · ${level.name}`,
    kind: isSection ? "section" : "dollhouse",
    roomId: null,
    levelId: level.id,
    position: [
      cx + away * Math.sin(a) * Math.cos(l),
      floor + 0.6 + away * Math.sin(l),
      cz + away * Math.cos(a) * Math.cos(l),
    ],
    target: [cx, floor + 0.6, cz],
    fieldOfView: field,
    cutAbove: floor + (isSection ? SECTION_CUT : level.ceilingMm / 1000 + 0.001),
  };
}

/** Metres from which a level looked at from above fills a picture of 4:3 or wider with a margin of a tenth. */
function fillingDistance(box: Box, field: number): number {
  const half = Math.tan((field * Math.PI) / 360);
  const [width, depth] = [(box.x1 - box.x0) / 1000 + 0.8, (box.y1 - box.y0) / 1000 + 0.8];
  return Math.max(depth / 2 / half, width / 2 / (half * (4 / 3))) * 1.1;
}

interface Blocker {
  readonly at: ExactPoint;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly angle: number;
  readonly heightMm: number;
}

/** Furniture that stands in the way of a camera or of what it sees. */
function blockersIn(level: Level, room: RoomShape): readonly Blocker[] {
  return level.furniture
    .filter((piece) => isInside(room.inner, piece.at))
    .filter((piece) => !["ceiling", "floor"].includes(furnitureItem(piece.item)?.stands ?? "free"))
    .map((piece) => ({
      at: piece.at,
      halfWidth: piece.widthMm / 2,
      halfDepth: piece.depthMm / 2,
      angle: (-piece.rotation * Math.PI) / 180,
      heightMm: piece.heightMm,
    }));
}

/** Distance from a point to a piece's footprint; 0 within. */
function distanceTo(blocker: Blocker, p: ExactPoint): number {
  const [dx, dy] = [p.x - blocker.at.x, p.y - blocker.at.y];
  const x = Math.abs(dx * Math.cos(blocker.angle) - dy * Math.sin(blocker.angle)) - blocker.halfWidth;
  const y = Math.abs(dx * Math.sin(blocker.angle) + dy * Math.cos(blocker.angle)) - blocker.halfDepth;
  return Math.hypot(Math.max(0, x), Math.max(0, y));
}

/**
 * The place and direction that see most of a room: candidates lie on a grid near its edges, and each direction is judged by how many
 * points of the floor fall within 76° and how far they reach, by windows in view and by tall pieces right before the lens.
 */
function eyeLevel(level: Level, shape: LevelShape, room: RoomShape): SceneCamera | null {
  const box = boxOf([room]);
  if (!box) return null;
  const blockers = blockersIn(level, room);
  const windows = windowsOf(level, shape, room);
  const doors = sweptByDoors(shape);
  const floorPoints = gridIn(room, box, 14, 0);
  let best: { score: number; at: ExactPoint; aim: ExactPoint } | null = null;
  for (const at of gridIn(room, box, 16, 160)) {
    const near = Math.min(9999, ...blockers.map((blocker) => distanceTo(blocker, at)));
    if (near < 120 || doors.some((swing) => distanceToRings(at, [swing]) < 150 || isInside([swing], at))) continue;
    const seen = floorPoints.filter((p) => isSeen(at, p, room, blockers, doors));
    for (let k = 0; k < 24; k++) {
      const angle = (k * Math.PI) / 12;
      const aim = { x: Math.cos(angle), y: Math.sin(angle) };
      const score = judge(at, aim, { seen, share: 1 / Math.max(1, floorPoints.length), windows, blockers, room });
      if (!best || score > best.score) best = { score, at, aim };
    }
  }
  if (!best) return null;
  const floor = level.elevationMm / 1000;
  const { at, aim } = best;
  return {
    id: `${level.id}-eye-${room.id}`,
    name: room.label?.name || "Estancia",
    kind: "eye",
    roomId: room.id,
    levelId: level.id,
    // Position and target share their height, so that upright lines stay upright.
    position: [at.x / 1000, floor + LENS, at.y / 1000],
    target: [at.x / 1000 + aim.x, floor + LENS, at.y / 1000 + aim.y],
    fieldOfView: EYE_FIELD,
    cutAbove: null,
  };
}

interface View {
  /** Points of the floor to which nothing stands in the way. */
  readonly seen: readonly ExactPoint[];
  readonly share: number;
  readonly windows: readonly ExactPoint[];
  readonly blockers: readonly Blocker[];
  readonly room: RoomShape;
}

const HALF_ACROSS = Math.cos((38 * Math.PI) / 180);

function judge(at: ExactPoint, aim: ExactPoint, { seen, share, windows, blockers, room }: View): number {
  let score = 0;
  const inView = (p: ExactPoint, limit = HALF_ACROSS): number => {
    const [dx, dy] = [p.x - at.x, p.y - at.y];
    const far = Math.hypot(dx, dy);
    return far > 1 && (dx * aim.x + dy * aim.y) / far > limit ? far : 0;
  };
  for (const p of seen) {
    const far = inView(p);
    if (far > 700) score += Math.sqrt(far / 1000);
  }
  score *= share;
  for (const p of windows) if (inView(p, Math.cos(0.5)) > 900) score += 0.35 / Math.max(1, windows.length);
  for (const blocker of blockers) {
    const far = inView(blocker.at);
    if (far === 0) continue;
    const gap = distanceTo(blocker, at);
    // Seen furniture makes a room's picture; what is taller than the lens and close hides it.
    score += gap > 500 ? 0.03 : 0;
    if (blocker.heightMm > 1200 && gap < 1500) score -= 0.25 * (1 - gap / 1500);
    if (blocker.heightMm > 600 && gap < 1100) score -= 0.3 * (1 - gap / 1100);
  }
  // A curtain beside the lens would fill a side of the picture.
  for (const p of windows) if (Math.hypot(p.x - at.x, p.y - at.y) < 1200) score -= 0.15;
  const back = distanceToRings(at, room.inner);
  return score - (back > 900 ? 0.1 : 0);
}

/** Areas of doors' leaves: they stand open, so they hide what lies behind them. */
const sweptByDoors = (shape: LevelShape): readonly Ring[] =>
  shape.walls.flatMap(({ openings }) =>
    openings.flatMap(({ opening, swings }) => (isGlazed(opening.kind) ? [] : swings)),
  );

/** Whether the straight way between two points stays within the room, beside tall furniture and doors; looked at in seven places. */
function isSeen(
  a: ExactPoint,
  b: ExactPoint,
  room: RoomShape,
  blockers: readonly Blocker[],
  doors: readonly Ring[],
): boolean {
  for (let k = 1; k < 8; k++) {
    const p = { x: a.x + ((b.x - a.x) * k) / 8, y: a.y + ((b.y - a.y) * k) / 8 };
    if (!isInside(room.inner, p)) return false;
    if (doors.some((swing) => isInside([swing], p))) return false;
    if (blockers.some((blocker) => blocker.heightMm > 1200 && distanceTo(blocker, p) < 60)) return false;
  }
  return true;
}

function gridIn(room: RoomShape, box: Box, most: number, margin: number): readonly ExactPoint[] {
  const step = Math.max(150, Math.max(box.x1 - box.x0, box.y1 - box.y0) / most);
  const points: ExactPoint[] = [];
  for (let x = box.x0 + margin + 20; x <= box.x1 - margin - 20; x += step) {
    for (let y = box.y0 + margin + 20; y <= box.y1 - margin - 20; y += step) {
      const p = { x, y };
      if (isInside(room.inner, p) && (margin === 0 || distanceToRings(p, room.inner) >= margin)) points.push(p);
    }
  }
  return points.length > 0 ? points : [room.middle];
}

function windowsOf(level: Level, shape: LevelShape, room: RoomShape): readonly ExactPoint[] {
  const beside = new Set(room.sides.flat().map((side) => side.wallId));
  return wallFrames(level, shape)
    .filter((frame) => beside.has(frame.shape.wall.id) && isOutdoors(frame.leftRoom) !== isOutdoors(frame.rightRoom))
    .flatMap((frame) =>
      frame.shape.openings.filter(({ opening }) => isGlazed(opening.kind)).map(({ middle }) => middle),
    );
}

/** The free place nearest to the room's middle, looking along its longer side. */
function panorama(level: Level, room: RoomShape): SceneCamera {
  const box = boxOf([room])!;
  const blockers = blockersIn(level, room);
  let best: { score: number; at: ExactPoint } = { score: Number.NEGATIVE_INFINITY, at: room.middle };
  for (const at of [room.middle, ...gridIn(room, box, 20, 250)]) {
    const gap = Math.min(distanceToRings(at, room.inner), ...blockers.map((blocker) => distanceTo(blocker, at)));
    const score = Math.min(gap, 500) - 0.18 * Math.hypot(at.x - room.middle.x, at.y - room.middle.y);
    if (score > best.score && gap >= Math.min(200, distanceToRings(room.middle, room.inner))) best = { score, at };
  }
  const floor = level.elevationMm / 1000;
  const isWide = box.x1 - box.x0 >= box.y1 - box.y0;
  return {
    id: `${level.id}-panorama-${room.id}`,
    name: `${room.label?.name || "Estancia"} · 360°`,
    kind: "panorama",
    roomId: room.id,
    levelId: level.id,
    position: [best.at.x / 1000, floor + EYE, best.at.y / 1000],
    target: [best.at.x / 1000 + (isWide ? 1 : 0), floor + EYE, best.at.y / 1000 + (isWide ? 0 : 1)],
    fieldOfView: 60,
    cutAbove: null,
  };
}
