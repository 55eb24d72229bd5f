import { awaken, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("a lead gets its grade as one types, and the next question", { tag: "@once" }, async ({ page }) => {
  await page.goto("/cualificador-leads");
  await awaken(page);
  const live = page.getByRole("region", { name: /^Al momento/ });
  await expect(async () => {
    await page.getByLabel("Lo que puede pagar").fill("");
    await page.getByLabel("Lo que puede pagar").fill("250.000");
    await page.getByLabel("Precio que busca").fill("250.000");
    await expect(live).toContainText("Sin cualificar", { timeout: 3_000 });
  }).toPass();
  await page.getByRole("radio", { name: "En un mes" }).check();
  await expect(live).toContainText("Llama en unos días");
  await expect(live).toContainText("¿En qué zona");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  await expect(page.getByRole("link", { name: /Prepara el seguimiento/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
