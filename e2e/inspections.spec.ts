import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadableInTheDark, signUp, test } from "./test.ts";

const picture = () =>
  sharp({ create: { width: 2_600, height: 1_600, channels: 3, background: "#7a9e7e" } })
    .jpeg()
    .toBuffer();

/** On a window as tall as the page: the bar of steps covers a part of whatever lies at its edge, until somebody scrolls. */
async function expectAccessibleUncovered(page: Page): Promise<void> {
  const seen = page.viewportSize()!;
  await page.setViewportSize({ width: seen.width, height: 6_000 });
  await expectAccessible(page);
  await page.setViewportSize(seen);
}

/** The state as the page says it. */
const state = (page: Page) => page.getByRole("banner").getByRole("status");

/** The worker has kept the page: from here on it needs no line. */
const keptForOffline = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).includes("umbral-visita-1");
  });

async function begin(page: Page): Promise<string> {
  await page.goto("/asistente-valoracion");
  await page.getByRole("button", { name: "Empezar una visita" }).click();
  await expect(page.getByRole("heading", { name: "Visita sin dirección" })).toBeVisible();
  await expect(state(page)).toHaveText(/^Enviado a las/);
  expect(await keptForOffline(page)).toBe(true);
  return new URL(page.url()).pathname;
}

test("a visit is written without a line, survives a reload, arrives, and ends in a report and a draft to sign", {
  tag: "@once",
}, async ({ page, context }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const path = await begin(page);
  await page.reload();
  await expect(state(page)).toHaveText(/^Enviado a las/);
  await expectAccessibleUncovered(page);
  await expectNoSidewaysScroll(page);

  await context.setOffline(true);
  await page.getByLabel("Dirección").fill("Calle Colón 12");
  await page.getByLabel("Barrio o municipio").fill("Valencia");
  await page.getByLabel("Superficie construida").fill("90");
  await page.getByRole("group", { name: "Ascensor" }).getByText("Sí", { exact: true }).click();
  await page.getByRole("button", { name: "Estancias" }).first().click();
  await page.getByRole("button", { name: "Dormitorio" }).click();
  await page.getByLabel("Metros").fill("12,5");
  await page.getByRole("button", { name: "Añadir un defecto" }).click();
  await page.getByLabel("Defecto 1", { exact: true }).fill("Humedad junto a la ventana");
  await page
    .getByLabel("Elegir fotos")
    .first()
    .setInputFiles([
      { name: "notas.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no soy una foto") },
      { name: "dormitorio.jpg", mimeType: "image/jpeg", buffer: await picture() },
    ]);
  await expect(page.getByText("«notas.jpg» no es una foto que se pueda abrir")).toBeVisible();
  await expect(page.getByRole("img", { name: "Fotos, 1" })).toBeVisible();
  await expect(state(page)).toContainText("1 foto");
  await expectAccessibleUncovered(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Calle Colón 12, Valencia" })).toBeVisible();
  await expect(state(page)).toContainText("Sin conexión. Guardado en este equipo, pendiente de enviar");
  await page
    .getByRole("button", { name: /^Dormitorio/ })
    .first()
    .click();
  await expect(page.getByLabel("Metros")).toHaveValue("12,5");
  await expect(page.getByRole("img", { name: "Fotos, 1" })).toBeVisible();

  await context.setOffline(false);
  await expect(state(page)).toHaveText(/^Enviado a las/, { timeout: 30_000 });
  const sent = await page.request.get(`/api/inspections/${path.split("/").at(-1)}`);
  const { document, photos } = (await sent.json()) as { document: { fields: Record<string, string> }; photos: object };
  expect(document.fields).toMatchObject({ "home.address": "Calle Colón 12", "home.hasLift": "si" });
  expect(Object.values(document.fields)).toContain("Humedad junto a la ventana");
  expect(Object.keys(photos)).toHaveLength(1);

  await page.getByRole("navigation", { name: "Pasos de la visita" }).getByRole("button", { name: "Resumen" }).click();
  await expect(page.getByRole("link", { name: "Valorar la vivienda" })).toBeVisible();
  await expectAccessibleUncovered(page);
  await expectReadableInTheDark(page);
  const report = await page.request.get(
    (await page.getByRole("link", { name: "Informe para el propietario (PDF)" }).getAttribute("href"))!,
  );
  expect(report.headers()["content-type"]).toBe("application/pdf");
  expect((await report.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByLabel("Propietario que firma").fill("Marta Gil");
  await page.getByLabel("Su correo").fill(`marta-${crypto.randomUUID()}@casa.example`);
  await page.getByRole("button", { name: "Pedir la firma de la visita" }).click();
  await expect(page).toHaveURL(/\/dashboard\/firmas\//);
  await expect(page.getByRole("button", { name: "Enviar a firmar" })).toBeVisible();

  await page.goto(`/valoracion?visita=${path.split("/").at(-1)}`);
  await expect(page.getByLabel("Superficie construida")).toHaveValue("90");
});

/** Presses Tab through a step; no field that takes the focus may lie under the bar of steps. @returns how many took it */
async function expectFocusInSight(page: Page): Promise<number> {
  await page.locator("#paso").focus();
  let fields = 0;
  for (;;) {
    await page.keyboard.press("Tab");
    const where = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        const bar = document.querySelector("nav[aria-label='Pasos de la visita']")!;
        if (bar.contains(focused)) return "bar";
        const field = (focused.closest("label") ?? focused).getBoundingClientRect();
        const end = getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().top : window.innerHeight;
        return field.top >= 0 && field.bottom <= end ? "seen" : `${field.top} to ${field.bottom}, bar at ${end}`;
      });
    if ((await where()) === "bar") return fields;
    await expect.poll(where).toBe("seen");
    fields++;
  }
}

test("a field that takes the focus is in full sight, and a visit is erased only after it was asked", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page, { firstName: "Rosa", lastName: "Mena" });
  const path = await begin(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    for (const step of ["vivienda", "propietario"]) {
      await page.goto(`${path}#${step}`);
      await expect(page.locator("#paso")).toBeVisible();
      expect(await expectFocusInSight(page)).toBeGreaterThan(7);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}#estancias`);
  await page.getByRole("button", { name: "Cocina" }).click();
  await page.getByLabel("Metros").fill("9");
  await page.getByRole("button", { name: "Quitar cocina" }).click();
  await page.getByText("Lo que has quitado (1)").click();
  await page.getByRole("button", { name: "Recuperar Cocina" }).click();
  await expect(page.getByRole("button", { name: /^Cocina 9/ })).toBeVisible();
  await expect(state(page)).toHaveText(/^Enviado a las/);

  await page.goto("/asistente-valoracion");
  await page.getByRole("button", { name: "Borrar Visita sin dirección" }).click();
  await expect(page.getByRole("link", { name: "Papelera (1)" })).toBeVisible();
  await page.getByRole("link", { name: "Papelera (1)" }).click();
  await page.getByRole("button", { name: "Borrar para siempre Visita sin dirección" }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("link", { name: "Visita sin dirección" })).toBeVisible();
  await page.getByRole("button", { name: "Borrar para siempre Visita sin dirección" }).click();
  await asked.getByRole("button", { name: "Borrar la visita" }).click();
  await expect(page.getByRole("heading", { name: "La papelera está vacía" })).toBeVisible();
});

