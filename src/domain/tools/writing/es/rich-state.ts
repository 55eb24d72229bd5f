import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing, definite, listed } from "./nouns.ts";
import {
  airConditioning,
  furnished,
  heating,
  isHouse,
  renewed,
  renewedNamed,
  storage,
  subject,
  wardrobes,
} from "./phrases.ts";
import { isLivedIn, rich, WARM } from "./rich.ts";
import { condition, good, isBuilt, isRenewed, year } from "./state.ts";

/** Sentences that say all of the state, or all of the comfort, of a home at once. */

const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
const isGood = (c: Saying) => c.has("condition") && good(c);
/** The year of a house; that of a building is told with its storeys. */
const isDated = (c: Saying) => c.has("yearBuilt") && isBuilt(c) && isHouse(c);
/** `construida en 1986, ` */
const builtIn = (c: Saying) => (isDated(c) ? `${agreeing("construido", typeNoun(c))} en ${year(c)}, ` : "");
/** ` y está en buen estado` */
const andGood = (c: Saying) => (isGood(c) ? ` y está en ${condition(c)}` : "");

const FIELDS: readonly FieldKey[] = ["renovatedWhat", "condition", "yearBuilt"];
const reformed = (say: Message["say"], when: (c: Saying) => boolean, more: Partial<Message> = {}): Message =>
  rich(
    { topic: "state", needs: ["renovatedYear"], takes: FIELDS, say, ...more },
    (c) => isRenewed(c) && (good(c) || !c.has("condition")) && c.tone !== "inversion" && when(c),
  );
const hasNoWhat = (c: Saying) => !c.has("renovatedWhat");
/** Whether the parts that were renewed can be named with their articles. */
const isNamed = (c: Saying) => c.has("renovatedWhat") && renewedNamed(c) !== "";
const isTyped = (c: Saying) => c.has("renovatedWhat") && renewedNamed(c) === "";
const SPARED = {
  tu: "esas obras te las ahorras",
  vos: "esas obras te las ahorrás",
  usted: "esas obras se las ahorra",
} as const;

const RENEWED: readonly Message[] = [
  reformed(
    (c) => `${builtIn(c)}se reformó en ${inYear(c)}${andGood(c)}`,
    (c) => hasNoWhat(c) && !isDated(c),
  ),
  reformed(
    (c) => `${builtIn(c)}${mark("type", definite(typeNoun(c)))} se reformó en ${inYear(c)}${andGood(c)}`,
    (c) => hasNoWhat(c) && isDated(c),
  ),
  reformed(
    (c) => `la reforma es de ${inYear(c)}${isGood(c) ? ` y ${subject(c).text} está en ${condition(c)}` : ""}`,
    (c) => hasNoWhat(c) && !isDated(c),
    {
      tones: WARM,
    },
  ),
  reformed(
    (c) =>
      `la reforma de ${inYear(c)} renovó ${renewedNamed(c)}${isGood(c) ? `; ${subject(c).text} está en ${condition(c)}` : ""}`,
    (c) => isNamed(c) && !isDated(c),
  ),
  reformed(
    (c) =>
      `en ${inYear(c)} se renovaron ${renewedNamed(c)}${isGood(c) ? `, y hoy ${subject(c).text} está en ${condition(c)}` : ""}`,
    (c) => isNamed(c) && !isDated(c) && isSeveral(c),
  ),
  reformed(
    (c) =>
      `${builtIn(c)}${mark("type", definite(typeNoun(c)))} se puso al día en ${inYear(c)}: se renovaron ${renewedNamed(c)}${isGood(c) ? `. Está en ${condition(c)}` : ""}`,
    (c) => isNamed(c) && isDated(c) && isSeveral(c),
  ),
  reformed(
    (c) =>
      `es de ${year(c)}, y la reforma de ${inYear(c)} renovó ${renewedNamed(c)}${isGood(c) ? `. Está en ${condition(c)}` : ""}`,
    (c) => isNamed(c) && isDated(c),
  ),
  reformed(
    (c) =>
      `la reforma de ${inYear(c)} ya ha renovado ${renewedNamed(c)}: ${SPARED[c.person]}${isGood(c) ? `. Está en ${condition(c)}` : ""}`,
    (c) => isNamed(c) && !isDated(c),
    { tones: ["cercano"] },
  ),
  reformed(
    (c) =>
      `${isDated(c) ? `es de ${year(c)}, y ` : ""}la reforma de ${inYear(c)} alcanzó a ${renewed(c)}${isGood(c) ? `. Está en ${condition(c)}` : ""}`,
    isTyped,
  ),
  reformed(
    (c) =>
      `${isDated(c) ? `es de ${year(c)} y ` : ""}se reformó en ${inYear(c)} (${renewed(c)})${isGood(c) ? `, y está en ${condition(c)}` : ""}`,
    isTyped,
  ),
];
function isSeveral(c: Saying) {
  return /, | y | e /.test(c.facts.renovatedWhat ?? "") || /s$/.test(c.facts.renovatedWhat ?? "");
}

