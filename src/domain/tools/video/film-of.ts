import { clearSurface, type Surface, surfaceOf } from "../painting/surface.ts";
import { type Colours, pictureColours } from "../pictures/colours.ts";
import { captionsOf } from "./captions.ts";
import { type EndCard, endCard } from "./end-card.ts";
import { type Film, type FilmShape, type FrameRate, filmSizeOf, SAFE_AREAS } from "./film.ts";
import type { FilmAssets } from "./film-assets.ts";
import { drawMap, type MapLook, mapLook } from "./map-drawing.ts";
import { clipPainter, type PaintClip } from "./paint-clip.ts";
import { surfaceTexels } from "./texels.ts";
import { framesOf, type TimelinePart, timelineOf } from "./timeline.ts";
import { laidOver } from "./transitions.ts";
import type { Clip, ClipPhoto, VideoDocument } from "./video-document.ts";
import { clipTitles, openingWords, type WordsLayer, writtenCaptions } from "./word-layers.ts";

export interface PhotoFilm extends Film {
  /** The photos that a frame shows, which have to be there before it is painted. */
  readonly needs: (frame: number) => readonly ClipPhoto[];
}

/**
 * The film of a document: one function of the frame's number for any shape and size. Everything that is chosen once (crops, sizes of letters, the
 * map's place) is chosen here and not while a frame is painted.
 *
 * @param shortSidePx 720 or 1080 for a file, less for a preview
 */
export function filmOf(document: VideoDocument, assets: FilmAssets, shape: FilmShape, shortSidePx: number): PhotoFilm {
  const { widthPx, heightPx } = filmSizeOf(shape, shortSidePx);
  const framesPerSecond = Number(document.framesPerSecond) as FrameRate;
  const timeline = timelineOf(document);
  const frames = framesOf(timeline.seconds, framesPerSecond);
  const brand = document.isBranded ? assets.brand : null;
  const colours = pictureColours(brand?.colour ?? null);
  const unit = shortSidePx / 1080;
  const frame = { widthPx, heightPx, unit, safe: SAFE_AREAS[shape] };
  const painters = timeline.parts.map(({ clip }, at): PaintClip | null =>
    clip === null ? null : clipPainter(clip, assets, frame, colours, at),
  );
  const end: EndCard | null = document.ending.isShown ? endCard(document, brand, colours, frame, shape) : null;
  const words: WordsLayer[] = [
    ...openingWords(document, timeline, frame),
    ...clipTitles(document, timeline, frame),
    ...(document.captions.isBurntIn ? writtenCaptions(document.captions.lines, frame) : []),
  ];
  const map =
    document.hasMap && assets.plan !== null && hasWay(document.clips) ? placedMap(assets, frame, shape) : null;
  let second: Surface | null = null;
  let third: Surface | null = null;

  const paintPart = ({ clip, from, to }: TimelinePart, at: number, time: number, surface: Surface) => {
    if (clip === null) end?.(surface, time - from);
    else painters[at]!(surface, (time - from) / (to - from), time - from);
  };
  const partsAt = (time: number) => {
    const last = lastBegun(timeline.parts, time);
    const part = timeline.parts[last];
    const isComing = part !== undefined && last > 0 && time < part.from + part.entry.seconds;
    return { last, isComing };
  };
  const timeOf = (number: number) => Math.min(frames - 1, Math.max(0, number)) / framesPerSecond;

  return {
    widthPx,
    heightPx,
    framesPerSecond,
    frames,
    cuts: timeline.cuts,
    captions: captionsOf(document, timeline),
    needs: (number) => {
      const { last, isComing } = partsAt(timeOf(number));
      const shown = [timeline.parts[last], isComing ? timeline.parts[last - 1] : undefined];
      return shown.flatMap((part) =>
        part?.clip ? [part.clip.photo, ...(part.clip.before ? [part.clip.before] : [])] : [],
      );
    },
    paint: (number, surface) => {
      const time = timeOf(number);
      const { last, isComing } = partsAt(time);
      const part = timeline.parts[last];
      if (part === undefined) return clearSurface(surface, colours.grounds.ink);
      if (isComing) {
        second ??= surfaceOf(widthPx, heightPx);
        third ??= surfaceOf(widthPx, heightPx);
        paintPart(timeline.parts[last - 1]!, last - 1, time, surface);
        paintPart(part, last, time, second);
        const share = (time - part.from) / part.entry.seconds;
        laidOver(part.entry.kind, surfaceTexels(surface), surfaceTexels(second), share, surfaceTexels(third));
      } else paintPart(part, last, time, surface);
      if (map !== null) drawMapAt(surface, map, timeline.parts, last, time, colours);
      for (const layer of words) layer(surface, colours, time);
    },
  };
}

const lastBegun = (parts: readonly TimelinePart[], time: number): number => {
  let last = 0;
  for (const [at, { from }] of parts.entries()) if (from <= time + 1e-9) last = at;
  return last;
};

const hasWay = (clips: readonly Clip[]) => clips.filter(({ planRoomId }) => planRoomId !== null).length >= 2;

export interface FrameBox {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels for each pixel of a film of 1080. */
  readonly unit: number;
  readonly safe: (typeof SAFE_AREAS)[FilmShape];
}

/** Of the frame's short side, what the map takes at most. */
const MAP_SIDE = 0.29;

function placedMap(assets: FilmAssets, { widthPx, heightPx, safe }: FrameBox, shape: FilmShape): MapLook {
  const side = MAP_SIDE * Math.min(widthPx, heightPx) * (shape === "16:9" ? 1.1 : 1);
  const corner = { left: safe.left * widthPx, top: safe.top * heightPx };
  return mapLook(assets.plan!, corner, { width: side * 1.25, height: side });
}

/** Seconds in which the map comes and goes. */
const MAP_FADE = 0.35;

function drawMapAt(
  surface: Surface,
  map: MapLook,
  parts: readonly TimelinePart[],
  last: number,
  time: number,
  colours: Colours,
) {
  const part = parts[last]!;
  const to = part.clip?.planRoomId ?? null;
  const known = parts.slice(0, last).findLast(({ clip }) => clip !== null && clip.planRoomId !== null);
  const from = known?.clip?.planRoomId ?? null;
  const since = time - part.from;
  // It stands over the photos of known rooms alone.
  const wasShown = last > 0 && (parts[last - 1]!.clip?.planRoomId ?? null) !== null;
  const share = Math.min(1, Math.max(0, since / MAP_FADE));
  const alpha = to !== null ? (wasShown ? 1 : share) : wasShown ? 1 - share : 0;
  drawMap(surface, map, { from, to: to ?? from, since: to === null ? 99 : since }, colours, alpha);
}
