import { type FieldKey, isKnown } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf } from "./lexicon.ts";
import { counted, countWord, listed } from "./nouns.ts";
import { aFloor, doorman, exterior, floorPlace, isHouse, lift, subject, topFloor, withoutLift } from "./phrases.ts";

import { isBuilt, isFlat, year } from "./state.ts";

/** Sentences about the building, and where in it the home lies. */

const tellsYear = (c: Saying) => c.has("yearBuilt") && isBuilt(c) && isFlat(c);
/** `seis alturas`: the floors of the building by another name than the one on which the home lies. */
export const levels = (c: Saying) => mark("buildingFloors", counted(c.facts.buildingFloors!, lexiconOf(c).level));
const theTopFloor = (c: Saying) => `${lexiconOf(c).storey.isFeminine ? "la" : "el"} ${topFloor(c)}`;
/** The things that a building has: `ascensor y conserje`. */
export const services = (c: Saying) => [
  ...(c.has("hasLift") ? [lift(c)] : []),
  ...(c.has("hasDoorman") ? [doorman(c)] : []),
];
/** `un edificio de 1965 con seis alturas, ascensor y conserje` */
export function aBuilding(c: Saying): string {
  const things = [...(c.has("buildingFloors") ? [levels(c)] : []), ...services(c)];
  return `un edificio${tellsYear(c) ? ` de ${year(c)}` : ""}${things.length > 0 ? ` con ${listed(things)}` : ""}`;
}
/** Whether anything of the building is left to say. */
export const knowsBuilding = (c: Saying) => tellsYear(c) || c.has("buildingFloors") || services(c).length > 0;
/** Whether the opening has named the building, and left only its floors to say. */
const isNamed = (c: Saying) =>
  isKnown(c.facts, "yearBuilt") && !c.has("yearBuilt") && c.has("buildingFloors") && services(c).length === 0;
const ofBuilding = (c: Saying) =>
  isNamed(c)
    ? ` de ${mark("buildingFloors", countWord(c.facts.buildingFloors!))}`
    : knowsBuilding(c)
      ? ` de ${aBuilding(c)}`
      : "";
/** `, en un edificio de 1965 con seis alturas`; empty where nothing is left to say. */
export const inBuilding = (c: Saying) => (knowsBuilding(c) ? `, en ${aBuilding(c)}` : "");
/** `, la última`, closed by a comma where the building follows. */
const last = (c: Saying) =>
  c.has("isTopFloor")
    ? `, ${mark("isTopFloor", lexiconOf(c).storey.isFeminine ? "la última" : "el último")}${knowsBuilding(c) ? "," : ""}`
    : "";
const top = (c: Saying) =>
  c.has("isTopFloor") ? `, ${mark("isTopFloor", lexiconOf(c).storey.isFeminine ? "la última" : "el último")}` : "";
/** Stairs are said with the storey that they lead to. */
const orStairs = (c: Saying) => (withoutLift(c) ? `, ${withoutLift(c)}` : "");
const isUp = (c: Saying) => isFlat(c) && (c.facts.floor ?? 0) > 0;

/** The fields of a building that are said with the storey. */
export const OF_BUILDING: readonly FieldKey[] = ["hasLift", "buildingFloors", "yearBuilt", "hasDoorman", "isTopFloor"];
/** Whether it is a flat above the ground, in a building that stands. */
export const isKnownUp = (c: Saying) => isUp(c) && isBuilt(c);
const placed = (say: Message["say"], more: Partial<Message> = {}): Message => ({
  topic: "floor",
  needs: ["floor"],
  takes: OF_BUILDING,
  when: (c) => isKnownUp(c) && !c.has("isExterior"),
  say,
  ...more,
});
const outward = (say: Message["say"]): Message => placed(say, { needs: ["floor", "isExterior"], when: isKnownUp });
const where = (c: Saying) => `${floorPlace(c)}${last(c)}${ofBuilding(c)}${orStairs(c)}`;

