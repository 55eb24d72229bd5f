import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import type { Topic } from "../plans.ts";
import { lexiconOf } from "./lexicon.ts";
import {
  baths,
  building,
  built,
  compass,
  fee,
  floorPlace,
  isHouse,
  isOffered,
  lift,
  parking,
  price,
  rooms,
  storage,
  terrace,
  toViews,
  usable,
  wardrobes,
  withoutLift,
} from "./phrases.ts";

/** Sentences of one fact, for agents who write short ones. */

const one = (
  topic: Topic,
  field: FieldKey,
  say: Message["say"],
  when: (c: Saying) => boolean = () => true,
): Message => ({
  topic,
  needs: [field],
  when: (c) => c.isTerse && when(c),
  say,
});

/** All of them. */
export const TERSE: readonly Message[] = [
  one("inside", "builtAreaM2", (c) => `mide ${built(c)}`),
  one("inside", "builtAreaM2", (c) => `son ${built(c)}`),
  one("inside", "usableAreaM2", (c) => `son ${usable(c)}`),
  one("inside", "rooms", (c) => `tiene ${rooms(c)}`),
  one("inside", "bathrooms", (c) => `tiene ${baths(c)}`),
  one("floor", "floor", (c) => `está en ${floorPlace(c)}${withoutLift(c) && `, ${withoutLift(c)}`}`),
  one("floor", "hasLift", (c) => `hay ${lift(c)}`),
  one(
    "floor",
    "buildingFloors",
    (c) => `el edificio tiene ${building(c)}`,
    (c) => !isHouse(c),
  ),
  one("light", "orientation", (c) => `tiene orientación ${compass(c)}`),
  one("light", "views", (c) => `tiene vistas ${toViews(c)}`),
  one("outdoor", "hasTerrace", (c) => `tiene ${terrace(c)}`),
  one("extras", "hasParkingIncluded", (c) => `incluye ${parking(c)}`),
  one("extras", "hasStorageRoom", (c) => `tiene ${storage(c)}`),
  one("extras", "hasWardrobes", (c) => `hay ${wardrobes(c)}`),
  one("conditions", "price", (c) => `${isOffered(c)} por ${price(c)}`),
  one("conditions", "communityFee", (c) => `${lexiconOf(c).communityFee}: ${fee(c)}`),
];
