import type { WordLanguage } from "./number-words.ts";

/** A text of a result that a language model may say better, and never say more with. */
export interface WordingText {
  /** Unique within the result. */
  id: string;
  /** Heading on the page: `Texto largo`. */
  label: string;
  text: string;
  language?: WordLanguage;
  /** Most letters; without it somewhat more than the text has. */
  most?: number;
  /** The tool's own condition on a rewording, beyond numbers, names and features. */
  accepts?: (text: string) => boolean;
}

/** Both versions, as the page shows them. */
export interface RewordedText {
  id: string;
  label: string;
  given: string;
  /** The given text where `isReworded` is false. */
  text: string;
  isReworded: boolean;
}