const state = (say: Message["say"], when: (c: Saying) => boolean, more: Partial<Message> = {}): Message =>
  rich(
    { topic: "state", needs: ["condition"], takes: ["yearBuilt"], say, ...more },
    (c) => when(c) && !(c.has("renovatedYear") && isRenewed(c)),
  );
const isRaw = (c: Saying) => c.facts.condition === "a_reformar";
const AS_WISHED = { tu: "a tu manera", vos: "a tu manera", usted: "a su manera" } as const;
const PLAIN_STATE: readonly Message[] = [
  state(
    (c) => `${builtIn(c)}${mark("type", definite(typeNoun(c)))} está en ${condition(c)}`,
    (c) => good(c) && isDated(c),
  ),
  state(
    (c) => `es de ${year(c)} y está en ${condition(c)}`,
    (c) => good(c) && isDated(c),
  ),
  state(
    (c) => `${builtIn(c)}${mark("type", definite(typeNoun(c)))} necesita ${condition(c)}`,
    (c) => isRaw(c) && isDated(c),
  ),
  state(
    (c) => `es de ${year(c)} y se vende ${mark("condition", "para reformar")}`,
    (c) => isRaw(c) && isDated(c) && c.facts.operation === "venta",
  ),
  state(
    (c) => `necesita ${condition(c)}, y se puede hacer ${mark("condition", AS_WISHED[c.person])}`,
    (c) => isRaw(c) && !isDated(c) && isLivedIn(c),
    { tones: ["cercano"] },
  ),
];

/* Comfort. */

/** The heating as the subject of a sentence; the sentence is plural with the air conditioning beside it. */
const HEATINGS = {
  gas_individual: "la calefacción de gas individual",
  central: "la calefacción central",
  electrica: "la calefacción eléctrica",
  suelo_radiante: "el suelo radiante",
  aerotermia: "la aerotermia",
  bomba_calor: "la bomba de calor",
  chimenea: "la chimenea",
} as const;
const theHeating = (c: Saying) => mark("heating", HEATINGS[c.facts.heating!]);
const theCooling = () => mark("hasAirConditioning", "el aire acondicionado");

const WITH_WINTER = new Set(["ES", "AR", "CL", "UY"]);
const hasWinter = (c: Saying) => WITH_WINTER.has(c.facts.country);
/** Other things that make life easy there, after heating and air conditioning: `, y hay armarios empotrados y trastero`. */
const more = (c: Saying) => {
  const rest = [
    ...(c.has("hasWardrobes") ? [wardrobes(c)] : []),
    ...(c.has("hasStorageRoom") && !c.has("hasParkingIncluded") ? [storage(c)] : []),
  ];
  return rest;
};
const also = (c: Saying) => (more(c).length > 0 ? `; también hay ${listed(more(c))}` : "");
const MORE: readonly FieldKey[] = ["hasWardrobes", "hasStorageRoom"];
const takesOf = (c: Saying) => c.tone !== "inversion" && !c.has("isFurnished");

const both = (say: Message["say"], when: (c: Saying) => boolean, also: Partial<Message> = {}): Message =>
  rich(
    { topic: "comfort", needs: ["heating", "hasAirConditioning"], takes: MORE, say, ...also },
    (c) => takesOf(c) && when(c),
  );
