import { isShared } from "../facts.ts";
import type { Line, Saying } from "../grammar.ts";
import { capitalised, mark, plainOf } from "../marks.ts";
import { hasWinter } from "./comfort.ts";
import { onPlot } from "./inside.ts";
import { say } from "./invitations.ts";
import { lexiconOf, parkingNoun } from "./lexicon.ts";
import { agreeing, definite, indefinite, listed } from "./nouns.ts";
import { detailsOfKind, otherThings } from "./own-details.ts";
import {
  airConditioning,
  areas,
  baths,
  building,
  compass,
  doorman,
  exterior,
  floorPlace,
  furnished,
  garden,
  heating,
  inner,
  isHouse,
  isInner,
  isPlanned,
  lift,
  plot,
  pool,
  renewed,
  renewedNamed,
  rooms,
  storage,
  subject,
  terrace,
  toCompass,
  toViews,
  wardrobes,
  withoutLift,
} from "./phrases.ts";
import { isLivedIn } from "./rich.ts";
import { ofBuilding, storey } from "./rich-building.ts";
import { condition, good, isBuilt, isFlat, isRenewed, year } from "./state.ts";
import { awaitsPrice } from "./terms.ts";

/**
 * Sentences that gather, as whoever writes adverts for a living does: the rooms with their area, the storey with its building and all that this
 * has, the state with what makes the home comfortable. What the agent wrote themselves stands among the things of its kind.
 */

/** A thing that names two: `gimnasio y salón social`; two sizes of one are none. */
const TWO = / [ye] (?!\d)/;
/**
 * `ascensor, portería, gimnasio y salón social`: a list in which one thing may name two itself, which then stand at its end.
 */
export function gathered(things: readonly string[]): string {
  const single = things.filter((thing) => !TWO.test(plainOf(thing)));
  const double = things.filter((thing) => TWO.test(plainOf(thing)));
  if (double.length === 0) return listed(single);
  if (single.length === 0) return double.join(", además de ");
  const [first, ...others] = double;
  return [[...single, first!].join(", "), ...others].join(", además de ");
}

/** A verb before a list of things: a text does not say the same twice in a row. */
const has = (c: Saying) =>
  c.tone === "premium"
    ? c.choose.pick("has", "dispone de", "cuenta con", "tiene")
    : c.choose.pick("has", "tiene", "cuenta con", "dispone de");
const when = (is: boolean, say: () => string): string[] => (is ? [say()] : []);
const aTerrace = (c: Saying) => (c.facts.terraceAreaM2 === undefined ? terrace(c) : `una ${terrace(c)}`);

/** Heatings that a home is chosen for. */
const TELLING_HEATINGS: readonly string[] = ["chimenea", "suelo_radiante", "aerotermia"];
/** Whether such a heating is left to tell. */
export const isTellingHeating = (c: Saying) => c.has("heating") && TELLING_HEATINGS.includes(c.facts.heating!);

/* Area and rooms. */

function inside(c: Saying): string {
  if (!c.has("builtAreaM2") && !c.has("usableAreaM2")) return "";
  const storeys = isHouse(c) && c.has("buildingFloors") ? ` en ${building(c)}` : "";
  const parts = [
    ...when(c.has("rooms"), () => rooms(c)),
    ...when(c.has("bathrooms"), () => baths(c)),
    ...detailsOfKind(c, "inside", ...(isFlat(c) && isLivedIn(c) ? (["outside"] as const) : [])),
    ...when(isFlat(c) && c.has("hasTerrace"), () => aTerrace(c)),
    // Where the works are told already, a floor that warms has no other sentence to go along with.
    ...when(isTellingHeating(c) && c.facts.renovatedYear !== undefined && !c.has("renovatedYear"), () => heating(c)),
  ];
  // A balcony is not within.
  const isWithin =
    !parts.some((part) => /\ue001hasTerrace/.test(part)) && !(isFlat(c) && detailsOfKind(c, "outside").length > 0);
  const onGround = isHouse(c) && outdoors(c).length === 0 ? onPlot(c) : "";
  if (parts.length === 0) return "";
  const area = `${areas(c)}${storeys}`;
  const apart = `${area}, con ${gathered(parts)}${onGround}`;
  // An area in storeys is not one thing of a list.
  const together = storeys === "" ? `${gathered([area, ...parts])}${onGround}` : apart;
  if (c.tone === "cercano") {
    return c.choose.pick(
      "area",
      isWithin ? `dentro hay ${together}` : `${has(c)} ${together}`,
      `son ${apart}`,
      isWithin ? `dentro ${say(c, "have")} ${together}` : `son ${apart}`,
      `${has(c)} ${together}`,
    );
  }
  // Only rooms share the area out.
  const divided = [...when(c.has("rooms"), () => rooms(c)), ...when(c.has("bathrooms"), () => baths(c))];
  const isDivided = c.has("rooms") && c.facts.rooms! > 1 && storeys === "" && divided.length === parts.length;
  return c.choose.pick(
    "area",
    `${has(c)} ${together}`,
    `${c.tone === "premium" ? "suma" : "son"} ${apart}`,
    isDivided ? `los ${area} se reparten en ${listed(divided)}${onGround}` : `${has(c)} ${together}`,
    ...(c.tone === "inversion" && isDivided ? [`${listed(divided)} en ${area}${onGround}`] : []),
  );
}

