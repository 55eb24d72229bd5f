import { boxPath } from "../painting/path.ts";
import { type Surface, surfaceOf } from "../painting/surface.ts";
import type { Ground } from "../pictures/colours.ts";
import { type Film, type FilmShape, filmSizeOf } from "../video/film.ts";
import type { PromoAssets } from "./assets.ts";
import { type FieldName, fieldOf, linesOf } from "./fields.ts";
import { lookOf, type Tones, tonesOn } from "./parts/look.ts";
import { paintPassage } from "./parts/passages.ts";
import { paintPlate, plateOf } from "./parts/plate.ts";
import { PASSAGE_SECONDS } from "./parts/rhythm.ts";
import type { Making, Scene } from "./parts/scene.ts";
import { type Brush, brushOn, fill, SHORT_SIDE, stageOf } from "./parts/stage.ts";
import type { PromoDocument } from "./promo-document.ts";
import { fieldValue, missingData, type Problem } from "./template.ts";
import { templateOf } from "./template-list.ts";

interface PromoFilm extends Film {
  /** The reasons that keep it from being exported: data that are missing, and words that found no room in this shape. */
  readonly problems: readonly Problem[];
}

/**
 * The film of a document in one shape.
 *
 * @param shortSidePx 720 or 1080 for a file; less for a preview
 */
export function templateFilm(
  document: PromoDocument,
  assets: PromoAssets,
  shape: FilmShape,
  shortSidePx: number,
): PromoFilm {
  const template = templateOf(document.template);
  const stage = stageOf(shape);
  const look = lookOf(document.look, document.isBranded ? assets.brand.colour : null);
  const tooLong = new Set<FieldName>();
  const tones = new Map<Ground, Tones>();
  const say = (name: FieldName) => fieldValue(document, assets, template, name).text.trim();
  const making: Making = {
    stage,
    look,
    assets,
    say,
    lines: (name) => linesOf(say(name), fieldOf(name).mostLines),
    photo: (index) => (index < template.photos ? (assets.photos[index] ?? null) : null),
    isBranded: document.isBranded,
    tones: (ground) => {
      let own = tones.get(ground);
      if (own === undefined) {
        own = tonesOn(ground, look.colours);
        tones.set(ground, own);
      }
      return own;
    },
    tooLong: (name) => void tooLong.add(name),
  };
  const label = template.isAdvert ? plateOf(say("label"), stage.safe.width) : null;
  if (label?.block.isForced) tooLong.add("label");
  // The label's plate takes the foot of what is safe: words keep off it.
  if (label !== null) stage.safe = { ...stage.safe, height: stage.safe.height - label.height - 32 };
  if (stage.isWide) stage.words = { ...stage.words, height: stage.safe.height };
  const scenes = template.scenes(making);
  const starts = startsOf(scenes);
  const seconds = starts.at(-1)!;
  const { widthPx, heightPx } = filmSizeOf(shape, shortSidePx);
  const pxPerUnit = shortSidePx / SHORT_SIDE;
  let spareSurface: Surface | null = null;
  const spare = () => (spareSurface ??= surfaceOf(widthPx, heightPx));
  const paintScene = (index: number, brush: Brush, time: number) => {
    const scene = scenes[index]!;
    // A file's long side is rounded to an even number of pixels: the ground reaches a little beyond the stage.
    const frame = { x: 0, y: 0, width: stage.width + BLEED, height: stage.height + BLEED };
    fill(brush, boxPath(frame), making.tones(scene.ground).base);
    scene.paint(brush, time);
    const isLast = index === scenes.length - 1;
    if (!isLast) paintPlate(brush, making, label, stage.safe.x, stage.safe.y + stage.safe.height + 32);
  };
  return {
    widthPx,
    heightPx,
    framesPerSecond: document.framesPerSecond,
    frames: Math.round(seconds * document.framesPerSecond),
    cuts: starts.slice(1, -1),
    captions: scenes.flatMap(({ spoken }, i) =>
      spoken === "" ? [] : [{ from: starts[i]!, to: starts[i + 1]!, text: spoken }],
    ),
    problems: [
      ...missingData(document, assets, template),
      ...[...tooLong].map(
        (field): Problem => ({
          field,
          kind: "too-long",
          text: `«${fieldOf(field).label}» es demasiado largo para ${shape}`,
        }),
      ),
    ],
    paint: (frame, surface) => {
      const time = frame / document.framesPerSecond;
      const brush = brushOn(surface, pxPerUnit);
      const half = PASSAGE_SECONDS / 2;
      // A scene's own time starts with the passage that brings it; the first one's a moment before the film.
      const own = (index: number) => time - (index === 0 ? -HEAD_START : starts[index]! - half);
      let index = 0;
      while (index + 1 < scenes.length && time >= starts[index + 1]! - half) index++;
      const entered = index === 0 ? PASSAGE_SECONDS : own(index);
      if (entered >= PASSAGE_SECONDS) {
        paintScene(index, brush, own(index));
        return;
      }
      paintPassage(look.passage, {
        brush,
        stage,
        share: entered / PASSAGE_SECONDS,
        before: (to) => paintScene(index - 1, to, own(index - 1)),
        after: (to) => paintScene(index, to, own(index)),
        tones: making.tones(scenes[index]!.ground),
        spare,
      });
    },
  };
}

/** Units: two pixels of the smallest film that anybody looks at. */
const BLEED = 40;

/** Seconds by which the first scene has begun at the first frame: networks show it before the film plays, and it must not be bare. */
const HEAD_START = 0.45;

/** Seconds at which each scene starts, and the film's end. */
function startsOf(scenes: readonly Scene[]): number[] {
  const starts = [0];
  for (const { seconds } of scenes) starts.push(starts.at(-1)! + seconds);
  return starts;
}
