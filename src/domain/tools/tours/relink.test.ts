import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { applyTourCommand } from "./apply-tour-command.ts";
import { relink } from "./relink.ts";
import type { Tour, TourPlace, TourScene } from "./tour.ts";
import { sampleScene, sampleTour } from "./tour-samples.ts";

const level = EXAMPLE_PLAN.levels[0]!;
const doors = waysOf(level).filter(({ openingId }) => openingId !== null);
const placeIn = (roomId: string): TourPlace => level.rooms.find(({ id }) => id === roomId)!.at;
const door = doors[0]!;

/** Puts a scene on the plan as the editor does. */
function placed(tour: Tour, sceneId: string, at: TourPlace): Tour {
  const after = run(tour, [{ kind: "place-scene", sceneId, levelId: "planta", at }]);
  return run(after, relink(level, onPlan(after), sceneId).commands);
}
const onPlan = (tour: Tour): TourScene[] => tour.scenes.filter(({ at }) => at !== null);
const run = (tour: Tour, commands: ReturnType<typeof relink>["commands"]): Tour =>
  commands.reduce((now, command) => {
    const answer = applyTourCommand(now, command);
    if ("refusal" in answer) throw new Error(answer.refusal);
    return answer.tour;
  }, tour);
const waysIn = (tour: Tour): string[] =>
  tour.scenes.flatMap(({ id, links }) => links.map(({ to }) => `${id} ${to}`)).sort();

const near: TourPlace = {
  x: Math.round(door.at.x + (placeIn(door.one).x - door.at.x) / 4),
  y: Math.round(door.at.y + (placeIn(door.one).y - door.at.y) / 4),
};

test("the arrows do not depend on the order in which scenes are placed", () => {
  const start = sampleTour([sampleScene(1), sampleScene(2), sampleScene(3)]);
  const places = new Map([
    ["s1", placeIn(door.one)],
    ["s2", placeIn(door.other)],
    ["s3", near],
  ]);
  const inOrder = (...ids: string[]) => waysIn(ids.reduce((now, id) => placed(now, id, places.get(id)!), start));
  const first = inOrder("s1", "s2", "s3");
  expect(first).toContain("s2 s3");
  expect(first).not.toContain("s1 s2");
  expect(inOrder("s3", "s2", "s1")).toEqual(first);
  expect(inOrder("s2", "s1", "s3")).toEqual(first);
});

test("an arrow that was dragged, or added by hand, stays when a nearer scene comes; the latter learns its door", () => {
  const by = { id: "mano", to: "s2", direction: null, through: null };
  const start = sampleTour([sampleScene(1, { links: [by] }), sampleScene(2), sampleScene(3)]);
  const two = placed(placed(start, "s1", placeIn(door.one)), "s2", placeIn(door.other));
  expect(two.scenes[0]!.links).toEqual([{ ...by, through: { x: Math.round(door.at.x), y: Math.round(door.at.y) } }]);
  const back = two.scenes[1]!.links[0]!;
  const dragged = run(two, [{ kind: "drag-link", sceneId: "s2", linkId: back.id, direction: { yaw: 10, pitch: -10 } }]);
  const three = placed(dragged, "s3", near);
  expect(waysIn(three)).toEqual(["s1 s2", "s1 s3", "s2 s1", "s2 s3", "s3 s1", "s3 s2"]);
});
