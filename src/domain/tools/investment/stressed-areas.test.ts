import { expect, test } from "vitest";
import { stressedAreaReminder, stressedAreasOf, stressedRentWarning } from "./stressed-areas.ts";

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

test("a rent in Barcelona is not taken without a word; one in Madrid is, unless it is above the last contract's", () => {
  const warned = stressedRentWarning({ community: "ES-CT", rent: 1750 });
  expect(warned?.text).toBe(
    "En Cataluña hay 271 municipios declarados zona tensionada: allí un contrato nuevo de vivienda habitual no puede pasar de la última renta actualizada, salvo excepciones.",
  );
  expect(warned?.origin).toBe("Prensa, finales de 2025; por comprobar.");
  expect(stressedRentWarning({ community: "ES-MD", rent: 1750 })).toBeNull();
  for (const community of ["ES-CT", "ES-MD", undefined] as const) {
    expect(stressedRentWarning({ community, rent: 1750, lastRent: 1200 })?.text).toMatch(
      /^Pides más que la renta anterior, de 1\.200.€\. Si el municipio está declarado zona tensionada/u,
    );
  }
  expect(stressedRentWarning({ community: "ES-MD", rent: 1200, lastRent: 1200 })).toBeNull();
  expect(stressedRentWarning({ community: "ES-CT", rent: undefined })).toBeNull();
  expect(stressedRentWarning({ community: "ES-CT", rent: 0 })).toBeNull();
});
