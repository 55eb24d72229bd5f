/** A film's sound: music that makes room while somebody speaks. */

export interface StereoSound {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Music under a voice, as a share of itself: -12 dB. */
const UNDER_VOICE = 10 ** (-12 / 20);
/** Seconds in which music gives way, and comes back. */
const ATTACK = 0.25;
const RELEASE = 0.9;
/** Level above which a voice counts as speaking, full scale being 1. */
const SPEAKING = 0.015;
/** How long a pause between words may be before music comes back. */
const HOLD = 0.6;
/** Nothing is louder than this: encoders overshoot a little. */
const CEILING = 0.89;

/** Reads a mono or stereo sound at another rate, between two samples. */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const out = new Float32Array(Math.round((samples.length * to) / from));
  const step = from / to;
  for (let at = 0; at < out.length; at++) {
    const place = Math.min(samples.length - 1, at * step);
    const low = Math.floor(place);
    const next = Math.min(samples.length - 1, low + 1);
    out[at] = samples[low]! + (samples[next]! - samples[low]!) * (place - low);
  }
  return out;
}

/**
 * Music and voice together, as long as the music.
 *
 * @param volume of the music, 0 to 1
 * @param startsAt seconds at which the voice begins
 */
export function mixedSound(
  music: StereoSound,
  voice: StereoSound | null,
  options: { volume: number; startsAt: number; sampleRate: number },
): StereoSound {
  const { volume, startsAt, sampleRate } = options;
  const length = music.left.length;
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const first = Math.round(startsAt * sampleRate);
  const gains = voice === null ? null : musicGains(voice, first, length, sampleRate);
  let loudest = 0;
  for (let at = 0; at < length; at++) {
    const gain = volume * (gains === null ? 1 : gains[at]!);
    const spoken = voice === null ? -1 : at - first;
    const isSpoken = voice !== null && spoken >= 0 && spoken < voice.left.length;
    left[at] = music.left[at]! * gain + (isSpoken ? voice.left[spoken]! : 0);
    right[at] = music.right[at]! * gain + (isSpoken ? voice.right[spoken]! : 0);
    loudest = Math.max(loudest, Math.abs(left[at]!), Math.abs(right[at]!));
  }
  if (loudest > CEILING) {
    const scale = CEILING / loudest;
    for (let at = 0; at < length; at++) {
      left[at] = left[at]! * scale;
      right[at] = right[at]! * scale;
    }
  }
  return { left, right };
}

/** The share of the music at each sample: down before a word begins, up again after the last one. */
function musicGains(voice: StereoSound, first: number, length: number, sampleRate: number): Float32Array {
  const gains = new Float32Array(length);
  const ahead = Math.round(ATTACK * sampleRate);
  const hold = Math.round(HOLD * sampleRate);
  let quietSince = hold + ahead + 1;
  let gain = 1;
  const down = (1 - UNDER_VOICE) / (ATTACK * sampleRate);
  const up = (1 - UNDER_VOICE) / (RELEASE * sampleRate);
  for (let at = 0; at < length; at++) {
    // Looking ahead by the attack, the music is down when the word begins.
    const spoken = at + ahead - first;
    const level =
      spoken >= 0 && spoken < voice.left.length ? Math.abs(voice.left[spoken]!) + Math.abs(voice.right[spoken]!) : 0;
    quietSince = level / 2 > SPEAKING ? 0 : quietSince + 1;
    gain = quietSince <= hold + ahead ? Math.max(UNDER_VOICE, gain - down) : Math.min(1, gain + up);
    gains[at] = gain;
  }
  return gains;
}
