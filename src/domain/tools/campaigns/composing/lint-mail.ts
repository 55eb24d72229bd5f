import { counted } from "../../../shared/format/counted.ts";
import type { CampaignMessage } from "../campaign-message.ts";
import { type EmailBlock, homesOfBlock } from "../email-block.ts";
import type { DomainChecks } from "../sending/domain-checks.ts";
import {
  findingsIn,
  gapsIn,
  levelOf,
  lintBlock,
  lintWords,
  titleOf,
  UNKNOWN_WORD_FIX,
  unknownWordsIn,
  wordsOfBlock,
} from "./lint-block.ts";
import type { MailBrand, ToldHome } from "./mail-parts.ts";
import { asksForName } from "./rich-text.ts";

/** A problem found before a mail goes out. It names the block and says what mends it. */
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
  for (const word of unknownWordsIn(message.preheader ?? ""))
    add("bloquea", "mensaje", `${word} no existe (texto de entrada)`, UNKNOWN_WORD_FIX);
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

function lintSubject(subject: string, field: "asunto" | "otro-asunto", add: Add): void {
  if (subject.trim() === "") add("bloquea", field, "Falta el asunto", "Escribe de qué va, en pocas palabras.");
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
      `El asunto tiene ${counted(subject.length, "carácter", "caracteres")}`,
      `Acórtalo a ${SUBJECT_GOOD}: en un móvil se corta antes.`,
    );
  if (/[!¡]{2,}|[?¿]{2,}/.test(subject))
    add("avisa", field, "El asunto repite signos", "Deja uno: los filtros lo toman por publicidad no deseada.");
  for (const gap of gapsIn(subject))
    add("bloquea", field, `Falta rellenar ${gap}`, "Escribe el dato o quita los corchetes.");
  for (const word of unknownWordsIn(subject)) add("bloquea", field, `${word} no existe`, UNKNOWN_WORD_FIX);
  if (asksForName(subject) && !/^\{nombre\},/.test(subject))
    add(
      "avisa",
      field,
      "El nombre va en medio del asunto",
      "Ponlo al principio y con coma: quien no tiene nombre lee «Hola».",
    );
  for (const finding of findingsIn(subject)) add(levelOf(finding), field, titleOf(finding), finding.text);
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
  /** The last look at the records of its domain, null before the first, and the last words of a server that did not take a mail. */
  sender?: { checks: DomainChecks | null; lastError: string | null } | undefined;
  /** Null while nobody has counted. */
  audience: { fits: number; mayBeWritten: number } | null;
}

/** Found in a campaign beside its messages. */
export function lintCampaign({ kind, messages, brand, hasSender, sender, audience }: LintedCampaign): MailProblem[] {
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
  if (sender) found.push(...lintSender(sender));
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

const RECORDS = [
  ["spf", "SPF"],
  ["dkim", "DKIM"],
  ["dmarc", "DMARC"],
] as const;

/** A sender that was never looked at, or is known not to work: its author decides, as the records may just have been set. */
function lintSender({ checks, lastError }: NonNullable<LintedCampaign["sender"]>): MailProblem[] {
  const at = { level: "avisa", message: null, blockId: null, field: "remitente" } as const;
  const found: MailProblem[] = [];
  const bad = checks === null ? [] : RECORDS.filter(([key]) => ["falta", "mal"].includes(checks[key].verdict));
  if (checks === null)
    found.push({
      ...at,
      title: "El dominio del remitente está sin comprobar",
      fix: "Abre el remitente y comprueba sus registros: sin ellos muchos correos acaban en no deseados.",
    });
  else if (bad.length > 0)
    found.push({
      ...at,
      title: `Al dominio del remitente le falta ${bad.map(([, name]) => name).join(", ")}`,
      fix: "Abre el remitente y pon los registros que indica: sin ellos muchos correos acaban en no deseados.",
    });
  if (lastError !== null)
    found.push({
      ...at,
      title: "El servidor del remitente no ha funcionado la última vez",
      fix: `${lastError}. Envíate una prueba desde el remitente.`,
    });
  return found;
}

export const isBlocked = (problems: readonly MailProblem[]): boolean =>
  problems.some(({ level }) => level === "bloquea");
