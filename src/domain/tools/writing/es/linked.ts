import { BUSINESS_TYPES, type FieldKey, HOUSE_TYPES, isKnown } from "../facts.ts";
import type { Line, Saying } from "../grammar.ts";
import { capitalised, mark, plainOf } from "../marks.ts";
import { lexiconOf, parkingNoun, typeNoun } from "./lexicon.ts";
import { gathered, isTellingHeating, looks, outdoors, services } from "./lines.ts";
import { agreeing, definite, indefinite } from "./nouns.ts";
import { detailsOfKind } from "./own-details.ts";
import {
  airConditioning,
  baths,
  building,
  exterior,
  heating,
  inner,
  isHouse,
  isInner,
  plot,
  renewedNamed,
  rooms,
  subject,
  terrace,
  toCompass,
  usable,
  withoutLift,
} from "./phrases.ts";
import { isLivedIn } from "./rich.ts";
import { ofBuilding, storey } from "./rich-building.ts";
import { condition, good, isBuilt, isFlat, isRenewed, year } from "./state.ts";

/**
 * Sentences that link what follows from each other: stairs and nobody above, an old building and works of late, a state and the works
 * that it spares. They are tried before those that gather, and say nothing that does not follow from the facts themselves.
 */

const aTerrace = (c: Saying) => (c.facts.terraceAreaM2 === undefined ? terrace(c) : `una ${terrace(c)}`);
const then = (text: string) => (text === "" ? "" : `. ${capitalised(text)}`);

const withLift = (c: Saying) => mark("hasLift", `en ${lexiconOf(c).lift.one}`);
/** Things of the building besides the lift. */
const otherServices = (c: Saying) => services(c).filter((thing) => !thing.includes("hasLift"));
/** Where the home looks, with what it has in the open air: `mira al este y tiene una terraza de 35 m²`. */
function sideWithAir(c: Saying): string {
  const side = looks(c);
  if (side === "") return "";
  const things = [...(c.has("hasTerrace") ? [aTerrace(c)] : []), ...detailsOfKind(c, "outside")];
  if (things.length === 0) return side;
  return `${side}${/ [ye] |, /.test(plainOf(side)) ? "," : ""} y tiene ${gathered(things)}`;
}

/** The storey with the way up and with whoever lives above. */
function storeyAndStairs(c: Saying): string {
  if (!isFlat(c) || !isBuilt(c) || !isLivedIn(c) || !c.has("floor") || c.facts.floor! < 1) return "";
  const isTop = c.has("isTopFloor");
  const { text: home, noun } = subject(c);
  const of = ofBuilding(c);
  const things = otherServices(c);
  // Behind a building that is named its things follow; else they have a sentence of their own.
  const served = of.includes("yearBuilt") && things.length > 0 ? `, con ${gathered(things)}` : "";
  const besides = served === "" && things.length > 0 ? `. El edificio tiene ${gathered(things)}` : "";
  // That it is exterior is no sentence: it goes along with the storey.
  const isOnlySide = (c.has("isExterior") || isInner(c)) && !c.has("orientation") && !c.has("views");
  const out = isOnlySide ? `es ${isInner(c) ? inner(c, noun) : exterior(c, noun)} y ` : "";
  const where = `${home} ${out}está en ${storey(c)}${of}${served}`;
  const side = isOnlySide ? "" : then(sideWithAir(c));
  if (withoutLift(c) !== "") {
    if (c.facts.floor === 1 && !isTop)
      return c.choose.pick(
        "stairs-to-the-first",
        `${where}. Es un edificio ${withoutLift(c)}, pero solo hay que subir a un primero${besides}${side}`,
        `${where}, ${withoutLift(c)}: se sube a pie, pero es un primero${besides}${side}`,
      );
    return isTop
      ? c.choose.pick(
          "stairs-to-the-top",
          `${where}. Se sube a pie, ${withoutLift(c)}: es lo que cuesta no tener vecinos encima${besides}${side}`,
          `${where}. Hay que subir a pie, porque es un edificio ${withoutLift(c)}; a cambio, no hay vecinos encima${besides}${side}`,
        )
      : c.choose.pick(
          "stairs",
          `${where}, ${withoutLift(c)}${besides}${side}`,
          `${where}. Es un edificio ${withoutLift(c)}${besides}${side}`,
        );
  }
  if (isTop)
    return c.has("hasLift")
      ? c.choose.pick(
          "lift-to-the-top",
          `${where}: se llega ${withLift(c)} y no hay vecinos encima${besides}${side}`,
          `${where}, así que no hay vecinos encima, y se sube ${withLift(c)}${besides}${side}`,
        )
      : `${where}, así que no hay vecinos encima${besides}${side}`;
  return "";
}

