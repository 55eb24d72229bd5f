import { expect, test } from "vitest";
import { newPublication } from "./publications.ts";

const HOME = "https://www.idealista.com/inmueble/";
const read = (more: object) => newPublication.safeParse({ portal: "idealista", ...more });

test("a note needs a portal in which agents publish by hand, and nothing else", () => {
  expect(newPublication.parse({ portal: "idealista" })).toEqual({ portal: "idealista", url: null });
  expect(newPublication.safeParse({ portal: "kyero" }).success).toBe(false);
  expect(read({ since: "2026-11-21" }).data).toMatchObject({ since: "2026-11-21" });
  expect(read({ since: "21/11/2026" }).success).toBe(false);
});

test("a link has at most 500 characters, and an empty one is none", () => {
  expect(read({ url: HOME.padEnd(500, "1") }).success).toBe(true);
  expect(read({ url: HOME.padEnd(501, "1") }).success).toBe(false);
  expect(read({ url: ` ${HOME}1 ` }).data).toMatchObject({ url: `${HOME}1` });
  expect(read({ url: " " }).data).toMatchObject({ url: null });
  expect(read({ url: null }).data).toMatchObject({ url: null });
});

test("what is no address of a page is refused", () => {
  for (const url of ["idealista", "javascript:alert(1)", "ftp://www.idealista.com/1"])
    expect(read({ url }).success, url).toBe(false);
});
