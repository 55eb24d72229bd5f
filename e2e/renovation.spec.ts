import { awaken, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("works are weighed as one types; a typed cost can be taken back", { tag: "@once" }, async ({ page }) => {
  await page.goto("/recomendador-mejoras");
  await awaken(page);
  await page.getByLabel("Dónde está").selectOption("ES-VC");
  await page.getByLabel("Superficie construida").fill("80");
  await page.getByRole("radio", { name: "A reformar" }).check();
  await page.getByLabel("Vale hoy").fill("200.000");
  await page.getByLabel("Presupuesto para obra").fill("20.000");
  const live = page.getByRole("region", { name: /^Al momento/ });
  await expect(live).toContainText("Obra a obra");
  await page.getByRole("button", { name: "Cambiar las cifras de reforma integral" }).click();
  await page.getByLabel("Coste, con IVA y todo").fill("20000");
  await expect(live).toContainText("+5.500");
  await page.getByRole("button", { name: "Restablecer" }).click();
  await expect(live).not.toContainText("+5.500");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  await expect(page.getByRole("link", { name: /Escribe el anuncio de hoy/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
