/** The instruments of the house, each made by a function of `instruments/`. */
export type InstrumentId =
  | "piano"
  | "felt-piano"
  | "electric-piano"
  | "nylon-guitar"
  | "steel-guitar"
  | "muted-guitar"
  | "strings"
  | "solo-strings"
  | "pizzicato"
  | "pad"
  | "flute"
  | "vibraphone"
  | "marimba"
  | "bell"
  | "pluck"
  | "upright-bass"
  | "electric-bass"
  | "synth-bass";

export type DrumId =
  | "kick"
  | "house-kick"
  | "snare"
  | "soft-snare"
  | "rim"
  | "clap"
  | "snap"
  | "hat"
  | "open-hat"
  | "ride"
  | "crash"
  | "shaker"
  | "tambourine"
  | "palma"
  | "palma-sorda"
  | "cajon"
  | "cajon-slap"
  | "timpani";

/** Steps of one or more bars, chosen when the music is at least so full: see `docs/music.md` for the letters. */
export interface Pattern {
  /** Fullness, 0 to 1, from which this pattern is played instead of the one before it. */
  from: number;
  /** Bars divided by strokes; each bar holds as many letters as it has steps. Empty is a rest. */
  steps: string;
}

interface PartSound {
  /** Loudness in the mix, in decibels. */
  gainDb: number;
  /** −1 is left, 1 right. */
  pan?: number;
  /** Share that is sent into the room, 0 to 1. */
  room?: number;
  /** Milliseconds after the beat, as a player leans back; below zero before it. */
  lateMs?: number;
  effects?: Effects;
}

export interface Effects {
  lowPassHz?: number;
  highPassHz?: number;
  /** Slow swinging of loudness between the sides, as an electric piano does it: times a second, and how deep (0 to 1). */
  tremolo?: { hertz: number; depth: number };
  /** Widens and thickens, 0 to 1. */
  chorus?: number;
  /** Loudness drops at each kick and comes back within a beat, 0 to 1. */
  pump?: number;
  /** An echo after so many beats. */
  echo?: { beats: number; level: number; feedback: number };
  /** Warm distortion, 0 to 1. */
  drive?: number;
}

export interface ChordPart extends PartSound {
  kind: "chords";
  instrument: InstrumentId;
  voices: number;
  /** Lowest and highest key. */
  low: number;
  high: number;
  patterns: readonly Pattern[];
  /** Milliseconds between the strings of a strum. */
  strumMs?: number;
  /**
   * Steps of one bar that go on softly after the last chord, from its second bar, if the film does. A bar before a stroke
   * is played with the chord itself, by instruments that do not ring for so long.
   */
  goesOn?: string;
}

export interface BassPart extends PartSound {
  kind: "bass";
  instrument: InstrumentId;
  low: number;
  patterns: readonly Pattern[];
}

interface MelodyPart extends PartSound {
  kind: "melody";
  instrument: InstrumentId;
  line: "lead" | "counter";
  /** Semitones, whole octaves as a rule. */
  transpose?: number;
  /** Plays when the music is so full, 0 to 1. */
  from?: number;
  until?: number;
}

export interface DrumPart extends PartSound {
  kind: "drums";
  drum: DrumId;
  patterns: readonly Pattern[];
  /** Steps of the bar before a new section. */
  fill?: string;
  /** Sounds with the last chord. */
  ends?: boolean;
}

export type Part = ChordPart | BassPart | MelodyPart | DrumPart;

/** Four bars, or as many as are written; strokes part bars. */
export interface Phrase {
  /** Symbols, one or more a bar at equal distances: "Cmaj7 | Am7 D7 | …". */
  chords: string;
  /** Notes with their length in beats, "E5:1.5", and rests, "_:1". Empty bars are rests. */
  lead?: string;
  counter?: string;
  /** Loudness of the phrase in decibels beside the others. */
  gainDb?: number;
}

export type PhraseId = "opening" | "a1" | "a2" | "b1" | "b2" | "bridge" | "closing";

export interface Piece {
  id: string;
  /** Spanish title. */
  name: string;
  /** Spanish words for its mood, shown beneath the title. */
  mood: string;
  /** Spanish name of its key. */
  key: string;
  /** The key as a chord's symbol: "C", "Am". */
  tonic: string;
  beatsPerMinute: number;
  beatsPerBar: 3 | 4;
  /** The length in beats of a pair's half that swings, and the share of the pair that its first half takes. */
  swing?: { beats: 0.5 | 0.25; share: number };
  phrases: Readonly<Record<PhraseId, Phrase>>;
  /** The chord that everything ends on, and the melody's last key. */
  lastChord: string;
  lastKey: string;
  parts: readonly Part[];
  /** The drum that marks cuts that fall on a beat or halfway between two, softly. */
  accent?: { drum: DrumId; gainDb: number };
  room: { seconds: number; level: number; brightness: number };
}
