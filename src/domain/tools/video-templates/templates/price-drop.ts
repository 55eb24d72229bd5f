import { arriving, eased } from "../../painting/easing.ts";
import { boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { amountOf, dropText } from "../parts/amounts.ts";
import { endingScene, factsScene } from "../parts/common-scenes.ts";
import { artBox, coverScene, nearing } from "../parts/cover-scene.ts";
import { paintDimension } from "../parts/dimension.ts";
import { builtArt, paintArt } from "../parts/house-art.ts";
import { paintReels } from "../parts/reels.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** A lower price: a stair goes down, the price before is struck through, and the new one rolls in with what lies between. */
export const priceDrop: PromoTemplate = {
  id: "bajada",
  name: "Bajada de precio",
  note: "El precio anterior se tacha y el nuevo entra rodando, con la diferencia acotada.",
  fields: ["kicker", "title", "place", "previousPrice", "price", "facts", "label", "call"],
  needed: ["title", "previousPrice", "price"],
  usual: { kicker: "Baja de precio", call: "Vuelve a mirarla" },
  photos: 1,
  isAdvert: true,
  scenes: (making) => {
    const { look } = making;
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "facade" }),
      dropScene(making, look.groundOf(1)),
      factsScene(making, look.groundOf(2)),
      endingScene(making, look.groundOf(3)),
    ].filter((scene) => scene !== null);
  },
};

function dropScene(making: Making, ground: Ground): Scene {
  const { stage, look } = making;
  const { words } = stage;
  const tones = making.tones(ground);
  const [before, now] = [making.say("previousPrice"), making.say("price")];
  // Everything is set as much smaller as the place is lower than an upright film's.
  const k = Math.min(1, words.height / 640);
  const small = fitText("Antes", { cut: "strong", size: [44, 34], lines: 1 }, words.width);
  const old = fitField(making, "previousPrice", { cut: "display", size: [110 * k, 44], lines: 1 }, words);
  const word = fitText("Ahora", { cut: "strong", size: [44, 34], lines: 1 }, words.width);
  const fresh = fitField(making, "price", { cut: "display", size: [190 * k, 60], lines: 1 }, words);
  const gap = dropText(amountOf(before), amountOf(now));
  const difference = fitText(gap, { cut: "display", size: [72 * k, 40], lines: 1 }, words.width);
  const oldY = words.y + small.height + 40 * k;
  const wordY = oldY + old.height + 96 * k;
  const freshY = wordY + word.height + 44 * k;
  const lineY = freshY + fresh.height + 76 * k;
  const drawing = builtArt("steps", ground, artBox(stage, "steps"), look.colours);
  return {
    ground,
    seconds: 4,
    spoken: `Antes ${before}. Ahora ${now}${gap === "" ? "" : `. ${gap}`}`,
    paint: (brush, time) => {
      paintArt(nearing(brush, artBox(stage, "steps"), time / 4), drawing, time, { from: 0.2, over: 1.2 });
      paintBlock(brush, small, words.x, words.y, tones.accent, time, { from: FIRST_MOVE });
      paintBlock(brush, old, words.x, oldY, tones.quiet, time, { from: FIRST_MOVE + 0.1 });
      const strike = eased(time, FIRST_MOVE + 0.9, 0.45, arriving);
      if (strike > 0)
        fill(
          brush,
          boxPath({ x: words.x - 12, y: oldY + old.height * 0.5 - 5, width: (old.width + 24) * strike, height: 10 }),
          tones.light,
        );
      paintBlock(brush, word, words.x, wordY, tones.accent, time, { from: FIRST_MOVE + 1 });
      paintReels(
        brush,
        fresh.lines[0]?.text ?? "",
        fresh.face,
        words.x,
        freshY + fresh.face.sizePx * CAP_HEIGHT,
        tones.main,
        time,
        {
          from: FIRST_MOVE + 1.1,
          lasting: 1,
        },
      );
      if (gap === "") return;
      paintDimension(
        brush,
        { x: words.x + 20, y: lineY, width: Math.max(200, fresh.width - 40) },
        tones.light,
        time,
        FIRST_MOVE + 1.8,
      );
      paintBlock(brush, difference, words.x, lineY + 54 * k, tones.main, time, { from: FIRST_MOVE + 2 });
    },
  };
}
