import type { Page } from "@playwright/test";
import { STORED_ITEMS } from "../src/content/cookies.ts";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test.use({ asksForCookies: true });

/** How long after the load the banner comes. */
const DELAY_MS = 2_000;

const bannerOf = (page: Page) =>
  page.getByRole("region", { name: /cookies/i }).filter({ has: page.getByRole("button", { name: "Aceptar todas" }) });
/** Opens a page and lets its clock run past the moment of the banner; only one journey waits for it. */
async function openPastDelay(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await runPastDelay(page);
}
async function runPastDelay(page: Page): Promise<void> {
  await awaken(page);
  await page.clock.runFor(DELAY_MS);
}
async function openBanner(page: Page, path: string) {
  await openPastDelay(page, path);
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  return banner;
}
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookie_consent") ?? "null") as Record<string, unknown> | null);
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem("analytics_tracking"));

test("the banner comes two seconds after the load, and nothing optional is kept before", { tag: "@once" }, async ({
  page,
  context,
}) => {
  // By the page's own clock, because a busy machine answers a test late.
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
  await expect(bannerOf(page)).toBeVisible();
  expect(Number(await page.locator("html").getAttribute("data-banner-after"))).toBeGreaterThan(DELAY_MS - 100);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await flag(page)).toBeNull();
});

test("the banner is accessible and fits; to refuse and to accept weigh the same", async ({ page }) => {
  const banner = await openBanner(page, "/");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const looks = (name: string) =>
    banner.getByRole("button", { name, exact: true }).evaluate((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
    });
  expect(await looks("Solo las necesarias")).toEqual(await looks("Aceptar todas"));
});

test("accepting everything keeps, activates, publishes, proves and hides", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener("analytics:activated", () => document.documentElement.setAttribute("data-activated", ""));
  });
  await openPastDelay(page, "/");
  const proof = page.waitForResponse((response) => response.url().endsWith("/api/cookie-consents"));
  await bannerOf(page).getByRole("button", { name: "Aceptar todas" }).click();
  await expect(bannerOf(page)).toBeHidden();
  expect((await proof).status()).toBe(204);
  expect(await stored(page)).toMatchObject({ necessary: true, analytics: true, marketing: true });
  expect(await flag(page)).toBe("true");
  await expect(page.locator("html")).toHaveAttribute("data-activated", "");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-activated", "");
  await runPastDelay(page);
  await expect(bannerOf(page)).toBeHidden();
});

for (const name of ["Solo las necesarias", "Cerrar"]) {
  test(`«${name}» refuses everything optional`, { tag: "@once" }, async ({ page }) => {
    await openPastDelay(page, "/");
    await bannerOf(page).getByRole("button", { name, exact: true }).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ necessary: true, analytics: false, marketing: false });
    expect(await flag(page)).toBeNull();
  });
}

test("customizing: nothing is ticked beforehand, the necessary ones stay, back leads back", async ({ page }) => {
  const banner = await openBanner(page, "/faq");
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

test("more information leads to the cookies page, without a choice", { tag: "@once" }, async ({ page }) => {
  await openPastDelay(page, "/latam");
  await bannerOf(page).getByRole("link", { name: "Más información" }).click();
  await expect(page).toHaveURL(/\/latam\/cookies$/);
  await expect(bannerOf(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test("a browser that refuses for its user is not asked", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await openPastDelay(page, "/");
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
  test(`a ${what} choice is asked for again and activates nothing`, { tag: "@once" }, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("cookie_consent", value), text);
    await openBanner(page, "/");
    expect(await flag(page)).toBeNull();
  });
}

test("the choice can be changed from the foot of every page, and revoking ends the measurement", {
  tag: "@once",
}, async ({ page }) => {
  await openPastDelay(page, "/faq");
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
  const banner = await openBanner(page, "/faq");
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

test("everything that stays in the browser is declared", { tag: "@once" }, async ({ page, context }) => {
  await openPastDelay(page, "/");
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
