import { plain } from "../../shared/wording/plain-text.ts";
import type { Person } from "./grammar.ts";

/** How somebody writes, as far as a few of their texts show it. */
export interface Voice {
  person: Person | undefined;
  wordsPerSentence: number;
  /** Below 1 sentences are kept short, above it they say more at once. */
  density: number;
}

const FAMILIAR =
  /\b(?:tu|tus|te|ti|contigo|tienes|puedes|quieres|buscas|ven|llama|llamanos|escribenos|pide|descubre)\b/g;
const FORMAL =
  /\b(?:usted|ustedes|le|les|puede|quiere|busca|venga|llame|llamenos|escribanos|solicite|descubra|contacte)\b/g;
const VOSEO = /\b(?:vos|tenes|podes|queres|buscas vos|veni|llamanos vos|escribinos|pedi|conoce)\b/g;
/** Less than this shows no habit. */
const FEWEST_WORDS = 30;

/**
 * How the agent speaks, learned of at least thirty words; undefined of fewer. `person` is undefined where neither form
 * prevails.
 */
export function voiceOf(samples: string): Voice | undefined {
  const folded = plain(samples);
  const words = folded.match(/[a-zñ]+/g)?.length ?? 0;
  if (words < FEWEST_WORDS) return undefined;
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0;
  const [tu, usted, vos] = [count(FAMILIAR), count(FORMAL), count(VOSEO)];
  const sentences = Math.max(1, samples.split(/[.!?…](?=\s|$)|\n/).filter((part) => /\p{L}/u.test(part)).length);
  const wordsPerSentence = words / sentences;
  return {
    person: vos >= 2 ? "vos" : tu === usted ? undefined : tu > usted ? "tu" : "usted",
    wordsPerSentence: Math.round(wordsPerSentence * 10) / 10,
    density: wordsPerSentence < 10 ? 0.3 : wordsPerSentence > 18 ? 1.5 : 1,
  };
}
