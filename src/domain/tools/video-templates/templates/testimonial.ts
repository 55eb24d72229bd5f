import { formatDate } from "../../../shared/format/format.ts";
import { isDay } from "../../../shared/time/local-time.ts";
import { arriving, eased, springing } from "../../painting/easing.ts";
import { archPath, boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { paintBase } from "../parts/base-band.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { FIRST_MOVE, onBeat, readingSeconds } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { type Brush, fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** The opinion of a client: in their words, with name, date and place to look it up, and only once somebody vouches for it. */
export const testimonial: PromoTemplate = {
  id: "opinion",
  name: "Opinión de un cliente",
  note: "Solo con una opinión real, fechada y con su origen a la vista.",
  fields: ["quote", "author", "quotedOn", "quoteSource", "quoteConfirmed", "call"],
  needed: ["quote", "author", "quotedOn", "quoteSource", "quoteConfirmed"],
  usual: { call: "Hablemos de tu casa" },
  photos: 0,
  isAdvert: false,
  scenes: (making) => {
    const { look } = making;
    return [quoteScene(making, look.groundOf(0)), endingScene(making, look.groundOf(1))];
  },
};

function quoteScene(making: Making, ground: Ground): Scene {
  const { safe } = making.stage;
  const tones = making.tones(ground);
  const author = fitField(making, "author", { cut: "strong", size: [50, 34], lines: 2, leading: 1.2 }, safe);
  const day = making.say("quotedOn");
  const origin = [making.say("quoteSource"), isDay(day) ? formatDate(day) : ""].filter(Boolean).join(", ");
  const source = fitText(origin, { cut: "text", size: [40, 30], lines: 3, leading: 1.2 }, safe.width);
  if (source.isForced) making.tooLong("quoteSource");
  const marks = 150;
  const feet = author.height + source.height + 28 + 36;
  const quote = fitField(
    making,
    "quote",
    { cut: "display", size: [108, 46], lines: 12, leading: 1.16 },
    { width: safe.width, height: safe.height - marks - 60 - feet - 110 },
  );
  const quoteY = safe.y + marks + 60;
  const ruleY = Math.min(quoteY + quote.height + 80, safe.y + safe.height - feet - 30);
  const seconds = onBeat(Math.max(4, readingSeconds(making.say("quote").length) + 1.2));
  return {
    ground,
    seconds,
    spoken: `«${making.say("quote")}» ${making.say("author")}. ${origin}`,
    paint: (brush, time) => {
      paintBase(brush, making.stage, tones, time);
      paintMarks(brush, safe.x, safe.y, marks, [tones.body, tones.light], time);
      // Lines come as fast as they are read, and all stand well before the end.
      const pace = Math.min(0.3, (seconds - 2.4) / Math.max(1, quote.lines.length));
      paintBlock(brush, quote, safe.x, quoteY, tones.main, time, {
        from: FIRST_MOVE + 0.2,
        stagger: pace,
        lasting: 0.8,
      });
      const from = FIRST_MOVE + 0.5 + pace * quote.lines.length;
      const rule = eased(time, from, 0.6, arriving);
      if (rule > 0) fill(brush, boxPath({ x: safe.x, y: ruleY, width: 96 * rule, height: 12 }), tones.light);
      paintBlock(brush, author, safe.x, ruleY + 52, tones.main, time, { from: from + 0.1 });
      paintBlock(brush, source, safe.x, ruleY + 52 + author.height + 28, tones.quiet, time, { from: from + 0.25 });
    },
  };
}

/** The quotation mark as two of the house's openings, the second one lit. */
function paintMarks(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  colours: readonly string[],
  time: number,
): void {
  for (const [i, colour] of colours.entries()) {
    const come = eased(time, FIRST_MOVE + i * 0.14, 0.8, springing);
    if (come <= 0) continue;
    const width = height * 0.62;
    fill(
      brush,
      archPath({ x: x + i * (width + 24), y: y + height - height * come, width, height: height * come }),
      colour,
    );
  }
}
