import { createHash } from "node:crypto";
import { HOUR_MS } from "#domain/shared/time/durations.ts";

export type Pdf = Uint8Array<ArrayBuffer>;

/** All that is kept together, in bytes: some hundred papers with photos, or a thousand without. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Streets of a map that did not come, or a logo that could not be read, are tried again after so long. */
const KEPT_MS = HOUR_MS;

interface Kept {
  at: number;
  pdf: Promise<Pdf>;
  /** 0 while it is being drawn. */
  bytes: number;
}

/**
 * Papers that were drawn of late, by what stands in them: the same again costs nothing, and requests that come while it is being drawn wait
 * for that one drawing. The latest asked last.
 */
export class KeptPapers {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  readonly #now: () => number;
  readonly #mostBytes: number;

  /** @param options.now milliseconds of a clock that never goes back */
  constructor({ now = () => performance.now(), mostBytes = MOST_BYTES } = {}) {
    this.#now = now;
    this.#mostBytes = mostBytes;
  }

  /** @param contents all that the paper shows, as JSON has it: with another content it is another paper */
  get(contents: unknown, draw: () => Promise<Pdf>): Promise<Pdf> {
    const key = createHash("sha256").update(JSON.stringify(contents)).digest("base64url");
    const known = this.#kept.get(key);
    if (known && this.#now() - known.at <= KEPT_MS) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.pdf;
    }
    if (known) this.#forget(key, known);
    const made: Kept = { at: this.#now(), pdf: draw(), bytes: 0 };
    this.#kept.set(key, made);
    made.pdf.then(
      (pdf) => {
        if (this.#kept.get(key) !== made) return;
        made.bytes = pdf.byteLength;
        this.#bytes += made.bytes;
        this.#makeRoom();
      },
      // A failure is not remembered.
      () => {
        if (this.#kept.get(key) === made) this.#forget(key, made);
      },
    );
    return made.pdf;
  }

  #forget(key: string, { bytes }: Kept): void {
    this.#kept.delete(key);
    this.#bytes -= bytes;
  }

  /** Those that are being drawn stay: others wait for them. */
  #makeRoom(): void {
    for (const [key, one] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      if (one.bytes > 0) this.#forget(key, one);
    }
  }
}

/** Those of this process. */
const papers = new KeptPapers();

/**
 * The paper with these contents, drawn anew only where they have changed.
 *
 * @param contents all that it shows, but for the time of day at which it is made: the day is enough
 */
export const drawnOnce = (contents: unknown, draw: () => Promise<Pdf>): Promise<Pdf> => papers.get(contents, draw);
