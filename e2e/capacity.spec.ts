import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("a family's ceiling, its limiting factor, and the schedule to take along", async ({ page }) => {
  await page.goto("/calculadora-capacidad");
  const rate = page.getByLabel("Interés (TIN)");
  await expect(async () => {
    await page.getByLabel("Ingresos netos al mes").fill("3.000");
    await page.getByLabel("Ahorro disponible").fill("50.000");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(rate).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText("Introduce el interés (TIN)")).toBeVisible();
  await rate.fill("3");
  await expect(page.getByText("Introduce el interés (TIN)")).toBeHidden();

  await page.getByLabel("Dónde está").selectOption({ label: "Andalucía" });
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  const result = page.getByRole("region", { name: "Resultado", exact: true });
  await expect(result).toContainText(/limita el ahorro/i);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
});
