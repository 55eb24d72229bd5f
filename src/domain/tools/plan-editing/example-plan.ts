import { FURNITURE } from "../furnishing/catalogue.ts";
import type { FloorPlan, FloorFinish, Furniture, Level, Opening, RoomCover, RoomUse, Wall, WallKind } from "../floor-plan/plan.ts";
import { emptyLevel, emptyPlan } from "./empty-plan.ts";

/** An invented flat in Valencia with two bedrooms and a covered terrace, furnished: what a plan looks like when it is finished. */

const CORNERS: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 0],
  b: [3900, 0],
  c: [6100, 0],
  d: [9400, 0],
  e: [0, 3400],
  f: [3900, 3400],
  g: [6100, 3400],
  h: [0, 4500],
  i: [5600, 4500],
  j: [6100, 4500],
  k: [9400, 4500],
  l: [0, 8300],
  m: [5600, 8300],
  n: [9400, 8300],
  o: [0, 9900],
  p: [5600, 9900],
};

const THICKNESS_MM: Partial<Record<WallKind, number>> = { fachada: 250, medianera: 250, tabique: 100, baranda: 100 };

/** Two corners each; a wall's id is the name of both. */
const WALLS: Partial<Record<WallKind, readonly string[]>> = {
  fachada: ["ab", "bc", "cd", "dk", "kn", "nm", "ml"],
  medianera: ["lh", "he", "ea"],
  tabique: ["bf", "ef", "fg", "cg", "gj", "hi", "ij", "jk", "im"],
  baranda: ["lo", "op", "pm"],
};

type Put = readonly [wall: string, kind: Opening["kind"], offsetMm: number, widthMm: number, more?: Partial<Opening>];
const OPENINGS: readonly Put[] = [
  ["he", "puerta", 550, 850, { opensTo: "right", hinge: "to" }],
  ["ef", "puerta", 3300, 800, { hinge: "to" }],
  ["fg", "puerta", 600, 700],
  ["gj", "puerta", 550, 800],
  ["hi", "puerta", 900, 800, { opensTo: "right" }],
  ["im", "puerta", 800, 800],
  ["ab", "ventana", 2000, 1500],
  ["bc", "ventana", 1100, 600, { sillMm: 1500, heightMm: 700 }],
  ["cd", "ventana", 1800, 1500],
  ["kn", "ventana", 1100, 1200, { sillMm: 1100, heightMm: 1100 }],
  ["nm", "ventana", 1900, 1200],
  ["ml", "puerta-balconera", 2600, 2400, { opensTo: "right" }],
];

type Named = readonly [name: string, use: RoomUse, x: number, y: number, floor: FloorFinish, cover?: RoomCover];
const ROOMS: readonly Named[] = [
  ["Dormitorio principal", "dormitorio", 2000, 1700, "roble"],
  ["Baño", "bano", 5000, 1700, "baldosa"],
  ["Dormitorio 2", "dormitorio", 7700, 2300, "roble"],
  ["Recibidor", "recibidor", 3000, 3950, "roble"],
  ["Salón comedor", "salon", 2800, 6300, "roble"],
  ["Cocina", "cocina", 7400, 6400, "baldosa"],
  ["Terraza", "terraza", 2800, 9100, "deck", "exterior-cubierto"],
];

/** Middle and rotation; sizes are those of the catalogue. */
const PIECES: readonly (readonly [item: string, x: number, y: number, rotation: number])[] = [
  ["bed-150", 1150, 1500, 270],
  ["bedside-table", 325, 480, 270],
  ["bedside-table", 325, 2520, 270],
  ["wardrobe-sliding", 3525, 1200, 90],
  ["shower", 4550, 525, 0],
  ["washbasin-double", 4190, 1700, 270],
  ["toilet", 5720, 1000, 90],
  ["washing-machine", 5750, 3000, 90],
  ["bed-135", 8275, 1700, 90],
  ["bedside-table", 9075, 2640, 90],
  ["wardrobe-3", 6450, 1100, 270],
  ["desk", 8300, 4100, 180],
  ["office-chair", 8300, 3480, 0],
  ["tv-unit", 335, 6500, 270],
  ["rug", 1650, 6500, 90],
  ["coffee-table", 1600, 6500, 90],
  ["sofa-3", 2900, 6500, 90],
  ["plant-large", 520, 7800, 0],
  ["dining-table-4", 4650, 7000, 90],
  ["chair", 4060, 6700, 270],
  ["chair", 4060, 7300, 270],
  ["chair", 5240, 6700, 90],
  ["chair", 5240, 7300, 90],
  ["fridge", 8950, 4850, 90],
  ["kitchen-sink", 8975, 5560, 90],
  ["dishwasher", 8975, 6260, 90],
  ["kitchen-hob", 8975, 6860, 90],
  ["kitchen-base", 8975, 7460, 90],
  ["dining-table-round", 7100, 7000, 0],
  ["chair", 7100, 6160, 0],
  ["chair", 7100, 7840, 180],
  ["chair", 6260, 7000, 270],
  ["outdoor-table", 1600, 9150, 0],
  ["outdoor-chair", 850, 9150, 270],
  ["outdoor-chair", 2350, 9150, 90],
  ["planter", 4800, 9500, 180],
];

const point = ([x, y]: readonly [number, number]) => ({ x, y });

function levelOfExample(): Level {
  const walls = (Object.entries(WALLS) as [WallKind, readonly string[]][]).flatMap(([kind, names]) =>
    names.map(
      (name): Wall => ({
        id: `muro-${name}`,
        from: name[0]!,
        to: name[1]!,
        thicknessMm: THICKNESS_MM[kind] ?? 100,
        kind,
        heightMm: kind === "baranda" ? 1000 : null,
      }),
    ),
  );
  const openings = OPENINGS.map(([wall, kind, offsetMm, widthMm, more], index): Opening => {
    const isDoor = kind.startsWith("puerta");
    const heights = isDoor ? { heightMm: 2100, sillMm: 0 } : { heightMm: 1200, sillMm: 900 };
    const usual = { hinge: "from", opensTo: "left", ...heights } as const;
    return { id: `hueco-${index + 1}`, wallId: `muro-${wall}`, kind, offsetMm, widthMm, ...usual, ...more };
  });
  return {
    ...emptyLevel("planta", "Planta principal"),
    ceilingMm: 2600,
    vertices: Object.entries(CORNERS).map(([id, at]) => ({ id, ...point(at) })),
    walls,
    openings,
    rooms: ROOMS.map(([name, use, x, y, floor, cover = "interior"], index) => ({
      id: `estancia-${index + 1}`,
      at: { x, y },
      name,
      use,
      cover,
      floor,
    })),
    furniture: PIECES.map(([item, x, y, rotation], index): Furniture => {
      const { widthMm, depthMm, heightMm } = FURNITURE.find(({ id }) => id === item)!;
      return { id: `mueble-${index + 1}`, item, at: { x, y }, rotation, widthMm, depthMm, heightMm, isMirrored: false };
    }),
    dimensions: [
      { id: "cota-1", from: { x: 0, y: 0 }, to: { x: 9400, y: 0 }, offsetMm: -900 },
      { id: "cota-2", from: { x: 0, y: 0 }, to: { x: 0, y: 8300 }, offsetMm: 900 },
    ],
  };
}

/** Nobody's flat, for whoever wants to see a whole plan first. */
export const examplePlan = (): FloorPlan => ({
  ...emptyPlan({
    title: "Piso de ejemplo",
    country: "ES",
    place: { latitude: 39.4699, longitude: -0.3763 },
  }),
  northDegrees: 25,
  levels: [levelOfExample()],
});
