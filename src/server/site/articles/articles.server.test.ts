import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { HELP_CATEGORIES } from "#content/articles/help-categories.ts";
import { FAQ, faqById } from "#content/faq.ts";
import { REDIRECTS } from "#content/redirects.ts";
import { HELP_SCREENS } from "#content/screens/help-screens.ts";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { PASSWORD_MIN } from "#domain/accounts/account/account.ts";
import { pathInRegion, withoutRegion } from "#domain/shared/region/region.ts";
import { FEWEST_COMPARABLES } from "#domain/tools/valuation/comparables.ts";
import routes from "../../../routes.ts";
import { publicPages } from "../public-pages.server.ts";
import { articlePaths, findArticle, listArticles, relatedArticles, renderArticle } from "./articles.server.ts";
import { readArticleFile } from "./front-matter.server.ts";
import { type LegalPage, legalText } from "./legal.server.ts";

const articles = (["ayuda", "blog", "recursos"] as const).flatMap(listArticles);
const site = { identity: DEMO_IDENTITY, isDemo: true } as SiteInfo;
const legalPages: readonly LegalPage[] = ["privacidad", "cookies", "terminos"];

const known = new Set([
  ...publicPages().map(({ path }) => path),
  ...articlePaths(),
  ...Object.keys(REDIRECTS),
  ...addressesOf(routes),
]);

/** Every address of the table of routes that takes no parameter. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const full = path === "" ? above : `${above}/${path}`;
    return [...(/[:*]/.test(full) ? [] : [full]), ...addressesOf(children, full)];
  });
}

/** The anchors that an address may end in. */
function anchorsOf(path: string): ReadonlySet<string> {
  const article = articles.find((one) => one.path === path);
  if (path === "/faq") return new Set(FAQ.map(({ id }) => id));
  return new Set(article ? renderArticle(article, "default").headings.map(({ id }) => id) : []);
}

const hrefsOf = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1]!);

test("an article is found by collection and slug, and by nothing else", () => {
  const article = findArticle("ayuda", "leer-el-rango-y-la-confianza");
  expect(article).toMatchObject({ category: "valorar", path: "/help-center/articulo/leer-el-rango-y-la-confianza" });
  expect(article?.text).toContain("rango del 80\u00a0%");
  expect(article?.text).not.toMatch(/[<>]|\*\*|\]\(/);
  expect(findArticle("blog", "leer-el-rango-y-la-confianza")).toBeUndefined();
});

test("each collection is as large as was promised and no shelf is empty", () => {
  expect(listArticles("ayuda").length).toBeGreaterThanOrEqual(44);
  expect(listArticles("blog").length).toBeGreaterThanOrEqual(8);
  expect(listArticles("recursos").length).toBeGreaterThanOrEqual(8);
  const shelves = new Set(listArticles("ayuda").map(({ category }) => category));
  expect([...shelves].sort()).toEqual(Object.keys(HELP_CATEGORIES).sort());
});

test("titles, descriptions and slugs are each one's own", () => {
  for (const key of ["title", "description", "slug"] as const) {
    const values = articles.map((article) => article[key]);
    expect(new Set(values).size, key).toBe(values.length);
  }
});

test("no address below the collections is taken by a page of a region", () => {
  const pages = new Set(publicPages().map(({ path }) => path));
  for (const path of articlePaths().filter((path) => path.split("/").length === 3)) {
    expect(pages, path).not.toContain(`/${path.split("/")[2]}`);
  }
});

