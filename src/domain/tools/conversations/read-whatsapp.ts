import { plainOf } from "../../shared/spoken/tokens.ts";
import { dayIn, orderOf, twoFigures } from "./day-order.ts";
import { LONGEST_NAME, namesOf } from "./sender-names.ts";
import type { Message, Thread } from "./thread.ts";
import { wallClock } from "./wall-times.ts";
import { DELETED, EDITED, MEDIA_ENDINGS, MEDIA_WORDS, NOTICE_PARTS, NOTICE_STARTS } from "./whatsapp-words.ts";

/** One message as its lines say it, before it is known which figure of its date is the month. */
export interface RawMessage {
  /** The three figures of the date, as they stand. */
  date: readonly [string, string, string];
  hour: number;
  minute: number;
  second: number;
  /** «9:05 PM», as telephones in English of the United States write it. */
  isBareHalf: boolean;
  /** «9:05 p. m.», as telephones in Spanish write it. */
  isDottedHalf: boolean;
  /** «5/11/26» and not «5-11-26» or «5.11.26». */
  isSlashed: boolean;
  rest: string;
  line: number;
}

const DATE = String.raw`(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})`;
const TIME = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?: ?([ap])\.? ?m\.?)?`;
/** «28/3/2025, 9:29 p. m. - Ana: …» and «[28/3/25, 21:29:04] Ana: …». */
const HEAD = new RegExp(`^\\[?${DATE},? {1,2}(?:a las )?${TIME}(?:\\] ?| [-–] )`, "i");
/** «[9:29 p. m., 28/3/2025] Ana: …», as messages are copied from a screen. */
const COPIED_HEAD = new RegExp(`^\\[${TIME}, ${DATE}\\] `, "i");
/** A head is never longer. */
const LONGEST_HEAD = 48;

const BREAKING_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** A line without the marks that nobody sees, its odd blanks as blanks. */
export const visible = (line: string): string =>
  UNUSUAL.test(line) ? line.replace(BREAKING_MARKS, "").replace(/[\u00a0\u202f\u2007]/g, " ") : line;
const UNUSUAL = /[\u00a0\u2007\u200e\u200f\u202a-\u202f\u2066-\u2069\ufeff]/;

/** The head of a message at the start of a line; null where the line goes on with the message before. */
export function headOf(line: string): (Omit<RawMessage, "line" | "rest"> & { length: number }) | null {
  const start = line.slice(0, LONGEST_HEAD);
  const usual = HEAD.exec(start);
  const copied = usual ? null : COPIED_HEAD.exec(start);
  const found = usual ?? copied;
  if (!found) return null;
  const groups = found.slice(1);
  const [a, b, c] = (usual ? groups.slice(0, 3) : groups.slice(4, 7)) as [string, string, string];
  const [hours, minutes, seconds, half] = usual ? groups.slice(3, 7) : groups.slice(0, 4);
  const told = Number(hours);
  // «0:24 PM» is written by some telephones and means 12:24.
  const hour = half === undefined ? told : (told % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  const isPossible = hour < 24 && Number(minutes) < 60 && (half === undefined || told <= 12);
  if (!isPossible) return null;
  return {
    date: [a, b, c],
    hour,
    minute: Number(minutes),
    second: Number(seconds ?? 0),
    isBareHalf: /\d ?[AP]M\b/.test(found[0]),
    isDottedHalf: /\d ?[ap]\. ?m\./.test(found[0]),
    isSlashed: found[0].includes("/"),
    length: found[0].length,
  };
}

/** A line's head with the rest of the line; lines without a head belong to the message before. */
export function rawMessages(lines: readonly string[]): {
  messages: RawMessage[];
  before: { line: number; text: string }[];
} {
  const messages: RawMessage[] = [];
  const before: { line: number; text: string }[] = [];
  let parts: string[] = [];
  const close = () => {
    const last = messages.at(-1);
    if (last) last.rest = parts.join("\n");
  };
  for (const [at, raw] of lines.entries()) {
    // The mark before a notice of the program tells it from what a person wrote, and is kept until then.
    const stripped = raw
      .replace(/[\u00a0\u202f\u2007]/g, " ")
      .replace(/^[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]{1,8}/, "");
    const head = headOf(stripped);
    if (head && (dayIn(head.date, true) ?? dayIn(head.date, false)) !== null) {
      close();
      const { length, ...when } = head;
      parts = [stripped.slice(length)];
      messages.push({ ...when, rest: "", line: at + 1 });
    } else if (messages.length > 0) parts.push(stripped);
    else if (visible(raw).trim() !== "") before.push({ line: at + 1, text: visible(raw).trim() });
  }
  close();
  return { messages, before };
}

/** Sender and text of what follows a head; no sender where the program itself writes. */
function partsOf(rest: string, endOf: (rest: string) => number): { name: string | null; body: string } {
  const end = endOf(rest);
  const bare = visible(rest.slice(0, LONGEST_NAME + 2).split("\n", 1)[0]!);
  if (end < 1 || startsNotice(bare)) return { name: null, body: rest };
  const name = visible(rest.slice(0, end)).trim();
  const folded = plainOf(` ${name} `);
  if (name === "" || NOTICE_PARTS.some((part) => folded.includes(part))) return { name: null, body: rest };
  return { name: name.replace(/^~ ?/, ""), body: rest.slice(end + 1).replace(/^ /, "") };
}

const NOTICE_LETTERS = new Set(NOTICE_STARTS.map((start) => start.charAt(0)));

const startsNotice = (text: string): boolean => {
  if (!NOTICE_LETTERS.has(text.trimStart().charAt(0).toLowerCase())) return false;
  const folded = plainOf(text.slice(0, 60)).trim();
  return NOTICE_STARTS.some((start) => folded.startsWith(start));
};

type Media = NonNullable<Message["media"]>;

const kindOfName = (name: string): Media["kind"] =>
  MEDIA_ENDINGS[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "other";

const ENDS_OMITTED = ["omitido", "omitida", "omitidos", "omitidas", "omitted"];
/** «Nota de video omitida», «3 imágenes omitidas», «Mensaje de voz de una sola vez omitido». */
const OF_MEDIA = /^(?:<|\d{1,3}|nota de|mensaje de|nota de voz y|foto y|archivo|archivo de|archivo multimedia)$/i;

/** A file that is named or left out in a line, and what the line says beside it; null where it is neither. */
function mediaOf(line: string): { media: Media; said: string } | null {
  if (line.length > 300) return null;
  const attached = /^(.{1,200}) \((?:archivo adjunto|fichero adjunto|adjunto|file attached)\)$/i.exec(line);
  if (attached) {
    const name = attached[1]!;
    return { media: { kind: kindOfName(name), name, isOmitted: false }, said: "" };
  }
  const tagged = /<(?:adjunto|archivo adjunto|attached): ([^<>]{1,200})>$/i.exec(line);
  if (tagged) {
    const name = tagged[1]!.trim();
    return { media: { kind: kindOfName(name), name, isOmitted: false }, said: line.slice(0, tagged.index).trim() };
  }
  const location = /^(?:ubicaci[oó]n(?: en tiempo real)?|location|live location): https?:/i.exec(line);
  const address = location ? line.slice(line.indexOf(": ") + 2) : "";
  if (location && !address.includes(" "))
    return { media: { kind: "location", name: address, isOmitted: false }, said: "" };
  const folded = plainOf(line).replace(/[.>]$/, "");
  if (line.length > 160 || !/(omitid[oa]s?|omitted)$/.test(folded)) return null;
  // «<Multimedia omitido>» or «Plano.pdf • 2 páginas documento omitido»; a person who writes «lo he omitido» says more than a file's name.
  const named = MEDIA_WORDS.find(([word]) => ENDS_OMITTED.some((end) => folded.endsWith(`${word} ${end}`)));
  if (!named && !line.startsWith("<")) return null;
  const before = line.slice(0, Math.max(0, folded.lastIndexOf(named?.[0] ?? "", folded.length - 8))).trim();
  const hasFile = /^[^\n]{1,120}\.[a-z0-9]{2,5}\b/i.exec(before);
  if (named && before !== "" && !OF_MEDIA.test(before) && !hasFile) return null;
  return {
    media: { kind: named?.[1] ?? "other", name: hasFile ? hasFile[0].split(" • ")[0]!.trim() : null, isOmitted: true },
    said: "",
  };
}

/** «Mira esto ‎imagen omitida»: the mark that nobody types tells the program's words from the person's before them. */
function markedMedia(body: string): { media: Media; said: string } | null {
  const at = body.lastIndexOf("\u200e");
  if (at < 1) return null;
  const said = visible(body.slice(0, at)).trim();
  // A file's name before the mark is read with it.
  if (said === "" || /\.[a-z0-9]{2,5}(?: •|$)/i.test(said)) return null;
  const found = mediaOf(visible(body.slice(at)).trim());
  return found?.media.isOmitted ? { media: found.media, said } : null;
}

/** The messages of a chat export as a thread. */
export function whatsappThread(
  raw: readonly RawMessage[],
  options: { title: string | null; zone: string; locale: string },
): Thread {
  const order = orderOf(raw, options.locale);
  const clock = wallClock(options.zone);
  const people = new Map<string, { at: number; messages: number }>();
  const messages: Message[] = [];
  const endOf = namesOf(
    raw.map(({ rest }) => rest),
    options.title,
    (line) => mediaOf(visible(line).trim()) !== null,
  );
  let hasGroupNotice = false;
  let group: string | null = null;
  for (const each of raw) {
    const { name, body } = partsOf(each.rest, endOf);
    // A file whose order the evidence contradicts in one line is still read: that line has the other order.
    const day = dayIn(each.date, order.dayFirst) ?? dayIn(each.date, !order.dayFirst)!;
    const wallTime = `${day}T${twoFigures(each.hour)}:${twoFigures(each.minute)}`;
    const read = readBody(body, name !== null);
    if (read.isNotice && /(grupo|group)/i.test(read.text)) hasGroupNotice = true;
    if (read.isNotice) group = groupNamed(read.text) ?? group;
    let author: number | null = null;
    if (name !== null && !read.isNotice) {
      const known = people.get(name) ?? { at: people.size, messages: 0 };
      known.messages++;
      people.set(name, known);
      author = known.at;
    }
    messages.push({
      index: messages.length,
      at: clock(`${wallTime}:${twoFigures(each.second)}`),
      wallTime,
      author,
      ...read,
      line: each.line,
    });
  }
  return {
    source: "whatsapp",
    title: options.title ?? group,
    isGroup: people.size > 2 || hasGroupNotice,
    people: [...people].map(([name, { messages: count }]) => ({ name, messages: count, side: null })),
    messages,
    order,
    zone: options.zone,
  };
}

/** The name that a notice gives a group: «Elena creó el grupo “Piso papis”». */
function groupNamed(notice: string): string | null {
  const text = notice.slice(0, 300);
  if (!/(cre(?:ó|aste) (?:el|este) grupo|created (?:this )?group|(?:el asunto|el nombre del grupo|the subject|the group name))/i.test(text)) return null; // biome-ignore format: one condition
  return [...text.matchAll(/[“"«]([^”"»“«]{1,100})[”"»]/g)].at(-1)?.[1]?.trim() ?? null;
}

function readBody(
  body: string,
  hasSender: boolean,
): Pick<Message, "text" | "media" | "isEdited" | "isDeleted" | "isNotice"> {
  const isMarked = body.startsWith("\u200e");
  let text = visible(body).trim();
  const none = { media: null, isEdited: false, isDeleted: false, isNotice: false };
  if (!hasSender || startsNotice(text)) return { ...none, text, isNotice: true };
  const folded = plainOf(text.slice(-40));
  const edited = EDITED.find((end) => folded.endsWith(end));
  if (edited) text = text.slice(0, -edited.length).trim();
  const isEdited = edited !== undefined;
  if (text.length < 60 && DELETED.has(plainOf(text).replace(/\.$/, "")))
    return { ...none, text: "", isEdited, isDeleted: true };
  const marked = markedMedia(body);
  if (marked) return { ...none, text: marked.said, media: marked.media, isEdited };
  // Words beside a file stand behind its name, or before it where the file is named last.
  const lines = text.split("\n");
  const inFirst = mediaOf(lines[0]!);
  const found = inFirst ?? (lines.length > 1 ? mediaOf(lines.at(-1)!) : null);
  if (found) {
    const others = inFirst ? lines.slice(1) : lines.slice(0, -1);
    return { ...none, text: [found.said, ...others].join("\n").trim(), media: found.media, isEdited };
  }
  // On iOS notices of a group carry the group's name as their sender, and a mark that nobody sees before them.
  return { ...none, text, isEdited, isNotice: isMarked && !isEdited };
}
