import { describe, expect, test } from "vitest";
import { factOn, factUsed } from "./dated-fact.ts";

const OLD = { validFrom: "2020-01-01", validTo: "2024-12-31", name: "old" };
const NEW = { validFrom: "2025-01-01", name: "new" };

describe("the row in force", () => {
  test.each([
    ["2019-12-31", undefined],
    ["2020-01-01", "old"],
    ["2024-12-31", "old"],
    ["2025-01-01", "new"],
    ["2099-01-01", "new"],
  ])("on %s is %s", (day, name) => expect(factOn([OLD, NEW], day)?.name).toBe(name));

  test("is none in a gap, and the first of two", () => {
    expect(factOn([OLD, { ...NEW, validFrom: "2025-02-01" }], "2025-01-15")).toBeUndefined();
    expect(factOn([NEW, { ...NEW, name: "again" }], "2026-01-01")?.name).toBe("new");
  });
});

test("a fact that a result rests on keeps where it stands and since when, and its address where it has one", () => {
  const fact = {
    id: "itp-general-ct",
    label: "ITP general",
    unit: "fracción",
    jurisdiction: "ES-CT",
    validFrom: "2025-06-27",
    source: { title: "Decreto-ley 5/2025", consulted: "2026-11-01" },
    mark: "ley",
  } as const;
  const used = {
    id: "itp-general-ct",
    label: "ITP general",
    title: "Decreto-ley 5/2025",
    date: "2025-06-27",
    mark: "ley",
  };
  expect(factUsed(fact)).toEqual(used);
  expect(factUsed({ ...fact, source: { ...fact.source, url: "https://dogc.gencat.cat" } })).toEqual({
    ...used,
    url: "https://dogc.gencat.cat",
  });
});
