import type { AttributeName } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { Intent } from "../chat/intents.ts";
import { attributesAskedFor, unlistedIn } from "./asked-attributes.ts";
import { asksForTour, withoutTourWords } from "./asked-tour.ts";
import { type AgencyTopic, type ClientTopics, clientTopics } from "./client-topics.ts";
import type { ClientWish } from "./client-wish.ts";
import { type Mentioned, type NamedHome, namingIn } from "./named-home.ts";

/**
 * The request that one message of a client puts to an agency's assistant. The policy is narrow: homes on offer, what the agency says of
 * itself, visits. Everything else is for a person.
 */

export interface ClientState extends Mentioned {
  /** The last search; null before one. */
  wish: ClientWish | null;
  last: "search" | "home" | null;
}
export const NEW_CLIENT: ClientState = { shown: [], focus: null, wish: null, last: null };

type Courtesy = Extract<Intent, "greeting" | "thanks" | "goodbye" | "identity">;

export type ClientTurn =
  | { kind: "talk"; what: Courtesy }
  | { kind: "agency"; topics: readonly AgencyTopic[] }
  | { kind: "home"; home: NamedHome; asked: HomeQuestion }
  /** Several homes fit the words; none was named where there are none. */
  | { kind: "which"; homes: readonly NamedHome[]; asked: HomeQuestion }
  | { kind: "unknown-home" }
  | { kind: "search"; goesOn: boolean; order: ClientTopics["order"] }
  | { kind: "visit" }
  | { kind: "person"; isAskedFor: boolean };

export interface HomeQuestion {
  attributes: readonly AttributeName[];
  unlisted: ReturnType<typeof unlistedIn>;
  /** Its tour on the web. */
  tour: boolean;
  /** Where it is. */
  place: boolean;
  /** The home as a whole: its name alone, or "cuéntame más". */
  summary: boolean;
  visit: boolean;
  availability: boolean;
  /** Only a person may answer it. */
  forPeople: boolean;
}

const WHERE =
  /\b(donde (esta|queda|se encuentra|cae)|en que (zona|barrio|calle|parte)|que (barrio|zona|calle|direccion)|ubicacion|ubicad[oa]|direccion|situad[oa])\b/;
const MORE =
  /\b(mas (informacion|info|datos|detalles|cosas|sobre)|informacion|cuentame|hablame|detalles|caracteristicas|descripcion|como es|como son|ficha)\b/;
/** Words beside the name of a home that ask nothing. */
const BARE =
  /^(hola|buenas|buenos|buen|dias|tardes|noches|el|la|los|las|un|una|lo|de|del|al|en|por|con|sobre|para|y|a|me|mi|os|le|ese|esa|este|esta|estoy|interesad[oa]|interesa|interesaria|gusta|piso|casa|atico|vivienda|inmueble|anuncio|ref|referencia|quiero|quisiera|queria|saber|ver|visto|vi|favor|gracias|dime|datos|info|que|tal|teneis|tienen|algo|hay|busco)$/;

const COURTESIES: ReadonlySet<Intent> = new Set(["greeting", "thanks", "goodbye", "identity"]);

function questionIn(rest: string, topics: ClientTopics, tour: boolean): HomeQuestion {
  const attributes = attributesAskedFor(rest).filter((name) => !(topics.isPrivate && name === "price"));
  const unlisted = unlistedIn(rest);
  const place = WHERE.test(rest);
  const { wantsVisit: visit, asksAvailability: availability } = topics;
  const asksSomething = attributes.length > 0 || unlisted.length > 0 || tour || place || visit || availability;
  const isWhole = MORE.test(rest) || rest.split(" ").every((word) => word === "" || BARE.test(word));
  const forPeople = topics.isPrivate || topics.isForPeople;
  const summary = !asksSomething && !forPeople && isWhole;
  return {
    attributes,
    unlisted,
    tour,
    place,
    visit,
    availability,
    summary,
    forPeople: forPeople || !(asksSomething || summary),
  };
}

/**
 * @param intent what the general reader takes the message for; only courtesies count
 * @param homes homes on offer that may be meant
 */
export function readTurn(message: string, intent: Intent, state: ClientState, homes: readonly NamedHome[]): ClientTurn {
  const folded = fold(message);
  const tour = asksForTour(folded);
  const topics = clientTopics(tour ? withoutTourWords(folded) : folded);
  if (topics.wantsPerson) return { kind: "person", isAskedFor: true };
  const asksAQuestion = /\b(cuant[oa]s?|tiene|cual|donde|que (planta|ano))\b/.test(folded);
  const goesOn = state.last === "search" && topics.isFollowUp && !asksAQuestion;
  const isSearch = topics.isSearch || goesOn;
  const naming = namingIn(folded, homes, state, isSearch);
  if (naming.kind === "named") {
    const asked = questionIn(naming.rest, topics, tour);
    const [home] = naming.homes;
    return home && naming.homes.length === 1
      ? { kind: "home", home, asked }
      : { kind: "which", homes: naming.homes, asked };
  }
  if (topics.isForPeople) return { kind: "person", isAskedFor: false };
  if (topics.agency.length > 0) return { kind: "agency", topics: topics.agency };
  if (naming.kind === "unknown") return { kind: "unknown-home" };
  if (isSearch) return { kind: "search", goesOn: goesOn && !topics.isSearch, order: topics.order };
  const asked = questionIn(folded, topics, tour);
  const { attributes, unlisted, place, availability } = asked;
  const isAboutOne = attributes.length > 0 || unlisted.length > 0 || tour || place || availability;
  const isNamed = isAboutOne || asked.visit || topics.isPrivate || MORE.test(folded);
  if (isNamed) {
    const focus = homes.find(({ id }) => id === state.focus);
    if (focus) return { kind: "home", home: focus, asked };
    if (topics.isPrivate) return { kind: "person", isAskedFor: false };
    if (asked.visit) return { kind: "visit" };
    return { kind: "which", homes: homes.filter(({ id }) => state.shown.includes(id)), asked };
  }
  if (COURTESIES.has(intent)) return { kind: "talk", what: intent as Courtesy };
  return { kind: "person", isAskedFor: false };
}
