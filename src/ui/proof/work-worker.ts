import { searchWork } from "#domain/accounts/proof/work.ts";

/** A thread of its own for the search, so that the page goes on answering. */
export interface WorkQuestion {
  challenge: string;
  difficulty: number;
}
/** `tries` shows progress; `counter` is there once it was found. */
export interface WorkAnswer {
  tries: number;
  counter: number | null;
}

/** A twentieth of a second of a slow telephone. */
const STEP = 10_000;

addEventListener("message", ({ data: { challenge, difficulty } }: MessageEvent<WorkQuestion>) => {
  const search = searchWork(challenge, difficulty);
  let counter: number | null = null;
  for (let tries = STEP; counter === null; tries += STEP) {
    counter = search(STEP);
    postMessage({ tries, counter } satisfies WorkAnswer);
  }
});
