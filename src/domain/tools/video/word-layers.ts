import type { Surface } from "../painting/surface.ts";
import type { Colours } from "../pictures/colours.ts";
import type { FrameBox } from "./film-of.ts";
import type { Timeline } from "./timeline.ts";
import type { CaptionLine, VideoDocument } from "./video-document.ts";
import { type FittedWords, fitWords, heightOfWords, safeBox, setAccent, setWords, type WordsStyle } from "./words.ts";

/** Draws some words of a film, if they are on the screen at that second. */
export type WordsLayer = (surface: Surface, colours: Colours, time: number) => void;

const KICKER: WordsStyle = { cut: "strong", greatest: 38, least: 26, mostLines: 1, ground: "brand" };
const TITLE: WordsStyle = { cut: "display", greatest: 92, least: 44, mostLines: 3, ground: "paper" };
const PRICE: WordsStyle = { cut: "display", greatest: 66, least: 34, mostLines: 1, ground: "ink" };
const FACTS: WordsStyle = { cut: "strong", greatest: 40, least: 26, mostLines: 2, ground: "paper" };
const ROOM: WordsStyle = { cut: "display", greatest: 60, least: 34, mostLines: 2, ground: "paper" };
const CAPTION: WordsStyle = { cut: "strong", greatest: 44, least: 32, mostLines: 3, ground: "ink" };

/** Space between groups of words. */
const GAP = 14;
const ACCENT = { width: 10, gap: 0 } as const;
/** Words come in after the picture, and go before it. */
const LEAD = 0.15;

/** The words over the first photo: from the foot of the safe area upwards, so that the photo's middle stays free. */
export function openingWords({ opening, clips }: VideoDocument, timeline: Timeline, frame: FrameBox): WordsLayer[] {
  const first = timeline.parts[0];
  if (!opening.isShown || first === undefined || clips.length === 0) return [];
  const safe = safeBox(frame.safe, frame.widthPx, frame.heightPx);
  const width = (safe.right - safe.left) * 0.98;
  const groups = [
    { text: opening.kicker, style: KICKER },
    { text: opening.title, style: TITLE },
    { text: opening.price, style: PRICE },
    { text: opening.facts.filter((fact) => fact !== "").join("  ·  "), style: FACTS },
  ].filter(({ text }) => text.trim() !== "");
  const fitted = groups.map(({ text, style }) => ({ style, words: fitWords(text, style, width, frame.unit) }));
  const height =
    fitted.reduce((sum, { words }) => sum + heightOfWords(words), 0) + GAP * frame.unit * (fitted.length - 1);
  let top = safe.bottom - height;
  const next = timeline.parts[1]?.entry.seconds ?? 0;
  const to = first.to - next * 0.5;
  return fitted.map(({ style, words }, at) => {
    const place = { x: safe.left, top };
    top += heightOfWords(words) + GAP * frame.unit;
    return (surface, colours, time) =>
      setWords(surface, words, place, colours, style.ground, time, { from: LEAD + at * 0.14, to });
  });
}

/** The title of each clip, at the foot of the safe area. */
export function clipTitles(
  { hasTitles, opening, captions }: VideoDocument,
  timeline: Timeline,
  frame: FrameBox,
): WordsLayer[] {
  if (!hasTitles) return [];
  const safe = safeBox(frame.safe, frame.widthPx, frame.heightPx);
  const bar = ACCENT.width * frame.unit;
  // Captions that are written below push the titles up.
  const foot = captions.isBurntIn && captions.lines.length > 0 ? safe.bottom - 0.16 * frame.heightPx : safe.bottom;
  return timeline.parts.flatMap(({ clip, from, to, entry }, at): WordsLayer[] => {
    if (clip === null || clip.title.trim() === "" || (at === 0 && opening.isShown)) return [];
    const words = fitWords(clip.title, ROOM, safe.right - safe.left - bar, frame.unit);
    const height = heightOfWords(words);
    const leaving = timeline.parts[at + 1]?.entry.seconds ?? 0;
    const shown = { from: from + entry.seconds * 0.6 + LEAD, to: to - leaving * 0.4 };
    const box = { x: safe.left, y: foot - height, width: bar, height };
    return [
      (surface, colours, time) => {
        if (time < shown.from || time > shown.to) return;
        setWords(surface, words, { x: safe.left + bar, top: foot - height }, colours, "paper", time, shown);
        setAccent(surface, box, colours.grounds.brand, time, shown);
      },
    ];
  });
}

/** Captions burnt into the picture, centred at the foot of the safe area. */
export function writtenCaptions(lines: readonly CaptionLine[], frame: FrameBox): WordsLayer[] {
  const safe = safeBox(frame.safe, frame.widthPx, frame.heightPx);
  return lines.flatMap(({ from, to, text }): WordsLayer[] => {
    if (text.trim() === "" || to <= from) return [];
    const words: FittedWords = fitWords(text, CAPTION, (safe.right - safe.left) * 0.94, frame.unit);
    const top = safe.bottom - heightOfWords(words);
    const place = { x: (safe.left + safe.right) / 2, top, isCentred: true };
    // A caption stands at once and whole: it is read, not watched.
    return [
      (surface, colours, time) => {
        if (time >= from && time < to)
          setWords(surface, words, place, colours, "ink", time, { from: from - 2, to: to + 2 });
      },
    ];
  });
}

/** The words that do not fit their place at the least legible size, as they were typed. */
export function wordsCut(document: VideoDocument, frame: FrameBox): string[] {
  const safe = safeBox(frame.safe, frame.widthPx, frame.heightPx);
  const width = safe.right - safe.left;
  const asked: [string, WordsStyle][] = [
    ...(document.opening.isShown
      ? ([
          [document.opening.kicker, KICKER],
          [document.opening.title, TITLE],
          [document.opening.price, PRICE],
        ] as [string, WordsStyle][])
      : []),
    ...(document.hasTitles ? document.clips.map(({ title }): [string, WordsStyle] => [title, ROOM]) : []),
    ...(document.captions.isBurntIn
      ? document.captions.lines.map(({ text }): [string, WordsStyle] => [text, CAPTION])
      : []),
  ];
  return asked.flatMap(([text, style]) =>
    text !== "" && fitWords(text, style, width * 0.94, frame.unit).isCut ? [text] : [],
  );
}
