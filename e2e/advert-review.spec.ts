import sharp from "sharp";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

/** A room that is drawn by numbers: a wall, a door, a window. `turn` in degrees, `blur` in pixels. */
async function roomPhoto({
  seed,
  turn = 0,
  blur = 0,
  light = 1,
}: {
  seed: number;
  turn?: number;
  blur?: number;
  light?: number;
}) {
  const boxes = Array.from({ length: 14 }, (_, at) => {
    const tone = Math.round((40 + ((at * 67 + seed * 41) % 190)) * light);
    return `<rect x="${(at * 173 + seed * 97) % 1500}" y="${(at * 131 + seed * 59) % 1000}" width="${90 + ((at * 53) % 200)}" height="${140 + ((at * 71) % 360)}" fill="rgb(${tone},${tone},${tone})"/>`;
  });
  const wall = Math.round(140 * light);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="rgb(${wall},${wall},${wall})"/><g transform="rotate(${turn} 800 600)">${boxes.join("")}</g></svg>`;
  const picture = sharp(Buffer.from(svg));
  return await (blur > 0 ? picture.blur(blur) : picture).jpeg({ quality: 90 }).toBuffer();
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

test("an advert is reviewed with its photos measured on the device, and says what to mend first", {
  tag: "@once",
}, async ({ page }) => {
  const sent: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.goto("/optimizador-anuncios");
  const form = page.getByRole("form", { name: "Optimizador de anuncios" });
  await form.getByLabel("Texto del anuncio").fill("https://portal.example/inmueble/1");
  await form.getByLabel("Superficie construida").fill("82");
  await form.getByRole("button", { name: "Revisar el anuncio" }).click();
  await expect(form.getByText("Pega el texto del anuncio, no su dirección: no leemos páginas ajenas.")).toBeVisible();
  await form
    .getByLabel("Texto del anuncio")
    .fill("Precioso piso en Ruzafa\nEspectacular y luminoso, con 3 habitaciones y ascensor. Solo españoles.");
  await form.getByLabel("Certificado energético").selectOption("E");
  const photos = [
    file("cocina.jpg", await roomPhoto({ seed: 1, turn: 5 })),
    file("salon.jpg", await roomPhoto({ seed: 2 })),
    file("dormitorio.jpg", await roomPhoto({ seed: 3, blur: 14 })),
    file("bano.jpg", await roomPhoto({ seed: 4, light: 0.25 })),
    file("salon-copia.jpg", await roomPhoto({ seed: 2 })),
    file("nota.jpg", Buffer.from("no es una foto")),
  ];
  await form.getByLabel(/elige las fotos/).setInputFiles(photos);
  await expect(form.getByText("nota.jpg: No podemos leerla.")).toBeVisible();
  await expect(form.getByLabel("Estancia de la foto 5")).toHaveValue("salon");
  await form.getByRole("button", { name: "Revisar el anuncio" }).click();
  await expect(page.getByText("No publicable", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/«Solo españoles/).first()).toBeVisible();
  const table = page.getByRole("table", { name: "Fotos medidas" });
  await expect(table.getByRole("row", { name: /cocina\.jpg/ })).toContainText("Torcida");
  await expect(table.getByRole("row", { name: /dormitorio\.jpg/ })).toContainText("Movida o desenfocada");
  await expect(table.getByRole("row", { name: /bano\.jpg/ })).toContainText("Oscura");
  await expect(table.getByRole("row", { name: /salon-copia\.jpg/ })).toContainText("Repite la 2");
  await expect(page.getByRole("region", { name: "Antes y después" })).not.toContainText("Sin texto");
  // The photos have some hundred kilobytes: nothing of that size has left.
  expect(Math.max(0, ...sent)).toBeLessThan(20_000);
});

test("sixty photos are measured within twenty seconds, with progress, and stopping keeps what was measured", {
  tag: "@once",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/optimizador-anuncios");
  const form = page.getByRole("form", { name: "Optimizador de anuncios" });
  // As wide as portals keep them.
  const large = await sharp(await roomPhoto({ seed: 7 }))
    .resize(2048, 1536)
    .jpeg({ quality: 85 })
    .toBuffer();
  const sixty = Array.from({ length: 60 }, (_, at) => file(`foto ${at}.jpg`, large));
  await form.getByLabel(/elige las fotos/).setInputFiles(sixty);
  const begun = Date.now();
  await expect(form.getByText(/^Midiendo/)).toBeVisible();
  await expect(form.getByLabel("Estancia de la foto 60")).toBeVisible({ timeout: 60_000 });
  const seconds = (Date.now() - begun) / 1000;
  test.info().annotations.push({ type: "sixty photos", description: `${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThan(20);
  await form.getByRole("button", { name: "Quitar todas" }).click();
  await form.getByLabel(/elige las fotos/).setInputFiles(sixty);
  await expect(form.getByLabel("Estancia de la foto 3", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: "Parar" }).click();
  await expect(form.getByText(/^Midiendo/)).toBeHidden();
  await expect(form.getByLabel("Estancia de la foto 3", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Estancia de la foto 60")).toBeHidden();
});

test("a home of the portfolio is reviewed with its own photos; texts and order go into its file by a click", {
  tag: "@once",
}, async ({ page }) => {
  test.setTimeout(90_000);
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const values = {
    operation: "venta",
    type: "piso",
    status: "disponible",
    country: "ES",
    currency: "EUR",
    placeName: "Ruzafa, Valencia",
    builtAreaM2: 94,
    rooms: 3,
    hasLift: true,
    hasTerrace: true,
    energyRating: "E",
    price: 320_000,
    descriptions: { es: "Precioso y espectacular piso. No lo dejes escapar." },
  };
  const id = await made(page, "/api/portfolio/homes", { values });
  const photos = `/api/portfolio/homes/${id}/photos`;
  for (const [room, seed] of [
    ["bano", 4],
    ["salon", 2],
  ] as const) {
    const { name, mimeType, buffer } = file(`${room}.jpg`, await roomPhoto({ seed }));
    const answer = await page.request.post(photos, { multipart: { photos: { name, mimeType, buffer } } });
    const [added] = ((await answer.json()) as { photos: { id: string }[] }).photos;
    await page.request.patch(`${photos}/${added!.id}`, { data: { room } });
  }
  const rooms = async () => (await (await page.request.get(photos)).json()) as { room: string; isReady: boolean }[];
  await expect.poll(async () => (await rooms()).every(({ isReady }) => isReady), { timeout: 30_000 }).toBe(true);
  await page.goto(`/optimizador-anuncios?vivienda=${id}`);
  await awaken(page);
  await expect(page.getByText("Se miran las fotos de la ficha.")).toBeVisible();
  await page.getByRole("button", { name: "Revisar el anuncio" }).click();
  // Beside the fix, and beside the whole order.
  await expect(page.getByRole("button", { name: "Ordenar así en la ficha" })).toHaveCount(2);
  const wholeOrder = page.locator("#optimizador-orden");
  const order = wholeOrder.getByRole("button", { name: "Ordenar así en la ficha" });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await order.click();
  await expect(wholeOrder.getByRole("button", { name: "Ordenadas en la ficha" })).toBeVisible();
  expect((await rooms()).map(({ room }) => room)).toEqual(["salon", "bano"]);
  const offer = page.getByRole("region", { name: "¿Llevar a la ficha?" });
  await expect(offer).toContainText("94 m²");
  await offer.getByRole("checkbox", { name: /Descripción/ }).check();
  await offer.getByRole("button", { name: /a la ficha$/ }).click();
  await expect(page.getByText("Ficha actualizada", { exact: true }).first()).toBeVisible();
  const kept = (await (await page.request.get(`/api/portfolio/homes/${id}`)).json()) as { home: typeof values };
  expect(JSON.stringify(kept.home)).toContain("terraza");
  expect(JSON.stringify(kept.home)).not.toContain("espectacular");
});
