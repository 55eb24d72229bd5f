import type { Conversation, WrittenMessage } from "./written.ts";

/** Files in which conversations come, as programs write them. */

export type Form =
  | "ios-24-es"
  | "ios-12-es"
  | "ios-12-mx"
  | "ios-us"
  | "ios-24-en"
  | "android-24-es"
  | "android-12-es"
  | "android-12-co"
  | "android-cl"
  | "android-ar"
  | "android-mx"
  | "android-en-us"
  | "android-en-24"
  | "android-iso"
  | "android-dots"
  | "mail-eml"
  | "mail-mbox"
  | "transcript-names"
  | "transcript-times"
  | "notes";

const MARK = "\u200e";
const pad = (text: string | number) => String(text).padStart(2, "0");

interface Clock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

function clockOf(wall: string): Clock {
  const [year, month, day, hour, minute] = wall.split(/[-T:]/).map(Number) as [number, number, number, number, number];
  return { year, month, day, hour, minute };
}

/** `9:07 p. m.` with the blanks and dots of a program. */
function half({ hour, minute }: Clock, seconds: string, [am, pm]: readonly [string, string], blank: string): string {
  return `${hour % 12 || 12}:${pad(minute)}${seconds}${blank}${hour < 12 ? am : pm}`;
}

const ES_HALVES = ["a.\u00a0m.", "p.\u00a0m."] as const;
const short = (year: number) => pad(year % 100);

/** Head of a message and what it is written in. */
const HEADS: Partial<Record<Form, { head: (clock: Clock, second: number) => string; isIos: boolean; isEnglish: boolean }>> = {
  "ios-24-es": { head: (c, s) => `[${c.day}/${c.month}/${short(c.year)}, ${c.hour}:${pad(c.minute)}:${pad(s)}] `, isIos: true, isEnglish: false },
  "ios-12-es": { head: (c, s) => `[${c.day}/${c.month}/${short(c.year)}, ${half(c, `:${pad(s)}`, ES_HALVES, "\u202f")}] `, isIos: true, isEnglish: false },
  "ios-12-mx": { head: (c, s) => `[${pad(c.day)}/${pad(c.month)}/${short(c.year)}, ${half(c, `:${pad(s)}`, ["a.m.", "p.m."], "\u202f")}] `, isIos: true, isEnglish: false },
  "ios-us": { head: (c, s) => `[${c.month}/${c.day}/${short(c.year)}, ${half(c, `:${pad(s)}`, ["AM", "PM"], "\u202f")}] `, isIos: true, isEnglish: true },
  "ios-24-en": { head: (c, s) => `[${pad(c.day)}/${pad(c.month)}/${c.year}, ${pad(c.hour)}:${pad(c.minute)}:${pad(s)}] `, isIos: true, isEnglish: true },
  "android-24-es": { head: (c) => `${c.day}/${c.month}/${short(c.year)}, ${c.hour}:${pad(c.minute)} - `, isIos: false, isEnglish: false },
  "android-12-es": { head: (c) => `${c.day}/${c.month}/${short(c.year)}, ${half(c, "", ES_HALVES, "\u202f")} - `, isIos: false, isEnglish: false },
  "android-12-co": { head: (c) => `${c.day}/${pad(c.month)}/${c.year}, ${half(c, "", ["a. m.", "p. m."], " ")} - `, isIos: false, isEnglish: false },
  "android-cl": { head: (c) => `${pad(c.day)}-${pad(c.month)}-${short(c.year)}, ${c.hour}:${pad(c.minute)} - `, isIos: false, isEnglish: false },
  "android-ar": { head: (c) => `${c.day}/${c.month}/${c.year} ${pad(c.hour)}:${pad(c.minute)} - `, isIos: false, isEnglish: false },
  "android-mx": { head: (c) => `${pad(c.day)}/${pad(c.month)}/${short(c.year)} ${half(c, "", ["a.m.", "p.m."], "\u00a0")} - `, isIos: false, isEnglish: false },
  "android-en-us": { head: (c) => `${c.month}/${c.day}/${short(c.year)}, ${half(c, "", ["AM", "PM"], "\u202f")} - `, isIos: false, isEnglish: true },
  "android-en-24": { head: (c) => `${pad(c.day)}/${pad(c.month)}/${c.year}, ${pad(c.hour)}:${pad(c.minute)} - `, isIos: false, isEnglish: true },
  "android-iso": { head: (c) => `${c.year}-${pad(c.month)}-${pad(c.day)}, ${pad(c.hour)}:${pad(c.minute)} - `, isIos: false, isEnglish: false },
  "android-dots": { head: (c) => `${pad(c.day)}.${pad(c.month)}.${short(c.year)}, ${pad(c.hour)}:${pad(c.minute)} - `, isIos: false, isEnglish: false },
}; // biome-ignore format: one line a form

