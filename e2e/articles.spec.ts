import { readdirSync } from "node:fs";
import { expect, test } from "./test.ts";

const HELP_ARTICLES = readdirSync("src/content/articles/ayuda").length;

test("unknown slugs and shelves answer 404", { tag: "@once" }, async ({ request }) => {
  for (const path of ["/blog/x", "/recursos/x", "/help-center/x", "/help-center/articulo/x", "/es/blog/x"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
  }
});

test("the search forgives accents and typos, and leads to the article", { tag: "@once" }, async ({ page }) => {
  await page.goto("/help-center");
  const field = page.getByRole("searchbox", { name: "Busca en la ayuda" });
  const results = page.getByRole("search").getByRole("listitem");
  await expect(async () => {
    await field.fill("");
    await field.fill("rango y confiansa");
    await expect(results.first()).toContainText("Leer el rango y la confianza", { timeout: 2_000 });
  }).toPass();
  await field.fill("paella");
  await expect(page.getByRole("status").filter({ hasText: "Nada para «paella»" })).toBeVisible();
  await field.fill("COMPARAVLES");
  await expect(results.first()).toContainText("Añadir comparables");
  await results.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/help-center\/articulo\/anadir-comparables$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Añadir comparables pegándolos");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByRole("link", { name: "Cuéntanos qué faltaba" })).toBeVisible();
});

test("the contents list works by keyboard", async ({ page, isMobile }) => {
  await page.goto("/blog/gastos-de-vender");
  if (isMobile) {
    await page.locator("summary", { hasText: "En esta página" }).focus();
    await page.keyboard.press("Enter");
  }
  const link = page.getByRole("link", { name: "2. Plusvalía municipal" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#2-plusvalia-municipal$/);
  await expect(page.getByRole("heading", { name: "2. Plusvalía municipal" })).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the help centre leads to every article, and an article to its tool", { tag: "@once" }, async ({ page }) => {
    await page.goto("/latam/help-center");
    const hrefs = (links: string) =>
      page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
    const articles = "a[href^='/latam/help-center/articulo/']";
    const listed = new Set<string>();
    for (const category of new Set(
      await hrefs("#articulos a[href^='/latam/help-center/']:not([href*='/articulo/'])"),
    )) {
      await page.goto(category);
      for (const href of await hrefs(`main ${articles}`)) listed.add(href);
    }
    expect(listed.size).toBe(HELP_ARTICLES);
    await page.goto("/latam/help-center/valorar");
    await page.getByRole("link", { name: "Añadir comparables pegándolos" }).click();
    await page.getByRole("link", { name: "Abrir la herramienta" }).click();
    await expect(page).toHaveURL(/\/latam\/valoracion$/);
  });

  test("the cookies page lists everything that is stored", { tag: "@once" }, async ({ page }) => {
    await page.goto("/cookies");
    await expect(page.getByRole("rowheader", { name: "umbral_visitor" })).toBeVisible();
  });
});

test("the blog is a feed", { tag: "@once" }, async ({ request }) => {
  const response = await request.get("/blog/rss.xml");
  expect(response.headers()["content-type"]).toContain("application/rss+xml");
  const xml = await response.text();
  expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(5);
  for (const [, link] of xml.matchAll(/<guid>https?:\/\/[^/]+([^<]+)<\/guid>/g)) {
    expect((await request.get(link!)).status(), link).toBe(200);
  }
});
