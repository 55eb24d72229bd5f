import { EVIDENCE_WORDS, type EvidenceWords } from "./evidence-words.ts";
import type { GuardKind } from "./guard.ts";
import { MARKUP, NAME } from "./guard-features.ts";
import { type Found, ideaFinder, wordsOf } from "./ideas.ts";

const evidenceIn = ideaFinder(EVIDENCE_WORDS);

/** Most words between two things that belong to one another. */
const FAR = 14;

/** Which things must stand together, in any order: one of the combinations is enough. */
const NEEDS: Readonly<Record<GuardKind, readonly (readonly EvidenceWords[])[]>> = {
  crisis: [["danger"], ["violence"], ["emergency"], ["hazard", "plight"]],
  discrimination: [["trait", "selects"]],
  "others-data": [
    ["datum", "someone"],
    ["access", "someone"],
  ],
  orders: [["ownRules", "command"], ["role"], ["since", "behave"], ["sayThis"], ["obey"], ["machineSecret"]],
  illegal: [["act"], ["trace", "dodge"]],
  "legal-case": [["own", "dispute"]],
  "to-come": [["toCome"]],
  insult: [["abuse"]],
};
/** "Valdrá", "bajarán", "ganaré": what no present or past ends in. */
const FUTURE = /\p{L}{2,20}(?:r[áé]|r[áé]n|r[áé]s|remos)(?!\p{L})/u;

/** "Sin ocultarlas" and "sin engañar a nadie" say the contrary of the act. */
const WITHOUT =
  /(?<!\p{L})sin (?:ocultar|esconder|tapar|borrar|disimular|maquillar|mentir|engañar)(?:l[aeo]s?|me|te)?(?!\p{L})/giu;

const KINDS = Object.keys(NEEDS) as GuardKind[];

/** The guards that a stretch of text gives a reason for, which a person could point at; nothing else may stop it. */
export function evidenceFor(text: string): ReadonlySet<GuardKind> {
  const stretch = text.replace(WITHOUT, " ");
  const found = [...evidenceIn(wordsOf(stretch)), ...namesIn(stretch), ...ownIn(stretch)];
  const held = KINDS.filter((kind) => NEEDS[kind].some((needs) => standTogether(found, needs)));
  if (MARKUP.test(stretch)) held.push("orders");
  if (FUTURE.test(stretch)) held.push("to-come");
  return new Set(held);
}

/** People of whom the text gives a name and a surname, in the place of their words. */
function namesIn(stretch: string): Found<EvidenceWords>[] {
  const name = NAME.exec(stretch);
  return name ? [{ name: "someone", at: wordsOf(stretch.slice(0, name.index)).length }] : [];
}

/** "Echarme", "subirnos": what is done to the person, in the place of the word. */
const TO_ME = /\p{L}{2,20}[aei]r(?:me|nos)(?!\p{L})/u;
function ownIn(stretch: string): Found<EvidenceWords>[] {
  const match = TO_ME.exec(stretch);
  return match ? [{ name: "own", at: wordsOf(stretch.slice(0, match.index)).length }] : [];
}

/** Whether each thing is there, no farther from the first than words of one sentence are. */
function standTogether(found: readonly Found<EvidenceWords>[], [first, second]: readonly EvidenceWords[]): boolean {
  const firsts = found.filter(({ name }) => name === first);
  if (second === undefined) return firsts.length > 0;
  const seconds = found.filter(({ name }) => name === second);
  return firsts.some(({ at }) => seconds.some((other) => Math.abs(other.at - at) <= FAR));
}
