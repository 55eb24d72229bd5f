import { workToken } from "#domain/accounts/proof/work.ts";
import type { WorkAnswer, WorkQuestion } from "./work-worker.ts";

interface SolveOptions extends WorkQuestion {
  signal: AbortSignal;
  /** Called now and then, from 0 to 1: the share of browsers that would have found it by now. */
  onProgress: (share: number) => void;
}

/** Solves a challenge in a thread of its own. @throws when the thread cannot start; never settles once the signal is aborted */
export function solveWork({ challenge, difficulty, signal, onProgress }: SolveOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./work-worker.ts", import.meta.url), { type: "module" });
    signal.addEventListener("abort", () => worker.terminate());
    worker.onerror = () => {
      worker.terminate();
      reject(new Error("the thread of the proof has failed"));
    };
    worker.onmessage = ({ data: { tries, counter } }: MessageEvent<WorkAnswer>) => {
      onProgress(1 - Math.exp(-tries / 2 ** difficulty));
      if (counter === null) return;
      worker.terminate();
      resolve(workToken(challenge, counter));
    };
    worker.postMessage({ challenge, difficulty } satisfies WorkQuestion);
  });
}
