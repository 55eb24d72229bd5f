import { cosineOfTurns, decayFactor, sineOfTurns } from "./steady-maths.ts";

/** One tone that dies away: a partial of a string, a bar or a drum head. */
export interface Mode {
  hertz: number;
  amplitude: number;
  /** Seconds in which it falls by 60 dB. */
  decaySeconds: number;
}

/**
 * Adds tones that begin together and die away each in its own time.
 *
 * Each is a resonator of two poles, y₀ = 2·r·cos(θ)·y₁ − r²·y₂, which costs two multiplications a sample. Four run
 * beside each other, because each waits for its own last value. A tone stops when it is 80 dB below its start. Tones
 * above 0.45 of the sample rate are left out, since they would fold back.
 */
export function addModes(out: Float32Array, modes: readonly Mode[], sampleRate: number): void {
  const heard = modes.filter(({ hertz, amplitude }) => hertz < sampleRate * 0.45 && hertz > 0 && amplitude !== 0);
  heard.sort((a, b) => a.decaySeconds - b.decaySeconds);
  for (let at = 0; at < heard.length; at += 4) {
    const four = heard.slice(at, at + 4);
    const longest = Math.max(...four.map(({ decaySeconds }) => decaySeconds));
    const frames = Math.min(out.length, Math.ceil(longest * 1.34 * sampleRate));
    const [a, b, c, d] = [0, 1, 2, 3].map((index) => resonator(four[index], sampleRate)) as [R, R, R, R];
    let [a1, a2, b1, b2, c1, c2, d1, d2] = [a.y1, a.y2, b.y1, b.y2, c.y1, c.y2, d.y1, d.y2];
    for (let i = 0; i < frames; i++) {
      const a0 = a.turn * a1 - a.loss * a2;
      const b0 = b.turn * b1 - b.loss * b2;
      const c0 = c.turn * c1 - c.loss * c2;
      const d0 = d.turn * d1 - d.loss * d2;
      a2 = a1;
      a1 = a0;
      b2 = b1;
      b1 = b0;
      c2 = c1;
      c1 = c0;
      d2 = d1;
      d1 = d0;
      out[i]! += a0 + b0 + c0 + d0;
    }
  }
}

interface R {
  turn: number;
  loss: number;
  y1: number;
  y2: number;
}

/** The resonator whose next value is the first sample of a sine: its memory stands at −1 and −2 samples. */
function resonator(mode: Mode | undefined, sampleRate: number): R {
  if (!mode) return { turn: 0, loss: 0, y1: 0, y2: 0 };
  const r = decayFactor(mode.decaySeconds, sampleRate);
  const turns = mode.hertz / sampleRate;
  return {
    turn: 2 * r * cosineOfTurns(turns),
    loss: r * r,
    y1: (-mode.amplitude * sineOfTurns(turns)) / r,
    y2: (-mode.amplitude * sineOfTurns(2 * turns)) / (r * r),
  };
}
