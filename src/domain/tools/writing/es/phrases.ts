import { BUSINESS_TYPES, type FieldKey, HOUSE_TYPES, hasStairsOnly } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { areaIn, moneyIn, numberIn } from "../numbers.ts";
import { doormanName, lexiconOf, parkingNoun, roomNoun, typeNoun } from "./lexicon.ts";
import {
  agreeing,
  counted,
  definite,
  feminine,
  indefinite,
  listed,
  masculine,
  type Noun,
  ordinal,
  to,
} from "./nouns.ts";

/** The facts as parts of Spanish sentences, each marked with its field. */

const HEATING = {
  gas_individual: "calefacción de gas individual",
  central: "calefacción central",
  electrica: "calefacción eléctrica",
  suelo_radiante: "suelo radiante",
  aerotermia: "calefacción por aerotermia",
  bomba_calor: "calefacción por bomba de calor",
  chimenea: "chimenea",
} as const;

const HOME = feminine("vivienda");
const PROPERTY = masculine("inmueble");

/** `94 m²`, without a mark: who says it knows which field it is. */
export const area = (c: Saying, field: "builtAreaM2" | "usableAreaM2" | "plotAreaM2" | "terraceAreaM2") =>
  areaIn(c.variety, c.facts[field]!);
/** `94 m² construidos` */
export const built = (c: Saying) => mark("builtAreaM2", `${area(c, "builtAreaM2")} ${lexiconOf(c).built}`);
/** `82 m² útiles` */
export const usable = (c: Saying) => mark("usableAreaM2", `${area(c, "usableAreaM2")} ${lexiconOf(c).usable}`);
/** `94 m² construidos (82 útiles)`, or the one of the two that is left to say. */
export function areas(c: Saying): string {
  if (!c.has("builtAreaM2")) return usable(c);
  if (!c.has("usableAreaM2")) return built(c);
  const number = numberIn(c.variety, c.facts.usableAreaM2!, 2);
  return `${built(c)} (${mark("usableAreaM2", `${number} ${lexiconOf(c).usable}`)})`;
}

/** `640 m²` */
export const plot = (c: Saying) => mark("plotAreaM2", area(c, "plotAreaM2"));
/** `tres habitaciones` */
export const rooms = (c: Saying) => mark("rooms", counted(c.facts.rooms!, roomNoun(c)));
/** `dos baños` */
export const baths = (c: Saying) => mark("bathrooms", counted(c.facts.bathrooms!, masculine("baño")));

