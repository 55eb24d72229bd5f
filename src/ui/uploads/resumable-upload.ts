import { ERRORS } from "#content/errors.ts";
import { type Exchange, exchangeByXhr, type UploadTransport } from "./upload-transport.ts";

/**
 * Sends a file in pieces, by the core of tus 1.0, so that a lost connection, a closed laptop or a reload costs a piece at most. The file is
 * announced first (`POST`), which answers an id; `HEAD` on it tells how much has come, `PATCH` adds to it.
 */

const PIECE_BYTES = 4 * 1024 * 1024;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Tries in a row that bring nothing on, after which the person is asked. */
const MOST_TRIES = 8;
/** The server forgets unfinished uploads after as long. */
const REMEMBERED_MS = 7 * 86_400_000;

type UploadPhase = "subiendo" | "pausada" | "sin-conexion" | "hecha" | "fallida" | "cancelada";

export interface UploadProgress {
  readonly phase: UploadPhase;
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Id of what is uploaded, once it was announced. */
  readonly id: string | null;
  /** In Spanish, where it failed. */
  readonly fault: string | null;
}

export interface UploadOptions {
  /** Address that announces it, `/api/tours/{id}/panoramas`; the upload itself lies below, at the id that it answers. */
  collection: string;
  /** Body of the announcement. */
  announcement: object;
  onProgress(progress: UploadProgress): void;
  /** Replaced in tests. */
  transport?: UploadTransport;
  /** Where an upload is remembered for after a reload. */
  memory?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  now?: () => number;
}

export interface ResumableUpload {
  pause(): void;
  /** After a pause, or once more after it failed. */
  resume(): void;
  /** Ends it, also on the server. */
  cancel(): void;
}

/** Begins to send a file, or goes on where the same file was left; of a file with the same name, size and time it is the same. */
export function sendResumably(file: File, options: UploadOptions): ResumableUpload {
  const upload = new Sending(file, options);
  void upload.run();
  return upload;
}

class Sending implements ResumableUpload {
  readonly #file: File;
  readonly #options: Required<UploadOptions>;
  readonly #memoryKey: string;
  #phase: UploadPhase = "subiendo";
  #id: string | null = null;
  #sent = 0;
  #fault: string | null = null;
  /** Ends the request or the pause that is under way; replaced by each run. */
  #stop = new AbortController();

  constructor(file: File, options: UploadOptions) {
    this.#file = file;
    this.#options = { transport: exchangeByXhr, memory: window.localStorage, now: Date.now, ...options };
    this.#memoryKey = `subida ${options.collection} ${file.name} ${file.size} ${file.lastModified}`;
  }

