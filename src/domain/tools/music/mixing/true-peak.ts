import { sineOfTurns } from "../sound/steady-maths.ts";

const PHASES = 4;
const TAPS = 12;

/** Windowed sines that give the values a quarter, a half and three quarters of a sample later. */
const KERNELS = Array.from({ length: PHASES - 1 }, (_, phase) => {
  const shift = (phase + 1) / PHASES;
  const taps = Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - shift;
    // Hann window over twelve samples; sin(πx) is the sine of half as many turns.
    const window = 0.5 + 0.5 * sineOfTurns(x / TAPS + 0.25);
    return (sineOfTurns(x / 2) / (Math.PI * x)) * window;
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return Float64Array.from(taps, (tap) => tap / sum);
});

/**
 * The highest value between a sample and the next, as a converter would make it: four times as many samples, as ITU-R
 * BS.1770 annex 2 asks.
 */
export function peakAfter(samples: Float32Array, at: number): number {
  let highest = Math.abs(samples[at]!);
  const first = at - (TAPS / 2 - 1);
  for (const kernel of KERNELS) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) sum += kernel[tap]! * (samples[first + tap] ?? 0);
    if (sum > highest) highest = sum;
    else if (-sum > highest) highest = -sum;
  }
  return highest;
}

/** The true peak of one side, as a factor of full scale. */
export function truePeakOf(samples: Float32Array): number {
  let highest = 0;
  for (let i = 0; i < samples.length; i++) {
    // Between samples a wave rises to at most a good half more than its neighbours here.
    const near = Math.max(Math.abs(samples[i]!), Math.abs(samples[i + 1] ?? 0));
    if (near * 1.6 > highest) highest = Math.max(highest, peakAfter(samples, i));
  }
  return highest;
}