const COMFORT: readonly Message[] = [
  both(
    (c) => `de la temperatura se encargan ${theHeating(c)} y ${theCooling()}${also(c)}`,
    () => true,
    { tones: WARM },
  ),
  both(
    (c) => `en invierno y en verano, ${theHeating(c)} y ${theCooling()} mantienen la temperatura${also(c)}`,
    hasWinter,
    { tones: WARM },
  ),
  both((c) => `${theHeating(c)} cubre el invierno y ${theCooling()}, el verano${also(c)}`, hasWinter),
  both(
    (c) => `tiene ${listed([heating(c), mark("hasAirConditioning", "aire acondicionado"), ...more(c)])}`,
    () => true,
  ),
  both(
    (c) => `del confort se encargan ${theHeating(c)} y ${theCooling()}${also(c)}`,
    () => true,
    { tones: ["premium"] },
  ),
  both(
    (c) => `${theHeating(c)} y ${theCooling()} completan el confort${also(c)}`,
    () => true,
    { tones: ["premium"] },
  ),
  ...(["heating", "hasAirConditioning"] as const).map((field) =>
    rich(
      {
        topic: "comfort",
        needs: [field],
        takes: ["heating", "hasAirConditioning", ...MORE],
        say: (c) =>
          `${c.choose.pick("comfort", "tiene", "cuenta con")} ${listed([...(c.has("heating") ? [heating(c)] : []), ...(c.has("hasAirConditioning") ? [airConditioning()] : []), ...more(c)])}`,
      },
      (c) => takesOf(c) && more(c).length > 0,
    ),
  ),
];

/** A fireplace that nothing goes along with is said for what it is: the heating. */
const FIREPLACE: readonly Message[] = [
  rich(
    { topic: "comfort", needs: ["heating"], say: () => mark("heating", "se calienta con chimenea") },
    (c) => c.facts.heating === "chimenea" && !c.has("hasAirConditioning") && more(c).length === 0 && takesOf(c),
  ),
];

const comforts = (c: Saying) => [
  ...(c.has("heating") ? [heating(c)] : []),
  ...(c.has("hasAirConditioning") ? [airConditioning()] : []),
  ...(c.has("hasWardrobes") ? [wardrobes(c)] : []),
];
const withComforts = (c: Saying) => (comforts(c).length > 0 ? `, con ${listed(comforts(c))}` : "");
const BRING = {
  tu: "solo tienes que traer la maleta",
  vos: "solo tenés que traer la valija",
  usted: "solo tiene que traer la maleta",
} as const;
const furniture = (say: Message["say"], when: (c: Saying) => boolean, also: Partial<Message> = {}): Message =>
  rich(
    {
      topic: "comfort",
      needs: ["isFurnished"],
      takes: ["heating", "hasAirConditioning", "hasWardrobes"],
      say,
      ...also,
    },
    (c) => c.tone !== "inversion" && isLivedIn(c) && when(c),
  );
const isLet = (c: Saying) => c.facts.operation === "alquiler";
const FURNISHED: readonly Message[] = [
  furniture(
    (c) => {
      const { text, noun } = subject(c);
      return `${text} se entrega ${furnished(c, noun)}${withComforts(c)}`;
    },
    () => true,
  ),
  furniture(
    (c) => {
      const { text, noun } = subject(c);
      return `${text} se ${mark("operation", lexiconOf(c).lets)} ${furnished(c, noun)}${withComforts(c)}: ${mark("isFurnished", BRING[c.person])}`;
    },
    isLet,
    { tones: ["cercano"] },
  ),
  furniture(
    (c) => `los ${mark("isFurnished", "muebles")} van incluidos${withComforts(c).replace(/^, con/, ", y hay")}`,
    (c) => !isLet(c),
    { tones: WARM },
  ),
];

/** The state and the comfort. */
export const RICH_STATE: readonly Message[] = [...RENEWED, ...PLAIN_STATE, ...COMFORT, ...FIREPLACE, ...FURNISHED];
