import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { MOST_PICTURE_BYTES, MOST_VIDEO_BYTES } from "#domain/tools/studio-projects/project-forms.ts";
import type { ProjectFileRole } from "#domain/tools/studio-projects/project-kinds.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { fileKindOf, MEDIA_TYPES } from "../../platform/images/file-kind.server.ts";

/** Files of projects as they arrive: their kind is read from their first bytes, and they go to the store without being held in memory. */

/** Bytes that tell what a file is. */
const HEAD_BYTES = 64;
const MEGABYTE = 1024 * 1024;
const MOST_SOUND_BYTES = 40 * MEGABYTE;
const MOST_TEXT_BYTES = 2 * MEGABYTE;

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "file", message }]);

type Form = "picture" | "video" | "sound" | "text" | "archive";
const MOST_BYTES: Readonly<Record<Form, number>> = {
  picture: MOST_PICTURE_BYTES,
  video: MOST_VIDEO_BYTES,
  sound: MOST_SOUND_BYTES,
  text: MOST_TEXT_BYTES,
  archive: MOST_VIDEO_BYTES,
};
const TAKEN: Readonly<Record<ProjectFileRole, readonly Form[]>> = {
  source: ["picture"],
  result: ["picture", "video", "archive"],
  cover: ["picture"],
  captions: ["text"],
  proof: ["picture", "text", "archive"],
  voice: ["sound", "video"],
};
const ADVICE: Readonly<Record<ProjectFileRole, string>> = {
  source: "No es una foto JPEG, PNG, WebP o AVIF",
  result: "No es una imagen, un vídeo MP4 o WebM, ni un ZIP",
  cover: "No es una foto JPEG, PNG, WebP o AVIF",
  captions: "Los subtítulos van en un archivo de texto",
  proof: "La prueba es una imagen PNG, un texto o un ZIP",
  voice: "No es un sonido MP3, OGG, M4A, WAV o WebM",
};

/** A picture, a sound or a video by its first bytes; a text where nothing else is known and every byte may stand in one. */
export function formOf(head: Buffer): { form: Form; mediaType: string } | null {
  const at = (from: number, length: number) => head.toString("latin1", from, from + length);
  const kind = fileKindOf(head);
  if (kind === "jpeg" || kind === "png" || kind === "webp" || kind === "avif")
    return { form: "picture", mediaType: MEDIA_TYPES[kind] };
  if (kind !== null) return null;
  // EBML (RFC 8794), in which WebM is written.
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])))
    return { form: "video", mediaType: "video/webm" };
  if (at(4, 4) === "ftyp")
    return at(8, 3) === "M4A" ? { form: "sound", mediaType: "audio/mp4" } : { form: "video", mediaType: "video/mp4" };
  if (at(0, 4) === "OggS") return { form: "sound", mediaType: "audio/ogg" };
  if (at(0, 4) === "RIFF" && at(8, 4) === "WAVE") return { form: "sound", mediaType: "audio/wav" };
  if (at(0, 3) === "ID3" || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2))
    return { form: "sound", mediaType: "audio/mpeg" };
  if (at(0, 4) === "PK\x03\x04") return { form: "archive", mediaType: "application/zip" };
  const isText =
    head.length > 0 && head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  return isText ? { form: "text", mediaType: "text/plain; charset=utf-8" } : null;
}

export interface ReceivedFile {
  readonly mediaType: string;
  readonly isPicture: boolean;
  /** Every byte, once. */
  readonly stream: Readable;
  /** After the stream has ended. */
  total(): { sizeBytes: number; sha256: string };
}

/**
 * Reads what a file is, and gives its bytes on while they are counted.
 *
 * @throws AppError INVALID_INPUT at `file` for an empty file, another kind, and one that is too heavy, then also out of the stream
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  { role, announcedBytes }: { role: ProjectFileRole; announcedBytes: number },
): Promise<ReceivedFile> {
  const parts = body[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (first.length < HEAD_BYTES) {
    const next = await parts.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  if (first.length === 0) throw refused("El archivo está vacío");
  const found = formOf(first.subarray(0, HEAD_BYTES));
  if (!found || !TAKEN[role].includes(found.form)) throw refused(ADVICE[role]);
  const most = MOST_BYTES[found.form];
  const tooHeavy = () => refused(`Pesa más de ${most / MEGABYTE}\u00a0MB. Redúcelo y súbelo otra vez`);
  if (announcedBytes > most) throw tooHeavy();
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    for (let part: Uint8Array = first; ; ) {
      sizeBytes += part.length;
      if (sizeBytes > most) throw tooHeavy();
      hash.update(part);
      yield part;
      const next = await parts.next();
      if (next.done) return;
      part = next.value;
    }
  }
  return {
    mediaType: found.mediaType,
    isPicture: found.form === "picture",
    stream: Readable.from(counted(), { objectMode: false }),
    total: () => ({ sizeBytes, sha256: hash.digest("hex") }),
  };
}
