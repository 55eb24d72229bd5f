import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isProofPurpose } from "./proof.ts";
import { sha256After } from "./sha256.ts";
import { searchWork, workToken, zeroBits } from "./work.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const hashOf = (prefix: string, rest: string) =>
  [...sha256After(bytes(prefix))(bytes(rest))].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

describe("hashes that NIST publishes", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    [
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ],
  ])("«%s», wherever its beginning ends", (text, published) => {
    for (const at of [0, 1, Math.floor(text.length / 2), 64, text.length])
      expect(hashOf(text.slice(0, at), text.slice(at))).toBe(published);
  });

  test("a million times a", () =>
    expect(hashOf("a".repeat(640_000), "a".repeat(360_000))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    ));
});

test("every length round a block hashes as Node hashes it: 55 bytes are the last that fit one", () => {
  for (let length = 50; length <= 130; length++) {
    const text = "x".repeat(length);
    expect(hashOf("", text), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
    expect(hashOf(text, ""), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

describe("proof of work", () => {
  const zeros = (token: string) => {
    const bits = [...createHash("sha256").update(token).digest()].map((byte) => byte.toString(2).padStart(8, "0"));
    return bits.join("").indexOf("1");
  };

  test("finds the first number whose hash begins with at least so many zeros, in the tries that it is given", () => {
    for (const difficulty of [0, 4, 6, 8]) {
      let first = 0;
      while (zeros(workToken("un reto", first)) < difficulty) first += 1;
      const search = searchWork("un reto", difficulty);
      expect(search(first)).toBeNull();
      expect(search(1)).toBe(first);
    }
  });

  test("a number with exactly as many zeros is enough", () => {
    const counter = Array.from({ length: 4000 }, (_, i) => i).find((i) => zeros(workToken("otro reto", i)) >= 7)!;
    const exact = zeros(workToken("otro reto", counter));
    expect(searchWork("otro reto", exact)(4000)).toBe(counter);
  });

  test("a hash of nothing but zeros has as many as it has bits", () => expect(zeroBits([0, 0])).toBe(64));

  test("a token is the challenge and the number", () => expect(workToken("un reto", 12)).toBe("un reto.12"));

  test("is asked for four purposes", () =>
    expect(["sign-in", "sign-up", "mail", "form", "vote", "", null].map(isProofPurpose)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]));
});
