import type { Page } from "@playwright/test";
import {
  awaken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  signInAsAdmin,
  test,
} from "./test.ts";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaken(page);
}

test("a form is built, published and answered with its consent", { tag: "@once" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsAdmin(page);
  await open(page, "/admin/formularios");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nuevo formulario" }).click();
  const slug = `visita-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Nombre", { exact: true }).fill("Pide una visita");
  await page.getByLabel("Dirección").fill(slug);
  await page.getByRole("button", { name: "Crear formulario" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pide una visita" })).toBeVisible();

  // A field is added and moved with the keyboard alone; the preview follows.
  await page.getByRole("button", { name: "Añadir campo" }).click();
  await page.getByRole("menuitem", { name: "Número" }).click();
  await page.getByLabel("Pregunta").last().fill("Presupuesto");
  await page.getByRole("button", { name: "Subir «Presupuesto»" }).press("Enter");
  await expect(page.getByRole("form", { name: "Vista previa" }).getByLabel("Presupuesto")).toBeVisible();
  await expect(page.getByText("Guardado", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Publicar…" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("publicada la versión 1")).toBeVisible();

  // A visitor in another browser, in a frame of a page, without any script of ours around it.
  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const framed = await visitor.newPage();
  await framed.goto(`/formulario/${slug}/incrustado`);
  await awaken(framed);
  await framed.getByLabel("Nombre").fill("Ana Ruiz");
  await framed.getByLabel("Correo electrónico").fill(`ana-${slug}@casa.example`);
  await framed.getByRole("button", { name: "Enviar" }).click();
  await expect(framed.getByText("Marca esta casilla")).toBeVisible();
  await expect(framed.getByLabel("Nombre")).toHaveValue("Ana Ruiz");
  await expectAccessible(framed);
  await framed.getByRole("checkbox").check();
  // A sender quicker than people are is asked to wait.
  await expect(async () => {
    await framed.getByRole("button", { name: "Enviar" }).click();
    await expect(framed.getByRole("heading", { name: "Enviado" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visitor.close();

  await page.getByRole("link", { name: "Respuestas" }).click();
  await page.locator("summary", { hasText: "Ana Ruiz" }).click();
  await expect(page.getByText("Acepto que Umbral trate estos datos para responderme.")).toBeVisible();
  await expect(page.getByText("Versión 1").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir en el CRM" })).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test("a short link leads on with its campaign and counts who follows it", { tag: "@once" }, async ({
  page,
  request,
}) => {
  await signInAsAdmin(page);
  await open(page, "/admin/enlaces");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nuevo enlace" }).click();
  const code = `cartel-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Nombre", { exact: true }).fill("Cartel");
  await page.getByLabel("A dónde lleva").fill("/precios?plan=pro#faq");
  await page.getByLabel("Código").fill(code);
  await page.getByText("Medir la campaña (UTM)").click();
  await page.getByLabel("Origen (utm_source)").fill("escaparate");
  await expect(page.getByText("/precios?plan=pro&utm_source=escaparate#faq")).toBeVisible();
  await page.getByRole("button", { name: "Crear enlace" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cartel" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Código QR que abre/ })).toBeVisible();

  const person = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36" };
  const answer = await request.get(`/l/${code}`, { maxRedirects: 0, headers: person });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/precios?plan=pro&utm_source=escaparate#faq");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^1 visita desde/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await awaken(page);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.getByRole("button", { name: "Desactivar" }).click();
  await expect(page.getByText("Está desactivado")).toBeVisible();
  await expect(async () => {
    expect((await request.get(`/l/${code}`, { maxRedirects: 0, headers: person })).status()).toBe(410);
  }).toPass();
});
