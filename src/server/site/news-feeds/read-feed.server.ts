import { parseFeed } from "feedsmith";
import { TAG, withoutSpans } from "#domain/shared/format/markup.ts";
import { withoutLastWord } from "#domain/shared/format/text-ends.ts";
import { webAddress } from "#domain/site/posts/post.ts";

/** RSS, Atom, RDF and JSON feeds as news: title, address, day and a few plain words. Nothing else of a feed is kept. */

interface ReadItem {
  guid: string;
  url: string;
  title: string;
  summary: string;
  publishedAt: Date | null;
}

export interface ReadFeed {
  title: string;
  items: ReadItem[];
}

const MOST_ITEMS = 100;
const TITLE_MAX = 300;
const SUMMARY_MAX = 400;

/** @returns null for text that is no feed */
export function readFeed(text: string): ReadFeed | null {
  let parsed: ReturnType<typeof parseFeed>;
  try {
    parsed = parseFeed(text.trim());
  } catch {
    return null; // no feed, or a broken one: the same to a reader
  }
  const { feed } = parsed as { feed: LooseFeed };
  const seen = new Set<string>();
  const items = (feed.items ?? feed.entries ?? []).flatMap((item) => {
    const read = readItem(item);
    if (!read || seen.has(read.guid)) return [];
    seen.add(read.guid);
    return [read];
  });
  return { title: plainText(textOf(feed.title), TITLE_MAX), items: items.slice(0, MOST_ITEMS) };
}

type LooseText = string | { value?: string | undefined } | undefined;

/** Names of these fields in the formats. */
interface LooseItem {
  id?: string;
  guid?: { value?: string };
  url?: string;
  external_url?: string;
  link?: string;
  links?: { href?: string; rel?: string }[];
  title?: LooseText;
  summary?: LooseText;
  description?: LooseText;
  content?: LooseText | { encoded?: string };
  content_text?: string;
  content_html?: string;
  pubDate?: string;
  published?: string;
  updated?: string;
  date_published?: string;
  dc?: { date?: string; dates?: string[] };
}

interface LooseFeed {
  title?: LooseText;
  items?: LooseItem[];
  entries?: LooseItem[];
}

function readItem(item: LooseItem): ReadItem | null {
  const links = item.links ?? [];
  const link =
    item.url ??
    item.link ??
    links.find(({ rel }) => rel === undefined || rel === "alternate")?.href ??
    item.external_url ??
    item.guid?.value ??
    item.id;
  const url = link === undefined ? null : webAddress(link);
  if (!url) return null;
  const text =
    textOf(item.summary) || textOf(item.description) || item.content_text || item.content_html || textOf(item.content);
  const title = plainText(textOf(item.title), TITLE_MAX) || plainText(text, 80);
  if (!title) return null;
  return {
    guid: (item.guid?.value ?? item.id ?? url).slice(0, 500),
    url,
    title,
    summary: plainText(text, SUMMARY_MAX),
    publishedAt: dateOf(
      item.pubDate ?? item.date_published ?? item.published ?? item.updated ?? item.dc?.date ?? item.dc?.dates?.[0],
    ),
  };
}

const textOf = (text: LooseText | { encoded?: string }): string =>
  typeof text === "string" ? text : ((text as { value?: string } | undefined)?.value ?? "");

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", hellip: "…" }),
);

/** Words without markup; cut at a word. */
export function plainText(html: string, longest: number): string {
  const seen = withoutSpans(withoutSpans(html, "<script", "</script>", " "), "<style", "</style>", " ");
  const text = seen
    .replace(TAG, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name) => {
      if (name) return ENTITIES.get(String(name).toLowerCase()) ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
    })
    .toWellFormed()
    .replaceAll("\0", "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  return `${withoutLastWord(text.slice(0, longest))}…`;
}

function dateOf(text: string | undefined): Date | null {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
