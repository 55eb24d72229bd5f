import { awaken, expect, signInAsAdmin, test } from "./test.ts";

test("a visitor asks for a person, and each sees at once what the other writes", { tag: "@once" }, async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = `Marta ${crypto.randomUUID().slice(0, 8)}`;
  const panel = page.getByRole("dialog", { name: "Asistente Umbral" });
  await page.goto("/precios");
  await expect(async () => {
    if (!(await panel.isVisible())) await page.getByRole("button", { name: "Abrir el asistente" }).click();
    await expect(panel).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await panel.getByRole("textbox", { name: "Tu pregunta" }).fill("Quiero hablar con una persona");
  await page.keyboard.press("Enter");
  const form = panel.getByRole("form", { name: "Habla con una persona" });
  await form.getByLabel("Nombre").fill(visitor);
  await form.getByLabel("Email").fill("marta@casa.example");
  await form.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(form.getByText("Marca la casilla para que podamos responderte")).toBeVisible();
  await form.getByLabel(/Acepto que Umbral/).check();
  await form.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(panel.getByText("Tu mensaje ya está en Umbral")).toBeVisible();

  const desk = await browser.newContext({ baseURL: baseURL! });
  const staff = await desk.newPage();
  await signInAsAdmin(staff);
  await staff.goto("/admin/conversaciones");
  await awaken(staff);
  await staff.getByRole("link", { name: new RegExp(visitor) }).click();
  const log = staff.getByRole("log");
  await expect(log.getByText("Quiero hablar con una persona.")).toBeVisible();
  await staff.getByLabel(`Tu respuesta a ${visitor}`).fill("Hola, Marta. Dime.");
  await staff.keyboard.press("Enter");
  await expect(panel.getByText("Hola, Marta. Dime.")).toBeVisible();
  await panel.getByLabel("Tu mensaje para Umbral").fill("¿Hay descuento por equipo?");
  await page.keyboard.press("Enter");
  await expect(log.getByText("¿Hay descuento por equipo?")).toBeVisible();
  await staff.locator("main").getByRole("button", { name: "Cerrar", exact: true }).click();
  await expect(panel.getByText("Esta conversación está cerrada.")).toBeVisible();
  await desk.close();
});
