/**
 * An invented flat with two rooms to sleep or work in, as the plan of a page draws it. Lengths in centimetres; the origin is
 * the outer corner above left. Façades are 20 cm thick, walls between rooms 10 cm.
 */
export const FLAT = { widthCm: 920, depthCm: 670 };

interface Room {
  name: string;
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** The inner faces of their walls. */
export const ROOMS: readonly Room[] = [
  { name: "Salón", x: 20, y: 20, width: 500, depth: 360 },
  { name: "Dormitorio", x: 530, y: 20, width: 370, depth: 320 },
  { name: "Recibidor", x: 270, y: 390, width: 250, depth: 260 },
  { name: "Cocina", x: 20, y: 390, width: 240, depth: 260 },
  { name: "Despacho", x: 710, y: 350, width: 190, depth: 300 },
  { name: "Baño", x: 530, y: 350, width: 170, depth: 300 },
];

type Point = readonly [x: number, y: number];

/** A door in a wall: the hole, the hinge, and where the leaf ends when it is open and when it is shut. */
export const DOORS: readonly {
  hole: readonly [x: number, y: number, width: number, depth: number];
  hinge: Point;
  open: Point;
  shut: Point;
}[] = [
  { hole: [300, 650, 80, 20], hinge: [300, 650], open: [300, 570], shut: [380, 650] },
  { hole: [400, 380, 80, 10], hinge: [400, 380], open: [400, 300], shut: [480, 380] },
  { hole: [260, 430, 10, 80], hinge: [260, 430], open: [180, 430], shut: [260, 510] },
  { hole: [520, 570, 10, 70], hinge: [530, 570], open: [600, 570], shut: [530, 640] },
  { hole: [520, 230, 10, 80], hinge: [530, 310], open: [610, 310], shut: [530, 230] },
  { hole: [760, 340, 80, 10], hinge: [840, 350], open: [840, 430], shut: [760, 350] },
];

/** Holes of the windows in the façades. */
export const WINDOWS: readonly (readonly [x: number, y: number, width: number, depth: number])[] = [
  [0, 120, 20, 160],
  [180, 0, 180, 20],
  [0, 470, 20, 120],
  [620, 0, 180, 20],
  [900, 440, 20, 120],
  [585, 650, 60, 20],
];

const CM2_PER_M2 = 10_000;

/** Usable area of a room, in m². */
export const areaOf = ({ width, depth }: Pick<Room, "width" | "depth">): number => (width * depth) / CM2_PER_M2;

/** Usable area of the flat, in m²: that of its rooms, without walls. */
export const usableAreaM2 = (): number => ROOMS.reduce((sum, room) => sum + room.width * room.depth, 0) / CM2_PER_M2;

/** Built area of the flat, in m²: with all its walls. */
export const builtAreaM2 = (): number => (FLAT.widthCm * FLAT.depthCm) / CM2_PER_M2;
