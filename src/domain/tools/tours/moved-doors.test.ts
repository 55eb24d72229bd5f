import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import type { Level } from "../floor-plan/plan.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { applyTourCommand } from "./apply-tour-command.ts";
import { checkTour } from "./check-tour.ts";
import { doorLinks } from "./door-links.ts";
import { movedDoors } from "./moved-doors.ts";
import { panoramaIdOf, sampleScene, sampleTour } from "./tour-samples.ts";

const level = EXAMPLE_PLAN.levels[0]!;
const way = waysOf(level).find(({ openingId }) => openingId !== null)!;
const labelAt = (roomId: string) => level.rooms.find(({ id }) => id === roomId)!.at;

/** Two scenes on either side of one door, linked through it. */
function joined() {
  const scenes = [sampleScene(1, { at: labelAt(way.one) }), sampleScene(2, { at: labelAt(way.other) })];
  const answer = applyTourCommand(sampleTour(scenes), { kind: "link-through-doors", links: doorLinks(level, scenes) });
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer.tour;
}
const moved = (byMm: number): Level => ({
  ...level,
  openings: level.openings.map((one) => (one.id === way.openingId ? { ...one, offsetMm: one.offsetMm + byMm } : one)),
});

test("arrows stay while their door stands where it did", () => {
  expect(movedDoors(level, joined().scenes)).toEqual([]);
});

test("a door that moved 300 mm takes its arrows along, there and back", () => {
  const tour = joined();
  const after = moved(300);
  const planLevel = () => after;
  const findings = checkTour(tour, new Set([1, 2].map(panoramaIdOf)), { planLevel });
  const gone = findings.filter(({ kind }) => kind === "door-gone");
  expect(gone.map(({ sceneIds }) => sceneIds)).toEqual([
    ["s1", "s2"],
    ["s2", "s1"],
  ]);
  const mended = gone
    .flatMap(({ mend }) => mend!)
    .reduce((now, command) => {
      const answer = applyTourCommand(now, command);
      if ("refusal" in answer) throw new Error(answer.refusal);
      return answer.tour;
    }, tour);
  expect(movedDoors(after, mended.scenes)).toEqual([]);
  const [one] = mended.scenes[0]!.links;
  const shift = Math.hypot(one!.through!.x - way.at.x, one!.through!.y - way.at.y);
  expect(Math.round(shift / 10)).toBe(30);
});

test("a door that was walled up leaves an arrow that goes straight", () => {
  const shut = { ...level, openings: level.openings.filter(({ id }) => id !== way.openingId) };
  const found = movedDoors(shut, joined().scenes);
  expect(found.map(({ link }) => link.through)).toEqual([null, null]);
});