/** All ways to say where in the building a home lies. */
export const BUILDING: readonly Message[] = [
  placed((c) => `está en ${where(c)}`),
  placed((c) => `se encuentra en ${where(c)}`),
  placed((c) => `está en ${floorPlace(c)}, ${mark("isTopFloor", "sin vecinos encima")}${inBuilding(c)}${orStairs(c)}`, {
    needs: ["floor", "isTopFloor"],
    tones: ["neutro", "cercano"],
  }),
  outward((c) => `es ${exterior(c)} y está en ${where(c)}`),
  outward((c) => `da al ${mark("isExterior", "exterior")} desde ${where(c)}`),
  outward((c) => `se encuentra en ${where(c)}, y es ${exterior(c)}`),
  placed(
    (c) => {
      const things = [levels(c), ...services(c)];
      return `el edificio${tellsYear(c) ? `, de ${year(c)},` : ""} tiene ${listed(things)}; ${subject(c).text} está en ${floorPlace(c)}${top(c)}${orStairs(c)}`;
    },
    { needs: ["floor", "buildingFloors"] },
  ),
  placed(
    (c) =>
      `antes de venir, un dato: es ${aFloor(c)}${c.has("isExterior") ? ` ${exterior(c, lexiconOf(c).storey)}` : ""} ${withoutLift(c)}${inBuilding(c)}${c.has("isTopFloor") ? `, y ${mark("isTopFloor", "no hay vecinos encima")}` : ""}`,
    {
      takes: [...OF_BUILDING, "isExterior"],
      when: (c) => isKnownUp(c) && withoutLift(c) !== "" && c.facts.floor! > 1,
      tones: ["cercano"],
    },
  ),
  placed(
    (c) =>
      `está en ${floorPlace(c)}${ofBuilding(c)}: ${withoutLift(c)}, pero con una sola ${lexiconOf(c).storey.one} que subir`,
    {
      when: (c) =>
        isKnownUp(c) &&
        c.facts.floor === 1 &&
        withoutLift(c) !== "" &&
        lexiconOf(c).storey.isFeminine &&
        !c.has("isTopFloor"),
      tones: ["neutro", "cercano"],
    },
  ),
  placed((c) => `está en ${floorPlace(c)}${orStairs(c)}`, { takes: [], when: isFlat }),
  placed((c) => `está en ${floorPlace(c)}${inBuilding(c)}`, {
    takes: ["yearBuilt", "buildingFloors", "hasLift", "hasDoorman"],
    when: (c) => isFlat(c) && !isUp(c) && isBuilt(c),
  }),
  placed((c) => `es ${exterior(c)} y está en ${floorPlace(c)}${orStairs(c)}`, {
    needs: ["floor", "isExterior"],
    takes: [],
    when: isFlat,
  }),
  {
    topic: "floor",
    needs: ["buildingFloors"],
    takes: ["hasLift", "yearBuilt", "hasDoorman"],
    when: (c) => isFlat(c) && isBuilt(c) && !c.has("floor"),
    say: (c) => `el edificio${tellsYear(c) ? `, de ${year(c)},` : ""} tiene ${listed([levels(c), ...services(c)])}`,
  },
  {
    topic: "floor",
    needs: ["hasLift"],
    takes: ["yearBuilt", "hasDoorman"],
    when: (c) => isFlat(c) && isBuilt(c) && !c.has("floor"),
    say: (c) => `el edificio${tellsYear(c) ? `, de ${year(c)},` : ""} tiene ${listed(services(c))}`,
  },
  {
    topic: "floor",
    needs: ["buildingFloors"],
    takes: ["hasLift"],
    when: isFlat,
    say: (c) => `el edificio tiene ${listed([levels(c), ...(c.has("hasLift") ? [lift(c)] : [])])}`,
  },
  { topic: "floor", needs: ["hasLift"], when: isFlat, say: (c) => `el edificio tiene ${lift(c)}` },
  { topic: "floor", needs: ["hasLift"], when: isHouse, say: (c) => `tiene ${lift(c)}` },
  { topic: "floor", needs: ["isExterior"], when: isFlat, say: (c) => `es ${exterior(c)}` },
  {
    topic: "floor",
    needs: ["isExterior"],
    when: isHouse,
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} es ${exterior(c, noun)}`;
    },
  },
  {
    topic: "floor",
    needs: ["isExterior", "hasLift"],
    when: (c) => isFlat(c) && !c.has("floor"),
    say: (c) => `es ${exterior(c)} y el edificio tiene ${lift(c)}`,
  },
  { topic: "floor", needs: ["isTopFloor"], say: (c) => `está en ${theTopFloor(c)} del edificio` },
  {
    topic: "floor",
    needs: ["isTopFloor"],
    say: (c) => `es ${theTopFloor(c)}: ${mark("isTopFloor", "no hay vecinos encima")}`,
  },
];
