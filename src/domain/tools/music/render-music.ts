import { applyEffects, type Pulse } from "./mixing/effects.ts";
import { finish } from "./mixing/finish.ts";
import { playPartInto, type Stereo } from "./mixing/play-part.ts";
import { echoOfRoom } from "./mixing/room.ts";
import { pieceOf } from "./music-pieces.ts";
import { type Fit, fitToCuts, NEAR_SECONDS } from "./score/fit-to-cuts.ts";
import { layBars } from "./score/form.ts";
import { type Note, performPart } from "./score/perform.ts";
import type { Part, Piece } from "./score/piece.ts";

interface MusicRequest {
  /** Length of the film, 6 to 90 seconds; shorter and longer ones work, but are not composed for. */
  seconds: number;
  /** Seconds at which pictures change; the last chord falls on the last one. */
  cuts: readonly number[];
  /** Samples a second: 44,100 or 48,000. */
  sampleRate: number;
}

export interface Music extends Stereo {
  /** Seconds of all beats, the last chord's among them. */
  beats: number[];
  /** Seconds at which the last chord begins. */
  endSeconds: number;
  beatsPerMinute: number;
}

/**
 * Plays a piece for a film of any length. The same arguments give the same samples, to the bit, in every engine.
 *
 * @param pieceId one of `MUSIC_PIECES`
 * @returns both sides with exactly `seconds` · `sampleRate` samples, rounded
 * @throws when no piece has that id
 */
export function renderMusic(pieceId: string, { seconds, cuts, sampleRate }: MusicRequest): Music {
  const piece = pieceOf(pieceId);
  const fit = fitToCuts(seconds, cuts, piece.beatsPerMinute, piece.beatsPerBar);
  const bars = layBars(piece, fit.beats);
  const frames = Math.round(seconds * sampleRate);
  const mix = emptyStereo(frames);
  const send = emptyStereo(frames);
  const scores = piece.parts.map((part) => performPart(piece, part, bars, fit, seconds));
  const pulse: Pulse = { kickSeconds: kicksOf(piece, scores), beatSeconds: 60 / fit.beatsPerMinute };
  const bus = emptyStereo(frames);
  const play = (part: Part, notes: readonly Note[]) => {
    if (notes.length === 0) return;
    bus.left.fill(0);
    bus.right.fill(0);
    playPartInto(bus, part, notes, sampleRate);
    if (part.effects) applyEffects(bus, part.effects, pulse, sampleRate);
    add(mix, bus, 1);
    if (part.room) add(send, bus, part.room);
  };
  piece.parts.forEach((part, index) => {
    play(part, scores[index]!);
  });
  if (piece.accent) play({ kind: "drums", ...piece.accent, room: 0.3, patterns: [] }, accentsOf(fit, cuts));
  add(mix, echoOfRoom(send, piece.room, sampleRate), piece.room.level);
  finish(mix, fadeSeconds(seconds - fit.endSeconds), sampleRate);
  return {
    ...mix,
    beats: beatsOf(fit),
    endSeconds: fit.endSeconds,
    beatsPerMinute: fit.beatsPerMinute,
  };
}

/** Soft hits at cuts that the beat meets; the last chord marks the last cut by itself. */
function accentsOf(fit: Fit, cuts: readonly number[]): Note[] {
  const halfBeat = 30 / fit.beatsPerMinute;
  return cuts
    .filter((cut) => {
      const halves = (fit.endSeconds - cut) / halfBeat;
      return halves > 0.5 && cut > 0.5 && Math.abs(halves - Math.round(halves)) * halfBeat <= NEAR_SECONDS;
    })
    .map((seconds) => ({ seconds, lasts: 1, pitch: 0, velocity: 0.6 }));
}

/** The tail dies away by itself; the fade only sees to it that it ends in silence. */
function fadeSeconds(tail: number): number {
  return Math.min(1.5, Math.max(0.25, tail * 0.35));
}

function kicksOf(piece: Piece, scores: readonly (readonly Note[])[]): number[] {
  return piece.parts.flatMap((part, index) =>
    part.kind === "drums" && part.drum.endsWith("kick") ? scores[index]!.map(({ seconds }) => seconds) : [],
  );
}

function beatsOf({ beats, endSeconds, beatsPerMinute }: Fit): number[] {
  const count = Math.floor(beats + 1e-6);
  return Array.from({ length: count + 1 }, (_, index) =>
    Math.max(0, endSeconds - ((count - index) * 60) / beatsPerMinute),
  );
}

function add(to: Stereo, from: Stereo, gain: number): void {
  for (let i = 0; i < to.left.length; i++) {
    to.left[i]! += from.left[i]! * gain;
    to.right[i]! += from.right[i]! * gain;
  }
}

function emptyStereo(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}
