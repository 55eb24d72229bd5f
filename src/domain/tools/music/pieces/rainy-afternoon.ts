import type { Piece } from "../score/piece.ts";

/**
 * Lo-fi in C major: a chorused electric piano in ninths, a felt piano that sings after the beat, drums that swing and lean
 * back. The second theme walks down by steps, then turns to the fourth step's minor sixth.
 */
export const rainyAfternoon: Piece = {
  id: "rainy-afternoon",
  name: "Tarde de lluvia",
  mood: "Lo-fi, íntimo y sin prisa",
  key: "Do mayor",
  tonic: "C",
  beatsPerMinute: 80,
  beatsPerBar: 4,
  swing: { beats: 0.25, share: 0.6 },
  lastChord: "Cmaj9",
  lastKey: "E5",
  room: { seconds: 1.3, level: 0.65, brightness: 0.35 },
  phrases: {
    opening: { chords: "Dm9 | G13 | Cmaj9 | Am9" },
    a1: {
      chords: "Dm9 | G13 | Cmaj9 | Am9",
      lead: "_:1 A4:0.5 C5:0.5 E5:1.5 D5:0.5 | E5:1 D5:0.5 B4:2.5 | _:1 G4:0.5 B4:0.5 D5:1.5 C5:0.5 | B4:1 A4:0.5 E4:2.5",
    },
    a2: {
      chords: "Dm9 | G13 | Em7 | A7b9",
      lead: "_:1 A4:0.5 C5:0.5 E5:1.5 D5:0.5 | E5:1 F5:0.5 D5:2.5 | _:1 B4:0.5 D5:0.5 G5:1.5 E5:0.5 | G5:1 E5:0.5 C#5:1 Bb4:1.5",
    },
    b1: {
      chords: "Fmaj9 | Em7 | Dm9 | Cmaj9",
      lead: "A5:1.5 G5:0.5 E5:1 C5:1 | G5:1.5 E5:0.5 D5:1 B4:1 | F5:1.5 E5:0.5 C5:1 A4:1 | D5:1.5 E5:0.5 G4:2",
    },
    b2: {
      chords: "Fmaj9 | Fm6 | Em7 A7b9 | Dm9 G13",
      lead: "A5:1.5 G5:0.5 E5:1 C5:1 | Ab5:1.5 G5:0.5 F5:1 D5:1 | G5:1 E5:1 C#5:1 E5:1 | F5:1 A5:1 B5:1 G5:1",
    },
    bridge: {
      chords: "Am9 | Dm9 | Fmaj9 | G9sus4",
      lead: "C5:2 B4:2 | A4:3 _:1 | C5:1 E5:1 G5:2 | A5:2 G5:2",
    },
    closing: {
      chords: "Fmaj9 | Em7 A7b9 | Dm9 | G9sus4 G13",
      lead: "A5:1.5 G5:0.5 E5:1 C5:1 | D5:1 B4:1 C#5:1 E5:1 | F5:1.5 E5:0.5 C5:1 A4:1 | C5:1 A4:1 B4:1 D5:1",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "electric-piano",
      voices: 4,
      low: 50,
      high: 69,
      gainDb: -8,
      pan: -0.08,
      room: 0.15,
      strumMs: 9,
      goesOn: "0.1.2.3.",
      effects: { chorus: 0.6, lowPassHz: 4200 },
      patterns: [
        { from: 0, steps: "x.....o...o....." },
        { from: 0.45, steps: "x.....o...x....." },
        { from: 0.75, steps: "x.....o..ox..o.." },
      ],
    },
    {
      kind: "melody",
      instrument: "felt-piano",
      line: "lead",
      gainDb: -4,
      pan: 0.15,
      room: 0.25,
      from: 0.32,
      lateMs: 16,
    },
    {
      kind: "bass",
      instrument: "electric-bass",
      low: 31,
      gainDb: -6,
      lateMs: 6,
      effects: { lowPassHz: 900 },
      patterns: [
        { from: 0, steps: "R..............." },
        { from: 0.4, steps: "R......rR...f..." },
        { from: 0.75, steps: "R......rR..fO.A." },
      ],
    },
    {
      kind: "melody",
      instrument: "nylon-guitar",
      line: "lead",
      gainDb: -14,
      pan: -0.3,
      room: 0.3,
      from: 0.78,
      lateMs: 22,
    },
    {
      kind: "chords",
      instrument: "pad",
      voices: 3,
      low: 55,
      high: 71,
      gainDb: -21,
      room: 0.4,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.7, steps: "x" },
      ],
    },
    {
      kind: "drums",
      drum: "kick",
      gainDb: -9,
      effects: { lowPassHz: 2400 },
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "9......4..8....." },
        { from: 0.75, steps: "9......4.58....3" },
      ],
    },
    {
      kind: "drums",
      drum: "soft-snare",
      gainDb: -8,
      lateMs: 14,
      room: 0.12,
      fill: "....7..2....7.34",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "....7.......7..2" },
      ],
    },
    {
      kind: "drums",
      drum: "hat",
      gainDb: -10,
      pan: 0.2,
      effects: { lowPassHz: 9000 },
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "5.3.5.3.5.3.5.32" },
        { from: 0.7, steps: "5.325.3.5.325.32" },
      ],
    },
    {
      kind: "drums",
      drum: "snap",
      gainDb: -13,
      pan: -0.2,
      room: 0.25,
      patterns: [
        { from: 0, steps: "....5.......5..." },
        { from: 0.38, steps: "" },
        { from: 0.7, steps: "....5.......5..." },
      ],
    },
  ],
};
