import { counted } from "../../../shared/format/counted.ts";
import { looksLikeMailAddress } from "../../../shared/schema/mail-address.ts";
import { oneLine } from "../../../shared/schema/visible-text.ts";
import { PASTED_MAX } from "../segment.ts";

/** A pasted list of people: one a line, address first or anywhere, then name, then where their consent comes from. */
interface PastedPerson {
  /** Of the pasted text, from 1. */
  line: number;
  email: string;
  name: string;
  /** Where and when they agreed to be written to, in the words of the line; empty where it says nothing. */
  consent: string;
}

export interface PastedFault {
  line: number;
  text: string;
  reason: string;
}

interface PastedPeople {
  people: PastedPerson[];
  faults: PastedFault[];
  /** Lines beyond the limit, which nobody has read. */
  unread: number;
}

/** No line of a person is longer; one that is would be split into pieces without end. */
const LINE_MAX = 1_000;
const LONGEST_SHOWN = 80;
const NAME_MAX = 200;
const CONSENT_MAX = 200;
/** `Ana Ruiz <ana@casa.es>` as mail programs write it. */
const ANGLED = /^"?([^"<>]{0,200})"?\s{0,20}<([^<>\s]{3,255})>$/;

/** Every line is told of by its number: taken, faulty, or the same address once more. */
export function readPasted(text: string): PastedPeople {
  const found: PastedPeople = { people: [], faults: [], unread: 0 };
  const seen = new Map<string, number>();
  let read = 0;
  for (const [at, raw] of text.replace(/\r\n?/g, "\n").split("\n").entries()) {
    const isTooLong = raw.length > LINE_MAX;
    const line = oneLine((isTooLong ? raw.slice(0, LONGEST_SHOWN) : raw).replaceAll("\t", ";"));
    if ((line === "" && !isTooLong) || (at === 0 && isHeading(line))) continue;
    if (read >= PASTED_MAX) {
      found.unread += 1;
      continue;
    }
    read += 1;
    const fault = (reason: string) => found.faults.push({ line: at + 1, text: line.slice(0, LONGEST_SHOWN), reason });
    if (isTooLong) {
      fault(`La línea pasa de ${counted(LINE_MAX, "signo", "signos")}: pon una persona por línea`);
      continue;
    }
    const person = personOf(line);
    if (person === null) {
      fault(reasonOf(line));
      continue;
    }
    const before = seen.get(person.email);
    if (before !== undefined) {
      fault(`Repetida: es la dirección de la línea ${before}`);
      continue;
    }
    seen.set(person.email, at + 1);
    found.people.push({ line: at + 1, ...person });
  }
  return found;
}

function personOf(line: string): Omit<PastedPerson, "line"> | null {
  const cells = line.split(/[;,]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  );
  const at = cells.findIndex((cell) => addressIn(cell) !== null);
  if (at === -1) return null;
  const { email, name } = addressIn(cells[at]!)!;
  const others = cells.filter((cell, index) => index !== at && cell !== "");
  const [second = "", ...rest] = name === "" ? others : [name, ...others];
  return { email, name: second.slice(0, NAME_MAX), consent: rest.join(", ").slice(0, CONSENT_MAX) };
}

function addressIn(cell: string): { email: string; name: string } | null {
  const angled = ANGLED.exec(cell);
  const email = (angled ? angled[2]! : cell).replace(/^mailto:/i, "").toLowerCase();
  return looksLikeMailAddress(email) && !email.includes("..") ? { email, name: angled?.[1]?.trim() ?? "" } : null;
}

function reasonOf(line: string): string {
  if (!line.includes("@")) return "No tiene dirección de correo: le falta la arroba";
  if (/@[^.;,@]*(?:[;,]|$)/.test(line)) return "A la dirección le falta el final, como «.es» o «.com»";
  if (/\s@|@\s/.test(line)) return "La dirección tiene un espacio dentro";
  return "La dirección no está bien escrita";
}

const isHeading = (line: string): boolean =>
  /^(?:"?(?:e-?mail|correo|nombre|name)\b)/i.test(line) && !line.includes("@");