const IOS_LEFT_OUT: Record<string, readonly [es: string, en: string]> = {
  image: ["imagen omitida", "image omitted"],
  video: ["Video omitido", "video omitted"],
  audio: ["audio omitido", "audio omitted"],
  sticker: ["sticker omitido", "sticker omitted"],
  gif: ["GIF omitido", "GIF omitted"],
  contact: ["Tarjeta de contacto omitida", "Contact card omitted"],
};

function chatBody(
  { media, mediaName, whole, isDeleted, isEdited }: WrittenMessage,
  isIos: boolean,
  isEnglish: boolean,
  at: number,
): string {
  if (isDeleted)
    return isEnglish
      ? `${isIos ? MARK : ""}This message was deleted${isIos ? "." : ""}`
      : `${isIos ? MARK : ""}Se eliminó este mensaje.`;
  const edited = isEdited ? (isEnglish ? ` ${MARK}<This message was edited>` : ` ${MARK}<Se editó este mensaje.>`) : "";
  if (!media) return whole + edited;
  if (media === "location")
    return isIos
      ? `${MARK}Ubicación: https://maps.google.com/?q=39.4699,-0.3763`
      : `${isEnglish ? "location" : "ubicación"}: https://maps.google.com/?q=39.4699,-0.3763`;
  if (media === "document") {
    const name = mediaName ?? "documento.pdf";
    if (isIos)
      return `${name} • ${MARK}2 ${isEnglish ? "pages" : "páginas"} ${MARK}${isEnglish ? "document omitted" : "documento omitido"}`;
    return `${name} (${isEnglish ? "file attached" : "archivo adjunto"})${whole ? `\n${whole}` : ""}`;
  }
  if (media === "contact" && !isIos) return `${mediaName}.vcf (${isEnglish ? "file attached" : "archivo adjunto"})`;
  if (isIos) return `${whole ? `${whole} ` : ""}${MARK}${IOS_LEFT_OUT[media]![isEnglish ? 1 : 0]}`;
  // With media in the archive a picture has a name, and its words stand in the next line.
  if (mediaName)
    return `${MARK}${mediaName} (${isEnglish ? "file attached" : "archivo adjunto"})${whole ? `\n${whole}` : ""}`;
  return isEnglish ? "<Media omitted>" : at % 3 === 2 ? "<Archivo omitido>" : "<Multimedia omitido>";
}

function chatFile(of: Conversation, written: readonly WrittenMessage[]): string {
  const { head, isIos, isEnglish } = HEADS[of.form]!;
  const lines = written.map((message, at) => {
    const start = head(clockOf(message.wallTime!), (at * 17 + 5) % 60);
    const isMarked = isIos && (message.media !== null || message.isNotice || message.isDeleted);
    if (message.isNotice)
      return isIos
        ? `${MARK}${start}${of.title ?? Object.values(of.people).find((name) => !of.agents.some((letter) => of.people[letter] === name))}: ${MARK}${message.whole}`
        : start + message.whole;
    return `${isMarked ? MARK : ""}${start}${message.author}: ${chatBody(message, isIos, isEnglish, at)}`;
  });
  return (
    (isIos ? "" : of.form === "android-iso" ? "\ufeff" : "") +
    lines.map((line) => line.replace(/\n/g, isIos ? "\r\n" : "\n")).join(isIos ? "\r\n" : "\n") +
    (isIos ? "\r\n" : "\n")
  );
}

const addressOf = (name: string) => `${name.toLowerCase().normalize("NFKD").replace(/[^a-z]+/g, ".").replace(/^\.|\.$/g, "")}@correo.example`; // biome-ignore format: one chain
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`;

function quotedPrintable(text: string): string {
  const bytes = [...Buffer.from(text)].map((byte) => (byte === 10 ? "\n" : byte === 61 || byte > 126 || byte < 32 ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}` : String.fromCharCode(byte))); // biome-ignore format: one table
  const lines: string[] = [];
  let line = "";
  for (const byte of bytes) {
    if (byte === "\n") {
      lines.push(line);
      line = "";
    } else {
      if (line.length + byte.length > 74) {
        lines.push(`${line}=`);
        line = "";
      }
      line += byte;
    }
  }
  return [...lines, line].join("\r\n");
}

