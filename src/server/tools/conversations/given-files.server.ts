import type { Readable } from "node:stream";
import mammoth from "mammoth";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { wideEncoding } from "#domain/shared/format/wide-encoding.ts";
import type { ReadMail } from "#domain/tools/conversations/mail-thread.ts";
import { MOST_TEXT_BYTES } from "#domain/tools/conversations/transcript-forms.ts";
import { problemWords } from "#domain/tools/conversations/transcript-texts.ts";
import { faultOfDocx } from "../../crm/templates/read-docx.server.ts";
import { mailsOf } from "./given-mails.server.ts";

/** Files that hold a conversation, as text or as mails. Everything is measured as it is unpacked, whatever a file says of itself. */

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

export type GivenWords = { text: string; fileName: string | null } | { mails: ReadMail[] } | { fault: string };

/** An export with all its media has this many files. */
const MOST_ENTRIES = 20_000;
/** Paragraphs of a transcript of hours. */
const MOST_PARAGRAPHS = 60_000;
const TOO_LONG = problemWords({ problem: "too-long", line: null, text: null });

/** The content of the files: one conversation, or the mails of one thread. */
export async function wordsOfFiles(files: readonly GivenFile[]): Promise<GivenWords> {
  const mails: ReadMail[] = [];
  const texts: { text: string; fileName: string }[] = [];
  for (const { name, bytes } of files) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();
    if (extension === "eml" || extension === "mbox") {
      const read = await mailsOf(buffer, extension === "mbox");
      if (read === null) return { fault: `«${name}» tiene demasiados correos o partes para ser una conversación` };
      if (read.length === 0) return { fault: `En «${name}» no hay ningún correo` };
      mails.push(...read);
      continue;
    }
    const read = await textOf(name, buffer);
    if ("fault" in read) return read;
    texts.push(read);
  }
  if (texts.length > 0 && (texts.length > 1 || mails.length > 0)) {
    return { fault: "Varios archivos a la vez solo si son correos. Los chats, de uno en uno" };
  }
  const isLong = mails.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) > MOST_TEXT_BYTES;
  if (isLong) return { fault: TOO_LONG };
  return mails.length > 0 ? { mails } : texts[0]!;
}

type Read = { text: string; fileName: string } | { fault: string };

async function textOf(name: string, buffer: Buffer): Promise<Read> {
  const isPacked = buffer.subarray(0, 2).toString("latin1") === "PK";
  if (!isPacked) {
    if (/\.(?:zip|docx)$/i.test(name)) return { fault: `«${name}» está dañado o no es lo que dice su nombre` };
    return decoded(name, buffer);
  }
  let folder: ZipFile;
  try {
    folder = await fromBufferPromise(buffer, { lazyEntries: true });
    const entries: Entry[] = [];
    for await (const entry of folder.eachEntry()) {
      if (entries.push(entry) > MOST_ENTRIES) return { fault: `«${name}» tiene demasiados archivos dentro` };
    }
    if (entries.some(({ fileName }) => fileName === "word/document.xml")) return await textOfWord(name, buffer);
    const chat = chatAmong(entries);
    if (chat === undefined) return { fault: problemWords({ problem: "no-text-in-archive", line: null, text: null }) };
    const bytes = await unpacked(folder, chat);
    return bytes === null ? { fault: TOO_LONG } : decoded(baseName(chat.fileName), bytes);
  } catch {
    // The bytes are the sender's, and so is the fault.
    return { fault: `«${name}» está dañado: expórtalo otra vez` };
  }
}

const baseName = (path: string) => path.split("/").at(-1)!;

/** `_chat.txt` of an iPhone, `Chat de WhatsApp con Ana.txt` of Android; else the only text. */
function chatAmong(entries: readonly Entry[]): Entry | undefined {
  const texts = entries.filter(({ fileName }) => /\.txt$/i.test(fileName) && !fileName.startsWith("__MACOSX/"));
  return texts.find(({ fileName }) => /chat|whatsapp/i.test(baseName(fileName))) ?? texts[0];
}

/** Null where it is more than a conversation may be; unpacking ends there. */
async function unpacked(folder: ZipFile, entry: Entry): Promise<Buffer | null> {
  const stream: Readable = await folder.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MOST_TEXT_BYTES) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    stream.destroy();
  }
}

async function textOfWord(name: string, buffer: Buffer): Promise<Read> {
  const fault = faultOfDocx(buffer, MOST_PARAGRAPHS);
  if (fault !== null) return { fault };
  const { value } = await mammoth.extractRawText({ buffer });
  if (Buffer.byteLength(value) > MOST_TEXT_BYTES) return { fault: TOO_LONG };
  // Paragraphs are parted by an empty line, which a transcript has none of.
  return { text: value.replaceAll("\n\n", "\n"), fileName: name };
}

/** UTF-8 where the bytes are that, UTF-16 by its mark, else what Windows writes. */
function decoded(name: string, bytes: Buffer): Read {
  if (bytes.length > MOST_TEXT_BYTES) return { fault: TOO_LONG };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), fileName: name };
  if (bytes.includes(0)) return { fault: `«${name}» no es un texto` };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), fileName: name };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), fileName: name };
  }
}
