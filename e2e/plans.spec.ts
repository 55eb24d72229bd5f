import type { Page } from "@playwright/test";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

/** Draws a clear rectangle of 4 × 3 m: two corners of the room tool, and the sides typed. */
async function drawRoom(page: Page) {
  await page.getByRole("button", { name: "Estancia", exact: true }).click();
  const sheet = page.getByRole("application").first();
  const box = (await sheet.boundingBox())!;
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await page.mouse.up();
}

test("a visitor draws a room, signs up, and finds it among their plans", { tag: "@once" }, async ({ page }) => {
  test.slow();
  await page.goto("/generador-planos");
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Empezar a dibujar" }).click();
  await expect(page.getByText("Guardado en este navegador")).toBeVisible();
  await drawRoom(page);
  await expect(page.getByText("Útil 12,00 m² · Construida 13,44 m²")).toBeVisible();
  await page.reload();
  await awaken(page);
  await page.getByRole("button", { name: "Empezar a dibujar" }).click();
  await expect(page.getByText("Útil 12,00 m² · Construida 13,44 m²")).toBeVisible();
  await signUp(page);
  await page.goto("/dashboard/planos");
  // The list hydrates, finds the plan in the browser and asks whose it is.
  await page.getByRole("button", { name: "Traerlo a mis planos" }).click();
  await page.waitForURL(/\/dashboard\/planos\/[\da-f-]{36}$/);
  await expect(page.getByText("Útil 12,00 m² · Construida 13,44 m²")).toBeVisible();
});

test("a plan of a home: drawn, kept without a line, taken back, taken home", { tag: "@once" }, async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const title = `Bajo con patio ${crypto.randomUUID().slice(0, 6)}`;
  const values = { operation: "venta", type: "piso", title, price: 180_000, builtAreaM2: 15, status: "disponible" };
  const homeId = await made(page, "/api/portfolio/homes", { values });
  await page.goto(`/generador-planos?vivienda=${homeId}`);
  await page.waitForURL(/\/dashboard\/planos\?vivienda=/);
  await page.getByRole("button", { name: "Empezar a dibujar" }).click();
  await page.waitForURL(/\/dashboard\/planos\/[\da-f-]{36}$/);
  await expect(page.getByRole("textbox", { name: "Nombre del plano" })).toHaveValue(`Plano de ${title}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await context.setOffline(true);
  await drawRoom(page);
  await expect(page.getByText("Sin conexión: guardado en este equipo")).toBeVisible();
  // The page is killed without a line; the plan stands on the device.
  const address = page.url();
  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto(address);
  await expect(page.getByText("Útil 12,00 m² · Construida 13,44 m²")).toBeVisible();
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Superficies" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Llevar a la ficha" }).click();
  await page.getByRole("button", { name: "Guardar en la ficha" }).click();
  await expect(page.getByText("Superficies guardadas en la ficha")).toBeVisible();
  const home = (await (await page.request.get(`/api/portfolio/homes/${homeId}`)).json()) as {
    home: { builtAreaM2: number; usableAreaM2: number };
  };
  expect(home.home).toMatchObject({ builtAreaM2: 13.44, usableAreaM2: 12 });

  await page.getByRole("button", { name: "Exportar" }).click();
  for (const [name, ending] of [
    ["PDF", /\.pdf$/],
    ["DXF", /\.dxf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Descargar ${name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(ending);
  }
});
