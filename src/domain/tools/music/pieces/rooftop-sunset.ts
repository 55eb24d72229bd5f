import type { Piece } from "../score/piece.ts";

/**
 * Lounge in E flat major: an electric piano that swings between the sides, upright bass, cross-stick and a vibraphone. The
 * chords start from the fourth step and pass through the third with its altered dominant, as soul ballads do.
 */
export const rooftopSunset: Piece = {
  id: "rooftop-sunset",
  name: "Ático al atardecer",
  mood: "Piano eléctrico, elegante y relajado",
  key: "Mi bemol mayor",
  tonic: "Eb",
  beatsPerMinute: 88,
  beatsPerBar: 4,
  swing: { beats: 0.25, share: 0.57 },
  lastChord: "Ebmaj9",
  lastKey: "G5",
  room: { seconds: 1.5, level: 0.75, brightness: 0.5 },
  phrases: {
    opening: { chords: "Abmaj9 | Gm7 | Fm9 | Bb9sus4" },
    a1: {
      chords: "Abmaj9 | Gm7 | Cm9 | Bbm9 Eb13",
      lead: "_:0.5 C5:0.5 Eb5:0.5 G5:1 F5:0.5 Eb5:1 | D5:1.5 F5:0.5 D5:1 Bb4:1 | _:0.5 Eb5:0.5 G5:0.5 Bb5:1 G5:0.5 Eb5:1 | Db5:1 F5:1 G5:1.5 Eb5:0.5",
    },
    a2: {
      chords: "Abmaj9 | Gm7 C7b9 | Fm9 | Bb13",
      lead: "_:0.5 C5:0.5 Eb5:0.5 G5:1 F5:0.5 Eb5:1 | D5:1 F5:1 E5:1 Db5:1 | C5:1.5 Eb5:0.5 G5:1 F5:1 | G5:1.5 F5:0.5 D5:1 _:1",
    },
    b1: {
      chords: "Fm9 | Gm7 | Abmaj9 | Bb9sus4",
      lead: "Ab5:1 G5:0.5 F5:0.5 Eb5:1 C5:1 | D5:0.5 F5:0.5 Bb5:2 F5:1 | C6:1 Bb5:0.5 G5:0.5 Eb5:1 G5:1 | F5:2 _:1 Eb5:1",
    },
    b2: {
      chords: "Fm9 | Gm7 C7b9 | Fm9 | Bb13",
      lead: "Ab5:1 G5:0.5 F5:0.5 Eb5:1 C5:1 | D5:0.5 F5:0.5 Bb5:1 G5:1 E5:1 | Ab5:1.5 G5:0.5 F5:1 C5:1 | D5:1 F5:1 G5:1 Ab5:1",
    },
    bridge: {
      chords: "Cm9 | Abmaj9 | Fm9 | Bb9sus4",
      lead: "Eb5:2 D5:2 | C5:3 _:1 | Ab4:1 C5:1 Eb5:2 | F5:3 _:1",
    },
    closing: {
      chords: "Abmaj9 | Gm7 C7b9 | Fm9 | Bb9sus4 Bb13",
      lead: "C6:1 Bb5:0.5 G5:0.5 Eb5:1 G5:1 | F5:1 D5:1 E5:1 G5:1 | Ab5:1.5 G5:0.5 Eb5:1 C5:1 | F5:1 Eb5:1 D5:1 F5:1",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "electric-piano",
      voices: 4,
      low: 51,
      high: 70,
      gainDb: -8,
      room: 0.2,
      goesOn: "0.1.2.3.",
      strumMs: 4,
      effects: { tremolo: { hertz: 3.4, depth: 0.5 }, chorus: 0.25 },
      patterns: [
        { from: 0, steps: "x.....o...o..o.." },
        { from: 0.45, steps: "x.....o...x..o.." },
        { from: 0.75, steps: "x..o..x...xo..o." },
      ],
    },
    {
      kind: "bass",
      instrument: "upright-bass",
      low: 31,
      gainDb: -6,
      lateMs: 4,
      patterns: [
        { from: 0, steps: "R......." },
        { from: 0.4, steps: "R.....rf....A..." },
        { from: 0.75, steps: "R.....rf..O.f.A." },
      ],
    },
    {
      kind: "melody",
      instrument: "vibraphone",
      line: "lead",
      gainDb: -7,
      pan: 0.2,
      room: 0.35,
      from: 0.32,
      lateMs: 8,
      effects: { tremolo: { hertz: 5.2, depth: 0.25 } },
    },
    { kind: "melody", instrument: "flute", line: "lead", gainDb: -19, pan: -0.15, room: 0.5, from: 0.78 },
    {
      kind: "chords",
      instrument: "pad",
      voices: 3,
      low: 55,
      high: 72,
      gainDb: -22,
      room: 0.5,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.6, steps: "x" },
      ],
    },
    {
      kind: "drums",
      drum: "kick",
      gainDb: -10,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "7.....4...6....." },
        { from: 0.75, steps: "8.....4..36....." },
      ],
    },
    {
      kind: "drums",
      drum: "rim",
      gainDb: -7,
      pan: 0.12,
      room: 0.25,
      lateMs: 7,
      fill: "....6.......6.45",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.45, steps: "....6.......6..3" },
      ],
    },
    {
      kind: "drums",
      drum: "hat",
      gainDb: -13,
      pan: -0.3,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "5.2.4.2.5.2.4.2." },
        { from: 0.6, steps: "5232423252324232" },
      ],
    },
    {
      kind: "drums",
      drum: "ride",
      gainDb: -16,
      pan: 0.3,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.75, steps: "5...4...5...4..3" },
      ],
    },
  ],
};
