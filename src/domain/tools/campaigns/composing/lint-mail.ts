import { checkAdvert, type Finding } from "../../advert-rules/check-advert.ts";
import { findingLine } from "../../advert-rules/describe-findings.ts";
import type { CampaignMessage } from "../campaign-message.ts";
import { type EmailBlock, homesOfBlock } from "../email-block.ts";
import { photoOfBlock } from "./block-markup.ts";
import { isUnencrypted, safeHref } from "./mail-links.ts";
import type { MailBrand, ToldHome } from "./mail-parts.ts";
import { asksForName, linksIn } from "./rich-text.ts";

/** What is looked at before a mail goes out. Each problem names the block and says what mends it. */
export interface MailProblem {
  /** `bloquea`: the campaign does not start like this. */
  level: "bloquea" | "avisa";
  /** Place of the message in its campaign, from 0; null of what concerns all of it. */
  message: number | null;
  blockId: string | null;
  /** The part of the page that mends it. */
  field: "asunto" | "otro-asunto" | "bloque" | "mensaje" | "remitente" | "destinatarios" | "prueba" | "espera";
  title: string;
  fix: string;
}

/** Gmail cuts a mail off beyond 102 KB; sources disagree on what it measures, so the raw HTML is. */
export const MAIL_BYTES_MAX = 102 * 1024;
const MAIL_BYTES_GOOD = 80 * 1024;
const SUBJECT_GOOD = 60;
/** Letters of text below which a mail with pictures is a picture. */
const FEWEST_LETTERS = 40;

interface LintedMail {
  message: CampaignMessage;
  number: number;
  homes: ReadonlyMap<string, ToldHome>;
  /** Bytes of its HTML. */
  bytes: number;
}

/** Found in one message. */
export function lintMail({ message, number, homes, bytes }: LintedMail): MailProblem[] {
  const found: MailProblem[] = [];
  const add = (
    level: MailProblem["level"],
    field: MailProblem["field"],
    title: string,
    fix: string,
    blockId: string | null = null,
  ) => found.push({ level, message: number, blockId, field, title, fix });
  lintSubject(message.subject, "asunto", add);
  if (message.otherSubject) {
    lintSubject(message.otherSubject, "otro-asunto", add);
    if (message.otherSubject.trim() === message.subject.trim())
      add("bloquea", "otro-asunto", "Los dos asuntos son el mismo", "Cambia el segundo o quita la prueba.");
  }
  for (const block of message.blocks) {
    const here = (level: MailProblem["level"], title: string, fix: string) =>
      add(level, "bloque", title, fix, block.id);
    lintBlock(block, homes, here);
    lintWords(block, homes, here);
  }
  lintWhole(message, homes, bytes, add);
  return found;
}

type Add = (level: MailProblem["level"], field: MailProblem["field"], title: string, fix: string) => void;
type Here = (level: MailProblem["level"], title: string, fix: string) => void;