/** Places that are named with an article, by their first word or their whole name; folded to lower case. */
const PLACE_HEADS: Readonly<Record<string, "el" | "la">> = Object.fromEntries([
  ..."casco centro ensanche eixample barrio puerto poblado polígono paseo raval born cabanyal albaicín carmen arenal realejo sacromonte perchel zaidín sardinero poblenou clot guinardó carmel porvenir rastro viso"
    .split(" ")
    .map((head) => [head, "el"] as const),
  ..."urbanización colonia zona marina playa barceloneta macarena condesa alameda judería malagueta malvarrosa"
    .split(" ")
    .map((head) => [head, "la"] as const),
]);
/** Towns whose name begins with such a word: `Puerto Varas`, `Playa del Carmen`, `Colonia del Sacramento`. */
const OF_NAME = /^(?:puerto (?!de )\S|playa \S|colonia del sacramento|carmen de |marina d)/i;
/** `el Casco Vello`, `Gràcia`: as it follows a preposition. */
function withArticle(near: string): string {
  const [part = ""] = near.split(/ ?[,(]/);
  if (OF_NAME.test(part)) return near;
  const words = part.toLocaleLowerCase("es").split(" ");
  const article = PLACE_HEADS[words[0]!] ?? (words.at(-1) === "ensanche" ? "el" : undefined);
  return article === undefined ? near : `${article} ${near}`;
}
/** `en el Casco Vello`, `del Casco Vello`: marked behind the preposition. */
function after(preposition: "en" | "de", text: string): string {
  const named = withArticle(text);
  return preposition === "de" && /^el /i.test(named)
    ? `del ${mark("placeName", named.slice(3))}`
    : `${preposition} ${mark("placeName", named)}`;
}
const parted = (c: Saying) => {
  const [near, ...wide] = c.facts.placeName!.split(",").map((part) => part.trim());
  return wide.length === 0 ? near! : `${near} (${wide.join(", ")})`;
};
/** `Gràcia, Barcelona` reads better as `Gràcia (Barcelona)` inside a sentence. */
export const place = (c: Saying) => mark("placeName", withArticle(parted(c)));
/** `en Gràcia, Barcelona`: at the end of a sentence, or before a comma. */
export const atPlace = (c: Saying) => after("en", c.facts.placeName!);
/** ` de Gràcia (Barcelona)`, with the space before it; empty where no place is known. */
export const ofPlace = (c: Saying) => (c.facts.placeName ? ` ${after("de", parted(c))}` : "");
/** The near part alone, where room is short. */
export const nearPlace = (c: Saying) => mark("placeName", withArticle(c.facts.placeName!.split(",")[0]!.trim()));
/** ` en Ruzafa (Valencia)`, with the space before it; empty where no place is known. */
export const inPlace = (c: Saying) => (c.facts.placeName ? ` ${after("en", parted(c))}` : "");

/** `piso` */
export const typeName = (c: Saying) => mark("type", typeNoun(c).one);
/** `un piso`, `una casa` */
export const aType = (c: Saying) => mark("type", indefinite(typeNoun(c)));
/** `este piso`, `esta casa` */
export const thisType = (c: Saying) => {
  const noun = typeNoun(c);
  return `${noun.isFeminine ? "esta" : "este"} ${mark("type", noun.one)}`;
};

/** The home once more, each time by another name. */
export function subject(c: Saying): { text: string; noun: Noun } {
  const noun = typeNoun(c);
  const other = BUSINESS_TYPES.includes(c.facts.type) ? PROPERTY : HOME;
  const own = { text: mark("type", definite(noun)), noun };
  return c.choose.pick("subject", own, own, { text: definite(other), noun: other });
}

/** `la tercera planta`, `la planta 17`, `planta baja`, `el semisótano`: as it follows `en`. */
export function floorPlace(c: Saying): string {
  const { storey } = lexiconOf(c);
  const floor = c.facts.floor!;
  if (floor === 0) return mark("floor", "planta baja");
  if (floor === -1) return mark("floor", "el semisótano");
  const nth = floor > 0 ? ordinal(floor, storey) : undefined;
  const article = storey.isFeminine ? "la" : "el";
  const text = nth ? `${article} ${nth} ${storey.one}` : `${article} ${storey.one} ${String(floor).replace("-", "−")}`;
  return mark("floor", text);
}
/** The floor as a heading says it: `tercera planta`. */
export const bareFloor = (c: Saying) => floorPlace(c).replace(/\ue002(el|la) /, "\ue002");
/** `una tercera planta`, `un cuarto piso`; `planta baja` keeps its name. */
export function aFloor(c: Saying): string {
  const { storey } = lexiconOf(c);
  const nth = ordinal(c.facts.floor!, storey);
  const article = storey.isFeminine ? "una" : "un";
  return mark(
    "floor",
    nth === undefined ? `${article} ${storey.one} ${c.facts.floor!}` : `${article} ${nth} ${storey.one}`,
  );
}
/** `sin ascensor`, where there are stairs to climb; empty elsewhere. */
export const withoutLift = (c: Saying) =>
  hasStairsOnly(c.facts) ? mark("hasLift", `sin ${lexiconOf(c).lift.one}`) : "";
/** Whether the rooms look into a courtyard. */
export const isInner = ({ facts }: Saying) => facts.isExterior === false && !HOUSE_TYPES.includes(facts.type);
/** `interior` @param noun what it agrees with; the home unless said */
export const inner = (c: Saying, noun = typeNoun(c)) => mark("isExterior", agreeing("interior", noun));
/** `dos plantas`; one alone is `una sola planta`. */
export const building = (c: Saying) => {
  const { storey } = lexiconOf(c);
  const count = c.facts.buildingFloors!;
  const only = `${storey.isFeminine ? "una sola" : "un solo"} ${storey.one}`;
  return mark("buildingFloors", count === 1 ? only : counted(count, storey));
};
/** `ascensor` */
export const lift = (c: Saying) => mark("hasLift", lexiconOf(c).lift.one);
/** `exterior` @param noun what it agrees with; the home unless said */
export const exterior = (c: Saying, noun = typeNoun(c)) => mark("isExterior", agreeing("exterior", noun));
/** `última planta`, `último piso` */
export const topFloor = (c: Saying) => {
  const { storey } = lexiconOf(c);
  return mark("isTopFloor", `${storey.isFeminine ? "última" : "último"} ${storey.one}`);
};

/** The words of Colombia and Chile for where the sun rises and sets. */
const SUNS: Partial<Record<Saying["variety"], readonly [rise: string, set: string]>> = {
  "es-CO": ["oriente", "occidente"],
  "es-CL": ["oriente", "poniente"],
};
/** `sur`, `suroeste`; `surponiente` in Chile. Unmarked. */
export function sideOf({ facts, variety }: Saying): string {
  const [rise, set] = SUNS[variety] ?? [];
  const side = facts.orientation!;
  if (rise === undefined || set === undefined) return side;
  return side
    .replace("noreste", `nor${rise}`)
    .replace("noroeste", `nor${set}`)
    .replace("sureste", `sur${rise}`)
    .replace("suroeste", `sur${set}`)
    .replace(/^este$/, rise)
    .replace(/^oeste$/, set);
}
/** `sur` */
export const compass = (c: Saying) => mark("orientation", sideOf(c));
/** `al sur` */
export const toCompass = (c: Saying) => mark("orientation", `al ${sideOf(c)}`);
/** `al parque`; what is typed without article keeps its own shape. */
export const toViews = (c: Saying) => mark("views", to(c.facts.views!));

/** `terraza de 12 m²`. The area speaks for the terrace. */
export const terrace = (c: Saying) =>
  c.facts.terraceAreaM2 === undefined
    ? mark("hasTerrace", "terraza")
    : `${mark("hasTerrace", "terraza")} de ${mark("terraceAreaM2", area(c, "terraceAreaM2"))}`;
/** `jardín`. Whose it is nobody has said, so the text does not say it either. */
export const garden = () => mark("hasGarden", "jardín");
/** `piscina` */
export const pool = (c: Saying) => mark("hasPool", lexiconOf(c).pool.one);
/** Own words as a sentence takes them: a capital at the start goes, one of a name or of letters alone stays. */
export const inSentence = (words: string) =>
  /^\p{Lu}[\p{Ll}]+(?: |$)/u.test(words) && !/^\p{Lu}\p{Ll}+ (?:de )?\p{Lu}/u.test(words)
    ? words.charAt(0).toLocaleLowerCase("es") + words.slice(1)
    : words;
/** Things that are renewed, with their articles; folded to lower case. */
const RENEWABLE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "la cocina|el baño|los baños|el aseo|los aseos|la fachada|el tejado|la cubierta|el suelo|los suelos|los techos|las ventanas|la carpintería|" +
    "la fontanería|la electricidad|la calefacción|las instalaciones|la instalación eléctrica|la instalación de agua|las tuberías|" +
    "las puertas|el portal|el ascensor|la terraza|el jardín|la piscina|la pintura|el escaparate|el local|los acabados|las persianas|" +
    "la escalera|el salón|los dormitorios|las habitaciones|las recámaras|los pisos|la azotea|los clósets|la iluminación"
  )
    .split("|")
    .map((named) => [named.replace(/^\S+ /, ""), named]),
);
/** `la cocina, los baños y la instalación eléctrica`; as it was typed where one of them is not known. */
export function renewedNamed(c: Saying): string {
  const typed = inSentence(c.facts.renovatedWhat!);
  const parts = typed.split(/, ?| [ye] /);
  const named = parts.map((part) => {
    const [head = "", ...rest] = part.toLocaleLowerCase("es").split(" ");
    const known = RENEWABLE[part.toLocaleLowerCase("es")] ?? RENEWABLE[head];
    return known === undefined || RENEWABLE[part.toLocaleLowerCase("es")] ? known : [known, ...rest].join(" ");
  });
  return named.every((part) => part !== undefined) ? mark("renovatedWhat", listed(named)) : "";
}
/** `cocina y baños`, as the agent typed it: inside a sentence without its capital. */
export const renewed = (c: Saying) => mark("renovatedWhat", inSentence(c.facts.renovatedWhat!));
/** `calefacción de gas individual` */
export const heating = (c: Saying) => mark("heating", HEATING[c.facts.heating!]);
/** `aire acondicionado` */
export const airConditioning = () => mark("hasAirConditioning", "aire acondicionado");
/** `plaza de garaje` */
export const parking = (c: Saying) => mark("hasParkingIncluded", parkingNoun(c).one);
/** `plaza de garaje incluida` */
export const parkingIncluded = (c: Saying) => {
  const noun = parkingNoun(c);
  return mark("hasParkingIncluded", `${noun.one} ${agreeing("incluido", noun)}`);
};
/** `trastero` */
export const storage = (c: Saying) => mark("hasStorageRoom", lexiconOf(c).storage.one);
/** `armarios empotrados` */
export const wardrobes = (c: Saying) => mark("hasWardrobes", lexiconOf(c).wardrobes);
/** `conserje` */
export const doorman = (c: Saying) => mark("hasDoorman", doormanName(c));
/** `amueblado`, `amueblada` @param noun what it agrees with */
export const furnished = (c: Saying, noun: Noun) =>
  mark("isFurnished", agreeing(c.variety === "es-CO" || c.variety === "es-CL" ? "amoblado" : "amueblado", noun));

