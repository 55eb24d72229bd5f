import { applyCommand } from "../floor-plan/apply-command.ts";
import type { PlanCommand } from "../floor-plan/commands.ts";
import { emptyLevel } from "../floor-plan/empty-plan.ts";
import type { FloorPlan, Furniture, Opening, OpeningKind, RoomLabel, WallKind } from "../floor-plan/plan.ts";
import { furnitureItem } from "../furnishing/catalogue.ts";

/** A furnished flat with a terrace to the south, for tests of the scene: 9.6 × 8 m between the middle lines of its outer walls. */

const LEVEL = "l1";

function done(plan: FloorPlan, command: PlanCommand): FloorPlan {
  const answer = applyCommand(plan, command);
  if (answer.kind === "refused") throw new Error(`${command.do}: ${answer.reason}`);
  return answer.plan;
}

const WALLS: readonly (readonly [number, number, number, number, WallKind, number])[] = [
  [0, 0, 9600, 0, "fachada", 250],
  [9600, 0, 9600, 8000, "medianera", 250],
  [9600, 8000, 0, 8000, "fachada", 250],
  [0, 8000, 0, 0, "fachada", 250],
  [0, 3500, 9600, 3500, "tabique", 100],
  [3200, 0, 3200, 3500, "tabique", 100],
  [3200, 2500, 9600, 2500, "tabique", 100],
  [5600, 0, 5600, 2500, "tabique", 100],
  [5600, 3500, 5600, 8000, "tabique", 100],
  [0, 8000, 0, 9700, "baranda", 80],
  [0, 9700, 5600, 9700, "baranda", 80],
  [5600, 9700, 5600, 8000, "baranda", 80],
];

type OpeningRow = readonly [number, number, OpeningKind, number, number, number, Opening["hinge"], Opening["opensTo"]];

/** Middle, kind, width, height, sill, hinge and side. */
const OPENINGS: readonly OpeningRow[] = [
  [9600, 3000, "puerta", 900, 2100, 0, "to", "left"],
  [3200, 3000, "puerta", 800, 2050, 0, "from", "right"],
  [4400, 3500, "puerta-doble", 1300, 2050, 0, "from", "right"],
  [6500, 3500, "puerta", 820, 2050, 0, "from", "right"],
  [4800, 2500, "puerta", 720, 2050, 0, "to", "left"],
  [7500, 2500, "puerta", 820, 2050, 0, "to", "left"],
  [1700, 0, "ventana", 1400, 1050, 1080, "from", "left"],
  [4400, 0, "ventana", 700, 800, 1350, "from", "left"],
  [7700, 0, "ventana", 1600, 1250, 950, "from", "left"],
  [7700, 8000, "puerta-balconera", 1600, 2200, 0, "from", "left"],
  [3300, 8000, "puerta-balconera", 2600, 2250, 0, "from", "left"],
  [0, 5900, "ventana", 1700, 1300, 900, "from", "left"],
];

const ROOMS: readonly (readonly [number, number, string, RoomLabel["use"], RoomLabel["floor"], RoomLabel["cover"]])[] =
  [
    [2800, 6000, "Salón", "salon", "roble", "interior"],
    [1600, 1800, "Cocina", "cocina", "hidraulico", "interior"],
    [4400, 1200, "Baño", "bano", "baldosa", "interior"],
    [7600, 1200, "Dormitorio 2", "dormitorio", "roble", "interior"],
    [7600, 5800, "Dormitorio principal", "dormitorio", "roble", "interior"],
    [6000, 3000, "Recibidor", "recibidor", "roble", "interior"],
    [2800, 8900, "Terraza", "terraza", "barro", "exterior-descubierto"],
  ];

