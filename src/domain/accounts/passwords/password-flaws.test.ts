import { describe, expect, test } from "vitest";
import { FLAW_TEXTS, lengthOf, type PasswordFlaw, passwordFlaw } from "./password-flaws.ts";

const ANA = ["ana.ruiz@agencia.es", "Ana", "Ruiz Ferrer", "+34 612 345 678"];

describe("protects nothing", () => {
  test.each<[string, PasswordFlaw]>([
    ["        ", "blank"],
    ["\u00a0\u2003\u3000       ", "blank"],
    ["aaaaaaaa", "repeated"],
    ["ÁáàÀaâäA", "repeated"],
    ["AAAAaaaa", "repeated"],
    ["abababab", "repeated"],
    ["abcdabcd", "repeated"],
    ["1212121212", "repeated"],
    ["aaaa    ....", "repeated"],
    ["holahola", "repeated"],
    ["12345678", "sequence"],
    ["1234567890", "sequence"],
    ["87654321", "sequence"],
    ["abcdefgh", "sequence"],
    ["ABCDEFGH1", "sequence"],
    ["abc12345", "sequence"],
    ["qwertyuiop", "sequence"],
    ["asdfghjklñ", "sequence"],
    ["qwer1234", "sequence"],
    ["11223344", "sequence"],
    ["aabbccdd", "sequence"],
    ["1q2w3e4r", "sequence"],
    ["1qaz2wsx", "sequence"],
    ["１２３４５６７８", "sequence"],
    ["umbral2026", "site"],
    ["Umbral-123", "site"],
    ["¡Umbral! 2026", "site"],
    ["umbral12345678", "site"],
    ["umbralumbral", "site"],
    ["ana.ruiz@agencia.es", "personal"],
    ["anaruiz1", "personal"],
    ["RuizFerrer2026", "personal"],
    ["ruizana19081985", "personal"],
    ["+34612345678", "personal"],
    ["Ana@Umbral26", "personal"],
  ])("%s: %s", (password, flaw) => {
    expect(passwordFlaw(password, ANA)).toBe(flaw);
    expect(FLAW_TEXTS[flaw]).toMatch(/\.$/);
  });
});

test.each([
  "puerta azul del patio",
  "una puerta azul",
  "otra clave larga",
  "Xk7-pQ2vRn",
  "4f8a1c9e",
  "mi umbral tiene tres escalones",
  "ana compra siete limones",
  "correcto caballo bateria",
  "日本語の鍵を作る",
])("%s is for the list to judge", (password) => expect(passwordFlaw(password, ANA)).toBeNull());

test("nobody's words, and words of nothing, refuse nobody", () => {
  expect(passwordFlaw("puerta azul del patio", ["", "a", "@", " "])).toBeNull();
});

test("a sign counts once, whatever it takes in memory", () => {
  expect(lengthOf("🔑🔑🔑🔑")).toBe(4);
});
