import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** Every journey fails on a script error, a refused resource or a request to another host. */
export const test = base.extend<{ watched: undefined; asksForCookies: boolean; consented: undefined }>({
  /** Visitors of most journeys have answered the cookie banner before; it would lie over what they click. */
  asksForCookies: [false, { option: true }],
  consented: [
    async ({ page, asksForCookies }, use) => {
      if (!asksForCookies) {
        await page.addInitScript(() => {
          if (window.origin === "null") return; // a sandboxed frame has no storage
          const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
          localStorage.setItem("cookie_consent", JSON.stringify(refused));
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !/Failed to load resource/.test(message.text())) faults.push(message.text());
      });
      page.on("request", (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL!)) faults.push(`request to ${url}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual(
    [],
  );
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** Types into the place search until it answers (the page may still be waking up) and takes the first suggestion. */
export async function choosePlace(page: Page, text: string): Promise<void> {
  const option = page.getByRole("listbox").getByRole("option").first();
  const search = page.getByRole("combobox", { name: "Barrio o municipio" });
  await expect(async () => {
    await search.fill("");
    await search.fill(text);
    await expect(option).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await option.click();
}
