import { localOf } from "../../shared/time/zone-time.ts";
import type { Message, Person, Thread } from "./thread.ts";

export interface GivenMail {
  from: { name: string; address: string };
  to: readonly { name: string; address: string }[];
  /** ISO 8601; null where the mail has none. */
  date: string | null;
  subject: string;
  text: string;
  /** Names of the attached files. */
  attachments: readonly string[];
}

/** Mails as one conversation, the oldest first, without what they quote. */
export function threadOfMails(mails: readonly GivenMail[], { zone }: { zone: string }): Thread {
  const ordered = mails.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  const people: Person[] = [];
  const places = new Map<string, number>();
  const messages = ordered.map(({ from, date, text }, index): Message => {
    const key = from.address.toLowerCase();
    if (!places.has(key)) {
      places.set(key, people.length);
      people.push({ name: from.name || from.address, messages: 0, side: null });
    }
    const author = places.get(key)!;
    people[author]!.messages++;
    return {
      index,
      at: date,
      wallTime: date && localOf(new Date(date), zone).slice(0, 16),
      author,
      text: withoutQuotes(text),
      media: null,
      isEdited: false,
      isDeleted: false,
      isNotice: false,
      line: 1,
    };
  });
  return {
    source: "mail",
    title: ordered[0]?.subject || null,
    isGroup: people.length > 2,
    people,
    messages,
    order: null,
    zone,
  };
}

function withoutQuotes(text: string): string {
  const lines = text.split(/\r?\n/);
  const quoted = lines.findIndex((line) => line.startsWith(">") || / (?:escribió|wrote):$/.test(line.trimEnd()));
  return (quoted > 0 ? lines.slice(0, quoted) : lines).join("\n").trim();
}
