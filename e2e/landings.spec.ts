import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

test("a page is made from a home and published; a visitor without a script leaves a message, which stands in the contacts", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const title = `Ático con terraza ${crypto.randomUUID().slice(0, 6)}`;
  const values = {
    operation: "venta",
    type: "atico",
    title,
    price: 342000,
    builtAreaM2: 94,
    rooms: 3,
    energyRating: "D",
    placeName: "Ruzafa",
    status: "disponible",
  };
  const homeId = await made(page, "/api/portfolio/homes", { values });
  await page.goto(`/generador-landing?vivienda=${homeId}`);
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Crear la página" }).click();
  await page.waitForURL(/\/generador-landing\/[\da-f-]{36}$/);

  // A click on the page opens the form of its section, and what is typed there is on the page at once.
  const shown = page.frameLocator('iframe[title="Vista de la página"]');
  await shown.getByRole("heading", { level: 1, name: title }).click();
  await page.getByLabel("Frase").fill("Cinco alturas y ascensor hasta arriba.");
  await expect(shown.getByText("Cinco alturas y ascensor hasta arriba.")).toBeVisible();
  await expect(page.getByText("Guardada", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(shown.getByText("Cinco alturas y ascensor hasta arriba.")).toBeHidden();
  await page.getByRole("button", { name: "Rehacer" }).click();
  await page.getByRole("button", { name: "Bajar «Datos»" }).click();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Aspecto" }).click();
  await page.getByText("Noche", { exact: true }).click();
  await page.getByRole("button", { name: "Ver en un móvil" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Publicada, sin cambios" })).toBeDisabled();
  await page.getByRole("tab", { name: "Publicar" }).click();
  const address = (await page.getByRole("link", { name: "Abrir" }).getAttribute("href"))!;

  const visitor = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const reader = await visitor.newPage();
  const answer = await reader.goto(`${address}?utm_campaign=otono`);
  expect(answer!.status()).toBe(200);
  await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText("342.000").first()).toBeVisible();
  await expectNoSidewaysScroll(reader);
  await reader.getByLabel("Nombre").fill("Lucía Marín");
  await reader.getByLabel("Correo").fill("lucia@casa.example");
  await reader.getByRole("button", { name: "Pedir visita" }).click();
  await expect(reader.getByText("Marca la casilla: sin tu permiso")).toBeVisible();
  await expect(reader.getByLabel("Nombre")).toHaveValue("Lucía Marín");
  await reader.getByLabel(/^Acepto que/).check();
  // Within two seconds of the first look nobody is believed; pressing again sends it.
  await expect(async () => {
    const button = reader.getByRole("button", { name: "Pedir visita" });
    if (await button.isVisible()) await button.click();
    await expect(reader.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();

  await page.goto("/dashboard/contactos");
  await expect(page.getByText("Lucía Marín").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("tab", { name: "Resultados" }).click();
  await expect(page.getByRole("link", { name: "Lucía Marín" })).toBeVisible();
  await page.getByRole("tab", { name: "Publicar" }).click();
  await page.getByRole("button", { name: "Retirar", exact: true }).click();
  await page.getByRole("button", { name: "Retirar la página" }).click();
  await expect(page.getByText("Retirada", { exact: true })).toBeVisible();
  const gone = await page.request.get(address);
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain("ya no está publicada");
});

test("every look of the example can be read by everybody, at every width", { tag: "@once" }, async ({ page }) => {
  for (const look of ["cal", "editorial", "noche", "patio", "trazo"]) {
    await page.goto(`/p/ejemplo?aspecto=${look}`);
    await expectAccessible(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }
});
