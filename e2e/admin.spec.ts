import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signInAsAdmin, signUp, test } from "./test.ts";

const toast = (page: Page, text: string | RegExp) => page.getByRole("region", { name: "Avisos" }).getByText(text);

/** A person who is not the one in this browser. */
async function someoneElse(page: Page, lastName: string): Promise<string> {
  const context = await page.context().browser()!.newContext();
  const email = await signUp(await context.newPage(), { firstName: "Iñigo", lastName });
  await context.close();
  return email;
}

const unique = () => `Arrieta${crypto.randomUUID().slice(0, 8)}`;

async function openPerson(page: Page, lastName: string) {
  await page.goto(`/admin/usuarios?buscar=inigo+${lastName.toLowerCase()}`);
  await page.getByRole("link", { name: new RegExp(lastName) }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Iñigo ${lastName}` })).toBeVisible();
}

test("a signed-out visitor goes to /auth and would come back", { tag: "@once" }, async ({ page }) => {
  await page.goto("/admin/usuarios?buscar=ana");
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fusuarios%3Fbuscar%3Dana&tab=login$/);
  expect((await page.request.put(`/api/admin/users/${crypto.randomUUID()}/roles/admin`)).status()).toBe(401);
});

test("for a person without a role there is no such page and no such call", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  for (const path of ["/admin", "/admin/usuarios", "/admin/errores", "/admin/usuarios/auditoria.csv"]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  const call = `/api/admin/users/${crypto.randomUUID()}/roles/admin`;
  expect((await page.request.put(call)).status()).toBe(404);
  await page.goto("/admin/usuarios");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta puerta no da a ningún sitio");
});

test("finds a person without accents, gives and takes a role, bars and lets in, and reads it in the log", {
  tag: "@once",
}, async ({ page }) => {
  const lastName = unique();
  const email = await someoneElse(page, lastName);
  await signInAsAdmin(page);

  await page.goto("/admin/usuarios");
  const search = page.getByRole("search", { name: "Cuentas" });
  await search.getByRole("searchbox", { name: "Buscar" }).fill(`INIGO ${lastName}`);
  await search.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("1–1 de 1")).toBeVisible();
  await page.getByRole("link", { name: new RegExp(lastName) }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Iñigo ${lastName}` })).toBeVisible();

  await page.getByRole("button", { name: "Dar el papel Gestión" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dar papel" }).click();
  await expect(toast(page, /tiene el papel Gestión/)).toBeVisible();
  await page.getByRole("button", { name: "Quitar el papel Gestión" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar papel" }).click();
  await expect(page.getByRole("button", { name: "Dar el papel Gestión" })).toBeVisible();

  await page.getByRole("button", { name: "Bloquear cuenta" }).click();
  const dialog = page.getByRole("dialog", { name: /Bloquear/ });
  await dialog.getByRole("button", { name: "Bloquear cuenta" }).click();
  await expect(dialog.getByText("Escribe el motivo", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("Suplanta a otra agencia");
  await dialog.getByRole("button", { name: "Bloquear cuenta" }).click();
  await expect(page.getByText("Motivo: Suplanta a otra agencia", { exact: true })).toBeVisible();
  await expect(page.getByText("No tiene ninguna sesión abierta.")).toBeVisible();

  await page.getByRole("button", { name: "Quitar bloqueo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar bloqueo" }).click();
  await expect(page.getByRole("button", { name: "Bloquear cuenta" })).toBeVisible();

  await page.getByRole("link", { name: "Ver toda en la auditoría" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Auditoría" })).toBeVisible();
  const log = page.getByRole("table", { name: "Hechos que cumplen el filtro" });
  for (const what of ["Bloqueo quitado", "Cuenta bloqueada", "Papel quitado", "Papel dado"]) {
    await expect(log.getByText(what, { exact: true })).toBeVisible();
  }
  const csv = await page.request.get(`/admin/usuarios/auditoria.csv?tipo=banned&persona=${email}`);
  expect(await csv.text()).toContain("motivo: Suplanta a otra agencia");
});

test("a barred person cannot sign in, and their open page is closed to them", { tag: "@once" }, async ({ page }) => {
  const lastName = unique();
  const theirs = await page.context().browser()!.newContext();
  const their = await theirs.newPage();
  const email = await signUp(their, { firstName: "Iñigo", lastName });
  await their.goto("/dashboard");
  await expect(their).toHaveURL(/\/dashboard$/);

  await signInAsAdmin(page);
  await openPerson(page, lastName);
  const id = page.url().split("/").at(-1);
  const ban = await page.request.put(`/api/admin/users/${id}/ban`, { data: { reason: "Suplanta a otra agencia" } });
  expect(await ban.json()).toEqual({ endedSessions: 1 });

  await their.goto("/dashboard");
  await expect(their).toHaveURL(/\/auth\?next=/);
  const again = await their.request.post("/auth/v1/token?grant_type=password", {
    data: { email, password: "puerta azul del patio" },
  });
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ error_code: "user_banned" });
  await theirs.close();
});

test("answers a person who asks for their data: looks the address up, downloads and erases", { tag: "@once" }, async ({
  page,
}) => {
  const email = await someoneElse(page, unique());
  await signInAsAdmin(page);
  await page.goto("/admin/usuarios/datos-personales");
  const look = async () => {
    await page.getByLabel("Correo", { exact: true }).fill(email.toUpperCase());
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
  };
  await look();
  await expect(page.getByRole("heading", { name: email })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar JSON" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("umbral-datos.json");

  await page.getByRole("button", { name: "Borrar todo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Borrar todo" }).click();
  await expect(dialog.getByText("Escribe un correo")).toBeVisible();
  await dialog.getByLabel("Escribe el correo otra vez").fill(email);
  await dialog.getByRole("button", { name: "Borrar todo" }).click();
  await expect(toast(page, "Datos borrados")).toBeVisible();
  await look();
  await expect(page.getByRole("heading", { name: "No guardamos nada de este correo" })).toBeVisible();
});

test("the last admin keeps their role, and is told why", { tag: "@once" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/usuarios?papel=admin");
  await page.getByRole("link", { name: /admin@umbral\.example/ }).click();
  await page.getByRole("button", { name: "Quitar el papel Administración" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar papel" }).click();
  await expect(toast(page, /única persona con el papel/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Quitar el papel Administración" })).toBeVisible();
});

test("the pages of the administration are accessible and fit", async ({ page }) => {
  await signInAsAdmin(page);
  for (const [path, heading] of [
    ["/admin/usuarios", "Usuarios"],
    ["/admin/usuarios/auditoria", "Auditoría"],
    ["/admin/usuarios/datos-personales", "Datos personales"],
    ["/admin/campanas-email", "Campañas de email"],
    ["/admin/flujos", "Flujos"],
  ]) {
    await page.goto(path!);
    await expect(page.getByRole("heading", { level: 1, name: heading! })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto("/admin/usuarios?papel=admin");
  await page.getByRole("link", { name: /admin@umbral\.example/ }).click();
  await expect(page.getByRole("button", { name: "Quitar el papel Administración" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