/* The storey, its building, and where the home looks. */

/** Things of the building: `ascensor, portero, piscina y gimnasio`. */
export const services = (c: Saying) => [
  ...when(c.has("hasLift"), () => lift(c)),
  ...when(c.has("hasDoorman"), () => doorman(c)),
  ...when(c.has("hasGarden") && isShared(c.facts, "hasGarden"), garden),
  ...when(c.has("hasPool") && isShared(c.facts, "hasPool"), () => pool(c)),
  ...detailsOfKind(c, "building"),
];
/** `, con ascensor y piscina`, `, sin ascensor y con portero` */
function served(c: Saying): string {
  const things = services(c);
  if (withoutLift(c) !== "") return `, ${withoutLift(c)}${things.length > 0 ? ` y con ${gathered(things)}` : ""}`;
  return things.length > 0 ? `, con ${gathered(things)}` : "";
}

/** Where the home looks, as clauses with a verb: `es exterior, con orientación sur y vistas al parque`. */
export function looks(c: Saying): string {
  const outward = c.has("isExterior") ? exterior(c) : isInner(c) && c.facts.floor !== undefined ? inner(c) : undefined;
  const views = c.has("views") ? `vistas ${toViews(c)}` : undefined;
  const side = c.has("orientation") ? compass(c) : undefined;
  if (outward === undefined && side === undefined) return views === undefined ? "" : `tiene ${views}`;
  if (outward === undefined) return `mira ${toCompass(c)}${views === undefined ? "" : `, con ${views}`}`;
  if (side === undefined) return `es ${outward}${views === undefined ? "" : ` y tiene ${views}`}`;
  if (views !== undefined) return `es ${outward}, con orientación ${side} y ${views}`;
  return c.choose.pick("looks", `es ${outward}, con orientación ${side}`, `es ${outward} y mira ${toCompass(c)}`);
}
const clean = (text: string) => text.replace(/,(\ue003?),/g, ",$1");

function placed(c: Saying): string {
  const { facts } = c;
  if (!isFlat(c)) return "";
  if (!isBuilt(c)) return planned(c);
  if (!c.has("floor")) {
    const things = services(c);
    // Of a lift alone the messages speak as well.
    return things.length > 1 || (things.length === 1 && !c.has("hasLift"))
      ? `el edificio tiene ${gathered(things)}`
      : "";
  }
  const where = facts.floor! > 0 ? `${storey(c)}${ofBuilding(c)}` : `${floorPlace(c)}${ofGround(c)}`;
  const side = looks(c);
  const rest = served(c);
  if (side === "") return clean(c.choose.pick("storey", `está en ${where}${rest}`, `se encuentra en ${where}${rest}`));
  const isOnlyVerb = !/, | y /.test(plainOf(side));
  // That it is exterior alone is no clause to stand apart.
  if (isOnlyVerb && !c.has("orientation"))
    return clean(
      c.choose.pick("storey", `${side} y está en ${where}${rest}`, `${side} y se encuentra en ${where}${rest}`),
    );
  return clean(
    c.choose.pick(
      "storey-and-side",
      `${side}${isOnlyVerb ? "" : ","} y está en ${where}${rest}`,
      `está en ${where}${rest}; ${side}`,
      `${side}${isOnlyVerb ? "" : ","} y se encuentra en ${where}${rest}`,
      `se encuentra en ${where}${rest}; ${side}`,
    ),
  );
}
/** Of a building that is still to come, what it will have; where the home lies in it the messages say. */
function planned(c: Saying): string {
  const things = services(c).filter((thing) => !thing.includes("hasLift"));
  return things.length > 0 ? `el edificio tendrá ${gathered(things)}` : "";
}
/** `, en un edificio de 1990`: of a ground floor. */
const ofGround = (c: Saying) => (c.has("yearBuilt") ? `, en un edificio de ${year(c)}` : "");

