import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import mammoth from "mammoth";
import {
  awaken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  made,
  signInAsAdmin,
  signUp,
  test,
} from "./test.ts";

/** The sheet, once its page holds the lock. */
async function openSheet(page: Page) {
  await expect(page.getByRole("toolbar", { name: "Formato del texto" })).toBeVisible();
  return page.getByRole("textbox", { name: "Texto de la plantilla" });
}

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Guardado$/ })).toBeVisible();

test("a visitor finds a text by its words and country, sees it whole, and what is like it where nothing is", async ({
  page,
}) => {
  await page.goto("/plantillas");
  await awaken(page);
  await page.getByLabel("Buscar", { exact: true }).fill("ENCARGO exclusiva");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/q=ENCARGO/);
  const cards = page.getByRole("list", { name: "Textos de partida" }).getByRole("link");
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectReadableInTheDark(page);
  await page.goto("/plantillas/encargo-exclusiva");
  await awaken(page);
  await expect(page.getByRole("region", { name: "Muestra" })).toContainText("Ana Ejemplo Soler");
  await expect(page.getByText("revísalo con tu abogado")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectReadableInTheDark(page);
  await page.getByRole("link", { name: "Usar esta plantilla" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fplantillas%2Fencargo-exclusiva/);
  expect((await page.goto("/plantillas/encargo-de-otra-cosa"))?.status()).toBe(404);
  await expect(page.getByRole("list", { name: "Plantillas parecidas" }).getByRole("link").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the mandate is copied, filled from a home and a contact, and leaves as PDF, Word and a draft to sign", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  await made(page, "/api/crm/contacts", { fullName: "Blas Soler Peñalver", emails: ["blas.soler@casa.example"] });
  const values = {
    title: "Piso de la calle Sueca",
    address: "Calle Sueca, 12",
    town: "Valencia",
    type: "piso",
    operation: "venta",
    price: 349_000,
    builtAreaM2: 96,
  };
  await made(page, "/api/portfolio/homes", { values });

  await page.goto("/plantillas/encargo-exclusiva");
  await awaken(page);
  await page.getByRole("button", { name: "Usar esta plantilla" }).click();
  const sheet = await openSheet(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("combobox", { name: /^Vivienda/ }).fill("Sueca");
  await page.getByRole("option", { name: /Piso de la calle Sueca/ }).click();
  await page.getByRole("combobox", { name: /^Contacto/ }).fill("Blas");
  await page.getByRole("option", { name: /Blas Soler/ }).click();
  const typed = page.getByRole("group", { name: "Para este documento" });
  const charges = typed.getByLabel("Cargas del inmueble", { exact: true });
  await expect(charges).toBeVisible();
  await page.getByRole("button", { name: "PDF" }).click();
  await expect(page.getByText(/Falta «Cargas del inmueble»/)).toBeVisible();
  await expectAccessible(page);
  await charges.fill("Una hipoteca de 40.000 €");
  // Everything that the home does not say is left blank on purpose.
  for (const blank of await typed.getByRole("checkbox", { name: /^Dejar en blanco (?!Cargas|Precio)/ }).all()) {
    await blank.check();
  }
  await expect(page.getByText("No falta ningún dato.")).toBeVisible();

  await sheet.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Firmado sin prisa.");
  const fetched = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  // Asked for at once: the file waits for the writing that is under way.
  const word = await fetched("Word");
  expect(word.name).toMatch(/\.docx$/);
  const { value } = await mammoth.extractRawText({ buffer: word.bytes });
  expect(value).toContain("Una hipoteca de 40.000 €");
  expect(value).toContain("349.000");
  expect(value).toContain("Firmado sin prisa.");
  const pdf = await fetched("PDF");
  expect(pdf.name).toMatch(/\.pdf$/);
  expect((await PDFDocument.load(pdf.bytes)).getPageCount()).toBeGreaterThan(0);

  await page.reload();
  await openSheet(page);
  await expect(sheet).toContainText("Firmado sin prisa.");
  await page.getByRole("combobox", { name: /^Vivienda/ }).fill("Sueca");
  await page.getByRole("option", { name: /Piso de la calle Sueca/ }).click();
  await page.getByRole("combobox", { name: /^Contacto/ }).fill("Blas");
  await page.getByRole("option", { name: /Blas Soler/ }).click();
  await expect(page.getByText("No falta ningún dato.")).toBeVisible();
  await page.getByRole("button", { name: "Pedir la firma" }).click();
  // Some values may be left blank: whoever signs on a screen cannot write on them.
  const asked = page.getByRole("dialog", { name: "Antes de pedir la firma" });
  const named = page.getByRole("heading", { name: "Pedir una firma" });
  await expect(asked.or(named)).toBeVisible();
  if (await asked.isVisible()) await asked.getByRole("link", { name: "Firmarlo así" }).click();
  await expect(page.getByLabel("Nombre y apellidos").first()).toHaveValue("Blas Soler Peñalver");
  await expect(page.getByLabel("Correo").first()).toHaveValue("blas.soler@casa.example");
  await page.getByRole("button", { name: "Añadir a Nuria Ferrer" }).click();
  await expect(page.getByText("Firmante 2")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Guardar y revisar" }).click();
  await expect(page).toHaveURL(/\/dashboard\/firmas\//);
  await expect(page.getByRole("button", { name: "Enviar a firmar" })).toBeVisible();
});

test("a page that takes over goes on from what the other wrote, and Word's own marks are not pasted", {
  tag: "@once",
}, async ({ page, context }) => {
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const answer = await page.request.post("/api/templates", { data: { title: "A dos manos" } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/plantillas/${id}`);
  const sheet = await openSheet(page);
  const second = await context.newPage();
  await second.goto(`/plantillas/${id}`);
  await expect(second.getByText("La tienes abierta en otra pestaña o equipo")).toBeVisible();
  await sheet.click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<!--StartFragment--><p class="MsoNormal" style="color:red">Primera <span style="font-weight:700">en negrita</span><o:p></o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>uno</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>dos</p>
      <p>al <a href="javascript:alert(1)">malo</a> y al <a href="https://casa.example/">bueno</a></p><script>alert(1)</script><style>p{}</style>`,
    );
    const target = document.querySelector(".ProseMirror")!;
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(sheet.getByRole("listitem")).toHaveText(["uno", "dos"]);
  await expect(sheet.locator("strong")).toHaveText("en negrita");
  await expect(sheet.locator("a")).toHaveText("bueno");
  await expect(sheet.locator("[style], script, style")).toHaveCount(0);
  await expect(sheet).not.toContainText("alert");
  await saved(page);

  await second.getByRole("button", { name: "Tomar el relevo" }).click();
  const other = await openSheet(second);
  await expect(other).toContainText("Primera en negrita");
  await other.click();
  await second.keyboard.press("Control+End");
  await second.keyboard.type(" y la segunda");
  await saved(second);
  await sheet.click();
  await page.keyboard.type("Mío. ");
  await expect(page.getByText("Tu texto no se ha guardado, y sigue aquí")).toBeVisible();
  await expect(sheet).toContainText("Mío.");
  await expectAccessible(page);

  await second.getByRole("button", { name: "Nombre y tipo" }).click();
  const asked = second.getByRole("dialog", { name: "Nombre y tipo" });
  await asked.getByLabel("Nombre").fill("");
  await asked.getByRole("button", { name: "Guardar" }).click();
  await expect(asked.getByText("Ponle un nombre a la plantilla")).toBeVisible();
  await expectAccessible(second);
  await asked.getByLabel("Nombre").fill("Carta a cuatro manos");
  await asked.getByLabel("Tipo").selectOption("carta");
  await asked.getByRole("button", { name: "Guardar" }).click();
  await expect(second.getByRole("heading", { level: 1, name: "Carta a cuatro manos" })).toBeVisible();
});

test("the administration writes a template, publishes it and takes it back", { tag: "@once" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/plantillas");
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nueva" }).click();
  const sheet = await openSheet(page);
  const title = `Anexo ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Nombre y tipo" }).click();
  const asked = page.getByRole("dialog", { name: "Nombre y tipo" });
  await asked.getByLabel("Nombre").fill(title);
  await asked.getByLabel("Para qué es").fill("Para añadir lo que no cabe en el contrato.");
  await asked.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await sheet.click();
  await page.keyboard.type("Lo que se añade al contrato.");
  await saved(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar lo guardado" }).click();
  await expect(page.getByText("Publicada", { exact: true })).toBeVisible();

  const found = page.getByRole("list", { name: "Textos de partida" }).getByRole("link", { name: title });
  await page.goto(`/plantillas?q=${encodeURIComponent(title)}`);
  await found.click();
  await expect(page.getByRole("region", { name: "Muestra" })).toContainText("Lo que se añade al contrato.");
  await page.goto("/admin/plantillas");
  await awaken(page);
  await page.getByRole("button", { name: `Retirar ${title}` }).click();
  await expect(page.getByText("Retirada de la galería")).toBeVisible();
  await page.goto(`/plantillas?q=${encodeURIComponent(title)}`);
  await expect(found).toHaveCount(0);
});