test("two devices write different things, and a person chooses", { tag: "@once" }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await signUp(page, { firstName: "Blas", lastName: "Ruiz" });
  const path = await begin(page);
  const tablet = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 820, height: 1_180 },
    storageState: await context.storageState(),
  });
  const other = await tablet.newPage();
  await other.addInitScript(() => localStorage.setItem("umbral-equipo", "zzzz"));
  await other.goto(path);
  await expect(state(other)).toHaveText(/^Enviado a las/);
  await tablet.setOffline(true);
  await other.getByLabel("Superficie construida").fill("95");
  await expect(state(other)).toContainText("Sin conexión");
  await page.getByLabel("Superficie construida").fill("90");
  await expect(state(page)).toHaveText(/^Enviado a las/);
  const server = await page.request.get(`/api/inspections/${path.split("/").at(-1)}`);
  expect(await server.text()).toContain('"home.builtAreaM2":"90"');

  await tablet.setOffline(false);
  const conflict = other.getByRole("region", { name: "Datos por elegir" });
  await expect(conflict.getByText("Superficie construida: dos equipos han escrito cosas distintas")).toBeVisible({
    timeout: 30_000,
  });
  await expect(other.getByLabel("Superficie construida")).toHaveValue("90");
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await conflict.getByRole("button", { name: "Poner «95»" }).click();
  await expect(conflict).toHaveCount(0);
  await expect(other.getByLabel("Superficie construida")).toHaveValue("95");
  await expect(state(other)).toHaveText(/^Enviado a las/);
  await tablet.close();
  await page.getByRole("button", { name: "Enviar ahora" }).click();
  await expect(page.getByLabel("Superficie construida")).toHaveValue("95");
});
