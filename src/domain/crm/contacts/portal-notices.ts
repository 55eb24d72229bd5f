import { mailAddressesIn, withoutMailAddresses } from "../../shared/format/mail-addresses.ts";
import { TAG, withoutSpans } from "../../shared/format/markup.ts";
import { withoutEnd } from "../../shared/format/text-ends.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { ReadNotice } from "./dto.ts";
import { emailOf, phoneOf } from "./phone.ts";

/**
 * Reads the notice that a portal mails when somebody asks about a home, as it came or forwarded: with `>` before the
 * lines, headers in between, as text or HTML. Portals change their mails without a word, so nothing hangs on one
 * layout: labels are read where they stand, addresses and numbers where no label does, and doubtful values are marked.
 */

interface MailParts {
  /** Text or HTML. */
  text: string;
  subject?: string | undefined;
  /** Header of the mail that came in, which may be who forwarded it. */
  from?: string | undefined;
}

/** The portals whose notices are known, by their addresses and by how they call themselves. */
const PORTALS: readonly (readonly [portal: string, domain: RegExp, name: RegExp])[] = [
  ["idealista", /@(?:[\w-]+\.)*idealista\.(?:com|it|pt)\b/i, /\bidealista\b/i],
  ["fotocasa", /@(?:[\w-]+\.)*fotocasa\.(?:es|com)\b/i, /\bfotocasa\b/i],
  ["habitaclia", /@(?:[\w-]+\.)*habitaclia\.com\b/i, /\bhabitaclia\b/i],
  ["pisos", /@(?:[\w-]+\.)*pisos\.com\b/i, /\bpisos\.com\b/i],
  ["kyero", /@(?:[\w-]+\.)*kyero\.com\b/i, /\bkyero\b/i],
];
const LONGEST_LINE = 2000;
/**
 * The longest part of a notice that is read, in characters of text or HTML; quoted mails and footers follow after it.
 */
const LONGEST_NOTICE = 100_000;
const LONGEST_LABEL = 60;
const PORTAL_ADDRESS = /@(?:[\w-]+\.)*(?:idealista|fotocasa|habitaclia|pisos|kyero|adevinta)\.[a-z]{2,}$/i;
const MACHINE =
  /^(?:no-?reply|noresponder|no-responder|notificaciones|notifications|avisos|info|leads?|contactos?|mailer)\b/i;

type Field = "name" | "email" | "phone" | "message" | "reference" | "operation" | "other";

/** Folded labels; other words are part of a value. */
const LABELS: Record<string, Field> = {
  ...labels(
    "name",
    "nombre",
    "nombre y apellidos",
    "nombre completo",
    "nombre del contacto",
    "nombre del interesado",
    "name",
    "full name",
    "your name",
    "contacto",
    "cliente",
    "interesado",
    "usuario",
    "remitente",
  ),
  ...labels("email", "email", "e mail", "mail", "correo", "correo electronico", "direccion de correo", "email address"),
  ...labels(
    "phone",
    "telefono",
    "tel",
    "tlf",
    "telf",
    "movil",
    "telefono de contacto",
    "telefono movil",
    "phone",
    "phone number",
    "telephone",
    "mobile",
    "celular",
  ),
  ...labels(
    "message",
    "mensaje",
    "message",
    "comentario",
    "comentarios",
    "consulta",
    "texto",
    "observaciones",
    "comments",
    "enquiry",
    "mensaje del interesado",
    "mensaje del usuario",
  ),
  ...labels(
    "reference",
    "referencia",
    "ref",
    "ref anuncio",
    "referencia del anuncio",
    "referencia del inmueble",
    "su referencia",
    "tu referencia",
    "reference",
    "property reference",
    "property ref",
    "your reference",
    "codigo",
    "codigo del anuncio",
    "codigo de anuncio",
    "id del anuncio",
    "n de anuncio",
  ),
  ...labels("operation", "operacion", "tipo de operacion", "operation", "transaction"),
  ...labels(
    "other",
    "asunto",
    "subject",
    "de",
    "from",
    "para",
    "to",
    "cc",
    "enviado",
    "enviado el",
    "sent",
    "date",
    "fecha",
    "reply to",
    "responder a",
    "hora",
    "inmueble",
    "anuncio",
    "property",
    "precio",
    "price",
    "direccion",
    "location",
    "ubicacion",
    "idioma",
    "language",
    "pais",
    "country",
    "ver anuncio",
    "view property",
  ),
};

