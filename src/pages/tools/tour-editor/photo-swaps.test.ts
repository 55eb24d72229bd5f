import { expect, test } from "vitest";
import { applyTourCommand } from "#domain/tools/tours/apply-tour-command.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { panoramaIdOf, samplePanorama, sampleScene, sampleTour } from "#domain/tools/tours/tour-samples.ts";
import { swapPhoto, swapsFor } from "./photo-swaps.ts";

const card = (number: number, state: PanoramaCard["state"] = "lista"): PanoramaCard => ({
  id: panoramaIdOf(number),
  name: `foto-${number}.jpg`,
  state,
  progress: 1,
  fault: null,
  widthPx: 4096,
  heightPx: 2048,
  sizes: [],
  hasOriginal: false,
  pose: null,
  panorama: samplePanorama,
});
const way = (id: string, to: string) => ({ id, to, direction: null, through: null });
const tour = sampleTour([
  sampleScene(1, { links: [way("a", "s2")] }),
  sampleScene(2, { links: [way("b", "s1")] }),
  sampleScene(3),
]);

test("a scene may take a loose photo or that of a bare scene, not one that is still at work or stands elsewhere", () => {
  const cards = [card(1), card(2), card(3), card(4), card(5, "trabajando")];
  expect(swapsFor(tour, "s1", cards).map(({ name }) => name)).toEqual(["foto-3.jpg", "foto-4.jpg"]);
});

test("the bare scene goes when its photo is taken, and arrows stay", () => {
  const after = swapPhoto(tour, "s1", panoramaIdOf(3)).reduce<Tour>((now, command) => {
    const answer = applyTourCommand(now, command);
    if ("refusal" in answer) throw new Error(answer.refusal);
    return answer.tour;
  }, tour);
  expect(after.scenes.map(({ id, panoramaId, links }) => [id, panoramaId, links.length])).toEqual([
    ["s1", panoramaIdOf(3), 1],
    ["s2", panoramaIdOf(2), 1],
  ]);
});
