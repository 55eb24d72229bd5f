import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  aHome,
  away,
  besides,
  CLOSE,
  capital,
  FORMAL,
  type Hook,
  hasPlace,
  isHome,
  isLet,
  isLivedIn,
  named,
  PLAIN,
  places,
  stands,
  these,
  thisHome,
  thisHomeOf,
  traits,
  WANTS,
} from "./hooks.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing, listed } from "./nouns.ts";
import { doorman, furnished, inPlace, isOffered, isPlanned, lift, place, topFloor } from "./phrases.ts";

/** First sentences about the state of a home, its furniture, and its building. */

const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
const reformed = (c: Saying) => mark("renovatedYear", agreeing("reformado", typeNoun(c)));
const andNear = (c: Saying) => (c.has("nearby") && places(c) !== undefined ? ` y está ${away(c)}` : "");
/** A text may begin with this. */
export const RENEWED: Hook = {
  strength: (c) =>
    c.has("renovatedYear") &&
    !isPlanned(c, "renovatedYear") &&
    c.facts.renovatedYear! >= c.thisYear - 8 &&
    c.facts.condition !== "a_reformar"
      ? 6.6
      : undefined,
  shapes: [
    { tones: PLAIN, say: (c) => `${reformed(c)} en ${inYear(c)}, ${thisHome(c)} ${stands(c)}` },
    { tones: PLAIN, say: (c) => `${thisHomeOf(c)} se reformó en ${inYear(c)}${andNear(c)}` },
    { tones: CLOSE, say: (c) => `la reforma ya está hecha: es de ${inYear(c)}, y ${thisHome(c)} ${stands(c)}` },
    {
      tones: CLOSE,
      when: (c) => hasPlace(c) && isLivedIn(c),
      say: (c) =>
        `¿${capital(WANTS[c.person])} vivir en ${place(c)} sin hacer obras? ${capital(these(c))} ${named(c)}${traits(c)} se reformó en ${inYear(c)}`,
    },
  ],
};

const CHOOSE = { tu: "los eliges tú", vos: "los elegís vos", usted: "los elige usted" } as const;
const raw = () => mark("condition", "por reformar");
/** A text may begin with this. */
export const TO_REFORM: Hook = {
  strength: (c) => (c.has("condition") && c.facts.condition === "a_reformar" ? 8.2 : undefined),
  shapes: [
    {
      tones: ["neutro"],
      say: (c) =>
        `${thisHomeOf(c)} está ${raw()}: ${mark("condition", isLivedIn(c) ? "la cocina, los suelos y los acabados se eligen desde cero" : "la distribución y los acabados se deciden desde cero")}`,
    },
    {
      tones: ["neutro", "inversion"],
      say: (c) => `${aHome(c)} ${mark("condition", "para reformar a medida")}${inPlace(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `${thisHomeOf(c)} está ${raw()}: ${mark("condition", `los suelos y los acabados ${CHOOSE[c.person]}`)}`,
    },
    {
      tones: CLOSE,
      when: isLivedIn,
      say: (c) => `¿${capital(WANTS[c.person])} una casa hecha a medida? ${capital(thisHomeOf(c))} está ${raw()}`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} está ${raw()} y admite un proyecto propio` },
    { tones: ["inversion"], say: (c) => `${aHome(c)} ${raw()}${inPlace(c)}` },
  ],
};

const isNew = (c: Saying) => c.has("condition") && c.facts.condition === "obra_nueva";
const delivery = (c: Saying) =>
  c.has("yearBuilt") && isPlanned(c, "yearBuilt")
    ? ` con entrega prevista en ${mark("yearBuilt", `${c.facts.yearBuilt}`)}`
    : "";

const ofNew = () => mark("condition", "de obra nueva");
/** A text may begin with this. */
export const NEW: Hook = {
  strength: (c) => (isNew(c) ? 8.4 : undefined),
  shapes: [
    { tones: PLAIN, say: (c) => `${ofNew()}${delivery(c) && ` y${delivery(c)}`}, ${thisHome(c)} ${stands(c)}` },
    { tones: PLAIN, say: (c) => `${thisHomeOf(c)} es ${ofNew()}${delivery(c) && `,${delivery(c)}`}` },
    {
      tones: CLOSE,
      say: (c) =>
        `¿${capital(WANTS[c.person])} ${mark("condition", "estrenar")}? ${capital(thisHomeOf(c))} es ${ofNew()}${delivery(c) && `,${delivery(c)}`}`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `${mark("condition", "aquí no ha vivido nadie todavía")}: ${thisHomeOf(c)} es ${ofNew()}${delivery(c) && `,${delivery(c)}`}`,
    },
  ],
};

const withFurniture = (c: Saying) => furnished(c, typeNoun(c));
/** A text may begin with this. */
export const FURNISHED: Hook = {
  strength: (c) => (c.has("isFurnished") && isLet(c) ? 7 : undefined),
  shapes: [
    {
      tones: PLAIN,
      say: (c) => `${thisHomeOf(c)} ${isOffered(c)} ${withFurniture(c)}${besides(c, ["isFurnished"])}`,
    },
    {
      tones: ["neutro"],
      say: (c) =>
        `${thisHomeOf(c)} ${isOffered(c)} ${withFurniture(c)}: ${mark("isFurnished", "basta con traer la ropa")}`,
    },
    {
      tones: CLOSE,
      when: isLivedIn,
      say: (c) =>
        `¿${mark("isFurnished", "Mudarse sin cargar muebles")}? ${capital(thisHomeOf(c))} ${isOffered(c)} ${withFurniture(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `${mark("isFurnished", "los muebles ya están")}: ${thisHomeOf(c)} ${isOffered(c)} ${withFurniture(c)}`,
    },
  ],
};

/** A text may begin with this. */
export const LAST: Hook = {
  strength: (c) => (c.has("isTopFloor") && c.facts.type !== "atico" ? 6 : undefined),
  shapes: [
    {
      say: (c) =>
        `${thisHomeOf(c)} está en ${lexiconOf(c).storey.isFeminine ? "la" : "el"} ${topFloor(c)}, ${mark("isTopFloor", "sin vecinos encima")}`,
    },
    {
      tones: PLAIN,
      say: (c) =>
        `en ${lexiconOf(c).storey.isFeminine ? "la" : "el"} ${topFloor(c)} del edificio, ${thisHome(c)} ${stands(c)}`,
    },
  ],
};

const porter = (c: Saying) => {
  const services = [...(c.has("hasLift") ? [lift(c)] : []), ...(c.has("hasDoorman") ? [doorman(c)] : [])];
  return services.length > 0 ? ` con ${listed(services)}` : "";
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
      tones: ["neutro", "premium", "cercano"],
      say: (c) =>
        `en un edificio ${mark("yearBuilt", `de ${c.facts.yearBuilt}`)}${porter(c)}, ${thisHome(c)} ${stands(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) => `un edificio ${mark("yearBuilt", `de ${c.facts.yearBuilt}`)}${porter(c)} acoge ${thisHomeOf(c)}`,
    },
  ],
};