/** Item, place of its middle and rotation. */
const FURNITURE: readonly (readonly [string, number, number, number])[] = [
  ["sofa-3", 1900, 6000, 270],
  ["rug", 3250, 6000, 90],
  ["coffee-table", 3200, 6000, 90],
  ["armchair", 3300, 7150, 190],
  ["tv-unit", 5330, 6000, 90],
  ["tv", 5330, 6000, 90],
  ["floor-lamp", 1550, 7450, 0],
  ["plant-large", 5150, 7400, 0],
  ["bookcase", 5390, 4350, 90],
  ["dining-table-6", 1700, 4500, 0],
  ["chair", 1120, 5000, 180],
  ["chair", 1700, 5000, 180],
  ["chair", 2280, 5000, 180],
  ["chair", 1120, 4000, 0],
  ["chair", 1700, 4000, 0],
  ["chair", 2280, 4000, 0],
  ["ceiling-lamp", 1700, 4500, 0],
  ["picture", 1700, 3570, 0],
  ["kitchen-corner", 575, 575, 0],
  ["kitchen-sink", 1425, 425, 0],
  ["dishwasher", 2125, 425, 0],
  ["kitchen-base", 2725, 425, 0],
  ["kitchen-hob", 425, 1325, 270],
  ["kitchen-base", 425, 1925, 270],
  ["fridge", 450, 2530, 270],
  ["kitchen-wall", 300, 1925, 270],
  ["extractor", 375, 1325, 270],
  ["kitchen-tall", 425, 3140, 270],
  ["shower", 3650, 725, 270],
  ["toilet", 4600, 455, 0],
  ["washbasin-double", 5310, 1100, 90],
  ["towel-radiator", 3300, 1900, 270],
  ["bed-150", 8440, 5700, 90],
  ["bedside-table", 9270, 4670, 90],
  ["bedside-table", 9270, 6730, 90],
  ["table-lamp", 9270, 4670, 90],
  ["table-lamp", 9270, 6730, 90],
  ["rug", 8050, 5700, 0],
  ["picture", 9455, 5700, 90],
  ["wardrobe-sliding", 5975, 6300, 270],
  ["plant-small", 9150, 7550, 0],
  ["ceiling-lamp", 7600, 5700, 0],
  ["mirror", 8600, 3570, 0],
  ["bed-90", 6175, 1140, 0],
  ["bedside-table", 6900, 325, 0],
  ["table-lamp", 6900, 325, 0],
  ["desk", 9125, 1000, 90],
  ["office-chair", 8480, 1000, 250],
  ["bookcase-low", 8800, 2290, 180],
  ["rug-round", 7700, 1350, 0],
  ["console", 8700, 3275, 180],
  ["outdoor-sofa", 1250, 8560, 0],
  ["outdoor-table", 1250, 9220, 0],
  ["outdoor-chair", 3300, 9250, 200],
  ["planter", 5250, 8700, 90],
  ["planter", 4500, 9450, 180],
  ["sun-lounger", 4300, 8700, 270],
];

/** The flat without furniture. */
export function emptyFlat(): FloorPlan {
  let plan: FloorPlan = {
    form: 1,
    title: "Piso de muestra",
    country: "ES",
    northDegrees: 0,
    place: { latitude: 40.4168, longitude: -3.7038 },
    levels: [{ ...emptyLevel(LEVEL, "Planta primera"), ceilingMm: 2550 }],
  };
  WALLS.forEach(([x0, y0, x1, y1, kind, thicknessMm], index) => {
    const from = { x: x0, y: y0 };
    const to = { x: x1, y: y1 };
    plan = done(plan, { do: "draw-wall", levelId: LEVEL, id: `w${index}`, from, to, thicknessMm, kind });
  });
  OPENINGS.forEach((row, index) => {
    plan = done(plan, { do: "put-opening", levelId: LEVEL, opening: openingAt(plan, row, index) });
  });
  ROOMS.forEach(([x, y, name, use, floor, cover], index) => {
    const label = { id: `r${index}`, at: { x, y }, name, use, cover, floor };
    plan = done(plan, { do: "label-room", levelId: LEVEL, label });
  });
  return plan;
}

export function furnishedFlat(): FloorPlan {
  let plan = emptyFlat();
  FURNITURE.forEach(([item, x, y, rotation], index) => {
    plan = done(plan, { do: "put-furniture", levelId: LEVEL, furniture: pieceAt(`f${index}`, item, x, y, rotation) });
  });
  return plan;
}

function pieceAt(id: string, item: string, x: number, y: number, rotation: number): Furniture {
  const { widthMm, depthMm, heightMm } = furnitureItem(item)!;
  return { id, item, at: { x, y }, rotation, widthMm, depthMm, heightMm, isMirrored: false };
}

/** An opening in the wall that its middle lies on. */
function openingAt(
  plan: FloorPlan,
  [x, y, kind, widthMm, heightMm, sillMm, hinge, opensTo]: OpeningRow,
  index: number,
): Opening {
  const level = plan.levels[0]!;
  const corner = (id: string) => level.vertices.find((vertex) => vertex.id === id)!;
  for (const wall of level.walls) {
    const [a, b] = [corner(wall.from), corner(wall.to)];
    const size = Math.hypot(b.x - a.x, b.y - a.y);
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / size;
    const off = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / size;
    if (off > 1 || along < widthMm / 2 || along > size - widthMm / 2) continue;
    return {
      id: `o${index}`,
      wallId: wall.id,
      kind,
      offsetMm: Math.round(along),
      widthMm,
      heightMm,
      sillMm,
      hinge,
      opensTo,
    };
  }
  throw new Error(`No wall at ${x}, ${y}`);
}
