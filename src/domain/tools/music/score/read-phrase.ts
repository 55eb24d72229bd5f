import { type Chord, chordOf } from "../harmony/chord.ts";
import { pitchOf } from "../harmony/pitch.ts";

/** A note of a melody, counted in beats from the start of its bar. */
export interface WrittenNote {
  atBeat: number;
  beats: number;
  pitch: number;
}

/** A chord that sounds from a beat of its bar until the next one. */
export interface WrittenChord {
  atBeat: number;
  beats: number;
  chord: Chord;
}

/** The chords of each bar: several share their bar equally. @throws when a symbol is unknown */
export function chordsOfBars(text: string, beatsPerBar: number): WrittenChord[][] {
  return text.split("|").map((bar) => {
    const symbols = wordsOf(bar);
    const beats = beatsPerBar / symbols.length;
    return symbols.map((symbol, index) => ({ atBeat: index * beats, beats, chord: chordOf(symbol) }));
  });
}

/**
 * The notes of each bar. A note that is tied over the stroke is written longer than its bar; the next bar then begins
 * with a rest of that length, so that each bar still adds up.
 *
 * @throws when a bar that is not empty does not hold its beats
 */
export function notesOfBars(text: string, beatsPerBar: number): WrittenNote[][] {
  return text.split("|").map((bar) => {
    const notes: WrittenNote[] = [];
    let at = 0;
    for (const word of wordsOf(bar)) {
      const [name = "", length = ""] = word.split(":");
      const [own = "", tied = "0"] = length.split("+");
      const beats = Number(own);
      if (!(beats > 0)) throw new Error(`"${word}" has no length.`);
      if (name !== "_") notes.push({ atBeat: at, beats: beats + Number(tied), pitch: pitchOf(name) });
      at += beats;
    }
    if (at !== 0 && Math.abs(at - beatsPerBar) > 1e-6) throw new Error(`"${bar.trim()}" holds ${at} beats.`);
    return notes;
  });
}

function wordsOf(bar: string): string[] {
  return bar.split(" ").filter((word) => word !== "");
}
