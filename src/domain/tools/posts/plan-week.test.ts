import { describe, expect, test } from "vitest";
import { FLAT } from "../writing/writing.test-data.ts";
import type { PostFacts, PostGoal } from "./goals.ts";
import { POST_GOALS, possibleGoals, whenOf } from "./goals.ts";
import { CHANNELS } from "./networks.ts";
import { goalsOfDays, openingKey, planWeek, type WeekAsk } from "./plan-week.ts";

const FACTS: PostFacts = { home: FLAT, formerPrice: 340_000, isClosed: false };
const ask = (changes: Partial<WeekAsk> = {}, seed = 1): WeekAsk => ({
  facts: FACTS,
  goals: POST_GOALS,
  channels: CHANNELS,
  startsOn: "2026-11-30",
  style: { variety: "es-ES", tone: "neutro", seed, thisYear: 2026 },
  linkOf: () => "https://casa.example/piso",
  ownTags: [],
  signature: { name: null, phone: null },
  variants: {},
  ...changes,
});

describe("the plan", () => {
  test("offers and stories take turns, and an open day takes its three days", () => {
    const goals: PostGoal[] = ["nuevo", "bajada", "barrio", "consejo"];
    expect(goalsOfDays(goals, FACTS, "2026-11-30")).toEqual([
      "bajada", "barrio", "nuevo", "consejo", "bajada", "nuevo", "bajada",
    ]); // biome-ignore format: one week
    const openDay = { day: "2026-12-05", from: "11:00", to: "14:00" };
    const open = goalsOfDays([...goals, "puertas"], { ...FACTS, openDay }, "2026-11-30");
    expect(open.slice(3, 6)).toEqual(["puertas", "puertas", "puertas"]);
    expect(open.filter((goal) => goal === "puertas")).toHaveLength(3);
    expect(goalsOfDays(["consejo"], FACTS, "2026-11-30")).toEqual(Array(7).fill("consejo"));
  });

  test("no fact leads twice in a row and no opening comes back, over fifty weeks", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { posts } = planWeek(ask({}, seed));
      for (const [index, { lead }] of posts.entries()) expect(lead).not.toBe(posts[index + 1]?.lead);
      expect(new Set(posts.map(({ opening }) => openingKey(opening))).size).toBe(posts.length);
    }
  });

  test("a goal that the facts do not carry is not planned", () => {
    expect(possibleGoals({ ...FACTS, formerPrice: 320_000 })).not.toContain("bajada");
    expect(possibleGoals({ ...FACTS, home: { ...FLAT, price: undefined } })).not.toContain("bajada");
    expect(possibleGoals({ ...FACTS, isClosed: true })).toEqual(["cerrado", "barrio", "consejo"]);
    expect(planWeek(ask({ goals: ["puertas"] })).posts).toEqual([]);
  });

  test("another opening for one post leaves the others, and goes round", () => {
    const { posts } = planWeek(ask());
    const first = posts[0]!;
    const seen = new Set<string>();
    for (let turn = 0; turn <= first.others; turn++) {
      const other = planWeek(ask({ variants: { [first.id]: turn } })).posts;
      expect(other.slice(1).map(({ text }) => text)).toEqual(posts.slice(1).map(({ text }) => text));
      seen.add(other[0]!.opening);
    }
    expect(seen.size).toBe(first.others + 1);
    expect(planWeek(ask({ variants: { [first.id]: first.others + 1 } })).posts[0]!.opening).toBe(first.opening);
  });
});

test("hours are said as people say them", () => {
  expect(whenOf({ day: "2026-12-05", from: "09:30", to: "14:00" })).toBe(
    "el sábado 5 de diciembre, de 9:30 a 14\u00a0h",
  );
});

test("openings are alike by their first three words, whatever their marks", () => {
  expect(openingKey("¿Qué hay cerca? Metro")).toBe(openingKey("Que hay cerca de aquí"));
  expect(openingKey("Nuevo en Ruzafa")).not.toBe(openingKey("Nuevo en Gràcia"));
});
