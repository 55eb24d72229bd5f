import { inAndOut } from "../painting/easing.ts";
import { fillPath } from "../painting/fill-path.ts";
import { boxPath } from "../painting/path.ts";
import { clearSurface, type Surface } from "../painting/surface.ts";
import type { Colours } from "../pictures/colours.ts";
import type { FilmAssets } from "./film-assets.ts";
import type { FrameBox } from "./film-of.ts";
import { type Crop, drawCrop, wholeOf } from "./sample-picture.ts";
import { drawSpace } from "./sample-space.ts";
import { coverCrop, cropAt, poseAt, type Shot, type ShotPhoto, shotOf, steadily } from "./shots.ts";
import { levelFor, type Mips, softened, surfaceTexels, type Texels } from "./texels.ts";
import type { Clip, ClipPhoto } from "./video-document.ts";
import { safeBox, setTag } from "./words.ts";

/** Paints a clip. @param share of it that has gone by, 0 to 1 @param since seconds since it began */
export type PaintClip = (surface: Surface, share: number, since: number) => void;

export function clipPainter(clip: Clip, assets: FilmAssets, frame: FrameBox, colours: Colours, at: number): PaintClip {
  const aspect = frame.widthPx / frame.heightPx;
  const photo = shotPhoto(clip, clip.photo, assets);
  const shot = shotOf(photo, aspect, {
    move: clip.before === null ? clip.move : "still",
    fit: clip.fit,
    seconds: clip.seconds,
    at,
  });
  const safe = safeBox(frame.safe, frame.widthPx, frame.heightPx);
  const label = (surface: Surface, text: string) =>
    setTag(surface, text, { right: safe.right, top: safe.top }, colours, frame.unit);
  const paint: PaintClip = (surface, share) => {
    const pixels = assets.pixelsOf(clip.photo);
    if (pixels === null) clearSurface(surface, colours.grounds.tint);
    else paintShot(surface, pixels, photo, shot, share, colours);
  };
  if (clip.before === null)
    return (surface, share, since) => {
      paint(surface, share, since);
      if (clip.label !== "") label(surface, clip.label);
    };
  const before = clip.before;
  const crop = coverCrop(shotPhoto(clip, before, assets), aspect);
  return (surface, share, since) => {
    paint(surface, share, since);
    const pixels = assets.pixelsOf(before);
    if (pixels !== null) wipeFrom(surface, pixels, before, crop, share, frame.unit);
    // The label of the later state stands from its first pixel on.
    const isAfter = wipedShare(share) > (clip.label === "" ? 0.5 : 0);
    label(surface, isAfter ? clip.label || "Después" : "Antes");
  };
}

function shotPhoto(clip: Clip, photo: ClipPhoto, assets: FilmAssets): ShotPhoto {
  const sight = assets.sightOf(photo);
  return {
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    focus: clip.focus ?? sight?.focus ?? null,
    isPlan: clip.room === "plano",
    space: sight?.space ?? null,
  };
}

/** How much of the frame shows the later state: it waits, passes and stays. */
const wipedShare = (share: number) => inAndOut(Math.min(1, Math.max(0, (share - 0.28) / 0.44)));

/** Lays the earlier state over the right part of the frame, with a line between them. */
function wipeFrom(surface: Surface, pixels: Mips, photo: ClipPhoto, crop: Crop, share: number, unit: number) {
  const edge = Math.round(wipedShare(share) * surface.widthPx);
  const out = surfaceTexels(surface);
  if (edge < surface.widthPx)
    drawCrop(out, pixels, scaledTo(pixels, photo, crop), whole(surface), {
      left: edge,
      top: 0,
      right: surface.widthPx,
      bottom: surface.heightPx,
    });
  if (edge > 0 && edge < surface.widthPx) {
    const width = 6 * unit;
    fillPath(surface, boxPath({ x: edge - width / 2, y: 0, width, height: surface.heightPx }), "#ffffff");
  }
}

const whole = ({ widthPx, heightPx }: Surface): Crop => ({ x: 0, y: 0, width: widthPx, height: heightPx });

