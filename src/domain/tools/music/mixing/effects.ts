import type { Effects } from "../score/piece.ts";
import { biquad, filterInPlace } from "../sound/biquad.ts";
import { smoothStep } from "../sound/shaping.ts";
import { sineOfTurns, softlyBent } from "../sound/steady-maths.ts";
import type { Stereo } from "./play-part.ts";

/** The music as effects need to know it: where kicks fall, and how long a beat is. */
export interface Pulse {
  kickSeconds: readonly number[];
  beatSeconds: number;
}

/** Sends a part through its effects, in place, in the order in which a player would plug them. */
export function applyEffects(sound: Stereo, effects: Effects, pulse: Pulse, sampleRate: number): void {
  const { lowPassHz, highPassHz, drive, chorus, tremolo, pump, echo } = effects;
  const sides = [sound.left, sound.right];
  if (drive) for (const side of sides) distort(side, drive);
  for (const side of sides) {
    if (highPassHz) filterInPlace(side, [biquad("high-pass", highPassHz, sampleRate)]);
    if (lowPassHz) filterInPlace(side, [biquad("low-pass", lowPassHz, sampleRate)]);
  }
  if (chorus)
    sides.forEach((side, index) => {
      widen(side, chorus, index * 0.5, sampleRate);
    });
  if (tremolo) swing(sound, tremolo, sampleRate);
  if (echo) repeat(sound, echo, pulse.beatSeconds, sampleRate);
  if (pump) for (const side of sides) duckAtKicks(side, pump, pulse, sampleRate);
}

function distort(side: Float32Array, amount: number): void {
  const push = 1 + amount * 5;
  for (let i = 0; i < side.length; i++) side[i] = softlyBent(side[i]! * push) / Math.sqrt(push);
}

/** Adds the sound of 12 ms ago, give or take 3 ms that come and go in two seconds: other on each side. */
function widen(side: Float32Array, amount: number, shift: number, sampleRate: number): void {
  const dry = side.slice();
  const middle = 0.012 * sampleRate;
  const depth = 0.003 * sampleRate;
  const rate = 0.55 / sampleRate;
  const level = amount * 0.7;
  const scale = 1 / Math.sqrt(1 + level * level);
  let delay = middle;
  let step = 0;
  for (let i = 0; i < side.length; i++) {
    if ((i & 31) === 0) {
      const next = middle + depth * sineOfTurns((i + 32) * rate + shift);
      step = (next - delay) / 32;
    }
    delay += step;
    const at = i - delay;
    const whole = Math.floor(at);
    const early = whole >= 0 ? dry[whole]! : 0;
    const late = whole + 1 >= 0 ? dry[whole + 1]! : 0;
    side[i] = scale * (dry[i]! + level * (early + (at - whole) * (late - early)));
  }
}

function swing({ left, right }: Stereo, { hertz, depth }: NonNullable<Effects["tremolo"]>, sampleRate: number): void {
  const rate = hertz / sampleRate;
  for (let i = 0; i < left.length; i++) {
    const sway = depth * 0.5 * sineOfTurns(i * rate);
    left[i]! *= 1 + sway;
    right[i]! *= 1 - sway;
  }
}

/** Echoes that change sides and grow duller. */
function repeat(sound: Stereo, echo: NonNullable<Effects["echo"]>, beatSeconds: number, sampleRate: number): void {
  const delay = Math.max(1, Math.round(echo.beats * beatSeconds * sampleRate));
  const lines = [new Float32Array(delay), new Float32Array(delay)] as const;
  let at = 0;
  let dullLeft = 0;
  let dullRight = 0;
  for (let i = 0; i < sound.left.length; i++) {
    dullLeft += 0.35 * (lines[0][at]! - dullLeft);
    dullRight += 0.35 * (lines[1][at]! - dullRight);
    lines[0][at] = sound.left[i]! * 0.8 + sound.right[i]! * 0.2 + dullRight * echo.feedback;
    lines[1][at] = sound.right[i]! * 0.2 + dullLeft * echo.feedback;
    sound.left[i]! += dullLeft * echo.level;
    sound.right[i]! += dullRight * echo.level;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

function duckAtKicks(side: Float32Array, depth: number, { kickSeconds, beatSeconds }: Pulse, sampleRate: number): void {
  const fall = Math.round(0.012 * sampleRate);
  const rise = Math.round(beatSeconds * 0.7 * sampleRate);
  for (const kick of kickSeconds) {
    const start = Math.round(kick * sampleRate) - fall;
    for (let i = 0; i < fall + rise; i++) {
      const at = start + i;
      if (at < 0 || at >= side.length) continue;
      const low = i < fall ? smoothStep(i / fall) : 1 - smoothStep((i - fall) / rise);
      side[at]! *= 1 - depth * low;
    }
  }
}
