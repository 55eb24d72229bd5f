import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHANNELS } from "../networks.ts";
import { littleText } from "./little-text.ts";
import { accountKindOf } from "./social-accounts.ts";
import { nextTryMs } from "./social-post.ts";

describe("the text of LinkedIn", () => {
  test("escapes its marks, and leads hashtags to their topic", () => {
    expect(littleText("Piso (3 hab.) en Ruzafa_sur\n#PisoEnVenta #València")).toBe(
      "Piso \\(3 hab.\\) en Ruzafa\\_sur\n{hashtag|\\#|PisoEnVenta} {hashtag|\\#|València}",
    );
    expect(littleText("A 5 # de aquí, a@b")).toBe("A 5 \\# de aquí, a\\@b");
  });

  test("every mark is escaped once, so that taking the escapes away gives the text back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (typed) => {
        const back = littleText(typed)
          .replace(/\{hashtag\|\\#\|([\p{L}\p{N}]+)\}/gu, "#$1")
          .replace(/\\([\\|{}@[\]()<>#*_~])/g, "$1");
        expect(back).toBe(typed);
      }),
    );
  });
});

describe("accounts and waits", () => {
  test("only feed posts of Instagram, Facebook and LinkedIn are sent", () => {
    expect(CHANNELS.filter((channel) => accountKindOf(channel) !== null)).toEqual([
      "instagram",
      "carousel",
      "facebook",
      "linkedin",
    ]);
  });

  test("waits grow from a minute to three hours, then end", () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => nextTryMs(tries))).toEqual([
      60_000,
      300_000,
      1_200_000,
      3_600_000,
      10_800_000,
      null,
    ]);
  });

  test("a service that asks for patience gets it, within three hours", () => {
    expect(nextTryMs(1, 900_000)).toBe(900_000);
    expect(nextTryMs(1, 86_400_000)).toBe(10_800_000);
  });
});
