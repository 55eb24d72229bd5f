import { readFileSync } from "node:fs";
import { choosePlace, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

const PASTE = [
  "Dirección\tSuperficie\tHabitaciones\tBaños\tPlanta\tPrecio\tTipo\tLatitud\tLongitud\tFecha",
  "C/ Verdi, 10\t78\t3\t1\t2\t398.000 €\tcierre\t41,4030\t2,1570\t12/10/2026",
  "C/ Astúries, 4\t72\t2\t1\t3\t371.500 €\tcierre\t41,4041\t2,1552\t02/09/2026",
  "C/ Torrijos, 30\t81\t3\t2\t1\t421.000 €\toferta\t41,4050\t2,1585\t05/11/2026",
].join("\n");

test("an agent values a home, pastes comparables, takes one out, and leaves with a PDF", async ({ page }) => {
  await page.goto("/valoracion");
  await expect(page.getByRole("heading", { name: "Ejemplo resuelto" })).toBeVisible();

  await choosePlace(page, "vila de gracia");
  await page.getByLabel("Superficie construida").fill("76,5");
  await page.getByLabel("Habitaciones").fill("3");
  await page.getByLabel("Baños").fill("1");
  await page.locator("textarea").first().fill(PASTE);
  await expect(page.getByText(/3 comparables/).first()).toBeVisible();
  await page.getByRole("button", { name: "Calcular" }).click();

  await expect(page).toHaveURL(/resultado=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const result = page.getByRole("region", { name: "Resultado", exact: true });
  await expect(result).toContainText("En 8 de cada 10 casos");
  await expect(result).toContainText("C/ Verdi, 10");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Taken out, a comparable no longer counts: with two left there is no price of today.
  await expect(result).not.toContainText("a falta de comparables");
  await result
    .getByRole("button", { name: /^Quitar/ })
    .first()
    .click();
  await expect(result).toContainText("a falta de comparables");
  // The page stays where the agent was working.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // A correction changes the result in its place: what was taken out is put back from those that do not count.
  await result.getByRole("button", { name: "Recuperar los quitados" }).click();
  await expect(result).not.toContainText("a falta de comparables");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Informe PDF" }).click(),
  ]);
  const pdf = readFileSync(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(pdf.length).toBeLessThan(2_000_000);
});

test("typed values survive a reload and a failed run, and an error is told at its field", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/valoracion");
  const area = page.getByLabel("Superficie construida");
  await expect(async () => {
    await area.fill("0");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page.getByText("Introduce una superficie entre 15 y 2.000 m²")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await area.fill("1.250,5");
  await expect(page.getByText(/1\.250,5/).first()).toBeVisible();
  await page.reload();
  await expect(area).toHaveValue("1.250,5");

  await area.fill("80");
  await choosePlace(page, "ruzafa");
  await page.route("**/api/tools/**", (route) => route.abort());
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page.getByText("Error de conexión. Por favor, verifica tu conexión").first()).toBeVisible();
  await expect(area).toHaveValue("80");
  await page.unroute("**/api/tools/**");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page).toHaveURL(/resultado=/);
  await page.goBack();
  await expect(area).toHaveValue("80");
});

test("a run that takes long can be cancelled", { tag: "@once" }, async ({ page }) => {
  await page.goto("/valoracion");
  await choosePlace(page, "ruzafa");
  await page.getByLabel("Superficie construida").fill("80");
  let release = () => {};
  const kept = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/tools/**", async (route) => {
    await kept;
    await route.abort();
  });
  await page.getByRole("button", { name: "Calcular" }).click();
  await page.getByRole("button", { name: "Cancelar" }).click();
  release();
  await expect(page.getByRole("button", { name: "Calcular" })).toBeEnabled();
  await expect(page).not.toHaveURL(/resultado=/);
});

test("a home described once is offered by the other tool", { tag: "@once" }, async ({ page }) => {
  await page.goto("/valoracion");
  await choosePlace(page, "ruzafa");
  await page.getByLabel("Superficie construida").fill("93");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  const next = page.getByRole("region", { name: "Sigue con…" });
  await next.getByText(/^Otras \d+ herramientas$/).click();
  await next.getByRole("link", { name: /^Calculadora de capacidad/ }).click();
  await expect(page).toHaveURL(/calculadora-capacidad\?tecleada=/);
  await expect(page.getByRole("button", { name: /93/ })).toBeVisible();
});

test("another person's result is not found, and the page says that it is the result that is missing", {
  tag: "@once",
}, async ({ page }) => {
  const response = await page.goto("/valoracion?resultado=0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("No encuentro ese resultado.")).toBeVisible();
  await expect(page.getByText("no existe o cambió de nombre")).toBeHidden();
});
