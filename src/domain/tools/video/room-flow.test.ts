import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { type FilmPlan, filmPlanOf, planRoomsFor, wayBetween } from "./film-plan.ts";
import { roomFlow } from "./room-flow.ts";

const photo = (id: string, room: Parameters<typeof roomFlow>[0][number]["room"], planRoomId: string | null = null) => ({
  id,
  room,
  planRoomId,
});

test("a visit: façade, entrance, living room, kitchen, bedroom, bathroom, terrace", () => {
  const { ids, reason } = roomFlow(
    [
      photo("terrace", "terraza"),
      photo("bath", "bano"),
      photo("living", "salon"),
      photo("front", "fachada"),
      photo("bed", "dormitorio"),
      photo("kitchen", "cocina"),
      photo("hall", "entrada"),
    ],
    null,
  );
  expect(ids).toEqual(["front", "hall", "living", "kitchen", "bed", "bath", "terrace"]);
  expect(reason).toBe("Sigue el recorrido de una visita: fachada, entrada, salón, cocina….");
});

test("photos of one room keep their order, and photos without a room stand between inside and outside", () => {
  const { ids, reason } = roomFlow(
    [photo("a", null), photo("t", "terraza"), photo("b2", "dormitorio"), photo("b1", "dormitorio")],
    null,
  );
  expect(ids).toEqual(["b2", "b1", "a", "t"]);
  expect(reason).toContain("Una foto no dice de qué estancia es y va entre lo de dentro y lo de fuera.");
});

test("without any room the order stays and says so", () => {
  const { ids, reason } = roomFlow([photo("2", null), photo("1", "otra")], null);
  expect(ids).toEqual(["2", "1"]);
  expect(reason).toContain("ninguna dice de qué estancia es");
});

/** Hall – living – kitchen behind the living room; the bedroom beside the hall. */
const PLAN: FilmPlan = {
  walls: [],
  rooms: (["hall", "living", "kitchen", "bed"] as const).map((id, at) => ({
    id,
    name: id,
    use: (["recibidor", "salon", "cocina", "dormitorio"] as const)[at]!,
    ring: [],
    middle: [at * 1000, 0],
    areaM2: 10 + at,
  })),
  ways: [
    { one: "hall", other: "bed", at: [0, 0] },
    { one: "hall", other: "living", at: [500, 0] },
    { one: "living", other: "kitchen", at: [1500, 0] },
  ],
  entranceId: "hall",
};

test("the plan's doors decide: through the living room into the kitchen before the bedroom", () => {
  const { ids, reason } = roomFlow(
    [
      photo("b", "dormitorio", "bed"),
      photo("k", "cocina", "kitchen"),
      photo("l", "salon", "living"),
      photo("f", "fachada"),
    ],
    PLAN,
  );
  expect(ids).toEqual(["f", "l", "k", "b"]);
  expect(reason).toContain("Sigue las puertas del plano desde la entrada");
});

test("the way between rooms goes through the fewest doors, and there is none to a room without one", () => {
  expect(wayBetween(PLAN, "bed", "kitchen")).toEqual(["bed", "hall", "living", "kitchen"]);
  expect(wayBetween(PLAN, "bed", "bed")).toEqual(["bed"]);
  expect(wayBetween(PLAN, "bed", "cellar")).toEqual([]);
});

test("three bedrooms and three photos find one room each, the largest first", () => {
  const plan = filmPlanOf(EXAMPLE_PLAN)!;
  const bedrooms = plan.rooms.filter(({ use }) => use === "dormitorio").toSorted((a, b) => b.areaM2 - a.areaM2);
  const photos = bedrooms.map((_, at) => ({ id: `b${at}`, room: "dormitorio" as const }));
  const found = planRoomsFor(photos, plan);
  expect(photos.map(({ id }) => found.get(id))).toEqual(bedrooms.map(({ id }) => id));
});

test("more photos than rooms are shared out in a row", () => {
  const photos = ["1", "2", "3"].map((id) => ({ id, room: "salon" as const }));
  expect([...planRoomsFor(photos, PLAN).values()]).toEqual(["living", "living", "living"]);
});
