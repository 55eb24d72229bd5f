import type { Page } from "@playwright/test";
import { awaken, expect, expectAccessible, signUp, test } from "./test.ts";

const CSV = [
  "Ref;Tipo;Operación;Precio;M² construidos;Población",
  "E-1;Piso;Venta;250.000;95;València",
  "E-2;Ático;Alquiler;950;80;València",
  "E-3;Chalet;Venta;480.000;210;Bétera",
  "E-4;Piso;Venta;muchos;80;València",
  "",
].join("\r\n");

async function bring(page: Page): Promise<void> {
  await page.goto("/dashboard/cartera/importar");
  await awaken(page);
  await page.setInputFiles("input[name=file]", { name: "cartera.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
  await page.getByRole("button", { name: "Leer el archivo" }).click();
  await page.waitForURL(/\/importaciones\/[\da-f-]{36}/);
  await expect(page.getByText("Espera tu visto bueno")).toBeVisible({ timeout: 20_000 });
}

test("a file is looked at before it changes anything, and changes nothing twice", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await bring(page);
  await expect(page.getByText("Precio: no se entiende «muchos»")).toBeVisible();
  await expect(page.getByText("Línea 5")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aplicar cambios" }).click();
  await expect(page.getByText("3 cambios aplicados")).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: "Ver mi cartera" }).click();
  await expect(page.getByText("E-1").first()).toBeVisible();

  await bring(page);
  await expect(page.getByText("No hay nada que aplicar.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Iguales 3" })).toBeVisible();
});