/** A crop in pixels of the document's photo as one of the pixels that are there. */
function scaledTo({ levels }: Mips, photo: Pick<ShotPhoto, "widthPx" | "heightPx">, crop: Crop): Crop {
  const [x, y] = [levels[0]!.width / photo.widthPx, levels[0]!.height / photo.heightPx];
  return { x: crop.x * x, y: crop.y * y, width: crop.width * x, height: crop.height * y };
}

function paintShot(surface: Surface, pixels: Mips, photo: ShotPhoto, shot: Shot, share: number, colours: Colours) {
  const out = surfaceTexels(surface);
  if (shot.kind === "whole") return paintWhole(surface, out, pixels, photo, shot, share, colours);
  if (shot.kind === "crop") {
    // The level of the whole move, so that nothing grows sharper on the way.
    const widest = Math.max(shot.from.width, shot.to.width) * (pixels.levels[0]!.width / photo.widthPx);
    const level = levelFor(pixels, widest / surface.widthPx);
    return drawCrop(
      out,
      pixels,
      scaledTo(pixels, photo, cropAt(shot.from, shot.to, share)),
      whole(surface),
      wholeOf(out),
      level,
    );
  }
  const by = pixels.levels[0]!.width / photo.widthPx;
  const space =
    by === 1
      ? shot.space
      : {
          ...shot.space,
          focal: shot.space.focal * by,
          middleX: shot.space.middleX * by,
          middleY: shot.space.middleY * by,
          skyline: shot.space.skyline?.map((row) => row * by) ?? null,
        };
  const lens = Math.min(shot.from.lens, shot.to.lens);
  const level = levelFor(pixels, space.focal / (lens * surface.heightPx));
  drawSpace(out, pixels, space, poseAt(shot.from, shot.to, share), level);
}

/** Of the frame, the margin around a plan, which stands on paper. */
const PLAN_MARGIN = 0.06;
const DIMMED = 0.42;

/** All of a photo: a plan on paper, a photo on its own colours, blurred and darker. */
function paintWhole(
  surface: Surface,
  out: Texels,
  pixels: Mips,
  photo: ShotPhoto,
  shot: Extract<Shot, { kind: "whole" }>,
  share: number,
  colours: Colours,
) {
  const { widthPx, heightPx } = surface;
  const margin = photo.isPlan ? PLAN_MARGIN * Math.min(widthPx, heightPx) : 0;
  if (photo.isPlan) clearSurface(surface, "#ffffff");
  else paintGround(surface, out, pixels, photo, colours);
  const grown = shot.from + (shot.to - shot.from) * steadily(share);
  const scale = Math.min((widthPx - 2 * margin) / photo.widthPx, (heightPx - 2 * margin) / photo.heightPx) * grown;
  const [width, height] = [photo.widthPx * scale, photo.heightPx * scale];
  const place = { x: (widthPx - width) / 2, y: (heightPx - height) / 2, width, height };
  const box = {
    left: Math.max(0, Math.round(place.x)),
    top: Math.max(0, Math.round(place.y)),
    right: Math.min(widthPx, Math.round(place.x + width)),
    bottom: Math.min(heightPx, Math.round(place.y + height)),
  };
  const all = { x: 0, y: 0, width: pixels.levels[0]!.width, height: pixels.levels[0]!.height };
  drawCrop(out, pixels, all, place, box);
}

/** A level so small that its pixels, stretched over the frame, are a blur. */
const GROUND_SIDE = 20;

/** A blur of each photo, made once: it is the same in every frame. */
const blurs = new WeakMap<Mips, Mips>();

function blurOf(pixels: Mips): Mips {
  let blur = blurs.get(pixels);
  if (blur === undefined) {
    const small =
      pixels.levels.find(({ width, height }) => Math.max(width, height) <= 2 * GROUND_SIDE) ?? pixels.levels.at(-1)!;
    blur = { levels: [softened(softened(softened(small)))] };
    blurs.set(pixels, blur);
  }
  return blur;
}

function paintGround(surface: Surface, out: Texels, pixels: Mips, photo: ShotPhoto, colours: Colours) {
  const blur = blurOf(pixels);
  const crop = scaledTo(blur, photo, coverCrop(photo, surface.widthPx / surface.heightPx));
  drawCrop(out, blur, crop, whole(surface), wholeOf(out), 0);
  fillPath(surface, boxPath(whole(surface)), colours.grounds.ink, { alpha: DIMMED });
}