/** The side to which a flat looks, with the terrace that it has. */
function sideAndTerrace(c: Saying): string {
  if (!isFlat(c) || !isLivedIn(c) || !c.has("orientation") || !c.has("hasTerrace")) return "";
  const a = aTerrace(c);
  const { text: home, noun } = subject(c);
  const out = c.has("isExterior") ? `es ${exterior(c, noun)}, mira ${toCompass(c)}` : `mira ${toCompass(c)}`;
  const details = detailsOfKind(c, "outside");
  return c.choose.pick(
    "side-and-terrace",
    `${home} ${out} y tiene ${gathered([a, ...details])}`,
    `${home} ${out} y sale al aire libre por ${gathered([a, ...details])}`,
    ...(c.tone === "cercano" ? [`${home} ${out}; al salir fuera, ${gathered([a, ...details])}`] : []),
  );
}

/** Rooms of a home whose area is told already. */
function roomsAlone(c: Saying): string {
  if (c.has("builtAreaM2") || c.facts.builtAreaM2 === undefined || !c.has("rooms") || !c.has("bathrooms")) return "";
  if (!isLivedIn(c)) return "";
  const details = detailsOfKind(c, "inside");
  const both = `${rooms(c)} y ${baths(c)}`;
  if (isHouse(c) && c.has("buildingFloors")) {
    const behind = details.length > 0 ? `, con ${gathered(details)}` : "";
    return c.facts.buildingFloors === 1
      ? `todo está en ${building(c)}: ${both}${behind}`
      : `${both} se reparten en ${building(c)}${behind}`;
  }
  if (c.has("usableAreaM2")) {
    const along = details.length > 0 ? `, con ${gathered(details)}` : "";
    return c.choose.pick(
      "usable-area",
      `los ${usable(c)} se reparten en ${both}${along}`,
      `en ${usable(c)} hay ${both}${along}`,
    );
  }
  const behind = details.length > 0 ? `, además de ${gathered(details)}` : "";
  return c.choose.pick("rooms-alone", `dentro hay ${both}${behind}`, `esa superficie da para ${both}${behind}`);
}

const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
/** Years between a building and its works from which the two are told against each other. */
const APART = 20;

const ofHome = (c: Saying) => `${typeNoun(c).isFeminine ? "de la" : "del"} ${mark("type", typeNoun(c).one)}`;
const definiteHome = (c: Saying) => mark("type", definite(typeNoun(c)));
const isSeveral = (c: Saying) => /, | [ye] /.test(c.facts.renovatedWhat ?? "");
/** The state, with what it spares or asks for. */
function stateAndWorks(c: Saying): string {
  if (!isLivedIn(c)) return ofBusiness(c);
  if (!isBuilt(c)) return "";
  const isNew = c.has("renovatedYear") && isRenewed(c) && !c.has("renovatedWhat") && c.facts.condition !== "a_reformar";
  if (isNew && c.has("yearBuilt") && c.facts.renovatedYear! - c.facts.yearBuilt! >= APART) {
    const home = subject(c).text;
    const warm = isTellingHeating(c) ? ` y tiene ${heating(c)}` : "";
    return isHouse(c)
      ? `${home} es de ${year(c)}, pero se reformó en ${inYear(c)}${warm}`
      : c.choose.pick(
          "old-and-new",
          `el edificio es de ${year(c)}, pero ${home} se reformó en ${inYear(c)}${warm}`,
          `aunque el edificio es de ${year(c)}, ${home} se reformó en ${inYear(c)}${warm}`,
          `${home} se reformó en ${inYear(c)}, en un edificio de ${year(c)}${warm}`,
        );
  }
  const isLate = isNew && !isHouse(c) && c.facts.renovatedYear! - (c.facts.yearBuilt ?? 9999) >= APART;
  if (isLate)
    return c.choose.pick(
      "late-works",
      `la reforma ${ofHome(c)}, de ${inYear(c)}, es mucho más reciente que el edificio`,
      `${subject(c).text} se reformó en ${inYear(c)}, mucho después de que se levantara el edificio`,
      `la obra ya está hecha: la reforma es de ${inYear(c)}`,
      `${subject(c).text} se reformó en ${inYear(c)}`,
    );
  const parts = c.has("renovatedYear") && isRenewed(c) && c.has("renovatedWhat") && c.facts.condition !== "a_reformar";
  if (parts && isSeveral(c) && plainOf(renewedNamed(c)) !== "") {
    const since =
      c.has("yearBuilt") && c.facts.renovatedYear! - c.facts.yearBuilt! >= APART
        ? `${isHouse(c) ? definiteHome(c) : "el edificio"} es de ${year(c)}, pero `
        : "";
    const works = `${renewedNamed(c)} se reformaron en ${inYear(c)}`;
    return since === ""
      ? c.choose.pick("works-of-parts", works, `en ${inYear(c)} se reformaron ${renewedNamed(c)}`)
      : `${since}${works}`;
  }
  return "";
}

