import type { FurnitureItem } from "./catalogue.ts";
import * as bath from "./symbols-bath.ts";
import * as beds from "./symbols-beds.ts";
import * as kitchen from "./symbols-kitchen.ts";
import * as outdoor from "./symbols-outdoor.ts";
import { type Drawing, rect, type SymbolStroke, strokesIn } from "./symbols-pen.ts";
import * as seats from "./symbols-seats.ts";
import * as storage from "./symbols-storage.ts";

type Draw = (width: number, depth: number) => Drawing;

const DRAWINGS: Readonly<Record<string, Draw>> = {
  "sofa-2": seats.sofa,
  "sofa-3": seats.sofa,
  "sofa-chaise": seats.chaiseSofa,
  "sofa-bed": seats.sofaBed,
  armchair: seats.armchair,
  "lounge-chair": seats.loungeChair,
  pouf: seats.pouf,
  bench: seats.bench,
  chair: seats.chair,
  "bar-stool": seats.stool,
  "office-chair": seats.officeChair,
  "coffee-table": beds.coffeeTable,
  "coffee-table-round": beds.roundTable,
  "side-table": beds.roundTable,
  "dining-table-4": beds.diningTable,
  "dining-table-6": beds.diningTable,
  "dining-table-8": beds.diningTable,
  "dining-table-round": beds.roundTable,
  desk: beds.desk,
  "desk-small": beds.laptopDesk,
  console: beds.consoleTable,
  "tv-unit": storage.tvUnit,
  tv: outdoor.television,
  bookcase: storage.bookcase,
  "bookcase-low": storage.lowBookcase,
  sideboard: storage.sideboard,
  "wardrobe-2": storage.hingedWardrobe,
  "wardrobe-3": storage.hingedWardrobe,
  "wardrobe-sliding": storage.slidingWardrobe,
  "wardrobe-open": storage.openWardrobe,
  "chest-drawers": storage.chestOfDrawers,
  "shoe-cabinet": storage.shoeCabinet,
  "coat-rack": storage.coatRack,
  shelves: storage.metalShelves,
  "bed-90": beds.bed,
  "bed-135": beds.bed,
  "bed-150": beds.bed,
  "bed-180": beds.bed,
  "bunk-bed": beds.bunkBed,
  cot: beds.cot,
  "bedside-table": beds.bedsideTable,
  "kitchen-base": kitchen.baseUnit,
  "kitchen-corner": kitchen.cornerUnit,
  "kitchen-sink": kitchen.kitchenSink,
  "kitchen-hob": kitchen.hob,
  "kitchen-tall": kitchen.tallUnit,
  "kitchen-wall": kitchen.wallUnit,
  extractor: kitchen.extractor,
  "kitchen-island": kitchen.island,
  fridge: kitchen.fridge,
  "fridge-double": kitchen.doubleFridge,
  dishwasher: kitchen.dishwasher,
  "washing-machine": kitchen.washingMachine,
  dryer: kitchen.dryer,
  "laundry-sink": kitchen.laundrySink,
  toilet: bath.toilet,
  bidet: bath.bidet,
  washbasin: bath.washbasin,
  "washbasin-double": bath.doubleWashbasin,
  "washbasin-corner": bath.cornerWashbasin,
  bathtub: bath.bathtub,
  "bathtub-free": bath.freeBathtub,
  shower: bath.shower,
  "shower-square": bath.shower,
  "towel-radiator": bath.towelRadiator,
  boiler: bath.boiler,
  "water-heater": bath.waterHeater,
  "air-unit": bath.airUnit,
  radiator: bath.radiator,
  fireplace: bath.fireplace,
  "floor-lamp": outdoor.floorLamp,
  "ceiling-lamp": outdoor.ceilingLamp,
  "table-lamp": outdoor.tableLamp,
  rug: outdoor.rug,
  "rug-round": outdoor.roundRug,
  mirror: outdoor.mirror,
  picture: outdoor.picture,
  "plant-small": outdoor.smallPlant,
  "plant-large": outdoor.plant,
  piano: storage.piano,
  treadmill: storage.treadmill,
  car: outdoor.car,
  motorbike: outdoor.motorbike,
  bicycle: outdoor.bicycle,
  "outdoor-table": beds.outdoorTable,
  "outdoor-chair": seats.outdoorChair,
  "outdoor-sofa": seats.outdoorSofa,
  "sun-lounger": seats.sunLounger,
  parasol: outdoor.parasol,
  planter: outdoor.planter,
  barbecue: kitchen.barbecue,
};

/**
 * How a piece is drawn on a plan, in real millimetres about the middle of its footprint: its back at −depth / 2, its front at
 * +depth / 2. Pieces that hang above the cut (wall units, hoods, ceiling lamps) have no `outline`, so that what stands below stays seen.
 *
 * @param widthMm along its back
 * @param depthMm from back to front
 */
export function furnitureSymbol(
  item: Pick<FurnitureItem, "id">,
  widthMm: number,
  depthMm: number,
): readonly SymbolStroke[] {
  const draw = DRAWINGS[item.id] ?? plainBox;
  return strokesIn(widthMm, depthMm, draw(widthMm, depthMm));
}

/** A piece that a newer program named. */
const plainBox: Draw = (width, depth) => ({ outline: [rect(0, 0, width, depth, 10)] });

/** True where a piece has a symbol of its own. */
export const hasSymbol = (itemId: string): boolean => Object.hasOwn(DRAWINGS, itemId);
