import { pdfOfPictures, REGISTER_PAGE, scanOf, textPdf } from "../src/test/dossier-files.ts";
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

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("a visitor sees an example that says it is one, and a quote marks its place", async ({ page }) => {
  await page.goto("/analizador-documentos");
  await awaken(page);
  await expect(page.getByText("Ejemplo inventado")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rojo" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole("button", { name: /PEREZ LOPEZ/ })
    .first()
    .click();
  await expect(page.locator("rect[data-mark]").first()).toBeVisible();
  await expect(page.locator("#pagina")).toBeFocused();
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page.getByRole("button", { name: /PEREZ LOPEZ/ }).first()).toBeFocused();
});

test("from a registry extract with a mortgage to a marked quote and a confirmed field of the home", async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  const values = { operation: "venta", type: "piso", title: "Piso de la calle Alcalá", price: 300_000 };
  const answer = await page.request.post("/api/portfolio/homes", { data: { values } });
  expect(answer.ok()).toBe(true);
  const { id: homeId } = (await answer.json()) as { id: string };
  await page.goto(`/analizador-documentos?vivienda=${homeId}`);
  await awaken(page);
  await expectAccessible(page);
  await expect(page.getByLabel("Nombre del expediente")).toHaveValue("Piso de la calle Alcalá");
  await page
    .getByLabel(/^elige los archivos/)
    .setInputFiles([
      pdf("nota simple.pdf", await textPdf()),
      { name: "programa.pdf", mimeType: "application/pdf", buffer: Buffer.from([0x4d, 0x5a, 0, 0, 1, 2]) },
    ]);
  await page.getByRole("button", { name: "Leer 2 archivos" }).click();
  await page.waitForURL(/\/analizador-documentos\/[\da-f-]{36}$/);

  // The refused file is named, and the rest is read.
  await expect(page.getByText(/programa\.pdf: No es un PDF/)).toBeVisible();
  const light = page.getByRole("region", { name: /^(Rojo|Ámbar)$/ });
  await expect(light).toBeVisible({ timeout: 60_000 });
  await expect(light).toContainText("Hipoteca");
  // The charge has the day of its inscription, not the one on which the extract was issued.
  await expect(light).toContainText("12 de marzo de 2019");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The quote leads to its page, where its place is marked, and back; with the keyboard too.
  const findings = page.getByRole("region", { name: "Lo que hay que saber" });
  const quote = findings.getByRole("button", { name: /hipoteca a favor de Banco Ejemplo/ }).first();
  await quote.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#pagina")).toBeFocused();
  await expect(page.locator("rect[data-mark]").first()).toBeVisible();
  const picture = page.getByRole("img", { name: "Imagen de la página 1" });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300);
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(quote).toBeFocused();

  // Only what is ticked is written.
  const kept = page.getByRole("region", { name: "Llevarlo a la vivienda" });
  const area = kept.getByLabel(/Superficie construida/);
  await expect(area).toBeChecked();
  await kept.getByRole("button", { name: "Guardar en la vivienda" }).click();
  await expect(kept.getByText("Confirmado").first()).toBeVisible();
  await expectReadableInTheDark(page);

  const dossierId = page.url().split("/").at(-1)!;
  const paper = await page.request.get(`/api/dossiers/${dossierId}/report.pdf`);
  expect(paper.headers()["content-type"]).toBe("application/pdf");

  // The home's file shows the area, and leads to its dossier.
  await page.goto(`/dashboard/cartera/${homeId}`);
  await awaken(page);
  await expect(page.getByText(/78,4/).first()).toBeVisible();
  await page
    .getByRole("region", { name: "Documentos leídos" })
    .getByRole("link", { name: "Piso de la calle Alcalá" })
    .click();
  await page.waitForURL(new RegExp(`/analizador-documentos/${dossierId}$`));
});

