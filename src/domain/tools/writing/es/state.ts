import { BUSINESS_TYPES } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { typeNoun } from "./lexicon.ts";
import { agreeing, definite } from "./nouns.ts";
import { isHouse, isPlanned, renewed, subject } from "./phrases.ts";

/** Sentences about the state of a home and the years of what was built. */

/** Whether it is part of a building. */
export const isFlat = (c: Saying) => !isHouse(c);
/** A building with homes in it: the ground floor of a shop says nothing of the years above. */
const isBuilding = (c: Saying) => isFlat(c) && !BUSINESS_TYPES.includes(c.facts.type);
/** Whether the year of the building is not one that is still to come. */
export const isBuilt = (c: Saying) => !isPlanned(c, "yearBuilt");
/** `1965` */
export const year = (c: Saying) => mark("yearBuilt", `${c.facts.yearBuilt}`);

const CONDITION = { obra_nueva: "obra nueva", bueno: "buen estado", a_reformar: "reforma" } as const;
/** `buen estado` */
export const condition = (c: Saying) => mark("condition", CONDITION[c.facts.condition!]);
const isState = (state: keyof typeof CONDITION) => (c: Saying) => c.facts.condition === state;
/** Whether the year of its renovation is not one that is still to come. */
export const isRenewed = (c: Saying) => !isPlanned(c, "renovatedYear");
const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
/** The thing that was built: the building of a flat, or the house itself. */
const body = (c: Saying) => (isBuilding(c) ? "el edificio" : mark("type", definite(typeNoun(c))));
/** The home as the subject of the second half of a sentence that began with `body`; of a house nothing, for it is the same. */
const andHome = (c: Saying) => (isBuilding(c) ? ` ${subject(c).text}` : "");
/** In good state. */
export const good = isState("bueno");

/** In good state, and not renovated: that is said together. */
export const isOnlyGood = (c: Saying) => good(c) && !(c.has("renovatedYear") && isRenewed(c));

/** Whether the sentence about the storey is still to come, which says the year of the building and the state of the home as well. */
const awaitsFloor = (c: Saying) =>
  !c.isTerse && isFlat(c) && c.has("floor") && isOnlyGood(c) && !(c.has("renovatedYear") && isRenewed(c));
/** The same of the year of a building. */
const yearAwaitsFloor = (c: Saying) => !c.isTerse && isFlat(c) && c.has("floor") && isBuilt(c);

const RENEWED: readonly Message[] = [
  {
    topic: "state",
    needs: ["renovatedYear"],
    takes: ["condition"],
    when: (c) => isRenewed(c) && (good(c) || !c.has("condition")) && !c.has("renovatedWhat"),
    say: (c) => `se reformó en ${inYear(c)}${c.has("condition") ? ` y se conserva en ${condition(c)}` : ""}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear"],
    takes: ["condition"],
    when: (c) => isRenewed(c) && (good(c) || !c.has("condition")) && !c.has("renovatedWhat"),
    say: (c) => {
      const { text, noun } = subject(c);
      const since = mark("renovatedYear", `${agreeing("reformado", noun)} en ${c.facts.renovatedYear}`);
      return c.has("condition") ? `${since}, ${text} está en ${condition(c)}` : `la reforma es de ${inYear(c)}`;
    },
  },
  {
    topic: "state",
    needs: ["renovatedYear", "yearBuilt"],
    takes: ["condition"],
    when: (c) => isRenewed(c) && isBuilt(c) && (good(c) || !c.has("condition")),
    say: (c) =>
      `${body(c)} es de ${year(c)} y${andHome(c)} se reformó en ${inYear(c)}${c.has("condition") ? `; hoy está en ${condition(c)}` : ""}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "yearBuilt", "condition"],
    when: (c) => isRenewed(c) && isBuilt(c) && isHouse(c) && c.has("condition") && good(c),
    say: (c) =>
      `${agreeing("construido", typeNoun(c))} en ${year(c)} y ${agreeing("reformado", typeNoun(c))} en ${inYear(c)}, ${mark("type", definite(typeNoun(c)))} está en ${condition(c)}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "renovatedWhat"],
    takes: ["condition"],
    when: (c) => isRenewed(c) && (good(c) || !c.has("condition")),
    say: (c) =>
      `en ${inYear(c)} se renovó lo siguiente: ${renewed(c)}${c.has("condition") ? `. Está en ${condition(c)}` : ""}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "renovatedWhat"],
    when: isRenewed,
    say: (c) => `la reforma de ${inYear(c)} alcanzó a ${renewed(c)}`,
  },
  { topic: "state", needs: ["renovatedWhat"], say: (c) => `se ha renovado lo siguiente: ${renewed(c)}` },
  { topic: "state", needs: ["renovatedYear"], when: isRenewed, say: (c) => `se reformó en ${inYear(c)}` },
];

const ALL: readonly Message[] = [
  ...RENEWED,
  { topic: "state", needs: ["yearBuilt"], when: isBuilt, say: (c) => `${body(c)} es de ${year(c)}` },
  {
    topic: "state",
    needs: ["yearBuilt"],
    when: isBuilt,
    say: (c) => `${body(c)} se construyó en ${year(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "condition"],
    when: (c) => isBuilt(c) && isOnlyGood(c),
    say: (c) => `${body(c)} es de ${year(c)} y${andHome(c)} está en ${condition(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "condition"],
    when: (c) => isBuilt(c) && isState("a_reformar")(c),
    say: (c) => `${body(c)} es de ${year(c)} y${andHome(c)} necesita ${condition(c)}`,
  },
  { topic: "state", needs: ["condition"], when: isOnlyGood, say: (c) => `está en ${condition(c)}` },
  { topic: "state", needs: ["condition"], when: isOnlyGood, say: (c) => `se conserva en ${condition(c)}` },
  {
    topic: "state",
    needs: ["condition"],
    when: isState("a_reformar"),
    say: () => `está por ${mark("condition", "reformar")}`,
  },
  { topic: "state", needs: ["condition"], when: isState("a_reformar"), say: (c) => `necesita ${condition(c)}` },
  { topic: "state", needs: ["condition"], when: isState("obra_nueva"), say: (c) => `es ${condition(c)}` },
  {
    topic: "state",
    needs: ["condition", "yearBuilt"],
    when: (c) => isState("obra_nueva")(c) && isBuilt(c),
    say: (c) => `es ${condition(c)}, de ${year(c)}`,
  },
  {
    topic: "state",
    needs: ["condition", "yearBuilt"],
    when: (c) => isState("obra_nueva")(c) && !isBuilt(c),
    say: (c) => `es ${condition(c)}, con entrega prevista en ${year(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt"],
    when: (c) => !isBuilt(c),
    say: (c) => `la entrega está prevista en ${year(c)}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear"],
    when: (c) => !isRenewed(c),
    say: (c) => `la reforma está prevista en ${inYear(c)}`,
  },
];

/** All ways to say in what state a home is; what the storey's sentence will say is left to it. */
export const STATE: readonly Message[] = ALL.map(
  (message): Message => ({
    ...message,
    when: (c) =>
      !(message.needs.includes("yearBuilt") && yearAwaitsFloor(c)) &&
      !(message.needs.includes("condition") && good(c) && awaitsFloor(c)) &&
      (message.when?.(c) ?? true),
  }),
);
