import type { Piece } from "../score/piece.ts";

/**
 * Bright pop in G major: strummed steel strings, a bass that walks with the kick, claps on two and four. The verse has a
 * motif that springs up a sixth, the chorus climbs from the fourth step to the relative minor.
 */
export const openBalcony: Piece = {
  id: "open-balcony",
  name: "Balcón abierto",
  mood: "Pop luminoso, alegre y con palmadas",
  key: "Sol mayor",
  tonic: "G",
  beatsPerMinute: 112,
  beatsPerBar: 4,
  lastChord: "Gadd9",
  lastKey: "G5",
  accent: { drum: "tambourine", gainDb: -12 },
  room: { seconds: 1.3, level: 0.7, brightness: 0.7 },
  phrases: {
    opening: { chords: "G | Cadd9 | G | D" },
    a1: {
      chords: "G | D/F# | Em7 | Cadd9",
      lead: "B4:0.5 D5:0.5 G5:1.5 F#5:0.5 D5:1 | A5:1.5 G5:0.5 F#5:1 D5:1 | B4:0.5 D5:0.5 G5:1.5 F#5:0.5 D5:1 | E5:1.5 D5:0.5 C5:1 D5:1",
    },
    a2: {
      chords: "G | D/F# | Em7 | Cadd9 D",
      lead: "B4:0.5 D5:0.5 G5:1.5 F#5:0.5 D5:1 | A5:1.5 G5:0.5 F#5:1 D5:1 | B5:1.5 A5:0.5 G5:1 D5:1 | E5:1 G5:1 A5:1 F#5:1",
    },
    b1: {
      chords: "C | D | Em7 | G/B",
      lead: "G5:1 E5:0.5 G5:1.5 E5:1 | A5:1 F#5:0.5 A5:1.5 F#5:1 | B5:1 G5:0.5 B5:1.5 A5:1 | G5:2 D5:1 _:1",
    },
    b2: {
      chords: "C | D | Em7 Bm7 | C D",
      lead: "G5:1 E5:0.5 G5:1.5 E5:1 | A5:1 F#5:0.5 A5:1.5 C6:1 | B5:1.5 A5:0.5 F#5:1 D5:1 | E5:1 G5:1 A5:1 F#5:1",
    },
    bridge: {
      chords: "Em7 | Cadd9 | G | D",
      lead: "G5:2 B4:2 | E5:3 _:1 | D5:1 G5:1 B5:2 | A5:3 _:1",
    },
    closing: {
      chords: "Cadd9 | G/B | Am7 | D7sus4 D7",
      lead: "G5:1 E5:0.5 G5:1.5 D5:1 | B4:0.5 D5:0.5 G5:1.5 F#5:0.5 D5:1 | C5:1 E5:1 A5:1 G5:1 | G5:1.5 E5:0.5 F#5:2",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "steel-guitar",
      voices: 4,
      low: 50,
      high: 69,
      gainDb: -12,
      pan: -0.35,
      room: 0.15,
      strumMs: 9,
      effects: { highPassHz: 120 },
      patterns: [
        { from: 0, steps: "X...x.o." },
        { from: 0.45, steps: "X.xo.oxo" },
        { from: 0.75, steps: "X.xoXoxo" },
      ],
    },
    {
      kind: "chords",
      instrument: "piano",
      voices: 3,
      low: 59,
      high: 76,
      gainDb: -13,
      pan: 0.25,
      room: 0.2,
      goesOn: "0.1.2.1.",
      patterns: [
        { from: 0, steps: "x..." },
        { from: 0.5, steps: "x..x..x." },
        { from: 0.75, steps: "x.ox.ox." },
      ],
    },
    {
      kind: "bass",
      instrument: "electric-bass",
      low: 28,
      gainDb: -7,
      effects: { lowPassHz: 2600 },
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "R..r..F." },
        { from: 0.75, steps: "R.rr.rRf" },
      ],
    },
    {
      kind: "melody",
      instrument: "pluck",
      line: "lead",
      gainDb: -7,
      pan: 0.08,
      room: 0.3,
      from: 0.32,
      until: 0.95,
      effects: { lowPassHz: 6500, echo: { beats: 0.75, level: 0.16, feedback: 0.25 } },
    },
    { kind: "melody", instrument: "bell", line: "lead", transpose: 12, gainDb: -17, pan: -0.15, room: 0.4, from: 0.6 },
    {
      kind: "chords",
      instrument: "pad",
      voices: 3,
      low: 55,
      high: 72,
      gainDb: -20,
      room: 0.4,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.7, steps: "x" },
      ],
    },
    {
      kind: "drums",
      drum: "kick",
      gainDb: -10,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "8.....5.8......." },
        { from: 0.7, steps: "9.....6.8..5...." },
      ],
    },
    {
      kind: "drums",
      drum: "snare",
      gainDb: -11,
      room: 0.12,
      fill: "....8.......8.67",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.48, steps: "....7.......7..." },
        { from: 0.75, steps: "....8..2....8..." },
      ],
    },
    {
      kind: "drums",
      drum: "clap",
      gainDb: -10,
      pan: 0.1,
      room: 0.2,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "....7.......7..." },
      ],
    },
    {
      kind: "drums",
      drum: "hat",
      gainDb: -8,
      pan: 0.3,
      fill: "6.4.6.4.6.4.6...",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "6.4.6.4.6.4.6.4." },
        { from: 0.75, steps: "6.4.634.6.4.634." },
      ],
    },
    {
      kind: "drums",
      drum: "tambourine",
      gainDb: -13,
      pan: -0.3,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.75, steps: "3.2.7.2.3.2.7.2." },
      ],
    },
    {
      kind: "drums",
      drum: "crash",
      gainDb: -14,
      pan: -0.2,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.74, steps: "7|.|.|." },
      ],
    },
  ],
};
