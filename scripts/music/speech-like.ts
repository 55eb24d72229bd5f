import type { Stereo } from "#domain/tools/music/mixing/play-part.ts";

/** Something that rises and falls as speech does: four syllables a second of a buzz at 130 Hz, a pause every two seconds. */
export function speechLike(from: number, to: number, sampleRate: number): Stereo {
  const left = new Float32Array(Math.ceil(to * sampleRate));
  for (let i = Math.floor(from * sampleRate); i < left.length; i++) {
    const at = i / sampleRate - from;
    const isPause = at % 2 > 1.6;
    const syllable = Math.sin(Math.PI * ((at * 4) % 1)) ** 2;
    let buzz = 0;
    for (let k = 1; k <= 20; k++) buzz += Math.sin(2 * Math.PI * 130 * k * at) / k;
    left[i] = isPause ? 0 : 0.05 * syllable * buzz;
  }
  return { left, right: left.slice() };
}