function labels(field: Field, ...words: string[]): Record<string, Field> {
  return Object.fromEntries(words.map((word) => [word, field]));
}

/** Lines after which nothing was written by the person. */
const FOOTER =
  /^(?:responde(?:r)? a este|puedes responder|contesta directamente|reply directly|to reply|este (?:mensaje|correo|email) (?:se ha enviado|es automatico|ha sido)|has recibido este|recibes este|you (?:have )?received this|this (?:email|message) was|ver (?:el )?anuncio|view (?:this )?property|aviso legal|politica de privacidad|privacy policy|©|copyright|un saludo,? el equipo|el equipo de|darse de baja|unsubscribe|gestiona tus)/;

/**
 * Reads the person and the home out of a portal's notice, forwarded mails included. Quoted lines are unquoted first,
 * and each line is cut at 2,000 characters so that patterns stay quick.
 */
export function readNotice({ text, subject = "", from = "" }: MailParts): ReadNotice {
  const plain = toText(text);
  const lines = plain.split("\n").map((line) =>
    line
      .replace(/^(?:\s*>)+\s?/, "")
      // A tab separates a label from its value.
      .replace(/[^\S\t]+/g, " ")
      .trim()
      .slice(0, LONGEST_LINE),
  );
  const found = readLabels(lines);
  const headers = `${from}\n${lines.filter((line) => /^\*?(?:de|from)\s*:/i.test(line)).join("\n")}`;
  const subjects = [
    subject,
    ...lines.flatMap((line) => /^\*?(?:asunto|subject)\s*:(.*)/i.exec(line)?.[1]?.replace(/^[\s*]+/, "") || []),
  ];
  const all = lines.join("\n");
  const portal =
    PORTALS.find(([, domain]) => domain.test(headers))?.[0] ??
    PORTALS.find(([, domain, name]) => domain.test(all) || subjects.some((one) => name.test(one)))?.[0] ??
    PORTALS.find(([, , name]) => name.test(all))?.[0] ??
    null;

  const doubts: string[] = [];
  const email = emailFrom(found.email, all, headers, doubts);
  const phone = phoneFrom(found.phone, lines, doubts);
  const name = nameFrom(found.name, subjects, all);
  if (!name.isSure && name.value) doubts.push("El nombre sale del asunto: compruébalo");
  if (!name.value) doubts.push("No encuentro el nombre");
  if (!email && !phone) doubts.push("No encuentro correo ni teléfono");
  if (!portal) doubts.push("No reconozco el portal");
  const reference = referenceFrom(found.reference, subjects, all);
  if (!reference) doubts.push("No encuentro la referencia del inmueble");
  return {
    portal,
    name: name.value,
    email,
    phone,
    message: messageFrom(found.message),
    reference,
    operation: operationFrom(found.operation, `${subjects.join(" ")} ${all}`),
    doubts,
  };
}

type Found = Partial<Record<Field, string[]>>;

/** `Label: value`, a label alone with its value below, or a cell beside it; a message goes on until the next label. */
function readLabels(lines: readonly string[]): Found {
  const found: Found = {};
  let open: { field: Field; isEmpty: boolean } | null = null;
  const add = (field: Field, value: string) => {
    const clean = withoutEnd(value.replace(/^\*+/, ""), /\*/).trim();
    found[field] = [...(found[field] ?? []), clean];
  };
  for (const line of lines) {
    const label = labelOf(line);
    if (label) {
      if (label.value) add(label.field, label.value);
      open = label.field === "message" || !label.value ? { field: label.field, isEmpty: !label.value } : null;
      continue;
    }
    if (!open || open.field === "other") continue;
    if (FOOTER.test(fold(line).slice(0, 60)) || /^(?:-{3,}|_{3,}|={3,}|©)/.test(line)) {
      open = null;
    } else if (open.field === "message") {
      add("message", line);
    } else if (line !== "") {
      add(open.field, line);
      open = null;
    }
  }
  return found;
}

