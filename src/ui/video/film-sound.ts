import { duck } from "#domain/tools/music/mix.ts";
import type { Stereo } from "#domain/tools/music/mixing/play-part.ts";
import { resampled } from "#domain/tools/music/sound/resampled.ts";
import type { FilmSound } from "./film-messages.ts";

/** The sound of a film, made where it is asked for. Null where it is silent. */
export async function soundOf(
  { pieceId, volume, voice }: FilmSound,
  { seconds, cuts, sampleRate }: { seconds: number; cuts: readonly number[]; sampleRate: number },
): Promise<Stereo | null> {
  if (pieceId === null && voice === null) return null;
  const samples = Math.round(seconds * sampleRate);
  let music: Stereo = { left: new Float32Array(samples), right: new Float32Array(samples) };
  if (pieceId !== null) {
    const { renderMusic } = await import("#domain/tools/music/render-music.ts");
    music = renderMusic(pieceId, { seconds, cuts, sampleRate });
  }
  for (const side of [music.left, music.right]) for (let i = 0; i < side.length; i++) side[i] = side[i]! * volume;
  if (voice === null) return music;
  const placed = (side: Float32Array) =>
    laidAt(resampled(side, voice.sampleRate, sampleRate), voice.startsAt, {
      samples,
      sampleRate,
    });
  return duck(music, { left: placed(voice.left), right: placed(voice.right) }, sampleRate);
}

/** Silence until the voice begins, and after it; what goes beyond the film is left out. */
function laidAt(
  voice: Float32Array,
  startsAt: number,
  { samples, sampleRate }: { samples: number; sampleRate: number },
): Float32Array {
  const out = new Float32Array(samples);
  const first = Math.min(samples, Math.round(startsAt * sampleRate));
  out.set(voice.subarray(0, samples - first), first);
  return out;
}
