import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import {
  awaken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  PASSWORD,
  signUp,
  test,
} from "./test.ts";

const WIRE = { "x-supabase-api-version": "2024-01-01" };
const NURIA = { firstName: "Nuria", lastName: "Ferrer" };

/** A valuation that has a value, an interval and a home. */
const HOME = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Gràcia, Barcelona",
    municipalityCode: "08019",
    latitude: "41,4036",
    longitude: "2,1561",
    address: "Carrer de Verdi, 101",
    builtAreaM2: "76",
    rooms: "3",
    condition: "bueno",
  },
  useNearby: "si",
  extrasComplete: "si",
};

const token = (request: APIRequestContext, email: string, password = PASSWORD) =>
  request.post("/auth/v1/token?grant_type=password", { headers: WIRE, data: { email, password } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaken(page);
}

test("nobody enters without a session, and comes back after signing in", { tag: "@once" }, async ({ page }) => {
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard%2Fsettings&tab=login$/);
});

test("a new account: its first steps, and nothing pretended", { tag: "@once" }, async ({ page }) => {
  await signUp(page, "nameless");
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Buen[oa]s (días|tardes|noches)$/ })).toBeVisible();
  const steps = page.getByRole("region", { name: "Primeros pasos" });
  await expect(steps.getByText("Hecho: 0 de 5")).toBeVisible();
  for (const step of ["Importar mi cartera", "Valorar una vivienda", "Invitar a alguien"]) {
    await expect(steps.getByRole("link", { name: step })).toBeVisible();
  }
  await expect(page.getByText("Confirmado")).toBeVisible();
  await expect(page.getByText("Apagado")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  // Each ticks itself; put away, the list comes back by its link.
  const home = { operation: "venta", type: "piso", address: "Calle Colón, 21", town: "Valencia" };
  expect((await page.request.post("/api/portfolio/homes", { data: { values: home } })).status()).toBe(201);
  await expect(steps.getByText("Hecho: 1 de 5")).toBeVisible();
  await steps.getByRole("button", { name: "Ocultar los primeros pasos" }).click();
  await expect(steps).toBeHidden();
  await open(page, "/dashboard?pasos=ver");
  await expect(steps.getByText("Hecho: 1 de 5")).toBeVisible();
});

