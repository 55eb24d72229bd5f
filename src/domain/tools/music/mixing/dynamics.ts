import { decibelsOfFactor, exponential, factorOfDecibels } from "../sound/steady-maths.ts";
import type { Stereo } from "./play-part.ts";
import { peakAfter } from "./true-peak.ts";

const STEP = 32;

/**
 * Gentle compression of both sides together, in place: what lies above the threshold is made softer by the ratio. The
 * level is a root mean square that rises within 20 ms and falls within 250 ms.
 */
export function compress(sound: Stereo, thresholdDb: number, ratio: number, sampleRate: number): void {
  const { left, right } = sound;
  const attack = 1 - exponential(-STEP / (0.02 * sampleRate));
  const release = 1 - exponential(-STEP / (0.25 * sampleRate));
  let power = 0;
  let before = 1;
  for (let start = 0; start < left.length; start += STEP) {
    const end = Math.min(start + STEP, left.length);
    let sum = 0;
    for (let i = start; i < end; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!;
    const now = sum / (2 * (end - start));
    power += (now > power ? attack : release) * (now - power);
    const over = decibelsOfFactor(Math.sqrt(power)) - thresholdDb;
    const gain = over > 0 ? factorOfDecibels(-over * (1 - 1 / ratio)) : 1;
    for (let i = start; i < end; i++) {
      const share = (i - start + 1) / STEP;
      const factor = before + (gain - before) * share;
      left[i]! *= factor;
      right[i]! *= factor;
    }
    before = gain;
  }
}

/**
 * Holds the true peak of both sides below a ceiling, in place. The gain begins to fall 5 ms before a peak, is low enough
 * when it comes, and rises again within 120 ms: no sample is cut off.
 *
 * @param ceiling as a factor of full scale
 */
export function limit(sound: Stereo, ceiling: number, sampleRate: number): void {
  const { left, right } = sound;
  const frames = left.length;
  const window = Math.round(0.005 * sampleRate);
  const wanted = new Float32Array(frames).fill(1);
  let isNeeded = false;
  for (let i = 0; i < frames; i++) {
    const near = Math.max(
      Math.abs(left[i]!),
      Math.abs(right[i]!),
      Math.abs(left[i + 1] ?? 0),
      Math.abs(right[i + 1] ?? 0),
    );
    if (near < ceiling * 0.6) continue;
    const peak = Math.max(peakAfter(left, i), peakAfter(right, i));
    if (peak <= ceiling) continue;
    isNeeded = true;
    const gain = ceiling / peak;
    wanted[i] = Math.min(wanted[i]!, gain);
    if (i + 1 < frames) wanted[i + 1] = Math.min(wanted[i + 1]!, gain);
  }
  if (!isNeeded) return;
  const gains = slowlyRising(lowestAhead(wanted, window), 1 - exponential(-1 / (0.04 * sampleRate)));
  let sum = window + 1;
  for (let i = 0; i < frames; i++) {
    sum += gains[i]! - (i > window ? gains[i - window - 1]! : 1);
    const factor = sum / (window + 1);
    left[i]! *= factor;
    right[i]! *= factor;
  }
}

/** For each sample the lowest value from it to so many samples later, by a queue of candidates. */
function lowestAhead(values: Float32Array, ahead: number): Float32Array {
  const lowest = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + ahead; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const at = i - ahead;
    if (at < 0) continue;
    while (queue[head]! < at) head++;
    lowest[at] = values[queue[head]!]!;
  }
  return lowest;
}

/** Falls at once and rises by a share of the rest each sample, in place. */
function slowlyRising(gains: Float32Array, share: number): Float32Array {
  let gain = 1;
  for (let i = 0; i < gains.length; i++) {
    const wanted = gains[i]!;
    gain = wanted < gain ? wanted : gain + (wanted - gain) * share;
    gains[i] = gain;
  }
  return gains;
}