/* The ground and the open air of a house. */

export const outdoors = (c: Saying) => [
  ...when(c.has("hasGarden"), garden),
  ...when(c.has("hasPool"), () => pool(c)),
  ...when(c.has("hasTerrace"), () => aTerrace(c)),
  ...detailsOfKind(c, "outside"),
];

function grounds(c: Saying): string {
  if (!isHouse(c)) return "";
  const things = outdoors(c);
  if (things.length === 0) return "";
  if (!c.has("plotAreaM2")) {
    const warm = [`fuera hay ${gathered(things)}`, `al aire libre hay ${gathered(things)}`] as const;
    return c.tone === "premium" ? `en el exterior hay ${gathered(things)}` : c.choose.pick("outside", ...warm);
  }
  const noun = lexiconOf(c).plot;
  const the = definite(noun);
  return c.choose.pick(
    "plot",
    `${the}, de ${plot(c)}, tiene ${gathered(things)}`,
    `${the} es de ${plot(c)}, con ${gathered(things)}`,
    ...(c.tone === "premium" ? [`${indefinite(noun)} de ${plot(c)} acoge ${gathered(things)}`] : []),
  );
}

/* State and comfort. */

/** Gender and number of `la cocina y los baños`, by their articles. */
function renewedAs(c: Saying): { verb: string; participle: string } | undefined {
  const named = plainOf(renewedNamed(c));
  if (named === "") return undefined;
  const parts = named.split(/, | [ye] /);
  const isOne = parts.length === 1 && /^(?:el|la) /.test(named);
  const isFeminine = parts.every((part) => /^las? /.test(part));
  return {
    verb: isOne ? "se reformó" : "se reformaron",
    participle: `reformad${isFeminine ? "a" : "o"}${isOne ? "" : "s"}`,
  };
}

/** The works and their year: a clause of its own, or words behind `en buen estado`. */
function renewal(c: Saying): { clause: string; behind: string } | undefined {
  if (!c.has("renovatedYear") || !isRenewed(c)) return undefined;
  const since = mark("renovatedYear", `${c.facts.renovatedYear}`);
  const isGood = good(c) && c.has("condition");
  if (!c.has("renovatedWhat")) {
    const clause = isGood ? `se reformó en ${since} y está en ${condition(c)}` : `se reformó en ${since}`;
    return { clause, behind: "" };
  }
  const work = workOf(c);
  if (work) return { clause: `en ${since} se hizo una ${work}`, behind: `, con una ${work} en ${since}` };
  const as = renewedAs(c);
  const named = renewedNamed(c);
  return as
    ? { clause: `${named} ${as.verb} en ${since}`, behind: `, con ${named} ${as.participle} en ${since}` }
    : {
        clause: `la reforma de ${since} alcanzó a ${renewed(c)}`,
        behind: `, con reforma de ${renewed(c)} en ${since}`,
      };
}

/** Works that the agent calls so themselves, and those of the whole home: `reforma integral`. */
function workOf(c: Saying): string | undefined {
  const typed = c.facts.renovatedWhat!;
  if (/^(?:reforma|remodelaci[oó]n|rehabilitaci[oó]n|renovaci[oó]n)(?!\p{L})/iu.test(typed)) return renewed(c);
  if (/^integral$/i.test(typed)) return `reforma ${renewed(c)}`;
  return /^(?:complet[oa]|total|tod[oa](?: (?:el|la) (?:piso|casa|vivienda|departamento|apartamento|local|oficina))?)$/i.test(
    typed,
  )
    ? `reforma ${mark("renovatedWhat", "completa")}`
    : undefined;
}

