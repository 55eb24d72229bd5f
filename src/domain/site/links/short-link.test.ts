import { describe, expect, test } from "vitest";
import {
  CODE_LETTERS,
  isLookAhead,
  isOwnShortLink,
  linkDevice,
  linkForm,
  readTarget,
  referrerHost,
  withUtm,
} from "./short-link.ts";

describe("targets", () => {
  test.each(["https://casa.example/a?b=1#c", "http://casa.example", "/precios?plan=pro#faq", "HTTPS://CASA.example/Ñ"])(
    "%s",
    (target) => expect(readTarget(` ${target} `)).toBe(target),
  );
  test.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "//otra.example",
    "/\\otra.example",
    "\\\\otra.example",
    "https://ana:clave@casa.example",
    "https://",
    "ftp://casa.example",
    "casa.example",
    "https://casa.example/a b",
    "https://casa.example/a\r\nSet-Cookie: x",
    `https://casa.example/${"x".repeat(2_000)}`,
    "",
  ])("%j is refused", (target) => expect(readTarget(target)).toBeNull());

  test.each([
    "/l/abc",
    "/L/abc",
    "/l",
    "//l/x",
    "https://umbral.example/l/abc",
    "https://www.umbral.example/%6c/abc",
    "http://umbral.example:8080/l/x",
  ])("%s leads to a short link of ours", (target) =>
    expect(isOwnShortLink(target.replace(/^\/\//, "/"), "https://umbral.example")).toBe(true),
  );
  test.each(["/legal", "/", "https://otra.example/l/abc"])("%s does not", (target) =>
    expect(isOwnShortLink(target, "https://umbral.example")).toBe(false),
  );
});

describe("UTM", () => {
  const utm = { utm_source: "cartel", utm_campaign: "puertas & más" };
  test.each([
    ["/precios", "/precios?utm_source=cartel&utm_campaign=puertas%20%26%20m%C3%A1s"],
    ["/a?x=1&y=%20a+b#z?q=1", "/a?x=1&y=%20a+b&utm_source=cartel&utm_campaign=puertas%20%26%20m%C3%A1s#z?q=1"],
    [
      "https://a.example/?utm_source=viejo&utm_term=t&f",
      "https://a.example/?utm_term=t&f&utm_source=cartel&utm_campaign=puertas%20%26%20m%C3%A1s",
    ],
    ["/a?#b", "/a?utm_source=cartel&utm_campaign=puertas%20%26%20m%C3%A1s#b"],
  ])("%s", (target, expected) => expect(withUtm(target, utm)).toBe(expected));
  test("without any nothing changes", () => expect(withUtm("/a?x=%zz#b", {})).toBe("/a?x=%zz#b"));
});

test("codes are lower case, and some words are kept", () => {
  const withCode = (code: string) => linkForm.safeParse({ title: "x", target: "/", code });
  expect(withCode(" Puertas-Abiertas ").data?.code).toBe("puertas-abiertas");
  for (const bad of ["a", "a--b", "-ab", "ábc", "admin", "a/b", "x".repeat(41)])
    expect(withCode(bad).success).toBe(false);
  expect(CODE_LETTERS).not.toMatch(/[01ilo]/);
  expect(linkForm.parse({ title: " Cartel ", target: "/precios" })).toMatchObject({
    title: "Cartel",
    code: "",
    lastDay: "",
  });
});

test("attributes of a click", () => {
  expect(linkDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", false)).toBe("movil");
  expect(linkDevice("Mozilla/5.0 (Windows NT 10.0; Win64; x64)", false)).toBe("ordenador");
  expect(linkDevice("Mozilla/5.0 (compatible; Googlebot/2.1)", true)).toBe("robot");
  expect(linkDevice("", false)).toBe("otro");
  expect(referrerHost("https://www.idealista.com/inmueble/1?q=ana")).toBe("idealista.com");
  expect(referrerHost("android-app://x")).toBe("");
  expect(referrerHost("no")).toBe("");
  const says = (headers: Record<string, string>) => isLookAhead((name) => headers[name]);
  expect(says({ "sec-purpose": "prefetch;prerender" })).toBe(true);
  expect(says({ "x-moz": "prefetch" })).toBe(true);
  expect(says({ "sec-fetch-mode": "navigate" })).toBe(false);
});
