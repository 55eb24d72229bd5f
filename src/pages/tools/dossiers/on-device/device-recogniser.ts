import spanish from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url";
import tesseract, { type Worker } from "tesseract.js";
import workerUrl from "tesseract.js/dist/worker.min.js?url";
import coreUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import { pgmOf } from "#domain/tools/dossiers/grey/grey-page.ts";
import { RECOGNITION, type Recogniser } from "#domain/tools/dossiers/page-assembly/read-picture.ts";

const LSTM_ONLY = 1;
const absolute = (url: string) => new URL(url, self.location.href).href;
let starting: Promise<Worker> | null = null;

/** Recognises pages in a worker of the library; its engine and the Spanish model come from our own build. */
export const recogniseOnDevice: Recogniser = async (page) => {
  starting ??= start();
  const worker = await starting;
  const { data } = await worker.recognize(new Blob([pgmOf(page)]), {}, { text: false, blocks: true });
  return data.blocks;
};

async function start(): Promise<Worker> {
  const worker = await tesseract.createWorker("spa", LSTM_ONLY, {
    // The library puts its own name for the file behind the address, which the number sign keeps from the server.
    langPath: `${absolute(spanish)}#`,
    workerPath: absolute(workerUrl),
    corePath: absolute(coreUrl),
    workerBlobURL: false,
    cacheMethod: "none",
    errorHandler: () => {}, // the call that failed says the same
  });
  await worker.setParameters(RECOGNITION as unknown as Parameters<Worker["setParameters"]>[0]);
  return worker;
}
