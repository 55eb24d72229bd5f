import { dayOf } from "../../shared/time/local-time.ts";
import { instantOf } from "../../shared/time/zone-time.ts";
import type { Message, Person, Thread, UnreadableThread } from "./thread.ts";

/** How a text is to be read. */
export interface ReadOptions {
  fileName: string | null;
  /** IANA zone of the wall times. */
  zone: string;
  /** BCP 47, for the order of day and month where nothing in the text says it. */
  locale: string;
  dayFirst?: boolean;
}

const LONGEST = 5_000_000;
const STAMP =
  /^\[?(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4}),? (\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap])\. ?m\.| ?([ap])m)?(?:\]| -) (.*)$/i;
const SPOKEN = /^([\p{L}][\p{L} .'’-]{0,60}): (.+)$/u;
const OMITTED = /^<(?:multimedia omitido|media omitted)>$|^(?:imagen|video|audio|sticker|documento) omitid[oa]$/i;

interface Entry {
  stamp: readonly [first: number, second: number, year: number, minutes: number] | null;
  author: string | null;
  text: string;
  line: number;
}

/** Reads an exported chat or a transcript whose lines begin with a name. */
export function readThread(text: string, { fileName, zone, locale, dayFirst }: ReadOptions): Thread | UnreadableThread {
  if (text.trim() === "") return { problem: "empty", line: null, text: null };
  if (text.length > LONGEST) return { problem: "too-long", line: null, text: null };
  const entries: Entry[] = [];
  let bad: { line: number; text: string } | null = null;
  const plain = text.replace(/[\u200e\u200f\ufeff]/g, "").replace(/[\u202f\u00a0]/g, " ");
  plain.split(/\r?\n/).forEach((row, i) => {
    const stamped = STAMP.exec(row);
    const spoken = stamped ? /^([^:]{1,100}): ?(.*)$/.exec(stamped[8]!) : SPOKEN.exec(row);
    const last = entries.at(-1);
    if (stamped) {
      const half = (stamped[6] ?? stamped[7])?.toLowerCase();
      const hour = (Number(stamped[4]) % (half ? 12 : 24)) + (half === "p" ? 12 : 0);
      const year = Number(stamped[3]) + (stamped[3]!.length === 2 ? 2000 : 0);
      const stamp = [Number(stamped[1]), Number(stamped[2]), year, hour * 60 + Number(stamped[5])] as const;
      entries.push({ stamp, author: spoken?.[1] ?? null, text: spoken?.[2] ?? stamped[8]!, line: i + 1 });
    } else if (spoken && (last === undefined || last.stamp === null)) {
      entries.push({ stamp: null, author: spoken[1]!, text: spoken[2]!, line: i + 1 });
    } else if (last) last.text += `\n${row}`;
    else if (row.trim() !== "") bad ??= { line: i + 1, text: row.slice(0, 200) };
  });
  if (bad !== null || entries.length === 0) return { problem: "not-a-conversation", ...(bad ?? { line: 1, text: "" }) };
  const isChat = entries.some(({ stamp }) => stamp !== null);
  const proved = entries.find(({ stamp }) => stamp && (stamp[0] > 12 || stamp[1] > 12))?.stamp;
  const isDayFirst = dayFirst ?? (proved ? proved[0] > 12 : !locale.endsWith("-US"));
  const names = [...new Set(entries.flatMap(({ author }) => author ?? []))];
  const messages = entries.map(({ stamp, author, text: words, line }, index): Message => {
    const wallTime = stamp && wallTimeOf(stamp, isDayFirst);
    return {
      index,
      at: wallTime && instantOf(`${wallTime}:00`, zone).toISOString(),
      wallTime,
      author: author === null ? null : names.indexOf(author),
      text: words.trimEnd(),
      media: OMITTED.test(words.trim()) ? { kind: "other", name: null, isOmitted: true } : null,
      isEdited: false,
      isDeleted: false,
      isNotice: author === null,
      line,
    };
  });
  return {
    source: isChat ? "whatsapp" : "transcript",
    title: fileName,
    isGroup: names.length > 2,
    people: names.map((name, i) => personOf(name, i, messages)),
    messages,
    order: isChat
      ? { dayFirst: isDayFirst, evidence: dayFirst === undefined ? (proved ? "over-twelve" : "locale") : "chosen" }
      : null,
    zone,
  };
}

const personOf = (name: string, place: number, messages: readonly Message[]): Person => ({
  name,
  messages: messages.filter(({ author }) => author === place).length,
  side: null,
});

function wallTimeOf([first, second, year, minutes]: NonNullable<Entry["stamp"]>, dayFirst: boolean): string {
  const [day, month] = dayFirst ? [first, second] : [second, first];
  const date = new Date(Date.UTC(year, month - 1, day));
  return `${dayOf(date.toISOString())}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const two = (value: number) => String(value).padStart(2, "0");
