import { awaken, expect, expectAccessible, signUp, test } from "./test.ts";

test("one menu finds and does, by keyboard alone", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  const values = { operation: "venta", type: "piso", address: "Carrer de Verdi, 101", town: "Barcelona" };
  expect((await page.request.post("/api/portfolio/homes", { data: { values } })).status()).toBe(201);
  await page.goto("/dashboard");
  await awaken(page);
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "Buscar y hacer" });
  const field = menu.getByRole("combobox", { name: "Buscar en Umbral" });
  await expect(field).toBeFocused();
  await expect(menu.getByRole("option", { name: "Nueva vivienda" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  // A letter is missing and the accent too.
  await page.keyboard.type("creditso");
  await expect(menu.getByRole("option", { name: /Plan y créditos/ })).toBeVisible();
  await field.fill("verdi 101");
  const home = menu.getByRole("option", { name: /Carrer de Verdi, 101/ });
  await expect(home).toHaveAttribute("aria-selected", "true");
  await expect(menu.getByRole("status")).toHaveText("1 resultado");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/cartera\/[\da-f-]{36}$/);
  await expect(menu).toBeHidden();
  // Verbs act where one is.
  await page.keyboard.press("Control+k");
  await field.fill("oscuro");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(menu).toBeHidden();
  // Entries opened lately come first; an error is told in the menu.
  await page.route("**/api/search?*", (route) => route.abort());
  await page.getByRole("button", { name: "Buscar en todo" }).click();
  await expect(menu.getByRole("option").first()).toHaveAccessibleName(/Carrer de Verdi, 101/);
  await field.fill("nadie");
  await expect(menu.getByRole("alert")).toHaveText(/Error de conexión/);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});
