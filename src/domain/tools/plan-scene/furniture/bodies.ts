import { APPLIANCES } from "./appliances.ts";
import { BATHROOM } from "./bathroom.ts";
import { BEDS } from "./beds.ts";
import { DECORATION } from "./decoration.ts";
import { KITCHEN } from "./kitchen.ts";
import { OUTDOOR } from "./outdoor.ts";
import type { Body } from "./piece.ts";
import { SEATING } from "./seating.ts";
import { STORAGE } from "./storage.ts";
import { TABLES } from "./tables.ts";
import { VEHICLES } from "./vehicles.ts";

/** Bodies by id of the catalogue. A document may name anything, so that what an object has of itself («__proto__») is no body. */
export const BODIES: ReadonlyMap<string, Body> = new Map(
  Object.entries<Body>({
    ...SEATING,
    ...TABLES,
    ...BEDS,
    ...STORAGE,
    ...KITCHEN,
    ...BATHROOM,
    ...APPLIANCES,
    ...DECORATION,
    ...OUTDOOR,
    ...VEHICLES,
  }),
);
