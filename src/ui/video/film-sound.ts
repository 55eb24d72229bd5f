import { mixedSound, resampled, type StereoSound } from "#domain/tools/video/sound-mix.ts";
import type { FilmSound } from "./film-messages.ts";

/** The sound of a film, made where it is asked for. Null where it is silent. */
export async function soundOf(
  { pieceId, volume, voice }: FilmSound,
  { seconds, cuts, sampleRate }: { seconds: number; cuts: readonly number[]; sampleRate: number },
): Promise<StereoSound | null> {
  if (pieceId === null && voice === null) return null;
  const samples = Math.round(seconds * sampleRate);
  let music: StereoSound = { left: new Float32Array(samples), right: new Float32Array(samples) };
  if (pieceId !== null) {
    const { renderMusic } = await import("#domain/tools/music/render-music.ts");
    music = renderMusic(pieceId, { seconds, cuts, sampleRate });
  }
  const spoken =
    voice === null
      ? null
      : {
          left: resampled(voice.left, voice.sampleRate, sampleRate),
          right: resampled(voice.right, voice.sampleRate, sampleRate),
        };
  return mixedSound(music, spoken, { volume, startsAt: voice?.startsAt ?? 0, sampleRate });
}
