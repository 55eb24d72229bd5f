import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { typeNoun } from "./lexicon.ts";
import { agreeing, definite } from "./nouns.ts";
import { isHouse, subject } from "./phrases.ts";
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

const reformed = (say: Message["say"], more: Partial<Message> = {}): Message =>
  rich(
    { topic: "state", needs: ["renovatedYear"], takes: ["condition"], say, ...more },
    (c) =>
      isRenewed(c) &&
      (good(c) || !c.has("condition")) &&
      c.tone !== "inversion" &&
      !c.has("renovatedWhat") &&
      !isDated(c),
  );

const RENEWED: readonly Message[] = [
  reformed((c) => `se reformó en ${inYear(c)}${andGood(c)}`),
  reformed((c) => `la reforma es de ${inYear(c)}${isGood(c) ? ` y ${subject(c).text} está en ${condition(c)}` : ""}`, {
    tones: WARM,
  }),
];

const state = (say: Message["say"], when: (c: Saying) => boolean, more: Partial<Message> = {}): Message =>
  rich(
    { topic: "state", needs: ["condition"], takes: ["yearBuilt"], say, ...more },
    (c) => when(c) && !(c.has("renovatedYear") && isRenewed(c)),
  );
const isRaw = (c: Saying) => c.facts.condition === "a_reformar";
const AS_WISHED = { tu: "a tu manera", vos: "a tu manera", usted: "a su manera" } as const;
const PLAIN_STATE: readonly Message[] = [
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

/** A fireplace that nothing goes along with is said for what it is: the heating. */
const FIREPLACE: readonly Message[] = [
  rich(
    { topic: "comfort", needs: ["heating"], say: () => mark("heating", "se calienta con chimenea") },
    (c) =>
      c.facts.heating === "chimenea" &&
      c.tone !== "inversion" &&
      !(["hasAirConditioning", "hasWardrobes", "isFurnished"] as const).some(c.has) &&
      !(c.has("hasStorageRoom") && !c.has("hasParkingIncluded")),
  ),
];

/** The state and the comfort. */
export const RICH_STATE: readonly Message[] = [...RENEWED, ...PLAIN_STATE, ...FIREPLACE];
