import { type DatedFact, factOn } from "../../shared/dated-fact.ts";
import type { Channel } from "./networks.ts";

/** The demands of networks on a post, each with the day from which it holds, its source and how sure we are. */

/** The day on which they were last read (ISO date). */
export const POST_RULES_CONSULTED = "2026-11-27";

/** `limit`: most letters; `fold`: letters before «… más»; `hashtags`: most of them; `links`: most of them in the text. */
export type PostRuleKind = "limit" | "fold" | "hashtags" | "links";

export interface PostRule extends DatedFact {
  channel: Channel;
  kind: PostRuleKind;
}

const UNITS: Record<PostRuleKind, string> = {
  limit: "caracteres",
  fold: "caracteres",
  hashtags: "etiquetas",
  links: "enlaces",
};
const LABELS: Record<PostRuleKind, string> = {
  limit: "máximo de caracteres",
  fold: "caracteres antes de «… más»",
  hashtags: "máximo de etiquetas",
  links: "máximo de enlaces",
};
const NAMES: Record<Channel, string> = {
  instagram: "Instagram",
  carousel: "Instagram, carrusel",
  story: "Instagram, historia",
  facebook: "Facebook",
  x: "X",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  threads: "Threads",
  whatsapp: "WhatsApp, estado",
  google: "Google Business",
};

const rule = (
  channel: Channel,
  kind: PostRuleKind,
  value: number,
  validFrom: string,
  source: { title: string; url?: string },
  mark: DatedFact["mark"],
  rest: Partial<Pick<DatedFact, "note" | "validTo">> = {},
): PostRule => ({
  id: `red-${channel}-${kind}-${validFrom}`,
  channel,
  kind,
  label: `${NAMES[channel]}: ${LABELS[kind]}`,
  value,
  unit: UNITS[kind],
  // No country's: a network sets it wherever it is used.
  jurisdiction: "XX",
  validFrom,
  source: { ...source, consulted: POST_RULES_CONSULTED },
  mark,
  ...rest,
});

const META_CAPTION = { title: "Instagram Platform, límite del pie de publicación" };
const FIVE_TAGS = {
  title: "Instagram, anuncio de @creators, vía Social Media Today",
  url: "https://www.socialmediatoday.com/news/instagrams-implementing-new-limits-on-hashtag-use/808309/",
};
const TWITTER_TEXT = { title: "twitter-text, configuración 3", url: "https://github.com/twitter/twitter-text" };
const THREADS = { title: "Threads API, Posts", url: "https://developers.facebook.com/documentation/threads/posts" };
const THREADS_LINKS = {
  title: "Threads API, Text attachments",
  url: "https://developers.facebook.com/documentation/threads/create-posts/text-attachments",
};
const GUIDES = { title: "Guías de redes que coinciden; la red no lo publica" };
const ROUGH = "Cambia con el teléfono, la letra y los saltos de línea: es una medida prudente.";

/** Where a network never said since when it holds, the row begins with the year from which we can vouch for it. */
const SINCE_KNOWN = "2025-01-01";

/** In force or once so; the newest of a kind last. */
export const POST_RULES: readonly PostRule[] = [
  rule("instagram", "limit", 2200, SINCE_KNOWN, META_CAPTION, "contrastado"),
  rule("instagram", "fold", 125, SINCE_KNOWN, GUIDES, "por-comprobar", { note: ROUGH }),
  rule("instagram", "hashtags", 30, "2011-01-27", FIVE_TAGS, "contrastado", { validTo: "2025-12-17" }),
  rule("instagram", "hashtags", 5, "2025-12-18", FIVE_TAGS, "contrastado", {
    note: "Instagram la extiende poco a poco a todas las cuentas.",
  }),
  rule("carousel", "limit", 2200, SINCE_KNOWN, META_CAPTION, "contrastado"),
  rule("carousel", "fold", 125, SINCE_KNOWN, GUIDES, "por-comprobar", { note: ROUGH }),
  rule("carousel", "hashtags", 5, "2025-12-18", FIVE_TAGS, "contrastado"),
  rule(
    "facebook",
    "limit",
    63_206,
    "2011-11-30",
    { title: "Facebook, ampliación de noviembre de 2011, según la prensa" },
    "contrastado",
  ),
  rule("facebook", "fold", 477, SINCE_KNOWN, GUIDES, "por-comprobar", { note: ROUGH }),
  rule("x", "limit", 280, "2017-11-07", TWITTER_TEXT, "contrastado", {
    note: "Cuenta por pesos: un enlace vale 23, un emoji 2. Las cuentas de pago escriben más.",
  }),
  rule("linkedin", "limit", 3000, SINCE_KNOWN, { title: "LinkedIn, Posts API" }, "contrastado"),
  rule("linkedin", "fold", 210, SINCE_KNOWN, GUIDES, "por-comprobar", { note: ROUGH }),
  rule(
    "tiktok",
    "limit",
    2200,
    SINCE_KNOWN,
    {
      title: "TikTok, Content Posting API",
      url: "https://developers.tiktok.com/doc/content-posting-api-reference-photo-post",
    },
    "por-comprobar",
    { note: "Las guías hablan de 2.200 en vídeo y 4.000 en fotos: se usa la menor." },
  ),
  rule("threads", "limit", 500, "2023-07-05", THREADS, "contrastado", { note: "Un emoji cuenta por sus bytes." }),
  rule("threads", "hashtags", 1, SINCE_KNOWN, THREADS, "contrastado"),
  rule("threads", "links", 5, "2025-12-22", THREADS_LINKS, "una-fuente"),
  rule(
    "whatsapp",
    "limit",
    700,
    SINCE_KNOWN,
    { title: "Guías de WhatsApp; la aplicación no lo publica" },
    "por-comprobar",
  ),
  rule(
    "google",
    "limit",
    1500,
    SINCE_KNOWN,
    {
      title: "Google Business Profile, publicaciones, vía Zernio",
      url: "https://docs.zernio.com/platforms/google-business",
    },
    "contrastado",
    { note: "Google rechaza las publicaciones con un teléfono." },
  ),
];

/** The rule of a channel that is in force on a day; undefined where none is known. */
export function ruleOn(channel: Channel, kind: PostRuleKind, isoDate: string): PostRule | undefined {
  return factOn(
    POST_RULES.filter((one) => one.channel === channel && one.kind === kind),
    isoDate,
  );
}

/** Its figure; undefined where no rule is known. */
export const limitOn = (channel: Channel, kind: PostRuleKind, isoDate: string): number | undefined =>
  ruleOn(channel, kind, isoDate)?.value;

/** All that holds for some channels on a day: what a week rests on. */
export const rulesOf = (channels: readonly Channel[], isoDate: string): PostRule[] =>
  channels.flatMap((channel) =>
    (["limit", "fold", "hashtags", "links"] as const).flatMap((kind) => ruleOn(channel, kind, isoDate) ?? []),
  );
