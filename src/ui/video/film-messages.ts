import type { Film, FilmFacts, FilmShape } from "#domain/tools/video/film.ts";

/** Messages between a page and a worker that paints films. An order is all that a film is made of, as plain data. */

export interface FilmSound {
  /** A piece of `MUSIC_PIECES`; null is silence. */
  readonly pieceId: string | null;
  /** 0 to 1. */
  readonly volume: number;
  readonly voice: {
    readonly left: Float32Array;
    readonly right: Float32Array;
    readonly sampleRate: number;
    /** Seconds from the film's start. */
    readonly startsAt: number;
  } | null;
}

export const SILENT: FilmSound = { pieceId: null, volume: 0, voice: null };

/** A film that a worker serves: frames whose pictures have to be fetched say so first. */
export interface ServedFilm {
  readonly film: Film;
  /** Brings all that a frame shows. */
  readonly bring?: (frame: number) => Promise<void>;
}

export type FilmAsk =
  | {
      readonly kind: "open";
      readonly id: number;
      readonly order: unknown;
      readonly shape: FilmShape;
      readonly shortSidePx: number;
    }
  | { readonly kind: "frame"; readonly id: number; readonly frame: number }
  | {
      readonly kind: "sound";
      readonly seconds: number;
      readonly cuts: readonly number[];
      readonly sound: FilmSound;
      readonly sampleRate: number;
    }
  | {
      readonly kind: "export";
      readonly order: unknown;
      readonly shape: FilmShape;
      readonly shortSidePx: number;
      readonly sound: FilmSound;
      /** A file on the disk to write into as it is made; null gives the bytes. */
      readonly file: FileSystemFileHandle | null;
    }
  | {
      readonly kind: "cover";
      readonly order: unknown;
      readonly shape: FilmShape;
      readonly shortSidePx: number;
      readonly second: number;
    };

/** A finished file, opened again and measured. */
export interface MadeFile {
  readonly mediaType: "video/mp4" | "video/webm";
  readonly videoCodec: string;
  /** Null for a film without sound. */
  readonly audioCodec: string | null;
  readonly seconds: number;
  readonly frames: number;
  readonly sizeBytes: number;
  /** How far sound and picture are apart at their ends, in seconds. */
  readonly soundOff: number;
}

export type ExportFault = "no-encoder" | "disk-full" | "failed" | "photos-missing";

export type FilmNews =
  | { readonly kind: "opened"; readonly id: number; readonly facts: FilmFacts }
  | {
      readonly kind: "frame";
      readonly id: number;
      readonly frame: number;
      readonly pixels: Uint8ClampedArray<ArrayBuffer>;
      readonly tookMs: number;
    }
  | { readonly kind: "sound"; readonly left: Float32Array; readonly right: Float32Array }
  | { readonly kind: "progress"; readonly done: number; readonly frames: number }
  /** `bytes` is null where they are in the file on the disk. */
  | { readonly kind: "made"; readonly made: MadeFile; readonly bytes: ArrayBuffer | null }
  | { readonly kind: "cover"; readonly bytes: ArrayBuffer }
  | { readonly kind: "fault"; readonly fault: ExportFault; readonly detail: string };
