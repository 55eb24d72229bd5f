import { arriving, eased } from "../../painting/easing.ts";
import { boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { nearing } from "./cover-scene.ts";
import { builtArt, paintArt } from "./house-art.ts";
import { paintReels } from "./reels.ts";
import { FIRST_MOVE } from "./rhythm.ts";
import { fitField, type Making, type Scene } from "./scene.ts";
import { fill } from "./stage.ts";
import { paintBlock } from "./text-block.ts";

/** The price, rolling in above the house's door, with the zone below it. Null without a price. */
export function priceScene(making: Making, ground: Ground, word = "Precio"): Scene | null {
  const price = making.say("price");
  if (price === "") return null;
  const { stage, look } = making;
  const tones = making.tones(ground);
  const { words, art } = stage;
  const small = fitField(making, "price", { cut: "strong", size: [46, 34], lines: 1 }, words, word);
  const big = fitField(making, "price", { cut: "display", size: [190, 64], lines: 1 }, words);
  const place = fitField(making, "place", { cut: "text", size: [50, 32], lines: 3, leading: 1.2 }, words);
  const title = fitField(making, "title", { cut: "strong", size: [50, 32], lines: 2, leading: 1.2 }, words);
  const box = stage.isWide
    ? { x: art.x + 40, y: stage.height * 0.16, width: art.width - 160, height: stage.height * 0.84 }
    : { x: stage.width * 0.2, y: art.y + 40, width: stage.width * 0.6, height: art.height - 40 };
  const drawing = builtArt("arch", ground, box, look.colours);
  const bigY = words.y + small.height + 54;
  const ruleY = bigY + big.height + 60;
  return {
    ground,
    seconds: 3,
    spoken: [price, making.say("title"), making.say("place")].filter(Boolean).join(". "),
    paint: (brush, time) => {
      paintArt(nearing(brush, box, time / 3), drawing, time, { from: 0.1, over: 0.6 });
      paintBlock(brush, small, words.x, words.y, tones.accent, time, { from: FIRST_MOVE });
      const line = big.lines[0];
      if (line)
        paintReels(brush, line.text, big.face, words.x, bigY + big.face.sizePx * CAP_HEIGHT, tones.main, time, {
          from: FIRST_MOVE + 0.1,
        });
      const rule = eased(time, FIRST_MOVE + 0.5, 0.8, arriving);
      if (rule > 0)
        fill(
          brush,
          boxPath({ x: words.x, y: ruleY, width: Math.min(words.width, big.width) * rule, height: 12 }),
          tones.light,
        );
      paintBlock(brush, title, words.x, ruleY + 62, tones.main, time, { from: FIRST_MOVE + 0.7 });
      const placeY = ruleY + 62 + (title.lines.length > 0 ? title.height + 36 : 0);
      paintBlock(brush, place, words.x, placeY, tones.quiet, time, { from: FIRST_MOVE + 0.85 });
    },
  };
}
