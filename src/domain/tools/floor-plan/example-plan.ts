import {
  type FloorPlan,
  type Furniture,
  type Level,
  type Opening,
  PLAN_FORM,
  type RoomLabel,
  type Wall,
} from "./plan.ts";

/**
 * A flat of about 85 m² as an agency measures it: hall, corridor, living room with terrace, kitchen, three bedrooms, two bathrooms and a
 * laundry, with doors, windows and furniture. Guides, tests and a new plan's "see an example" use it. North is nearly up, the terrace
 * looks south; the flat stands between two party walls.
 */

/** Corners by name, in millimetres from the upper left corner of the outer walls' axes. Rows go down: n, c, h, p, r, s, t. */
const CORNERS: Readonly<Record<string, readonly [number, number]>> = {
  n0: [0, 0],
  n1: [3300, 0],
  n2: [6250, 0],
  n3: [9200, 0],
  n4: [11_300, 0],
  c0: [0, 3150],
  c1: [2300, 3150],
  c2: [3300, 3150],
  c3: [6250, 3150],
  c4: [9200, 3150],
  c5: [10_050, 3150],
  c6: [11_300, 3150],
  p1: [2300, 4300],
  p2: [6500, 4300],
  p3: [9200, 4300],
  p4: [10_050, 4300],
  p5: [11_300, 4300],
  h0: [0, 4850],
  h1: [2300, 4850],
  r3: [9200, 6450],
  r4: [11_300, 6450],
  s0: [0, 8200],
  s1: [700, 8200],
  s2: [5900, 8200],
  s3: [6500, 8200],
  s4: [11_300, 8200],
  t1: [700, 9650],
  t2: [5900, 9650],
};

const wallsOf = (kind: Wall["kind"], thicknessMm: number, ...pairs: readonly string[]): readonly Wall[] =>
  pairs.map((pair) => {
    const [from = "", to = ""] = pair.split("-");
    return { id: `w-${pair}`, from, to, thicknessMm, kind, heightMm: kind === "baranda" ? 1100 : null };
  });

const WALLS: readonly Wall[] = [
  ...wallsOf("fachada", 300, "n0-n1", "n1-n2", "n2-n3", "n3-n4", "s0-s1", "s1-s2", "s2-s3", "s3-s4"),
  ...wallsOf("medianera", 250, "n0-c0", "c0-h0", "h0-s0", "n4-c6", "c6-p5", "p5-r4", "r4-s4"),
  ...wallsOf("tabique", 100, "c0-c1", "c1-c2", "c2-c3", "c3-c4", "c4-c5", "c5-c6", "n1-c2", "n2-c3", "n3-c4"),
  ...wallsOf("tabique", 100, "c1-p1", "p1-h1", "h0-h1", "p1-p2", "p2-p3", "p3-p4", "p4-p5", "c5-p4"),
  ...wallsOf("tabique", 100, "p2-s3", "p3-r3", "r3-r4"),
  ...wallsOf("baranda", 100, "s1-t1", "t1-t2", "t2-s2"),
];

/** A door, its middle measured along the wall; doors turn on one end and open to one side as seen along it. */
const door = (
  wall: string,
  offsetMm: number,
  widthMm: number,
  hinge: Opening["hinge"],
  opensTo: Opening["opensTo"],
  kind: Opening["kind"] = "puerta",
): Opening => ({
  id: `o-${wall}-${offsetMm}`,
  wallId: `w-${wall}`,
  kind,
  offsetMm,
  widthMm,
  heightMm: kind === "puerta-balconera" ? 2200 : 2030,
  sillMm: 0,
  hinge,
  opensTo,
});

const glazing = (
  wall: string,
  offsetMm: number,
  widthMm: number,
  sillMm: number,
  kind: Opening["kind"] = "ventana",
): Opening => ({
  ...door(wall, offsetMm, widthMm, "from", "right", kind),
  heightMm: 2200 - sillMm,
  sillMm,
});

