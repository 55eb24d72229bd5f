/** Time of films: everything starts on a quarter of the music's beat, half a second at 120 beats a minute. */

/** Seconds of a beat. Music is fitted to the cuts, which lie on whole beats. */
const BEAT = 0.5;
/** How long one scene takes to give way to the next; its middle is the cut. */
export const PASSAGE_SECONDS = 0.6;
/** Between things that come in one after another. */
export const STAGGER = 0.09;
/** From a scene's start until its first thing moves: the passage has then let it be seen. */
export const FIRST_MOVE = 0.25;

/** Seconds that a reader needs for so many letters, at 20 a second with a breath before. */
export const readingSeconds = (letters: number): number => 0.9 + letters / 20;

/** On the next whole beat. */
export const onBeat = (seconds: number): number => Math.ceil(seconds / BEAT - 1e-9) * BEAT;
