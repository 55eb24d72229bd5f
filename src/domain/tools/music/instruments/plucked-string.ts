import { biquad, filterInPlace } from "../sound/biquad.ts";
import { whiteNoise } from "../sound/noise.ts";
import { fadeIn, fadeOut } from "../sound/shaping.ts";
import { cosineOfTurns, exponential, hertzOfPitch, powerOfTwo, sineOfTurns } from "../sound/steady-maths.ts";
import { evenLoudness } from "./even-loudness.ts";
import { heardFrames, type Instrument, inTheMiddle } from "./instrument.ts";

interface StringVoice {
  /** Where the finger or pick stands, as a share of the string. */
  pluckedAt: number;
  /** Hertz above which the pluck has little, at its softest and hardest. */
  softHertz: number;
  hardHertz: number;
  /** Seconds in which the open low E falls by 60 dB. */
  ringSeconds: number;
  /** How much each round trip dulls the string, 0 to 0.5. */
  dulling: number;
  /** Share of the sound that comes from the wooden body. */
  body: number;
  /** Scratch of nail or pick. */
  scratch: number;
}

const RELEASE_SECONDS = 0.09;

/** Nylon strings, plucked with the finger near the hole. */
export const nylonGuitar = stringOf({
  pluckedAt: 0.24,
  softHertz: 2000,
  hardHertz: 5600,
  ringSeconds: 6,
  dulling: 0.16,
  body: 0.9,
  scratch: 0.12,
});

/** Steel strings and a pick. */
export const steelGuitar = stringOf({
  pluckedAt: 0.15,
  softHertz: 3200,
  hardHertz: 9000,
  ringSeconds: 6.5,
  dulling: 0.07,
  body: 0.45,
  scratch: 0.2,
});

/** An electric guitar whose strings the palm damps at the bridge. */
export const mutedGuitar = stringOf({
  pluckedAt: 0.12,
  softHertz: 1800,
  hardHertz: 4800,
  ringSeconds: 0.9,
  dulling: 0.3,
  body: 0.15,
  scratch: 0.25,
});

/**
 * A plucked string as a delay line that hears itself, a little duller and softer each time (Karplus and Strong, with the
 * tuning and decay of Jaffe and Smith).
 *
 * The line begins with one period of the wave that a pluck at a point of the string makes: partial k has the strength
 * |sin(π·k·p)| / k. The delay is L + s + a samples: whole samples, those of the dulling filter (1 − s) + s·z⁻¹, and those
 * of an all-pass that tunes the rest.
 */
function stringOf(voice: StringVoice): Instrument {
  return {
    rings: true,
    releaseSeconds: RELEASE_SECONDS,
    takes: 2,
    make(strike, sampleRate) {
      const { pitch, velocity, take } = strike;
      const hertz = hertzOfPitch(pitch);
      const ring = Math.max(0.25, voice.ringSeconds * powerOfTwo(-(pitch - 40) / 22));
      const samples = new Float32Array(heardFrames(Math.min(ring * 1.1, 6), strike, RELEASE_SECONDS, sampleRate));
      const period = sampleRate / hertz;
      const dulling = voice.dulling;
      const whole = Math.floor(period - dulling - 0.3);
      const rest = period - whole - dulling;
      const allPass = (1 - rest) / (1 + rest);
      // The dulling filter also softens the lowest partial: |1 − s + s·e^(−jω)|, which the gain makes good.
      const cosine = cosineOfTurns(1 / period);
      const dulled = Math.sqrt((1 - dulling) ** 2 + dulling ** 2 + 2 * dulling * (1 - dulling) * cosine);
      const gain = Math.min(0.99995, exponential(-6.9078 / (ring * hertz)) / dulled);
      const line = pluck(voice, whole, hertz, velocity, sampleRate, pitch * 7 + take);
      let at = 0;
      // The filters begin as if the string had swung like this before, or their start would go round as a click.
      let before = line[whole - 1]!;
      let heldIn = gain * ((1 - dulling) * before + dulling * line[whole - 2]!);
      let heldOut = heldIn;
      for (let i = 0; i < samples.length; i++) {
        const value = line[at]!;
        samples[i] = value;
        const dull = gain * ((1 - dulling) * value + dulling * before);
        before = value;
        const tuned = allPass * dull + heldIn - allPass * heldOut;
        heldIn = dull;
        heldOut = tuned;
        line[at] = tuned;
        at = at + 1 === whole ? 0 : at + 1;
      }
      addBody(samples, voice.body, sampleRate);
      fadeIn(samples, Math.ceil(sampleRate * 0.0012));
      fadeOut(samples, Math.ceil(sampleRate * 0.15));
      evenLoudness([samples], sampleRate);
      return inTheMiddle(samples);
    },
  };
}

function pluck(
  voice: StringVoice,
  frames: number,
  hertz: number,
  velocity: number,
  sampleRate: number,
  seed: number,
): Float64Array {
  const edge = voice.softHertz + (voice.hardHertz - voice.softHertz) * velocity;
  const line = new Float64Array(frames);
  const partials = Math.min(Math.floor((sampleRate * 0.42) / hertz), 60, frames >> 1);
  // Two takes of a finger never stand in the same place.
  const place = voice.pluckedAt * (1 + 0.06 * ((seed % 2) * 2 - 1));
  for (let k = 1; k <= partials; k++) {
    // Stiffness spreads the partials of a real string in time; in step they would be one sharp pulse each period.
    const strength = (sineOfTurns((k * place) / 2) / k) * exponential((-k * hertz) / edge);
    for (let i = 0; i < frames; i++) line[i]! += strength * sineOfTurns((k * i) / frames + 0.11 * k * k);
  }
  const noise = whiteNoise(frames, seed);
  filterInPlace(noise, [biquad("low-pass", edge * 1.3, sampleRate)]);
  let mean = 0;
  for (let i = 0; i < frames; i++) {
    line[i]! += noise[i]! * voice.scratch * (0.3 + velocity * 0.7);
    mean += line[i]! / frames;
  }
  for (let i = 0; i < frames; i++) line[i]! -= mean;
  return line;
}

/** The air of the body and two modes of its top: band-passes that are laid over the string. */
function addBody(samples: Float32Array, share: number, sampleRate: number): void {
  const sum = new Float32Array(samples.length);
  for (const [hertz, quality, level] of [
    [102, 5, 0.8],
    [205, 4, 0.9],
    [390, 3, 0.5],
    [760, 2.5, 0.3],
  ] as const) {
    const part = samples.slice();
    filterInPlace(part, [biquad("band-pass", hertz, sampleRate, quality)]);
    for (let i = 0; i < sum.length; i++) sum[i]! += part[i]! * level;
  }
  for (let i = 0; i < samples.length; i++) samples[i]! += sum[i]! * share;
  filterInPlace(samples, [biquad("high-pass", 60, sampleRate)]);
}
