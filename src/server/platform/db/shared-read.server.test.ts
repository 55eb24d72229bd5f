import { expect, test } from "vitest";
import type { Db } from "./connection.server.ts";
import { sharedRead } from "./shared-read.server.ts";

const aDb = () => ({}) as Db;

/** Reads that end on command. */
function readsOf() {
  const begun: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<string>((answer, fail) => {
      begun.push({ answer, fail });
    });
  return { begun, read };
}

test("a single read begins at once, and the next after it as well", async () => {
  const db = aDb();
  const { begun, read } = readsOf();
  const first = sharedRead(db, "board", read);
  begun[0]!.answer("one");
  expect(await first).toBe("one");
  const second = sharedRead(db, "board", read);
  expect(begun).toHaveLength(2);
  begun[1]!.answer("two");
  expect(await second).toBe("two");
});

test("a read asked for while one is under way is answered by the next, with rows of that moment", async () => {
  const db = aDb();
  const { begun, read } = readsOf();
  const first = sharedRead(db, "board", read);
  const late = Array.from({ length: 20 }, () => sharedRead(db, "board", read));
  expect(begun).toHaveLength(1);
  begun[0]!.answer("before");
  expect(await first).toBe("before");
  await expect.poll(() => begun.length).toBe(2);
  const later = sharedRead(db, "board", read);
  begun[1]!.answer("after");
  expect(await Promise.all(late)).toEqual(Array.from({ length: 20 }, () => "after"));
  await expect.poll(() => begun.length).toBe(3);
  begun[2]!.answer("later");
  expect(await later).toBe("later");
});

test("another key and another database read for themselves", () => {
  const { begun, read } = readsOf();
  const db = aDb();
  sharedRead(db, "board of one", read);
  sharedRead(db, "board of another", read);
  sharedRead(aDb(), "board of one", read);
  expect(begun).toHaveLength(3);
});

test("a failing read fails for those it answers; callers that wait are answered by the next", async () => {
  const db = aDb();
  const { begun, read } = readsOf();
  const first = sharedRead(db, "board", read);
  const late = sharedRead(db, "board", read);
  begun[0]!.fail(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.answer("there");
  expect(await late).toBe("there");
  const { begun: fresh, read: again } = readsOf();
  sharedRead(db, "board", again);
  expect(fresh).toHaveLength(1);
});
