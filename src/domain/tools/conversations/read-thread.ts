import { firstSigns } from "../../shared/format/text-ends.ts";
import { headAt, mailsIn } from "./mail-heads.ts";
import { threadOfMails } from "./mail-thread.ts";
import { transcriptThread } from "./read-transcript.ts";
import { headOf, rawMessages, visible, whatsappThread } from "./read-whatsapp.ts";
import type { Thread, UnreadableThread } from "./thread.ts";
import { boundedThread, MOST_LINES, MOST_MESSAGES, tooMany } from "./thread-bounds.ts";

/** Longest text of a conversation, in UTF-16 units: five megabytes of plain letters. */
export const LONGEST_THREAD = 5_000_000;

interface ReadOptions {
  fileName: string | null;
  /** IANA zone in which the wall times of the text were written. */
  zone: string;
  /** Of whoever exported it, as `es-MX`: says which figure is the day where the whole file leaves it open. */
  locale: string;
}

/**
 * Reads a chat export, a transcript or notes from their text. What follows no form at all are notes, a message for each line; only what holds
 * no words, or calls itself a chat export and has no message of one, is refused.
 */
export function readThread(text: string, options: ReadOptions): Thread | UnreadableThread {
  if (text.length > LONGEST_THREAD) return { problem: "too-long", line: null, text: null };
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) return tooMany("too-many-messages");
  const first = lines.findIndex((line) => visible(line).trim() !== "");
  if (first < 0) return { problem: "empty", line: null, text: null };
  const refused: UnreadableThread = {
    problem: "not-a-conversation",
    line: first + 1,
    text: firstSigns(visible(lines[first]!).trim(), 200),
  };
  if (!isText(text)) return refused;
  const title = titleOf(options.fileName);
  const copied = fromTelegram(lines);
  if (copied)
    return boundedThread({
      ...whatsappThread(rawMessages(copied).messages, { ...options, title }),
      source: "transcript",
    });
  if (isChat(lines)) {
    const { messages, before } = rawMessages(lines);
    // Some words of whoever pasted it may stand above a chat, a page of other text may not.
    const [odd] = before;
    if (odd && before.length > MOST_LINES_ABOVE)
      return { problem: "not-a-conversation", line: odd.line, text: firstSigns(odd.text, 200) };
    if (messages.length > MOST_MESSAGES) return tooMany("too-many-messages");
    return boundedThread(whatsappThread(messages, { ...options, title }));
  }
  if (isExportName(options.fileName) || isMarkup(visible(lines[first]!).trim())) return refused;
  const mails = hasMailHead(lines) ? mailsIn(lines.map(visible).join("\n"), options.zone) : [];
  if (mails.length > 0) {
    const thread = threadOfMails(mails, { zone: options.zone });
    return boundedThread({ ...thread, title: title ?? thread.title });
  }
  return boundedThread(transcriptThread(lines.map(visible), { title, zone: options.zone }));
}

const MOST_LINES_ABOVE = 20;
const LINES_LOOKED_AT = 200;

/** Whether one of its first lines begins a message of a chat. */
const isChat = (lines: readonly string[]): boolean =>
  lines.slice(0, LINES_LOOKED_AT).some((line) => headOf(visible(line.slice(0, 80))) !== null);

/** Whether a mail with its head stands in the text, as it is pasted from a mail program. */
const hasMailHead = (lines: readonly string[]): boolean =>
  lines.slice(0, LINES_LOOKED_AT).some((_, at) => headAt(lines, at) !== null);

/** «Ana, [27.11.2026 9:05]» above the text of Ana's message, as Telegram copies its messages. */
const TELEGRAM =
  /^(\S.{0,60}?), \[(\d{1,2})[./](\d{1,2})[./](\d{2,4}),? (\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)\]:?\s{0,3}(.{0,4000})$/s;

/** Its lines with heads as chat exports have them; null for a text of another kind. */
function fromTelegram(lines: readonly string[]): string[] | null {
  const first = lines.find((line) => visible(line).trim() !== "") ?? "";
  if (!TELEGRAM.test(visible(first).slice(0, 200).trim())) return null;
  return lines.map((line) => {
    const found = TELEGRAM.exec(visible(line).trim());
    if (!found) return line;
    const [, name, a, b, year, time, rest] = found;
    return `${a}/${b}/${year}, ${time} - ${name}: ${rest}`;
  });
}

/** Files of other kinds that call themselves text have signs that no keyboard writes, or no words. */
function isText(text: string): boolean {
  const sample = text.slice(0, 20_000);
  let odd = 0;
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at);
    if (code === 0) return false;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd) odd++;
  }
  return odd * 50 <= sample.length && /\p{L}/u.test(sample);
}

const isMarkup = (line: string): boolean => /^(<\?xml|<!doctype|<html|%PDF|\{\\rtf|\{\s*"|\[\s*\{)/i.test(line);

const EXPORT_NAME = /^(?:_chat|(?:Chat de WhatsApp|Conversaci[oó]n de WhatsApp|WhatsApp Chat)\b.*)\.(?:txt|zip)$/i;
const isExportName = (fileName: string | null): boolean =>
  fileName !== null && EXPORT_NAME.test(fileName.slice(0, 200));

/** The other side as the name of an export tells it; a file name of one's own choice without its ending; null for `_chat.txt`. */
function titleOf(fileName: string | null): string | null {
  if (fileName === null) return null;
  const bare = visible(firstSigns(fileName, 200))
    .replace(/\.(?:txt|zip|vtt|srt|md|docx?)$/i, "")
    .trim();
  const named = /^(?:Chat de WhatsApp|Conversaci[oó]n de WhatsApp|WhatsApp Chat)(?: con| with| -) ?(.{1,150})$/i.exec(
    bare,
  );
  const title = (named?.[1] ?? bare).trim();
  return title === "" || title === "_chat" ? null : title;
}
