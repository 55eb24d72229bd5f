import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each(["", "corta1", "12345678", "contraseña", "Password1", "aaaaaaaaaaaa", "qwertyuiop", "abcdefghij"])(
  "«%s» is very easy to guess",
  (password) => {
    expect(passwordStrength(password)).toBe(0);
  },
);

test("length counts more than odd characters", () => {
  expect(passwordStrength("puerta azul del patio")).toBeGreaterThan(passwordStrength("Pu3rt@!x"));
  expect(passwordStrength("puerta azul del patio")).toBe(4);
});

test("a password made by a program is very good", () => {
  expect(passwordStrength("g7#Vq2!mZx9$Lw4k")).toBe(4);
});

test("one's own name and address are worth little", () => {
  const known = ["Nuria", "Ferrer Ivars", "nuria@ferrerhogar.es"];
  expect(passwordStrength("nuriaferrer72", known)).toBeLessThan(passwordStrength("nuriaferrer72"));
  expect(passwordStrength("ferrerhogar1", known)).toBe(0);
});
