import { awaken, expect, expectAccessible, signUp, test } from "./test.ts";

const FAMILY = {
  netMonthlyIncome: 3400,
  monthlyDebts: 200,
  savings: 60_000,
  rateType: "fijo",
  rate: 2.9,
  years: 30,
  place: "ES-VC",
  homeKind: "usada",
};

test("a result is shared with a password, read without an account, answered and taken back", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const email = await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const made = await page.request.post("/api/tools/calculadora-capacidad/runs", { data: FAMILY });
  const run: { id: string } = await made.json();
  await page.goto(`/calculadora-capacidad?resultado=${run.id}`);
  await awaken(page);
  await page.getByRole("button", { name: "Compartir" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Para quién es/).fill("Los Vidal");
  await dialog.getByLabel(/^Contraseña/).fill("seis gatos");
  await dialog.getByRole("button", { name: "Crear enlace" }).click();
  await expect(dialog.getByRole("heading", { name: "Enlace listo" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^Código QR/ })).toBeVisible();
  const path = new URL(await dialog.getByLabel("Dirección").inputValue()).pathname;

  // A browser without a screen says so in its name, and robots do not count.
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const context = await browser.newContext({ baseURL: baseURL!, userAgent });
  const visitor = await context.newPage();
  const arrival = await visitor.goto(path);
  expect(arrival!.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  expect(await visitor.content()).not.toMatch(/Nuria|3\.400/);
  await visitor.getByLabel("Contraseña").fill("siete gatos");
  await visitor.getByRole("button", { name: "Ver la página" }).click();
  await expect(visitor.getByText("Esa contraseña no es la de este enlace")).toBeVisible();
  await visitor.getByLabel("Contraseña").fill("seis gatos");
  await visitor.getByRole("button", { name: "Ver la página" }).click();

  await expect(visitor.getByRole("heading", { level: 1, name: /^Capacidad con/ })).toBeVisible();
  await expect(visitor.getByRole("link", { name: email })).toBeVisible();
  await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
  const sent = await visitor.content();
  for (const kept of [run.id, "Los Vidal"]) expect(sent).not.toContain(kept);
  await visitor.getByRole("button", { name: "Solo las necesarias" }).click();
  await expectAccessible(visitor);
  await awaken(visitor);
  const form = visitor.getByRole("form", { name: "Pregunta lo que quieras" });
  await form.getByLabel("Nombre").fill("Luis Gil");
  await form.getByLabel("Email").fill("luis@casa.example");
  await form.getByRole("button", { name: /^Enviar a/ }).click();
  await expect(form.getByText(/^Marca la casilla/)).toBeVisible();
  await form.getByLabel(/^Acepto que/).check();
  await form.getByRole("button", { name: /^Enviar a/ }).click();
  await expect(visitor.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible();

  await expect(visitor.getByText("ve cuándo se abre esta página y cuánto tiempo se lee")).toBeVisible();
  const reading = await visitor.waitForRequest((request) => request.url().endsWith("/reading"), { timeout: 30_000 });
  expect(reading.postDataJSON()).toEqual({ seconds: expect.any(Number) });

  await expect(async () => {
    await page.goto("/dashboard/compartidos");
    await expect(page.getByText(/leída (menos de un minuto|\d+ min) en total/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await awaken(page);
  await expect(page.getByRole("link", { name: "luis@casa.example" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Más acciones de Los Vidal" }).click();
  await page.getByRole("menuitem", { name: "Revocar" }).click();
  await page.getByRole("button", { name: "Revocar enlace" }).click();
  await expect(page.getByText("Revocado", { exact: true })).toBeVisible();

  const gone = await visitor.goto(path);
  expect(gone!.status()).toBe(410);
  await expect(visitor.getByRole("heading", { level: 1, name: "Este enlace ya no está disponible" })).toBeVisible();
  expect((await visitor.goto(`${path.slice(0, -1)}-`))!.status()).toBe(404);
  await context.close();
});
