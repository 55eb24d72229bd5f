import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { builtIn, isBuilt } from "./flowing-home.ts";
import { lexiconOf, parkingNoun } from "./lexicon.ts";
import { nearbyNamed } from "./nearby.ts";
import { indefinite, listed } from "./nouns.ts";
import {
  airConditioning,
  fee,
  heating,
  isHouse,
  isOffered,
  isPlanned,
  parking,
  price,
  renewed,
  storage,
  subject,
  wardrobes,
} from "./phrases.ts";

/** Sentences of the long text beside those of `flowing-home`. */

/** Heatings with the article that a subject has: `la calefacción central`, `el suelo radiante`. */
const theHeating = (c: Saying) =>
  c.facts.heating === "suelo_radiante"
    ? mark("heating", "el suelo radiante")
    : mark("heating", `la ${heating(c).replace(/^\ue001[^\ue002]*\ue002|\ue003$/g, "")}`);

const COMFORT: readonly Message[] = [
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) =>
      `${theHeating(c)} se encarga del invierno y ${mark("hasAirConditioning", "el aire acondicionado")}, del verano`,
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `para el frío hay ${heating(c)} y para el calor, ${airConditioning()}`,
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) =>
      `en invierno calienta ${theHeating(c)}; en verano refresca ${mark("hasAirConditioning", "el aire acondicionado")}`,
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `tiene ${heating(c)} para el invierno y ${airConditioning()} para el verano`,
  },
  { topic: "comfort", needs: ["heating"], say: (c) => `en invierno calienta ${theHeating(c)}` },
  { topic: "comfort", needs: ["heating"], say: (c) => `${theHeating(c)} se encarga del invierno` },
  {
    topic: "comfort",
    needs: ["hasAirConditioning"],
    say: () => `en verano refresca ${mark("hasAirConditioning", "el aire acondicionado")}`,
  },
];

const isBuilding = (c: Saying) => !isHouse(c) && !["local", "oficina", "otro"].includes(c.facts.type);
const what = (c: Saying) => (isBuilding(c) ? "el edificio" : "la construcción");
const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
const good = () => mark("condition", "buen estado");
const isRenewed = (c: Saying) => !isPlanned(c, "renovatedYear");

