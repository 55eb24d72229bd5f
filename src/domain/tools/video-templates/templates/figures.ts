import { arriving, eased } from "../../painting/easing.ts";
import { archPath, boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { mixed } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { endingScene, figureOf } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { priceScene } from "../parts/price-scene.ts";
import { paintReels } from "../parts/reels.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** A home in figures: one to a scene, as large as the frame holds, on a ground of its own. */
export const figures: PromoTemplate = {
  id: "cifras",
  name: "La vivienda en cifras",
  note: "Una cifra por pantalla, tan grande como cabe, al compás.",
  fields: ["kicker", "title", "place", "facts", "price", "label", "call"],
  needed: ["title", "facts", "price"],
  usual: { kicker: "En cifras", call: "¿La vemos juntos?" },
  photos: 1,
  isAdvert: true,
  scenes: (making) => {
    const { look } = making;
    const facts = making.lines("facts");
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "arcade" }),
      ...facts.map((fact, i) => figureScene(making, look.groundOf(i + 1), fact, i)),
      priceScene(making, look.groundOf(facts.length + 1)),
      endingScene(making, look.groundOf(facts.length + 2)),
    ].filter((scene) => scene !== null);
  },
};

function figureScene(making: Making, ground: Ground, fact: string, index: number): Scene {
  const { stage } = making;
  const { safe } = stage;
  const tones = making.tones(ground);
  const { figure, unit } = figureOf(fact);
  const isWide = stage.width >= stage.height;
  const big = fitText(
    figure,
    { cut: "display", size: [isWide ? 460 : 640, 120], lines: 1 },
    safe.width * (isWide ? 0.66 : 1),
  );
  const small = fitField(
    making,
    "facts",
    { cut: "display", size: figure === "" ? [220, 60] : [110, 48], lines: 3 },
    { width: safe.width },
    unit,
  );
  const height = (figure === "" ? 0 : big.height + 76) + small.height;
  const y = safe.y + (safe.height - height) / 2;
  // A large opening passes behind, to the other side each time.
  const arch = { width: stage.width * 0.5, height: stage.height * 0.86 };
  const faint = mixed(tones.base, tones.main, 0.07);
  return {
    ground,
    seconds: 2,
    spoken: fact,
    paint: (brush, time) => {
      const come = eased(time, 0, 1.1, arriving);
      const drift = (index % 2 === 0 ? 1 : -1) * (time * 22);
      const x = (index % 2 === 0 ? stage.width * 0.42 : stage.width * 0.08) + drift;
      fill(
        brush,
        archPath({ x, width: arch.width, y: stage.height - arch.height * come, height: arch.height * come + 10 }),
        faint,
      );
      if (figure !== "")
        paintReels(brush, figure, big.face, safe.x, y + big.face.sizePx * CAP_HEIGHT, tones.main, time, {
          from: FIRST_MOVE - 0.1,
          lasting: 0.9,
        });
      const smallY = figure === "" ? y : y + big.height + 76;
      paintBlock(brush, small, safe.x, smallY, tones.accent, time, { from: FIRST_MOVE + 0.15 });
      const rule = eased(time, FIRST_MOVE + 0.3, 0.6, arriving);
      fill(brush, boxPath({ x: safe.x, y: smallY + small.height + 48, width: 120 * rule, height: 12 }), tones.light);
    },
  };
}
