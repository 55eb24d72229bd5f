import type { Piece } from "../score/piece.ts";

/**
 * Bossa nova in G major: guitar chords over two bars that come before the beat where bars meet, thumb on root and fifth,
 * cross-stick on the clave, a flute. The second theme falls through the minor sixth chord of the fourth step.
 */
export const seasideWalk: Piece = {
  id: "seaside-walk",
  name: "Paseo marítimo",
  mood: "Bossa nova, brisa y sol",
  key: "Sol mayor",
  tonic: "G",
  beatsPerMinute: 132,
  beatsPerBar: 4,
  lastChord: "G69",
  lastKey: "B4",
  room: { seconds: 1.4, level: 0.7, brightness: 0.55 },
  phrases: {
    opening: { chords: "Gmaj9 | Gmaj9 | Am9 | D13" },
    a1: {
      chords: "Gmaj9 | Em9 | Am9 | D13",
      lead: "B4:1.5 D5:1.5 F#5:1 | F#5:1 E5:0.5 D5:2.5 | C5:1.5 E5:1.5 G5:1 | F#5:1.5 E5:0.5 B4:2",
    },
    a2: {
      chords: "Bm7 | E7b9 | Am9 | D7b9",
      lead: "D5:1.5 F#5:1.5 A5:1 | G#5:1 F5:0.5 E5:2.5 | E5:1.5 G5:1.5 B5:1 | A5:1 F#5:0.5 Eb5:1.5 D5:1",
    },
    b1: {
      chords: "Cmaj9 | Cm6 | Bm7 | E7b9",
      lead: "G5:3 E5:1 | G5:1.5 A5:0.5 Eb5:2 | F#5:3 D5:1 | F5:1.5 E5:0.5 D5:2",
    },
    b2: {
      chords: "Am9 | Cm6 | Bm7 E7b9 | Am9 D13",
      lead: "E5:1 G5:1 C6:2 | C6:1.5 A5:0.5 G5:2 | F#5:1.5 A5:0.5 G#5:1 F5:1 | E5:1.5 G5:0.5 F#5:2",
    },
    bridge: {
      chords: "Em9 | A13 | Am9 | D9sus4",
      lead: "B4:3 _:1 | C#5:3 _:1 | C5:3 _:1 | E5:2 D5:2",
    },
    closing: {
      chords: "Cmaj9 | Bm7 E7b9 | Am9 | D13",
      lead: "G5:1.5 E5:0.5 D5:2 | D5:1.5 F#5:0.5 G#5:1 B5:1 | C6:1.5 B5:0.5 G5:1 E5:1 | F#5:1.5 E5:0.5 B4:1 A4:1",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "nylon-guitar",
      voices: 4,
      low: 50,
      high: 69,
      gainDb: -7,
      pan: -0.25,
      room: 0.18,
      strumMs: 3,
      patterns: [
        { from: 0, steps: "x..x..x.|..x..x.." },
        { from: 0.5, steps: "x..x..x.|..x..x.a" },
        { from: 0.75, steps: "x..x.ox.|..x.ox.a" },
      ],
    },
    {
      kind: "bass",
      instrument: "upright-bass",
      low: 31,
      gainDb: -7,
      patterns: [
        { from: 0, steps: "R...F..." },
        { from: 0.4, steps: "R..rF..f" },
      ],
    },
    { kind: "melody", instrument: "flute", line: "lead", gainDb: -9, pan: 0.15, room: 0.35, from: 0.32, lateMs: 12 },
    { kind: "melody", instrument: "vibraphone", line: "lead", gainDb: -17, pan: 0.35, room: 0.4, from: 0.72 },
    {
      kind: "chords",
      instrument: "electric-piano",
      voices: 3,
      low: 57,
      high: 74,
      gainDb: -18,
      pan: 0.3,
      room: 0.25,
      goesOn: "0.1.2.1.",
      effects: { tremolo: { hertz: 4, depth: 0.4 } },
      patterns: [
        { from: 0, steps: "" },
        { from: 0.5, steps: "x...|...x" },
      ],
    },
    {
      kind: "drums",
      drum: "kick",
      gainDb: -13,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "7..46..4" },
      ],
    },
    {
      kind: "drums",
      drum: "rim",
      gainDb: -7,
      pan: 0.1,
      room: 0.2,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "6..5..6.|..6..5.." },
      ],
    },
    {
      kind: "drums",
      drum: "shaker",
      gainDb: -13,
      pan: -0.35,
      patterns: [
        { from: 0, steps: "6454" },
        { from: 0.4, steps: "64546454" },
      ],
    },
    {
      kind: "drums",
      drum: "hat",
      gainDb: -14,
      pan: 0.3,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.6, steps: "..5...5." },
      ],
    },
    {
      kind: "drums",
      drum: "ride",
      gainDb: -18,
      pan: 0.3,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.8, steps: "5.454.45" },
      ],
    },
  ],
};
