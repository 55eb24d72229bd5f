import { arriving, eased, springing } from "../../painting/easing.ts";
import { archPath, boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { mixed } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { paintReels } from "../parts/reels.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** A mandate wanted: buyers who wait, each of them an opening that lights up, and what they look for. */
export const mandate: PromoTemplate = {
  id: "encargo",
  name: "Busco encargo",
  note: "Cada comprador que espera es un arco que se enciende. Solo con los que tienes.",
  fields: ["kicker", "title", "place", "buyers", "buyersConfirmed", "wanted", "budget", "call"],
  needed: ["title", "buyers", "buyersConfirmed", "wanted"],
  usual: {
    kicker: "Busco piso para mis clientes",
    title: ({ home }) => (home === null ? null : `¿Vendes en ${home.zone}?`),
    call: "Hablemos antes de anunciarlo",
  },
  photos: 0,
  isAdvert: false,
  scenes: (making) => {
    const { look } = making;
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "facade" }),
      buyersScene(making, look.groundOf(1)),
      endingScene(making, look.groundOf(3)),
    ];
  },
};

const MOST_DRAWN = 24;

function buyersScene(making: Making, ground: Ground): Scene {
  const { stage } = making;
  const { safe } = stage;
  const tones = making.tones(ground);
  const text = making.say("buyers");
  const count = Math.min(MOST_DRAWN, Number.parseInt(text, 10) || 0);
  const width = stage.isWide ? safe.width * 0.5 : safe.width;
  const big = fitText(text, { cut: "display", size: [stage.shape === "9:16" ? 380 : 240, 120], lines: 1 }, width);
  const word = fitText(
    count === 1 ? "persona espera" : "personas esperan",
    { cut: "display", size: [92, 50], lines: 1 },
    width,
  );
  const wanted = fitField(making, "wanted", { cut: "strong", size: [58, 34], lines: 3, leading: 1.15 }, { width });
  const budget = fitField(making, "budget", { cut: "text", size: [48, 32], lines: 2, leading: 1.2 }, { width });
  const wordY = safe.y + big.height + 54;
  const wantedY = wordY + word.height + 64;
  const budgetY = wantedY + wanted.height + 36;
  const end = budgetY + budget.height;
  const room = stage.isWide
    ? { x: stage.art.x + 30, y: safe.y, width: stage.art.width - 120, height: safe.height }
    : { x: safe.x, y: end + 80, width: safe.width, height: safe.y + safe.height - end - 80 };
  // As many columns as give the largest openings, which are half as high again as wide.
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const size = Math.min(room.width / columns, room.height / rows / 1.45);
    if (size > best.size) best = { columns, size };
  }
  const size = Math.min(best.size, 210);
  return {
    ground,
    seconds: 4.5,
    spoken: [
      `${text} ${count === 1 ? "persona espera" : "personas esperan"}`,
      making.say("wanted"),
      making.say("budget"),
    ]
      .filter(Boolean)
      .join(". "),
    paint: (brush, time) => {
      const line = big.lines[0];
      if (line)
        paintReels(brush, line.text, big.face, safe.x, safe.y + big.face.sizePx * CAP_HEIGHT, tones.main, time, {
          from: FIRST_MOVE,
        });
      paintBlock(brush, word, safe.x, wordY, tones.main, time, { from: FIRST_MOVE + 0.4 });
      paintBlock(brush, wanted, safe.x, wantedY, tones.accent, time, { from: FIRST_MOVE + 0.7 });
      paintBlock(brush, budget, safe.x, budgetY, tones.quiet, time, { from: FIRST_MOVE + 0.95 });
      for (let i = 0; i < count; i++) {
        const x = room.x + (i % best.columns) * size;
        const y = room.y + Math.floor(i / best.columns) * size * 1.45;
        const box = { x: x + size * 0.08, y: y + size * 0.08, width: size * 0.84, height: size * 1.29 };
        const stand = eased(time, 0.2 + i * 0.03, 0.7, arriving);
        if (stand <= 0) continue;
        const high = box.height * stand;
        fill(
          brush,
          archPath({ ...box, y: box.y + box.height - high, height: high }),
          mixed(tones.base, tones.main, 0.2),
        );
        const lit = eased(time, FIRST_MOVE + 0.7 + i * Math.min(0.16, 1.6 / count), 0.6, springing);
        if (lit <= 0) continue;
        const inner = {
          x: box.x + box.width * 0.16,
          width: box.width * 0.68,
          height: (box.height - box.width * 0.16) * Math.min(1, lit),
        };
        fill(brush, archPath({ ...inner, y: box.y + box.height - inner.height }), tones.light);
      }
      const foot = room.y + Math.ceil(count / best.columns) * size * 1.45;
      const rule = eased(time, 0.2, 0.8, arriving);
      if (count > 0)
        fill(
          brush,
          boxPath({ x: room.x, y: foot, width: Math.min(room.width, best.columns * size) * rule, height: 5 }),
          tones.line,
        );
    },
  };
}
