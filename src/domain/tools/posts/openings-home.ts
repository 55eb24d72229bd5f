import type { Style } from "../writing/compose.ts";
import { grammarOf } from "../writing/compose.ts";
import { lexiconOf, typeNoun } from "../writing/es/lexicon.ts";
import { agreeing } from "../writing/es/nouns.ts";
import {
  aFloor,
  airConditioning,
  aType,
  baths,
  built,
  furnished,
  garden,
  heating,
  inSentence,
  isHouse,
  isPlanned,
  lift,
  nearPlace,
  ofPlace,
  onOffer,
  parkingIncluded,
  plot,
  pool,
  price,
  rooms,
  storage,
  terrace,
  thisType,
  toCompass,
  topFloor,
  toViews,
} from "../writing/es/phrases.ts";
import { isShared } from "../writing/facts.ts";
import { mark, phrasesOf } from "../writing/marks.ts";
import { createPostSaying, type PostFacts, type PostOpening, type PostSaying } from "./goals.ts";

/** First sentences that offer a home, each by one of its facts. Those of adverts open posts too, where they are short enough. */

type Way = (c: PostSaying) => string | undefined | false;

/** ` en Ruzafa`, with the space before it; empty where no place is known. */
export const inNear = (c: PostSaying) => (c.facts.placeName ? ` en ${nearPlace(c)}` : "");
/** ` de tres habitaciones` */
export const ofRooms = (c: PostSaying) => (c.has("rooms") ? ` de ${rooms(c)}` : "");
/** `un piso de tres habitaciones` */
export const aHome = (c: PostSaying) => `${aType(c)}${ofRooms(c)}`;

const LONGEST_FEATURE = 40;

const WAYS: Readonly<Record<string, Way>> = {
  views: (c) => c.has("views") && `vistas ${toViews(c)} desde ${thisType(c)}${ofPlace(c)}`,
  hasTerrace: (c) => c.has("hasTerrace") && `${terrace(c)} en ${aType(c)}${ofPlace(c)}`,
  hasGarden: (c) =>
    isHouse(c) &&
    c.has("hasGarden") &&
    `${garden()}${c.has("hasPool") ? ` y ${pool(c)}` : ""} en ${aHome(c)}${ofPlace(c)}`,
  hasPool: (c) => c.has("hasPool") && !isShared(c.facts, "hasPool") && `${aType(c)} con ${pool(c)}${inNear(c)}`,
  plotAreaM2: (c) => c.has("plotAreaM2") && `${plot(c)} de ${lexiconOf(c).plot.one} y ${aHome(c)}${inNear(c)}`,
  placeName: (c) => c.has("placeName") && `nuevo${inNear(c)}: ${aHome(c)} ${onOffer(c)}`,
  price: (c) => c.has("price") && `${aType(c)}${inNear(c)} por ${price(c)}`,
  rooms: (c) => c.has("rooms") && `${rooms(c)}${c.has("bathrooms") ? ` y ${baths(c)}` : ""}${inNear(c)}`,
  builtAreaM2: (c) => c.has("builtAreaM2") && `${built(c)}${inNear(c)}${c.has("rooms") ? `, con ${rooms(c)}` : ""}`,
  orientation: (c) =>
    c.has("orientation") && `${aType(c)} ${agreeing("orientado", typeNoun(c))} ${toCompass(c)}${inNear(c)}`,
  hasParkingIncluded: (c) => c.has("hasParkingIncluded") && `${parkingIncluded(c)} con ${thisType(c)}${ofPlace(c)}`,
  floor: (c) =>
    c.has("floor") && c.facts.floor! > 0 && `${aFloor(c)}${c.has("hasLift") ? ` con ${lift(c)}` : ""}${inNear(c)}`,
  isTopFloor: (c) => c.has("isTopFloor") && `${topFloor(c)}${inNear(c)}: ${aHome(c)}`,
  renovatedYear: (c) =>
    c.has("renovatedYear") &&
    !isPlanned(c, "renovatedYear") &&
    c.facts.renovatedWhat === undefined &&
    `${mark("renovatedYear", `${agreeing("reformado", typeNoun(c))} en ${c.facts.renovatedYear}`)}: ${aHome(c)}${inNear(c)}`,
  condition: (c) =>
    (c.facts.condition === "obra_nueva" && `${mark("condition", "de obra nueva")}${inNear(c)}: ${aHome(c)}`) ||
    (c.facts.condition === "a_reformar" && `${mark("condition", "para reformar")}${inNear(c)}: ${aHome(c)}`),
  isFurnished: (c) => c.has("isFurnished") && `${aType(c)} ${furnished(c, typeNoun(c))} ${onOffer(c)}${inNear(c)}`,
  hasStorageRoom: (c) => c.has("hasStorageRoom") && `${aType(c)} con ${storage(c)}${inNear(c)}`,
  hasAirConditioning: (c) => c.has("hasAirConditioning") && `${aType(c)} con ${airConditioning()}${inNear(c)}`,
  hasLift: (c) => c.has("hasLift") && (c.facts.floor ?? 0) > 1 && `${aType(c)} con ${lift(c)}${inNear(c)}`,
  heating: (c) => c.has("heating") && `${aType(c)} con ${heating(c)}${inNear(c)}`,
  nearby: (c) => c.has("nearby") && `${near(c, 0)}, y ${aType(c)} ${onOffer(c)}${inNear(c)}`,
  type: (c) => `${aHome(c)} ${onOffer(c)}${inNear(c)}`,
};

/** A place near as the agent typed it, inside a sentence. */
export const near = (c: PostSaying, index: number) => mark("nearby", inSentence(c.facts.nearby![index]!));

/** One of the agent's own details, where it is short and no sentence of its own. */
function ofDetails(c: PostSaying): PostOpening[] {
  return (c.facts.features ?? [])
    .filter((words) => words.length <= LONGEST_FEATURE && !/[.:;,]/.test(words))
    .map((words, index) => ({
      lead: `features-${index}`,
      text: `${mark("features", words)}, en ${aType(c)}${ofPlace(c)}`,
    }));
}

const GENERAL = ["type", "operation", "placeName"];
/** Adverts of how many seeds are asked for their first sentences. */
const MOST_ADVERTS = 14;

/** First sentences of the adverts of the home. */
function ofAdverts(facts: PostFacts, style: Style): PostOpening[] {
  return Array.from({ length: MOST_ADVERTS }, (_, index) => {
    const c = createPostSaying(facts, { ...style, seed: style.seed + 97 * index, nameSeed: style.seed });
    const { text } = grammarOf(style.variety).opening(c);
    const fields = phrasesOf(text).flatMap(({ field }) => field ?? []);
    return { lead: fields.find((field) => !GENERAL.includes(field)) ?? "type", text };
  });
}

/** All first sentences that offer the home. */
export function homeOpenings(c: PostSaying, style: Style): PostOpening[] {
  const own = Object.entries(WAYS).flatMap(([lead, say]) => {
    const text = say(c);
    return text ? [{ lead, text }] : [];
  });
  return [...ofAdverts(c.post, style), ...own, ...ofDetails(c)];
}
