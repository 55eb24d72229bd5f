import { describe, expect, test } from "vitest";
import { EURIBOR_DAILY, EURIBOR_MONTHLY, latestEuribor } from "./euribor.ts";

/** Monthly means in percent as they were published, January first; a star says that sources differ. */
const PUBLISHED: Record<number, string> = {
  2023: "3.337 3.534 3.647 3.757* 3.862 4.007 4.149 4.073 4.149 4.160 4.022 3.679*",
  2024: "3.609 3.671 3.718* 3.703* 3.680* 3.650 3.526 3.166 2.936 2.691 2.506 2.436*",
  2025: "2.525 2.407 2.398 2.143* 2.081* 2.081 2.079 2.114 2.172 2.187 2.217 2.267",
  2026: "2.245 2.221",
};

describe.each(Object.entries(PUBLISHED))("%s", (year, text) => {
  test.each(text.split(" ").map((percent, i) => [String(i + 1).padStart(2, "0"), percent] as const))(
    "month %s: %s %%",
    (month, percent) => {
      const fact = EURIBOR_MONTHLY.find(({ id }) => id === `euribor-${year}-${month}`)!;
      expect(fact.value * 100).toBeCloseTo(Number.parseFloat(percent), 9);
      const isStarred = percent.endsWith("*");
      // From 2025 on the press was asked too.
      const mark = isStarred ? "por-comprobar" : Number(year) >= 2025 ? "contrastado" : "una-fuente";
      expect(fact).toMatchObject({ mark, unit: "fracción", jurisdiction: "ES", validFrom: `${year}-${month}-01` });
      expect("note" in fact).toBe(isStarred);
    },
  );
});

test("a month in words, with its last day", () => {
  const row = (id: string) => EURIBOR_MONTHLY.find((fact) => fact.id === id);
  expect(row("euribor-2024-02")).toEqual({
    id: "euribor-2024-02",
    label: "Euríbor a 12 meses, media de febrero de 2024",
    value: 0.03671,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2024-02-01",
    validTo: "2024-02-29",
    source: { title: "Medias mensuales publicadas por euriborhoy.com", consulted: "2026-02-28" },
    mark: "una-fuente",
  });
  expect(["2023-02", "2024-04", "2024-12", "2025-01"].map((month) => row(`euribor-${month}`)!.validTo)).toEqual([
    "2023-02-28",
    "2024-04-30",
    "2024-12-31",
    "2025-01-31",
  ]);
});

test("single days", () => {
  expect(EURIBOR_DAILY.map(({ validFrom, validTo, value }) => [validFrom, validTo, value])).toEqual([
    ["2026-03-02", "2026-03-02", 0.02229],
    ["2026-04-01", "2026-04-01", 0.02845],
    ["2026-05-04", "2026-05-04", 0.02883],
  ]);
});

describe("the newest on a day", () => {
  test.each([
    ["2023-01-30", undefined],
    ["2023-01-31", "euribor-2023-01"],
    ["2025-09-29", "euribor-2025-08"],
    ["2025-09-30", "euribor-2025-09"],
    ["2026-02-28", "euribor-2026-02"],
    ["2026-03-01", "euribor-2026-02"],
    ["2026-03-02", "euribor-2026-03-02"],
    ["2026-03-31", "euribor-2026-03-02"],
    ["2026-04-01", "euribor-2026-04-01"],
    ["2030-01-01", "euribor-2026-05-04"],
  ])("%s", (day, id) => expect(latestEuribor(day)?.id).toBe(id));

  const source = { title: "Banco Central Europeo", consulted: "2026-11-21" };
  const read = (...points: (readonly [string, number])[]) => ({ points, source, mark: "una-fuente" as const });

  test("a value read for a month that ships changes nothing, nor does one before all that ship", () => {
    expect(latestEuribor("2026-03-01", read(["2026-02", 0.5], ["2026-01", 0.5]))?.value).toBe(0.02221);
    expect(latestEuribor("2023-01-15", read(["2022-12", 0.03]))).toBeUndefined();
  });

  test("a value read for the month after the last that ships is the newest once that month is over", () => {
    const series = read(["2026-03", 0.0255]);
    expect(latestEuribor("2026-03-30", series)?.id).toBe("euribor-2026-03-02");
    expect(latestEuribor("2026-03-31", series)).toEqual({
      id: "euribor-2026-03",
      label: "Euríbor a 12 meses, media de marzo de 2026",
      value: 0.0255,
      unit: "fracción",
      jurisdiction: "ES",
      validFrom: "2026-03-01",
      validTo: "2026-03-31",
      source,
      mark: "una-fuente",
    });
  });
});
