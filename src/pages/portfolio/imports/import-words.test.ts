import { expect, test } from "vitest";
import { absentText, leftOutText } from "./import-words.ts";

test("a finished import says what it has not done", () => {
  expect(leftOutText({ nueva: 0, cambiada: 0, ausente: 0 })).toBeNull();
  expect(leftOutText({ nueva: 0, cambiada: 0, ausente: 6 })).toBe("Lo dejaste fuera: 6 ausentes no se han retirado.");
  expect(leftOutText({ nueva: 1, cambiada: 2, ausente: 1 })).toBe(
    "Lo dejaste fuera: 1 nueva no ha entrado; 2 cambiadas siguen como estaban; 1 ausente no se ha retirado.",
  );
});

test("homes that a sender no longer sends were withdrawn, or some of them, or none", () => {
  const before = "Las enviaba este remitente y ya no vienen.";
  expect(absentText(6, 0)).toBe(`${before} Se han retirado; no se borran.`);
  expect(absentText(6, 2)).toBe(`${before} Se han retirado 4; las demás siguen en tu cartera.`);
  expect(absentText(6, 6)).toBe(`${before} No se ha retirado ninguna: siguen en tu cartera.`);
});
