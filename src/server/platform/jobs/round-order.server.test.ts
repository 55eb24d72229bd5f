import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRoundOrder } from "./round-order.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A round that ends when it is told to. */
function round(done: string[], name: string) {
  const end = Promise.withResolvers<void>();
  return {
    end: () => end.resolve(),
    does: async () => {
      done.push(`${name} began`);
      await end.promise;
      done.push(`${name} ended`);
      return name;
    },
  };
}
/** Lets everything that has been settled go on. */
const settled = () => vi.advanceTimersByTimeAsync(0);

test("work of the night begins when nothing that a person waits for is under way", async () => {
  const order = createRoundOrder();
  const done: string[] = [];
  const [photo, mail, clean] = [round(done, "photo"), round(done, "mail"), round(done, "clean")];
  const asked = [order.run("person", photo.does), order.run("night", clean.does), order.run("person", mail.does)];
  await settled();
  expect(done).toEqual(["photo began", "mail began"]);
  photo.end();
  await settled();
  expect(done).toEqual(["photo began", "mail began", "photo ended"]);
  mail.end();
  await settled();
  expect(done.at(-1)).toBe("clean began");
  clean.end();
  expect(await Promise.all(asked)).toEqual(["photo", "clean", "mail"]);
});

test("a person never waits for work of the night, and neither does what is to be done soon", async () => {
  const order = createRoundOrder();
  const done: string[] = [];
  const [clean, photo, feed] = [round(done, "clean"), round(done, "photo"), round(done, "feed")];
  const cleaning = order.run("night", clean.does);
  await settled();
  const asked = [cleaning, order.run("person", photo.does), order.run("soon", feed.does)];
  await settled();
  expect(done).toEqual(["clean began", "photo began", "feed began"]);
  for (const one of [clean, photo, feed]) one.end();
  await Promise.all(asked);
});

test("one round of the night runs at a time, also after one that failed", async () => {
  const order = createRoundOrder();
  const done: string[] = [];
  const [first, second] = [round(done, "first"), round(done, "second")];
  const broken = order.run("night", async () => {
    await first.does();
    throw new Error("the disk is full");
  });
  const asked = order.run("night", second.does);
  const refused = expect(broken).rejects.toThrow("the disk is full");
  await settled();
  expect(done).toEqual(["first began"]);
  first.end();
  second.end();
  await refused;
  expect(await asked).toBe("second");
});

test("after a minute it begins all the same", async () => {
  const order = createRoundOrder();
  const done: string[] = [];
  const [photo, clean] = [round(done, "photo"), round(done, "clean")];
  const asked = [order.run("person", photo.does), order.run("night", clean.does)];
  await vi.advanceTimersByTimeAsync(59_999);
  expect(done).toEqual(["photo began"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(["photo began", "clean began"]);
  photo.end();
  clean.end();
  await Promise.all(asked);
});

test("the end of the process waits for no round that has not begun", async () => {
  const order = createRoundOrder();
  const done: string[] = [];
  const [photo, clean] = [round(done, "photo"), round(done, "clean")];
  const asked = order.run("person", photo.does);
  const waiting = order.run("night", clean.does);
  await settled();
  order.close();
  expect(await waiting).toBeUndefined();
  expect(await order.run("person", clean.does)).toBeUndefined();
  photo.end();
  expect(await asked).toBe("photo");
  expect(done).toEqual(["photo began", "photo ended"]);
});
