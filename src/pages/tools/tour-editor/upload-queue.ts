import { MOST_PANORAMA_BYTES } from "#domain/tools/tours/tour-states.ts";
import { type ResumableUpload, sendResumably, type UploadProgress } from "#ui/uploads/resumable-upload.ts";

/** More at once would share the same line, and scenes would stand in the order in which they came through. */
const AT_ONCE = 1;

export const PANORAMA_FILES = [".jpg", ".jpeg", ".webp", ".avif"];

/** A file on its way, as the list shows it. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** `en-espera` until it is its turn. */
  readonly phase: UploadProgress["phase"] | "en-espera";
  /** From 0 to 1. */
  readonly share: number;
  readonly id: string | null;
  readonly fault: string | null;
}

interface Entry {
  shown: Upload;
  readonly file: File;
  control: ResumableUpload | null;
}

/** Why a file is not sent at all, in Spanish; null where it may be. */
export function uploadProblem({ name, size }: { name: string; size: number }): string | null {
  const lower = name.toLowerCase();
  if (!PANORAMA_FILES.some((end) => lower.endsWith(end)))
    return `«${name}» no es JPEG, WebP ni AVIF. Expórtala así desde la aplicación de tu cámara.`;
  if (size > MOST_PANORAMA_BYTES) return `«${name}» pesa más de 60\u00a0MB. Guárdala con un poco más de compresión.`;
  if (size === 0) return `«${name}» está vacía. Cópiala otra vez de la cámara.`;
  return null;
}

/** The name of a scene, from that of its file: `salon_comedor-2.JPG` becomes «Salon comedor 2». */
export function sceneName(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/[_-]/g, " ")
    .split(" ")
    .filter((word) => word !== "")
    .join(" ")
    .slice(0, 80);
  return words === "" ? "Escena" : words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
}

/** Sends panoramas one by one, in the order in which they were added. */
export class UploadQueue {
  #entries: readonly Entry[] = [];
  #count = 0;
  readonly #tourId: string;
  readonly #onChange: (uploads: readonly Upload[]) => void;
  readonly #onUploaded: (id: string, fileName: string) => void;
  readonly #send: typeof sendResumably;

  constructor(
    tourId: string,
    {
      onChange,
      onUploaded,
      send = sendResumably,
    }: {
      onChange: (uploads: readonly Upload[]) => void;
      onUploaded: (id: string, fileName: string) => void;
      /** Replaced in tests. */
      send?: typeof sendResumably;
    },
  ) {
    this.#tourId = tourId;
    this.#onChange = onChange;
    this.#onUploaded = onUploaded;
    this.#send = send;
  }

  add(files: readonly File[]): void {
    this.#entries = [
      ...this.#entries,
      ...files.map((file): Entry => {
        this.#count++;
        const problem = uploadProblem(file);
        const key = `subida-${this.#count}`;
        return {
          file,
          control: null,
          shown: { key, name: file.name, phase: problem ? "fallida" : "en-espera", share: 0, id: null, fault: problem },
        };
      }),
    ];
    this.#goOn();
  }

  pause(key: string): void {
    this.#find(key)?.control?.pause();
  }

  resume(key: string): void {
    this.#find(key)?.control?.resume();
  }

  /** Ends it, also on the server, and takes it off the list. */
  cancel(key: string): void {
    const entry = this.#find(key);
    if (!entry) return;
    entry.control?.cancel();
    this.#drop(entry);
  }

  #find(key: string): Entry | undefined {
    return this.#entries.find(({ shown }) => shown.key === key);
  }

  #drop(entry: Entry): void {
    this.#entries = this.#entries.filter((one) => one !== entry);
    this.#goOn();
  }

  #goOn(): void {
    const running = this.#entries.filter(({ shown: { phase } }) => phase === "subiendo" || phase === "sin-conexion");
    const next = this.#entries.filter(({ shown }) => shown.phase === "en-espera").slice(0, AT_ONCE - running.length);
    for (const entry of next) {
      entry.shown = { ...entry.shown, phase: "subiendo" };
      entry.control = this.#send(entry.file, {
        collection: `/api/tours/${this.#tourId}/panoramas`,
        announcement: { name: entry.file.name, sizeBytes: entry.file.size },
        onProgress: (progress) => this.#hear(entry, progress),
      });
    }
    this.#onChange(this.#entries.map(({ shown }) => shown));
  }

  #hear(entry: Entry, { phase, sentBytes, totalBytes, id, fault }: UploadProgress): void {
    if (!this.#entries.includes(entry)) return;
    entry.shown = { ...entry.shown, phase, share: sentBytes / Math.max(1, totalBytes), id, fault };
    if (phase === "hecha" && id !== null) {
      this.#onUploaded(id, entry.file.name);
      this.#drop(entry);
    } else this.#goOn();
  }
}
