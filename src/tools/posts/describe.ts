import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { weekdayOf } from "#domain/shared/time/local-time.ts";
import { findingLine, findingsSections } from "#domain/tools/advert-rules/describe-findings.ts";
import { type Description, paragraph, type Section, type Table } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import { hashtagsIn } from "#domain/tools/posts/hashtags.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { dayTitle, GOAL_NAMES, LINK_PLACES, TONE_NAMES } from "./words.ts";

const KIND = "Semana de publicaciones";
export const NOTHING_IS_SENT =
  "Nada se publica sin que lo pidas: copia cada texto, descarga la semana para tu programador o, con una cuenta conectada, prográmala.";
export const HOURS_ARE_ADVICE =
  "Los días y las horas son un consejo de Umbral, sin estudio detrás: cámbialos por los que te funcionen.";

/** The objections to the week first; then the week as a board on the page, by days on paper and in text, as a table in a sheet. */
export function describe(result: PostsResult): Description {
  const { date, posts, startsOn, seed, tone, isBlocked, check, leftOut } = result;
  const days = daysOf(posts);
  const ready = posts.filter((post) => !post.isBlocked).length;
  return {
    date,
    summary: `${counted(posts.length, "publicación", "publicaciones")}, ${counted(ready, "lista", "listas")}`,
    document: {
      kind: KIND,
      title: `Semana del ${formatDate(startsOn)}`,
      detail: `Tono ${TONE_NAMES[tone].toLocaleLowerCase("es")}, versión ${seed}, ${formatDate(date)}`,
      note: "Escrito solo con los datos de la ficha. Nada se ha publicado desde Umbral.",
      facts: [
        { label: "Publicaciones", value: count(posts.length) },
        { label: "Listas para salir", value: count(ready) },
        { label: "Redes", value: count(new Set(posts.map(({ channel }) => channel)).size) },
        { label: "Tono", value: TONE_NAMES[tone] },
      ],
    },
    aside: {
      title: "Así empieza la semana",
      figures: [
        { label: "Publicaciones", value: count(posts.length) },
        { label: "Listas para salir", value: count(ready) },
      ],
      notes: posts.slice(0, 3).map(({ channel, opening }) => `${channelName(channel)}: ${opening}`),
    },
    sections: [
      ...findingsSections(check, { id: "semana", isBlocked }),
      {
        id: "semana-tablero",
        title: KIND,
        blocks: [{ kind: "drawing", name: "week", on: ["page"] }],
        isBare: true,
        on: ["page"],
      },
      ...missingSection(result),
      ...days.map((day) =>
        daySection(
          day,
          posts.filter((post) => post.day === day),
        ),
      ),
      { id: "semana-tabla", title: "Semana", blocks: [weekTable(posts)], on: ["sheet"] },
      {
        id: "semana-comparada",
        title: "Textos",
        blocks: [
          {
            kind: "figures",
            items: posts.map(({ day, channel, text }) => ({
              label: `${dayTitle(day)}, ${channelName(channel)}`,
              value: text,
            })),
          },
        ],
        on: ["rows"],
      },
    ],
    footnotes: [
      NOTHING_IS_SENT,
      HOURS_ARE_ADVICE,
      ...(leftOut.length > 0
        ? [
            `${counted(leftOut.length, "hueco de la semana queda vacío", "huecos de la semana quedan vacíos")}: con estos datos no hay más comienzos distintos, y no se repite ninguno.`,
          ]
        : []),
    ],
    message: messageOf(result),
  };
}

const daysOf = (posts: readonly WeekPost[]) => [...new Set(posts.map(({ day }) => day))];

function missingSection({ missing }: PostsResult): Section[] {
  if (missing.length === 0) return [];
  return [
    {
      id: "semana-faltan",
      title: "Qué más podría contar la semana",
      blocks: missing.flatMap(({ why }) => paragraph(why)),
      on: ["page"],
    },
  ];
}

/** A day on paper and in plain text: each post with its hour and network, then its words as they go out. */
function daySection(day: string, posts: readonly WeekPost[]): Section {
  return {
    id: `semana-${day}`,
    title: dayTitle(day),
    blocks: [
      { kind: "drawing", name: `pictures-${weekdayOf(day)}`, on: ["pdf"] },
      ...posts.flatMap((post) => [
        ...paragraph(headOf(post), { tone: "muted" }),
        ...(post.isBlocked
          ? paragraph(`Sin publicar. ${post.problems.map(({ text }) => text).join(" ")}`.trim())
          : post.text.split("\n\n").flatMap((part) => paragraph(part))),
        ...(post.link !== null && post.linkPlace !== "text"
          ? paragraph(`Enlace: ${post.link} (${LINK_PLACES[post.linkPlace].replace(/\.$/, "")})`, { tone: "small" })
          : []),
        ...paragraph(`Texto alternativo: ${post.alt}`, { tone: "small" }),
      ]),
    ],
    on: ["pdf", "text"],
  };
}

export const headOf = ({ time, channel, goal }: Pick<WeekPost, "time" | "channel" | "goal">): string =>
  `${time} · ${channelName(channel)} · ${GOAL_NAMES[goal]}`;

const weekTable = (posts: readonly WeekPost[]): Table => ({
  kind: "table",
  name: "Semana",
  columns: [
    "Fecha",
    "Hora",
    "Red",
    "Objetivo",
    "Texto",
    "Caracteres",
    "Etiquetas",
    "Enlace",
    "Texto alternativo",
    "Estado",
  ].map((title) => ({ title })),
  rows: posts.map((post) => [
    post.day,
    post.time,
    channelName(post.channel),
    GOAL_NAMES[post.goal],
    post.text,
    count(post.length),
    hashtagsIn(post.text).join(" "),
    post.link ?? "",
    post.alt,
    post.isBlocked ? "Sin publicar" : "Lista",
  ]),
});

/** The week at a glance: a line for each day, or what stands against it. */
function messageOf({ posts, isBlocked, check, startsOn }: PostsResult): string[] {
  if (isBlocked) {
    const blocks = check.findings.filter(({ level }) => level === "bloqueo").map(findingLine);
    return [`La semana todavía no se puede publicar. ${blocks.join(" ")}`];
  }
  return [
    `*Semana de publicaciones del ${formatDate(startsOn)}*`,
    ...daysOf(posts).map((day) => {
      const ofDay = posts.filter((post) => post.day === day);
      return `${dayTitle(day)}: ${ofDay.map(({ channel, goal }) => `${channelName(channel)} (${GOAL_NAMES[goal].toLocaleLowerCase("es")})`).join(", ")}.`;
    }),
  ];
}
