import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { OF_BUILDING } from "./building.ts";
import { lexiconOf, parkingNoun } from "./lexicon.ts";
import { agreeing, countWord, definite, indefinite, listed, type Noun, ordinal } from "./nouns.ts";
import {
  doorman,
  exterior,
  floorPlace,
  inner,
  isInner,
  lift,
  parking,
  sideOf,
  subject,
  toCompass,
  wardrobes,
  withoutLift,
} from "./phrases.ts";
import { isLivedIn, rich, WARM } from "./rich.ts";
import { condition, isBuilt, isFlat, isOnlyGood, year } from "./state.ts";

/** Sentences that say all of the building and the storey, or all that comes with the home, at once. */

const FIELDS: readonly FieldKey[] = [...OF_BUILDING, "isExterior", "condition", "orientation"];

const isUp = (c: Saying) => isFlat(c) && (c.facts.floor ?? 0) > 0;
const isDated = (c: Saying) => c.has("yearBuilt") && isBuilt(c);
const hasAll = (c: Saying) => c.has("buildingFloors") && c.facts.buildingFloors! > 1;
const all = (c: Saying) => countWord(c.facts.buildingFloors!);
/** `un edificio de siete alturas construido en 1978`, `un edificio de 1978` */
const aDatedBuilding = (c: Saying) =>
  hasAll(c)
    ? `un edificio de ${mark("buildingFloors", `${all(c)} ${lexiconOf(c).level.many}`)} construido en ${year(c)}`
    : `un edificio de ${year(c)}`;
/**
 * ` de un edificio de siete alturas construido en 1978`, ` de siete`; empty where nothing of it is known. A country that calls both by one word
 * does not say it twice.
 */
export const ofBuilding = (c: Saying) =>
  isDated(c)
    ? hasAll(c) && lexiconOf(c).level.many === lexiconOf(c).storey.many
      ? ` de un edificio de ${mark("buildingFloors", all(c))}, construido en ${year(c)}`
      : ` de ${aDatedBuilding(c)}`
    : hasAll(c)
      ? isLast(c)
        ? mark("buildingFloors", ` de un edificio de ${all(c)}`)
        : mark("buildingFloors", ` de ${all(c)}`)
      : "";
/** `, en un edificio de siete alturas construido en 1978`, after something else than its storey */
const inBuilding = (c: Saying) =>
  isDated(c)
    ? `, en ${aDatedBuilding(c)}`
    : hasAll(c)
      ? mark("buildingFloors", `, en un edificio de ${all(c)} ${lexiconOf(c).level.many}`)
      : "";
/** ` con ascensor y portero`, ` sin ascensor` */
const served = (c: Saying) => {
  if (withoutLift(c) !== "") return ` ${withoutLift(c)}${c.has("hasDoorman") ? ` y con ${doorman(c)}` : ""}`;
  const things = [...(c.has("hasLift") ? [lift(c)] : []), ...(c.has("hasDoorman") ? [doorman(c)] : [])];
  return things.length > 0 ? ` con ${listed(things)}` : "";
};
const commaServed = (c: Saying) => (served(c) === "" ? "" : `,${served(c)}`);
const isLast = (c: Saying) => c.has("isTopFloor");
/** `la séptima y última planta`, `el noveno piso` */
export function storey(c: Saying): string {
  const noun = lexiconOf(c).storey;
  const nth = ordinal(c.facts.floor!, noun);
  if (!isLast(c)) return floorPlace(c);
  const article = noun.isFeminine ? "la" : "el";
  const end = noun.isFeminine ? "última" : "último";
  return nth === undefined
    ? `${floorPlace(c)}, ${mark("isTopFloor", `${article} ${end}`)},`
    : `${mark("floor", `${article} ${nth}`)} y ${mark("isTopFloor", `${end} ${noun.one}`)}`;
}
const isGood = (c: Saying) => c.has("condition") && isOnlyGood(c);
/** `, en buen estado,` after the name of the home */
const state = (c: Saying) => (isGood(c) ? `, en ${condition(c)},` : "");
/** Whether the side to which the home looks has nothing outside to be told with. */
const looksAlone = (c: Saying) =>
  c.has("orientation") &&
  c.has("isExterior") &&
  isLivedIn(c) &&
  !(["views", "hasTerrace", "hasGarden", "hasPool"] as const).some(c.has);
const oriented = (c: Saying, noun: Noun) => mark("orientation", `${agreeing("orientado", noun)} al ${sideOf(c)}`);
/** `es exterior, mira al sur y`, `es interior y` */
const side = (c: Saying, noun: Noun) =>
  c.has("isExterior")
    ? `es ${exterior(c, noun)}${looksAlone(c) ? `, mira ${toCompass(c)}` : ""} y `
    : isInner(c)
      ? `es ${inner(c, noun)} y `
      : "";
const hasSide = (c: Saying) => c.has("isExterior") || isInner(c);
const UP = { tu: "subes", vos: "subís", usted: "sube" } as const;
const clean = (text: string) => text.replace(/,(\ue003?),/g, ",$1");

const placed = (say: Message["say"], more: Partial<Message> = {}): Message =>
  rich({ topic: "floor", needs: ["floor"], takes: FIELDS, say: (c) => clean(say(c)), ...more }, isUp);

