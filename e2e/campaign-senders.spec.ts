import {
  awaken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  made,
  signUp,
  test,
} from "./test.ts";

/** The addresses that campaigns are sent from: added by hand, with what is typed wrong told at its field; and their domain. */

const SENDERS = "/dashboard/campanas-email/remitentes";

test("a sender is added, and its domain shows the exact records to set", async ({ page }) => {
  await signUp(page);
  await page.goto(SENDERS);
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Añadir remitente" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre que se ve").fill("Inmobiliaria Sol");
  await dialog.getByLabel("Dirección desde la que envías").fill("hola");
  await dialog.getByLabel("Dirección postal").fill("Calle Colón 12, 46004 Valencia");
  await dialog.getByRole("button", { name: "Añadir remitente" }).click();
  await expect(dialog.getByText("Escribe la dirección desde la que envías")).toBeVisible();
  // Nothing of what was typed is lost.
  await expect(dialog.getByLabel("Nombre que se ve")).toHaveValue("Inmobiliaria Sol");
  await dialog.getByLabel("Dirección desde la que envías").fill("hola@sol.example");
  await dialog.getByRole("button", { name: "Añadir remitente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Inmobiliaria Sol/ })).toBeVisible();
  // Without a server mails are only taken along.
  await expect(page.getByText("Ninguno: solo archivos .eml")).toBeVisible();
  await page.getByRole("button", { name: "Crear la firma" }).click();
  await expect(page.getByRole("button", { name: "Cambiar la clave" })).toBeVisible();
  await page.getByRole("button", { name: "Crear la dirección" }).click();
  await expect(page.getByText(/\/api\/mail-events\/[\w-]{20,}/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await expectReadableInTheDark(page);
});

test("a sender is removed after a question, and the results of a draft say that nothing has gone", async ({ page }) => {
  await signUp(page);
  const senderId = await made(page, "/api/mail-senders", {
    fromName: "Luna",
    fromEmail: "hola@luna.example",
    postalAddress: "Calle Mayor 1, Madrid",
  });
  const campaignId = await made(page, "/api/campaigns", { start: null });
  await page.goto(`/dashboard/campanas-email/${campaignId}/resultados`);
  await expect(page.getByText("Aún no ha salido nada.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${SENDERS}/${senderId}`);
  await awaken(page);
  await page.getByRole("button", { name: "Eliminar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Aún no hay ningún remitente")).toBeVisible();
});
