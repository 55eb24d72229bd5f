import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { planTour } from "./plan-tour.ts";

const tour = planTour(EXAMPLE_PLAN);

test("each room has a file of its own", () => {
  expect(tour.rooms.length).toBeGreaterThan(4);
  expect(new Set(tour.rooms.map(({ panorama }) => panorama)).size).toBe(tour.rooms.length);
  for (const { panorama } of tour.rooms) expect(panorama).toMatch(/^\d\d-[a-z0-9-]+\.jpg$/);
});

test("a door leads both ways, and to the opposite direction", () => {
  for (const room of tour.rooms) {
    for (const { to, openingId } of room.links) {
      const back = tour.rooms.find(({ id }) => id === to)!.links;
      expect(back.some((link) => link.to === room.id && link.openingId === openingId)).toBe(true);
    }
  }
});

test("every room is reached from the hall", () => {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const { to } of tour.rooms.find((room) => room.id === id)!.links) visit(to);
  };
  visit(tour.start!);
  expect(reached.size).toBe(tour.rooms.length);
});

test("a mark lies where its door is seen: the ray through it meets the opening", () => {
  const level = EXAMPLE_PLAN.levels[0]!;
  const corners = new Map(level.vertices.map((one) => [one.id, one]));
  for (const room of tour.rooms) {
    for (const { yawDegrees, openingId } of room.links) {
      const opening = level.openings.find(({ id }) => id === openingId);
      if (!opening) continue;
      const wall = level.walls.find(({ id }) => id === opening.wallId)!;
      const [from, to] = [corners.get(wall.from)!, corners.get(wall.to)!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const share = opening.offsetMm / length;
      const [dx, dy] = [from.x + (to.x - from.x) * share - room.at.xMm, from.y + (to.y - from.y) * share - room.at.yMm];
      // On the plan, clockwise from straight up; the panorama's own middle by its compass.
      const compass = (Math.atan2(dx, -dy) * 180) / Math.PI - EXAMPLE_PLAN.northDegrees;
      const apart = (((compass - room.facesDegrees - yawDegrees) % 360) + 540) % 360;
      expect(Math.abs(apart - 180)).toBeLessThan(0.5);
    }
  }
});

test("of some rooms the tour leads only to those", () => {
  const { id: first, links: ways } = tour.rooms.find(({ links }) => links.length > 0)!;
  const second = ways[0]!.to;
  const some = planTour(EXAMPLE_PLAN, new Set([first, second]));
  expect(some.rooms.map(({ id }) => id).sort()).toEqual([first, second].sort());
  for (const { links } of some.rooms) for (const { to } of links) expect([first, second]).toContain(to);
});
