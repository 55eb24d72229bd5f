import { describe, expect, test } from "vitest";
import { fold, foldName, withinOneEdit } from "./fold.ts";

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

describe("words within one edit", () => {
  /** All words of up to four letters a, b and c. */
  const words = Array.from({ length: 4 }).reduce<string[]>(
    (known) => [...new Set([...known, ...known.flatMap((word) => [..."abc"].map((letter) => word + letter))])],
    [""],
  );
  /** Every word that one letter changed, left out, put in or swapped with the next one makes of this one. */
  const editsOf = (word: string): Set<string> => {
    const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
    return new Set([
      word,
      ...cuts.flatMap(([before, behind]) => [..."abc"].map((letter) => before + letter + behind)),
      ...cuts.flatMap(([before, behind]) => [..."abc"].map((letter) => before + letter + behind.slice(1))),
      ...cuts.map(([before, behind]) => before + behind.slice(1)),
      ...cuts
        .filter(([, behind]) => behind.length > 1)
        .map(([before, behind]) => before + behind[1] + behind[0] + behind.slice(2)),
    ]);
  };

  test("are those that one edit makes of each other, for all 121 words of up to four letters", () => {
    expect(words).toHaveLength(121);
    for (const a of words) {
      const near = editsOf(a);
      const told = words.filter((b) => withinOneEdit(a, b));
      expect(told, a).toEqual(words.filter((b) => near.has(b)));
    }
  });
});
