import { type ContactDraft, type DraftRow, EMPTY_DRAFT, instantOf, languageOf, roleOf } from "./contact-draft.ts";

/**
 * vCards: versions 2.1, 3.0 and 4.0 in, 4.0 (RFC 6350) out. Fields without a property of the standard stand in
 * `X-UMBRAL-…`.
 */

interface Property {
  name: string;
  params: Record<string, string>;
  value: string;
}

const MOST_LINES = 2_000_000;

/** Cards of a file, each with the line at which it begins; other text is left out. */
export function readVcards(text: string): DraftRow[] {
  const rows: DraftRow[] = [];
  let card: { line: number; properties: Property[] } | null = null;
  for (const { line, content } of unfolded(text)) {
    const property = readProperty(content);
    if (!property) continue;
    const isCard = property.value.trim().toUpperCase() === "VCARD";
    if (property.name === "BEGIN" && isCard) card = { line, properties: [] };
    else if (property.name === "END" && isCard) {
      if (card) rows.push({ line: card.line, draft: draftOf(card.properties) });
      card = null;
    } else card?.properties.push(property);
  }
  return rows;
}

/** Lines that were folded are one again; so are those that quoted-printable breaks with `=`. */
function unfolded(text: string): { line: number; content: string }[] {
  const lines: { line: number; content: string }[] = [];
  const raw = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES);
  raw.forEach((content, i) => {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(content)) last.content += content.slice(1);
    else if (last?.content.endsWith("=") && /^[^:]*QUOTED-PRINTABLE/i.test(last.content)) {
      last.content = last.content.slice(0, -1) + content;
    } else if (content !== "") lines.push({ line: i + 1, content });
  });
  return lines;
}

function readProperty(content: string): Property | null {
  const end = endOfName(content);
  if (end < 0) return null;
  const [head = "", ...rest] = splitOn(content.slice(0, end), ";");
  // `item1.EMAIL`: groups mean nothing here.
  const name = head.slice(head.lastIndexOf(".") + 1).toUpperCase();
  const params: Record<string, string> = {};
  for (const part of rest) {
    const at = part.indexOf("=");
    if (at > 0) params[part.slice(0, at).toUpperCase()] = part.slice(at + 1).replace(/^"|"$/g, "");
    else if (part.toUpperCase() === "QUOTED-PRINTABLE") params.ENCODING = "QUOTED-PRINTABLE";
  }
  const value = content.slice(end + 1);
  return { name, params, value: /QUOTED-PRINTABLE/i.test(params.ENCODING ?? "") ? unquotedPrintable(value) : value };
}

/** The colon behind name and parameters; one inside quotes belongs to a parameter. */
function endOfName(content: string): number {
  let isQuoted = false;
  for (let i = 0; i < content.length; i++) {
    if (content[i] === '"') isQuoted = !isQuoted;
    else if (content[i] === ":" && !isQuoted) return i;
  }
  return -1;
}

function unquotedPrintable(text: string): string {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = /^=([\dA-F]{2})/i.exec(text.slice(i, i + 3))?.[1];
    if (code) {
      bytes.push(Number.parseInt(code, 16));
      i += 2;
    } else bytes.push(...new TextEncoder().encode(text[i]!));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Parts between signs that no backslash precedes; they stay escaped. */
function splitOn(text: string, sign: string): string[] {
  const parts = [""];
  for (let i = 0; i < text.length; i++) {
    const here = text[i] === "\\" ? `\\${text[++i] ?? ""}` : text[i]!;
    if (here === sign) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${here}`);
  }
  return parts;
}

const plain = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign)).trim();
const listOf = (text: string): string[] => splitOn(text, ",").map(plain).filter(Boolean);

function draftOf(properties: readonly Property[]): ContactDraft {
  const values = (name: string) => properties.filter((property) => property.name === name).map(({ value }) => value);
  const first = (name: string): string | null => plain(values(name)[0] ?? "") || null;
  const [family = "", given = "", additional = ""] = splitOn(values("N")[0] ?? "", ";").map(plain);
  const emails = values("EMAIL").map((value) => plain(value).replace(/^mailto:/i, ""));
  const phones = values("TEL").map((value) => plain(value).replace(/^tel:/i, ""));
  const company = plain(splitOn(values("ORG")[0] ?? "", ";")[0] ?? "") || null;
  const extras = Object.fromEntries(
    values("X-UMBRAL-EXTRA").flatMap((value) => {
      const [key = "", text = ""] = splitOn(value, ";").map(plain);
      return key ? [[key, text]] : [];
    }),
  );
  return {
    ...EMPTY_DRAFT,
    fullName: first("FN") ?? [given, additional, family].filter(Boolean).join(" "),
    company,
    position: first("TITLE"),
    roles: [
      ...new Set(
        values("X-UMBRAL-ROLE")
          .flatMap(listOf)
          .flatMap((word) => roleOf(word) ?? []),
      ),
    ],
    tags: [...new Set(values("CATEGORIES").flatMap(listOf))],
    language: languageOf(first("LANG") ?? ""),
    notes: values("NOTE").map(plain).filter(Boolean).join("\n") || null,
    source: first("X-UMBRAL-SOURCE"),
    consentAt: instantOf(first("X-UMBRAL-CONSENT") ?? ""),
    consentText: first("X-UMBRAL-CONSENT-TEXT"),
    emails: [...new Set(emails.filter(Boolean))],
    phones: [...new Set(phones.filter(Boolean))],
    extras,
  };
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

/** @param stamps who it is and when it was last changed, ISO */
export function writeVcard(draft: ContactDraft, stamps: { id: string; updatedAt: string }): string {
  const line = (name: string, value: string | null) => (value ? [`${name}:${escaped(value)}`] : []);
  const words = draft.fullName.split(" ");
  const [given, family] = [words[0] ?? "", words.slice(1).join(" ")];
  const rev = stamps.updatedAt.replace(/[-:]/g, "").replace(/\.\d+/, "");
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `UID:urn:uuid:${stamps.id}`,
    `FN:${escaped(draft.fullName)}`,
    `N:${escaped(family)};${escaped(given)};;;`,
    ...line("ORG", draft.company),
    ...line("TITLE", draft.position),
    ...draft.emails.map((email) => `EMAIL:${escaped(email)}`),
    ...draft.phones.map((phone) => (phone.startsWith("+") ? `TEL;VALUE=uri:tel:${phone}` : `TEL:${escaped(phone)}`)),
    ...line("LANG", draft.language),
    ...line("NOTE", draft.notes),
    ...(draft.tags.length > 0 ? [`CATEGORIES:${draft.tags.map(escaped).join(",")}`] : []),
    ...(draft.roles.length > 0 ? [`X-UMBRAL-ROLE:${draft.roles.join(",")}`] : []),
    ...line("X-UMBRAL-SOURCE", draft.source),
    ...line("X-UMBRAL-CONSENT", draft.consentAt),
    ...line("X-UMBRAL-CONSENT-TEXT", draft.consentText),
    ...Object.entries(draft.extras).map(([key, value]) => `X-UMBRAL-EXTRA:${escaped(key)};${escaped(value)}`),
    `REV:${rev}`,
    "END:VCARD",
  ]
    .map((text) => `${folded(text)}\r\n`)
    .join("");
}

const LONGEST_LINE = 75;

/** Lines of 75 octets at most; a letter is never cut. */
function folded(text: string): string {
  let [out, octets] = ["", 0];
  for (const letter of text) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > LONGEST_LINE) {
      out += "\r\n ";
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}