/** ` sin amueblar`: a tenant must know, whoever buys does not expect furniture. */
export const unfurnished = ({ facts, variety }: Saying) =>
  facts.isFurnished === false && facts.operation === "alquiler" && !BUSINESS_TYPES.includes(facts.type)
    ? mark("isFurnished", variety === "es-CO" || variety === "es-CL" ? " sin amoblar" : " sin amueblar")
    : "";

/** `320.000 €`; of a rent, `950 € al mes` */
export const price = (c: Saying) => {
  const money = moneyIn(c.variety, c.facts.price!, c.facts.currency);
  return mark("price", c.facts.operation === "alquiler" ? `${money} al mes` : money);
};
/** `3.404 €/m²`: price by built area, to the whole unit. Both must be known. */
export const unitPrice = (c: Saying) => {
  const perM2 = Math.round(c.facts.price! / c.facts.builtAreaM2!);
  return mark("unitPrice", `${moneyIn(c.variety, perM2, c.facts.currency)}/m²`);
};
/** `80 € al mes` */
export const fee = (c: Saying) =>
  mark("communityFee", `${moneyIn(c.variety, c.facts.communityFee!, c.facts.currency)} al mes`);

/** `se vende`, `se alquila`, as a mark. */
export const isOffered = (c: Saying) =>
  mark("operation", c.facts.operation === "venta" ? "se vende" : `se ${lexiconOf(c).lets}`);
