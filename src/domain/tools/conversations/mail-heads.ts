import { plainOf } from "../../shared/spoken/tokens.ts";
import { daysInMonth } from "../../shared/time/local-time.ts";
import { instantOf } from "../../shared/time/zone-time.ts";
import { MONTHS } from "./date-words.ts";
import type { ReadMail } from "./mail-thread.ts";

/** Mails that stand in a text with their heads, as Outlook writes them: «De: …», «Enviado: …», «Para: …», «Asunto: …». */

const FROM = /^[*_>\s]{0,6}(?:de|from)[*_]{0,2}\s?:[*_\s]{0,4}(\S.{0,160})$/i;
const FIELD = /^[*_>\s]{0,6}(enviado el|enviado|fecha|sent|date|para|to|cc|cco|asunto|subject|importancia|datos adjuntos)[*_]{0,2}\s?:[*_\s]{0,4}(.{0,300})$/i; // biome-ignore format: one pattern
const MARK =
  /^[>\s]{0,4}(?:-{2,}\s{0,2}(?:mensaje original|original message|mensaje reenviado|forwarded message).{0,20}|_{10,})\s{0,4}$/i;
/** Lines of a head, empty ones among them. */
const LONGEST_HEAD = 8;

interface Head {
  from: string;
  sent: string | null;
  to: string | null;
  subject: string | null;
  /** First line of the text below it. */
  end: number;
}

/** The head that begins at a line; null where none does. */
export function headAt(lines: readonly string[], at: number): Head | null {
  const from = FROM.exec(lines[at]!.slice(0, 240))?.[1];
  if (from === undefined) return null;
  const found: Record<string, string> = {};
  let end = at + 1;
  for (let next = at + 1; next < lines.length && next <= at + LONGEST_HEAD; next++) {
    const field = FIELD.exec(lines[next]!.slice(0, 400));
    if (field) {
      found[field[1]!.toLowerCase()] = field[2]!.trim();
      end = next + 1;
    } else if (lines[next]!.trim() !== "") break;
  }
  const sent = found["enviado el"] ?? found.enviado ?? found.fecha ?? found.sent ?? found.date ?? null;
  const to = found.para ?? found.to ?? null;
  const subject = found.asunto ?? found.subject ?? null;
  return sent !== null && (to ?? subject) !== null ? { from, sent, to, subject, end } : null;
}

const personOf = (text: string): ReadMail["from"] => {
  const [, address = ""] = /[<[(]\s?(?:mailto:)?([^<>[\]()\s]{1,120}@[^<>[\]()\s]{1,120})\s?[>\])]/.exec(text) ?? []; // biome-ignore format: one pattern
  const whole = text.trim();
  if (address === "" && whole.includes("@") && !/\s/.test(whole)) return { name: null, address: whole };
  const bracket = text.search(/[<[(]/);
  const name = (bracket < 0 ? text : text.slice(0, bracket)).replace(/["'*]/g, "").trim();
  return { name: name === "" || name === address ? null : name, address: address === "" ? name : address };
};

/** «lunes, 16 de noviembre de 2026 10:32», «16/11/2026 10:32», as an instant; null where it tells no day. */
function instantIn(text: string, zone: string): string | null {
  const plain = plainOf(text.slice(0, 120));
  const clock = /(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?([ap])\.?\s?m\b)?/.exec(plain);
  const figures = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})\b/.exec(plain);
  const spelt = /\b(\d{1,2})(?:\s(?:de|del))?\s([a-z]{3,10})\.?,?(?:\s(?:de|del))?\s(\d{4})\b/.exec(plain);
  const [date, month, year] = figures
    ? [Number(figures[1]), Number(figures[2]), Number(figures[3]!.length === 2 ? `20${figures[3]}` : figures[3])]
    : spelt
      ? [Number(spelt[1]), MONTHS.get(spelt[2]!) ?? (/^mar/.test(spelt[2]!) ? 3 : /^may/.test(spelt[2]!) ? 5 : 0), Number(spelt[3])] // biome-ignore format: one day
      : [0, 0, 0];
  if (month < 1 || month > 12 || date < 1 || year < 1990 || year > 2199 || date > daysInMonth(year, month)) return null;
  const told = Number(clock?.[1] ?? 12);
  const hour = clock?.[3] ? (told % 12) + (clock[3] === "p" ? 12 : 0) : told;
  const minute = Number(clock?.[2] ?? 0);
  if (hour > 23 || minute > 59) return null;
  const two = (figure: number) => String(figure).padStart(2, "0");
  return instantOf(`${year}-${two(month)}-${two(date)}T${two(hour)}:${two(minute)}:00`, zone).toISOString();
}

/** Mails with heads in a text, the newest first as they stand; what stands above the first head is of whoever got that one. */
export function mailsIn(text: string, zone: string): ReadMail[] {
  const lines = text.split(/\r\n|\r|\n/);
  const mails: ReadMail[] = [];
  let start = 0;
  let head: Head | null = null;
  const close = (end: number) => {
    const body = lines.slice(start, end).filter((line) => !MARK.test(line.slice(0, 80))).join("\n").trim(); // biome-ignore format: one chain
    if (head) mails.push({ from: personOf(head.from), to: (head.to ?? "").split(";").filter((one) => one.trim() !== "").map(personOf), date: head.sent === null ? null : instantIn(head.sent, zone), subject: head.subject, text: body, attachments: [] }); // biome-ignore format: one mail
    else if (body !== "") mails.push({ from: { name: null, address: "" }, to: [], date: null, subject: null, text: body, attachments: [] }); // biome-ignore format: one mail
  };
  for (let at = 0; at < lines.length; at++) {
    const next = headAt(lines, at);
    if (!next) continue;
    close(at);
    head = next;
    start = next.end;
    at = next.end - 1;
  }
  if (!head) return [];
  close(lines.length);
  const [first, answered] = mails;
  if (first && first.from.address === "" && answered) {
    const [reader] = answered.to;
    if (reader && answered.to.length === 1) mails[0] = { ...first, from: reader };
    else mails.shift();
  }
  return mails.filter(({ text: said }) => said !== "");
}

const OWN = "este-correo";

/** Mails that a mail quotes below itself with their heads; those that are handed in themselves are found there. */
export const quotedMails = ({ text }: ReadMail, zone: string): ReadMail[] => {
  if (!/^[*_>\s]{0,6}(?:de|from)[*_]{0,2}\s?:/im.test(text)) return [];
  // The mail itself has a head of its own, which is left out again.
  return mailsIn(`De: ${OWN}\nEnviado: -\nPara: ${OWN}\n\n${text}`, zone).filter(({ from }) => from.address !== OWN);
};
