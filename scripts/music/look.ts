/**
 * Plays pieces of music and prints figures about their sound; writes each as a WAV file and a picture; without a
 * piece also the sounds for cuts, and a voice over the first piece.
 *
 *     node scripts/music/look.ts FOLDER [seconds] [piece …]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { duck } from "#domain/tools/music/mix.ts";
import { loudnessOf, momentaryLoudness } from "#domain/tools/music/mixing/loudness.ts";
import { truePeakOf } from "#domain/tools/music/mixing/true-peak.ts";
import { MUSIC_PIECES, pieceOf } from "#domain/tools/music/music-pieces.ts";
import { renderMusic } from "#domain/tools/music/render-music.ts";
import { fitToCuts } from "#domain/tools/music/score/fit-to-cuts.ts";
import { layBars } from "#domain/tools/music/score/form.ts";
import { soundingChords } from "#domain/tools/music/score/perform.ts";
import { addTransitions, transitionSound } from "#domain/tools/music/transition-sounds.ts";
import { bandsOf, chromaOf, correlationOf, onsetsOf } from "./analysis.ts";
import { writePicture } from "./picture.ts";
import { speechLike } from "./speech-like.ts";
import { waveFile } from "./wave-file.ts";

const SAMPLE_RATE = 48_000;
const [folder = "music", length = "30", ...wanted] = process.argv.slice(2);
const seconds = Number(length);
mkdirSync(folder, { recursive: true });

for (const { id, beatsPerMinute } of MUSIC_PIECES) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  // As many pictures as there are three seconds, the last one standing for four.
  const count = Math.max(2, Math.round((seconds - 1) / 3));
  const cuts = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * (seconds - 4)) / (count - 1));
  const started = process.cpuUsage();
  const music = renderMusic(id, { seconds, cuts, sampleRate: SAMPLE_RATE });
  const { user, system } = process.cpuUsage(started);
  const took = (user + system) / 1e6;
  const mono = Float32Array.from(music.left, (sample, i) => (sample + music.right[i]!) / 2);
  const piece = pieceOf(id);
  const fit = fitToCuts(seconds, cuts, piece.beatsPerMinute, piece.beatsPerBar);
  const curve = momentaryLoudness(music, SAMPLE_RATE);
  const peak = 20 * Math.log10(Math.max(truePeakOf(music.left), truePeakOf(music.right)));
  const lufs = loudnessOf(music, SAMPLE_RATE);
  const rms = 10 * Math.log10(mono.reduce((sum, sample) => sum + sample * sample, 0) / mono.length);
  const mean = mono.reduce((sum, sample) => sum + sample, 0) / mono.length;
  console.log(`\n${id}  ${beatsPerMinute} → ${music.beatsPerMinute.toFixed(2)} bpm, ${fit.beats.toFixed(2)} beats`);
  console.log(
    `  ${took.toFixed(2)} s of a core to play · ${lufs.toFixed(2)} LUFS · true peak ${peak.toFixed(2)} dB · crest ${(peak - rms).toFixed(1)} dB · DC ${mean.toExponential(1)} · sides ${correlationOf(music.left, music.right).toFixed(2)}`,
  );
  console.log(
    `  cuts off half beats by ${Math.round(1000 * Math.max(...fit.cutDistances))} ms at most, off beats by ${Math.round(1000 * Math.max(...fit.beatDistances))} ms; end at ${music.endSeconds.toFixed(2)} s`,
  );
  console.log(
    `  energy in % below 120 | 500 | 2k | 6k | above: ${bandsOf(mono, SAMPLE_RATE)
      .map((share) => share.toFixed(1))
      .join(" | ")}`,
  );
  console.log(
    `  loudness by second: ${curve
      .filter((_, at) => at % 10 === 0)
      .map((value) => Math.round(value))
      .join(" ")}`,
  );
  console.log(`  ${chordLine(id, music.endSeconds, fit.beatsPerMinute, mono)}`);
  console.log(`  ${onsetLine(mono, music.beats, fit.beatsPerMinute)}`);
  writeFileSync(join(folder, `${id}-${seconds}.wav`), waveFile(music, SAMPLE_RATE));
  await writePicture(join(folder, `${id}-${seconds}.png`), music, cuts, SAMPLE_RATE);
}

if (wanted.length === 0) {
  for (const kind of ["whoosh", "riser", "tick", "thump", "chime"] as const)
    writeFileSync(join(folder, `${kind}.wav`), waveFile(transitionSound(kind, SAMPLE_RATE), SAMPLE_RATE));
  const { id } = MUSIC_PIECES[0]!;
  const music = renderMusic(id, { seconds: 12, cuts: [9], sampleRate: SAMPLE_RATE });
  addTransitions(music, "whoosh", [3, 6], SAMPLE_RATE);
  const mixed = duck(music, speechLike(3, 7, SAMPLE_RATE), SAMPLE_RATE);
  console.log(
    `\nvoice over ${id}: ${loudnessOf(mixed, SAMPLE_RATE).toFixed(1)} LUFS, true peak ${(20 * Math.log10(truePeakOf(mixed.left))).toFixed(2)} dB`,
  );
  writeFileSync(join(folder, "voice-over.wav"), waveFile(mixed, SAMPLE_RATE));
}

/** How much of each chord's stretch sounds in its own notes; seven notes of twelve by chance give 0.58 for a scale. */
function chordLine(id: string, end: number, tempo: number, mono: Float32Array): string {
  const piece = pieceOf(id);
  const chords = soundingChords(piece, layBars(piece, (end * tempo) / 60));
  const shares = chords.map(({ beat, beats, chord }) => {
    const from = Math.round((end + (beat * 60) / tempo) * SAMPLE_RATE);
    const to = Math.round(Math.min(seconds, end + ((beat + beats) * 60) / tempo) * SAMPLE_RATE);
    const chroma = chromaOf(mono, from, to, SAMPLE_RATE);
    return { symbol: chord.symbol, share: chord.tones.reduce((sum, tone) => sum + chroma[tone]!, 0) };
  });
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  const low = [...shares].sort((a, b) => a.share - b.share).slice(0, 3);
  return `chord tones sound in ${mean.toFixed(2)} of the spectrum; least ${low.map(({ symbol, share }) => `${symbol} ${share.toFixed(2)}`).join(", ")}`;
}

function onsetLine(mono: Float32Array, beats: readonly number[], tempo: number): string {
  const onsets = onsetsOf(mono, SAMPLE_RATE);
  const grid = 15 / tempo;
  const last = beats.at(-1)!;
  const misses = onsets
    .filter((onset) => onset < last + 0.1)
    .map((onset) => {
      const steps = (onset - last) / grid;
      return Math.abs(steps - Math.round(steps)) * grid * 1000;
    })
    .sort((a, b) => a - b);
  const heard = beats.filter((beat) => onsets.some((onset) => Math.abs(onset - beat) < 0.045)).length;
  return `${onsets.length} onsets, half of them within ${Math.round(misses[misses.length >> 1] ?? 0)} ms of a sixteenth; ${heard} of ${beats.length} beats are heard`;
}
