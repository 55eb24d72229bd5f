import { awaken, expect, signUp, test } from "./test.ts";

test("a purchase follows the keys, is kept and goes on to the buyer", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/calculadora-roi");
  await awaken(page);
  await page.getByLabel("Dónde está").selectOption("ES-MD");
  await page.getByLabel("Precio", { exact: true }).fill("200000");
  await page.getByLabel("Alquiler al mes").fill("1100");
  const live = page.getByRole("region", { name: "Al momento, sin guardar" });
  await expect(live.getByText("1.100\u00a0€", { exact: false }).first()).toBeVisible();
  await page.getByLabel("Vacío al año").fill("10");
  await page.getByRole("button", { name: "Restablecer" }).click();
  await expect(page.getByLabel("Vacío al año")).toHaveValue("5");
  await page.getByLabel("Préstamo", { exact: true }).fill("150000");
  await expect(live.getByText("Falta un dato")).toBeVisible();
  await page.getByLabel("Interés (TIN)").fill("2,9");
  await expect(live.getByText("Falta un dato")).toBeHidden();
  await expect(live.getByText(/8 de cada 10/).first()).toBeVisible();

  await live.getByRole("button", { name: "Guardar este cálculo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Rentabilidad de 200\.000/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Informe PDF" })).toBeVisible();
  await page.getByRole("link", { name: /Comprueba si quien compra llega/ }).click();
  await expect(page.getByLabel("Precio de la vivienda que miras")).toHaveValue("200000");
  await expect(page.getByLabel("Interés (TIN)")).toHaveValue("2,9");
});
