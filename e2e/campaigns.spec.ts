import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

test("a campaign from a home: written, looked at, mended by its problems, and kept as one types", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const values = {
    operation: "venta",
    type: "piso",
    title: "Piso en Ruzafa",
    town: "Valencia",
    builtAreaM2: 95,
    price: 260_000,
  };
  const homeId = await made(page, "/api/portfolio/homes", { values });
  const lowered = await page.request.patch(`/api/portfolio/homes/${homeId}`, { data: { values: { price: 250_000 } } });
  expect(lowered.ok(), await lowered.text()).toBe(true);
  await made(page, "/api/crm/contacts", {
    fullName: "Marta Soler",
    emails: [`marta-${crypto.randomUUID()}@casa.example`],
    roles: ["comprador"],
  });
  await page.goto(`/campanas-email?vivienda=${homeId}`);
  await expect(page).toHaveURL(/\/dashboard\/campanas-email\?vivienda=/);
  await awaken(page);
  await expect(page.getByRole("button", { name: "Quitar «Piso en Ruzafa»" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Baja de precio/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Baja de precio en Valencia" })).toBeVisible();
  const editor = page.url();

  // The living mail, as somebody gets it.
  const mail = page.frameLocator("iframe[title^='Correo:']");
  await expect(mail.getByText("Hola, Marta:")).toBeVisible();
  await expect(mail.getByRole("heading", { name: "Piso en Ruzafa" })).toBeVisible();
  await page.getByRole("radio", { name: "Texto" }).check({ force: true });
  await expect(page.getByText("Darme de baja:", { exact: false })).toBeVisible();
  await page.getByRole("radio", { name: "Oscuro" }).check({ force: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The start knows what was asked before. A gap that is left blocks, and leads to its block.
  await expect(mail.getByText("260.000")).toBeVisible();
  await page.getByRole("button", { name: /^Texto \{saludo\}/ }).click();
  await page.getByRole("textbox", { name: "Texto", exact: true }).fill("{saludo}\n\nHa bajado [cuánto].");
  await expect(page.getByText("Guardada", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Revisar", exact: true }).click();
  await page.getByRole("button", { name: /^Impide enviar: Falta rellenar/ }).click();
  const text = page.getByRole("textbox", { name: "Texto", exact: true });
  await text.fill("{saludo}\n\nHa bajado **10.000 €**. Si quieres volver a verla, contesta a este correo.");
  await expect(mail.getByText("10.000 €")).toBeVisible();
  await expect(page.getByText("Guardada", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Revisar", exact: true }).click();
  await expect(page.getByRole("button", { name: /Falta rellenar/ })).toBeHidden();
  await expect(page.getByRole("button", { name: /Falta el remitente/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Impide enviar: .*energético/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar", exact: true })).toBeDisabled();

  // By keyboard: a block goes up and comes back.
  await page.getByRole("button", { name: "Subir «Firma»" }).press("Enter");
  await expect(page.getByRole("button", { name: "Bajar «Firma»" })).toBeEnabled();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("button", { name: "Bajar «Firma»" })).toBeDisabled();

  // People: nobody of a list without consent.
  await page.getByRole("button", { name: "Quitar «Piso en Ruzafa»" }).last().click();
  await page.getByLabel("Compradores", { exact: true }).check({ force: true });
  await expect(page.getByText("No consta su consentimiento ni es cliente")).toBeVisible();
  await expect(page.getByText("Guardada", { exact: true })).toBeVisible();

  // It is all there when it is opened again.
  await page.goto(editor);
  await awaken(page);
  await expect(mail.getByText("10.000 €")).toBeVisible();
  await page.getByRole("button", { name: "Enviarme una prueba" }).click();
  await expect(page.getByRole("region", { name: "Avisos" }).getByText("Prueba enviada a tu correo")).toBeVisible();
});

test("two pages of one campaign do not overwrite each other", { tag: "@once" }, async ({ page, context }) => {
  await signUp(page);
  const id = await made(page, "/api/campaigns", { start: "felicitacion" });
  const address = `/dashboard/campanas-email/${id}`;
  await page.goto(address);
  await awaken(page);
  const second = await context.newPage();
  await second.goto(address);
  await awaken(second);
  await second.getByRole("textbox", { name: "Asunto", exact: true }).fill("Desde la segunda");
  await expect(second.getByText("Guardada", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Asunto", exact: true }).fill("Desde la primera");
  await expect(page.getByText("Ya no se guarda")).toBeVisible();
  // The typed letters stay to be copied.
  await expect(page.getByRole("textbox", { name: "Asunto", exact: true })).toHaveValue("Desde la primera");
  await second.reload();
  await expect(second.getByRole("textbox", { name: "Asunto", exact: true })).toHaveValue("Desde la segunda");
});
