import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("the switch shows what a year costs, by keyboard too", { tag: "@once" }, async ({ page }) => {
  await page.goto("/precios");
  const plans = page.getByRole("region", { name: "Planes", exact: true });
  await expect(plans.getByText("79 €", { exact: true })).toBeVisible();
  await expect(plans.getByText("790 €", { exact: true })).toBeHidden();

  await page.getByRole("radio", { name: "Mensual" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Anual/ })).toBeChecked();
  await expect(plans.getByText("790 €", { exact: true })).toBeVisible();
  await expect(plans.getByText("al año, 65,83 € al mes, IVA incluido", { exact: true })).toBeVisible();
  await expect(plans.getByText("79 €", { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test("the sliders answer to the keyboard and name the plan that fits", { tag: "@once" }, async ({ page }) => {
  await page.goto("/precios");
  const images = page.getByRole("slider", { name: /^Imágenes/ });
  await expect(page.getByText("Te encaja Agencia: 2.500 créditos, te sobran 980.")).toBeVisible();
  await expect(async () => {
    await images.focus();
    await page.keyboard.press("Home");
    await expect(images).toHaveAttribute("aria-valuetext", "0 al mes, 0 créditos", { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("Te encaja Agencia: 2.500 créditos, te sobran 1.580.")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByText("Te encaja Red: 10.000 créditos, te sobran 1.080.")).toBeVisible();
  await page.getByRole("slider", { name: /^Textos/ }).focus();
  await page.keyboard.press("End");
  await expect(page.getByText("Es más de lo que lleva Red.")).toBeVisible();
});

test("another region shows the prices in its currency", { tag: "@once" }, async ({ page }) => {
  await page.goto("/precios");
  await expect(page.getByText("79 €", { exact: true })).toBeVisible();
  await page.goto("/latam/precios");
  await expect(page.getByText("87 $", { exact: true })).toBeVisible();
  await expect(page.getByText("79 €", { exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("without scripts both periods can still be chosen", { tag: "@once" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/precios`);
  await page.getByText(/^Anual, 2 meses gratis$/).click();
  await expect(page.getByText("790 €", { exact: true })).toBeVisible();
  await context.close();
});

test("a slider moved before the scripts have come keeps its place, and the sum follows", { tag: "@once" }, async ({
  page,
}) => {
  let release = () => {};
  const moved = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(js|tsx?)(\?|$)|@vite|@id/, async (route) => {
    await moved;
    await route.continue();
  });
  await page.goto("/precios", { waitUntil: "commit" });
  const images = page.getByRole("slider", { name: /^Imágenes/ });
  await images.focus();
  await page.keyboard.press("Home");
  release();
  await expect(page.getByText("Te encaja Agencia: 2.500 créditos, te sobran 1.580.")).toBeVisible();
});
