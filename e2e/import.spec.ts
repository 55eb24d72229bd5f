import type { Page } from "@playwright/test";
import { awaken, expect, expectAccessible, signUp, test } from "./test.ts";

const CSV = [
  "Ref;Tipo;Operación;Precio;M² construidos;Población",
  "E-1;Piso;Venta;250.000;95;Valencia",
  "E-2;Ático;Alquiler;950;80;Valencia",
  "E-3;Chalet;Venta;480.000;210;Bétera",
  "E-4;Piso;Permuta;90.000;80;Valencia",
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
  await expect(page.getByText("Operación: no se entiende «Permuta»")).toBeVisible();
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

test("a large file of contacts and a large mail are read by the server as it is built", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  const rows = Array.from({ length: 600 }, (_, i) => `Persona ${i};p${i}@correo.example;Llamar por la tarde`);
  const buffer = Buffer.from(["Nombre;Email;Notas", ...rows].join("\n"));
  expect(buffer.length).toBeGreaterThan(16 * 1024);
  const file = { name: "contactos.csv", mimeType: "text/csv", buffer };
  const preview = await page.request.post("/api/crm/import/preview", { multipart: { file } });
  expect(preview.status()).toBe(200);
  expect(JSON.stringify(await preview.json())).toContain("Persona 0");

  const made = await page.request.post("/api/crm/inbox/address");
  const { webhook } = (await made.json()) as { webhook: string };
  const mail = `From: avisos@portal.example\r\nSubject: Contacto\r\n\r\nNombre: Eva Mas\r\n${"línea\r\n".repeat(8_000)}`;
  const taken = await page.request.post(new URL(webhook).pathname, {
    headers: { "content-type": "message/rfc822" },
    data: mail,
  });
  expect(taken.status()).toBe(202);
});
