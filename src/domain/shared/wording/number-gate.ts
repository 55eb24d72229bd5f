import { withoutEnd } from "../format/text-ends.ts";
import { type CheckedSentence, checkSentence } from "./number-rule.ts";
import { sentenceEnd } from "./sentences.ts";
import type { Support } from "./support.ts";

/**
 * The number rule for a text that is still being written. A sentence is let through once it is whole and backed: no
 * part of a dropped one is ever seen. New text is looked at once, however finely it is cut.
 */
export interface NumberGate {
  /** Sentences that the fragment made whole, in order: those to be said and those to be dropped. */
  push(fragment: string): CheckedSentence[];
  /**
   * The sentences that are left at the end of the text. When the text broke off there are none, because half a sentence
   * cannot be checked.
   */
  end(isWhole: boolean): CheckedSentence[];
}

/** A longer sentence is dropped, so that memory stays bounded. */
const LONGEST_SENTENCE = 2_000;

/**
 * Holds a streamed text back until each sentence is whole, so that no unsupported number is shown even for a moment. A
 * sentence that grows too long to be checked is refused as unsupported.
 */
export function createNumberGate(support: Support): NumberGate {
  let kept = "";
  let seen = 0;
  let isTooLong = false;
  const take = (end: number): CheckedSentence => {
    const sentence = kept.slice(0, end);
    kept = kept.slice(end);
    seen = 0;
    const checked = isTooLong ? tooLong(sentence) : checkSentence(sentence, support);
    isTooLong = false;
    return checked;
  };
  return {
    push(fragment) {
      kept += fragment;
      const whole: CheckedSentence[] = [];
      for (let end = sentenceEnd(kept, false, seen); end !== null; end = sentenceEnd(kept, false, seen)) {
        whole.push(take(end));
      }
      // The last mark and the white space after it wait for the text that follows.
      seen = withoutEnd(kept, /[.!?…)\]"'»”’*_\s]/).length;
      if (kept.length > LONGEST_SENTENCE) {
        isTooLong = true;
        kept = kept.slice(-64);
        seen = 0;
      }
      return whole;
    },
    end(isWhole) {
      if (!isWhole || kept.trim() === "") return [];
      const rest: CheckedSentence[] = [];
      for (let end = sentenceEnd(kept, true); end !== null; end = sentenceEnd(kept, true)) rest.push(take(end));
      if (kept !== "") rest.push(take(kept.length));
      return rest;
    },
  };
}

const tooLong = (text: string): CheckedSentence => ({ text, isSupported: false, unsupported: [text], sources: [] });
