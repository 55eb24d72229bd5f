import { awaken, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("a missing path answers 404 with its own page", { tag: "@once" }, async ({ page }) => {
  const response = await page.goto("/no-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect((await page.goto("/fr/valoracion"))?.status()).toBe(404);
});

test("icons that browsers ask for by themselves are there, behind files that name none", { tag: "@once" }, async ({
  request,
}) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"]).toBe(type);
  }
});

test("every link of the site's chrome leads somewhere", { tag: "@once" }, async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")!.split("#")[0]!));
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links.filter(Boolean))) expect((await request.get(link)).status(), link).toBe(200);
});

test("the skip link leads to the content by keyboard", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#contenido");
});

test("a navigation takes the focus to the new page and says its title", { tag: "@once" }, async ({ page }) => {
  await page.goto("/faq");
  await awaken(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Planes", exact: true }).click();
  await expect(page).toHaveURL(/\/precios$/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("[aria-live=polite]", { hasText: /^Precios y planes$/ })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator("h1")).toBeFocused();
});

test("the API's documentation is served by ourselves", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "API de Umbral" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
