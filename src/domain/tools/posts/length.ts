import { CHANNEL_FORMS, type Channel, type Counting } from "./networks.ts";
import { isEmoji, lettersOf, weightedLength } from "./weighted-length.ts";

const encoder = new TextEncoder();

const COUNT: Record<Counting, (text: string) => number> = {
  weights: weightedLength,
  // By code units: where a network counts an emoji as one letter, this is on the safe side.
  characters: (text) => text.normalize("NFC").length,
  "emoji-bytes": (text) =>
    lettersOf(text.normalize("NFC")).reduce(
      (sum, letter) => sum + (isEmoji(letter) ? encoder.encode(letter).length : letter.length),
      0,
    ),
};

/** The length of a text as a channel counts it. */
export const lengthIn = (channel: Channel, text: string): number => COUNT[CHANNEL_FORMS[channel].counting](text);
