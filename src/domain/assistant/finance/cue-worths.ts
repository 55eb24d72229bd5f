import { FILLERS } from "../../shared/spoken/amount-words.ts";
import type { Scan } from "../../shared/spoken/scan.ts";
import type { Candidate } from "./candidates.ts";
import { ROLE_NAMES, ROLES, type RoleName } from "./roles.ts";

const HARD_STOP = /^[.;?!\n]$/;
const SOFT_STOP = /^(,|y|e|con|pero|si|mientras|aunque|ademas|donde|cuando|o)$/;
const LINK = /^(de|del|para|en|como|por|a)$/;
/** A word that names another role stands nearer to the number: this cue is rather not its. */
const CUE_WORDS = new Set(
  Object.values(ROLES).flatMap(({ cues }) =>
    cues.flatMap(([words, weight]) => (weight >= 4 && words.length === 1 ? words : [])),
  ),
);
const ARTICLE = /^(la|el|mi|un|una|los|las|otro|otros|mis|su|ya|al|lo|nuestro|nuestra)$/;
const FARTHEST = 10;

interface Cue {
  role: RoleName;
  words: readonly string[];
  weight: number;
}

/** The cues of all roles by the word that they begin with, so that a word of a message is looked up once for all of them. */
const CUES = new Map<string, Cue[]>();
for (const role of ROLE_NAMES) {
  for (const [words, weight] of ROLES[role].cues) {
    const first = words[0]!;
    CUES.set(first, [...(CUES.get(first) ?? []), { role, words, weight }]);
  }
}

const NONE: readonly Cue[] = [];

/** The cues that begin with each word of a message. */
function cuesOf({ tokens }: Scan): (readonly Cue[])[] {
  return tokens.map(({ word, plain }, at) => {
    const found = CUES.get(word) ?? NONE;
    const typed = plain === word ? NONE : (CUES.get(plain) ?? NONE);
    if (found.length + typed.length === 0) return NONE;
    return [...found, ...typed].filter(({ words }) =>
      words.every((each, step) => step === 0 || tokens[at + step]?.word === each),
    );
  });
}

/** The tokens of a message never change, and its numbers are looked at several times. */
const CUES_OF_TOKENS = new WeakMap<Scan["tokens"], ReturnType<typeof cuesOf>>();

function cuesIn(message: Scan): ReturnType<typeof cuesOf> {
  const known = CUES_OF_TOKENS.get(message.tokens);
  if (known) return known;
  const found = cuesOf(message);
  CUES_OF_TOKENS.set(message.tokens, found);
  return found;
}

/** How near a cue is to a number, from 0 to 1: in its own clause, with no other number between, best beside it. */
function nearness(
  message: Scan,
  candidate: Candidate,
  at: number,
  length: number,
  others: readonly Candidate[],
): number {
  const isBefore = at < candidate.from;
  const [start, end] = isBefore ? [at + length, candidate.from] : [candidate.to, at];
  if (end < start || end - start > FARTHEST) return 0;
  let worth = 1;
  let gap = 0;
  let isLinked = false;
  for (let step = start; step < end; step++) {
    const { word, kind } = message.tokens[step]!;
    if (HARD_STOP.test(word) || word === ";") return 0;
    if (SOFT_STOP.test(word)) worth *= isBefore ? 0.5 : 0.3;
    else if (step === start && !isBefore && LINK.test(word)) isLinked = true;
    else if (kind === "mark" || FILLERS.has(word) || ARTICLE.test(word)) gap += 0.15;
    else gap += CUE_WORDS.has(word) ? 2.5 : 1;
  }
  const between = others.filter(({ from, to }) => from >= start && to <= end).length;
  worth *= 0.3 ** between;
  return isBefore ? worth / (1 + 0.22 * gap) : ((isLinked ? 1.05 : 0.85) * worth) / (1 + 0.4 * gap);
}

/** Worths of the best cue of each role beside one number. */
export type CueWorths = (role: RoleName) => number;

/** Worth of the best cue of each role beside a number; cues against it count too. All roles are worked out in one pass over the words around it. */
export function cueWorths(message: Scan, candidate: Candidate, others: readonly Candidate[]): CueWorths {
  const best = new Map<RoleName, number>();
  const worst = new Map<RoleName, number>();
  const cues = cuesIn(message);
  const from = Math.max(0, candidate.from - FARTHEST - 1);
  const to = Math.min(message.tokens.length, candidate.to + FARTHEST + 1);
  for (let at = from; at < to; at++) {
    if (at >= candidate.from && at < candidate.to) continue;
    // Cues of the same length that begin with one word are equally near.
    let near = 0;
    let length = -1;
    for (const { role, words, weight } of cues[at]!) {
      if (words.length !== length) {
        length = words.length;
        near = nearness(message, candidate, at, length, others);
      }
      const worth = weight * near;
      if (worth > (best.get(role) ?? 0)) best.set(role, worth);
      if (worth < (worst.get(role) ?? 0)) worst.set(role, worth);
    }
  }
  return (role) => (best.get(role) ?? 0) + (worst.get(role) ?? 0);
}
