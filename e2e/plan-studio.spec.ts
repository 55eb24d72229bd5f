import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

/** The view is there once its walls stand; software graphics take their time. */
async function opened(page: Page) {
  await awaken(page);
  await expect(page.getByRole("img", { name: /Arrastra para girar|: Casa de muñecas/ })).toBeVisible({
    timeout: 60_000,
  });
}

test("a visitor looks at the example, changes its style and hour, and takes a quick picture that says what it is", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await page.goto("/render-desde-plano");
  await opened(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("combobox", { name: "Estilo" }).selectOption("mediterraneo");
  await page.getByRole("tab", { name: "Sol" }).click();
  await page.getByRole("slider", { name: "Hora" }).fill(String(19 * 60));
  await expect(page.getByText("19:00")).toBeVisible();
  await page.getByRole("tab", { name: "Imagen" }).click();
  await page.getByRole("button", { name: "Imagen rápida" }).click();
  const gallery = page.getByRole("region", { name: "Imágenes hechas" });
  await expect(gallery.getByRole("img")).toBeVisible({ timeout: 120_000 });
  const download = page.waitForEvent("download");
  await gallery.getByRole("button", { name: "JPEG" }).click();
  const file = await readFile(await (await download).path());
  expect(file.includes("digitalsourcetype/digitalCreation")).toBe(true);
  expect(file.includes("Imagen generada a partir del plano")).toBe(true);
});

test("furniture is tried on the example without touching it, and an unreadable model is refused with a reason", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await page.goto("/renderizado-ia");
  await opened(page);
  await expect(page.getByText("Aquí no hay ningún modelo de imagen conectado", { exact: false })).toBeVisible();
  await page.getByText("Abrir un modelo 3D (GLB)").click();
  const broken = { name: "casa.glb", mimeType: "model/gltf-binary", buffer: Buffer.from("nada") };
  await page.getByLabel(/Elegir un GLB/).setInputFiles(broken);
  await expect(page.getByText("Este archivo no es un GLB", { exact: false })).toBeVisible();
  await page.getByRole("tab", { name: "Muebles" }).click();
  await page.getByRole("combobox", { name: "Dónde" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Amueblar con medidas" }).click();
  await expect(page.getByText("Es una prueba", { exact: false })).toBeVisible({ timeout: 150_000 });
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByText("Es una prueba", { exact: false })).toBeHidden();
});

test("a plan of one's own opens with its home, and a picture is ordered from the server and cancelled", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page, { firstName: "Irene", lastName: "Sanz" });
  const title = `Ático ${crypto.randomUUID().slice(0, 6)}`;
  const values = { operation: "venta", type: "piso", title, price: 240_000, builtAreaM2: 80, status: "disponible" };
  const homeId = await made(page, "/api/portfolio/homes", { values });
  const planId = await made(page, "/api/plans", { from: { kind: "example" }, title, homeId });
  await page.goto(`/render-desde-plano?plano=${planId}`);
  await opened(page);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Imagen" }).click();
  await page.getByRole("button", { name: "Imagen rápida" }).click();
  await page.getByRole("button", { name: "A las fotos" }).click({ timeout: 120_000 });
  await expect(page.getByText("La imagen está entre las fotos de la vivienda")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("combobox", { name: "Calidad de la luz" }).selectOption("borrador");
  await page.getByRole("button", { name: "Pedirla al servidor" }).click();
  const queue = page.getByRole("region", { name: "En el servidor" });
  await queue.getByRole("button", { name: /^Cancelar/ }).click();
  await expect(queue.getByText("Cancelada")).toBeVisible();
});
