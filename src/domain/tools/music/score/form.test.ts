import fc from "fast-check";
import { expect, test } from "vitest";
import { MUSIC_PIECES, pieceOf } from "../music-pieces.ts";
import { layBars } from "./form.ts";

const piano = pieceOf("clear-morning");
const phrasesOf = (beats: number) => layBars(piano, beats).map(({ phrase, index }) => `${phrase}${index}`);

test("a very short film has the end of the closing phrase", () => {
  expect(phrasesOf(8)).toEqual(["closing2", "closing3"]);
  expect(phrasesOf(4)).toEqual(["closing3"]);
});

test("in a short piece one bar of opening is enough, and the theme is heard", () => {
  expect(phrasesOf(28)).toEqual(["opening0", "a10", "a11", "closing0", "closing1", "closing2", "closing3"]);
});

test("twelve bars have the first theme, the second one and the close", () => {
  expect(phrasesOf(48).filter((_, at) => at % 4 === 0)).toEqual(["a10", "b10", "closing0"]);
});

test("a film that begins within a bar gets the rest of an opening bar", () => {
  const [first, second] = layBars(piano, 33.5);
  expect(first).toMatchObject({ phrase: "opening", startBeat: -36, fromBeat: 2.5 });
  expect(second!.startBeat).toBe(-32);
});

test("bars follow each other to the last chord, whatever the length and the metre", () => {
  const arbitrary = fc.record({
    piece: fc.constantFrom(...MUSIC_PIECES.map(({ id }) => pieceOf(id))),
    beats: fc.double({ min: 4, max: 200, noNaN: true }),
  });
  fc.assert(
    fc.property(arbitrary, ({ piece, beats }) => {
      const bars = layBars(piece, beats);
      bars.forEach((bar, at) => {
        expect(bar.startBeat).toBe((at - bars.length) * piece.beatsPerBar);
      });
      expect(bars.at(-1)!.phrase).toBe("closing");
      const sounding = -bars[0]!.startBeat - bars[0]!.fromBeat;
      expect(Math.abs(sounding - beats)).toBeLessThanOrEqual(0.126);
    }),
    { numRuns: 200 },
  );
});
