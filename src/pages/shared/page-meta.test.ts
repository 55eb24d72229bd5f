import { expect, test } from "vitest";
import { LATAM_PAGES } from "#content/latam/pages.ts";
import { addressesOf } from "#server/site/indexing/sitemap-pages.server.ts";
import { publicPages } from "#server/site/public-pages.server.ts";
import { pageMeta } from "./page-meta.ts";

/** Addresses that a page names of itself: the canonical one, and the alternates by language. */
function namedBy(pathname: string, path: string) {
  const tags = pageMeta({ location: { pathname }, matches: [] }, { title: "T", description: "D", path });
  const links = tags.flatMap((tag) => ("rel" in tag ? [tag as { rel: string; href: string; hrefLang?: string }] : []));
  return {
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    languages: links.filter(({ rel }) => rel === "alternate").map(({ hrefLang, href }) => `${hrefLang} ${href}`),
  };
}

test("a page with texts of its own under /latam is kept there, and is an alternate of the others", () => {
  const languages = ["es-ES /es/precios", "es /latam/precios", "x-default /precios"];
  expect(namedBy("/latam/precios", "/precios")).toEqual({ canonical: "/latam/precios", languages });
  expect(namedBy("/precios", "/precios")).toEqual({ canonical: "/precios", languages });
  expect(namedBy("/latam", "/").canonical).toBe("/latam");
});

test("a page that repeats the common one there names that, and Latin America is no alternate", () => {
  const languages = ["es-ES /es/privacidad", "x-default /privacidad"];
  expect(namedBy("/latam/privacidad", "/privacidad")).toEqual({ canonical: "/privacidad", languages });
  expect(namedBy("/es/privacidad", "/privacidad").canonical).toBe("/es/privacidad");
});

test("the sitemap holds the Latin American addresses of pages with texts of their own, and no other", () => {
  const listed = publicPages().flatMap(addressesOf);
  const abroad = listed.filter((address) => /^\/latam(\/|$)/.test(address));
  expect(abroad.toSorted()).toEqual(LATAM_PAGES.map((path) => (path === "/" ? "/latam" : `/latam${path}`)).toSorted());
  expect(listed).toContain("/privacidad");
});
