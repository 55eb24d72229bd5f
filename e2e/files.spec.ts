import sharp from "sharp";
import { awaken, expect, expectAccessible, signUp, test } from "./test.ts";

// The trace's recorder fetches previews of files, which the page's policy of contents forbids: a fault that nobody else has.
test.use({ trace: "off" });

/** Photos and documents of a home, from the picker to the gallery. */
test("photos are uploaded, put in order and looked at; a document is kept", { tag: "@once" }, async ({ page }) => {
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const values = { operation: "venta", type: "piso", status: "captacion", country: "ES", currency: "EUR" };
  const made = await page.request.post("/api/portfolio/homes", { data: { values } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/dashboard/cartera/${id}`);
  await awaken(page);

  const photo = async (name: string, background: string) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  const photos = [await photo("fachada.jpg", "#3355aa"), await photo("salon.jpg", "#aa5533")];
  await page.getByLabel(/^Elegir fotos/).setInputFiles([...photos, { ...photos[0]!, buffer: Buffer.from("no") }]);
  await expect(page.getByText("No es una foto JPEG, PNG, WebP o AVIF")).toBeVisible();
  const tiles = page.getByRole("list", { name: "Fotos", exact: true }).getByRole("listitem");
  await expect(tiles).toHaveCount(2);
  await expect(tiles.getByRole("img")).toHaveCount(2, { timeout: 20_000 });

  await page.getByRole("button", { name: "Opciones de la foto 2" }).click();
  await page.getByRole("menuitem", { name: "Poner de portada" }).click();
  await expect(page.getByText("Es la portada", { exact: true })).toBeAttached();

  await page.getByLabel("Estancia de la foto 1").selectOption("salon");
  await page.getByLabel("Pie de la foto 1").fill("Con dos balcones");
  await page.getByLabel("Pie de la foto 1").press("Enter");
  await expect(page.getByLabel("Pie de la foto 2")).toBeFocused();
  await expect(page.getByRole("button", { name: "Ver en grande: Con dos balcones" })).toBeVisible();

  await page.getByLabel(/^Elegir documentos/).setInputFiles({
    name: "Nota simple.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  const document = page.getByRole("link", { name: "Nota simple.pdf", exact: true });
  await expect(document).toBeVisible();
  expect(await (await page.request.get((await document.getAttribute("href"))!)).text()).toBe("%PDF-1.7");
  await expectAccessible(page);

  await page
    .getByRole("button", { name: /^Ver en grande/ })
    .first()
    .click();
  const gallery = page.getByRole("dialog", { name: /^Fotos de/ });
  await page.keyboard.press("ArrowRight");
  await expect(gallery.getByText("2 de 2", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Ver en grande/ }).first()).toBeFocused();
});
