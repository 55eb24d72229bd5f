import { arriving, eased } from "../../painting/easing.ts";
import { setText, textWidth } from "../../painting/set-text.ts";
import type { Ground } from "../../pictures/colours.ts";
import { mixed } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { artBox, nearing } from "../parts/cover-scene.ts";
import { paintDimension } from "../parts/dimension.ts";
import { headingOf, paintHeading } from "../parts/heading.ts";
import { builtArt, paintArt } from "../parts/house-art.ts";
import { paintPhoto } from "../parts/photo-panel.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** Sold or let: the word runs over the frame in rows, then the home, and the days that it took as a dimension. */
export const closedDeal: PromoTemplate = {
  id: "cerrada",
  name: "Vendida o alquilada",
  note: "La palabra llena la pantalla; después, dónde y en cuántos días.",
  fields: ["kicker", "title", "place", "duration", "call"],
  needed: ["kicker", "title"],
  usual: {
    kicker: ({ home }) => (home?.isRent ? "Alquilada" : "Vendida"),
    call: ({ home }) => (home === null ? "¿Y la tuya?" : `¿Vendes en ${home.zone}?`),
  },
  photos: 1,
  isAdvert: false,
  scenes: (making) => {
    const { look } = making;
    return [
      rowsScene(making, look.groundOf(1)),
      homeScene(making, look.groundOf(0)),
      endingScene(making, look.groundOf(3)),
    ];
  },
};

/** Rows of one word that run against each other; the middle one stands out and comes to rest. */
function rowsScene(making: Making, ground: Ground): Scene {
  const { stage } = making;
  const tones = making.tones(ground);
  const word = making.say("kicker");
  const middle = fitField(making, "kicker", { cut: "display", size: [300, 70], lines: 1 }, stage.safe);
  const size = middle.face.sizePx;
  const face = middle.face;
  const step = size * 1.02;
  const advance = textWidth(word, face) + size * 0.28;
  const centre = stage.height / 2;
  const rows = Math.ceil(stage.height / step / 2) + 1;
  const faint = mixed(tones.base, tones.main, 0.16);
  return {
    ground,
    seconds: 2.5,
    spoken: word,
    paint: (brush, time) => {
      for (let row = -rows; row <= rows; row++) {
        const come = eased(time, 0.05 + 0.05 * Math.abs(row), 0.8, arriving);
        if (come <= 0) continue;
        const baseline = centre + row * step + (size * CAP_HEIGHT) / 2;
        if (row === 0) continue;
        const direction = row % 2 === 0 ? 1 : -1;
        const run = direction * (time * 150 + (1 - come) * 700);
        const start = ((run % advance) - 2 * advance) % advance;
        for (let x = start - advance; x < stage.width + advance; x += advance)
          setText(brush.surface, word, face, x, baseline, faint, {
            ...brush.options,
            alpha: come * (brush.options.alpha ?? 1),
          });
      }
      const y = centre - middle.height / 2;
      paintBlock(brush, middle, stage.safe.x + (stage.safe.width - middle.width) / 2, y, tones.main, time, {
        from: 0.3,
        lasting: 0.9,
      });
    },
  };
}

function homeScene(making: Making, ground: Ground): Scene {
  const { stage, look } = making;
  const tones = making.tones(ground);
  const duration = making.say("duration");
  const block = fitText(duration, { cut: "display", size: [84, 44], lines: 2 }, stage.words.width);
  if (block.isForced) making.tooLong("duration");
  const spare = duration === "" ? 0 : block.height + 170;
  const heading = headingOf(
    making,
    { kicker: "kicker", title: "title", body: "place", size: 120 },
    {
      width: stage.words.width,
      height: stage.words.height - spare,
    },
  );
  const box = artBox(stage, "door");
  const photo = making.photo(0);
  const drawing = builtArt("door", ground, box, look.colours);
  const lineY = stage.words.y + heading.height + 90;
  return {
    ground,
    seconds: 3.5,
    spoken: [making.say("title"), making.say("place"), duration].filter(Boolean).join(". "),
    paint: (brush, time) => {
      if (photo) paintPhoto(brush, making, photo, artBox(stage, "facade"), "arch", time, { from: 0.2, seconds: 3.5 });
      else paintArt(nearing(brush, box, time / 3.5), drawing, time, { from: 0.1, over: 0.8 });
      paintHeading(brush, heading, stage.words.x, stage.words.y, tones, time, FIRST_MOVE);
      if (duration === "") return;
      paintDimension(
        brush,
        { x: stage.words.x + 20, y: lineY, width: block.width },
        tones.accent,
        time,
        FIRST_MOVE + 0.8,
      );
      paintBlock(brush, block, stage.words.x, lineY + 56, tones.main, time, { from: FIRST_MOVE + 1 });
    },
  };
}
