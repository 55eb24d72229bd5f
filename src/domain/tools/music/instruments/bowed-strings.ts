import { seededRandom } from "../../stitching/seeded-random.ts";
import { smoothStep } from "../sound/shaping.ts";
import { exponential, hertzOfPitch, logarithmOfTwo, sineOfTurns } from "../sound/steady-maths.ts";
import type { Instrument, Sound } from "./instrument.ts";

interface Section {
  /** Players on each side. */
  players: number;
  /** How far players are out of tune with each other, in cents. */
  spread: number;
  vibratoCents: number;
  attackSeconds: number;
  releaseSeconds: number;
  /** Hertz above which partials fade, at the softest and hardest. */
  softHertz: number;
  hardHertz: number;
  /** Strength of partial k is k to the power of minus this. */
  slope: number;
}

/** Violins to double basses, many players on long notes. */
export const strings = sectionOf({
  players: 3,
  spread: 7,
  vibratoCents: 6,
  attackSeconds: 0.16,
  releaseSeconds: 0.32,
  softHertz: 1500,
  hardHertz: 4200,
  slope: 0.95,
});

/** A desk of violins that leads. */
export const soloStrings = sectionOf({
  players: 2,
  spread: 4,
  vibratoCents: 11,
  attackSeconds: 0.09,
  releaseSeconds: 0.24,
  softHertz: 2000,
  hardHertz: 5200,
  slope: 0.9,
});

/** A warm synthesiser that swells. */
export const pad = sectionOf({
  players: 3,
  spread: 11,
  vibratoCents: 3,
  attackSeconds: 0.5,
  releaseSeconds: 0.9,
  softHertz: 700,
  hardHertz: 1600,
  slope: 1.15,
});

const TABLE = 2048;
const tables = new Map<string, Float32Array>();

/**
 * A section of players: each reads the same period of a bowed wave at a speed of their own, with a vibrato that begins
 * after the note has begun, and a loudness that is never quite still.
 *
 * Partials fall as those of a sawtooth, which is the wave of a bowed string (Helmholtz), shaped by resonances of wood
 * about 450, 1100 and 2600 Hz.
 */
function sectionOf(section: Section): Instrument {
  return {
    rings: false,
    releaseSeconds: section.releaseSeconds,
    takes: 1,
    make({ pitch, velocity, seconds, take }, sampleRate): Sound {
      const hertz = hertzOfPitch(pitch);
      const table = tableOf(section, hertz, velocity, sampleRate);
      const frames = Math.ceil((seconds + section.releaseSeconds) * sampleRate);
      const sides = [new Float32Array(frames), new Float32Array(frames)] as const;
      const random = seededRandom(pitch * 131 + take * 17 + Math.round(seconds * 100));
      for (const side of sides)
        for (let player = 0; player < section.players; player++)
          addPlayer(side, table, section, hertz, sampleRate, random);
      blend(sides);
      const attack = Math.min(section.attackSeconds * (1.4 - 0.6 * velocity), seconds * 0.6) * sampleRate;
      const held = Math.max(seconds * sampleRate, attack);
      const release = section.releaseSeconds * sampleRate;
      const level = 0.3 / Math.sqrt(section.players);
      for (const side of sides)
        for (let i = 0; i < frames; i++) {
          const end = i > held ? 1 - smoothStep((i - held) / release) : 1;
          side[i]! *= level * smoothStep(i / attack) * end;
        }
      return { left: sides[0], right: sides[1] };
    },
  };
}

/** Players sit to the left or right, yet both ears hear them: a part of each side goes to the other. */
function blend([left, right]: readonly [Float32Array, Float32Array]): void {
  for (let i = 0; i < left.length; i++) {
    const l = left[i]!;
    const r = right[i]!;
    left[i] = 0.91 * l + 0.41 * r;
    right[i] = 0.91 * r + 0.41 * l;
  }
}

function addPlayer(
  side: Float32Array,
  table: Float32Array,
  { spread, vibratoCents }: Section,
  hertz: number,
  sampleRate: number,
  random: () => number,
): void {
  const detune = 1 + ((random() * 2 - 1) * spread) / 1731;
  const rate = (4.9 + random() * 1.2) / sampleRate;
  const depth = (vibratoCents * (0.7 + random() * 0.6)) / 1731;
  const swayRate = (0.4 + random() * 0.9) / sampleRate;
  const shift = random();
  const step = (hertz * detune * TABLE) / sampleRate;
  let at = random() * TABLE;
  // Vibrato and sway are slow: they are worked out once in 32 samples.
  for (let start = 0; start < side.length; start += 32) {
    const late = smoothStep((start / sampleRate - 0.18) / 0.5);
    const now = step * (1 + depth * late * sineOfTurns(start * rate + shift));
    const loud = 1 + 0.12 * sineOfTurns(start * swayRate + shift * 3);
    const end = Math.min(start + 32, side.length);
    for (let i = start; i < end; i++) {
      const whole = at | 0;
      const part = at - whole;
      side[i]! += loud * (table[whole]! + part * (table[whole + 1]! - table[whole]!));
      at += now;
      if (at >= TABLE) at -= TABLE;
    }
  }
}

/** One period, and its first value once more, of such strength that its root mean square is 0.5. */
function tableOf(section: Section, hertz: number, velocity: number, sampleRate: number): Float32Array {
  const force = Math.round(velocity * 4) / 4;
  const key = `${section.slope}|${section.softHertz}|${hertz.toFixed(2)}|${force}|${sampleRate}`;
  const known = tables.get(key);
  if (known) return known;
  const edge = section.softHertz + (section.hardHertz - section.softHertz) * force;
  const table = new Float32Array(TABLE + 1);
  const partials = Math.max(1, Math.min(40, Math.floor((sampleRate * 0.4) / hertz)));
  for (let k = 1; k <= partials; k++) {
    const at = k * hertz;
    const wood = 1 + 0.7 * bump(at, 450) + 0.6 * bump(at, 1100) + 0.5 * bump(at, 2600);
    const strength = (wood * exponential(-at / edge)) / exponential(section.slope * logarithmOfTwo(k) * Math.LN2);
    if (strength < 0.0003) continue;
    for (let i = 0; i < TABLE; i++) table[i]! += strength * sineOfTurns((k * i) / TABLE);
  }
  let sum = 0;
  for (let i = 0; i < TABLE; i++) sum += table[i]! ** 2;
  const factor = 0.5 / Math.sqrt(sum / TABLE);
  for (let i = 0; i < TABLE; i++) table[i]! *= factor;
  table[TABLE] = table[0]!;
  if (tables.size > 400) tables.clear();
  tables.set(key, table);
  return table;
}

/** 1 in the middle of a resonance, falling to a half a third of an octave away. */
function bump(hertz: number, middle: number): number {
  const far = (hertz - middle) / (middle * 0.26);
  return 1 / (1 + far * far);
}
