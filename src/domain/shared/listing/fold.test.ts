import { expect, test } from "vitest";
import { fold, foldName } from "./fold.ts";

test("text is compared without case, accents and signs", () => {
  expect(fold("L'Hospitalet, Nº 3")).toBe("l hospitalet no 3");
  expect(fold("  ¡Ñuño!  ")).toBe("nuno");
});

test("names keep the letters of every script; those that Spanish keyboards lack become similar ones", () => {
  expect(foldName("Łukasz Bjørn, Олена")).toBe("lukasz bjorn олена");
  expect(foldName("Strauß-Ægir Đorđević")).toBe("strauss aegir dordevic");
  expect(foldName("李 小龙 2.º")).toBe("李 小龙 2 o");
  expect(foldName("\ud800 !")).toBe("");
  for (const name of ["Núria Vidal i Ferrer", "O'Neil-Pérez", "Mª José"]) expect(foldName(name)).toBe(fold(name));
});
