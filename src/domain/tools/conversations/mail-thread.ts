import { fold } from "../../shared/listing/fold.ts";
import { quotedMails } from "./mail-heads.ts";
import { ownText } from "./quoted-text.ts";
import type { Message, Thread } from "./thread.ts";
import { wallTimeOf } from "./wall-times.ts";

/** A mail as its parser hands it on. */
export interface ReadMail {
  from: { name: string | null; address: string };
  to: readonly { name: string | null; address: string }[];
  /** Instant, ISO 8601; null where the mail tells none that can be read. */
  date: string | null;
  subject: string | null;
  /** Plain text of the body. */
  text: string;
  /** Names of what was attached. */
  attachments: readonly string[];
}

/** Mails as one conversation in the order of their dates, each with what it says itself, and each once. */
export function threadOfMails(mails: readonly ReadMail[], { zone }: { zone: string }): Thread {
  const given = mails.map((mail, at) => ({ ...mail, at, own: ownText(mail.text), instant: instantOf(mail.date) }));
  const dated = [...given, ...quotedOnly(given, zone)];
  dated.sort((a, b) => compare(a.instant, b.instant) || a.at - b.at);
  const people = new Map<string, { at: number; name: string; messages: number }>();
  const seen = new Set<string>();
  const messages: Message[] = [];
  for (const mail of dated) {
    const address = mail.from.address.toLowerCase();
    const said = fold(mail.own);
    // One mail comes from several boxes: sent and received, or kept twice. A short answer may be said again another day.
    const key = `${address}\n${said}\n${said.length > 80 ? "" : (mail.instant?.slice(0, 16) ?? "")}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const person = people.get(address) ?? {
      at: people.size,
      name: mail.from.name?.trim() || mail.from.address,
      messages: 0,
    };
    people.set(address, person);
    const files = mail.attachments.map((name) => ({ kind: "document" as const, name, isOmitted: false }));
    const parts =
      files.length === 0 || mail.own !== ""
        ? [{ text: mail.own, media: files[0] ?? null }, ...files.slice(1).map((media) => ({ text: "", media }))]
        : files.map((media) => ({ text: "", media }));
    for (const { text, media } of parts) {
      person.messages++;
      messages.push({
        index: messages.length,
        at: mail.instant,
        wallTime: mail.instant === null ? null : wallTimeOf(mail.instant, zone),
        author: person.at,
        text,
        media,
        isEdited: false,
        isDeleted: false,
        isNotice: false,
        line: mail.at + 1,
      });
    }
  }
  return {
    source: "mail",
    title: dated.map(({ subject }) => bareSubject(subject)).find((subject) => subject !== null) ?? null,
    isGroup: people.size > 2,
    people: [...people.values()].map(({ name, messages: count }) => ({ name, messages: count, side: null })),
    messages,
    order: null,
    zone,
  };
}

type OwnMail = ReadMail & { at: number; own: string; instant: string | null };
/** A mail quotes those before it, and each of them the ones before. */
const MOST_QUOTED = 40;
const START = 60;

/** Mails that are only quoted with their heads, each once: the earlier messages of the thread. */
function quotedOnly(given: readonly OwnMail[], zone: string): OwnMail[] {
  const known = new Set(given.map(({ own }) => fold(own).slice(0, START)));
  const names = new Map(given.map(({ from }) => [fold(from.name ?? ""), from.address]));
  return given.flatMap((mail) =>
    quotedMails(mail, zone)
      .slice(0, MOST_QUOTED)
      .flatMap((quoted) => {
        const own = ownText(quoted.text);
        const start = fold(own).slice(0, START);
        if (start === "" || known.has(start) || quoted.date === null) return [];
        known.add(start);
        const { name, address } = quoted.from;
        // Heads often leave the address out: a name that writes elsewhere is the same person.
        const from = { name, address: address.includes("@") ? address : (names.get(fold(name ?? "")) ?? address) };
        return [{ ...quoted, from, at: mail.at, own, instant: instantOf(quoted.date) }];
      }),
  );
}

function instantOf(date: string | null): string | null {
  const ms = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Mails without a date stay behind those that have one. */
function compare(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

const ANSWER_MARKS = /^(?:(?:re|rv|fw|fwd|res|rm)\s?:\s{0,3})*/i;

/** A subject without «Re:», «RV:», «Fwd:» before it. */
function bareSubject(subject: string | null): string | null {
  const bare = (subject ?? "").trim().replace(ANSWER_MARKS, "");
  return bare === "" ? null : bare;
}
