import { expect, test } from "vitest";
import { preparePapers } from "./prepare-papers.server.ts";

const signal = new AbortController().signal;

test("every part of the example is drawn, each only when nobody is being answered", async () => {
  let quietTimes = 0;
  const drawn = await preparePapers({
    signal,
    quiet: async () => {
      quietTimes++;
    },
  });
  expect(drawn).toBeGreaterThanOrEqual(8);
  expect(quietTimes).toBe(drawn + 1);
});

test("the end of the process ends it without an error", async () => {
  const ending = new AbortController();
  const papers = preparePapers({ signal: ending.signal });
  ending.abort();
  expect(await papers).toBe(0);
});