const OPENINGS: readonly Opening[] = [
  door("c0-h0", 900, 860, "to", "left"),
  door("c1-p1", 575, 950, "from", "left", "hueco"),
  door("c1-c2", 475, 800, "to", "left"),
  door("p1-p2", 1700, 1300, "from", "right", "puerta-doble"),
  door("c2-c3", 2450, 780, "to", "left"),
  door("c3-c4", 500, 780, "from", "left"),
  door("c4-c5", 425, 720, "from", "left"),
  door("c5-p4", 575, 700, "from", "right"),
  door("p2-p3", 550, 800, "from", "right"),
  door("p3-r3", 1500, 720, "to", "left"),
  glazing("n0-n1", 1550, 1200, 1100),
  glazing("n1-n2", 1650, 1300, 950),
  glazing("n2-n3", 1650, 1300, 950),
  glazing("n3-n4", 700, 600, 1300),
  glazing("s1-s2", 2600, 2600, 0, "puerta-balconera"),
  glazing("s3-s4", 2900, 1800, 950, "ventana-corredera"),
];

const room = (
  id: string,
  name: string,
  use: RoomLabel["use"],
  at: readonly [number, number],
  floor: RoomLabel["floor"],
  cover: RoomLabel["cover"] = "interior",
): RoomLabel => ({ id, name, use, cover, floor, at: { x: at[0], y: at[1] } });

const ROOMS: readonly RoomLabel[] = [
  room("r-recibidor", "Recibidor", "recibidor", [1200, 3900], "roble"),
  room("r-pasillo", "Pasillo", "pasillo", [6200, 3725], "roble"),
  room("r-salon", "Salón-comedor", "salon", [3400, 6400], "roble"),
  room("r-cocina", "Cocina", "cocina", [1700, 1900], "baldosa"),
  room("r-dormitorio-1", "Dormitorio principal", "dormitorio", [8000, 6300], "roble"),
  room("r-dormitorio-2", "Dormitorio 2", "dormitorio", [4800, 1600], "roble"),
  room("r-dormitorio-3", "Dormitorio 3", "dormitorio", [7700, 1600], "roble"),
  room("r-bano-1", "Baño 1", "bano", [10_200, 1600], "baldosa"),
  room("r-bano-2", "Baño 2", "bano", [10_200, 5400], "microcemento"),
  room("r-lavadero", "Lavadero", "lavadero", [10_600, 3700], "baldosa"),
  room("r-terraza", "Terraza", "terraza", [3300, 9000], "barro", "exterior-cubierto"),
];

/** A piece: catalogue id, middle, turning, size, height. */
const piece = (
  item: string,
  x: number,
  y: number,
  rotation: number,
  size: readonly [number, number, number],
  isMirrored = false,
): Furniture => ({
  id: `f-${item}-${x}-${y}`,
  item,
  at: { x, y },
  rotation,
  widthMm: size[0],
  depthMm: size[1],
  heightMm: size[2],
  isMirrored,
});

const CHAIR = [450, 520, 850] as const;

const LIVING: readonly Furniture[] = [
  piece("rug", 1950, 6620, 90, [2400, 1900, 12]),
  piece("tv-unit", 335, 6620, 270, [1800, 420, 500]),
  piece("tv", 165, 6620, 270, [1230, 80, 710]),
  piece("coffee-table", 1820, 6620, 90, [1100, 600, 400]),
  piece("sofa-3", 2975, 6620, 90, [2200, 950, 820]),
  piece("armchair", 1500, 5420, 0, [850, 850, 900]),
  piece("floor-lamp", 2950, 5220, 0, [450, 450, 1650]),
  piece("dining-table-6", 5000, 6350, 90, [1800, 900, 750]),
  ...[5750, 6350, 6950].flatMap((y) => [piece("chair", 4420, y, 270, CHAIR), piece("chair", 5580, y, 90, CHAIR)]),
  piece("sideboard", 6225, 6350, 90, [1600, 450, 800]),
  piece("bookcase", 5850, 4510, 0, [1000, 320, 2000]),
  piece("plant-large", 6080, 7680, 0, [600, 600, 1700]),
];

const KITCHEN: readonly Furniture[] = [
  piece("kitchen-corner", 575, 600, 0, [900, 900, 900]),
  piece("kitchen-sink", 1425, 450, 0, [800, 600, 900]),
  piece("dishwasher", 2125, 450, 0, [600, 600, 850]),
  piece("kitchen-base", 2837, 450, 0, [825, 600, 900]),
  piece("kitchen-hob", 425, 1350, 270, [600, 600, 900]),
  piece("extractor", 375, 1350, 270, [600, 500, 700]),
  piece("kitchen-base", 425, 1875, 270, [450, 600, 900]),
  piece("fridge", 450, 2425, 270, [600, 650, 1850]),
  piece("kitchen-tall", 425, 2912, 270, [375, 600, 2200]),
];

