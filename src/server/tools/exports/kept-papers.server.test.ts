import { expect, test } from "vitest";
import { KeptPapers } from "./kept-papers.server.ts";

const pdfOf = (bytes: number) => new Uint8Array(bytes);

test("equal requests at the same time and later share one drawing; other contents are another paper", async () => {
  const papers = new KeptPapers();
  let drawings = 0;
  const draw = async () => {
    drawings++;
    return pdfOf(10);
  };
  const contents = (price: number) => ({ title: "Piso", price });
  const together = await Promise.all(Array.from({ length: 40 }, () => papers.get(contents(1), draw)));
  expect(new Set(together).size).toBe(1);
  expect(await papers.get(contents(1), draw)).toBe(together[0]);
  expect(drawings).toBe(1);
  await papers.get(contents(2), draw);
  expect(drawings).toBe(2);
});

test("a failed drawing is not remembered", async () => {
  const papers = new KeptPapers();
  await expect(papers.get("a", () => Promise.reject(new Error("no font")))).rejects.toThrow("no font");
  expect(await papers.get("a", async () => pdfOf(1))).toEqual(pdfOf(1));
});

test("a paper is drawn anew after an hour, and the one asked for longest ago makes room", async () => {
  let ms = 0;
  const papers = new KeptPapers({ now: () => ms, mostBytes: 25 });
  const drawn: string[] = [];
  const get = (name: string) =>
    papers.get(name, async () => {
      drawn.push(name);
      return pdfOf(10);
    });
  await get("a");
  await get("b");
  await get("a");
  await get("c");
  await get("a");
  expect(drawn).toEqual(["a", "b", "c"]);
  await get("b");
  expect(drawn).toEqual(["a", "b", "c", "b"]);
  ms += 3_600_001;
  await get("b");
  expect(drawn).toEqual(["a", "b", "c", "b", "b"]);
});
