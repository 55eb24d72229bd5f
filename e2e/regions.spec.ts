import type { Page } from "@playwright/test";
import { expect, expectAccessible, keepAsleep, test } from "./test.ts";

const shownRegion = (page: Page) => page.locator("[data-region-name]").first();
const inCountry = (page: Page, country_code: string | null) =>
  page.route("**/api/geo", (route) => route.fulfill({ json: { country_code } }));

/** The selector of the bar, or on a small screen the one inside the menu. */
async function openSelector(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Menú" }).click();
  await page.getByRole("button", { name: /región/i }).click();
}

test("a visitor from Mexico sees dollars, and nothing redirects", { tag: "@once" }, async ({ page }) => {
  await inCountry(page, "MX");
  await page.goto("/precios");
  await expect(shownRegion(page)).toHaveText("Latinoamérica · $");
  await expect(page.getByText("32\u00a0$").first()).toBeVisible();
  await expect(page).toHaveURL(/\/precios$/);
});

test("when the lookup fails the browser's language decides", { tag: "@once" }, async ({ page }) => {
  await inCountry(page, null);
  await page.goto("/precios");
  await expect(shownRegion(page)).toHaveText("España · €");
});

test("a page made for one visitor brings the country with it", { tag: "@once" }, async ({ page }) => {
  const lookups: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/geo")) lookups.push(request.url());
  });
  await page.goto("/valoracion");
  await expect(shownRegion(page)).toHaveText("España · €");
  expect(lookups).toEqual([]);
});

test("picking a region navigates, is kept, and links keep its prefix", async ({ page, isMobile }) => {
  await inCountry(page, "DE");
  await page.goto("/precios?utm_source=boletin");
  await openSelector(page, isMobile);
  await page.getByRole("link", { name: /Latinoamérica/ }).click();
  await expect(page).toHaveURL(/\/latam\/precios\?utm_source=boletin$/);
  await expect(shownRegion(page)).toHaveText("Latinoamérica · $");
  expect(await page.evaluate(() => localStorage.getItem("user_region"))).toBe("latam");
  const crumbs = page.getByRole("navigation", { name: "Ruta" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Inicio", "Inicio Latinoamérica", "Precios"]);
  await expect(crumbs.getByRole("link", { name: "Precios" })).toHaveCount(0);
  await crumbs.getByRole("link", { name: "Inicio Latinoamérica" }).click();
  await expect(page).toHaveURL(/\/latam$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pon precio");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  // A saved choice wins over the country, on pages without a prefix too.
  await page.goto("/precios");
  await expect(shownRegion(page)).toHaveText("Latinoamérica · $");
});

test("on a private page picking a region saves and stays", { tag: "@once" }, async ({ page }) => {
  await inCountry(page, "ES");
  await page.goto("/auth");
  await expect(shownRegion(page)).toHaveText("España · €");
  await openSelector(page, false);
  await page.getByRole("link", { name: /Internacional/ }).click();
  await expect(shownRegion(page)).toHaveText("Internacional · €");
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => localStorage.getItem("user_region"))).toBe("default");
});

test("an old address replaces its entry in the history and keeps prefix and query", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/es/faq");
  await page.goto("/es/busqueda-semantica?q=piso");
  await expect(page).toHaveURL(/\/es\/busqueda-propiedades\?q=piso$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/es\/faq$/);
});

test("every change of page is reported with its path and query", { tag: "@once" }, async ({ page }) => {
  const views: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/page-views")) views.push(request.postDataJSON());
  });
  await page.goto("/faq?utm_campaign=otono");
  await expect.poll(() => views.length).toBe(1);
  expect(views[0]).toMatchObject({ path: "/faq", query: "?utm_campaign=otono" });
  await page.getByRole("link", { name: "Planes" }).first().click();
  await expect(page).toHaveURL(/\/precios$/);
  await expect.poll(() => views.length).toBe(2);
  expect(views[1]).toMatchObject({ path: "/precios" });
});

test("the bar's menus work by keyboard, and without a script", async ({ page, isMobile, browser, baseURL }) => {
  const name = isMobile ? "Menú" : "Módulos IA";
  await page.goto("/faq");
  const button = page.getByRole("button", { name });
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = page.locator(isMobile ? "#menu-principal" : "#menu-modulos");
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL!,
    viewport: page.viewportSize(),
  });
  const still = await plain.newPage();
  await still.goto("/faq");
  await still.getByRole("button", { name }).click();
  const entry = isMobile
    ? still.locator("#menu-principal").getByRole("link", { name: "Planes" })
    : still.locator("#menu-modulos").getByRole("link", { name: "Valoración de viviendas" });
  await entry.click();
  await expect(still).toHaveURL(isMobile ? /\/precios$/ : /\/valoracion$/);
  await plain.close();
});

test("a click before the page is awake is done once it is", { tag: "@once" }, async ({ page }) => {
  const release = await keepAsleep(page);
  await page.goto("/contacto", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Solicitar Demo" }).first().click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: "Solicitar Demo" })).toBeVisible();
  // On a page in place of which something else stands, too.
  const releaseMissing = await keepAsleep(page);
  await page.goto("/blog/no-existe", { waitUntil: "commit" });
  await page.locator("button[data-theme-toggle]").click();
  releaseMissing();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("a region picked before the page is awake keeps the query", { tag: "@once" }, async ({ page }) => {
  const release = await keepAsleep(page);
  await page.goto("/precios?utm_source=boletin", { waitUntil: "commit" });
  await openSelector(page, false);
  await page.getByRole("link", { name: /Latinoamérica/ }).click();
  await expect(page).toHaveURL(/\/precios\?utm_source=boletin$/);
  release();
  await expect(page).toHaveURL(/\/latam\/precios\?utm_source=boletin$/);
});
