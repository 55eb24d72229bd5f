import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expect, expectAccessible, expectReadableInTheDark, made, signUp, test } from "./test.ts";

const HOME = {
  operation: "venta",
  type: "piso",
  placeName: "Ruzafa, Valencia",
  builtAreaM2: 94,
  rooms: 3,
  bathrooms: 2,
  floor: 3,
  hasLift: true,
  hasTerrace: true,
  energyRating: "E",
  price: 320_000,
  country: "ES",
  currency: "EUR",
};

test("a home becomes a week of posts, of which one is rewritten and all are taken along", { tag: "@once" }, async ({
  page,
}) => {
  // A dozen pictures are drawn, twice.
  test.slow();
  await signUp(page);
  const id = await made(page, "/api/portfolio/homes", { values: HOME });
  await page.goto(`/generador-posts?vivienda=${id}`);
  const form = page.getByRole("form", { name: "Publicaciones en redes" });
  await expect(form.getByLabel("Barrio o municipio")).toHaveValue("Ruzafa, Valencia");
  // A home that fills the form is written about at once.
  await expect(page.getByRole("heading", { name: "Al momento, sin guardar" })).toBeVisible();
  await form.getByRole("checkbox", { name: "X", exact: true }).check();
  // A former price that is no drop is told at its field, and what was typed stays.
  await form.getByLabel("Precio anterior").fill("300000");
  await form.getByRole("button", { name: "Escribir la semana" }).click();
  await expect(form.getByText("El precio anterior tiene que ser mayor que el de ahora")).toBeVisible();
  await expect(form.getByLabel("Barrio o municipio")).toHaveValue("Ruzafa, Valencia");
  await form.getByLabel("Precio anterior").fill("340000");
  await form.getByRole("button", { name: "Escribir la semana" }).click();
  await page.waitForURL(/resultado=/);

  const board = page.getByRole("region", { name: /^Semana del / });
  await expect(board).toContainText("Nada se publica sin que lo pidas");
  const post = page.getByRole("article", { name: /^X / }).first();
  await expect(post).toContainText("de 280 caracteres");
  await expect(post.getByRole("img")).toHaveJSProperty("naturalWidth", 1200);

  const before = await post.locator("[lang]").innerText();
  await post.getByRole("button", { name: "Otro comienzo" }).click();
  await expect(post.locator("[lang]")).not.toHaveText(before);

  await post.getByRole("button", { name: "Cambiar" }).click();
  const text = post.getByLabel("Tu texto");
  await text.fill("a".repeat(281));
  await expect(post).toContainText("Pasa en 1 de 280 caracteres");
  await post.getByRole("button", { name: "Guardar el texto" }).click();
  await expect(post).toContainText("Pasa en 1 del máximo de X, 280.");
  await expect(post.getByRole("button", { name: "Copiar", exact: true })).toBeHidden();
  await post.getByRole("button", { name: "Cambiar" }).click();
  await post.getByLabel("Tu texto").fill("El piso de Ruzafa baja a 320.000 €.");
  await post.getByRole("button", { name: "Guardar el texto" }).click();
  await expect(post.getByLabel("Tu texto")).toBeHidden();
  await expect(post).toContainText("Tuyo");
  await expect(page.getByRole("heading", { name: "Al momento, sin guardar" })).toBeHidden();
  await page.reload();
  await expect(post).toContainText("El piso de Ruzafa baja a 320.000 €.");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    board.getByRole("button", { name: "Descargar la semana (ZIP)" }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const names = Object.keys(files);
  const ofX = names.find((name) => name.endsWith(" X.txt"))!;
  expect(new TextDecoder().decode(files[ofX])).toBe("El piso de Ruzafa baja a 320.000 €.\n");
  expect(names.filter((name) => name.endsWith(".jpg")).length).toBeGreaterThan(5);
  expect(names).toContain("programadores/hootsuite-x.csv");

  // Under the bar that stays on top a link counts as smaller than it is.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});
