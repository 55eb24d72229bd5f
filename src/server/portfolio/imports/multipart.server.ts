import { oneLine, visibleText } from "#domain/shared/schema/visible-text.ts";
import { AppError } from "../../platform/app-error.server.ts";

/**
 * A form with a file, read as it comes in (RFC 7578): the file is handed on piece by piece and never in memory as a
 * whole.
 */

const HEADERS_MAX = 8 * 1024;
const FIELD_MAX = 64 * 1024;
const PARTS_MAX = 20;
const END_OF_HEADERS = Buffer.from("\r\n\r\n");

interface FilePart {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * @param onFile must read the file to its end or throw; other files are passed over
 * @returns the other fields
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST, and whatever `onFile` throws
 */
export async function readForm(
  request: Request,
  onFile: (file: FilePart) => Promise<void>,
): Promise<Record<string, string>> {
  const boundary = /^multipart\/form-data\s*;.*boundary="?([^";]{1,70})"?/i.exec(
    request.headers.get("content-type") ?? "",
  )?.[1];
  if (boundary === undefined) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (!request.body) throw new AppError("MALFORMED_REQUEST");
  const source = new Source(request.body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first one has no line before it.
  source.unread(Buffer.from("\r\n"));
  for await (const _ of source.until(delimiter));
  const fields: Record<string, string> = {};
  let hasFile = false;
  for (let parts = 0; !(await source.isEnd()); parts++) {
    if (parts === PARTS_MAX) throw new AppError("MALFORMED_REQUEST");
    const headers = await textOf(source.until(END_OF_HEADERS), HEADERS_MAX);
    const disposition = /content-disposition:\s*form-data;(.*)/i.exec(headers)?.[1] ?? "";
    const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition)?.[1] ?? "";
    const fileName = /filename="([^"]*)"/i.exec(disposition)?.[1];
    const bytes = source.until(delimiter);
    if (fileName === undefined) fields[name] = visibleText(await textOf(bytes, FIELD_MAX));
    else if (hasFile) for await (const _ of bytes);
    else {
      hasFile = true;
      await onFile({ fileName: oneLine(fileName).slice(0, 200), bytes });
    }
  }
  return fields;
}

async function textOf(bytes: AsyncIterable<Buffer>, max: number): Promise<string> {
  const parts: Buffer[] = [];
  let total = 0;
  for await (const part of bytes) {
    total += part.length;
    if (total > max) throw new AppError("MALFORMED_REQUEST");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Bytes that arrive, and may be looked at before they are taken. */
class Source {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  unread(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  /** Everything before the mark, which is taken too. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        const before = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + mark.length);
        if (before.length > 0) yield before;
        return;
      }
      // The delimiter may be split over two pieces.
      const safe = this.#held.length - mark.length + 1;
      if (safe > 0) {
        const before = this.#held.subarray(0, safe);
        this.#held = this.#held.subarray(safe);
        yield before;
      }
      await this.#more();
    }
  }

  /** After a delimiter: two dashes end the form, a line break continues it. */
  async isEnd(): Promise<boolean> {
    while (this.#held.length < 2) await this.#more();
    const isEnd = this.#held.toString("latin1", 0, 2) === "--";
    this.#held = this.#held.subarray(2);
    return isEnd;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read();
    if (done) throw new AppError("MALFORMED_REQUEST");
    this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value]);
  }
}