test("a tool of a signed-in person stays in their shell, without the bar of the site", async ({ page, isMobile }) => {
  await signUp(page, NURIA);
  await open(page, "/dashboard/herramientas");
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Buscar una herramienta" }).fill("cuanto puede pagar");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Calculadora de capacidad/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /capacidad/i })).toBeVisible();
  for (const _ of ["after the link", "as a document"]) {
    await expect(page.getByRole("button", { name: "Tu cuenta" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Empezar Gratis" })).toBeHidden();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await awaken(page);
  }
  await expectAccessible(page);
  if (isMobile) {
    await page.getByRole("button", { name: "Menú de mi panel" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menú de mi panel" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Menú de mi panel" })).toBeFocused();
  }
  // On a page of the site the bar is the same for everybody, with one link more.
  await page.goto("/precios");
  await expect(page.getByRole("banner").getByRole("link", { name: "Mi panel" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Empezar Gratis" })).toBeVisible();
});

test("a result from before signing in is there, with its interval, and opens again", async ({ page, isMobile }) => {
  const run = await page.request.post("/api/tools/valoracion/runs", { data: HOME });
  expect(run.status()).toBe(201);
  await signUp(page, NURIA);
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Buen[oa]s (días|tardes|noches), Nuria$/ })).toBeVisible();
  const row = page.getByRole("row", { name: /Carrer de Verdi, 101/ });
  await expect(row.getByRole("img", { name: /En 8 de cada 10 casos/ })).toBeVisible();
  // A home that was tried out is no home of the portfolio until somebody says so.
  const portfolio = page.getByRole("region", { name: "Tu cartera" });
  await expect(portfolio.getByRole("link", { name: "Carrer de Verdi, 101" })).toBeHidden();
  await expectAccessible(page);
  if (isMobile) {
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Menú de mi panel" }).click();
    const drawer = page.getByRole("dialog", { name: "Menú de mi panel" });
    await expectAccessible(page);
    await drawer.getByRole("link", { name: "Agencia" }).click();
    await expect(page).toHaveURL(/\/dashboard\/agencia$/);
    await expect(drawer).toBeHidden();
    await page.goBack();
  }
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/valoracion\?resultado=/);
  await expect(page.getByRole("heading", { name: /Carrer de Verdi, 101/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Guardar como vivienda" }).click();
  await expect(page.getByText("Esta vivienda no está en tu cartera")).toBeHidden();
  await open(page, "/dashboard");
  await expect(portfolio.getByRole("link", { name: "Carrer de Verdi, 101" })).toBeVisible();
});

test("a price tried out in a tool changes no home until its owner takes it there", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page, NURIA);
  const made = await page.request.post("/api/portfolio/homes", {
    data: { values: { ...HOME.home, price: "465000", rooms: "3" } },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await open(page, `/valoracion?vivienda=${id}`);
  await page.locator('[name="home.rooms"]').fill("4");
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  const panel = page.getByRole("region", { name: "¿Llevar a la ficha?" });
  await expect(panel.getByRole("checkbox", { name: /Habitaciones/ })).toBeChecked();
  await expectAccessible(page);
  const rooms = async () => (await (await page.request.get(`/api/portfolio/homes/${id}`)).json()).home.rooms;
  expect(await rooms()).toBe(3);
  await panel.getByRole("button", { name: "Llevar 1 dato a la ficha" }).click();
  await expect(panel).toBeHidden();
  expect(await rooms()).toBe(4);
  await page.goto(`/dashboard/cartera/${id}`);
  await expect(page.getByText("Cambio desde una herramienta")).toBeVisible();
});

test("pages of the account are readable in the dark and at 360 px", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => localStorage.setItem("umbral-theme", "dark"));
  for (const path of ["/dashboard", "/dashboard/profile", "/dashboard/settings"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expectReadableInTheDark(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
  }
});

test("the profile names faults, and keeps valid values", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await open(page, "/dashboard/profile");
  await expectAccessible(page);
  await expect(page.getByRole("radio", { name: "Agente" })).toBeChecked();
  await page.getByLabel("Teléfono").fill("123");
  await page.getByRole("button", { name: "Guardar perfil" }).click();
  await expect(page.getByRole("main").getByText("El teléfono debe tener al menos 9 caracteres")).toBeVisible();
  await page.getByLabel("Teléfono").fill("+34 611 222 333");
  await page.getByLabel("Nombre").fill("Aitana");
  await page.getByRole("radio", { name: "Inmobiliaria" }).check();
  await page.getByRole("button", { name: "Guardar perfil" }).click();
  await expect(page.getByText("Perfil guardado")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Nombre")).toHaveValue("Aitana");
  await expect(page.getByRole("radio", { name: "Inmobiliaria" })).toBeChecked();
});

test("a new password ends the other sessions; a wrong current one changes nothing", { tag: "@once" }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signUp(page);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
  expect((await token(elsewhere, email)).status()).toBe(200);
  await open(page, "/dashboard/settings");
  await page.getByLabel("Contraseña actual").fill("otra cosa distinta");
  await page.getByLabel("Contraseña nueva").fill("tres palabras sueltas 9");
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByRole("main").getByText("No es tu contraseña actual")).toBeVisible();
  await page.getByLabel("Contraseña actual").fill(PASSWORD);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByText("Contraseña cambiada")).toBeVisible();
  await expect(page.getByLabel("Contraseña actual")).toHaveValue("");
  expect((await elsewhere.get("/api/account/sessions")).status()).toBe(401);
  expect((await token(elsewhere, email)).status()).toBe(400);
  expect((await token(elsewhere, email, "tres palabras sueltas 9")).status()).toBe(200);
  await elsewhere.dispose();
});

test("changing the e-mail waits for both addresses and can be cancelled", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await open(page, "/dashboard/settings");
  const wanted = `otra-${randomUUID().slice(0, 8)}@casa.example`;
  await page.getByLabel("Correo nuevo").fill(wanted);
  await page.getByRole("button", { name: "Cambiar de correo" }).click();
  await expect(page.getByText("Cambio pendiente de confirmar")).toBeVisible();
  await expect(page.getByRole("main").getByText(wanted)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar el cambio" }).click();
  await expect(page.getByLabel("Correo nuevo")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Cambio pendiente de confirmar")).toHaveCount(0);
});

test("sessions are listed with their device and end where they are ended", { tag: "@once" }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signUp(page);
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL!, userAgent });
  expect((await token(elsewhere, email)).status()).toBe(200);
  await open(page, "/dashboard/settings");
  const sessions = page.getByRole("region", { name: "Sesiones y dispositivos" });
  await expect(sessions.getByText("Este dispositivo")).toHaveCount(1);
  await sessions.getByRole("button", { name: "Cerrar la sesión de Firefox 132 en Windows" }).click();
  await expect(page.getByText("Sesión cerrada allí")).toBeVisible();
  await expect(sessions.getByText("Firefox 132 en Windows")).toHaveCount(0);
  expect((await elsewhere.get("/api/account/sessions")).status()).toBe(401);
  await expect(
    page.getByRole("region", { name: "Actividad de la cuenta" }).getByText("Se cerró una sesión"),
  ).toBeVisible();
  await elsewhere.dispose();
});

