import { awaken, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "./test.ts";

test("a home is added, changed, found, and opened in the valuation with its fields filled", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard/cartera");
  await awaken(page);
  await expect(page.getByRole("heading", { name: "Tu cartera está vacía" })).toBeVisible();
  await page.getByRole("link", { name: "Añadir una vivienda" }).click();

  await page.getByLabel("Referencia (opcional)", { exact: true }).fill("V-102");
  await page.getByLabel("Dirección").fill("Calle Sueca, 12");
  await page.getByLabel("Superficie construida").fill("96");
  await page.getByLabel("Superficie útil").fill("120");
  await page.getByRole("button", { name: "Añadir vivienda" }).click();
  // Typed values stay, and the field names its error.
  await expect(page.getByText("La superficie útil no puede superar la construida")).toBeVisible();
  await expect(page.getByLabel("Superficie útil")).toBeFocused();
  await page.getByLabel("Superficie útil").fill("84");
  await page.getByRole("button", { name: "Añadir vivienda" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calle Sueca, 12" })).toBeVisible();

  await page.getByRole("link", { name: "Editar" }).click();
  await page.getByLabel("Precio (opcional)", { exact: true }).fill("329.000");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Precio: 329.000\u00a0€").first()).toBeVisible();

  await page.getByLabel("Dónde está").selectOption("reservado");
  await page.getByRole("button", { name: "Guardar estado" }).click();
  await expect(page.getByText("Estado en la cartera: de Disponible a Reservado")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto("/dashboard/cartera?buscar=v102&estado=reservado");
  await awaken(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Calle Sueca, 12" }).click();
  await page
    .getByRole("link", { name: /Valoración de viviendas/ })
    .last()
    .click();
  await expect(page.getByLabel("Dirección")).toHaveValue("Calle Sueca, 12");
  await expect(page.getByLabel("Superficie construida")).toHaveValue("96");
});
