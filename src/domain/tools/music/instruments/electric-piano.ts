import { fadeIn, fadeOut } from "../sound/shaping.ts";
import { decayFactor, hertzOfPitch, powerOfTwo, sineOfTurns, softlyBent } from "../sound/steady-maths.ts";
import { evenLoudness } from "./even-loudness.ts";
import { heardFrames, type Instrument, inTheMiddle } from "./instrument.ts";

const RELEASE_SECONDS = 0.14;

/**
 * A tine piano by frequency modulation (Chowning): a carrier whose own frequency modulates it, more at the start and
 * under a hard stroke, gives the growl. A tone fourteen times higher is the short chime of the tine.
 */
export const electricPiano: Instrument = {
  rings: true,
  releaseSeconds: RELEASE_SECONDS,
  takes: 1,
  make(strike, sampleRate) {
    const { pitch, velocity } = strike;
    const hertz = hertzOfPitch(pitch);
    const decay = Math.min(10, 8.5 * powerOfTwo(-(pitch - 55) / 24));
    const samples = new Float32Array(heardFrames(Math.min(decay, 7), strike, RELEASE_SECONDS, sampleRate));
    const step = hertz / sampleRate;
    const fall = decayFactor(decay, sampleRate);
    const growlFall = decayFactor(decay * 0.3, sampleRate);
    const chimeFall = decayFactor(0.7, sampleRate);
    // Modulation is counted in turns; high keys need less of it, since their side bands would hiss.
    const height = powerOfTwo(-(pitch - 60) / 18);
    let growl = (0.07 + 0.26 * velocity * velocity) * height;
    const rest = 0.025 * height;
    let chime = 0.05 + 0.3 * velocity * velocity;
    const chimeRatio = hertz * 14 < sampleRate * 0.4 ? 14 : 7;
    let level = 1;
    let phase = 0;
    let highPhase = 0;
    for (let i = 0; i < samples.length; i++) {
      const own = sineOfTurns(phase);
      const body = sineOfTurns(phase + (growl + rest) * own);
      const bell = chime > 0.0005 ? chime * sineOfTurns(highPhase) : 0;
      samples[i] = level * (body + bell);
      phase += step;
      if (phase >= 1) phase -= 1;
      highPhase += step * chimeRatio;
      highPhase -= Math.floor(highPhase);
      level *= fall;
      growl *= growlFall;
      chime *= chimeFall;
    }
    // The pick-up's magnet bends the wave of a hard stroke.
    const bend = 0.6 + velocity * 0.7;
    for (let i = 0; i < samples.length; i++) samples[i] = softlyBent(samples[i]! * bend) / bend;
    fadeIn(samples, Math.ceil(sampleRate * 0.002));
    fadeOut(samples, Math.ceil(sampleRate * 0.2));
    evenLoudness([samples], sampleRate);
    return inTheMiddle(samples);
  },
};
