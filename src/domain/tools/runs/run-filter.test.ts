import { expect, test } from "vitest";
import { isFiltered, type RunFilter, readRunFilter } from "./run-filter.ts";

const read = (shown: Partial<Record<keyof RunFilter, string>> = {}) => readRunFilter((name) => shown[name]);

test("an address that says nothing asks for one's own history, newest first", () => {
  expect(read()).toEqual({
    view: "history",
    scope: "mine",
    q: "",
    tool: "",
    folder: "",
    tag: "",
    from: "",
    to: "",
    sort: "newest",
  });
  expect(isFiltered(read())).toBe(false);
});

test("known values are taken, unknown ones are ignored", () => {
  expect(read({ view: "saved", scope: "agency", sort: "name" })).toMatchObject({
    view: "saved",
    scope: "agency",
    sort: "name",
  });
  expect(read({ view: "all", scope: "world", sort: "size" })).toMatchObject({
    view: "history",
    scope: "mine",
    sort: "newest",
  });
  // The trash is each person's own.
  expect(read({ view: "trash", scope: "agency" })).toMatchObject({ view: "trash", scope: "mine" });
});

test("days that exist, words of at most a hundred letters", () => {
  expect(read({ from: "2026-11-24" }).from).toBe("2026-11-24");
  for (const day of ["1970-01-01", "2024-02-29", "2199-12-31"])
    expect(read({ from: day, to: day })).toMatchObject({ from: day, to: day });
  const none = [
    "2026-13-01",
    "2026-11-32",
    "2026-02-30",
    "2026-04-31",
    "2026-02-29",
    "1969-12-31",
    "2200-01-01",
    "24/11/2026",
    "2026-11-24T10:00",
  ];
  for (const day of none) expect(read({ from: day, to: day }), day).toMatchObject({ from: "", to: "" });
  expect(read({ q: `  ${"a".repeat(120)}` }).q).toBe("a".repeat(100));
});

test("each of these leaves something out", () => {
  for (const name of ["q", "tool", "folder", "tag"] as const) expect(isFiltered(read({ [name]: "x" }))).toBe(true);
  for (const name of ["from", "to"] as const) expect(isFiltered(read({ [name]: "2026-11-24" }))).toBe(true);
  expect(isFiltered(read({ view: "trash", sort: "oldest" }))).toBe(false);
});
