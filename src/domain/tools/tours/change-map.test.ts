import { expect, test } from "vitest";
import { applyTourCommand } from "./apply-tour-command.ts";
import { changeMap } from "./change-map.ts";
import type { Tour, TourMap } from "./tour.ts";
import { panoramaIdOf, sampleScene, sampleTour } from "./tour-samples.ts";

const plan = (levelId: string): TourMap => ({ kind: "plano", planId: panoramaIdOf(8), levelId });
const photo = (number: number): TourMap => ({
  kind: "foto",
  fileId: panoramaIdOf(number),
  widthPx: 1600,
  heightPx: 1200,
  mmPerPixel: 7.5,
  isScaled: false,
});

const over = (map: TourMap | null): Tour => ({
  ...sampleTour([
    sampleScene(1, {
      at: { x: 2000, y: 1000 },
      links: [{ id: "a", to: "s2", direction: null, through: { x: 3000, y: 1000 } }],
    }),
    sampleScene(2),
  ]),
  levels: [{ id: "planta", name: "Planta", map }],
});

function after(tour: Tour, map: TourMap) {
  const { commands, lost } = changeMap(tour, "planta", map);
  const changed = commands.reduce((now, command) => {
    const answer = applyTourCommand(now, command);
    if ("refusal" in answer) throw new Error(answer.refusal);
    return answer.tour;
  }, tour);
  const [scene] = changed.scenes;
  return { lost, at: scene!.at, through: scene!.links[0]!.through, map: changed.levels[0]!.map };
}
const kept = { lost: 0, at: { x: 2000, y: 1000 }, through: { x: 3000, y: 1000 } };

test("places of a plan mean nothing on a photo, nor those of a photo on a plan", () => {
  const gone = { lost: 1, at: null, through: null };
  expect(after(over(plan("baja")), photo(7))).toEqual({ ...gone, map: photo(7) });
  expect(after(over(null), photo(7))).toEqual({ ...gone, map: photo(7) });
  expect(after(over(photo(7)), plan("baja"))).toEqual({ ...gone, map: plan("baja") });
});

test("from storey to storey, from photo to photo and back from no map, scenes stay", () => {
  expect(after(over(plan("baja")), plan("alta"))).toEqual({ ...kept, map: plan("alta") });
  expect(after(over(photo(7)), photo(6))).toEqual({ ...kept, map: photo(6) });
  expect(after(over(null), plan("baja"))).toEqual({ ...kept, map: plan("baja") });
});
