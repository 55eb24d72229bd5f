/**
 * Prints how loud each part of a piece is by itself, in LUFS, while it plays, beside the loudest part.
 *
 *     node scripts/music/parts.ts [piece …]
 */
import { applyEffects } from "#domain/tools/music/mixing/effects.ts";
import { loudnessOf } from "#domain/tools/music/mixing/loudness.ts";
import { playPartInto, type Stereo } from "#domain/tools/music/mixing/play-part.ts";
import { MUSIC_PIECES, pieceOf } from "#domain/tools/music/music-pieces.ts";
import { fitToCuts } from "#domain/tools/music/score/fit-to-cuts.ts";
import { layBars } from "#domain/tools/music/score/form.ts";
import { performPart } from "#domain/tools/music/score/perform.ts";
import { bandsOf } from "./analysis.ts";

const SAMPLE_RATE = 48_000;
const SECONDS = 45;
const wanted = process.argv.slice(2);

for (const { id } of MUSIC_PIECES) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const piece = pieceOf(id);
  const fit = fitToCuts(SECONDS, [SECONDS - 3], piece.beatsPerMinute, piece.beatsPerBar);
  const bars = layBars(piece, fit.beats);
  const rows = piece.parts.map((part) => {
    const frames = SECONDS * SAMPLE_RATE;
    const bus: Stereo = { left: new Float32Array(frames), right: new Float32Array(frames) };
    const notes = performPart(piece, part, bars, fit, SECONDS);
    playPartInto(bus, part, notes, SAMPLE_RATE);
    const pulse = { kickSeconds: [], beatSeconds: 60 / fit.beatsPerMinute };
    if (part.effects) applyEffects(bus, part.effects, pulse, SAMPLE_RATE);
    const pitches = notes.map(({ pitch }) => pitch);
    return {
      name: part.kind === "drums" ? part.drum : `${part.instrument} (${part.kind})`,
      lufs: loudnessOf(bus, SAMPLE_RATE),
      notes: notes.length,
      range: part.kind === "drums" ? "" : `${Math.min(...pitches)}–${Math.max(...pitches)}`,
      bands: bandsOf(bus.left, SAMPLE_RATE)
        .map((share) => Math.round(share))
        .join(" "),
    };
  });
  const loudest = Math.max(...rows.map(({ lufs }) => lufs));
  console.log(`\n${id}`);
  for (const { name, lufs, notes, range, bands } of rows)
    console.log(
      `  ${name.padEnd(28)} ${(lufs - loudest).toFixed(1).padStart(6)} LU  ${String(notes).padStart(4)} notes  ${range.padEnd(6)}  ${bands}`,
    );
}
