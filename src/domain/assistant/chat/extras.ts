import type { AnswerExtras, ChatCard, Citation, ContactAsk, ContactPurpose } from "./dto.ts";

/**
 * Reads the extras of an answer, from a stream or sent back by a browser. Anything in another form than ours is left
 * out, so that an answer is never lost for a card. Only pages of this site are linked, whatever address is sent.
 */

const MOST_OF_EACH = 12;
const MOST_ROWS = 24;
/** Longer texts of an extra are dropped. */
export const LONGEST_TEXT = 400;
const LONGEST_PATH = 2_000;
/** The same as `CONTACT_PURPOSES`, whose file brings a validator along. */
const PURPOSES: Record<ContactPurpose, true> = {
  persona: true,
  visita: true,
  demo: true,
  valoracion: true,
  consulta: true,
};

/**
 * Reads the extras of an answer from untrusted JSON: malformed members are dropped, empty lists are left out, and a
 * value that is no object gives `{}`.
 */
export function readExtras(value: unknown): AnswerExtras {
  const { citations, cards, quickReplies, ask, engine } = fieldsOf(value);
  const read = {
    citations: listOf(citations, readCitation),
    cards: listOf(cards, readCard),
    quickReplies: listOf(quickReplies, (reply) => text(reply)),
  };
  const asked = readAsk(ask);
  return {
    ...(read.citations.length > 0 ? { citations: read.citations } : {}),
    ...(read.cards.length > 0 ? { cards: read.cards } : {}),
    ...(read.quickReplies.length > 0 ? { quickReplies: read.quickReplies } : {}),
    ...(asked ? { ask: asked } : {}),
    ...(engine === "embedded" || engine === "model" ? { engine } : {}),
  };
}

/** A path of this site: browsers read `//host`, `/\host` and a path with a tab in it as another site's. */
function path(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= LONGEST_PATH && /^\/(?!\/)[^\s\\]*$/.test(value)
    ? value
    : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" && value.length <= LONGEST_TEXT ? value : undefined;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_OF_EACH).flatMap((item) => read(item) ?? []);
}

function readCitation(value: unknown): Citation | undefined {
  const fields = fieldsOf(value);
  const [title, url] = [text(fields.title), path(fields.url)];
  return title && url ? { title, url } : undefined;
}

function readCard(value: unknown): ChatCard | undefined {
  const fields = fieldsOf(value);
  const title = text(fields.title);
  if (!title) return undefined;
  if (fields.kind === "result") return readResult(title, fields);
  const url = path(fields.url);
  if (!url) return undefined;
  if (fields.kind === "home") {
    const [photo, ask] = [path(fields.photo), text(fields.ask)];
    const [detail, price] = [text(fields.detail) ?? "", text(fields.price) ?? null];
    return { kind: "home", title, detail, price, url, ...(photo ? { photo } : {}), ...(ask ? { ask } : {}) };
  }
  if (fields.kind === "tool") return { kind: "tool", title, summary: text(fields.summary) ?? "", url };
  const price = text(fields.price);
  if (fields.kind === "plan" && price) return { kind: "plan", title, price, detail: text(fields.detail) ?? "", url };
  return undefined;
}

function readResult(title: string, fields: Record<string, unknown>): ChatCard | undefined {
  const { label, value, low, high } = fieldsOf(fields.figure);
  const open = fieldsOf(fields.open);
  const [name, amount, openLabel, url] = [text(label), text(value), text(open.label), path(open.url)];
  if (!name || !amount || !openLabel || !url) return undefined;
  const [from, to] = [text(low), text(high)];
  return {
    kind: "result",
    title,
    figure: { label: name, value: amount, ...(from ? { low: from } : {}), ...(to ? { high: to } : {}) },
    rows: rowsOf(fields.rows),
    sources: listOf(fields.sources, readSource),
    open: { label: openLabel, url },
  };
}

function rowsOf(value: unknown): { label: string; value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_ROWS).flatMap((row) => {
    const fields = fieldsOf(row);
    const [label, stated] = [text(fields.label), text(fields.value)];
    return label && stated ? { label, value: stated } : [];
  });
}

function readSource(value: unknown): { label: string; date: string; url?: string; tag?: string } | undefined {
  const fields = fieldsOf(value);
  const [label, url, tag] = [text(fields.label), path(fields.url), text(fields.tag)];
  if (!label) return undefined;
  return { label, date: text(fields.date) ?? "", ...(url ? { url } : {}), ...(tag ? { tag } : {}) };
}

function readAsk(value: unknown): ContactAsk | undefined {
  const fields = fieldsOf(value);
  const { purpose } = fields;
  if (typeof purpose !== "string" || !Object.hasOwn(PURPOSES, purpose)) return undefined;
  const stated = (["homeId", "name", "phone", "email", "when", "message"] as const).flatMap((name) => {
    const known = text(fields[name]);
    return known ? [[name, known]] : [];
  });
  return { purpose: purpose as ContactPurpose, ...Object.fromEntries(stated) };
}
