import { expect, test } from "vitest";
import { isFiltered, type RunFilter, readRunFilter } from "./run-filter.ts";

const read = (said: Partial<Record<keyof RunFilter, string>> = {}) => readRunFilter((name) => said[name]);

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
  for (const from of ["2026-13-01", "2026-11-32", "1826-11-24", "24/11/2026"]) expect(read({ from }).from).toBe("");
  expect(read({ q: `  ${"a".repeat(120)}` }).q).toBe("a".repeat(100));
});

test("each of these leaves something out", () => {
  for (const name of ["q", "tool", "folder", "tag"] as const) expect(isFiltered(read({ [name]: "x" }))).toBe(true);
  for (const name of ["from", "to"] as const) expect(isFiltered(read({ [name]: "2026-11-24" }))).toBe(true);
  expect(isFiltered(read({ view: "trash", sort: "oldest" }))).toBe(false);
});