/** The state of premises, with what they have. */
function ofBusiness(c: Saying): string {
  const home = subject(c).text;
  const isRenewedWhole = c.has("renovatedYear") && isRenewed(c) && !c.has("renovatedWhat");
  if (!isRenewedWhole || (c.has("condition") && !good(c))) return "";
  const things = [
    ...(c.has("hasAirConditioning") ? [airConditioning()] : []),
    ...(c.has("heating") ? [heating(c)] : []),
    ...detailsOfKind(c, "inside", "outside"),
  ];
  const isGood = c.has("condition");
  const has = things.length > 0 ? `${isGood ? "," : ""} y tiene ${gathered(things)}` : "";
  return `${home} se reformó en ${inYear(c)}${isGood ? ` y está en ${condition(c)}` : ""}${has}`;
}

/** A place for the car and one for the rest. */
function carAndRest(c: Saying): string {
  if (!isLivedIn(c) || !c.has("hasParkingIncluded") || !c.has("hasStorageRoom")) return "";
  const car = parkingNoun(c);
  const store = lexiconOf(c).storage;
  const park = mark("hasParkingIncluded", `${indefinite(car)} ${agreeing("incluido", car)} en el precio`);
  const put = mark("hasStorageRoom", indefinite(store));
  return c.choose.pick(
    "car-and-rest",
    `hay ${put} y ${park}`,
    `con la vivienda van ${park} y ${put}`,
    `además de ${put}, el precio incluye ${mark("hasParkingIncluded", definite(car))}`,
    `el precio incluye ${mark("hasParkingIncluded", definite(car))}, y hay además ${put}`,
  );
}

/** Garden, pool and terrace of a house, with the ground or behind it. */
function onTheGround(c: Saying): string {
  if (!isHouse(c) || c.facts.plotAreaM2 === undefined) return "";
  const things = outdoors(c);
  if (things.length === 0) return "";
  if (c.has("plotAreaM2"))
    return c.has("orientation") && !c.has("views")
      ? `${subject(c).text} mira ${toCompass(c)}, y en ${definite(lexiconOf(c).plot)}, de ${plot(c)}, hay ${gathered(things)}`
      : "";
  const side = c.has("orientation") && !c.has("views") ? `${subject(c).text} mira ${toCompass(c)}, y ` : "";
  if (side !== "") return `${side}en ese terreno hay ${gathered(things)}`;
  return c.tone === "premium" && things.length > 1
    ? `ese terreno reúne ${gathered(things)}`
    : c.choose.pick("on-the-ground", `en ese terreno hay ${gathered(things)}`, `ahí fuera hay ${gathered(things)}`);
}

/** All of them, in the order in which a text tries them. */
export const LINKED: readonly Line[] = [
  { topics: ["floor", "light"], say: storeyAndStairs },
  { topics: ["outdoor", "light"], say: sideAndTerrace },
  { topics: ["inside"], say: roomsAlone },
  { topics: ["state", "comfort"], say: stateAndWorks },
  { topics: ["extras"], say: carAndRest },
  { topics: ["outdoor"], say: onTheGround },
];

/** Facts that a running text may leave to the list of features, where it has more telling ones. */
const QUIET: readonly FieldKey[] = ["hasWardrobes", "hasAirConditioning", "buildingFloors", "heating"];
/** Known facts from which a text has others to tell. */
const MANY = 12;

/**
 * The facts of a home that its list of features tells and its text does not: wardrobes, usual heating and cooling, the storeys of the building,
 * and a good state where works are told. Of a home of which little is known there is nothing to leave.
 */
export function leftToList(c: Saying): FieldKey[] {
  const { facts } = c;
  if (BUSINESS_TYPES.includes(facts.type)) return [];
  const known = Object.keys(facts).filter(
    (field) => field !== "country" && field !== "currency" && isKnown(facts, field as FieldKey),
  );
  if (known.length < MANY) return [];
  const isHome = HOUSE_TYPES.includes(facts.type);
  return [
    ...QUIET.filter(
      (field) => !(field === "heating" && isTellingHeating(c)) && !(field === "buildingFloors" && isHome),
    ),
    ...(facts.type === "estudio" && facts.bathrooms === 1 ? (["bathrooms"] as const) : []),
    ...(facts.condition === "bueno" && facts.renovatedYear !== undefined && isRenewed(c)
      ? (["condition"] as const)
      : []),
  ];
}
