import { escapeHtml } from "../../shared/format/escape-html.ts";

/**
 * A message as the sender takes it: written once for all its readers, with marks where something of the reader's own is
 * put in. Marks are `[[name]]`; typed text cannot contain one, because the composer takes double brackets apart.
 */

/** The words put in for each reader. Every one has a value, so that no message ever greets nobody. */
export const READER_MARKS = ["nombre", "saludo", "baja", "preferencias"] as const;
export type ReaderMark = (typeof READER_MARKS)[number];

export interface CompiledMessage {
  subject: string;
  /** The second subject of a test; null without one. */
  otherSubject: string | null;
  html: string;
  text: string;
  /** Addresses that the message asks to open, in order; in `html` and `text` they stand as marks `[[enlace:0]]` … */
  links: readonly string[];
  /** Homes that it tells of: the sender stops when one of them is no longer offered. */
  homeIds: readonly string[];
}

/** Numbers of links have three figures, in marks and in the addresses that readers open. */
export const MOST_LINKS = 1_000;

/**
 * A message that was compiled anew, with the numbers of links that mails have carried already: those keep their address, also where the message no
 * longer has it, and new ones come behind. Once all numbers are taken, new addresses take those that the message has no more, the oldest first.
 */
export function withKnownLinks(before: CompiledMessage | undefined, message: CompiledMessage): CompiledMessage {
  if (before === undefined || before.links.length === 0) return message;
  const links = [...before.links];
  const numbers = message.links.map((address) => {
    const known = links.indexOf(address);
    if (known >= 0) return known;
    if (links.length < MOST_LINKS) return links.push(address) - 1;
    const free = links.findIndex((one) => !message.links.includes(one));
    links[free] = address;
    return free;
  });
  const renumbered = (text: string) =>
    text.replace(MARK, (mark, name: string, nth: string | undefined) =>
      name === "enlace" && nth !== undefined ? `[[enlace:${numbers[Number(nth)]}]]` : mark,
    );
  return { ...message, html: renumbered(message.html), text: renumbered(message.text), links };
}

export interface FilledMessage {
  subject: string;
  html: string;
  text: string;
}

const MARK = /\[\[([a-z]+)(?::(\d{1,3}))?\]\]/g;

/**
 * The message for one reader.
 *
 * @param marks their values, as plain text: they are escaped where HTML needs it
 * @param links the address under which each link of the message is opened by this reader, as many as `message.links`
 * @param takesOther the reader belongs to those who get the second subject
 * @throws RangeError for a mark that is not known or has no value, before anything is sent
 */
export function fillMessage(
  message: CompiledMessage,
  marks: Readonly<Record<ReaderMark, string>>,
  links: readonly string[],
  takesOther = false,
): FilledMessage {
  const putIn = (name: string, nth: string | undefined): string => {
    const mark = READER_MARKS.find((known) => known === name);
    const value = name === "enlace" ? links[Number(nth)] : mark && marks[mark];
    if (!value) throw new RangeError(`No value for the mark ${name}${nth === undefined ? "" : `:${nth}`}.`);
    return value;
  };
  const filled = (text: string, escaped: (value: string) => string) =>
    text.replace(MARK, (_, name: string, nth: string | undefined) => escaped(putIn(name, nth)));
  const plain = (value: string) => value;
  const subject = takesOther && message.otherSubject !== null ? message.otherSubject : message.subject;
  return {
    subject: filled(subject, plain),
    html: filled(message.html, escapeHtml),
    text: filled(message.text, plain),
  };
}