test("a kind told by hand, days as a file, a contact's file, the search menu and the trash", async ({ page }) => {
  test.slow();
  await signUp(page);
  const contactId = await made(page, "/api/crm/contacts", { fullName: "Elena Prado", phones: ["600222333"] });
  await page.goto(`/analizador-documentos?contacto=${contactId}`);
  await awaken(page);
  await expect(page.getByText("Papeles de Elena Prado")).toBeVisible();
  const letter =
    "Málaga, a 3 de noviembre de 2026\nEntrega de la señal de 3.000 euros por el piso de la calle del Mar, 14.";
  await page.getByLabel("Nombre del expediente").fill("Papeles del piso del Mar");
  await page
    .getByLabel(/^elige los archivos/)
    .setInputFiles([{ name: "carta del Mar.txt", mimeType: "text/plain", buffer: Buffer.from(letter) }]);
  await page.getByRole("button", { name: "Leer 1 archivo" }).click();
  await page.waitForURL(/\/analizador-documentos\/[\da-f-]{36}$/);
  const dossierId = page.url().split("/").at(-1)!;

  // The engine does not know it; a person does, and the reading follows.
  const findings = page.getByRole("region", { name: "Lo que hay que saber" });
  await expect(findings.getByText("No lo reconozco")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Qué documento es").selectOption({ label: "Documento de reserva" });
  await expect(page.getByText("Lo has dicho tú")).toBeVisible();
  await expect(findings.getByText("No lo reconozco")).toBeHidden();
  await expect(findings.getByText("Falta la nota simple")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Dejar lo que se reconoció" }).click();
  await expect(findings.getByText("No lo reconozco")).toBeVisible();

  const days = await page.request.get(`/api/dossiers/${dossierId}/deadlines.ics`);
  expect(await days.text()).toContain("BEGIN:VCALENDAR");

  // It stands in the contact's file, and is found by the name of its file.
  await page.goto(`/dashboard/contactos/${contactId}`);
  await awaken(page);
  const panel = page.getByRole("region", { name: "Documentos leídos" });
  await expect(panel.getByText("Revisar")).toBeVisible();
  await panel.getByRole("link", { name: "Papeles del piso del Mar" }).click();
  await page.waitForURL(new RegExp(`/analizador-documentos/${dossierId}$`));
  await page.getByRole("button", { name: "Buscar en todo" }).click();
  const menu = page.getByRole("dialog", { name: "Buscar y hacer" });
  await menu.getByRole("combobox", { name: "Buscar en Umbral" }).fill("carta del mar");
  await expect(menu.getByRole("option", { name: /Papeles del piso del Mar/ })).toBeVisible();
  await page.keyboard.press("Escape");

  // Into the trash and out of it, and away for good.
  await page.getByRole("button", { name: "A la papelera" }).click();
  await page.waitForURL(/\/analizador-documentos$/);
  await page.goto("/analizador-documentos?papelera=si");
  await awaken(page);
  await page.getByRole("button", { name: "Recuperar Papeles del piso del Mar" }).click();
  await expect(page.getByText("La papelera está vacía")).toBeVisible();
  await page.request.delete(`/api/dossiers/${dossierId}`);
  await page.goto("/analizador-documentos?papelera=si");
  await awaken(page);
  await page.getByRole("button", { name: "Borrar para siempre Papeles del piso del Mar" }).click();
  await page.getByRole("button", { name: "Borrar el expediente" }).click();
  await expect(page.getByText("La papelera está vacía")).toBeVisible();
  expect((await page.request.get(`/api/dossiers/${dossierId}`)).status()).toBe(404);
});

test("a long reading says how far it is, can be stopped, and goes on", { tag: "@once" }, async ({ page }) => {
  test.slow();
  await signUp(page);
  const id = await made(page, "/api/dossiers", { title: "Tomo escaneado" });
  // Each page is a picture of its own, so that reading takes a while.
  const scan = await scanOf(await textPdf());
  await page.request.post(`/api/dossiers/${id}/documents`, {
    multipart: { document: pdf("tomo.pdf", await pdfOfPictures(Array.from({ length: 12 }, () => scan))) },
  });
  await page.goto(`/analizador-documentos/${id}`);
  await awaken(page);
  await expect(page.getByText(/Leyendo: [1-9]\d* de 12 páginas/)).toBeVisible({ timeout: 90_000 });
  await page.getByRole("button", { name: "Parar" }).click();
  await expect(page.getByRole("button", { name: "Seguir" })).toBeVisible();
  await expectAccessible(page);
  const stopped = (await (await page.request.get(`/api/dossiers/${id}`)).json()) as {
    documents: { state: string; readPages: number }[];
  };
  expect(stopped.documents[0]).toMatchObject({ state: "cancelado" });
  expect(stopped.documents[0]!.readPages).toBeLessThan(12);
  await page.getByRole("button", { name: "Seguir" }).click();
  await expect(page.getByText(/En espera|Leyendo/).first()).toBeVisible();
});

test("«que no salga de mi equipo»: the browser reads, and no byte of the document leaves it", { tag: "@once" }, async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto("/analizador-documentos");
  await awaken(page);
  await page.getByRole("switch", { name: "Que no salga de mi equipo" }).click();
  await expect(page.getByText(/no se envía ni se guarda nada/)).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postDataBuffer() !== null)
      sent.push(`${request.method()} ${request.url()}`);
    // Whatever is asked for is a file of our build, or the page's own line for news.
    else if (!/\/assets\/|\/api\/events/.test(request.url())) sent.push(request.url());
  });
  await page.getByLabel(/^elige los archivos/).setInputFiles(pdf("nota simple.pdf", await textPdf([REGISTER_PAGE])));
  const result = page.getByRole("region", { name: "Lo leído en mi equipo" });
  await expect(result.getByRole("region", { name: /^(Rojo|Ámbar)$/ })).toBeVisible({ timeout: 60_000 });
  await result
    .getByRole("button", { name: /hipoteca a favor de Banco Ejemplo/ })
    .first()
    .click();
  await expect(page.locator("rect[data-mark]").first()).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(page);
  // Off again, nothing of it is left.
  await page.getByRole("switch", { name: "Que no salga de mi equipo" }).click();
  await expect(result).toBeHidden();
});