/** `en venta`, `en alquiler` */
export const onOffer = (c: Saying) =>
  mark("operation", c.facts.operation === "venta" ? "en venta" : `en ${lexiconOf(c).rent}`);

/** Whether a year lies after the one in which the advert is written. */
export const isPlanned = (c: Saying, field: "yearBuilt" | "renovatedYear") => (c.facts[field] ?? 0) > c.thisYear;

/** A feature as `con …` takes it. */
const WITH: Partial<Record<FieldKey, (c: Saying) => string>> = {
  views: (c) => `vistas ${toViews(c)}`,
  hasTerrace: terrace,
  hasPool: pool,
  hasGarden: garden,
  hasParkingIncluded: parkingIncluded,
  hasLift: lift,
  hasStorageRoom: storage,
  hasAirConditioning: airConditioning,
};
/** A feature as an adjective of the home. */
const IS: Partial<Record<FieldKey, (c: Saying) => string | undefined>> = {
  isExterior: exterior,
  // Its year is said later; what is only planned is not done.
  // Where only a part of it was renovated, the whole is not called so.
  renovatedYear: (c) =>
    isPlanned(c, "renovatedYear") || c.facts.renovatedWhat !== undefined
      ? undefined
      : mark("renovatedYear", agreeing("reformado", typeNoun(c))),
  isFurnished: (c) => furnished(c, typeNoun(c)),
  condition: () => mark("condition", "de obra nueva"),
  isTopFloor: (c) => `en ${topFloor(c)}`,
};
/** The words after `con`: `terraza de 12 m²`; undefined where the feature is no noun. */
export const withFeature = (c: Saying, field: FieldKey) => WITH[field]?.(c);
/** The words after the home's name: `exterior`; undefined where the feature is no adjective. */
export const isFeature = (c: Saying, field: FieldKey) => IS[field]?.(c);

/**
 * An adjective and a measure after the home's name, in the order in which they are understood: `exterior de 94 m²`, but
 * `de 94 m² en última planta`.
 *
 * @param is with its space before it, or empty
 * @param of with its space before it, or empty
 */
export const qualified = (is: string, of: string) =>
  /^ (?:en|\ue001condition\ue002)/.test(is) ? `${of}${is}` : `${is}${of}`;

/** Whether the home stands on its own ground. */
export const isHouse = (c: Saying) => HOUSE_TYPES.includes(c.facts.type);
