import type { PictureContent, PictureGoal } from "../pictures/picture.ts";
import { grammarOf } from "../writing/compose.ts";
import { area, baths, nearPlace, price, rooms, terrace, typeName } from "../writing/es/phrases.ts";
import { capitalised, plainOf } from "../writing/marks.ts";
import { numberIn } from "../writing/numbers.ts";
import { adviceBody } from "./advice.ts";
import type { PostGoal, PostSaying } from "./goals.ts";
import { whenOf } from "./goals.ts";
import { closedWord, formerPrice } from "./openings-goals.ts";
import { ofRooms } from "./openings-home.ts";

/** The words of a post's picture, and the words that say it to whoever does not see it. */

export const PICTURE_GOAL: Record<PostGoal, PictureGoal> = {
  nuevo: "new",
  bajada: "drop",
  puertas: "open-day",
  cerrado: "sold",
  barrio: "district",
  consejo: "advice",
};

const text = (marked: string) => plainOf(capitalised(marked));
const withoutStop = (sentence: string) => sentence.replace(/\.$/, "");

function factsOf(c: PostSaying): string[] {
  return [
    ...(c.has("rooms") ? [text(rooms(c)).replace(/^\p{L}+/u, numberIn(c.variety, c.facts.rooms!))] : []),
    ...(c.has("bathrooms") ? [text(baths(c)).replace(/^\p{L}+/u, numberIn(c.variety, c.facts.bathrooms!))] : []),
    ...(c.has("builtAreaM2") ? [area(c, "builtAreaM2")] : []),
    ...(c.has("hasTerrace") ? [text(terrace(c))] : []),
  ];
}

/** The zone large, its town small: `Ruzafa` and `Valencia`. */
function zoneOf(place: string): Pick<PictureContent, "title" | "place"> {
  const [zone, ...town] = place.split(",").map((part) => part.trim());
  return { title: zone || place, place: town.join(", ") || null };
}

/** Letters of a place nearby that a line of a picture holds. */
const LONGEST_NEARBY = 40;
const MOST_NEARBY = 4;
const nearbyLines = (c: PostSaying): string =>
  (c.facts.nearby ?? [])
    .filter(({ length }) => length <= LONGEST_NEARBY)
    .slice(0, MOST_NEARBY)
    .map((item) => `${text(item)}.`)
    .join(" ");

/** @param opening the first sentence of its post */
export function pictureOf(goal: PostGoal, c: PostSaying, opening: string, lead: string): PictureContent {
  const place = c.facts.placeName ?? null;
  const near = c.facts.placeName === undefined ? "" : ` en ${plainOf(nearPlace(c))}`;
  const isAdvert = goal === "nuevo" || goal === "bajada" || goal === "puertas";
  const home = text(`${typeName(c)}${ofRooms(c)}`);
  const law = isAdvert
    ? grammarOf(c.variety)
        .legalLines(c)
        .map((one) => text(one))
        .join(" · ")
    : "";
  const common = {
    kicker: null,
    title: home,
    place,
    facts: isAdvert ? factsOf(c) : [],
    price: isAdvert && c.has("price") ? plainOf(price(c)) : null,
    previousPrice: null,
    when: null,
    body: null,
    label: law === "" ? null : law,
  } satisfies PictureContent;
  switch (goal) {
    case "nuevo":
      return { ...common, kicker: `Nuevo${near}` };
    case "bajada":
      return { ...common, kicker: "Nuevo precio", previousPrice: plainOf(formerPrice(c)) };
    case "puertas":
      return { ...common, kicker: "Puertas abiertas", when: text(whenOf(c.post.openDay!)) };
    case "cerrado":
      return { ...common, kicker: null, title: text(closedWord(c)), body: `${home}${near}` };
    case "barrio":
      return { ...common, kicker: "La zona", ...zoneOf(place ?? home), body: nearbyLines(c) || opening };
    case "consejo":
      return {
        ...common,
        kicker: "Consejo",
        title: withoutStop(opening),
        place: null,
        body: adviceBody(c, lead).join(" ") || null,
      };
  }
}

/** Letters of a caption that an alternative text repeats. */
const LONGEST_CAPTION = 120;

/** @param photos the subject of each photo of the picture as its people named it; those without a name are left out */
export function altWithPhotos(alt: string, photos: readonly string[]): string {
  const named = [...new Set(photos.map((one) => one.trim().replace(/\.$/, "").slice(0, LONGEST_CAPTION)))].filter(
    Boolean,
  );
  if (named.length === 0) return alt;
  return `${named.length === 1 ? "Foto" : "Fotos"}: ${named.join("; ")}. ${alt}`;
}

/** The picture told in words: its own texts and nothing that nobody has seen. */
export function altOf({ kicker, title, place, facts, price, previousPrice, when, body }: PictureContent): string {
  const said = [kicker, title, place, facts.join(", "), when, body && withoutStop(body)].filter(Boolean).join(". ");
  const asked =
    price === null ? "" : previousPrice === null ? `. ${price}` : `. Antes ${previousPrice}, ahora ${price}`;
  return `Imagen con el texto: ${said}${asked}.`.replaceAll("..", ".");
}
