import { expect, test } from "./test.ts";

/** The pages on which the assistant's button lay over values, fields and bars. */
const PAGES = ["/software-crm-inmobiliario/sevilla", "/mercado/sevilla", "/valoracion", "/contacto"];
const PHONE = { width: 390, height: 844 };

test("on a phone the assistant's button lies over no value and no control", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of PAGES) {
    await page.goto(path);
    const button = page.getByRole("button", { name: "Abrir el asistente", includeHidden: true });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Upwards, which is when it comes back.
    for (let top = height; top > 0; top -= 700) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect
        .poll(
          () =>
            button.evaluateAll(([element]) => {
              if (!element) return "away";
              const { left, top, width, height } = element.getBoundingClientRect();
              if (width === 0 || getComputedStyle(element).opacity === "0") return "away";
              const below = document
                .elementsFromPoint(left + width / 2, top + height / 2)
                .find((other) => !element.contains(other));
              return below?.closest("a, button, input, select, textarea, td, dd, figure")?.tagName ?? "free";
            }),
          { message: `${path} at ${top}` },
        )
        .toMatch(/away|free/);
    }
  }
});

test("a form's bar is at most 64 px high on a phone, and stands still in a low window", { tag: "@once" }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/valoracion");
  const bar = page.locator("[data-submit-bar]");
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(64);
  // 1440 × 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(bar).toHaveCSS("position", "static");
  const address = page.getByLabel("Dirección");
  await address.focus();
  const box = (await address.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(450);
});
