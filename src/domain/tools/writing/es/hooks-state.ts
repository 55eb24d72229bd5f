import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  allInHome,
  CLOSE,
  FORMAL,
  type Hook,
  hasPlace,
  hasRooms,
  isHome,
  isLet,
  isLivedIn,
  NEUTRAL,
  PLAIN,
  thenHome,
  thisHome,
  thisHomeOf,
  WARM,
} from "./hooks.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing, listed } from "./nouns.ts";
import { isTrait } from "./own-details.ts";
import {
  areas,
  baths,
  doorman,
  furnished,
  inPlace,
  inSentence,
  isOffered,
  isPlanned,
  lift,
  parkingIncluded,
  pool,
  renewedNamed,
  rooms,
  topFloor,
} from "./phrases.ts";
import { isOwn } from "./rich.ts";

/** First sentences about the state of a home, its furniture, its details and its building. */

const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
const hasWhat = (c: Saying) => c.has("renovatedWhat") && renewedNamed(c) !== "";
const hasNoWhat = (c: Saying) => !c.has("renovatedWhat");
const isSeveral = (c: Saying) => /, | y | e /.test(c.facts.renovatedWhat ?? "");
const SPARED = { tu: "te las ahorras", vos: "te las ahorrás", usted: "se las ahorra" } as const;
/** A text may begin with this. */
export const RENEWED: Hook = {
  strength: (c) =>
    c.has("renovatedYear") &&
    !isPlanned(c, "renovatedYear") &&
    c.facts.renovatedYear! >= c.thisYear - 8 &&
    c.facts.condition !== "a_reformar" &&
    (hasWhat(c) || hasNoWhat(c))
      ? // One thing that was renewed is no reason to come.
        hasNoWhat(c) || isSeveral(c)
        ? 6.6
        : 3
      : undefined,
  shapes: [
    {
      tones: NEUTRAL,
      when: hasNoWhat,
      say: (c) => `la obra ya está hecha: ${thisHomeOf(c)} se reformó en ${inYear(c)}`,
    },
    { tones: PLAIN, when: hasNoWhat, say: (c) => `${thisHomeOf(c)} se reformó en ${inYear(c)}` },
    {
      tones: ["neutro", "premium"],
      when: (c) => hasNoWhat(c) && hasRooms(c) && c.has("builtAreaM2"),
      say: (c) =>
        `${mark("renovatedYear", `${agreeing("reformado", typeNoun(c))} en ${c.facts.renovatedYear}`)}, ${thisHomeOf(c)} reúne ${listed([rooms(c), ...(c.has("bathrooms") ? [baths(c)] : [])])} en ${areas(c)}`,
    },
    { tones: FORMAL, when: hasNoWhat, say: (c) => `${thisHomeOf(c)} estrenó reforma en ${inYear(c)}` },
    { tones: CLOSE, when: hasNoWhat, say: (c) => `la reforma ya está hecha: es de ${inYear(c)}${thenHome(c)}` },
    {
      tones: NEUTRAL,
      when: (c) => hasWhat(c) && isSeveral(c),
      say: (c) =>
        `${renewedNamed(c)}, ${mark("renovatedYear", `con la reforma hecha en ${c.facts.renovatedYear}`)}${thenHome(c)}`,
    },
    {
      tones: WARM,
      when: hasWhat,
      say: (c) => `la reforma de ${inYear(c)} incluyó ${renewedNamed(c)}${thenHome(c)}`,
    },
    {
      tones: CLOSE,
      when: hasWhat,
      say: (c) => `la reforma de ${inYear(c)} incluyó ${renewedNamed(c)}: esas obras ${SPARED[c.person]}${thenHome(c)}`,
    },
    {
      tones: FORMAL,
      when: hasWhat,
      say: (c) => `la reforma de ${inYear(c)} incluyó ${renewedNamed(c)} de ${thisHomeOf(c)}`,
    },
  ],
};