/** One mail with what it answers quoted below, as three programs do it. */
function mailText(of: Conversation, written: readonly WrittenMessage[], at: number): string {
  const message = written[at]!;
  const before = written[at - 1];
  const { year, month, day, hour, minute } = clockOf(message.wallTime!);
  const offset = of.zone === "Europe/Madrid" ? (month > 3 && month < 11 ? "+0200" : "+0100") : of.zone === "Atlantic/Canary" ? "+0000" : "-0300";
  const to = Object.values(of.people).find((name) => name !== message.author)!;
  const signature = at % 2 === 0 ? `\n\n-- \n${message.author}\nEnviado desde mi teléfono` : "";
  let quote = "";
  if (before) {
    const said = clockOf(before.wallTime!);
    const lines = before.whole.split("\n").map((line) => `> ${line}`).join("\n");
    if (at % 3 === 0) quote = `\n\nEl ${said.day}/${said.month}/${said.year} a las ${said.hour}:${pad(said.minute)}, ${before.author} escribió:\n${lines}`;
    else if (at % 3 === 1) quote = `\n\n-----Mensaje original-----\nDe: ${before.author} <${addressOf(before.author!)}>\nEnviado: ${said.day} de marzo de ${said.year} ${said.hour}:${pad(said.minute)}\nPara: ${message.author}\nAsunto: ${of.title}\n\n${before.whole}`;
    else quote = `\n\nOn ${said.year}-${pad(said.month)}-${pad(said.day)} ${pad(said.hour)}:${pad(said.minute)}, ${before.author} <${addressOf(before.author!)}> wrote:\n${lines}`;
  } // biome-ignore format: three programs
  const body = message.whole + signature + quote;
  const heads = [
    `From: ${encoded(message.author!)} <${addressOf(message.author!)}>`,
    `To: ${encoded(to)} <${addressOf(to)}>`,
    `Subject: ${encoded(`${at ? "Re: " : ""}${of.title ?? "Consulta"}`)}`,
    `Date: ${day} ${MONTHS[month - 1]} ${year} ${pad(hour)}:${pad(minute)}:00 ${offset}`,
    `Message-ID: <${of.id}-${at}@correo.example>`,
    ...(at ? [`In-Reply-To: <${of.id}-${at - 1}@correo.example>`] : []),
    "MIME-Version: 1.0",
  ];
  if (at % 2 === 0) return [...heads, "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable", "", quotedPrintable(body)].join("\r\n");
  const html = `<html><body>${body.split("\n").map((line) => `<div>${line.replace(/</g, "&lt;") || "<br>"}</div>`).join("")}</body></html>`;
  return [...heads, `Content-Type: multipart/alternative; boundary="b${at}"`, "", `--b${at}`, "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "", Buffer.from(body).toString("base64").replace(/(.{76})/g, "$1\r\n"), `--b${at}`, "Content-Type: text/html; charset=utf-8", "Content-Transfer-Encoding: base64", "", Buffer.from(html).toString("base64").replace(/(.{76})/g, "$1\r\n"), `--b${at}--`, ""].join("\r\n");
} // biome-ignore format: mime

export interface ConversationFile {
  name: string;
  text: string;
}

/** The files of a conversation: one, or for mails of their own one each. */
export function filesOf(of: Conversation, written: readonly WrittenMessage[]): ConversationFile[] {
  if (HEADS[of.form]) {
    const other = of.title ?? Object.values(of.people).at(-1)!;
    return [
      { name: HEADS[of.form]!.isIos ? "_chat.txt" : `Chat de WhatsApp con ${other}.txt`, text: chatFile(of, written) },
    ];
  }
  if (of.form === "mail-eml")
    return written.map((_, at) => ({ name: `${of.id}-${at + 1}.eml`, text: mailText(of, written, at) }));
  if (of.form === "mail-mbox") {
    const text = written.map((_, at) => `From x@correo.example Mon Mar  2 09:00:00 2026\r\n${mailText(of, written, at).replace(/^(>*From )/gm, ">$1")}\r\n\r\n`).join(""); // biome-ignore format: one row
    return [{ name: `${of.id}.mbox`, text }];
  }
  if (of.form === "notes") return [{ name: "notas.txt", text: written.map(({ whole }) => whole).join("\n") }];
  const lines = written.map(({ author, whole }, at) =>
    of.form === "transcript-times"
      ? `[${pad(Math.floor(at / 4))}:${pad((at * 14) % 60)}] ${author}: ${whole}`
      : `${author}: ${whole}`,
  );
  return [{ name: "transcripcion.txt", text: `${lines.join("\n")}\n` }];
}
