import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("a family's ceiling, what limits it, and the schedule to take along", async ({ page }) => {
  await page.goto("/calculadora-capacidad");
  await page.getByLabel(/Ingresos netos/).fill("3.000");
  await page
    .getByLabel(/Ahorro/)
    .first()
    .fill("50.000");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();

  await page.getByLabel(/Dónde está|Comunidad/).selectOption({ label: "Andalucía" });
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  const result = page.getByRole("region", { name: "Resultado" });
  await expect(result).toContainText(/ahorro|ingresos/i);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
});
