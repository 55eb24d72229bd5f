import { awaken, expect, signUp, test } from "./test.ts";

test("a home's data become arguments, and a weakness is only admitted", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/argumentos-venta");
  await awaken(page);
  const form = page.getByRole("form", { name: "Argumentos de venta" });
  await form.getByLabel("Qué busca").selectOption("comodidad");
  await form.getByLabel("Barrio o municipio").fill("Ruzafa");
  await form.getByLabel("Superficie construida").fill("94");
  await form.getByLabel("Planta", { exact: false }).first().fill("4");
  await form.getByLabel("Precio", { exact: false }).first().fill("250000");
  const live = page.getByRole("region", { name: "Al momento, sin guardar" });
  await expect(live.getByRole("heading", { name: "94\u00a0m² construidos" })).toBeVisible();
  await expect(live.getByRole("heading", { name: /ascensor/i })).toHaveCount(0);
  await expect(live.getByText("no tiene ascensor")).toHaveCount(0);
  await form
    .getByRole("group", { name: /¿Tiene ascensor\?/ })
    .getByRole("radio", { name: "No", exact: true })
    .check({ force: true });
  await expect(live.getByText("Está en la planta 4 y no tiene ascensor")).toBeVisible();
  await form.getByLabel("Comunidad, al mes").fill("80");
  await expect(live.getByRole("heading", { name: "80\u00a0€ al mes de comunidad" })).toBeVisible();
  await live.getByRole("button", { name: "Invertir y alquilar" }).click();
  await expect(form.getByLabel("Qué busca")).toHaveValue("invertir");

  await live.getByRole("button", { name: "Guardar estos argumentos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Argumentos: Piso en Ruzafa/ })).toBeVisible();
  await page.getByRole("link", { name: /Comprueba si quien compra llega/ }).click();
  await expect(page.getByLabel("Precio de la vivienda que miras")).toHaveValue("250000");
});
