import type { FilmShape } from "#domain/tools/video/film.ts";

/** How shapes are called beside where they belong. */
export const SHAPE_WORDS: Readonly<Record<FilmShape, { name: string; use: string; file: string }>> = {
  "9:16": { name: "Vertical 9:16", use: "Reels, TikTok, Shorts e historias", file: "vertical" },
  "4:5": { name: "Retrato 4:5", use: "Publicaciones de Instagram y Facebook", file: "retrato" },
  "1:1": { name: "Cuadrado 1:1", use: "Publicaciones y WhatsApp", file: "cuadrado" },
  "16:9": { name: "Horizontal 16:9", use: "YouTube, portales y tu web", file: "horizontal" },
};