/** Things that make it comfortable: `armarios empotrados, aire acondicionado y calefacción central`. */
function comforts(c: Saying): string[] {
  const others = [
    ...when(c.has("hasStorageRoom") && !c.has("hasParkingIncluded"), () => storage(c)),
    ...otherThings(c),
    // Of a flat they are told with its building.
    ...(isHouse(c) ? detailsOfKind(c, "building") : []),
  ];
  const isBoth = c.has("hasAirConditioning") && c.has("heating") && others.length === 0 && hasWinter(c);
  const isTold = isBoth && (c.tone === "neutro" || c.tone === "cercano") && c.choose.chance(0.3);
  return [
    ...when(c.has("hasWardrobes"), () => wardrobes(c)),
    ...when(c.has("hasAirConditioning"), () => `${airConditioning()}${isTold ? " para el verano" : ""}`),
    ...when(c.has("heating"), () => `${heating(c)}${isTold ? " para el invierno" : ""}`),
    ...others,
  ];
}

/** `construida en 1998 y en buen estado`: a house is as old as what is built. */
const houseYear = (c: Saying) => (isHouse(c) && c.has("yearBuilt") && !isPlanned(c, "yearBuilt") ? year(c) : undefined);

function stateAndComfort(c: Saying): string {
  if (c.has("condition") && !good(c)) return comfortAlone(c);
  const work = renewal(c);
  const built = houseYear(c);
  const isGood = c.has("condition") && !(work && !c.has("renovatedWhat"));
  const states = [
    ...when(c.has("isFurnished") && isLivedIn(c), () => handedOver(c)),
    ...when(built !== undefined, () => `es de ${built}`),
    ...when(isHouse(c) && c.has("orientation"), () => `mira ${toCompass(c)}`),
    ...when(isGood, () => `está en ${condition(c)}`),
  ];
  const behind = work !== undefined && isGood ? work.behind : "";
  const clause = work !== undefined && behind === "" ? work.clause : "";
  if (states.length === 0 && clause === "") return comfortAlone(c);
  const state = states.length === 0 ? "" : `${listed(states)}${behind}`;
  const first = [state, clause].filter((one) => one !== "").join("; ");
  const things = comforts(c);
  if (things.length === 0) return first;
  const list = gathered(things);
  if (state === "")
    return clause.includes(" y ") ? `${clause}. ${capitalised(has(c))} ${list}` : `${clause}, y hay ${list}`;
  if (clause === "" && states.length === 1 && isGood && c.choose.chance(0.4)) return `${has(c)} ${list}, y ${state}`;
  return first.includes(",") || first.includes(";") || states.length > 1
    ? `${first}. ${capitalised(has(c))} ${list}`
    : `${first} y ${has(c)} ${list}`;
}

/** `el piso se alquila amueblado` */
function handedOver(c: Saying): string {
  const { text, noun } = subject(c);
  const verb = c.facts.operation === "alquiler" ? lexiconOf(c).lets : "entrega";
  return `${text} se ${verb} ${furnished(c, noun)}`;
}

function comfortAlone(c: Saying): string {
  const things = comforts(c);
  if (things.length < 2) return "";
  return `${has(c)} ${gathered(things)}`;
}

/* Things that come with it. */

function extras(c: Saying): string {
  if (!c.has("hasParkingIncluded") || !isLivedIn(c) || awaitsPrice(c)) return "";
  const noun = parkingNoun(c);
  const the = mark("hasParkingIncluded", definite(noun));
  const included = `${the} está ${agreeing("incluido", noun)} en el precio`;
  if (!c.has("hasStorageRoom")) return c.choose.pick("parking", `el precio incluye ${the}`, included);
  const store = storage(c);
  return c.choose.pick(
    "parking-and-storage",
    `${has(c)} ${store}, y ${included}`,
    `${included}, y hay también ${store}`,
    `${has(c)} ${store} y ${mark("hasParkingIncluded", `${noun.one} ${agreeing("incluido", noun)} en el precio`)}`,
  );
}

/** All of them, in the order in which a text tries them. */
export const LINES: readonly Line[] = [
  { topics: ["inside"], say: inside },
  { topics: ["floor", "light"], say: placed },
  { topics: ["outdoor", "inside"], say: grounds },
  { topics: ["state", "comfort"], say: stateAndComfort },
  { topics: ["extras"], say: extras },
];