const FLOOR: readonly Message[] = [
  placed((c) => {
    const { text, noun } = subject(c);
    return `${text}${state(c)} ${side(c, noun)}está en ${storey(c)}${ofBuilding(c)}${commaServed(c)}`;
  }),
  placed(
    (c) => {
      const { text, noun } = subject(c);
      return `${text}${state(c)} ${side(c, noun)}se encuentra en ${storey(c)}${ofBuilding(c)}${commaServed(c)}`;
    },
    { tones: ["neutro", "premium"] },
  ),
  placed(
    (c) =>
      `${UP[c.person]} ${mark("hasLift", `en ${lexiconOf(c).lift.one}`)} hasta ${storey(c)}${ofBuilding(c)}${c.has("hasDoorman") ? `, con ${doorman(c)}` : ""}`,
    {
      when: (c) => c.has("hasLift") && c.facts.floor! > 1 && !hasSide(c) && !isGood(c) && !isLast(c),
      tones: ["cercano"],
    },
  ),
  placed(
    (c) => {
      const { text, noun } = subject(c);
      const which = c.has("isExterior")
        ? `${exterior(c, noun)}${looksAlone(c) ? ` y ${oriented(c, noun)}` : ""}`
        : inner(c, noun);
      const good = isGood(c) && !looksAlone(c) ? ` y en ${condition(c)}` : "";
      const after = isGood(c) && looksAlone(c) ? `. Se presenta en ${condition(c)}` : "";
      return `${text}, ${which}${good}, se encuentra en ${storey(c)}${ofBuilding(c)}${commaServed(c)}${after}`;
    },
    { when: hasSide, tones: ["premium"] },
  ),
  rich(
    {
      topic: "floor",
      needs: ["floor"],
      takes: FIELDS,
      say: (c) => {
        const { text, noun } = subject(c);
        return clean(`${text}${state(c)} ${side(c, noun)}está en ${floorPlace(c)}${inBuilding(c)}${commaServed(c)}`);
      },
    },
    (c) => isFlat(c) && (c.facts.floor ?? 0) <= 0,
  ),
];

/* Things that come with the home. */

const aStorage = (c: Saying) => mark("hasStorageRoom", indefinite(lexiconOf(c).storage));
const aParking = (c: Saying) => mark("hasParkingIncluded", indefinite(parkingNoun(c)));
const theParking = (c: Saying) => mark("hasParkingIncluded", definite(parkingNoun(c)));
const includedParking = (c: Saying) =>
  mark("hasParkingIncluded", `${parkingNoun(c).one} ${agreeing("incluido", parkingNoun(c))}`);
const rest = (c: Saying) => [
  ...(c.has("hasStorageRoom") ? [aStorage(c)] : []),
  ...(c.has("hasWardrobes") ? [wardrobes(c)] : []),
  ...(c.has("hasDoorman") ? [doorman(c)] : []),
];
const hasRest = (c: Saying) => rest(c).length > 0;
const extra = (say: Message["say"], more: Partial<Message> = {}): Message =>
  rich({
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: ["hasStorageRoom", "hasWardrobes", "hasDoorman"],
    say,
    ...more,
  });
const EXTRAS: readonly Message[] = [
  extra((c) => `el precio incluye ${theParking(c)}${hasRest(c) ? `; hay también ${listed(rest(c))}` : ""}`),
  extra((c) => `hay ${listed([includedParking(c), ...rest(c)])}`, {
    when: (c) => !hasRest(c) || c.has("hasStorageRoom"),
    tones: WARM,
  }),
  extra(
    (c) =>
      `${aParking(c)}, ${mark("hasParkingIncluded", agreeing("incluido", parkingNoun(c)))} en el precio,${rest(c).length > 1 ? "" : " y"} ${listed(rest(c))} completan la propiedad`,
    { tones: ["premium"], when: hasRest },
  ),
  extra(
    (c) =>
      `la propiedad incluye ${listed([parking(c), ...rest(c).filter((one) => !one.includes("hasStorageRoom"))])}${c.has("hasStorageRoom") ? ` y cuenta con ${aStorage(c)}` : ""}`,
    {
      tones: ["premium"],
      when: (c) => !(c.has("hasWardrobes") || c.has("hasDoorman")),
    },
  ),
];

/** A storage room whose company has been named already. */
const STORAGE: readonly Message[] = [
  rich(
    {
      topic: "extras",
      needs: ["hasStorageRoom"],
      takes: ["hasWardrobes", "hasDoorman"],
      say: (c) => `${subject(c).text} cuenta también con ${listed(rest(c))}`,
    },
    (c) => !c.has("hasParkingIncluded") && c.tone !== "inversion",
  ),
  rich(
    {
      topic: "extras",
      needs: ["hasStorageRoom"],
      takes: ["hasWardrobes", "hasDoorman"],
      say: (c) => `hay también ${listed(rest(c))}`,
    },
    (c) => !c.has("hasParkingIncluded"),
  ),
];

/** All of them. */
export const RICH_BUILDING: readonly Message[] = [...FLOOR, ...EXTRAS, ...STORAGE];
