import { type FieldKey, hasStairsOnly } from "../facts.ts";
import type { Grammar, Message, Saying } from "../grammar.ts";
import { capitalised, mark } from "../marks.ts";
import { openers } from "../salience.ts";
import { AROUND } from "./around.ts";
import { BUILDING } from "./building.ts";
import { calls } from "./calls.ts";
import { COMFORT_AND_EXTRAS } from "./comfort.ts";
import { INSIDE } from "./inside.ts";
import { isBareGround, lexiconOf, typeNoun } from "./lexicon.ts";
import { LINES } from "./lines.ts";
import { LINKED, leftToList } from "./linked.ts";
import { agreeing, listed } from "./nouns.ts";
import { opening } from "./opening.ts";
import { OUTSIDE } from "./outside.ts";
import { OWN_DETAILS } from "./own-details.ts";
import { OWN_SENTENCES } from "./own-sentences.ts";
import {
  airConditioning,
  area,
  bareFloor,
  baths,
  building,
  built,
  compass,
  doorman,
  exterior,
  fee,
  furnished,
  garden,
  heating,
  inPlace,
  isFeature,
  isOffered,
  isPlanned,
  lift,
  nearPlace,
  onOffer,
  parkingIncluded,
  plot,
  pool,
  price,
  qualified,
  rooms,
  storage,
  terrace,
  topFloor,
  toViews,
  typeName,
  usable,
  wardrobes,
  withFeature,
  withoutLift,
} from "./phrases.ts";
import { plansOf } from "./plans.ts";
import { RICH_BUILDING } from "./rich-building.ts";
import { RICH_NEAR } from "./rich-near.ts";
import { RICH_OUTSIDE } from "./rich-outside.ts";
import { RICH_STATE } from "./rich-state.ts";
import { STATE } from "./state.ts";
import { awaitsPrice, legalLines, TERMS } from "./terms.ts";
import { TERSE } from "./terse.ts";
import { following, together } from "./together.ts";

/** Titles, one line, bullets and calls. */

const bareArea = (c: Saying) => mark("builtAreaM2", area(c, "builtAreaM2"));

/** A feature as a title takes it: figures stand in the text, and are not said twice. */
const titled = (c: Saying, field: FieldKey) =>
  field === "hasTerrace" ? mark("hasTerrace", "terraza") : withFeature(c, field);

/** The kind of the home and its features, the weightiest first. */
function features(c: Saying, has: typeof titled): { is: string[]; with: string[] } {
  const fields = openers(c.facts);
  const stated = (say: typeof isFeature) => fields.flatMap((field) => say(c, field) ?? []);
  const raw = c.facts.condition === "a_reformar" ? [mark("condition", "para reformar")] : [];
  return { is: [...raw, ...stated(isFeature)], with: stated(has) };
}

function titles(c: Saying): string[] {
  const { is, with: heaviest } = features(c, titled);
  // A lift or a store may go along with what is worth coming for, and is no reason to come itself.
  const strong = heaviest.filter((thing) => !/\ue001(?:hasLift|hasStorageRoom|hasAirConditioning)\ue002/.test(thing));
  const lead = c.choose.shuffled(strong.slice(0, 2));
  const things = [...lead, ...heaviest.filter((thing) => !lead.includes(thing))].slice(0, strong.length > 0 ? 3 : 0);
  const near = c.has("placeName") ? ` en ${nearPlace(c)}` : "";
  // Where the first does not fit, the second must be worth coming for by itself.
  const [first, second] = lead.map((thing) => ` con ${thing}`);
  const two = things.length > 1 && ` con ${listed(things.slice(0, 2))}`;
  const adjective = is[0] ? ` ${is[0]}` : "";
  const ofRooms = c.has("rooms") ? ` de ${rooms(c)}` : "";
  const mentioned = qualified(adjective, ofRooms);
  const rich = [
    two && `${typeName(c)}${two}${near}`,
    two && adjective && `${typeName(c)}${adjective}${two}${near}`,
    first && ofRooms && `${typeName(c)}${ofRooms}${first}${near}`,
    second && ofRooms && `${typeName(c)}${ofRooms}${second}${near}`,
    first && adjective && `${typeName(c)}${adjective}${first}${near}`,
  ].filter((title): title is string => typeof title === "string" && title !== "");
  const state = adjective && ofRooms ? [`${typeName(c)}${mentioned}${near}`] : [];
  const plain = [
    ...(mentioned === "" ? [] : [`${typeName(c)}${mentioned}${near}`]),
    ...(heaviest[0] ? [`${typeName(c)} con ${heaviest[0]}${near}`] : []),
    ...(near && c.has("builtAreaM2") ? [`${typeName(c)} de ${bareArea(c)}${near}`] : []),
    ...(near ? [`${typeName(c)} ${onOffer(c)}${near}`] : []),
    ...(heaviest[0] ? [`${typeName(c)} con ${heaviest[0]}`] : []),
    `${typeName(c)} ${onOffer(c)}`,
  ];
  // A thing worth coming for goes before the state of the home.
  return [...c.choose.shuffled(rich), ...state, ...plain].map(capitalised);
}

