import { plainOf } from "../../shared/spoken/tokens.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import { daysInMonth } from "../../shared/time/local-time.ts";
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
    length: found[0].length,
  };
}

type Order = NonNullable<Thread["order"]>;

const twoFigures = (figure: number) => String(figure).padStart(2, "0");
const yearOf = (figure: string) => (figure.length <= 2 ? 2000 + Number(figure) : Number(figure));

/** The day that three figures say; null where the calendar has none. */
function dayIn([a, b, c]: RawMessage["date"], dayFirst: boolean): string | null {
  const isIso = a.length === 4;
  const year = yearOf(isIso ? a : c);
  const [month, date] = (isIso ? [b, c] : dayFirst ? [b, a] : [a, b]).map(Number) as [number, number];
  if (year < 1990 || year > 2199 || month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null;
  return `${year}-${twoFigures(month)}-${twoFigures(date)}`;
}

/** Countries whose telephones write the month first. */
const MONTH_FIRST = /-(US|PR|PA|PH)$/i;

/** Which figure is the day, by what the whole file says. */
function orderOf(messages: readonly RawMessage[], locale: string): Order {
  const dated = messages.filter(({ date }) => date[0].length !== 4);
  if (dated.length === 0) return { dayFirst: false, evidence: "iso" };
  let [firstOver, secondOver] = [0, 0];
  for (const { date } of dated) {
    if (Number(date[0]) > 12) firstOver++;
    if (Number(date[1]) > 12) secondOver++;
  }
  if (firstOver !== secondOver) return { dayFirst: firstOver > secondOver, evidence: "over-twelve" };
  const steps = [true, false].map((dayFirst) => backwardSteps(dated, dayFirst)) as [number, number];
  if (steps[0] !== steps[1]) return { dayFirst: steps[0] < steps[1], evidence: "sequence" };
  const gaps = [true, false].map((dayFirst) => longestGap(dated, dayFirst)) as [number, number];
  // Days in a row one way are months apart the other way.
  if (Math.min(...gaps) <= DAYS_IN_A_ROW && Math.max(...gaps) >= MONTHS_APART)
    return { dayFirst: gaps[0] < gaps[1], evidence: "sequence" };
  if (dated.every(({ isBareHalf }) => isBareHalf) && messages.some(({ rest }) => isEnglishNotice(rest)))
    return { dayFirst: false, evidence: "program" };
  return { dayFirst: !MONTH_FIRST.test(locale), evidence: "locale" };
}

/** How often the time goes back from one message to the next. */
function backwardSteps(messages: readonly RawMessage[], dayFirst: boolean): number {
  let steps = 0;
  let before = "";
  for (const { date, hour, minute } of messages) {
    const day = dayIn(date, dayFirst);
    const now = day === null ? "" : `${day}T${twoFigures(hour)}:${twoFigures(minute)}`;
    if (now < before) steps++;
    before = now;
  }
  return steps;
}

const DAYS_IN_A_ROW = 3;
const MONTHS_APART = 25;
const LEAST_DAYS = 3;

/** Longest time without a message, in days; where there are too few days to tell, zero for both orders. */
function longestGap(messages: readonly RawMessage[], dayFirst: boolean): number {
  const days = [...new Set(messages.map(({ date }) => dayIn(date, dayFirst) ?? ""))];
  if (days.length < LEAST_DAYS || days.includes("")) return 0;
  return days.slice(1).reduce((most, day, at) => Math.max(most, (Date.parse(day) - Date.parse(days[at]!)) / DAY_MS), 0);
}

const isEnglishNotice = (rest: string): boolean =>
  /(messages and calls are end-to-end encrypted|<media omitted>|(?:image|video|audio|sticker|document) omitted|this message was (?:deleted|edited)|you deleted this message|missed (?:voice|video) call|\(file attached\))/i.test(
    rest.slice(0, 300),
  );

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

/** Longest name of a person or a group in an export. */
const LONGEST_NAME = 100;

/** Sender and text of what follows a head; no sender where the program itself writes. */
function partsOf(rest: string): { name: string | null; body: string } {
  const firstLine = rest.slice(0, LONGEST_NAME + 2).split("\n", 1)[0]!;
  const bare = visible(firstLine);
  const colon = firstLine.indexOf(": ");
  const end = colon > 0 ? colon : firstLine.endsWith(":") ? firstLine.length - 1 : -1;
  if (end < 1 || startsNotice(bare)) return { name: null, body: rest };
  const name = visible(firstLine.slice(0, end)).trim();
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
  const named = MEDIA_WORDS.find(
    ([word]) =>
      folded.endsWith(`${word} omitido`) || folded.endsWith(`${word} omitida`) || folded.endsWith(`${word} omitted`),
  );
  if (!named && !line.startsWith("<")) return null;
  const before = line.slice(0, Math.max(0, folded.lastIndexOf(named?.[0] ?? "", folded.length - 8))).trim();
  const hasFile = /^[^\n]{1,120}\.[a-z0-9]{2,5}\b/i.exec(before);
  if (named && before !== "" && before !== "<" && !hasFile) return null;
  return {
    media: { kind: named?.[1] ?? "other", name: hasFile ? hasFile[0].split(" • ")[0]!.trim() : null, isOmitted: true },
    said: "",
  };
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
  let hasGroupNotice = false;
  let group: string | null = null;
  for (const each of raw) {
    const { name, body } = partsOf(each.rest);
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
