import type { Context } from "hono";
import { firstSigns, lastSigns } from "#domain/shared/format/text-ends.ts";
import { oneLine } from "#domain/shared/schema/visible-text.ts";
import { AppError } from "../app-error.server.ts";
import { AtOnce } from "./at-once.server.ts";

/** One field of a form with files. */
export interface UploadPart {
  /** Name of the field. */
  field: string;
  /** The sender's name for it, without folders; null for a field that is no file. */
  fileName: string | null;
  /** Null where it is heavier than allowed; its bytes were let go. */
  bytes: Buffer | null;
}

/** The limits of a form with files. */
interface UploadForm {
  /** The field of the files. */
  field: string;
  /** Of one file. */
  maxBytes: number;
  /** The other fields that the call knows, with the bytes of each. Any other name is refused. */
  fields?: Readonly<Record<string, number>>;
  /** Of all parts together, for a call that holds them together; as much as the body's own limit where it is not given. */
  mostBytes?: number;
}

const MAX_HEAD_BYTES = 8 * 1024;
const MAX_PARTS = 100;
const MAX_NAME = 160;
/** Signs of an unknown name that an answer repeats. */
const LONGEST_KEY = 40;
/** Bodies of one caller that are read at once: each holds as much as a file may weigh. */
const MOST_AT_ONCE = 6;
const uploads = new AtOnce(MOST_AT_ONCE);

/**
 * The parts of a `multipart/form-data` body, one after another as they arrive: only one of many files is in memory, and
 * the sender waits while it is stored.
 *
 * @throws AppError INVALID_INPUT at the field for another kind of body, an unknown or too long field or too heavy files, RATE_LIMIT where
 *   too many of the caller's are read at once, MALFORMED_REQUEST for one that breaks off
 */
export async function* readUploads(c: Context, form: UploadForm): AsyncGenerator<UploadPart, undefined> {
  const end = uploads.begin();
  try {
    yield* parts(c, form);
  } finally {
    end();
  }
}

const wrong = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

async function* parts(c: Context, form: UploadForm): AsyncGenerator<UploadPart, undefined> {
  const { field, maxBytes, fields = {}, mostBytes = Number.POSITIVE_INFINITY } = form;
  const tooHeavy = () => wrong(field, `Los archivos pesan juntos más de ${megabytes(mostBytes)}\u00a0MB`);
  // Said before anything is read, where the sender tells it.
  if (Number(c.req.header("content-length") ?? 0) > mostBytes + MAX_PARTS * MAX_HEAD_BYTES) throw tooHeavy();
  const type = c.req.header("content-type") ?? "";
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  const { body } = c.req.raw;
  if (!boundary || !body) {
    throw wrong(field, "Envía los archivos como multipart/form-data");
  }
  // The first delimiter lacks its line break where nothing stands before it.
  const bytes = new Incoming(body, Buffer.from("\r\n"));
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  await bytes.through(delimiter, 0);
  let left = mostBytes;
  for (let count = 0; ; count++) {
    const next = (await bytes.take(2)).toString("latin1");
    if (next === "--") return undefined;
    if (next !== "\r\n" || count === MAX_PARTS) throw new AppError("MALFORMED_REQUEST");
    // Without headers the empty line follows at once.
    const head = await bytes.through(Buffer.from("\r\n\r\n"), MAX_HEAD_BYTES);
    if (head === null) throw new AppError("MALFORMED_REQUEST");
    const disposition = /^content-disposition:(.*)$/im.exec(head.toString("utf8"))?.[1] ?? "";
    const fileName = parameter(disposition, "filename");
    const name = parameter(disposition, "name") ?? "";
    const most = fileName === null ? (Object.hasOwn(fields, name) ? fields[name]! : null) : maxBytes;
    if (most === null) throw wrong(firstSigns(name, LONGEST_KEY), `No conozco «${firstSigns(name, LONGEST_KEY)}»`);
    const read = await bytes.through(delimiter, Math.min(most, left));
    if (read === null && fileName === null && most <= left) throw wrong(name, tooLong(most));
    if (read === null && most > left) throw tooHeavy();
    left -= read?.length ?? 0;
    yield { field: name, fileName: fileName === null ? null : plainName(fileName), bytes: read };
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const tooLong = (bytes: number) =>
  bytes < 1_000_000 ? "Es demasiado largo" : `Es demasiado largo: caben ${megabytes(bytes)}\u00a0MB de texto`;

const PARAMETERS = {
  name: /[;\s]name="((?:[^"\\]|\\.)*)"/i,
  filename: /[;\s]filename="((?:[^"\\]|\\.)*)"/i,
};

/** Browsers write quotes and line breaks of a name in hexadecimal (HTML, "multipart form data"). */
function parameter(disposition: string, name: keyof typeof PARAMETERS): string | null {
  const found = PARAMETERS[name].exec(disposition)?.[1];
  return found?.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code)).replaceAll('\\"', '"') ?? null;
}

function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return lastSigns(oneLine(last), MAX_NAME) || "archivo";
}

/** A body that is read as far as the wanted mark. */
class Incoming {
  #reader;
  #held: Buffer;

  constructor(body: ReadableStream<Uint8Array>, before: Buffer) {
    this.#reader = body.getReader();
    this.#held = before;
  }

  async take(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#more();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** The bytes before the mark, which is read too; null where they are more than `maxBytes`. */
  async through(mark: Buffer, maxBytes: number): Promise<Buffer | null> {
    let parts: Buffer[] | null = [];
    let length = 0;
    const keep = (piece: Buffer) => {
      length += piece.length;
      if (length > maxBytes) parts = null;
      parts?.push(piece);
    };
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        keep(this.#held.subarray(0, at));
        this.#held = this.#held.subarray(at + mark.length);
        return parts && Buffer.concat(parts);
      }
      // The mark may have begun in the last bytes.
      const safe = this.#held.length - mark.length + 1;
      if (safe > 0) {
        keep(this.#held.subarray(0, safe));
        this.#held = this.#held.subarray(safe);
      }
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read();
    if (done) throw new AppError("MALFORMED_REQUEST");
    this.#held = Buffer.concat([this.#held, value]);
  }
}