const STATE: readonly Message[] = [
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear", "condition"],
    when: (c) => c.facts.condition === "bueno" && isBuilt(c) && isRenewed(c),
    say: (c) => `${what(c)} es de ${builtIn(c)}; ${subject(c).text} se reformó en ${inYear(c)} y está en ${good()}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear", "condition"],
    when: (c) => c.facts.condition === "bueno" && isBuilt(c) && isRenewed(c),
    say: (c) => `${what(c)} es de ${builtIn(c)} y la reforma, de ${inYear(c)}: ${subject(c).text} está en ${good()}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "renovatedWhat"],
    takes: ["yearBuilt"],
    when: (c) => isRenewed(c) && isBuilt(c),
    say: (c) =>
      `la reforma de ${inYear(c)} renovó ${renewed(c)}${c.has("yearBuilt") ? `; ${what(c)} es de ${builtIn(c)}` : ""}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "condition"],
    when: (c) => c.facts.condition === "bueno" && isRenewed(c),
    say: (c) => `se reformó en ${inYear(c)} y está en ${good()}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "condition"],
    when: (c) => c.facts.condition === "bueno" && isBuilt(c),
    say: (c) => `${what(c)} es de ${builtIn(c)} y ${subject(c).text} está en ${good()}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "condition"],
    when: (c) => c.facts.condition === "a_reformar" && isBuilt(c),
    say: (c) => `${what(c)} es de ${builtIn(c)} y ${subject(c).text} está por ${mark("condition", "reformar")}`,
  },
];

const GUARD = ["hasWardrobes", "hasStorageRoom"] as const;
const aStorage = (c: Saying) => mark("hasStorageRoom", indefinite(lexiconOf(c).storage));
const aParking = (c: Saying) => mark("hasParkingIncluded", indefinite(parkingNoun(c)));

const EXTRA: readonly Message[] = [
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "hasStorageRoom"],
    takes: ["hasWardrobes"],
    say: (c) =>
      `con ${subject(c).text} van ${listed([aParking(c), aStorage(c)])}${c.has("hasWardrobes") ? `, y dentro hay ${wardrobes(c)}` : ""}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "hasStorageRoom"],
    say: (c) => `${isOffered(c)} con ${parking(c)} y ${storage(c)}`,
  },
  {
    topic: "extras",
    needs: GUARD,
    say: (c) => `para guardar hay ${wardrobes(c)} dentro y ${aStorage(c)} aparte`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded"],
    say: (c) => `${isOffered(c)} con ${parking(c)}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "price"],
    when: (c) => c.tone !== "inversion",
    say: (c) => `el precio, ${price(c)}, incluye ${parking(c)}`,
  },
];

/** The distance of a place begins here: `a 300 m`, `a unos 5 minutos`. */
const DISTANCE = /,? a (?=unos |\d|una? |dos |tres |cuatro |cinco |diez )/i;

/** `el mercado de Ruzafa a 300 m` as the place and its distance; undefined where none is said. */
function awayOf(place: string): { name: string; away: string } | undefined {
  const at = place.search(DISTANCE);
  return at > 0 ? { name: place.slice(0, at), away: place.slice(at).replace(/^,? /, "") } : undefined;
}

/** The places with articles and distances; undefined where one of them has none. */
function allAway(c: Saying): { name: string; away: string }[] | undefined {
  const parts = nearbyNamed(c.facts.nearby!, true)?.flatMap((one) => awayOf(one) ?? []);
  return parts?.length === c.facts.nearby!.length ? parts : undefined;
}

/** As they follow each other: `el mercado está a 300 m y el metro, a 4 minutos`. */
function placesAway(c: Saying): string {
  const [first, ...rest] = c.choose.shuffled(allAway(c)!);
  const verb = c.choose.pick("away", "está", "queda");
  return listed([
    mark("nearby", `${first!.name} ${verb} ${first!.away}`),
    ...rest.map(({ name, away }) => mark("nearby", `${name}, ${away}`)),
  ]);
}
const isAway = (c: Saying) => allAway(c) !== undefined;
const theNearby = (c: Saying) =>
  listed(c.choose.shuffled(nearbyNamed(c.facts.nearby!, true)!).map((one) => mark("nearby", one)));
const hasArticles = (c: Saying) => nearbyNamed(c.facts.nearby!, true) !== undefined;

const NEAR: readonly Message[] = [
  { topic: "near", needs: ["nearby"], when: isAway, say: placesAway },
  { topic: "near", needs: ["nearby"], when: isAway, say: (c) => `fuera, ${placesAway(c)}` },
  {
    topic: "near",
    needs: ["nearby"],
    when: (c) => hasArticles(c) && c.facts.nearby!.length > 1,
    say: (c) => `para el día a día, cerca quedan ${theNearby(c)}`,
  },
  {
    topic: "near",
    needs: ["nearby"],
    when: (c) => hasArticles(c) && c.facts.nearby!.length > 1,
    say: (c) => `alrededor están ${theNearby(c)}`,
  },
];

/** An investor reads what a metre costs besides. */
const isNoInvestment = (c: Saying) => c.tone !== "inversion";

const CONDITIONS: readonly Message[] = [
  {
    topic: "conditions",
    needs: ["price", "communityFee"],
    when: isNoInvestment,
    say: (c) => `${isOffered(c)} por ${price(c)}, y de ${lexiconOf(c).communityFee} se pagan ${fee(c)}`,
  },
  {
    topic: "conditions",
    needs: ["price", "communityFee"],
    when: isNoInvestment,
    say: (c) => `el precio es de ${price(c)}; a eso se suman ${fee(c)} de ${lexiconOf(c).communityFee}`,
  },
];

/** Sentences of long texts about the rest: comfort, state, extras, what is near, the terms. */
export const FLOWING_TERMS: readonly Message[] = [...COMFORT, ...STATE, ...EXTRA, ...NEAR, ...CONDITIONS];
