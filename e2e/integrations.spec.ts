import { awaken, expect, expectAccessible, expectNoSidewaysScroll, PASSWORD, signUp, test } from "./test.ts";

test("a key is made, calls the API, and is revoked", { tag: "@once" }, async ({ page, playwright, baseURL }) => {
  await signUp(page);
  await page.goto("/dashboard/integrations");
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Integraciones" }).getByRole("link", { name: "Claves de la API" }).click();
  await page.getByRole("button", { name: "Crear clave" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Crear clave" }).click();
  await expect(dialog.getByText("Elige al menos un permiso")).toBeVisible();
  await dialog.getByLabel("Para qué es").fill("CRM de la oficina");
  await dialog.getByLabel("Leer la cartera").check({ force: true });
  await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Crear clave" }).click();
  const key = (await page.locator("[data-key]").textContent())!.trim();
  expect(key).toMatch(/^umb_/);
  await expectAccessible(page);

  // A program of its own: without the browser's session.
  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/v1/me")).status()).toBe(200);
  expect((await program.get("/api/v1/contacts")).status()).toBe(403);

  await page.getByRole("button", { name: "Ya la he guardado" }).click();
  await page.getByRole("button", { name: "Revocar «CRM de la oficina»" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revocar clave" }).click();
  await expect(page.getByText("Revocada", { exact: true })).toBeVisible();
  expect((await program.get("/api/v1/me")).status()).toBe(401);
  await program.dispose();

  for (const path of ["webhooks", "asistentes"]) {
    await page.goto(`/dashboard/integrations/${path}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test("settings: a notice is turned off and stays so; a model that nobody answers is red", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard/settings/avisos");
  await awaken(page);
  const mails = page.getByRole("switch", { name: "Contactos nuevos: Por correo" });
  await mails.click();
  await expect(page.getByText("Avisos guardados")).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expectAccessible(page);
  await page.goto("/dashboard/settings/modelo");
  await awaken(page);
  await page.getByLabel("Dirección de la API").fill("http://127.0.0.1:9/v1");
  await page.getByLabel("Modelo", { exact: true }).fill("pequeño");
  await page.getByLabel("El servidor no pide clave").check();
  await page.getByRole("button", { name: "Guardar conexión" }).click();
  await page.getByRole("button", { name: "Probar la conexión" }).click();
  await expect(page.getByText("La dirección no es pública")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard/settings/region");
  await expectAccessible(page);
});
