import type { Page } from "@playwright/test";
import { STORED_ITEMS } from "../src/content/cookies.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test.use({ asksForCookies: true });

const bannerOf = (page: Page) =>
  page.getByRole("region", { name: /cookies/i }).filter({ has: page.getByRole("button", { name: "Aceptar todas" }) });
/** It wakes up with the page, which a busy machine does late. */
async function shownBanner(page: Page) {
  const banner = bannerOf(page);
  await expect(banner).toBeVisible({ timeout: 15_000 });
  return banner;
}
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookie_consent") ?? "null") as Record<string, unknown> | null);
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem("analytics_tracking"));

test("the banner comes two seconds after the load, and nothing optional is kept before", async ({ page, context }) => {
  // By the page's own clock: a busy machine answers a test late.
  await page.addInitScript(() => {
    window.addEventListener("load", () => {
      const loaded = performance.now();
      const watch = new MutationObserver(() => {
        if (!document.querySelector("[data-cookie-banner]")) return;
        document.documentElement.dataset.bannerAfter = String(performance.now() - loaded);
        watch.disconnect();
      });
      watch.observe(document.documentElement, { childList: true, subtree: true });
    });
  });
  await page.goto("/faq");
  await shownBanner(page);
  expect(Number(await page.locator("html").getAttribute("data-banner-after"))).toBeGreaterThan(1_900);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await flag(page)).toBeNull();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("to refuse and to accept weigh the same", async ({ page }) => {
  await page.goto("/");
  const banner = await shownBanner(page);
  const looks = (name: string) =>
    banner.getByRole("button", { name, exact: true }).evaluate((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
    });
  expect(await looks("Solo las necesarias")).toEqual(await looks("Aceptar todas"));
});

test("accepting everything keeps, activates, tells, proves and hides", async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener("analytics:activated", () => document.documentElement.setAttribute("data-activated", ""));
  });
  await page.goto("/");
  const proof = page.waitForResponse((response) => response.url().endsWith("/api/cookie-consents"));
  await bannerOf(page).getByRole("button", { name: "Aceptar todas" }).click();
  await expect(bannerOf(page)).toBeHidden();
  expect((await proof).status()).toBe(204);
  expect(await stored(page)).toMatchObject({ necessary: true, analytics: true, marketing: true });
  expect(await flag(page)).toBe("true");
  await expect(page.locator("html")).toHaveAttribute("data-activated", "");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-activated", "");
  await page.waitForTimeout(3000);
  await expect(bannerOf(page)).toBeHidden();
});

for (const name of ["Solo las necesarias", "Cerrar"]) {
  test(`«${name}» refuses everything optional`, async ({ page }) => {
    await page.goto("/");
    await bannerOf(page).getByRole("button", { name, exact: true }).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ necessary: true, analytics: false, marketing: false });
    expect(await flag(page)).toBeNull();
  });
}

test("customizing: nothing is ticked beforehand, the necessary ones stay, back leads back", async ({ page }) => {
  await page.goto("/faq");
  const banner = await shownBanner(page);
  await banner.getByRole("button", { name: "Personalizar" }).click();
  await expect(banner.getByText("Siempre activas")).toBeVisible();
  const analytics = banner.getByRole("switch", { name: "Analítica" });
  await expect(analytics).not.toBeChecked();
  await expect(banner.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await banner.getByRole("button", { name: "Volver" }).click();
  await expect(banner.getByRole("heading", { name: "Cookies, las justas" })).toBeVisible();
  await banner.getByRole("button", { name: "Personalizar" }).click();
  await analytics.check();
  await banner.getByRole("button", { name: "Guardar elección" }).click();
  expect(await stored(page)).toMatchObject({ analytics: true, marketing: false });
  expect(await flag(page)).toBe("true");
});

test("more information leads to the cookies page, without a choice", async ({ page }) => {
  await page.goto("/latam");
  await bannerOf(page).getByRole("link", { name: "Más información" }).click();
  await expect(page).toHaveURL(/\/latam\/cookies$/);
  await expect(bannerOf(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test("a browser that refuses for its user is not asked", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto("/");
  await page.waitForTimeout(3500);
  await expect(bannerOf(page)).toBeHidden();
  expect(await flag(page)).toBeNull();
});

for (const [what, text] of [
  ["corrupt", "{analytics"],
  [
    "outdated",
    JSON.stringify({ necessary: true, analytics: true, marketing: true, timestamp: "2020-01-01T00:00:00Z" }),
  ],
] as const) {
  test(`a ${what} choice is asked for again and activates nothing`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("cookie_consent", value), text);
    await page.goto("/");
    await shownBanner(page);
    expect(await flag(page)).toBeNull();
  });
}

test("the choice can be changed from the foot of every page, and revoking ends the measurement", async ({ page }) => {
  await page.goto("/faq");
  await bannerOf(page).getByRole("button", { name: "Aceptar todas" }).click();
  const opener = page.getByRole("button", { name: "Configurar cookies" }).last();
  await opener.click();
  const banner = bannerOf(page);
  await expect(banner.getByRole("heading", { name: "Cookies, las justas" })).toBeFocused();
  await banner.getByRole("button", { name: "Personalizar" }).click();
  await expect(banner.getByRole("switch", { name: "Analítica" })).toBeChecked();
  await banner.getByRole("button", { name: "Solo las necesarias" }).click();
  await expect(opener).toBeFocused();
  expect(await stored(page)).toMatchObject({ analytics: false, marketing: false });
  expect(await flag(page)).toBeNull();
});

test("the banner hides neither the assistant's button nor what gets the focus", async ({ page }) => {
  await page.goto("/faq");
  const banner = await shownBanner(page);
  const over = (await banner.boundingBox())!;
  const chat = (await page.getByRole("button", { name: "Abrir el asistente" }).boundingBox())!;
  const isApart = chat.x >= over.x + over.width || chat.y >= over.y + over.height;
  expect(isApart).toBe(true);
  for (const link of (await page.locator("footer a").all()).slice(-6)) {
    await link.focus();
    // The page scrolls smoothly: it arrives a moment later.
    await expect
      .poll(() => link.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual((await banner.boundingBox())!.y);
  }
});

test("everything that stays in the browser is declared", async ({ page, context }) => {
  await page.goto("/");
  await bannerOf(page).getByRole("button", { name: "Aceptar todas" }).click();
  const email = page.locator("main form").first().getByRole("textbox", { name: "Tu email de trabajo" });
  await email.fill("ana@agencia.es");
  await email.press("Enter");
  await expect(page.getByText("¡Gracias por tu interés!").first()).toBeVisible();
  await page.goto("/calculadora-capacidad");
  await page.locator("main form input").first().fill("2");
  await page.goto("/cookies");
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  names.push(...(await context.cookies()).map(({ name }) => name));
  const declared = STORED_ITEMS.map(({ name }) => name);
  const isDeclared = (name: string) =>
    declared.some((item) => item === name || (item.endsWith("*") && name.startsWith(item.slice(0, -1))));
  expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  expect(names).toContain("lead_id");
});
