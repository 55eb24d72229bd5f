import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { bestHashtags } from "#domain/tools/posts/hashtags.ts";
import { judgePost, knownNumbers } from "#domain/tools/posts/judge-post.ts";
import { openingKey } from "#domain/tools/posts/plan-week.ts";
import { ruleOn } from "#domain/tools/posts/rules.ts";
import { weightedLength } from "#domain/tools/posts/weighted-length.ts";
import { writeWeek } from "./engine.ts";
import { postsInput } from "./schema.ts";

const TODAY = "2026-11-27";
const NOTHING = knownNumbers([]);
const HOME = {
  type: "piso",
  builtAreaM2: 94,
  placeName: "Ruzafa, Valencia",
  rooms: 3,
  price: 320_000,
  energyRating: "E",
};
const week = (more: Record<string, unknown> = {}) =>
  writeWeek(postsInput.parse({ home: HOME, nearby: ["Metro Bailén a 4 minutos"], ...more }), { today: TODAY });
const verdict = (channel: "x" | "instagram", text: string) =>
  judgePost(channel, text, { day: TODAY, known: NOTHING })[0]?.text ?? "Cabe";

const check = (id: string, rest: Omit<ToolCheck, "id" | "source"> & { source?: string }): ToolCheck => ({
  id: `publicaciones-${id}`,
  source: "Brief de herramientas, §7",
  referenceMs: 5,
  ...rest,
});

/** The checks of the brief, worked out by hand. */
export const POSTS_CHECKS: readonly ToolCheck[] = [
  check("x-281", {
    name: "Un texto de 281 en X",
    input: "281 letras",
    expected: "Pasa en 1 del máximo de X, 280.",
    got: () => verdict("x", "a".repeat(281)),
  }),
  check("x-280", {
    name: "Un texto de 280 en X",
    input: "280 letras",
    expected: "Cabe",
    got: () => verdict("x", "a".repeat(280)),
  }),
  check("x-enlace", {
    name: "Un enlace en X",
    source: "twitter-text, configuración 3: 5 + 23",
    input: "«Mira https://…» de 90 letras",
    expected: 28,
    unit: "caracteres",
    got: () => weightedLength(`Mira https://casa.example/${"a".repeat(70)}`),
  }),
  check("x-emoji", {
    name: "Emojis en X",
    source: "twitter-text, configuración 3: 1 + 2 + 2 + 2",
    input: "H🐱☺👨‍👩‍👧‍👦",
    expected: 7,
    unit: "caracteres",
    got: () => weightedLength("H🐱☺👨‍👩‍👧‍👦"),
  }),
  check("seis-etiquetas", {
    name: "Seis etiquetas en Instagram",
    input: "#a #b #c #d #e #f",
    expected: "#a #b #c #d #e",
    got: () =>
      bestHashtags(["#a", "#b", "#c", "#d", "#e", "#f"], ruleOn("instagram", "hashtags", TODAY)!.value).join(" "),
  }),
  check("etiquetas-antes", {
    name: "Etiquetas de Instagram antes del cambio",
    input: "17 de diciembre de 2025",
    expected: 30,
    unit: "etiquetas",
    got: () => ruleOn("instagram", "hashtags", "2025-12-17")!.value,
  }),
  check("comienzo", {
    name: "El comienzo, antes del «… más»",
    input: "La semana del ejemplo en Instagram",
    expected: "Todos",
    got: () => {
      const posts = week({ channels: "instagram carousel facebook linkedin" }).posts;
      return posts.every(({ text, opening, fold }) => text.startsWith(opening) && opening.length <= (fold ?? 0))
        ? "Todos"
        : "No todos";
    },
  }),
  check("comienzos-distintos", {
    name: "Ningún comienzo repetido en la semana",
    input: "La semana del ejemplo en todas las redes",
    expected: 0,
    unit: "repetidos",
    got: () => {
      const { posts } = week({
        channels: "instagram carousel story facebook x linkedin tiktok threads whatsapp google",
      });
      return posts.length - new Set(posts.map(({ opening }) => openingKey(opening))).size;
    },
  }),
  check("solo-espanoles", {
    name: "Frase que excluye por origen",
    input: "«Solo españoles» en las características",
    expected: "bloqueo",
    got: () => week({ features: "Solo españoles" }).check.findings[0]?.level ?? "nada",
  }),
];