const raw = () => mark("condition", "por reformar");
const AS_WISHED = { tu: "a tu manera", vos: "a tu manera", usted: "a su manera" } as const;
const YOURS = { tu: "lo tuyo", vos: "lo tuyo", usted: "lo suyo" } as const;
const isAged = (c: Saying) => c.has("yearBuilt") && c.facts.yearBuilt! <= c.thisYear - 100;
const age = () => mark("yearBuilt", "más de un siglo en pie");
/** A text may begin with this. */
export const TO_REFORM: Hook = {
  strength: (c) => (c.has("condition") && c.facts.condition === "a_reformar" ? 8.2 : undefined),
  shapes: [
    {
      tones: ["neutro", "premium", "cercano"],
      when: (c) => isAged(c) && isHome(c),
      say: (c) =>
        `${age()} y ${mark("condition", "una reforma por delante")}: ${thisHomeOf(c)} se construyó en ${mark("yearBuilt", `${c.facts.yearBuilt}`)}`,
    },
    {
      tones: NEUTRAL,
      when: (c) => !(isAged(c) && isHome(c)),
      say: (c) => `aquí la reforma se decide desde el principio: ${thisHomeOf(c)} está ${raw()}`,
    },
    { tones: ["inversion"], say: (c) => `${thisHomeOf(c)} ${isOffered(c)} ${raw()}` },
    {
      tones: CLOSE,
      when: isLivedIn,
      say: (c) =>
        `si ${YOURS[c.person]} es hacer la casa ${mark("condition", AS_WISHED[c.person])}, ${thisHomeOf(c)} está ${raw()}`,
    },
    {
      tones: CLOSE,
      say: (c) => `${thisHomeOf(c)} está ${raw()}, y eso deja hacer la obra ${mark("condition", AS_WISHED[c.person])}`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} está ${raw()} y admite un proyecto propio` },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} espera un proyecto: está ${raw()}` },
  ],
};

const isNew = (c: Saying) => c.has("condition") && c.facts.condition === "obra_nueva";
const isYetToCome = (c: Saying) => c.has("yearBuilt") && isPlanned(c, "yearBuilt");
const delivery = (c: Saying) =>
  isYetToCome(c) ? `, con entrega prevista en ${mark("yearBuilt", `${c.facts.yearBuilt}`)}` : "";
/** `de 2025`, of a home that stands. */
const ofYear = (c: Saying) =>
  c.has("yearBuilt") && !isYetToCome(c) ? ` de ${mark("yearBuilt", `${c.facts.yearBuilt}`)}` : "";
/** The best two letters speak for a new home; the law asks for any letter, and it is said once. */
const rated = (c: Saying) =>
  c.has("energyRating") && /[AB]/.test(c.facts.energyRating!)
    ? [`calificación energética ${mark("energyRating", c.facts.energyRating!)}`]
    : [];
