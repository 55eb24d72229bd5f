import { arriving, eased, springing } from "../../painting/easing.ts";
import { copyPicture, within } from "../../painting/fill-path.ts";
import { scaledAround } from "../../painting/matrix.ts";
import { archPath, boxPath, polygonPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { mixed } from "../../pictures/colours.ts";
import type { Box } from "../../pictures/drawing.ts";
import { CAP_HEIGHT } from "../../pictures/letters.ts";
import { paintBase } from "./base-band.ts";
import type { Tones } from "./look.ts";
import { paintReels } from "./reels.ts";
import { FIRST_MOVE, onBeat, readingSeconds, STAGGER } from "./rhythm.ts";
import { fitField, type Making, type Scene } from "./scene.ts";
import { type Brush, faded, fill, inset, transformed } from "./stage.ts";
import { fitText, paintBlock } from "./text-block.ts";

/** Scenes that several templates share: facts as large figures, and the agency at the end. */

const FIGURE = /^[+−-]?\d[\d.,]*/u;

/** `3 dormitorios` as its figure and its unit; a fact without one is all unit. */
export function figureOf(fact: string): { figure: string; unit: string } {
  const spaced = fact.replaceAll("\u00a0", " ");
  const figure = FIGURE.exec(spaced)?.[0];
  return figure === undefined ? { figure: "", unit: fact } : { figure, unit: spaced.slice(figure.length).trimStart() };
}

/** Facts one below the other, divided by lines that draw themselves; figures roll into place. */
export function factsScene(making: Making, ground: Ground): Scene | null {
  const facts = making.lines("facts");
  if (facts.length === 0) return null;
  const { stage } = making;
  const tones = making.tones(ground);
  const isLying = stage.shape === "16:9";
  const place = making.say("place");
  const head = fitField(making, "place", { cut: "strong", size: [46, 32], lines: 2 }, { width: stage.safe.width });
  const top = stage.safe.y + (place === "" ? 0 : head.height + 56);
  const room: Box = { ...stage.safe, y: top, height: stage.safe.y + stage.safe.height - top };
  const columns = isLying ? facts.length : facts.length > 2 && stage.shape !== "9:16" ? 2 : 1;
  const rows = Math.ceil(facts.length / columns);
  const gutter = 48;
  const cell = {
    width: (room.width - gutter * (columns - 1)) / columns,
    height: Math.min(room.height / rows, isLying ? 620 : 330),
  };
  // A single row of columns stands in the middle of its place.
  const lowered = isLying ? room.height * 0.16 : 0;
  const cells = facts.map((fact, i) => {
    const { figure, unit } = figureOf(fact);
    const height = cell.height - 84;
    const big = fitText(
      figure,
      { cut: "display", size: [Math.min(isLying ? 300 : 210, height * 0.95), 60], lines: 1 },
      cell.width * (columns === 1 ? 0.5 : 1),
    );
    const small = fitText(
      unit,
      { cut: "text", size: figure === "" ? [84, 34] : [58, 30], lines: 3, leading: 1.15 },
      columns === 1 && figure !== "" ? cell.width - big.width - 36 : cell.width,
      columns === 1 ? height : Math.max(34, height - big.height - 30),
    );
    if (big.isForced || small.isForced) making.tooLong("facts");
    const at = {
      x: room.x + (i % columns) * (cell.width + gutter),
      y: room.y + lowered + Math.floor(i / columns) * cell.height,
    };
    return { big, small, figure, at };
  });
  const letters = facts.reduce((sum, fact) => sum + fact.length, place.length);
  return {
    ground,
    seconds: onBeat(Math.max(2.5, readingSeconds(letters))),
    spoken: [place, facts.join(", ")].filter(Boolean).join(". "),
    paint: (brush, time) => {
      paintBase(brush, stage, tones, time);
      paintBlock(brush, head, stage.safe.x, stage.safe.y, tones.accent, time, { from: FIRST_MOVE });
      for (const [i, { big, small, figure, at }] of cells.entries()) {
        const from = FIRST_MOVE + 0.15 + i * 0.18;
        const line = eased(time, from, 0.7, arriving);
        if (line > 0) fill(brush, boxPath({ ...at, width: cell.width * line, height: 4 }), tones.line);
        const top = at.y + 48;
        if (figure !== "")
          paintReels(brush, figure, big.face, at.x, top + big.face.sizePx * CAP_HEIGHT, tones.main, time, {
            from: from + 0.1,
          });
        const beside = columns === 1 && figure !== "";
        const x = beside ? at.x + big.width + 36 : at.x;
        const y = figure === "" ? top : beside ? top + big.height - small.height : top + big.height + 34;
        paintBlock(brush, small, x, y, figure === "" ? tones.main : tones.quiet, time, { from: from + 0.3 });
      }
    },
  };
}

/** The arch in depth with light on its threshold: the mark's own figure, as it opens. */
function paintOpening(brush: Brush, box: Box, tones: Tones, base: string, time: number, from: number): void {
  const stand = eased(time, from, 0.8, arriving);
  if (stand <= 0) return;
  const foot = box.y + box.height;
  const grown = transformed(brush, scaledAround(box.x + box.width / 2, foot, 0.86 + 0.14 * stand, stand));
  const wall = box.width * 0.25;
  const inside = { x: box.x + wall, y: box.y + wall, width: box.width - 2 * wall, height: box.height - wall };
  fill(grown, archPath(box), tones.body);
  fill(grown, archPath(inside), tones.shade);
  const open = eased(time, from + 0.35, 0.9, springing);
  const jamb = inside.width * 0.36;
  const wide = Math.max(0, (inside.width - jamb) * open);
  if (wide <= 0) return;
  fill(grown, archPath({ ...inside, x: inside.x + inside.width - wide, width: wide }), base);
  const right = inside.x + inside.width;
  const reach = jamb * Math.min(1, open);
  fill(
    grown,
    polygonPath([
      [right - wide - reach, foot],
      [right - wide, foot - reach],
      [right, foot - reach],
      [right, foot],
    ]),
    tones.light,
  );
}

/** The last scene: a call, and the agency where the film shows it. */
export function endingScene(making: Making, ground: Ground): Scene {
  const { stage, assets, isBranded } = making;
  const tones = making.tones(ground);
  const { brand } = assets;
  const { safe } = stage;
  const isWide = stage.isWide;
  const mark: Box = isWide
    ? { x: stage.width - 640, y: stage.height * 0.22, width: 480, height: stage.height * 0.78 }
    : stage.shape === "9:16"
      ? { x: stage.width / 2 - 250, y: stage.height - 700, width: 500, height: 700 }
      : { x: stage.width - 420, y: stage.height - 470, width: 330, height: 470 };
  const width = isWide ? safe.width * 0.6 : safe.width;
  const answers = isBranded ? [brand.agent, brand.contact].filter((text) => text !== null && text !== "") : [];
  const call = fitField(
    making,
    "call",
    { cut: "display", size: [128, 54], lines: 4 },
    { width, height: safe.height * 0.4 },
  );
  const name = isBranded
    ? fitText(brand.name, { cut: "strong", size: [58, 34], lines: 2, leading: 1.15 }, width * 0.94)
    : null;
  const besideMark = !isWide && stage.shape !== "9:16" ? mark.x - safe.x - 40 : width;
  const lines = answers.map((text) =>
    fitText(text!, { cut: "text", size: [44, 30], lines: 2, leading: 1.15 }, besideMark),
  );
  const logo = isBranded ? brand.logo : null;
  const chip = logo === null ? null : logoBox(logo, Math.min(besideMark, 460), 190);
  let y = safe.y;
  const callY = y;
  y += call.height + 72;
  const ruleY = y;
  y += 52;
  const brandY = y;
  if (chip) y += chip.height + 44;
  else if (name) y += name.height + 40;
  const linesY = y;
  return {
    ground,
    seconds: 3,
    spoken: [making.say("call"), ...(isBranded ? [brand.name, ...answers] : [])].filter(Boolean).join(". "),
    paint: (brush, time) => {
      paintOpening(brush, mark, tones, mixed(tones.base, tones.light, 0.12), time, FIRST_MOVE);
      paintBlock(brush, call, safe.x, callY, tones.main, time, { from: FIRST_MOVE + 0.1 });
      if (!isBranded) return;
      const rule = eased(time, FIRST_MOVE + 0.35, 0.7, arriving);
      if (rule > 0) fill(brush, boxPath({ x: safe.x, y: ruleY, width: 96 * rule, height: 12 }), tones.light);
      const from = FIRST_MOVE + 0.45;
      if (logo !== null && chip !== null) {
        const come = eased(time, from, 0.6, arriving);
        const box = { x: safe.x, y: brandY + 24 * (1 - come), width: chip.width, height: chip.height };
        const shown = faded(brush, come);
        fill(shown, boxPath(box), making.look.colours.grounds.paper);
        copyPicture(brush.surface, logo, inset(box, 24), within(shown.options, {}));
      } else if (name) paintBlock(brush, name, safe.x, brandY, tones.main, time, { from });
      let at = linesY;
      for (const [i, line] of lines.entries()) {
        paintBlock(brush, line, safe.x, at, tones.quiet, time, { from: from + STAGGER * (2 + i) });
        at += line.height + 34;
      }
    },
  };
}

function logoBox(logo: { widthPx: number; heightPx: number }, mostWidth: number, mostHeight: number) {
  const pad = 48;
  const scale = Math.min((mostWidth - pad) / logo.widthPx, (mostHeight - pad) / logo.heightPx);
  return { width: logo.widthPx * scale + pad, height: logo.heightPx * scale + pad };
}
