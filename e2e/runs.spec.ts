import type { Page } from "@playwright/test";
import { awaken, expectAccessible, expect as expectAtOnce, expectNoSidewaysScroll, signUp, test } from "./test.ts";

/** Each step is a call, a notice and the page's fresh data. */
const expect = expectAtOnce.configure({ timeout: 15_000 });

const ASK = {
  netMonthlyIncome: 3400,
  monthlyDebts: 200,
  rateType: "fijo",
  rate: 2.9,
  years: 30,
  age: 36,
  place: "ES-VC",
  homeKind: "usada",
};

async function calculate(page: Page, savings: number): Promise<string> {
  const response = await page.request.post("/api/tools/calculadora-capacidad/runs", { data: { ...ASK, savings } });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaken(page);
}

test("a result is saved, found, thrown away, taken back and compared", async ({ page, isMobile }) => {
  await signUp(page);
  const first = await calculate(page, 60_000);
  await calculate(page, 85_000);

  await open(page, `/calculadora-capacidad?resultado=${first}`);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar resultado" });
  await dialog.getByLabel("Nombre").fill("Familia Núñez");
  await dialog.getByLabel("Carpeta").fill("Compradores");
  await dialog.getByLabel("Etiquetas").fill("urgente");
  await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Resultado guardado").last()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Familia Núñez" })).toBeVisible();

  await open(page, "/resultados-guardados");
  await page
    .getByRole("navigation", { name: "Carpetas" })
    .getByRole("link", { name: /Compradores/ })
    .click();
  await expect(page).toHaveURL(/carpeta=Compradores/);
  await expect(page.getByRole("link", { name: "Familia Núñez" })).toBeVisible();
  await expectAccessible(page);

  await open(page, "/dashboard/history");
  await expect(page.getByRole("checkbox", { name: /^Marcar: / })).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Buscar" }).fill("nunez");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: /^Marcar: / })).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Marcar: Familia Núñez" }).check();
  await page.getByRole("button", { name: "Papelera", exact: true }).click();
  await expect(page.getByText("Ningún resultado cumple el filtro")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("link", { name: "Familia Núñez" })).toBeVisible();

  await page.getByRole("link", { name: "Quitar filtros" }).click();
  await expect(page.getByRole("checkbox", { name: /^Marcar: / })).toHaveCount(2);
  await page.getByRole("checkbox", { name: /^Marcar los 2/ }).check();
  await page.getByRole("link", { name: "Comparar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Comparar dos resultados" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Primero: Precio máximo/ })).toBeVisible();
  const savings = page.getByRole("row", { name: /Ahorro disponible/ });
  await expect(savings).toContainText("Cambia");
  await expectAccessible(page);
  if (isMobile) {
    for (const path of [page.url(), "/dashboard/history"]) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  }
});
