import type { WrittenDocument } from "#domain/tools/runs/written-document.ts";
import type { MarkedText } from "#domain/tools/writing/describe.ts";
import type { WriterResult } from "./engine.ts";

/** The texts as they leave the product: plain for portals, HTML for pages. */

export function blockLines(result: WriterResult): string[] {
  return result.check.findings.filter(({ level }) => level === "bloqueo").map(findingLine);
}

export const findingLine = ({ title, text, excerpt }: WriterResult["check"]["findings"][number]) =>
  `${title}${excerpt ? ` («${excerpt}»)` : ""}. ${text}`;

const listLines = (lines: readonly MarkedText[]) => lines.map(({ plain }) => `- ${plain}`).join("\n");

/** Everything, with line breaks alone. What must not go out yet says so first. */
export function textOf(result: WriterResult): string {
  const { texts } = result;
  const blocks = blockLines(result);
  return [
    ...(blocks.length > 0 ? [["NO LO PUBLIQUES TODAVÍA", ...blocks].join("\n")] : []),
    texts.title.plain,
    texts.long.plain,
    listLines(texts.bullets),
    `TEXTO MEDIO\n${texts.medium.plain}`,
    `TEXTO CORTO\n${texts.short.plain}`,
    `PARA BUSCADORES\n${texts.meta.plain}`,
  ].join("\n\n");
}

const MESSAGE_LIMIT = 700;

/** Title and the medium text, or the short one where that is too long; nothing that must not go out. */
export function messageOf(result: WriterResult): string {
  const { title, medium, short } = result.texts;
  const blocks = blockLines(result);
  if (blocks.length > 0) return `El anuncio todavía no se puede publicar. ${blocks.join(" ")}`.slice(0, MESSAGE_LIMIT);
  const whole = `*${title.plain}*\n${medium.plain}`;
  return whole.length <= MESSAGE_LIMIT ? whole : `*${title.plain}*\n${short.plain}`;
}

/** The advert as a portal takes it: title, text, list. */
export function advertText({ texts }: WriterResult): string {
  return [texts.title.plain, texts.long.plain, listLines(texts.bullets)].join("\n\n");
}

/** The same as a piece of a page. */
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

/** The same for a word processor, and the shorter ones below it. */
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
