import { arriving, eased } from "../../painting/easing.ts";
import { boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { paintReels } from "../parts/reels.ts";
import { FIRST_MOVE, onBeat, readingSeconds } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** Advice in steps: one scene for each, and a stair at the foot that gains a step every time. */
export const advice: PromoTemplate = {
  id: "consejos",
  name: "Consejos",
  note: "Hasta tres consejos, un escalón más con cada uno.",
  fields: ["kicker", "title", "tips", "call"],
  needed: ["title", "tips"],
  usual: { kicker: "Consejos", title: "Antes de poner tu casa en venta", call: "Pregúntame lo que quieras" },
  photos: 0,
  isAdvert: false,
  scenes: (making) => {
    const { look } = making;
    const tips = making.lines("tips");
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", art: "climb" }),
      ...tips.map((tip, i) => tipScene(making, look.groundOf(i + 1), tip, i, tips.length)),
      endingScene(making, look.groundOf(tips.length + 1)),
    ];
  },
};

function tipScene(making: Making, ground: Ground, tip: string, index: number, count: number): Scene {
  const { stage } = making;
  const { words } = stage;
  const tones = making.tones(ground);
  const number = String(index + 1);
  const big = fitText(
    number,
    { cut: "display", size: [stage.shape === "9:16" ? 300 : 200, 120], lines: 1 },
    words.width,
  );
  const text = fitField(
    making,
    "tips",
    { cut: "display", size: [104, 44], lines: 6, leading: 1.12 },
    { width: words.width, height: words.height - big.height - 70 },
    tip,
  );
  const step = stage.width / count;
  const [foot, top] = [stage.height, stage.isWide ? stage.height * 0.72 : stage.art.y + 60];
  const rise = (foot - top) / count;
  return {
    ground,
    seconds: onBeat(Math.max(3, readingSeconds(tip.length))),
    spoken: `${number}. ${tip}`,
    paint: (brush, time) => {
      for (let i = 0; i <= index; i++) {
        const come = i < index ? 1 : eased(time, 0.2, 0.9, arriving);
        const high = (i + 1) * rise * come;
        const box = { x: i * step, y: foot - high, width: step + 1, height: high };
        if (stage.isWide)
          Object.assign(box, {
            x: stage.width * 0.58 + (i * stage.width * 0.42) / count,
            width: (stage.width * 0.42) / count + 1,
          });
        fill(brush, boxPath(box), i === index ? tones.body : tones.shade);
        if (i === index && high > 0) fill(brush, boxPath({ ...box, height: Math.min(18, high) }), tones.light);
      }
      paintReels(brush, number, big.face, words.x, words.y + big.face.sizePx * CAP_HEIGHT, tones.accent, time, {
        from: FIRST_MOVE,
      });
      paintBlock(brush, text, words.x, words.y + big.height + 70, tones.main, time, { from: FIRST_MOVE + 0.25 });
    },
  };
}
