import type { RoomUse } from "../floor-plan/plan.ts";
import {
  bed,
  desk,
  dining,
  type FurnitureGroup,
  kitchenRun,
  outdoorTable,
  plant,
  single,
  sofa,
  television,
} from "./furniture-groups.ts";

export interface FurnitureSlot {
  readonly id: string;
  readonly isNeeded: boolean;
  /** From `essential` (0) to `full` (2): with which budget it is looked for. */
  readonly from: 0 | 1 | 2;
  /** Best first; the first that fits is taken. */
  readonly variants: readonly FurnitureGroup[];
}

const slot = (id: string, from: 0 | 1 | 2, variants: readonly FurnitureGroup[]): FurnitureSlot => ({
  id,
  from,
  isNeeded: from === 0,
  variants,
});

const KITCHEN_RUNS = [
  kitchenRun([
    "kitchen-tall",
    "fridge",
    "kitchen-base",
    "dishwasher",
    "kitchen-sink",
    "kitchen-base",
    "kitchen-hob",
    "kitchen-base",
  ]),
  kitchenRun(["fridge", "kitchen-base", "dishwasher", "kitchen-sink", "kitchen-base", "kitchen-hob", "kitchen-base"]),
  kitchenRun(["fridge", "dishwasher", "kitchen-sink", "kitchen-base", "kitchen-hob"]),
  kitchenRun(["fridge", "kitchen-sink", "kitchen-base", "kitchen-hob"]),
  kitchenRun(["fridge", "kitchen-sink", "kitchen-hob"]),
  kitchenRun(["kitchen-sink", "kitchen-hob"]),
];

const wardrobes = ["wardrobe-sliding", "wardrobe-3", "wardrobe-2"].map((id) =>
  single(id, "el armario", { likes: "corner", avoidsWindowWall: true }),
);
const diningSlot = (from: 0 | 1 | 2, isRound: boolean) =>
  slot("dining", from, [
    ...(isRound
      ? [dining("dining-table-round", 1, 2)]
      : [dining("dining-table-6", 2, 2), dining("dining-table-6", 2, 0)]),
    dining("dining-table-4", 2, 0),
  ]);

/** The pieces of a room of a use, most important first. */
export function furnitureSets(use: RoomUse, areaM2: number, isRound: boolean): readonly FurnitureSlot[] {
  const living = [
    slot("sofa", 0, [
      ...(areaM2 > 22 ? [sofa("sofa-3", isRound)] : []),
      sofa("sofa-3", isRound),
      sofa("sofa-2", isRound),
    ]),
    slot("tv", 0, [television]),
  ];
  switch (use) {
    case "dormitorio":
      return [
        slot("bed", 0, [
          ...(areaM2 >= 14 ? [bed("bed-180", 2)] : []),
          ...(areaM2 >= 9.5 ? [bed("bed-150", 2), bed("bed-135", 2)] : []),
          ...(areaM2 >= 9.5 ? [bed("bed-135", 1)] : []),
          bed("bed-90", 1),
          bed("bed-90", 0),
        ]),
        slot("wardrobe", 1, wardrobes),
        ...(areaM2 < 9.5
          ? [slot("desk", 1, [desk("desk-small")])]
          : [slot("chest", 2, [single("chest-drawers", "la cómoda")])]),
      ];
    case "salon":
      return [
        ...living,
        ...(areaM2 >= 17 ? [diningSlot(1, isRound)] : []),
        slot("bookcase", 2, [single("bookcase", "la librería", { likes: "corner", avoidsWindowWall: true })]),
        slot("plant", 1, [plant]),
      ];
    case "comedor":
      return [
        diningSlot(0, isRound),
        slot("sideboard", 1, [single("sideboard", "el aparador", { likes: "middle-of-wall" })]),
        slot("plant", 2, [plant]),
      ];
    case "cocina":
      return [
        slot("kitchen", 0, KITCHEN_RUNS),
        ...(areaM2 >= 9
          ? [slot("dining", 1, [dining("dining-table-4", 2, 0), dining("dining-table-round", 1, 0)])]
          : []),
      ];
    case "salon-cocina":
      return [slot("kitchen", 0, KITCHEN_RUNS.slice(1)), ...living, diningSlot(1, isRound), slot("plant", 2, [plant])];
    case "bano":
      return [
        slot("toilet", 0, [single("toilet", "el inodoro")]),
        slot("washbasin", 0, [
          ...(areaM2 >= 5 ? [single("washbasin-double", "el lavabo", { likes: "middle-of-wall" })] : []),
          single("washbasin", "el lavabo"),
          single("washbasin-corner", "el lavamanos"),
        ]),
        slot("shower", 0, [
          ...(areaM2 >= 5.5 ? [single("bathtub", "la bañera", { likes: "corner" })] : []),
          single("shower", "la ducha"),
          single("shower-square", "la ducha"),
        ]),
        slot("bidet", 2, [single("bidet", "el bidé")]),
      ];
    case "aseo":
      return [
        slot("toilet", 0, [single("toilet", "el inodoro")]),
        slot("washbasin", 0, [single("washbasin", "el lavabo"), single("washbasin-corner", "el lavamanos")]),
      ];
    case "despacho":
      return [
        slot("desk", 0, [desk("desk"), desk("desk-small")]),
        slot("bookcase", 1, [single("bookcase", "la librería", { avoidsWindowWall: true })]),
        slot("plant", 2, [plant]),
      ];
    case "recibidor":
      return [
        slot("console", 1, [
          single("console", "la consola", { likes: "middle-of-wall" }),
          single("shoe-cabinet", "el zapatero"),
        ]),
      ];
    case "vestidor":
      return [
        slot("wardrobe", 0, [single("wardrobe-open", "el vestidor"), ...wardrobes.slice(1)]),
        slot("bench", 2, [single("bench", "el banco")]),
      ];
    case "lavadero":
      return [
        slot("washer", 0, [single("washing-machine", "la lavadora", { likes: "corner" })]),
        slot("sink", 1, [single("laundry-sink", "el lavadero")]),
        slot("dryer", 2, [single("dryer", "la secadora")]),
      ];
    case "trastero":
      return [
        slot("shelves", 0, [single("shelves", "la estantería")]),
        slot("more", 1, [single("shelves", "la estantería")]),
      ];
    case "garaje":
      return [slot("car", 0, [single("car", "el coche", { likes: "middle-of-room" }), single("motorbike", "la moto")])];
    case "terraza":
    case "patio":
    case "balcon":
    case "galeria":
      return [
        slot("table", 1, [outdoorTable(), outdoorTable(2)]),
        slot("sofa", 1, [single("outdoor-sofa", "el sofá de terraza")]),
        slot("planter", 2, [single("planter", "la jardinera", { likes: "corner" })]),
      ];
    default:
      return [];
  }
}