/** One breath: the home, its place, what it has, what it costs. */
function summary(c: Saying, most: number, hasPrice: boolean): string {
  const { is, with: things } = features(c, withFeature);
  const ground = isBareGround(c) ? [plot(c)] : [];
  const measures = [...ground, ...(c.has("builtAreaM2") ? [bareArea(c)] : []), ...(c.has("rooms") ? [rooms(c)] : [])];
  const of = measures.slice(0, most);
  const count = Math.max(0, most - measures.length);
  const has = [...(c.has("bathrooms") ? [baths(c)] : []), ...things];
  const listedThings = count > 0 && has.length > 0 ? `, con ${listed(has.slice(0, count))}` : "";
  const adjective = is[0] && most > 0 ? ` ${is[0]}` : "";
  const home = `${typeName(c)}${qualified(adjective, of.length > 0 ? ` de ${listed(of)}` : "")}`;
  const end = hasPrice ? `, por ${price(c)}` : "";
  return capitalised(
    c.choose.pick("summary", `${home}${inPlace(c)}`, `${isOffered(c)} ${home}${inPlace(c)}`) + listedThings + end,
  );
}

const count = (c: Saying, field: "rooms" | "bathrooms", word: string) =>
  mark(field, word.replace(/^\S+/, `${c.facts[field]}`));

function bullets(c: Saying): string[] {
  const { has, facts } = c;
  const when = (field: FieldKey, say: () => string) => (has(field) ? [say()] : []);
  const noun = typeNoun(c);
  const plainText = (marked: string) => marked.replace(/\ue001[^\ue001\ue002]*\ue002|\ue003/g, "");
  const lines = [
    ...when("builtAreaM2", () => `${built(c)}${has("usableAreaM2") ? ` (${usable(c)})` : ""}`),
    ...(has("builtAreaM2") ? [] : when("usableAreaM2", () => usable(c))),
    ...when("plotAreaM2", () => `parcela de ${plot(c)}`),
    ...(has("rooms") || has("bathrooms")
      ? [
          listed([
            ...when("rooms", () => count(c, "rooms", plainText(rooms(c)))),
            ...when("bathrooms", () => count(c, "bathrooms", plainText(baths(c)))),
          ]),
        ]
      : []),
    ...when(
      "floor",
      () => `${bareFloor(c)}${has("hasLift") ? ` con ${lift(c)}` : hasStairsOnly(facts) ? ` ${withoutLift(c)}` : ""}`,
    ),
    ...(has("floor") ? [] : when("hasLift", () => lift(c))),
    ...when("buildingFloors", () => `${building(c)} en total`),
    ...when("isTopFloor", () => topFloor(c)),
    ...when("isExterior", () => exterior(c)),
    ...when("orientation", () => `orientación ${compass(c)}`),
    ...when("views", () => `vistas ${toViews(c)}`),
    ...when("hasTerrace", () => terrace(c)),
    ...when("hasGarden", () => garden()),
    ...when("hasPool", () => pool(c)),
    ...when("hasParkingIncluded", () => parkingIncluded(c)),
    ...when("hasStorageRoom", () => storage(c)),
    ...when("hasWardrobes", () => wardrobes(c)),
    ...when("hasDoorman", () => doorman(c)),
    ...when("heating", () => heating(c)),
    ...when("hasAirConditioning", airConditioning),
    ...when("isFurnished", () => furnished(c, noun)),
    ...when("condition", () =>
      facts.condition === "a_reformar"
        ? mark("condition", "para reformar")
        : mark("condition", facts.condition === "bueno" ? "en buen estado" : "obra nueva"),
    ),
    ...when("yearBuilt", () =>
      mark(
        "yearBuilt",
        `${isPlanned(c, "yearBuilt") ? "entrega prevista" : agreeing("construido", noun)} en ${facts.yearBuilt}`,
      ),
    ),
    ...when("renovatedYear", () =>
      mark(
        "renovatedYear",
        `${isPlanned(c, "renovatedYear") ? "reforma prevista" : agreeing("reformado", noun)} en ${facts.renovatedYear}`,
      ),
    ),
    ...when("renovatedWhat", () => `reforma: ${mark("renovatedWhat", facts.renovatedWhat!)}`),
    ...(facts.features ?? []).map((item) => mark("features", item)),
    ...(facts.noted ?? []).map((item) => mark("noted", item)),
    ...(facts.nearby ?? []).map((item) => mark("nearby", item)),
    ...when("price", () => `precio: ${price(c)}`),
    ...when("communityFee", () => `${lexiconOf(c).communityFee}: ${fee(c)}`),
    ...legalLines(c),
  ];
  return lines.map(capitalised);
}

/** A sentence of a place for the car, unless the price is going to tell it. */
const beforePrice = (message: Message): Message =>
  message.topic === "extras" && message.needs.includes("hasParkingIncluded")
    ? { ...message, when: (c) => !awaitsPrice(c) && (message.when?.(c) ?? true) }
    : message;

/** Spanish, in the words of five countries. */
export const SPANISH: Grammar = {
  lines: [...LINKED, ...LINES, ...OWN_SENTENCES],
  leftToList,
  messages: [
    ...RICH_STATE,
    ...RICH_OUTSIDE,
    ...RICH_BUILDING.map(beforePrice),
    ...RICH_NEAR,
    ...INSIDE,
    ...OUTSIDE,
    ...BUILDING,
    ...STATE,
    ...COMFORT_AND_EXTRAS.map(beforePrice),
    ...AROUND,
    ...TERMS,
    ...OWN_DETAILS,
    ...TERSE,
  ],
  saysMore: 6,
  saysLess: -3,
  plansOf,
  opening,
  together,
  following,
  titles,
  summary,
  legalLines,
  bullets,
  calls,
};
