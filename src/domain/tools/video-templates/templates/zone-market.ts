import { formatNumber, formatPercent } from "../../../shared/format/format.ts";
import { arriving, eased, inAndOut, springing } from "../../painting/easing.ts";
import { boxPath, circlePath, polygonPath, polylinePath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { mixed } from "../../pictures/colours.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { paintBase } from "../parts/base-band.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { headingOf, paintHeading } from "../parts/heading.ts";
import { periodName, yearBefore } from "../parts/periods.ts";
import { paintReels } from "../parts/reels.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import type { Making, Scene } from "../parts/scene.ts";
import { clipped, fill, stroke } from "../parts/stage.ts";
import { fitText, paintBlock, paintPlain } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** The market of a zone: an official series draws itself, then how much it changed in a year, year by year. */
export const zoneMarket: PromoTemplate = {
  id: "mercado",
  name: "El mercado de la zona",
  note: "Una serie oficial se dibuja sola, con su fuente y su fecha en pantalla.",
  fields: ["title", "call"],
  needed: ["title"],
  usual: {
    title: ({ market }) => (market === null ? null : `Así van los precios en ${market.zone}`),
    call: "¿Cuánto vale la tuya?",
  },
  photos: 0,
  isAdvert: false,
  needsMarket: true,
  scenes: (making) => {
    const { look } = making;
    return [
      lineScene(making, look.groundOf(0)),
      changesScene(making, look.groundOf(1)),
      endingScene(making, look.groundOf(3)),
    ].filter((scene) => scene !== null);
  },
};

/** Points that a line still shows apart at the width of a telephone. */
const MOST_POINTS = 24;

function lineScene(making: Making, ground: Ground): Scene {
  const { market } = making.assets;
  const { stage } = making;
  const tones = making.tones(ground);
  const heading = headingOf(
    making,
    { title: "title", size: 112 },
    { width: stage.words.width, height: stage.words.height * 0.72 },
  );
  const points = (market?.points ?? []).slice(-MOST_POINTS);
  const values = points.map(([, value]) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const unit = fitText(
    market === null ? "" : `${market.name}, ${market.unit}`,
    { cut: "text", size: [38, 28], lines: 2, leading: 1.2 },
    stage.words.width,
  );
  const origin = fitText(
    market === null ? "" : `Fuente: ${market.source}. Consultado el ${market.consulted}`,
    { cut: "text", size: [32, 26], lines: 3, leading: 1.2 },
    stage.isWide ? stage.safe.width * 0.5 : stage.safe.width,
  );
  const foot = stage.safe.y + stage.safe.height;
  const chart = stage.isWide
    ? {
        x: stage.words.x + stage.words.width + 60,
        y: stage.safe.y + 130,
        width: stage.safe.width - stage.words.width - 100,
        height: stage.safe.height - 230,
      }
    : {
        x: stage.safe.x,
        y: stage.words.y + heading.height + 56 + unit.height + 150,
        width: stage.safe.width - 30,
        height: foot - origin.height - 110 - (stage.words.y + heading.height + 56 + unit.height + 150),
      };
  const span = high - low || 1;
  const at = (i: number): readonly [number, number] => [
    chart.x + (chart.width * i) / Math.max(1, points.length - 1),
    chart.y + chart.height - ((values[i]! - low) / span) * chart.height * 0.86 - chart.height * 0.06,
  ];
  const line = points.map((_, i) => at(i));
  const first = fitText(
    points.length === 0 ? "" : periodName(points[0]![0]),
    { cut: "text", size: [32, 26], lines: 1 },
    400,
  );
  const last = fitText(
    points.length === 0 ? "" : periodName(points.at(-1)![0]),
    { cut: "text", size: [32, 26], lines: 1 },
    400,
  );
  const figure = points.length === 0 ? "" : formatNumber(values.at(-1)!, 1, 1);
  const big = fitText(figure, { cut: "display", size: [110, 50], lines: 1 }, 420);
  const from = FIRST_MOVE + 0.5;
  const drawing = 1.7;
  return {
    ground,
    seconds: 4.5,
    spoken:
      market === null
        ? making.say("title")
        : `${making.say("title")}. ${market.name}: ${figure} (${market.unit}). ${market.source}`,
    paint: (brush, time) => {
      paintBase(brush, stage, tones, time);
      paintHeading(brush, heading, stage.words.x, stage.words.y, tones, time, FIRST_MOVE);
      paintBlock(brush, unit, stage.words.x, stage.words.y + heading.height + 56, tones.quiet, time, {
        from: FIRST_MOVE + 0.3,
      });
      paintPlain(
        brush,
        origin,
        stage.safe.x,
        foot - origin.height,
        tones.quiet,
        eased(time, FIRST_MOVE + 0.4, 0.5, arriving),
      );
      if (line.length < 2) return;
      for (const [i, share] of [0, 0.5, 1].entries()) {
        const rule = eased(time, from - 0.3 + i * 0.08, 0.7, arriving);
        fill(
          brush,
          boxPath({ x: chart.x, y: chart.y + chart.height * share, width: chart.width * rule, height: 3 }),
          tones.line,
        );
      }
      const come = eased(time, from, drawing, inAndOut);
      const reached = chart.width * come;
      const area = polygonPath([
        [chart.x, chart.y + chart.height],
        ...line,
        [chart.x + chart.width, chart.y + chart.height],
      ]);
      fill(
        clipped(brush, { x: chart.x, y: chart.y - 60, width: reached, height: chart.height + 60 }),
        area,
        mixed(tones.base, tones.accent, 0.14),
      );
      const shown = clipped(brush, {
        x: chart.x - 12,
        y: chart.y - 60,
        width: reached + 12,
        height: chart.height + 120,
      });
      stroke(shown, polylinePath(line), 10, tones.accent, { cap: "round" });
      const labels = eased(time, from + 0.2, 0.5, arriving);
      paintPlain(brush, first, chart.x, chart.y + chart.height + 24, tones.quiet, labels);
      paintPlain(brush, last, chart.x + chart.width - last.width, chart.y + chart.height + 24, tones.quiet, labels);
      const end = from + drawing * 0.85;
      const dot = eased(time, end, 0.6, springing);
      const [x, y] = line.at(-1)!;
      if (dot > 0) {
        fill(brush, circlePath(x, y, 22 * dot), tones.accent);
        fill(brush, circlePath(x, y, 11 * dot), tones.light);
      }
      paintReels(brush, figure, big.face, x - big.width + 16, y - 56, tones.main, time, {
        from: end - 0.5,
        lasting: 0.9,
      });
    },
  };
}

const MOST_YEARS = 6;

/** How much the series had changed over the year before, at the same time of each year. */
function changesScene(making: Making, ground: Ground): Scene | null {
  const { market } = making.assets;
  if (market === null) return null;
  const byPeriod = new Map(market.points);
  const last = market.points.at(-1)?.[0];
  if (last === undefined) return null;
  const changes: { period: string; change: number }[] = [];
  for (let period: string | null = last; period !== null && changes.length < MOST_YEARS; period = yearBefore(period)) {
    const earlier = yearBefore(period);
    const [now, before] = [byPeriod.get(period), earlier === null ? undefined : byPeriod.get(earlier)];
    if (now === undefined || before === undefined || before <= 0) break;
    changes.unshift({ period, change: now / before - 1 });
  }
  const latest = changes.at(-1);
  if (latest === undefined) return null;
  const { stage } = making;
  const { safe } = stage;
  const tones = making.tones(ground);
  const figure = `${latest.change > 0 ? "+" : latest.change < 0 ? "−" : ""}${formatPercent(Math.abs(latest.change), 1, 1)}`;
  const width = stage.isWide ? safe.width * 0.46 : safe.width;
  const small = fitText(
    `En un año, hasta ${periodName(latest.period)}`,
    { cut: "strong", size: [46, 32], lines: 2, leading: 1.2 },
    width,
  );
  const big = fitText(figure, { cut: "display", size: [230, 90], lines: 1 }, width);
  const origin = fitText(
    `${market.zone}. ${market.source}, consultado el ${market.consulted}`,
    { cut: "text", size: [32, 26], lines: 3, leading: 1.2 },
    width,
  );
  const top = stage.isWide ? safe.y + 60 : safe.y + small.height + big.height + 150;
  const foot = safe.y + safe.height;
  const chart = stage.isWide
    ? { x: safe.x + safe.width * 0.52, y: top, width: safe.width * 0.48, height: safe.height - 140 }
    : { x: safe.x, y: top + 60, width: safe.width, height: foot - origin.height - 130 - top - 60 };
  const most = Math.max(0, ...changes.map(({ change }) => change));
  const least = Math.min(0, ...changes.map(({ change }) => change));
  const zero = chart.y + (chart.height * most) / (most - least || 1);
  const step = chart.width / changes.length;
  return {
    ground,
    seconds: 4,
    spoken: `En un año, ${figure}, ${periodName(latest.period)}. ${market.source}`,
    paint: (brush, time) => {
      paintBase(brush, stage, tones, time);
      paintBlock(brush, small, safe.x, safe.y, tones.accent, time, { from: FIRST_MOVE });
      paintReels(
        brush,
        figure,
        big.face,
        safe.x,
        safe.y + small.height + 60 + big.face.sizePx * CAP_HEIGHT,
        tones.main,
        time,
        {
          from: FIRST_MOVE + 0.1,
        },
      );
      paintPlain(
        brush,
        origin,
        safe.x,
        foot - origin.height,
        tones.quiet,
        eased(time, FIRST_MOVE + 0.4, 0.5, arriving),
      );
      for (const [i, { period, change }] of changes.entries()) {
        const come = eased(time, FIRST_MOVE + 0.4 + i * 0.12, 0.9, springing);
        if (come <= 0) continue;
        const high = Math.abs((chart.height * change) / (most - least || 1)) * come;
        const x = chart.x + i * step;
        const isLast = i === changes.length - 1;
        const box = { x: x + step * 0.14, y: change < 0 ? zero : zero - high, width: step * 0.72, height: high };
        fill(
          brush,
          boxPath(box),
          isLast ? tones.light : mixed(tones.base, tones.body, tones.ground === "brand" ? 0.55 : 0.7),
        );
        const year = fitText(period.slice(0, 4), { cut: "text", size: [32, 24], lines: 1 }, step);
        const percent = fitText(formatPercent(change, 1, 1), { cut: "strong", size: [34, 22], lines: 1 }, step);
        const middle = x + step / 2;
        paintPlain(
          brush,
          year,
          middle - year.width / 2,
          Math.max(zero, chart.y + chart.height) + 24,
          tones.quiet,
          Math.min(1, come),
        );
        paintPlain(
          brush,
          percent,
          middle - percent.width / 2,
          box.y - percent.height - 16,
          tones.main,
          Math.min(1, come),
        );
      }
      const rule = eased(time, FIRST_MOVE + 0.2, 0.7, arriving);
      fill(brush, boxPath({ x: chart.x, y: zero - 2, width: chart.width * rule, height: 4 }), tones.main);
    },
  };
}