const BEDROOMS: readonly Furniture[] = [
  piece("bed-90", 3835, 1160, 0, [950, 2000, 500]),
  piece("bedside-table", 4535, 360, 0, [400, 400, 500]),
  piece("desk-small", 5255, 435, 0, [1000, 550, 750]),
  piece("chair", 5255, 950, 180, CHAIR),
  piece("wardrobe-2", 5900, 1500, 90, [1200, 600, 2200]),
  piece("plant-small", 3560, 2880, 0, [350, 350, 600]),
  piece("wardrobe-3", 6600, 950, 270, [1500, 600, 2200]),
  piece("bed-135", 8430, 2090, 180, [1400, 2000, 500]),
  piece("bedside-table", 7500, 2890, 180, [400, 400, 500]),
  piece("bed-150", 7585, 6550, 270, [1550, 2050, 500]),
  piece("bedside-table", 6760, 5520, 270, [450, 400, 500]),
  piece("bedside-table", 6760, 7580, 270, [450, 400, 500]),
  piece("wardrobe-sliding", 10_170, 6830, 0, [2000, 650, 2200]),
  piece("armchair", 10_560, 7540, 105, [800, 800, 900]),
  piece("chest-drawers", 8905, 5420, 90, [1000, 480, 850]),
];

const WET_ROOMS: readonly Furniture[] = [
  piece("bathtub", 10_800, 1000, 90, [1700, 750, 560]),
  piece("toilet", 9585, 1150, 270, [370, 660, 780]),
  piece("bidet", 9535, 1750, 270, [360, 560, 400]),
  piece("washbasin", 10_935, 2500, 90, [900, 460, 850]),
  piece("shower", 10_775, 4950, 90, [1200, 800, 2000]),
  piece("washbasin", 9800, 4580, 0, [900, 460, 850]),
  piece("toilet", 10_800, 6065, 180, [370, 660, 780]),
  piece("towel-radiator", 9960, 6350, 180, [500, 100, 1200]),
  piece("washing-machine", 10_875, 3500, 90, [600, 600, 850]),
  piece("laundry-sink", 10_925, 4025, 90, [450, 500, 850]),
];

const HALL_AND_TERRACE: readonly Furniture[] = [
  piece("console", 1300, 4635, 180, [1100, 330, 800]),
  piece("mirror", 1300, 4780, 180, [700, 40, 1600]),
  piece("coat-rack", 420, 4540, 0, [400, 400, 1750]),
  piece("outdoor-sofa", 1420, 8825, 0, [1250, 750, 720]),
  piece("outdoor-table", 4750, 9050, 0, [700, 700, 740]),
  piece("outdoor-chair", 4120, 9050, 270, [520, 540, 830]),
  piece("outdoor-chair", 5380, 9050, 90, [520, 540, 830]),
  piece("planter", 2900, 9430, 180, [1400, 300, 600]),
];

/** The flat lies around the origin: its corners are moved by this much. */
const SHIFT = { x: -5650, y: -4850 };
const moved = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + SHIFT.x, y: y + SHIFT.y });

const LEVEL: Level = {
  id: "l-1",
  name: "Planta tercera",
  elevationMm: 0,
  ceilingMm: 2600,
  vertices: Object.entries(CORNERS).map(([id, [x, y]]) => ({ id, ...moved({ x, y }) })),
  walls: [...WALLS],
  openings: [...OPENINGS],
  rooms: ROOMS.map((label) => ({ ...label, at: moved(label.at) })),
  lowZones: [],
  furniture: [...LIVING, ...KITCHEN, ...BEDROOMS, ...WET_ROOMS, ...HALL_AND_TERRACE].map((one) => ({
    ...one,
    at: moved(one.at),
  })),
  stairs: [],
  dimensions: [],
  notes: [{ id: "note-1", at: moved({ x: 4700, y: 5050 }), text: "Techo con moldura" }],
  measures: [],
  underlay: null,
};

export const EXAMPLE_PLAN: FloorPlan = {
  form: PLAN_FORM,
  title: "Piso de tres dormitorios con terraza",
  country: "ES",
  northDegrees: 12,
  place: { latitude: 40.4254, longitude: -3.6761 },
  levels: [LEVEL],
};