describe.each(articles.map((article) => [article.path, article] as const))("%s", (_, article) => {
  test("names articles that exist, not itself", () => {
    expect(relatedArticles(article).map(({ slug }) => slug)).toEqual([...article.related]);
    expect(article.related).not.toContain(article.slug);
  });

  test("leads only to pages that exist, in the reader's region", () => {
    const { html, headings } = renderArticle(article, "latam");
    const ids = new Set(headings.map(({ id }) => id));
    for (const href of hrefsOf(html)) {
      if (/^(https:|mailto:)/.test(href)) continue;
      if (href.startsWith("#")) expect(ids, href).toContain(href.slice(1));
      else {
        const [path = "", anchor] = href
          .replace(/^\/latam(?=\/)/, "")
          .replace(/\?[^#]*/, "")
          .split("#");
        expect(known, href).toContain(path);
        if (anchor) expect(anchorsOf(path), href).toContain(anchor);
      }
    }
    if (article.opens) expect(known).toContain(article.opens);
  });

  test("begins its outline at the second level, with ids of their own", () => {
    const { html, headings } = renderArticle(article, "default");
    expect(html).not.toContain("<h1");
    expect(headings.length).toBeGreaterThan(1);
    expect(headings[0]?.level).toBe(2);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test("answers one thing: neither a note nor a book", () => {
    const words = article.text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(article.collection === "ayuda" ? 700 : 1000);
  });

  test("is dated no later than its review, and speaks in our voice", () => {
    expect(article.published <= article.reviewed).toBe(true);
    expect(article.reviewed <= new Date().toISOString().slice(0, 10)).toBe(true);
    expect(article.text).not.toMatch(/revolucionari|potente|mágic|[¡!]/i);
    // A figure and its unit never part.
    expect(article.text).not.toMatch(/\d [%€]/);
  });
});

test("the questions and answers say the code's numbers and lead to pages that exist", () => {
  const shown = (id: string) => faqById(id).answer.join(" ");
  expect(shown("crear-cuenta")).toContain(`contraseña de ${PASSWORD_MIN} caracteres`);
  expect(FEWEST_COMPARABLES).toBe(3);
  expect(shown("cuantos-comparables")).toContain("Al menos tres");
  for (const { id, links = [] } of FAQ) {
    for (const { to } of links) {
      const path = to.split(/[?#]/)[0]!;
      expect(known, `${id}: ${to}`).toContain(path);
    }
  }
});

describe("front matter", () => {
  const good = `---
title: Un título que vale
description: Una descripción que tiene más de setenta caracteres para que valga en los buscadores.
summary: Un resumen que dice la respuesta en una frase entera.
author: Equipo Umbral
published: 2026-11-01
reviewed: 2026-11-02
theme: precios
drawing: plan
related: uno, dos
---
Texto.
`;

  test("is read with its lists", () => {
    const { matter, markdown } = readArticleFile("blog/x.md", good);
    expect(matter).toMatchObject({ published: "2026-11-01", related: ["uno", "dos"] });
    expect(markdown).toBe("Texto.");
  });

  test("names file and field where one is missing, wrong or unknown", () => {
    expect(() => readArticleFile("blog/x.md", good.replace(/^reviewed.*\n/m, ""))).toThrow(/blog\/x\.md: reviewed/);
    expect(() => readArticleFile("blog/x.md", good.replace("2026-11-01", "ayer"))).toThrow(/published/);
    expect(() => readArticleFile("blog/x.md", good.replace("author", "autora"))).toThrow(/blog\/x\.md/);
    expect(() => readArticleFile("blog/x.md", "Texto.")).toThrow(/no front matter/);
    expect(() => readArticleFile("content/articles/ayuda/x.md", good)).toThrow(/category/);
    expect(() => readArticleFile("recursos/x.md", good.replace("theme: precios\n", ""))).toThrow(/theme and drawing/);
  });
});

describe.each(legalPages)("%s", (page) => {
  const { html, headings } = legalText(page, site, "es");

  test("is filled in and leads only to pages that exist", () => {
    expect(html).not.toContain("{{");
    expect(html).toContain(DEMO_IDENTITY.name);
    for (const href of hrefsOf(html).filter((href) => href.startsWith("/"))) {
      expect(href).toBe(pathInRegion(href, "es"));
      expect(known, href).toContain(withoutRegion(href));
    }
  });

  test("has a contents list whose entries exist", () => {
    expect(headings.length).toBeGreaterThan(5);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });
});

test("configuration is shown as words, never as markup", () => {
  const identity = { ...DEMO_IDENTITY, name: "A|B <b>C</b> *D* & Cía." };
  const { html } = legalText("terminos", { ...site, identity }, "default");
  expect(html).toContain("A|B &lt;b&gt;C&lt;/b&gt; *D* &amp; Cía.");
});

test("only a demonstration says that it is one", () => {
  expect(legalText("terminos", site, "default").html).toContain("Empresa de demostración.");
  const real = legalText("terminos", { ...site, isDemo: false }, "default").html;
  expect(real).not.toContain("Esta instalación enseña el producto");
});

test("every screen of the help centre stands above an article of it, and above no post", () => {
  const named = articles.flatMap(({ screen }) => screen ?? []);
  expect(new Set(named)).toEqual(new Set(Object.keys(HELP_SCREENS)));
  expect(articles.filter(({ screen, collection }) => screen !== undefined && collection !== "ayuda")).toEqual([]);
});

test("a screen that nobody takes a picture of is refused", () => {
  const source = "---\ntitle: Un título de prueba\nscreen: otra\n---\nTexto";
  expect(() => readArticleFile("content/articles/ayuda/x.md", source)).toThrow(/screen/);
});
