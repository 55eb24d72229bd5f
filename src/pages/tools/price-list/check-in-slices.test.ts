import { expect, test } from "vitest";
import { checkInSlices, type ListProgress } from "./check-in-slices.ts";

const HEAD = "Dirección;m²;Habitaciones;Precio;Latitud;Longitud";
/** Some 250 m apart, so that none may be another. */
const homes = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const latitude = (41.65 + 0.0023 * (i % 10) + 0.00001).toFixed(5);
    const longitude = (-0.89 + 0.0031 * Math.floor(i / 10) + 0.00001).toFixed(5);
    return `Calle ${i};80;3;${200 + (i % 9)}.000 €;${latitude};${longitude}`;
  });

async function progressOf(text: string, isWanted: (reported: readonly ListProgress[]) => boolean = () => true) {
  const reported: ListProgress[] = [];
  await checkInSlices(text, "2026-11-21", {
    onProgress: (one) => reported.push(one),
    isWanted: () => isWanted(reported),
  });
  return reported;
}

test("every row is told once: twelve with a verdict, and one without price", async () => {
  const reported = await progressOf([HEAD, ...homes(12), "Calle X;80;3;;41.65111;-0.89111"].join("\n"));
  const last = reported.at(-1)!;
  expect(last).toMatchObject({ state: "done", done: 12, total: 12 });
  expect(last.rows.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, i) => i + 2),
  );
  expect(last.rows.filter(({ verdict }) => verdict !== null)).toHaveLength(12);
});

test("between slices the page is told how far it is, and a check that is no longer wanted ends", async () => {
  const list = [HEAD, ...homes(89)].join("\n");
  const stopped = await progressOf(list, (reported) => reported.length < 1);
  expect(stopped).toHaveLength(1);
  expect(await progressOf(list, () => false)).toEqual([]);
  const whole = await progressOf(list);
  const dones = whole.map(({ done }) => done);
  expect(dones).toEqual(dones.toSorted((a, b) => a - b));
  expect(whole.slice(0, -1).every(({ state }) => state === "checking")).toBe(true);
});

test("a list without rows is done at once and says so", async () => {
  expect(await progressOf("")).toMatchObject([
    { state: "done", total: 0, problem: "No hay nada que leer. Pega al menos una fila." },
  ]);
});
