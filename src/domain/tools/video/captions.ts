import type { Caption } from "./film.ts";
import type { Timeline } from "./timeline.ts";
import type { VideoDocument } from "./video-document.ts";

/** Captions as they are written: what is spoken, else the titles of the clips. */
export function captionsOf({ captions, hasTitles, opening }: VideoDocument, timeline: Timeline): readonly Caption[] {
  const spoken = captions.lines
    .filter(({ text, from, to }) => text.trim() !== "" && to > from && from < timeline.seconds)
    .map(({ text, from, to }) => ({ text, from, to: Math.min(to, timeline.seconds) }))
    .toSorted((a, b) => a.from - b.from);
  if (spoken.length > 0) return spoken;
  const first = timeline.parts[0];
  const start: Caption[] =
    opening.isShown && opening.title !== "" && first !== undefined
      ? [{ from: 0, to: first.to, text: [opening.title, opening.price].filter((text) => text !== "").join(". ") }]
      : [];
  const titles = hasTitles
    ? timeline.parts.flatMap(({ clip, from, to, entry }, at): Caption[] =>
        clip === null || clip.title === "" || (at === 0 && start.length > 0)
          ? []
          : [
              {
                from: from + entry.seconds / 2,
                to: timeline.parts[at + 1] === undefined ? to : to - timeline.parts[at + 1]!.entry.seconds / 2,
                text: clip.title,
              },
            ],
      )
    : [];
  return [...start, ...titles];
}

const two = (value: number) => String(value).padStart(2, "0");

/** `00:01:02,500`, as SubRip writes a time. @param seconds rounded to thousandths */
export function srtTime(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const rest = Math.floor(whole / 1000);
  return `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)},${String(whole % 1000).padStart(3, "0")}`;
}

/** A SubRip file. Empty lines end an entry there, so texts have none. */
export const srtOf = (captions: readonly Caption[]): string =>
  captions
    .map(
      ({ from, to, text }, at) =>
        `${at + 1}\r\n${srtTime(from)} --> ${srtTime(to)}\r\n${text.replace(/\s+/g, " ").trim()}\r\n`,
    )
    .join("\r\n");

/** Most letters of one caption: two lines of a phone. */
const MOST_LETTERS = 68;
/** Letters a second that are read with ease (as broadcasters count, 15 to 17). */
const READING_SPEED = 15;
const LEAST_SECONDS = 1.2;

/** A spoken text in captions, each as long as it takes to read, spread over the length of the voice. @param from and to seconds */
export function captionsFromText(text: string, from: number, to: number): Caption[] {
  const parts: string[] = [];
  for (const sentence of text
    .replace(/\s+/g, " ")
    .trim()
    .match(/[^.!?…]+[.!?…]*/g) ?? []) {
    let line = "";
    for (const word of sentence.trim().split(" ")) {
      if (line !== "" && line.length + 1 + word.length > MOST_LETTERS) {
        parts.push(line);
        line = word;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    if (line !== "") parts.push(line);
  }
  if (parts.length === 0 || to <= from) return [];
  const lengths = parts.map((part) => Math.max(LEAST_SECONDS, part.length / READING_SPEED));
  const scale = (to - from) / lengths.reduce((sum, length) => sum + length, 0);
  let at = from;
  return parts.map((part, i) => {
    const start = at;
    at += lengths[i]! * scale;
    return { from: Math.round(start * 100) / 100, to: Math.round(at * 100) / 100, text: part };
  });
}