function labelOf(line: string): { field: Field; value: string } | null {
  const mark = line.search(/[:|\t]/);
  if (mark >= 0 && mark < LONGEST_LABEL) {
    const field = LABELS[fold(line.slice(0, mark))];
    // A tab may precede the colon as well.
    const value = line.slice(mark).trimStart().replace(/^[:|]/, "");
    if (field) return { field, value: value.replace(/^[\s*]+/, "").trim() };
  }
  const alone = LABELS[fold(line)];
  // A word alone in a line is a label where a label may be one: nobody is called «teléfono».
  return alone && alone !== "other" && line.length <= 30 ? { field: alone, value: "" } : null;
}

const ADDRESS = { local: /[a-z0-9._%+'-]/i, domain: /[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}(?<=\.[a-z]{2,24})/iy };

function emailFrom(labelled: string[] | undefined, all: string, headers: string, doubts: string[]): string | null {
  const read = (text: string) => mailAddressesIn(text, ADDRESS).flatMap((typed) => emailOf(typed.text) ?? []);
  const given = labelled?.flatMap(read).find((address) => !PORTAL_ADDRESS.test(address));
  if (given) return given;
  const senders = new Set(read(headers));
  const others = [...new Set(read(all))].filter(
    (address) => !PORTAL_ADDRESS.test(address) && !MACHINE.test(address) && !senders.has(address),
  );
  if (others.length > 1) doubts.push("Hay varias direcciones de correo: he tomado la primera");
  if (others.length === 1) doubts.push("El correo no lleva etiqueta: compruébalo");
  return others[0] ?? null;
}

function phoneFrom(labelled: string[] | undefined, lines: readonly string[], doubts: string[]): string | null {
  for (const typed of labelled ?? []) {
    const number = phoneOf(typed.split(/[^\d+().\s-]/, 1)[0]!);
    if (number) return number;
  }
  if (labelled?.some((typed) => /\d{5}/.test(typed))) doubts.push("El teléfono no parece válido");
  const numbers = lines
    .filter((line) => !/€|m²|m2|\bref/i.test(line))
    .flatMap((line) => line.match(/(?:\+|00)?\d[\d\s().-]{7,18}\d/g) ?? [])
    .flatMap((typed) => phoneOf(typed) ?? [])
    // Without a label only numbers of people count: Spanish ones, or others with their country.
    .filter((number) => /^\+34[6789]\d{8}$/.test(number) || !number.startsWith("+34"));
  const first = numbers[0] ?? null;
  if (first) doubts.push("El teléfono no lleva etiqueta: compruébalo");
  return first;
}

/** Ways in which subjects name people: «Nuevo mensaje de Ana Ruiz sobre tu anuncio». */
const IN_SUBJECT: readonly { before: RegExp; after: RegExp; isBoth: boolean }[] = [
  {
    before: /(?:mensaje|contacto|consulta|solicitud|lead|pregunta|petici[oó]n)\s+de\s/i,
    after: /\s(?:sobre|por|para|en|a trav[eé]s|desde|interesad|ref)\b|[:|(–-]/i,
    isBoth: false,
  },
  {
    before: /(?:enquiry|message|lead)\s+from\s/i,
    after: /\s(?:about|for|on|via|regarding)\b|[:|(–-]/i,
    isBoth: false,
  },
  {
    before: /^(?:(?:re|rv|fwd?|fw)\s*:\s*)*/i,
    after:
      /\s(?:est[aá] interesad[oa]|quiere (?:visitar|informaci[oó]n|saber)|te ha (?:escrito|contactado)|ha contactado)/i,
    isBoth: true,
  },
];

function nameInSubject(text: string, { before, after, isBoth }: (typeof IN_SUBJECT)[number]): string {
  const cue = before.exec(text);
  if (!cue) return "";
  const rest = text.slice(cue.index + cue[0].length).trimStart();
  const end = rest.search(after);
  return end >= 0 ? rest.slice(0, end) : isBoth ? "" : rest;
}

function nameFrom(
  labelled: string[] | undefined,
  subjects: readonly string[],
  all: string,
): { value: string | null; isSure: boolean } {
  const given = labelled?.map(cleanName).find((name) => name !== null);
  if (given) return { value: given, isSure: true };
  for (const text of [...subjects, ...all.split("\n").slice(0, 40)].map((line) => line.slice(0, 300))) {
    for (const pattern of IN_SUBJECT) {
      const name = cleanName(nameInSubject(text, pattern));
      if (name && !PORTALS.some(([, , portal]) => portal.test(name))) return { value: name, isSure: false };
    }
  }
  return { value: null, isSure: false };
}

/** @returns null for text that names nobody */
function cleanName(text: string): string | null {
  const words = withoutMailAddresses(text, ADDRESS)
    .replace(/[<>«»"“”()[\]]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^(?:el usuario|la usuaria|el cliente|un cliente)\s+/i, "");
  const name = withoutEnd(words, /[\s,.;:-]/).trim();
  return name.length >= 2 && name.length <= 80 && /\p{L}{2}/u.test(name) && !/\d{3}/.test(name) ? name : null;
}

const REFERENCE =
  /\b(?:ref(?:erencia|erence)?|c[oó]digo(?: del? anuncio)?|anuncio|property)[\s.:#]*(?:n[ºo°]?[\s.:#]*)?([A-Z]{0,6}[-/]?\d)([\w/-]+)/i;
/** Characters of a reference after its first digit. */
const LONGEST_REFERENCE = 24;

function referenceFrom(labelled: string[] | undefined, subjects: readonly string[], all: string): string | null {
  const given = labelled
    ?.map((text) => /[\p{L}\d][\p{L}\d._/-]{0,59}/u.exec(text)?.[0])
    .find((word) => word !== undefined);
  if (given) return given;
  for (const text of [...subjects, all]) {
    const named = REFERENCE.exec(text);
    if (named) return named[1]! + named[2]!.slice(0, LONGEST_REFERENCE);
  }
  return null;
}

function messageFrom(parts: readonly string[] | undefined): string | null {
  const message = (parts ?? [])
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/^["“«]|["”»]$/g, "")
    .trim();
  return message === "" ? null : message.slice(0, 4000);
}

function operationFrom(labelled: string[] | undefined, all: string): ReadNotice["operation"] {
  const stated = fold(labelled?.join(" ") || all);
  const isRent = /\b(?:alquiler|alquilar|rent|rental|to let)\b/.test(stated);
  const isSale = /\b(?:venta|compra|comprar|sale|for sale)\b/.test(stated);
  return isRent === isSale ? null : isRent ? "alquiler" : "venta";
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    aacute: "á",
    eacute: "é",
    iacute: "í",
    oacute: "ó",
    uacute: "ú",
    ntilde: "ñ",
    uuml: "ü",
    Aacute: "Á",
    Eacute: "É",
    Iacute: "Í",
    Oacute: "Ó",
    Uacute: "Ú",
    Ntilde: "Ñ",
    euro: "€",
    ordm: "º",
    ordf: "ª",
    laquo: "«",
    raquo: "»",
    iquest: "¿",
    iexcl: "¡",
    middot: "·",
    sup2: "²",
    ndash: "–",
    hellip: "…",
  }),
);

/** HTML as lines of its words; text as it is. */
export function toText(source: string): string {
  const bounded = source.slice(0, LONGEST_NOTICE).replace(/\r\n?/g, "\n");
  // An address between brackets is no tag: `<a.ruiz@casa.example>`.
  if (!/<(?:html|body|div|p|br|table|td|span|a)(?:[\s/][^<>]*)?>/i.test(bounded)) return bounded;
  const seen = ["style", "script", "head", "title"].reduce(
    (rest, name) => withoutSpans(rest, `<${name}`, `</${name}>`),
    withoutSpans(bounded, "<!--", "-->"),
  );
  return seen
    .replace(/\n/g, " ")
    .replace(/<\/t[dh]\s*>\s*<t[dh]\b[^<>]*>/gi, "\t")
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d|\/table|\/blockquote)\b[^<>]*>/gi, "\n")
    .replace(TAG, "")
    .replace(/&(#x?[\da-f]+|\w+);/gi, (whole, code: string) => entity(code) ?? whole)
    .replace(/:\s*\t/g, ": ")
    .replace(/[ \u00a0]+/g, " ");
}

function entity(code: string): string | undefined {
  if (!code.startsWith("#")) return ENTITIES.get(code);
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
    ? String.fromCodePoint(point)
    : undefined;
}
