import { awaken, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "./test.ts";

test("a sentence finds a home of one's own portfolio, and each condition can be taken away", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard/cartera/nueva");
  await awaken(page);
  await page.getByLabel("Dirección").fill("Calle Sueca, 12");
  await page.getByLabel("Precio (opcional)", { exact: true }).fill("329.000");
  await page.getByLabel("Superficie construida").fill("96");
  await page.getByRole("button", { name: "Añadir vivienda" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calle Sueca, 12" })).toBeVisible();

  // The background brings the portfolio into the market.
  const sentence = "piso de 90 a 100 m2 por menos de 350 mil, nada de áticos, con ascensor";
  await expect(async () => {
    await page.goto(`/busqueda-propiedades?texto=${encodeURIComponent(sentence)}`);
    await expect(page.getByText("329.000\u00a0€").first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await awaken(page);
  // Nobody said whether there is a lift.
  await expect(page.getByRole("status").filter({ hasText: "por confirmar" })).toBeVisible();
  const conditions = page.getByRole("region", { name: "Condiciones de la búsqueda" });
  await conditions.getByRole("link", { name: "Quitar: Ascensor" }).click();
  await expect(conditions.getByText("Ascensor")).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "por confirmar" })).toBeHidden();
  // Results that are about to be replaced are paler.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page
    .getByRole("link", { name: /Calle Sueca/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/busqueda-propiedades\/[\da-f-]{36}/);
  await expect(page.getByText("329.000\u00a0€").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
