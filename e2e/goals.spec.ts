import { awaken, expect, expectAccessible, signUp, test } from "./test.ts";

test("a goal is calculated backwards while it is typed, and analytics explain their counts", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard/goals");
  await awaken(page);
  await page.getByLabel("Ingresos por comisiones").fill("60.000");
  await page.getByLabel("Honorarios medios de una venta").fill("6.000");
  await page.getByLabel("Encargos que acaban en venta").fill("60");
  await page.getByLabel("Valoraciones que acaban en encargo").fill("35");
  const funnel = page.getByRole("region", { name: "Lo que hace falta" });
  for (const step of ["10 ventas", "17 encargos", "49 valoraciones"])
    await expect(funnel.getByText(step)).toBeVisible();
  await expect(page.getByText("Cambios sin guardar")).toBeVisible();
  await page.getByLabel("Honorarios medios de una venta").fill("0");
  await page.getByRole("button", { name: "Guardar objetivo" }).click();
  await expect(page.getByText("Introduce los honorarios medios de una venta, mayores que cero")).toBeVisible();
  await page.getByLabel("Honorarios medios de una venta").fill("6.000");
  await page.getByRole("button", { name: "Guardar objetivo" }).click();
  await expect(page.getByText("Objetivo guardado")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: /^Objetivo de/ }).getByText(/de 60\.000/)).toBeVisible();

  await page.goto("/dashboard/analytics");
  await awaken(page);
  await page.getByRole("button", { name: "Qué es «Tratos nuevos»" }).click();
  await expect(
    page.getByText("Tratos que han llegado en el periodo, estén hoy en la etapa que estén.").first(),
  ).toBeVisible();
  await expectAccessible(page);
});
