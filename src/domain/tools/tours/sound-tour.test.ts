import { expect, test } from "vitest";
import { emptyTour } from "./empty-tour.ts";
import { faultOfTour, soundTour } from "./sound-tour.ts";
import { sampleScene, sampleTour } from "./tour-samples.ts";

const link = (id: string, to: string) => ({ id, to, direction: null, through: null });

test("an empty tour and one with a link there and back are sound", () => {
  expect(faultOfTour(emptyTour("Piso"))).toBeNull();
  const tour = sampleTour([sampleScene(1, { links: [link("a", "s2")] }), sampleScene(2, { links: [link("a", "s1")] })]);
  expect(soundTour.safeParse(tour).success).toBe(true);
});

test.each([
  ["La escena inicial no existe", { ...sampleTour([sampleScene(1)]), start: "s9" }],
  ["Dos escenas tienen el mismo identificador", sampleTour([sampleScene(1), sampleScene(1)])],
  ["La planta de «Escena 1» no existe", sampleTour([sampleScene(1, { levelId: "sótano" })])],
  [
    "«Escena 1» tiene una flecha hacia una escena que no existe",
    sampleTour([sampleScene(1, { links: [link("a", "s7")] })]),
  ],
  ["«Escena 1» tiene una flecha hacia sí misma", sampleTour([sampleScene(1, { links: [link("a", "s1")] })])],
])("%s", (sentence, tour) => {
  const read = soundTour.safeParse(tour);
  expect(read.error?.issues[0]?.message).toBe(sentence);
});
