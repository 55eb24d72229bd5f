import { awaken, expect, expectAccessible, linkInMail, signInAsAdmin, signUp, test } from "./test.ts";

test("panel and statistics say what their figures are", { tag: "@once" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  await awaken(page);
  await expect(page.getByRole("heading", { level: 1, name: "Panel" })).toBeVisible();
  await page.getByRole("button", { name: "Leads sin responder" }).focus();
  await expect(page.getByRole("tooltip")).toContainText("esperan la primera respuesta");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver estadísticas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Estadísticas" })).toBeVisible();
  for (const name of ["En el tiempo", "De la visita al pago", "Vuelven", "Desglose"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await page.getByText("Qué es cada cifra").first().click();
  await expect(page.getByText("Cuentas creadas en el periodo, confirmadas o no.").first()).toBeVisible();
  await expectAccessible(page);
});

test("an administrator looks as a person does, is told so on the page, and leaves", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const email = await signUp(other, { firstName: "Vera", lastName: "Soler" });
  await signInAsAdmin(page);
  await page.goto(`/admin/usuarios?buscar=${encodeURIComponent(email)}`);
  await page.getByRole("table").getByRole("link").first().click();
  await awaken(page);
  await page.getByRole("button", { name: "Entrar en su cuenta" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Entrar en su cuenta" }).click();
  await expect(dialog.getByText(/Escribe el motivo/)).toBeVisible();
  await dialog.getByLabel("Motivo").fill("No encuentra sus resultados de ayer");
  await dialog.getByRole("button", { name: "Entrar en su cuenta" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const bar = page.getByRole("region", { name: "Cuenta de otra persona" });
  await expect(bar).toContainText(email);
  await expectAccessible(page);
  // A page that is stored for everybody has the bar too, and the administration is not there.
  await page.goto("/precios");
  await expect(bar).toContainText(email);
  expect((await page.request.get("/admin")).status()).toBe(404);
  await page.goto("/dashboard/settings");
  await expect(page.getByText("Motivo: No encuentra sus resultados de ayer")).toBeVisible();
  await bar.getByRole("button", { name: /^Salir/ }).click();
  await expect(page).toHaveURL(/\/admin\/usuarios\/[0-9a-f-]{36}$/);
  await expect(bar).toHaveCount(0);
  await other.close();
});

test("a person confirms by mail that they want news, unsubscribes by the link, and counts no more", {
  tag: "@once",
}, async ({ page }) => {
  const email = `novedades-${Date.now()}@casas.example`;
  const sent = await page.request.post("/api/leads", {
    data: { email, full_name: "Alma Rey", marketing_consent: true, source: "contacto", interested_in: [] },
  });
  expect(sent.ok()).toBe(true);
  await signInAsAdmin(page);
  const people = `/admin/contactos-marketing?buscar=${encodeURIComponent(email)}`;
  // Anybody may have typed the address.
  await page.goto(`${people}&alcance=pendientes`);
  await expect(page.getByText("Sin confirmar", { exact: true }).last()).toBeVisible();
  await page.goto((await linkInMail(email, (address) => address.includes("/novedades/"))).pathname);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sí, quiero recibirlas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recibirás las novedades" })).toBeVisible();
  await page.goto(people);
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: /Alma Rey/ }).click();
  await expect(page.getByText("Alcanzable", { exact: true })).toBeVisible();
  const link = await page.getByText(/\/baja\//).textContent();
  await page.goto(new URL(link!).pathname);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Darme de baja" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ya no recibes novedades" })).toBeVisible();
  await page.goto(`${people}&alcance=excluidos`);
  await expect(page.getByText("Excluida", { exact: true })).toBeVisible();
});
