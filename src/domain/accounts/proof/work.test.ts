import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256After } from "./sha256.ts";
import { searchWork, workToken, zeroBits } from "./work.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

test("the hash of abc is the one that FIPS 180-4 publishes", () => {
  const published = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(hex(sha256After(bytes(""))(bytes("abc")))).toBe(published);
});

test("any text hashes as Node hashes it, wherever its beginning ends and whatever was hashed before", () => {
  const some = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(some, fc.array(some, { minLength: 1, maxLength: 4 }), (prefix, rests) => {
      const hash = sha256After(prefix);
      for (const rest of rests) {
        expect(hex(hash(rest))).toBe(createHash("sha256").update(prefix).update(rest).digest("hex"));
      }
    }),
  );
});

test("zeros are counted from the first bit on, across words", () => {
  expect(zeroBits([-1, 0])).toBe(0);
  expect(zeroBits([1, 0])).toBe(31);
  expect(zeroBits([0, 0x00ff_ffff])).toBe(40);
});

test("a search goes on where it stopped, and its result begins with the wanted zeros", () => {
  const search = searchWork("un reto", 10);
  let found: number | null = null;
  while (found === null) found = search(100);
  const hash = createHash("sha256").update(workToken("un reto", found)).digest();
  expect(hash.readUInt32BE(0) >>> 22).toBe(0);
});