test("a second factor is set up with its recovery codes, and taken away", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await open(page, "/dashboard/settings");
  await page.getByRole("button", { name: "Activar el segundo factor" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator(".select-all").innerText()).replaceAll(/\s/g, "");
  await dialog.getByLabel("Código de seis cifras").fill("000000");
  await dialog.getByRole("button", { name: "Comprobar y activar" }).click();
  await expect(dialog.getByText("Ese código no es correcto")).toBeVisible();
  await dialog.getByLabel("Código de seis cifras").fill(new TOTP({ secret }).generate());
  await dialog.getByRole("button", { name: "Comprobar y activar" }).click();
  const codes = dialog.getByRole("list", { name: "Códigos de recuperación" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Descargar" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain(await codes.first().innerText());
  await dialog.getByRole("button", { name: "Los he guardado" }).click();
  const factors = page.getByRole("region", { name: "Segundo factor" });
  await expect(factors.getByText("Te quedan 10 códigos de recuperación")).toBeVisible();
  await factors.getByRole("button", { name: "Quitar Mi móvil" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar segundo factor" }).click();
  await expect(factors.getByText("Está apagado")).toBeVisible();
});

test("my data can be taken away, and the account deleted for good", { tag: "@once" }, async ({ page }) => {
  const email = await signUp(page);
  await open(page, "/dashboard/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar mis datos" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^umbral-mis-datos-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await download.path(), "utf8")).account.email).toBe(email);

  await page.getByRole("button", { name: "Eliminar la cuenta" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Escribe tu correo").fill("otra@casa.example");
  await dialog.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Eliminar la cuenta" }).click();
  await expect(dialog.getByText("No es el correo de esta cuenta")).toBeVisible();
  await dialog.getByLabel("Escribe tu correo").fill(email);
  await dialog.getByRole("button", { name: "Eliminar la cuenta" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Tu cuenta se ha eliminado")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("supabase.auth.token"))).toBeNull();
  expect((await token(page.request, email)).status()).toBe(400);
});

test("signing out from the dashboard closes it", async ({ page, isMobile }) => {
  await signUp(page);
  await open(page, "/dashboard");
  if (isMobile) await page.getByRole("button", { name: "Menú de mi panel" }).click();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByText("Sesión cerrada correctamente")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=/);
});
