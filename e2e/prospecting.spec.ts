import { awaken, expect, signUp, test } from "./test.ts";

test("owners are pasted, ordered, and one who asks is never called again", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/captacion-propiedades");
  await awaken(page);
  await page.getByText("Pegar desde una hoja de cálculo").click();
  await page
    .getByLabel("Pega la tabla, con su cabecera")
    .fill(
      "Nombre;Teléfono;Dirección;Motivo;Espera;Valor;Fecha\n" +
        "Marta Ruiz;612 345 678;Calle Cuba, 3;5;238000;238000;20/11/2026\n",
    );
  await page.getByRole("button", { name: "Añadir estas filas" }).click();
  await expect(page.getByText("Añadido un propietario.")).toBeVisible();
  await page.getByRole("button", { name: "Preparar el tablero" }).click();
  await expect(page.getByRole("link", { name: "Llamar a Marta Ruiz" })).toBeVisible();
  await page.getByRole("button", { name: "No llamar más a Marta Ruiz" }).click();
  await expect(page.getByRole("link", { name: "Llamar a Marta Ruiz" })).toHaveCount(0);
  await page.goto("/dashboard/no-llamar");
  await expect(page.getByText("··· ··· 678").first()).toBeVisible();
});
