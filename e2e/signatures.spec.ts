import { PDFDocument } from "@cantoo/pdf-lib";
import { openAsSigner, signAs } from "./signing.ts";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

async function contract(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText("Encargo de venta", { x: 60, y: 760, size: 18 });
  return Buffer.from(await document.save());
}

test("two people sign in order, one on a telephone; the file is whole, and an altered byte is noticed", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const ana = `ana-${crypto.randomUUID()}@casa.example`;
  const blas = `blas-${crypto.randomUUID()}@casa.example`;

  await page.goto("/dashboard/firmas/nueva");
  await awaken(page);
  await page.getByRole("button", { name: "Guardar y revisar" }).click();
  await expect(page.getByText("Elige el PDF que hay que firmar")).toBeVisible();
  await page
    .getByLabel("PDF para firmar")
    .setInputFiles({ name: "encargo.pdf", mimeType: "application/pdf", buffer: await contract() });
  await page.getByLabel("Título").fill("Encargo de venta");
  await page.getByRole("button", { name: "Añadir firmante" }).click();
  for (const [index, { name, email }] of [
    { name: "Ana Soler", email: ana },
    { name: "Błażej Ruiz", email: blas },
  ].entries()) {
    const signer = page.getByRole("group", { name: `Firmante ${index + 1}` });
    await signer.getByLabel("Nombre y apellidos").fill(name);
    await signer.getByLabel("Correo").fill(email);
    await signer.getByLabel("Orden").fill(String(index + 1));
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Guardar y revisar" }).click();
  await page.getByRole("button", { name: "Enviar a firmar" }).click();
  await expect(page.getByText("En firma", { exact: true })).toBeVisible();
  await expect(page.getByText("En espera de su turno")).toBeVisible();
  await expectAccessible(page);

  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const first = await phone.newPage();
  await openAsSigner(first, ana);
  await first.getByLabel("Cómo quieres firmar").selectOption("dibujada");
  const pad = first.getByRole("img", { name: /^Recuadro para dibujar/ });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await first.mouse.move(box.x + 40, box.y + 60);
  await first.mouse.down();
  for (let step = 1; step <= 8; step++) {
    await first.mouse.move(box.x + 40 + step * 25, box.y + (step % 2 === 0 ? 80 : 30));
  }
  await first.mouse.up();
  await first.getByLabel(/^He leído el documento/).check();
  await first.getByRole("button", { name: "Firmar", exact: true }).click();
  await expect(first.getByText("Cuando firmen los demás te llegará")).toBeVisible();
  await phone.close();

  const computer = await browser.newContext({ baseURL: baseURL! });
  const second = await computer.newPage();
  await signAs(second, blas);
  await expect(second.getByText("Has firmado")).toBeVisible();
  await computer.close();

  // The page learns by itself that the file is sealed.
  const file = page.getByRole("link", { name: "Documento firmado" });
  await expect(file).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Documento cerrado y sellado")).toBeVisible();
  await expectAccessible(page);
  const signed = await (await page.request.get((await file.getAttribute("href"))!)).body();
  expect((await PDFDocument.load(signed)).getPageCount()).toBeGreaterThan(1);

  await page.goto("/verificar");
  await awaken(page);
  const choose = (buffer: Buffer) =>
    page.getByLabel("PDF firmado").setInputFiles({ name: "firmado.pdf", mimeType: "application/pdf", buffer });
  await choose(signed);
  await expect(page.getByText("Está íntegro")).toBeVisible();
  await expectAccessible(page);
  const altered = Buffer.from(signed);
  altered[200] = altered[200]! ^ 1;
  await page.getByRole("button", { name: /^Quitar/ }).click();
  await choose(altered);
  await expect(page.getByText("Este archivo ha cambiado después de firmarse")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("a mandate asked for from a deal is kept with the home, told to the contact and wins the deal", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const rosa = `rosa-${crypto.randomUUID()}@casa.example`;
  const blas = `blas-${crypto.randomUUID()}@casa.example`;
  const contactId = await made(page, "/api/crm/contacts", { fullName: "Rosa Vidal", emails: [rosa] });
  const homeId = await made(page, "/api/portfolio/homes", {
    values: { operation: "venta", type: "piso", title: "Piso en Ruzafa", price: "320000" },
  });
  await made(page, "/api/crm/deals", { contactId, homeId, kind: "propietario", title: "Captar el piso" });

  await page.goto(`/dashboard/contactos/${contactId}`);
  await awaken(page);
  await page.getByRole("button", { name: "Más acciones con «Captar el piso»" }).click();
  await page.getByRole("menuitem", { name: "Pedir una firma" }).click();
  await expect(page).toHaveURL(/firmas\/nueva\?trato=/);
  await awaken(page);
  const first = page.getByRole("group", { name: "Firmante 1" });
  await expect(first.getByLabel("Nombre y apellidos")).toHaveValue("Rosa Vidal");
  await expect(first.getByLabel("Correo")).toHaveValue(rosa);
  await expect(page.getByLabel("Título")).toHaveValue("Encargo de Piso en Ruzafa");
  const wins = page.getByLabel("El trato «Captar el piso» pasa a «Encargo firmado»");
  await expect(wins).not.toBeChecked();
  await wins.check();
  await page
    .getByLabel("PDF para firmar")
    .setInputFiles({ name: "encargo.pdf", mimeType: "application/pdf", buffer: await contract() });
  await page.getByRole("button", { name: "Añadir firmante" }).click();
  const second = page.getByRole("group", { name: "Firmante 2" });
  await second.getByLabel("Nombre y apellidos").fill("Blas Ruiz");
  await second.getByLabel("Correo").fill(blas);
  await page.getByRole("button", { name: "Guardar y revisar" }).click();
  await expect(page.getByText("Elige si es en exclusiva")).toBeVisible();
  await page.getByLabel("Cómo fue la conversación").fill("En su casa");
  await page.getByLabel("Tipo de encargo").selectOption({ label: "Exclusiva" });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Guardar y revisar" }).click();
  await page.getByRole("button", { name: "Enviar a firmar" }).click();
  await expect(page.getByText("En firma", { exact: true })).toBeVisible();

  for (const email of [rosa, blas]) {
    const computer = await browser.newContext({ baseURL: baseURL! });
    const signer = await computer.newPage();
    await signAs(signer, email);
    await expect(signer.getByText("Has firmado")).toBeVisible();
    await computer.close();
  }

  const outcome = page.getByRole("region", { name: "Al firmarse" });
  await expect(outcome.getByText("Hecho")).toHaveCount(3, { timeout: 60_000 });
  await expectAccessible(page);
  await page.goto(`/dashboard/cartera/${homeId}`);
  const file = page.getByRole("link", { name: "Encargo de Piso en Ruzafa (firmado).pdf", exact: true });
  await expect(file).toBeVisible();
  const signed = await (await page.request.get((await file.getAttribute("href"))!)).body();
  await page.goto(`/dashboard/contactos/${contactId}`);
  await expect(page.getByText("Documento firmado por todos")).toBeVisible();
  await expect(page.getByText("De «Nuevo» a «Encargo firmado»")).toBeVisible();
  await expect(page.getByRole("region", { name: "Firmas" }).getByText("2 de 2")).toBeVisible();
  await page.goto("/verificar");
  await awaken(page);
  await page
    .getByLabel("PDF firmado")
    .setInputFiles({ name: "firmado.pdf", mimeType: "application/pdf", buffer: signed });
  await expect(page.getByText("Está íntegro")).toBeVisible();
});