  pause(): void {
    if (this.#phase === "subiendo" || this.#phase === "sin-conexion") this.#end("pausada");
  }

  resume(): void {
    if (this.#phase !== "pausada" && this.#phase !== "fallida") return;
    this.#stop = new AbortController();
    this.#fault = null;
    void this.run();
  }

  cancel(): void {
    if (this.#phase === "hecha" || this.#phase === "cancelada") return;
    this.#end("cancelada");
    this.#forget();
    // An upload that stays because nobody could be told ends by itself after a week.
    if (this.#id !== null) void this.#exchange({ method: "DELETE", address: this.#address }).catch(() => undefined);
  }

  async run(): Promise<void> {
    const { signal } = this.#stop;
    this.#say("subiendo");
    for (let tries = 0; !signal.aborted; ) {
      const before = this.#sent;
      const outcome = await this.#goOn(signal);
      if (signal.aborted) return;
      if (outcome === "done") return this.#end("hecha");
      if (outcome !== "again") {
        this.#fault = outcome.fault;
        return this.#end("fallida");
      }
      tries = this.#sent > before ? 0 : tries + 1;
      if (tries === MOST_TRIES) {
        this.#fault = ERRORS.NETWORK_ERROR.message;
        return this.#end("fallida");
      }
      this.#say("sin-conexion");
      await paused(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries), signal);
    }
  }

  /** Sends as much as goes. @returns `again` after something that may pass */
  async #goOn(signal: AbortSignal): Promise<"done" | "again" | { fault: string }> {
    try {
      const refused = (await this.#find(signal)) ?? (this.#id === null ? await this.#announce(signal) : null);
      if (refused !== null) return refused;
      while (this.#sent < this.#file.size) {
        this.#say("subiendo");
        const from = this.#sent;
        const { status, header, text } = await this.#exchange({
          method: "PATCH",
          address: this.#address,
          headers: { "content-type": "application/offset+octet-stream", "upload-offset": String(from) },
          body: this.#file.slice(from, from + PIECE_BYTES),
          signal,
          onSent: (bytes) => !signal.aborted && this.#say("subiendo", from + bytes),
        });
        // Somebody else was quicker, or an answer was lost: the server says anew how much it has.
        if (mayPass(status) || status === 409 || status === 423) return "again";
        if (status !== 204) return refusal(text);
        this.#sent = Number(header("upload-offset"));
      }
      this.#forget();
      return "done";
    } catch {
      return "again";
    }
  }

  /** Asks how much of the upload has come; one that the server does not know any more is announced anew. */
  async #find(signal: AbortSignal): Promise<"again" | { fault: string } | null> {
    this.#id ??= this.#remembered();
    if (this.#id === null) return null;
    const { status, header, text } = await this.#exchange({ method: "HEAD", address: this.#address, signal });
    if (mayPass(status)) return "again";
    const isOurs = status === 200 && Number(header("upload-length")) === this.#file.size;
    if (!isOurs && status !== 200 && status !== 404) return refusal(text);
    this.#sent = isOurs ? Number(header("upload-offset")) : 0;
    if (!isOurs) this.#id = null;
    return null;
  }

  async #announce(signal: AbortSignal): Promise<"again" | { fault: string } | null> {
    const { status, text } = await this.#exchange({
      method: "POST",
      address: this.#options.collection,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(this.#options.announcement),
      signal,
    });
    if (mayPass(status)) return "again";
    const answer = status === 201 ? (JSON.parse(text) as { id: string }) : null;
    if (answer === null) return refusal(text);
    this.#id = answer.id;
    this.#sent = 0;
    this.#remember(answer.id);
    return null;
  }

  get #address(): string {
    return `${this.#options.collection}/${this.#id}`;
  }

  #exchange(request: Exchange) {
    return this.#options.transport({ ...request, headers: { ...request.headers, "tus-resumable": "1.0.0" } });
  }

  #end(phase: UploadPhase): void {
    this.#stop.abort();
    this.#say(phase);
  }

  #say(phase: UploadPhase, sentBytes = this.#sent): void {
    this.#phase = phase;
    this.#options.onProgress({ phase, sentBytes, totalBytes: this.#file.size, id: this.#id, fault: this.#fault });
  }

  #remembered(): string | null {
    try {
      const kept = JSON.parse(this.#options.memory.getItem(this.#memoryKey) ?? "null") as { id: string; at: number };
      return this.#options.now() - kept.at < REMEMBERED_MS ? kept.id : null;
    } catch {
      return null; // nothing remembered, or a browser that keeps nothing
    }
  }

  #remember(id: string): void {
    try {
      this.#options.memory.setItem(this.#memoryKey, JSON.stringify({ id, at: this.#options.now() }));
    } catch {
      // A browser that keeps nothing sends the file anew after a reload.
    }
  }

  #forget(): void {
    try {
      this.#options.memory.removeItem(this.#memoryKey);
    } catch {
      // Nothing was remembered there.
    }
  }
}

const mayPass = (status: number): boolean => status === 429 || status === 408 || status >= 500;

function refusal(text: string): { fault: string } {
  try {
    const { title, issues } = JSON.parse(text) as { title?: unknown; issues?: { message?: unknown }[] };
    const message = issues?.[0]?.message ?? title;
    if (typeof message === "string") return { fault: message };
  } catch {
    // The page of a proxy: our own words are said instead.
  }
  return { fault: ERRORS.UNKNOWN_ERROR.message };
}

/** Waits, but no longer than until the connection is back or the signal comes. */
function paused(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener("online", over);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    window.addEventListener("online", over);
    signal.addEventListener("abort", over);
  });
}
