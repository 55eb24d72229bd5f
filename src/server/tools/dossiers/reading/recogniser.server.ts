import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Worker } from "tesseract.js";
import { type GreyPage, pgmOf } from "#domain/tools/dossiers/grey/grey-page.ts";
import { RECOGNITION, type Recogniser } from "#domain/tools/dossiers/page-assembly/read-picture.ts";

/** The Spanish model of the package; nothing is fetched. */
const MODEL = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/spa/package.json")),
  "4.0.0_best_int",
);
/** A page that takes longer is no page of text; its worker is ended. */
const LONGEST_MS = 90_000;
/** A worker that nobody asks gives its memory back. */
const IDLE_MS = 60_000;
/** LSTM engine alone: the model holds no other. */
const LSTM_ONLY = 1;
let starting: Promise<Worker> | null = null;
let idle: NodeJS.Timeout | undefined;

/** Recognises pages one after another, in a thread that the library starts. @throws Error where a page took too long */
export const recogniseHere: Recogniser = async (page: GreyPage) => {
  clearTimeout(idle);
  try {
    starting ??= start();
    const worker = await starting;
    const { data } = await withinTime(
      worker.recognize(Buffer.from(pgmOf(page).buffer), {}, { text: false, blocks: true }),
    );
    return data.blocks;
  } catch (error) {
    await endRecogniser();
    throw error;
  } finally {
    idle = setTimeout(() => void endRecogniser(), IDLE_MS).unref();
  }
};

/** Ends the thread, if there is one. */
export async function endRecogniser(): Promise<void> {
  clearTimeout(idle);
  const ending = starting;
  starting = null;
  await ending?.then((worker) => worker.terminate()).catch(() => {}); // it never began
}

async function start(): Promise<Worker> {
  const { createWorker } = await import("tesseract.js");
  const worker = await createWorker("spa", LSTM_ONLY, {
    langPath: MODEL,
    cacheMethod: "none",
    gzip: true,
    // Without one the library throws where nobody catches; the call that failed says the same.
    errorHandler: () => {},
  });
  await worker.setParameters(RECOGNITION as unknown as Parameters<Worker["setParameters"]>[0]);
  return worker;
}

async function withinTime<Done>(work: Promise<Done>): Promise<Done> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error("the page took too long to recognise")), LONGEST_MS);
  });
  work.catch(() => {}); // reported by the race, or late
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(limit);
  }
}
