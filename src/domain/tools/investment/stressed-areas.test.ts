import { expect, test } from "vitest";
import { stressedAreaReminder, stressedAreasOf } from "./stressed-areas.ts";

test("Cataluña had 271 declared municipalities at the end of 2025, Madrid none", () => {
  expect(stressedAreasOf("ES-CT")).toMatchObject({ value: 271, mark: "por-comprobar", jurisdiction: "ES-CT" });
  expect(stressedAreasOf("ES-MD")).toBeUndefined();
  expect(stressedAreasOf(undefined)).toBeUndefined();
});

test("the reminder tells where areas are declared, the cap, and where it is looked up", () => {
  expect(stressedAreaReminder("ES-CT")).toMatch(/^En Cataluña hay 271 municipios declarados zona tensionada/);
  expect(stressedAreaReminder("ES-PV")).toMatch(/^En País Vasco hay municipios declarados zona tensionada/);
  expect(stressedAreaReminder("ES-MD")).toMatch(/^No consta si el municipio está declarado/);
  for (const community of ["ES-CT", "ES-MD", undefined] as const) {
    const text = stressedAreaReminder(community);
    expect(text).toContain("no puede pasar de la última renta actualizada");
    expect(text).toContain("serpavi.mivau.gob.es");
  }
});
