import type { Piece } from "../score/piece.ts";

/**
 * Calm piano in D flat major. The motif, a falling fourth that is answered by a step upwards, opens every phrase; the
 * second half turns to the relative minor and comes home by way of the subdominant in minor.
 */
export const clearMorning: Piece = {
  id: "clear-morning",
  name: "Mañana clara",
  mood: "Piano sereno, luz de primera hora",
  key: "Re bemol mayor",
  tonic: "Db",
  beatsPerMinute: 76,
  beatsPerBar: 4,
  lastChord: "Dbadd9",
  lastKey: "F5",
  room: { seconds: 2.6, level: 0.9, brightness: 0.5 },
  phrases: {
    opening: { chords: "Dbadd9 | Gbmaj7/Db | Dbadd9 | Gbmaj7/Db" },
    a1: {
      chords: "Dbadd9 | Ab/C | Bbm7 | Gbmaj9",
      lead: "Ab5:1.5 Eb5:0.5 F5:2 | _:1 Eb5:0.5 F5:0.5 Ab5:1 Eb5:1 | F5:1.5 Db5:0.5 C5:1 Db5:1 | Bb4:2 _:1 Ab4:1",
      counter: "F4:4 | Eb4:4 | Db4:4 | F4:4",
    },
    a2: {
      chords: "Dbadd9 | Ab/C | Bbm7 Bbm7/Ab | Gbmaj9 Ab7sus4",
      lead: "Ab5:1.5 Eb5:0.5 F5:2 | _:1 Eb5:0.5 F5:0.5 Ab5:1 C6:1 | Bb5:1.5 Ab5:0.5 F5:1 Db5:1 | F5:1 Bb4:1 Db5:1 Eb5:1",
      counter: "F4:4 | Ab4:4 | Db5:2 Db5:2 | Bb4:2 Db5:2",
    },
    b1: {
      chords: "Bbm9 | Gbmaj9 | Db/F | Ab",
      lead: "F5:1 Db6:1 C6:1.5 Ab5:0.5 | Bb5:2 Ab5:1 F5:1 | Ab5:1.5 F5:0.5 Db5:1 F5:1 | Eb5:3 _:1",
      counter: "Db5:4 | Db5:4 | F4:4 | C5:4",
    },
    b2: {
      chords: "Bbm9 | Gbmaj9 | Db/F Ebm7 | Ab7sus4 Ab7",
      lead: "F5:1 Db6:1 C6:1.5 Ab5:0.5 | Bb5:2 Ab5:1 F5:1 | Ab5:1 F5:1 Gb5:1 Bb5:1 | Ab5:2 Gb5:1 Eb5:1",
      counter: "Db5:4 | Bb4:4 | F4:2 Gb4:2 | Db5:2 C5:2",
    },
    bridge: {
      chords: "Gbmaj7 | Db/F | Ebm7 | Ab7sus4",
      lead: "Bb4:2 Db5:2 | Ab4:3 _:1 | Gb4:1 Bb4:1 Db5:2 | Eb5:3 _:1",
      counter: "F4:4 | F4:4 | Gb4:4 | Ab4:4",
    },
    closing: {
      chords: "Gbmaj9 | Db/F | Ebm9 Gbm6 | Ab7sus4 Ab7",
      lead: "Bb5:1.5 Ab5:0.5 F5:2 | Ab5:1.5 Eb5:0.5 F5:2 | Gb5:1 F5:1 Eb5:2 | Db5:2 Eb5:1 C5:1",
      counter: "Db5:4 | Db5:4 | Bb4:2 A4:2 | Db5:2 C5:2",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "felt-piano",
      voices: 4,
      low: 49,
      high: 68,
      gainDb: -9,
      pan: -0.12,
      room: 0.22,
      goesOn: "0.1.2.3.2.1.2.1.",
      patterns: [
        { from: 0, steps: "0.1.2.3.2.1.2.1." },
        { from: 0.7, steps: "012321230123212." },
      ],
    },
    {
      kind: "bass",
      instrument: "felt-piano",
      low: 37,
      gainDb: -8,
      room: 0.15,
      patterns: [
        { from: 0, steps: "R......." },
        { from: 0.5, steps: "R...f..." },
        { from: 0.8, steps: "R.o.f.o." },
      ],
    },
    { kind: "melody", instrument: "piano", line: "lead", gainDb: -4, pan: 0.1, room: 0.3, from: 0.32, lateMs: 6 },
    { kind: "melody", instrument: "strings", line: "counter", gainDb: -17, room: 0.5, from: 0.55 },
    {
      kind: "chords",
      instrument: "pad",
      voices: 3,
      low: 53,
      high: 70,
      gainDb: -21,
      room: 0.5,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.5, steps: "x" },
      ],
    },
    { kind: "melody", instrument: "bell", line: "lead", transpose: 12, gainDb: -24, room: 0.7, from: 0.84 },
  ],
};
