import { DAY_NAMES, monthNameOf } from "../../../shared/time/calendar-names.ts";
import { isDay, weekdayOf } from "../../../shared/time/local-time.ts";
import { arriving, eased, springing } from "../../painting/easing.ts";
import { archPath, boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { paintBase } from "../parts/base-band.ts";
import { endingScene, factsScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { paintReels } from "../parts/reels.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** An open day: the door stands ajar, the day rolls in, and its hours draw themselves along the day. */
export const openDay: PromoTemplate = {
  id: "puertas",
  name: "Puertas abiertas",
  note: "La puerta se entreabre; el día y las horas se dibujan solos.",
  fields: ["kicker", "title", "place", "day", "from", "to", "meeting", "facts", "label", "call"],
  needed: ["title", "day", "from", "to"],
  usual: { kicker: "Puertas abiertas", call: "Ven sin compromiso" },
  photos: 1,
  isAdvert: true,
  scenes: (making) => {
    const { look } = making;
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "door" }),
      dayScene(making, look.groundOf(1)),
      factsScene(making, look.groundOf(2)),
      endingScene(making, look.groundOf(3)),
    ].filter((scene) => scene !== null);
  },
};

const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text);
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const spokenHour = (time: string) => time.replace(/^0/, "").replace(/:00$/, "");

/** The day is drawn from nine in the morning to nine in the evening, or as far as the hours ask. */
const [FIRST_HOUR, LAST_HOUR] = [9, 21];

function dayScene(making: Making, ground: Ground): Scene | null {
  const [day, from, to] = [making.say("day"), making.say("from"), making.say("to")];
  if (!isDay(day)) return null;
  const { safe } = making.stage;
  const tones = making.tones(ground);
  const weekday = DAY_NAMES[weekdayOf(day)]!;
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  const number = String(Number(day.slice(8)));
  const isLow = safe.height < 1100;
  const small = fitText(name, { cut: "display", size: [110, 60], lines: 1 }, safe.width);
  const big = fitText(number, { cut: "display", size: [isLow ? 400 : 560, 200], lines: 1 }, safe.width * 0.62);
  const month = fitText(monthNameOf(day), { cut: "display", size: [110, 50], lines: 1 }, safe.width);
  const hasHours = isTime(from) && isTime(to) && to > from;
  const hours = hasHours ? `De ${spokenHour(from)} a ${spokenHour(to)}\u00a0h` : "";
  const isBeside = making.stage.isWide;
  const right = safe.x + (isBeside ? safe.width * 0.5 : 0);
  const column = isBeside ? safe.width * 0.5 : safe.width;
  const when = fitText(hours, { cut: "display", size: [92, 48], lines: 1 }, column);
  const meeting = fitField(
    making,
    "meeting",
    { cut: "text", size: [44, 32], lines: 2, leading: 1.2 },
    { width: column },
  );
  const bigY = safe.y + small.height + 56;
  const monthY = bigY + big.height + 56;
  const foot = safe.y + safe.height;
  const meetingY = foot - meeting.height;
  const railY = isBeside ? safe.y + safe.height * 0.55 : meetingY - (meeting.height > 0 ? 120 : 70);
  const whenY = railY - 110 - when.height;
  const start = Math.min(FIRST_HOUR, hasHours ? hourOf(from) : FIRST_HOUR);
  const end = Math.max(LAST_HOUR, hasHours ? hourOf(to) : LAST_HOUR);
  const at = (hour: number) => right + ((hour - start) / (end - start)) * column;
  return {
    ground,
    seconds: 4,
    spoken: [`${name} ${number} de ${monthNameOf(day)}`, hours, making.say("meeting")].filter(Boolean).join(". "),
    paint: (brush, time) => {
      paintBase(brush, making.stage, tones, time);
      paintBlock(brush, small, safe.x, safe.y, tones.accent, time, { from: FIRST_MOVE });
      const line = big.lines[0];
      if (line)
        paintReels(brush, number, big.face, safe.x, bigY + big.face.sizePx * CAP_HEIGHT, tones.main, time, {
          from: FIRST_MOVE + 0.1,
          lasting: 1.2,
        });
      paintBlock(brush, month, safe.x, monthY, tones.main, time, { from: FIRST_MOVE + 0.5 });
      if (hasHours) {
        paintBlock(brush, when, right, whenY, tones.main, time, { from: FIRST_MOVE + 0.9 });
        const rail = eased(time, FIRST_MOVE + 0.8, 0.8, arriving);
        fill(brush, boxPath({ x: right, y: railY, width: column * rail, height: 6 }), tones.line);
        const span = eased(time, FIRST_MOVE + 1.2, 0.9, arriving);
        if (span > 0)
          fill(
            brush,
            boxPath({
              x: at(hourOf(from)),
              y: railY - 9,
              width: (at(hourOf(to)) - at(hourOf(from))) * span,
              height: 24,
            }),
            tones.light,
          );
        for (const [i, hour] of [hourOf(from), hourOf(to)].entries()) {
          const door = eased(time, FIRST_MOVE + 1.2 + i * 0.5, 0.7, springing);
          const [width, height] = [40, 84 * door];
          if (height > 0)
            fill(brush, archPath({ x: at(hour) - width / 2, y: railY + 15 - height, width, height }), tones.light);
        }
      }
      paintBlock(brush, meeting, right, isBeside ? railY + 90 : meetingY, tones.quiet, time, {
        from: FIRST_MOVE + 1.5,
      });
    },
  };
}
