import type { Page } from "@playwright/test";
import sharp from "sharp";
import { acceptProposal, openProposal, signAs } from "./signing.ts";
import { awaken, choosePlace, expect, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

// The hour at the owner's table as one walk: each value is typed where it is first known, and nowhere again.

const PASTE = [
  "Dirección\tSuperficie\tHabitaciones\tBaños\tPlanta\tPrecio\tTipo\tLatitud\tLongitud\tFecha",
  "C/ Cuba, 10\t88\t3\t1\t2\t312.000 €\tcierre\t39,4615\t-0,3745\t12/10/2026",
  "C/ Cádiz, 4\t92\t3\t1\t3\t331.000 €\tcierre\t39,4608\t-0,3733\t02/09/2026",
  "C/ Puerto Rico, 30\t95\t3\t2\t1\t345.000 €\toferta\t39,4602\t-0,3752\t05/11/2026",
  "C/ Literato Azorín, 12\t86\t2\t1\t4\t318.500 €\toferta\t39,4621\t-0,3721\t08/11/2026",
].join("\n");

const state = (page: Page) => page.getByRole("banner").getByRole("status");

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pasos de la visita" }).getByRole("button", { name, exact: true }).click();

/** Fills in a visit on a telephone without a line, and waits until the server has it. */
async function visitOffline(page: Page): Promise<void> {
  await expect(state(page)).toHaveText(/^Enviado a las/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.getByLabel("Dirección").fill("Calle Sueca 12");
  await page.getByLabel("Barrio o municipio").fill("Valencia");
  await page.getByLabel("Superficie construida").fill("90");
  await page.getByLabel("Habitaciones").fill("3");
  await page.getByLabel("Baños").fill("1");
  await page.getByRole("group", { name: "Ascensor" }).getByText("Sí", { exact: true }).click();
  await step(page, "Estancias");
  await page.getByRole("button", { name: "Dormitorio" }).click();
  await page.getByLabel("Metros").fill("12,5");
  const buffer = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "#7a9e7e" } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel("Elegir fotos")
    .first()
    .setInputFiles([{ name: "dormitorio.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(page.getByRole("img", { name: "Fotos, 1" })).toBeVisible();
  await step(page, "Propietario");
  await page.getByLabel("Hipoteca pendiente").fill("40.000");
  await expect(state(page)).toContainText("Sin conexión");
  await page.context().setOffline(false);
  await expect(state(page)).toHaveText(/^Enviado a las/, { timeout: 30_000 });
}

test("from a visit without a line to a mandate that two owners have signed", { tag: "@once" }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const rosa = `rosa-${crypto.randomUUID()}@casa.example`;
  const blas = `blas-${crypto.randomUUID()}@casa.example`;
  const contactId = await made(page, "/api/crm/contacts", { fullName: "Rosa Soler Vidal", emails: [rosa] });
  await made(page, "/api/crm/deals", {
    contactId,
    kind: "propietario",
    title: "Captar el piso de Rosa",
    feePercent: 3,
  });

  // The visit, begun from the owner's file.
  await page.goto(`/asistente-valoracion?contacto=${contactId}`);
  await page.getByRole("button", { name: /^Empezar/ }).click();
  await expect(page).toHaveURL(/asistente-valoracion\/[0-9a-f-]{36}/);
  const visit = new URL(page.url()).pathname.split("/").at(-1)!;
  await visitOffline(page);
  await step(page, "Resumen");
  await page.getByRole("button", { name: "Guardar como vivienda" }).click();
  await expect(page.getByText("Guardado en la cartera.")).toBeVisible();
  const homePath = (await page.getByRole("link", { name: "Abrir su ficha" }).getAttribute("href"))!;

  // The value, then the report of comparables, then the proposal: each begins with what stood before.
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.getByRole("link", { name: "Valorar la vivienda" }).click();
  await expect(page).toHaveURL(new RegExp(`/valoracion\\?visita=${visit}`));
  await awaken(page);
  await expect(page.getByLabel("Superficie construida")).toHaveValue("90");
  await choosePlace(page, "ruzafa");
  await page.locator("textarea").first().fill(PASTE);
  await page.getByRole("button", { name: "Calcular" }).click();
  await expect(page).toHaveURL(/resultado=/);
  await page.getByRole("link", { name: /Haz el informe comparativo/ }).click();
  await expect(page).toHaveURL(/\/cma-generator\?desde=/);
  await awaken(page);
  await expect(page.getByLabel("Superficie construida")).toHaveValue("90");
  await expect(page.getByText("Entendidos 4 comparables.")).toBeVisible();
  await page.getByRole("button", { name: "Preparar el informe" }).click();
  await expect(page).toHaveURL(/resultado=/);
  await page.getByRole("link", { name: /Prepara la propuesta/ }).click();
  await expect(page).toHaveURL(/\/propuestas-captacion\?desde=/);
  await awaken(page);
  await page.getByRole("button", { name: "Preparar la propuesta" }).click();

  await expect(page.getByRole("textbox", { name: "Honorarios", exact: true })).toHaveValue("3");
  await expect(page.getByLabel("Hipoteca pendiente")).toHaveValue("40.000");
  const first = page.getByRole("group", { name: "Propietario 1" });
  await expect(first.getByLabel("Nombre y apellidos")).toHaveValue("Rosa Soler Vidal");
  await expect(first.getByLabel("Correo")).toHaveValue(rosa);
  await page.getByLabel("Precio de salida").fill("335.000");
  await page.getByLabel("IVA de los honorarios").selectOption("aparte");
  await page.getByLabel("Encargo", { exact: true }).selectOption("si");
  await page.getByLabel("Plazo").fill("6");
  await page.getByRole("button", { name: "Añadir un propietario" }).click();
  const second = page.getByRole("group", { name: "Propietario 2" });
  await second.getByLabel("Nombre y apellidos").fill("Blas Ruiz Mena");
  await second.getByLabel("Correo").fill(blas);
  await page.getByLabel("Firmo yo también").uncheck();
  await page.getByLabel("Al aceptar, enviar a firmar").check();
  await page.getByLabel("Lo que se firma es el encargo").check();
  await page.getByRole("button", { name: "Enviar al propietario" }).click();
  await page.getByRole("button", { name: "Enviar ahora" }).click();
  await expect(page.getByText("Versión 1, del", { exact: false }).first()).toBeVisible();

  // Two owners, each with a telephone of their own.
  const phone = () => browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const theirs = await phone();
  const owner = await theirs.newPage();
  await openProposal(owner, rosa);
  await expectNoSidewaysScroll(owner);
  await acceptProposal(owner, "Rosa Soler Vidal");
  await signAs(owner, rosa);
  await expect(owner.getByText("Cuando firmen los demás te llegará")).toBeVisible();
  await theirs.close();
  const others = await phone();
  const other = await others.newPage();
  await signAs(other, blas);
  await expect(other.getByText("Has firmado")).toBeVisible();
  await others.close();

  // The deal is won, and the sealed file stands with the home and the contact, and is what it says.
  const brought = page.getByRole("region", { name: "Al firmarse" });
  await expect(brought.getByText("Pasado a «Encargo firmado»:", { exact: false })).toBeVisible({ timeout: 60_000 });
  await page.goto(`/dashboard/contactos/${contactId}`);
  await expect(page.getByText("Documento firmado por todos")).toBeVisible();
  await expect(page.getByText("De «Nuevo» a «Encargo firmado»")).toBeVisible();
  await page.goto(homePath);
  await expect(page.getByText("Fin del encargo:", { exact: false })).toBeVisible();
  const file = page.getByRole("link", { name: /^Descargar .* \(firmado\)\.pdf$/ });
  const signed = await (await page.request.get((await file.getAttribute("href"))!)).body();
  await page.goto("/verificar");
  await awaken(page);
  await page
    .getByLabel("PDF firmado")
    .setInputFiles({ name: "firmado.pdf", mimeType: "application/pdf", buffer: signed });
  await expect(page.getByText("Está íntegro")).toBeVisible();
});
