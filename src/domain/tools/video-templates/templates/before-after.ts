import { eased, inAndOut } from "../../painting/easing.ts";
import { fillPath, within } from "../../painting/fill-path.ts";
import { boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { cropFor } from "../../pictures/crop.ts";
import type { Box } from "../../pictures/drawing.ts";
import type { PromoPhoto } from "../assets.ts";
import type { FieldName } from "../fields.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { builtArt, paintArt } from "../parts/house-art.ts";
import { paintPlate, plateOf } from "../parts/plate.ts";
import { FIRST_MOVE, onBeat, readingSeconds } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { type Brush, clipped, fill } from "../parts/stage.ts";
import { fitText, paintBlock, type TextBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** Two states of one home: a band of light passes over the frame and leaves the later state behind it. */
export const beforeAfter: PromoTemplate = {
  id: "antes",
  name: "Antes y después",
  note: "Una banda de luz cruza la pantalla y deja el después, con fotos o con datos.",
  fields: ["kicker", "title", "place", "before", "after", "call"],
  needed: ["title", "before", "after"],
  usual: { kicker: "Antes y después", call: "¿Hablamos de la tuya?" },
  photos: 2,
  isAdvert: false,
  scenes: (making) => {
    const { look } = making;
    const cover = { ...making, photo: () => null };
    return [
      coverScene(cover, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "climb" }),
      wipeScene(making),
      endingScene(making, look.groundOf(2)),
    ];
  },
};

interface State {
  word: TextBlock;
  items: readonly TextBlock[];
  photo: PromoPhoto | null;
  ground: Ground;
}

function wipeScene(making: Making): Scene {
  const { stage, look } = making;
  const { safe } = stage;
  const [first, second] = [making.photo(0), making.photo(1)];
  const hasPhotos = first !== null && second !== null;
  const state = (word: string, field: FieldName, photo: PromoPhoto | null, ground: Ground): State => {
    const width = stage.isWide ? safe.width * 0.5 : safe.width;
    const lines = making.lines(field);
    const height = (stage.words.height - 190) / Math.max(1, lines.length);
    return {
      word: fitText(word, { cut: "display", size: [150, 80], lines: 1 }, width),
      items: lines.map((line) =>
        fitField(
          making,
          field,
          { cut: "strong", size: [58, 34], lines: 2, leading: 1.12 },
          { width, height: height - 30 },
          line,
        ),
      ),
      photo: hasPhotos ? photo : null,
      ground,
    };
  };
  const before = state("Antes", "before", first, "ink");
  const after = state("Después", "after", second, "brand");
  const letters = [...making.lines("before"), ...making.lines("after")].join(" ").length;
  const seconds = onBeat(Math.max(5, readingSeconds(letters) + 2));
  const turn = seconds * 0.46;
  const art: Box = stage.isWide
    ? { x: stage.art.x, y: 150, width: stage.art.width - 90, height: stage.height - 150 }
    : { x: stage.safe.x, y: stage.art.y + 30, width: stage.width - 152, height: stage.height - stage.art.y - 30 };
  const drawings = new Map(
    [before, after].map(({ ground }) => [ground, builtArt("facade", ground, art, look.colours)]),
  );
  const paintState = (brush: Brush, one: State, time: number) => {
    const tones = making.tones(one.ground);
    const frame = { x: 0, y: 0, width: stage.width + 40, height: stage.height + 40 };
    fill(brush, boxPath(frame), tones.base);
    if (one.photo) {
      const { picture, focus, label } = one.photo;
      const box = stage.isWide
        ? { x: stage.art.x, y: 0, width: stage.art.width, height: stage.height }
        : { x: 0, y: stage.art.y, width: stage.width, height: stage.height - stage.art.y };
      const crop = cropFor({ widthPx: picture.widthPx, heightPx: picture.heightPx, focus, isPlan: false }, box);
      fillPath(brush.surface, boxPath(box), { kind: "picture", picture, crop, box }, within(brush.options, {}));
      const plate = label === null ? null : plateOf(label, Math.min(safe.width, box.width - 80));
      if (plate) paintPlate(brush, making, plate, Math.max(box.x + 40, safe.x), safe.y + safe.height - plate.height);
    } else paintArt(brush, drawings.get(one.ground)!, one === before ? time : 99, { from: 0, over: 1 });
    paintBlock(brush, one.word, safe.x, safe.y, tones.accent, time, { from: FIRST_MOVE });
    let y = safe.y + one.word.height + 80;
    for (const [i, item] of one.items.entries()) {
      paintBlock(brush, item, safe.x, y, tones.main, time, { from: FIRST_MOVE + 0.2 + i * 0.22 });
      y += item.height + 44;
    }
  };
  return {
    ground: before.ground,
    seconds,
    spoken: `Antes: ${making.lines("before").join(", ")}. Después: ${making.lines("after").join(", ")}`,
    paint: (brush, time) => {
      const gone = eased(time, turn, 1, inAndOut);
      // The band goes ahead of the later state, and leaves the frame with it.
      const edge = (stage.width + 140) * gone - 70;
      if (gone < 1) paintState(brush, before, time);
      if (gone <= 0) return;
      paintState(
        clipped(brush, { x: 0, y: 0, width: Math.max(0, edge), height: stage.height + 40 }),
        after,
        time - turn,
      );
      const band = { x: edge, y: 0, width: 28, height: stage.height };
      if (gone < 1) fill(brush, boxPath(band), look.colours.grounds.light);
    },
  };
}
