import type { Style } from "../writing/compose.ts";
import { lexiconOf, roomNoun, typeNoun } from "../writing/es/lexicon.ts";
import { agreeing, definite } from "../writing/es/nouns.ts";
import { built, nearPlace, ofPlace, price, rooms, terrace, thisType, toViews } from "../writing/es/phrases.ts";
import { mark } from "../writing/marks.ts";
import { moneyIn } from "../writing/numbers.ts";
import { adviceOpenings } from "./advice.ts";
import { type PostGoal, type PostOpening, type PostSaying, to, whenOf } from "./goals.ts";
import { aHome, homeOpenings, inNear, near } from "./openings-home.ts";

/** First sentences of each goal. */

/** `340.000 €`: what was asked before. */
export const formerPrice = (c: PostSaying) => {
  const money = moneyIn(c.variety, c.post.formerPrice!, c.facts.currency);
  return mark("price", c.facts.operation === "alquiler" ? `${money} al mes` : money);
};
const theHome = (c: PostSaying) => mark("type", definite(typeNoun(c)));
const hasTerrace = (c: PostSaying) => c.has("hasTerrace");

type Said = readonly [lead: string, text: string | false | undefined];
const said = (ways: readonly Said[]): PostOpening[] => ways.flatMap(([lead, text]) => (text ? [{ lead, text }] : []));

function dropOpenings(c: PostSaying): PostOpening[] {
  const [before, now] = [formerPrice(c), price(c)];
  return said([
    ["price", `baja de ${before} a ${now}: ${aHome(c)}${inNear(c)}`],
    ["placeName", c.has("placeName") && `${nearPlace(c)}: de ${before} a ${now}`],
    ["type", `${thisType(c)}${ofPlace(c)} pasa de ${before} a ${now}`],
    [
      "rooms",
      (c.facts.rooms ?? 0) > 1 && c.has("rooms") && `${sameOf(c)} ${rooms(c)}, otro precio: de ${before} a ${now}`,
    ],
    ["hasTerrace", hasTerrace(c) && `la ${terrace(c)} es la misma; el precio baja de ${before} a ${now}`],
    ["views", c.has("views") && `las vistas ${toViews(c)} no cambian; el precio, sí: de ${before} a ${now}`],
    ["builtAreaM2", c.has("builtAreaM2") && `los mismos ${built(c)}, antes por ${before} y ahora por ${now}`],
    ["drop", `nuevo precio${inNear(c)}: de ${before} a ${now}`],
    ["before", `antes ${before}, ahora ${now}`],
    ["change", `cambio de precio en ${thisType(c)}${ofPlace(c)}: de ${before} a ${now}`],
  ]);
}
/** `las mismas`, `los mismos`: as the rooms of the country are called. */
const sameOf = (c: PostSaying) => (roomNoun(c).isFeminine ? "las mismas" : "los mismos");

function openDayOpenings(c: PostSaying): PostOpening[] {
  const when = whenOf(c.post.openDay!);
  return said([
    ["open", `puertas abiertas${inNear(c)}: ${when}`],
    ["when", `${when}, abrimos ${theHome(c)}${ofPlace(c)}`],
    ["type", `${thisType(c)}${ofPlace(c)} se puede visitar ${when}`],
    ["hasTerrace", hasTerrace(c) && `la ${terrace(c)} se enseña ${when}`],
    ["views", c.has("views") && `las vistas ${toViews(c)}, en persona: ${when}`],
    ["rooms", c.has("rooms") && `${rooms(c)} por recorrer: ${when}`],
    ["builtAreaM2", c.has("builtAreaM2") && `${built(c)} que se ven mejor desde dentro: ${when}`],
    ["placeName", c.has("placeName") && `${to(c, "apunta", "apuntá", "apunte")}: ${when}, visitas${inNear(c)}`],
    ["visit", `visitas abiertas ${when}`],
    ["price", c.has("price") && `${aHome(c)} por ${price(c)}, con puertas abiertas ${when}`],
  ]);
}

/** `vendido`, `alquilada`, `rentado`: done, as the country says it. */
export function closedWord(c: PostSaying): string {
  const let_ = { alquila: "alquilado", renta: "rentado", arrienda: "arrendado" }[lexiconOf(c).lets] ?? "alquilado";
  return mark("operation", agreeing(c.facts.operation === "venta" ? "vendido" : let_, typeNoun(c)));
}

function closedOpenings(c: PostSaying): PostOpening[] {
  const done = closedWord(c);
  return said([
    ["closed", `${done}${inNear(c)}`],
    ["type", `${thisType(c)}${ofPlace(c)} ya está ${done}`],
    ["rooms", c.has("rooms") && `${done}: ${aHome(c)}${inNear(c)}`],
    ["placeName", c.has("placeName") && `operación cerrada${inNear(c)}`],
    ["keys", `un cartel menos${inNear(c)}: ${theHome(c)} ya está ${done}`],
    ["builtAreaM2", c.has("builtAreaM2") && `${theHome(c)} de ${built(c)} ya tiene otro nombre en el buzón`],
    ["hasTerrace", hasTerrace(c) && `la ${terrace(c)} ya tiene quien la use`],
    ["views", c.has("views") && `las vistas ${toViews(c)} ya tienen quien las mire`],
  ]);
}

function districtOpenings(c: PostSaying): PostOpening[] {
  const items = c.facts.nearby ?? [];
  const place = nearPlace(c);
  const ways = [
    (item: string) => `en ${place}: ${item}`,
    (item: string) => `un dato${ofPlace(c)}: ${item}`,
    (item: string) => `cerca de ${thisType(c)}: ${item}`,
    (item: string) => `¿qué hay cerca en ${place}? ${item}`,
    (item: string) => `lo que hay alrededor: ${item}`,
    (item: string) => `al salir de casa${inNear(c)}: ${item}`,
  ];
  // Each way with one of the places, so that places change from post to post.
  return ways.map((way, index) => ({
    lead: `nearby-${index % items.length}`,
    text: way(near(c, index % items.length)),
  }));
}

/** All first sentences of a goal; none for one that the facts do not allow. */
export function openingsOf(goal: PostGoal, c: PostSaying, style: Style): PostOpening[] {
  switch (goal) {
    case "nuevo":
      return homeOpenings(c, style);
    case "bajada":
      return dropOpenings(c);
    case "puertas":
      return openDayOpenings(c);
    case "cerrado":
      return closedOpenings(c);
    case "barrio":
      return districtOpenings(c);
    case "consejo":
      return adviceOpenings(c);
  }
}
