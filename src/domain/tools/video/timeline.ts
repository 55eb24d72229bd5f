import type { Clip, Transition, VideoDocument } from "./video-document.ts";

/** When each part of a video is on the screen. */

export interface TimelinePart {
  /** The clip, or the card at the end. */
  readonly clip: Clip | null;
  readonly from: number;
  readonly to: number;
  /** How it comes in, beginning at `from`; the first part and cuts have no length. */
  readonly entry: { readonly kind: Transition; readonly seconds: number };
}

export interface Timeline {
  readonly parts: readonly TimelinePart[];
  readonly seconds: number;
  /** The middles of the transitions. */
  readonly cuts: readonly number[];
}

/** Of a part, the share that one transition may take: two of them then never meet. */
const MOST_OVERLAP = 0.45;
const ENDING_ENTRY = { kind: "push", seconds: 0.5 } as const;

/** The parts one after another, each beginning while the one before is still there by the length of its transition. */
export function timelineOf({ clips, ending }: Pick<VideoDocument, "clips" | "ending">): Timeline {
  const parts: TimelinePart[] = [];
  const add = (clip: Clip | null, seconds: number, wanted: { kind: Transition; seconds: number }) => {
    const last = parts.at(-1);
    const lasts = wanted.kind === "cut" || last === undefined ? 0 : wanted.seconds;
    const overlap =
      last === undefined ? 0 : Math.min(lasts, MOST_OVERLAP * seconds, MOST_OVERLAP * (last.to - last.from));
    const from = last === undefined ? 0 : last.to - overlap;
    parts.push({ clip, from, to: from + seconds, entry: { kind: wanted.kind, seconds: overlap } });
  };
  for (const clip of clips) add(clip, clip.seconds, clip.transition);
  if (ending.isShown && clips.length > 0) add(null, ending.seconds, ENDING_ENTRY);
  return {
    parts,
    seconds: parts.at(-1)?.to ?? 0,
    cuts: parts.slice(1).map(({ from, entry }) => from + entry.seconds / 2),
  };
}

/** The frames of a length, the last one whole. */
export const framesOf = (seconds: number, framesPerSecond: number): number =>
  Math.max(1, Math.round(seconds * framesPerSecond));

/** The seconds for each clip that bring the video nearest to a length; every clip gets the same, within its bounds. */
export function secondsForLength(document: Pick<VideoDocument, "clips" | "ending">, wanted: number): number {
  const { clips, ending } = document;
  if (clips.length === 0) return 3;
  const lost = clips
    .slice(1)
    .reduce((sum, { transition }) => sum + (transition.kind === "cut" ? 0 : transition.seconds), 0);
  const end = ending.isShown ? ending.seconds - ENDING_ENTRY.seconds : 0;
  const each = (wanted - end + lost) / clips.length;
  return Math.round(Math.min(12, Math.max(1, each)) * 10) / 10;
}
