import { arriving, eased, inAndOut } from "../painting/easing.ts";
import { copyPicture, fillPath } from "../painting/fill-path.ts";
import { archPath, boxPath, roundedBoxPath } from "../painting/path.ts";
import { setText } from "../painting/set-text.ts";
import { clearSurface, type Surface } from "../painting/surface.ts";
import type { Colours } from "../pictures/colours.ts";
import { CAP_HEIGHT, drawable, widthOf } from "../pictures/letters.ts";
import type { FilmShape } from "./film.ts";
import type { FilmBrand } from "./film-assets.ts";
import type { FrameBox } from "./film-of.ts";
import type { VideoDocument } from "./video-document.ts";
import { fitWords, heightOfWords, safeBox, type WordsStyle } from "./words.ts";

/** Paints the card at the end. @param since seconds since it began */
export type EndCard = (surface: Surface, since: number) => void;

const TITLE: WordsStyle = { cut: "display", greatest: 104, least: 48, mostLines: 4, ground: "brand" };
const NAME: WordsStyle = { cut: "strong", greatest: 54, least: 30, mostLines: 2, ground: "brand" };
const CONTACT: WordsStyle = { cut: "display", greatest: 64, least: 34, mostLines: 1, ground: "brand" };
const LOGO_HEIGHT = 150;
const GAP = 34;

/**
 * The agency with its telephone on its colour; without brand the home's own words on the same grid, so that the unbranded twin ends as calmly and names
 * nobody.
 */
export function endCard(
  { ending, opening }: VideoDocument,
  brand: FilmBrand | null,
  colours: Colours,
  frame: FrameBox,
  shape: FilmShape,
): EndCard {
  const safe = safeBox(frame.safe, frame.widthPx, frame.heightPx);
  const isUpright = shape === "9:16" || shape === "4:5";
  const width = (safe.right - safe.left) * (isUpright ? 1 : 0.72);
  const ground = brand === null ? "ink" : "brand";
  const rows = [
    { text: ending.title || opening.title, style: TITLE, ink: "main" as const },
    ...(brand === null
      ? [
          { text: opening.price, style: CONTACT, ink: "accent" as const },
          { text: opening.facts.filter((fact) => fact !== "").join("  ·  "), style: NAME, ink: "quiet" as const },
        ]
      : [
          { text: brand.name, style: NAME, ink: "main" as const },
          { text: brand.contact ?? "", style: CONTACT, ink: "accent" as const },
        ]),
  ]
    .filter(({ text }) => drawable(text) !== "")
    .map(({ text, style, ink }) => ({ ink, words: fitWords(text, style, width, frame.unit) }));
  const logo = brand?.logo ?? null;
  const logoSize = logo === null ? null : fittedLogo(logo, width * 0.6, LOGO_HEIGHT * frame.unit);
  const logoPlate = logoSize === null ? 0 : logoSize.height + 48 * frame.unit;
  const total =
    rows.reduce((sum, { words }) => sum + heightOfWords(words), 0) + GAP * frame.unit * rows.length + logoPlate;
  const start = Math.max(safe.top, (safe.top + safe.bottom - total) / 2);
  return (surface, since) => {
    clearSurface(surface, colours.grounds[ground]);
    drawArch(surface, colours.lineOn(ground), since, frame);
    let top = start;
    if (logo !== null && logoSize !== null) {
      const came = eased(since, 0.15, 0.6, arriving);
      const plate = {
        x: safe.left,
        y: top + (1 - came) * 40 * frame.unit,
        width: logoSize.width + 64 * frame.unit,
        height: logoPlate,
      };
      fillPath(surface, roundedBoxPath(plate, 14 * frame.unit), "#ffffff", { alpha: came });
      const box = { x: plate.x + 32 * frame.unit, y: plate.y + 24 * frame.unit, ...logoSize };
      copyPicture(surface, logo, box, { alpha: came });
      top += logoPlate + GAP * frame.unit;
    }
    rows.forEach(({ words, ink }, row) => {
      const size = words.face.sizePx;
      const lineHeight = heightOfWords(words) / words.lines.length;
      words.lines.forEach((line, at) => {
        const came = eased(since, 0.25 + row * 0.16 + at * 0.08, 0.7, arriving);
        const y = top + at * lineHeight;
        // Letters rise out of the line below them.
        const clip = { x: 0, y, width: frame.widthPx, height: lineHeight };
        const baseline = y + (lineHeight + CAP_HEIGHT * size) / 2 + (1 - came) * lineHeight;
        if (came > 0) setText(surface, line, words.face, safe.left, baseline, colours.inkOn(ground, ink), { clip });
      });
      top += heightOfWords(words) + GAP * frame.unit;
    });
    const bar = eased(since, 0.5, 0.9, inAndOut);
    const longest = Math.max(
      ...rows.map(({ words }) => Math.max(...words.lines.map((line) => widthOf(line, words.face)))),
      0,
    );
    const line = {
      x: safe.left,
      y: Math.min(top, safe.bottom - 8 * frame.unit),
      width: Math.min(longest, width) * bar,
      height: 8 * frame.unit,
    };
    if (line.width > 0) fillPath(surface, boxPath(line), colours.inkOn(ground, "accent"));
  };
}

function fittedLogo(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  mostWidth: number,
  mostHeight: number,
) {
  const scale = Math.min(mostWidth / widthPx, mostHeight / heightPx);
  return { width: widthPx * scale, height: heightPx * scale };
}

/** The house's door at the right edge, opening slowly. */
function drawArch(surface: Surface, colour: string, since: number, { widthPx, heightPx }: FrameBox) {
  const open = eased(since, 0, 1.6, arriving);
  const width = Math.min(widthPx * 0.62, heightPx * 0.5);
  const height = Math.min(heightPx * 0.86, width * 1.75);
  for (const [at, share] of [1, 0.74, 0.48].entries()) {
    const w = width * share * open;
    if (w < 1) continue;
    const x = widthPx - width * 0.42 - w / 2;
    const box = { x, y: heightPx - height * (1 - at * 0.12), width: w, height: height * (1 - at * 0.12) };
    fillPath(surface, archPath(box), colour, { alpha: 0.3 + at * 0.12 });
  }
}