const comeWith = (c: Saying) => [
  ...rated(c),
  ...(isOwn(c, "hasPool") ? [pool(c)] : []),
  ...(c.has("hasParkingIncluded") ? [parkingIncluded(c)] : []),
];
const ofNew = () => mark("condition", "de obra nueva");
/** A text may begin with this. */
export const NEW: Hook = {
  strength: (c) => (isNew(c) ? 10.4 : undefined),
  shapes: [
    {
      tones: ["neutro", "premium", "inversion"],
      when: (c) => comeWith(c).length > 0,
      say: (c) =>
        `${mark("condition", "obra nueva")}${ofYear(c)} con ${listed(comeWith(c))}${delivery(c)}${allInHome(c)}`,
    },
    { tones: PLAIN, say: (c) => `${thisHomeOf(c)} es ${ofNew()}${delivery(c)}` },
    {
      tones: ["neutro", "premium"],
      say: (c) => `${mark("condition", "sin estrenar")}: ${thisHomeOf(c)} es ${ofNew()}${delivery(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `${mark("condition", "aquí no ha vivido nadie todavía")}: ${thisHomeOf(c)} es ${ofNew()}${delivery(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) => `${mark("condition", `las llaves ${KEYS[c.person]}`)}: ${thisHomeOf(c)} es ${ofNew()}${delivery(c)}`,
    },
  ],
};
const KEYS = { tu: "las estrenas tú", vos: "las estrenás vos", usted: "las estrena usted" } as const;

const withFurniture = (c: Saying) => furnished(c, typeNoun(c));
/** A text may begin with this. */
export const FURNISHED: Hook = {
  strength: (c) => (c.has("isFurnished") && isLet(c) && isLivedIn(c) ? 7 : undefined),
  shapes: [
    { tones: PLAIN, say: (c) => `${thisHomeOf(c)} ${isOffered(c)} ${withFurniture(c)}` },
    {
      tones: CLOSE,
      when: hasPlace,
      say: (c) =>
        `vivir${inPlace(c)} ${mark("isFurnished", "sin mover un solo mueble")}: ${thisHome(c)} ${isOffered(c)} con los que tiene`,
    },
    {
      tones: FORMAL,
      say: (c) =>
        `${thisHomeOf(c)} ${isOffered(c)} ${withFurniture(c)}, ${mark("isFurnished", agreeing("listo", typeNoun(c)))} para entrar`,
    },
  ],
};

const theTopFloor = (c: Saying) => `${lexiconOf(c).storey.isFeminine ? "la" : "el"} ${topFloor(c)}`;
/** A text may begin with this. */
export const LAST: Hook = {
  strength: (c) => (c.has("isTopFloor") && c.facts.type !== "atico" ? 6 : undefined),
  shapes: [
    {
      tones: WARM,
      say: (c) => `${thisHomeOf(c)} está en ${theTopFloor(c)}, ${mark("isTopFloor", "sin vecinos encima")}`,
    },
    {
      tones: WARM,
      say: (c) => `${mark("isTopFloor", "encima no vive nadie")}: ${thisHomeOf(c)} está en ${theTopFloor(c)}`,
    },
    { tones: PLAIN, when: hasPlace, say: (c) => `${thisHomeOf(c)} se encuentra en ${theTopFloor(c)} del edificio` },
  ],
};

/** Things that nobody builds any more. */
const HERITAGE =
  /original|antigu|hidr[aá]ulic|moldura|vigas?|artesonad|b[oó]veda|piedra|mosaico|hierro forjado|vidriera|pasta tiznada|barro/i;
/** The details that are left to say, each as it was typed and as a sentence takes it. */
export const details = (c: Saying) =>
  (["features", "noted"] as const).flatMap((field) =>
    (c.has(field) ? (c.facts[field] ?? []) : []).map((words) => ({ words, text: mark(field, inSentence(words)) })),
  );
/** Few enough for a first sentence, and all of them things: a home has no `muy luminoso`. */
const areFewThings = (c: Saying) =>
  details(c).length > 0 && details(c).length <= 3 && !details(c).some(({ words }) => isTrait(words));
const isHeritage = (c: Saying) => details(c).some(({ words }) => HERITAGE.test(words));
const isOldBuilding = (c: Saying) => isHeritage(c) && (c.facts.yearBuilt ?? 9999) <= 1950;
const all = (c: Saying) => listed(details(c).map(({ text }) => text));
/** Details in the agent's own words: what no other home has. */
export const DETAILS: Hook = {
  strength: (c) =>
    areFewThings(c) && isLivedIn(c) && c.tone !== "inversion" ? (isHeritage(c) ? 8.5 : 5.6) : undefined,
  shapes: [
    { tones: NEUTRAL, say: (c) => `${all(c)}${thenHome(c)}` },
    {
      tones: ["neutro", "premium"],
      when: isOldBuilding,
      say: (c) => `${all(c)}: ${thisHomeOf(c)} conserva lo que hoy ya no se construye`,
    },
    { tones: CLOSE, say: (c) => `${thisHomeOf(c)} tiene ${all(c)}` },
    { tones: FORMAL, say: (c) => `${all(c)} distinguen a ${thisHomeOf(c)}`, when: (c) => details(c).length > 1 },
    { tones: FORMAL, say: (c) => `${all(c)}: en ${thisHomeOf(c)}, el detalle cuenta` },
  ],
};

const served = (c: Saying) => {
  const services = [...(c.has("hasLift") ? [lift(c)] : []), ...(c.has("hasDoorman") ? [doorman(c)] : [])];
  return services.length > 0 ? `, con ${listed(services)}` : "";
};
/** An old building, where nothing rarer speaks for the home. */
export const BUILDING: Hook = {
  strength: (c) =>
    c.has("yearBuilt") && !isHome(c) && c.facts.yearBuilt! <= 1935 && isLivedIn(c)
      ? c.tone === "premium"
        ? 7
        : 4
      : undefined,
  shapes: [
    {
      tones: NEUTRAL,
      say: (c) => `${thisHomeOf(c)} está en un edificio ${mark("yearBuilt", `de ${c.facts.yearBuilt}`)}${served(c)}`,
    },
    {
      tones: ["neutro", "premium", "cercano"],
      when: isAged,
      say: (c) =>
        `un edificio con ${mark("yearBuilt", `más de un siglo, de ${c.facts.yearBuilt}`)}${served(c)}: ahí está ${thisHomeOf(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) =>
        `un edificio ${mark("yearBuilt", `de ${c.facts.yearBuilt}`)}${served(c)}${served(c) === "" ? "" : ","} acoge ${thisHomeOf(c)}`,
    },
  ],
};
