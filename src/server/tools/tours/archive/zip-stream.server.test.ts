import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { type ZipGroup, zipSize, zipStream } from "./zip-stream.server.ts";

const AT = new Date("2026-11-28T09:30:20Z");
const groupOf = (files: Record<string, Uint8Array>): ZipGroup => ({
  entries: Object.entries(files).map(([name, { length }]) => ({ name, sizeBytes: length })),
  async *read() {
    yield* Object.values(files);
  },
});
async function written(groups: readonly ZipGroup[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(groups, AT)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("files of several places come out of the ZIP as they went in, and its size was known before", async () => {
  const [one, two] = [Buffer.from("uno"), Buffer.from([0, 255, 1])];
  const groups = [groupOf({ "índice.html": one, "a/vacío.txt": Buffer.alloc(0) }), groupOf({ "a/b.webp": two })];
  const zip = await written(groups);
  expect(zip).toHaveLength(zipSize(groups.flatMap(({ entries }) => entries)));
  const folder = await fromBufferPromise(zip, { lazyEntries: true });
  const found: [string, string][] = [];
  for await (const entry of folder.eachEntry()) {
    const stream = await folder.openReadStreamPromise(entry);
    const bytes = Buffer.concat(await stream.toArray());
    found.push([entry.fileName, bytes.toString("hex")]);
    expect(entry.getLastModDate({ timezone: "UTC" })).toEqual(AT);
  }
  expect(found).toEqual([
    ["índice.html", one.toString("hex")],
    ["a/vacío.txt", ""],
    ["a/b.webp", two.toString("hex")],
  ]);
});

test("more files than the old form can count are told by ZIP64", async () => {
  const empty = Buffer.alloc(0);
  const group = groupOf(Object.fromEntries(Array.from({ length: 65_600 }, (_, number) => [`${number}`, empty])));
  const zip = await written([group]);
  expect(zip).toHaveLength(zipSize(group.entries));
  const folder = await fromBufferPromise(zip, { lazyEntries: true });
  expect(folder.entryCount).toBe(65_600);
  for await (const { fileName } of folder.eachEntry()) {
    expect(fileName).toBe("0");
    break;
  }
});

test("a file beyond four gigabytes costs twelve bytes of the directory and the longer end", () => {
  const far = { name: "a", sizeBytes: 2 ** 32 };
  // 31 + 2^32 of the first, 31 + 3 of the second; 47 of each in the directory, 12 for the far offset; 56 + 20 + 22 at the end.
  expect(zipSize([far, { name: "b", sizeBytes: 3 }])).toBe(2 ** 32 + 31 + 34 + 2 * 47 + 12 + 98);
});

test("a file that is shorter than was told, or missing, ends the ZIP", async () => {
  const short: ZipGroup = { ...groupOf({ a: Buffer.from("x") }), entries: [{ name: "a", sizeBytes: 2 }] };
  await expect(written([short])).rejects.toThrow("another size");
  const missing: ZipGroup = { entries: [{ name: "a", sizeBytes: 0 }], read: groupOf({}).read };
  await expect(written([missing])).rejects.toThrow("missing");
});