function lintSubject(subject: string, field: "asunto" | "otro-asunto", add: Add): void {
  if (subject.trim() === "") return add("bloquea", field, "Falta el asunto", "Escribe de qué va, en pocas palabras.");
  const letters = subject.replace(/\P{L}/gu, "");
  if (letters.length > 6 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    add(
      "avisa",
      field,
      "El asunto está en mayúsculas",
      "Escríbelo en minúsculas: los filtros lo toman por publicidad no deseada.",
    );
  if (subject.length > SUBJECT_GOOD)
    add(
      "avisa",
      field,
      `El asunto tiene ${subject.length} caracteres`,
      `Acórtalo a ${SUBJECT_GOOD}: en un móvil se corta antes.`,
    );
  if (/[!¡]{2,}|[?¿]{2,}/.test(subject))
    add("avisa", field, "El asunto repite signos", "Deja uno: los filtros lo toman por publicidad no deseada.");
  for (const gap of gapsIn(subject))
    add("bloquea", field, `Falta rellenar ${gap}`, "Escribe el dato o quita los corchetes.");
  if (asksForName(subject) && !/^\{nombre\},/.test(subject))
    add(
      "avisa",
      field,
      "El nombre va en medio del asunto",
      "Ponlo al principio y con coma: quien no tiene nombre lee «Hola».",
    );
  for (const finding of findingsIn(subject)) add(levelOf(finding), field, finding.title, findingLine(finding));
}

/** Words in square brackets that a start left for the agent to fill; a link is none. */
const GAP = /\[[^[\]\n]{1,80}\](?!\()/g;
const gapsIn = (text: string): string[] => text.match(GAP) ?? [];

/** Typed words of a block. */
export function wordsOfBlock(block: EmailBlock): string[] {
  switch (block.kind) {
    case "cabecera":
      return [block.tagline];
    case "titulo":
    case "texto":
      return [block.text];
    case "foto":
      return [block.alt];
    case "boton":
      return [block.label];
    case "vivienda":
      return [block.note];
    case "cita":
      return [block.text, block.author];
    case "firma":
      return [block.closing];
    default:
      return [];
  }
}

/** Links are no words: an address may hold any. */
const withoutAddresses = (text: string): string => text.replace(/\]\([^()\s]{1,2000}\)/g, "]").replaceAll("**", "");

const PLAIN_ADVERT = {
  country: "ES",
  operation: "venta",
  currency: "EUR",
  hasPrice: true,
  hasEnergy: true,
  hasRentReference: true,
  hasRegistration: true,
} as const;

const findingsIn = (text: string): Finding[] =>
  checkAdvert({ ...PLAIN_ADVERT, written: [{ field: "texto", text }] }).findings;

const levelOf = ({ level }: Finding): MailProblem["level"] => (level === "bloqueo" ? "bloquea" : "avisa");

function lintWords(block: EmailBlock, homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  for (const words of wordsOfBlock(block)) {
    for (const gap of gapsIn(words)) here("bloquea", `Falta rellenar ${gap}`, "Escribe el dato o quita los corchetes.");
    for (const finding of findingsIn(withoutAddresses(words)))
      here(levelOf(finding), finding.title, findingLine(finding));
  }
  if (block.kind === "foto") return;
  for (const id of homesOfBlock(block)) {
    const told = homes.get(id);
    if (told && told.over === null)
      for (const finding of findingsOfHome(told)) {
        here(levelOf(finding), `${told.title}: ${finding.title.toLocaleLowerCase("es")}`, findingLine(finding));
      }
  }
}

/** An offered home is an advert, wherever it stands. */
const findingsOfHome = ({ home, title }: ToldHome): Finding[] =>
  checkAdvert({
    country: home.country,
    operation: home.operation,
    currency: home.currency,
    hasPrice: home.price !== undefined,
    hasEnergy: home.energyRating !== undefined || home.energyStatus !== undefined,
    // The file does not say for how long it is let; what a usual letting needs is asked of all.
    rentKind: "habitual",
    hasRentReference: home.previousRent !== undefined || home.rentIndex !== undefined,
    hasRegistration: home.registrationNumber !== undefined,
    written: [{ field: "title", text: title }],
  }).findings;

function lintBlock(block: EmailBlock, homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  const link = (href: string, name: string) => {
    const target = safeHref(href);
    if (href.trim() === "") here("bloquea", `${name} no lleva a ningún sitio`, "Pega la dirección que debe abrir.");
    else if (target === null)
      here(
        "bloquea",
        `${name} no se puede abrir`,
        "Usa una dirección que empiece por https://, un correo o un teléfono.",
      );
    else if (isUnencrypted(target))
      here("avisa", `${name} abre una página sin cifrar`, "Cambia http:// por https:// si la página lo admite.");
  };
  switch (block.kind) {
    case "boton":
      if (block.label === "") here("bloquea", "El botón no dice nada", "Escribe qué pasa al pulsarlo.");
      return link(block.href, "El botón");
    case "texto":
      if (block.text.trim() === "")
        return here("avisa", "El texto está vacío", "Escríbelo o quita el bloque: no sale.");
      for (const href of linksIn(block.text)) link(href, `El enlace «${href.slice(0, 40)}»`);
      return;
    case "cita":
      if (block.text.trim() === "") here("avisa", "La cita está vacía", "Escríbela o quita el bloque: no sale.");
      else if (block.author === "") here("avisa", "La cita no dice de quién es", "Pon el nombre, con su permiso.");
      for (const href of linksIn(block.text)) link(href, `El enlace «${href.slice(0, 40)}»`);
      return;
    case "titulo":
      if (block.text === "") here("avisa", "El título está vacío", "Escríbelo o quita el bloque: no sale.");
      return;
    case "foto": {
      if (block.href !== "") link(block.href, "La foto");
      if (block.homeId === null)
        return here("bloquea", "Falta elegir la foto", "Elige la vivienda y la foto, o quita el bloque.");
      if (!homes.has(block.homeId)) return here("bloquea", GONE, GONE_FIX);
      const photo = photoOfBlock(block, { homes });
      if (photo === null) here("bloquea", "La foto ya no está", "Elige otra foto de la vivienda.");
      else if (photo.alt.startsWith("Foto de "))
        here(
          "avisa",
          "La foto no tiene texto alternativo",
          "Describe lo que se ve: muchos programas no enseñan las fotos.",
        );
      return;
    }
    case "vivienda":
      if (block.homeId === null) return here("bloquea", "Falta elegir la vivienda", "Elígela o quita el bloque.");
      return lintHomes([block.homeId], homes, here);
    case "pareja":
    case "lista":
      if (block.homeIds.length === 0)
        return here("bloquea", "Falta elegir las viviendas", "Elígelas o quita el bloque.");
      if (block.kind === "pareja" && block.homeIds.length === 1)
        here("avisa", "Falta la segunda vivienda", "Elígela, o usa el bloque de una vivienda.");
      return lintHomes(block.homeIds, homes, here);
    default:
      return;
  }
}

const GONE = "Una vivienda ya no está en tu cartera";
const GONE_FIX = "Elige otra o quita el bloque.";

function lintHomes(ids: readonly string[], homes: ReadonlyMap<string, ToldHome>, here: Here): void {
  for (const id of ids) {
    const told = homes.get(id);
    if (!told) {
      here("bloquea", GONE, GONE_FIX);
      continue;
    }
    if (told.over !== null) {
      here(
        "bloquea",
        `«${told.title}» ya no se ofrece: ${told.over.toLocaleLowerCase("es")}`,
        "Elige otra o quita el bloque.",
      );
      continue;
    }
    if (told.href === null)
      here(
        "avisa",
        `«${told.title}» no tiene página que abrir`,
        "Crea su enlace compartido: sin él la tarjeta no lleva botón.",
      );
    if (told.cover === null)
      here("avisa", `«${told.title}» no tiene fotos`, "Súbelas en su ficha: la tarjeta sale solo con texto.");
  }
}

const PICTURES: readonly EmailBlock["kind"][] = ["foto"];

function lintWhole({ blocks }: CampaignMessage, homes: ReadonlyMap<string, ToldHome>, bytes: number, add: Add): void {
  const said = blocks.filter(({ kind }) => kind !== "separador" && kind !== "cabecera" && kind !== "firma");
  if (said.length === 0) add("bloquea", "mensaje", "El mensaje está vacío", "Añade al menos un texto o una vivienda.");
  else {
    const letters = blocks
      .filter(({ kind }) => kind !== "foto" && kind !== "cabecera" && kind !== "firma")
      .flatMap(wordsOfBlock)
      .concat(
        blocks
          .filter(({ kind }) => kind !== "foto")
          .flatMap(homesOfBlock)
          .flatMap((id) => homes.get(id)?.title ?? []),
      )
      .join("")
      .replace(/\s/g, "").length;
    if (letters < FEWEST_LETTERS && blocks.some(({ kind }) => PICTURES.includes(kind)))
      add(
        "bloquea",
        "mensaje",
        "El mensaje es solo imágenes",
        "Escribe también lo que dicen: los filtros lo rechazan, y sin imágenes no se lee nada.",
      );
  }
  if (bytes > MAIL_BYTES_MAX)
    add(
      "bloquea",
      "mensaje",
      `El correo pesa ${kilobytes(bytes)} KB`,
      "Quita bloques: Gmail corta lo que pasa de 102 KB, con la baja dentro.",
    );
  else if (bytes > MAIL_BYTES_GOOD)
    add(
      "avisa",
      "mensaje",
      `El correo pesa ${kilobytes(bytes)} KB`,
      "Mejor por debajo de 80 KB: Gmail corta a los 102.",
    );
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

interface LintedCampaign {
  kind: "envio" | "secuencia";
  messages: readonly CampaignMessage[];
  brand: MailBrand;
  hasSender: boolean;
  /** Null while nobody has counted. */
  audience: { fits: number; mayBeWritten: number } | null;
}

/** Found in a campaign beside its messages. */
export function lintCampaign({ kind, messages, brand, hasSender, audience }: LintedCampaign): MailProblem[] {
  const whole = { message: null, blockId: null, level: "bloquea" } as const;
  const found: MailProblem[] = [];
  if (!hasSender)
    found.push({
      ...whole,
      field: "remitente",
      title: "Falta el remitente",
      fix: "Elige desde qué dirección se envía.",
    });
  else if (!brand.postalAddress?.trim())
    found.push({
      ...whole,
      field: "remitente",
      title: "Falta la dirección postal del remitente",
      fix: "Escríbela en el remitente: la ley pide decir quién escribe y dónde está.",
    });
  if (audience?.fits === 0)
    found.push({ ...whole, field: "destinatarios", title: "No encaja nadie", fix: "Quita alguna condición." });
  else if (audience?.mayBeWritten === 0)
    found.push({
      ...whole,
      field: "destinatarios",
      title: "No puedes escribir a nadie de la lista",
      fix: "Nadie ha dado su permiso ni es cliente tuyo. Pide el permiso antes.",
    });
  if (kind === "secuencia") {
    for (const [number, { afterHours }] of messages.entries())
      if (number > 0 && afterHours === 0)
        found.push({
          ...whole,
          message: number,
          field: "espera",
          title: `El mensaje ${number + 1} no dice cuándo sale`,
          fix: "Escribe cuántos días después del anterior.",
        });
  }
  return found;
}

export const isBlocked = (problems: readonly MailProblem[]): boolean =>
  problems.some(({ level }) => level === "bloquea");
