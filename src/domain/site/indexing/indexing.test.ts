import { describe, expect, test } from "vitest";
import { checkPage, duplicatesOf, indexSubmission } from "./page-check.ts";
import { checkStructuredData } from "./structured-data.ts";

const URL = "https://umbral.example/a";
const head = (inner: string) => `<!DOCTYPE html><html><head>${inner}</head><body>`;
const GOOD = `<title>Uno &amp; dos</title><meta name="description" content="${"d".repeat(80)}"/><link rel="canonical" href="${URL}"/>`;
const problems = (inner: string, status = 200) =>
  checkPage({ path: "/a", url: URL, status, html: head(inner) }).problems;

describe("a page", () => {
  test("with all that it needs has nothing to look at", () => {
    const checked = checkPage({ path: "/a", url: URL, status: 200, html: head(GOOD) });
    expect(checked).toMatchObject({ title: "Uno & dos", problems: [], data: [] });
  });
  test.each([
    [GOOD.replace(/<title>.*<\/title>/, ""), "No tiene título"],
    [GOOD.replace(/<meta[^>]*>/, ""), "No tiene descripción"],
    [GOOD.replace("d".repeat(80), "corta"), "La descripción tiene 5 caracteres; van bien de 70 a 160"],
    [GOOD.replace(/<link[^>]*>/, ""), "No dice su dirección canónica"],
    [GOOD.replace(URL, "https://otra.es/"), "Su dirección canónica es otra: https://otra.es/"],
    [`${GOOD}<meta name="robots" content="noindex"/>`, "Está en el mapa del sitio y pide no aparecer en buscadores"],
  ])("%#: %s", (inner, problem) => {
    expect(problems(inner)).toEqual([problem]);
  });
  test.each([
    [69, 1],
    [70, 0],
    [160, 0],
    [161, 1],
  ])("with a description of %d characters has %d faults", (length, faults) => {
    expect(problems(GOOD.replace("d".repeat(80), "d".repeat(length)))).toHaveLength(faults);
  });
  test("that does not answer says so alone", () => expect(problems("", 404)).toEqual(["Responde 404"]));
  test("that says the same as another is found", () => {
    const page = (path: string, title: string) => ({
      ...checkPage({ path, url: URL, status: 200, html: head(GOOD) }),
      title,
      description: path,
    });
    expect([...duplicatesOf([page("/a", "x"), page("/b", "y"), page("/c", "x")])]).toEqual([
      ["/c", ["Mismo título que /a"]],
    ]);
  });
});

test("pages that share a title and a description are found by both, and pages without either by none", () => {
  const page = (path: string, title: string | null, description: string | null) => ({
    path,
    status: 200,
    title,
    description,
    problems: [],
    data: [],
  });
  expect([
    ...duplicatesOf([page("/a", "x", "d"), page("/b", "x", "d"), page("/c", null, null), page("/d", null, null)]),
  ]).toEqual([["/b", ["Mismo título que /a", "Misma descripción que /a"]]]);
});

test("from one to 2,000 paths of this site, of 200 characters at most, are sent at once", () => {
  const read = (...paths: string[]) => indexSubmission.safeParse({ paths }).success;
  expect([read("/a"), read(), read("a"), read("https://x.es/")]).toEqual([true, false, false, false]);
  expect([read(...Array(2_000).fill("/a")), read(...Array(2_001).fill("/a"))]).toEqual([true, false]);
  expect([read("/".padEnd(200, "a")), read("/".padEnd(201, "a"))]).toEqual([true, false]);
});

describe("structured data", () => {
  const article = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "H",
    image: "https://x.es/a.png",
    datePublished: "2026-11-02",
    author: { "@type": "Organization", name: "Umbral" },
  };
  const found = (...data: unknown[]) => checkStructuredData(data).flatMap((block) => block.problems);

  test("that says all it must is right", () => {
    expect(found(article, { ...article, publisher: { "@id": "https://x.es/#organizacion" } })).toEqual([]);
  });
  test.each<[string, object, string]>([
    ["a missing property", { headline: undefined }, "Falta Article.headline"],
    ["an address that is none", { image: "/a.png" }, "Article.image no es una dirección completa"],
    ["a day that is none", { datePublished: "ayer" }, "Article.datePublished no es una fecha"],
    [
      "another type within",
      { author: { "@type": "Person", name: "x" } },
      "Article.author es Person y debe ser Organization",
    ],
    ["something missing within", { author: { "@type": "Organization" } }, "Falta Article.author.name"],
    ["an unknown type", { "@type": "Recipe" }, "El bloque: tipo Recipe, que no sabemos comprobar"],
    ["no context", { "@context": undefined }, "Falta el contexto de schema.org"],
  ])("%s is found", (_name, change, problem) => {
    expect(found({ ...article, ...change })).toEqual([problem]);
  });
  test("invalid JSON is found", () => expect(found(undefined)).toEqual(["El bloque no es JSON válido"]));
  test("lists are looked at one by one", () => {
    const list = { "@context": "https://schema.org", "@type": "BreadcrumbList" };
    expect(found({ ...list, itemListElement: [] })).toEqual(["BreadcrumbList.itemListElement está vacío"]);
    const item = { "@type": "ListItem", position: 1, name: "a" };
    expect(found({ ...list, itemListElement: [item] })).toEqual(["Falta BreadcrumbList.itemListElement[1].item"]);
  });
});
