import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

/** A photo of stripes: a flat colour would be the same picture three times. */
async function photo(name: string, angle: number) {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs><pattern id="p" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="30" height="60" fill="#b0653a"/></pattern></defs><rect width="900" height="600" fill="#d8dde6"/><rect width="900" height="600" fill="url(#p)"/></svg>`;
  return { name, mimeType: "image/jpeg", buffer: await sharp(Buffer.from(stripes)).jpeg().toBuffer() };
}

test("a visitor drops photos, hears of what is wrong with them, sees the film and takes a file along", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await page.goto("/video-creator");
  await awaken(page);
  const photos = await Promise.all([0, 35, 80].map(async (angle, at) => await photo(`foto-${at}.jpg`, angle)));
  const broken = { name: "salon.heic", mimeType: "image/heic", buffer: Buffer.from("nada") };
  await page.getByLabel(/Elegir fotos/).setInputFiles([photos[0]!, broken]);
  await expect(page.getByText("«salon.heic» es HEIC y este navegador no lo abre", { exact: false })).toBeVisible();
  await expect(page.getByText("Hacen falta 3 fotos como mínimo", { exact: false })).toBeVisible();

  await page.getByLabel(/Elegir fotos/).setInputFiles(photos);
  await expect(page.getByText(/Fotograma 1 de/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /1\. Foto 1/ }).click();
  await page.getByLabel("Título en pantalla").fill("Salón");
  await page.getByRole("button", { name: "Bajar «Salón»" }).click();
  await expect(page.getByRole("button", { name: /2\. Salón/ })).toBeVisible();

  await page.getByRole("slider", { name: "Duración total" }).fill("6");
  await page.getByRole("combobox", { name: "Calidad" }).selectOption("720");
  await page.getByRole("button", { name: "Hacer el vídeo" }).click();
  await expect(page.getByText("Abierto de nuevo y comprobado")).toBeVisible({ timeout: 240_000 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar" }).click();
  const file = await readFile(await (await download).path());
  expect(file.length).toBeGreaterThan(50_000);
});
