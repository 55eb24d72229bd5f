import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, made, signUp, test } from "./test.ts";

/** A small panorama with something to tell its sides apart. */
async function panorama(name: string, colour: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1024"><rect width="2048" height="1024" fill="${colour}"/><rect y="620" width="2048" height="404" fill="#8a6d4b"/><rect x="900" y="300" width="250" height="420" fill="#f4efe6"/><circle cx="300" cy="430" r="90" fill="#20262e"/></svg>`;
  return { name, mimeType: "image/jpeg", buffer: await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer() };
}

/** A new person with an empty tour. @returns its id */
async function beginTour(page: Page): Promise<string> {
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  return await made(page, "/api/tours", { title: "Ático de prueba" });
}

async function uploadTwo(page: Page) {
  const files = [await panorama("salon.jpg", "#b7c9d6"), await panorama("cocina.jpg", "#d6c3b7")];
  await page.getByLabel(/^Elegir panorámicas/).setInputFiles(files);
  const scenes = page.getByRole("list", { name: "Escenas" });
  await expect(scenes.getByRole("button", { name: /^Salon/ })).toBeVisible();
  await expect(scenes.getByRole("button", { name: /^Cocina/ })).toBeVisible();
  // Both are ready once their small pictures stand in the list.
  await expect(scenes.locator("img")).toHaveCount(2, { timeout: 60_000 });
}

test("a tour is made of two panoramas, linked, published and walked", { tag: "@once" }, async ({ page, browser }) => {
  test.slow();
  const id = await beginTour(page);
  await page.goto(`/tour-editor/${id}`);
  await awaken(page);
  await expectAccessible(page);
  await uploadTwo(page);
  const scenes = page.getByRole("list", { name: "Escenas" });
  await scenes.getByRole("button", { name: /^Salon/ }).click();
  await expect(page.getByRole("button", { name: "Fijar vista inicial" })).toBeEnabled();

  // An arrow there and back, by the list.
  await page.getByRole("tab", { name: "Escena", exact: true }).click();
  await page.getByLabel("Añadir flecha a").selectOption({ label: "Cocina" });
  const arrow = page.getByRole("button", { name: /^Flecha a «Cocina»/ });
  await expect(arrow).toHaveCount(1);
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();

  // Undone and done again; a reload keeps it.
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(arrow).toHaveCount(0);
  await page.getByRole("button", { name: "Rehacer" }).click();
  await expect(arrow).toHaveCount(1);
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await page.reload();
  await awaken(page);
  await scenes.getByRole("button", { name: /^Salon/ }).click();
  await expect(page.getByRole("button", { name: /^Flecha a «Cocina»/ })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("link", { name: "Ver" }).first()).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto(`/tour/${id}`);
  await expect(visitor).toHaveTitle(/Ático de prueba/);
  const published = (await (await visitor.request.get(`/tour/${id}/tour.json`)).json()) as {
    scenes: { name: string; links: unknown[] }[];
  };
  expect(published.scenes.map(({ name, links }) => [name, links.length])).toEqual([
    ["Salon", 1],
    ["Cocina", 1],
  ]);
  await visitor.context().close();

  // Its files run alone, where nobody else can be asked, and come back as a tour.
  const zip = await downloaded(page);
  const asked = await walkedAlone(browser, unzipSync(zip));
  expect(asked.strangers).toEqual([]);
  expect(asked.own.some((path) => path.startsWith("panoramas/1/1/"))).toBe(true);
  await page.goto("/tours");
  await awaken(page);
  const archive = { name: "atico.zip", mimeType: "application/zip", buffer: Buffer.from(zip) };
  await page.getByText("Importar un recorrido", { exact: true }).click();
  await page.getByLabel(/^Elegir ZIP/).setInputFiles(archive);
  await expect(page.getByText("Importado: atico.zip")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Ático de prueba", exact: true })).toHaveCount(2);
  await expectAccessible(page);
});

/** The ZIP that the editor gives out. */
async function downloaded(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Descargar" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar ZIP" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("recorrido-atico-de-prueba.zip");
  return await readFile(await download.path());
}

/** Opens unpacked files below an address of their own. @returns what they asked for: of their own, and of others */
async function walkedAlone(browser: Browser, files: Readonly<Record<string, Uint8Array>>) {
  const home = "https://agencia.example/recorrido/";
  const own: string[] = [];
  const strangers: string[] = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    const address = route.request().url().split("#")[0]!;
    if (address.startsWith("data:")) return await route.continue();
    const path = address.slice(home.length) || "index.html";
    const bytes = address.startsWith(home) ? files[path] : undefined;
    (bytes ? own : strangers).push(bytes ? path : address);
    if (!bytes) return await route.abort();
    const types: Record<string, string> = {
      html: "text/html",
      js: "text/javascript",
      css: "text/css",
      webp: "image/webp",
    };
    const contentType = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    await route.fulfill({ body: Buffer.from(bytes), contentType });
  });
  await page.goto(home);
  await expect(page.getByText("Estás en Salon.")).toBeAttached();
  await expect.poll(() => own.filter((path) => path.startsWith("panoramas/1/1/")).length).toBeGreaterThan(0);
  await context.close();
  return { own, strangers };
}

test("a scene that goes says which arrows go with it, and undo brings them back", { tag: "@once" }, async ({
  page,
}) => {
  test.slow();
  const id = await beginTour(page);
  await page.goto(`/tour-editor/${id}`);
  await awaken(page);
  await uploadTwo(page);
  await page
    .getByRole("list", { name: "Escenas" })
    .getByRole("button", { name: /^Salon/ })
    .click();
  await page.getByRole("tab", { name: "Escena", exact: true }).click();
  await page.getByLabel("Añadir flecha a").selectOption({ label: "Cocina" });
  await page.getByRole("button", { name: "Borrar la escena" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Borrar la escena «Salon»?" });
  await expect(question).toContainText("«Cocina»");
  await question.getByRole("button", { name: "Borrar la escena" }).click();
  await expect(page.getByRole("list", { name: "Escenas" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("list", { name: "Escenas" }).getByRole("listitem")).toHaveCount(2);
});

test("on a telephone a scene is renamed, put first and the tour published", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  const id = await beginTour(page);
  await page.goto(`/tour-editor/${id}`);
  await awaken(page);
  await uploadTwo(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const scenes = page.getByRole("list", { name: "Escenas" });
  await scenes.getByRole("button", { name: /^Cocina/ }).click();
  await page.getByRole("button", { name: "Subir «Cocina»" }).click();
  await expect(scenes.getByRole("listitem").first()).toContainText("Cocina");
  await page.getByRole("tab", { name: "Escena", exact: true }).click();
  const name = page.getByLabel("Nombre", { exact: true });
  await name.fill("Cocina con isla");
  await name.press("Enter");
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("link", { name: "Ver" }).first()).toBeVisible();
});
