import { afterEach, expect, test, vi } from "vitest";
import { sentStream } from "./sent-stream.server.ts";

afterEach(() => void vi.useRealTimers());

/** Three pieces, and what became of their maker. */
function aStream(faultAt = -1) {
  const seen = { made: 0, isLetGo: false, ends: [] as unknown[] };
  async function* pieces() {
    try {
      for (let at = 0; at < 3; at++) {
        if (at === faultAt) throw new Error("the store is away");
        seen.made++;
        yield new Uint8Array([at]);
      }
    } finally {
      seen.isLetGo = true;
    }
  }
  const stream = sentStream(pieces, (error) => void seen.ends.push(error), 1000);
  return { seen, stream };
}

test("a piece is made when it is asked for, and the end is told once", async () => {
  const { seen, stream } = aStream();
  const reader = stream.getReader();
  expect(seen.made).toBe(0);
  expect((await reader.read()).value).toEqual(new Uint8Array([0]));
  expect(seen.made).toBe(1);
  for (let more = true; more; ) more = !(await reader.read()).done;
  expect(seen).toEqual({ made: 3, isLetGo: true, ends: [undefined] });
});

test("a reader who leaves lets the maker go", async () => {
  const { seen, stream } = aStream();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(seen).toEqual({ made: 1, isLetGo: true, ends: [undefined] });
});

test("an error of the maker breaks it off and is told", async () => {
  const { seen, stream } = aStream(1);
  const reader = stream.getReader();
  await reader.read();
  await expect(reader.read()).rejects.toThrow("the store is away");
  expect(seen.ends).toEqual([new Error("the store is away")]);
});

test.each([0, 1])("a reader who is silent after %i pieces is taken for gone", async (read) => {
  vi.useFakeTimers();
  const { seen, stream } = aStream();
  const reader = stream.getReader();
  for (let at = 0; at < read; at++) await reader.read();
  await vi.advanceTimersByTimeAsync(1001);
  expect([seen.ends.length, seen.isLetGo]).toEqual([1, read > 0]);
  await expect(reader.read()).rejects.toThrow("silent");
});
