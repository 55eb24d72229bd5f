import { awaken, expect, signUp, test } from "./test.ts";

test("a value follows the keys, wrong rows are named, and the result goes on to the return", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/predictor-apreciacion");
  await awaken(page);
  await page.getByLabel("Valor de hoy").fill("300000");
  const live = page.getByRole("region", { name: "Al momento, sin guardar" });
  await expect(live.getByText("300.000\u00a0€").first()).toBeVisible();

  await page.getByText("La mía", { exact: true }).click();
  const own = page.getByRole("textbox", { name: /Tu serie/ });
  await own.fill("2019;100\n2021;104");
  await page.getByRole("button", { name: "Calcular la previsión" }).click();
  await expect(page.getByText(/Fila 2: falta 2020/)).toBeVisible();
  await expect(own).toHaveValue("2019;100\n2021;104");
  const rows = Array.from({ length: 12 }, (_, t) => `${2014 + t};${String(100 * 1.02 ** t).replace(".", ",")}`);
  await own.fill(rows.join("\n"));
  await page.getByText("5", { exact: true }).click();
  // 300.000 · 1,02⁵ = 331.224, with the three digits of an estimate.
  await expect(live.getByText("331.000\u00a0€").first()).toBeVisible();

  await live.getByRole("button", { name: "Guardar esta previsión" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /300\.000.* en 5 años/ })).toBeVisible();
  await page.getByRole("link", { name: /Llévalo a la rentabilidad/ }).click();
  await expect(page.getByLabel("Se revaloriza al año")).toHaveValue("2");
});
