import type { WrittenDocument } from "#domain/tools/runs/written-document.ts";
import type { MarkedText } from "#domain/tools/writing/describe.ts";
import type { WriterResult } from "./engine.ts";

/** The texts as they leave the product: plain for portals, HTML for pages. */

/** The points of the advert, one a line. */
export const listLines = (lines: readonly MarkedText[]): string => lines.map(({ plain }) => `- ${plain}`).join("\n");

/** The advert as a portal takes it: title, text, list. */
export function advertText({ texts }: WriterResult): string {
  return [texts.title.plain, texts.long.plain, listLines(texts.bullets)].join("\n\n");
}

/** The same as a piece of a page; whatever was typed is escaped. */
export function advertHtml({ texts, variety }: WriterResult): string {
  const paragraphs = texts.long.plain.split("\n\n").map((paragraph) => `  <p>${escaped(paragraph)}</p>`);
  const items = texts.bullets.map(({ plain }) => `    <li>${escaped(plain)}</li>`);
  return [
    `<article lang="${variety}">`,
    `  <h1>${escaped(texts.title.plain)}</h1>`,
    ...paragraphs,
    "  <ul>",
    ...items,
    "  </ul>",
    "</article>",
    "",
  ].join("\n");
}

/** The same for a word processor, and the shorter ones below it; null while something stands against publishing. */
export function writtenOf({ texts, variety, isBlocked }: WriterResult): WrittenDocument | null {
  if (isBlocked) return null;
  return {
    title: texts.title.plain,
    language: variety,
    parts: [
      { paragraphs: texts.long.plain.split("\n\n"), bullets: texts.bullets.map(({ plain }) => plain) },
      { heading: "Texto medio", paragraphs: texts.medium.plain.split("\n\n") },
      { heading: "Texto corto", paragraphs: [texts.short.plain] },
      { heading: "Para buscadores", paragraphs: [texts.meta.plain] },
    ],
  };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
