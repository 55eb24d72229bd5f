import { expect, expectAccessible, test } from "./test.ts";

const search = "Busca una herramienta";

test("every tool stands in the page without script, and its page opens", { tag: "@once" }, async ({ request }) => {
  const html = await (await request.get("/herramientas")).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const paths = new Set([...main.matchAll(/<a[^>]*href="(\/[a-z0-9-]+)"/g)].map((match) => match[1]!));
  expect(paths.size).toBeGreaterThan(30);
  expect(main).not.toMatch(/en camino|en preparación|Pronto/);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("a misspelt search shows the tool on top with its example, and the address keeps it", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/herramientas");
  const field = page.getByRole("searchbox", { name: search });
  await expect(async () => {
    await field.fill("");
    await field.fill("tasasion");
    await expect(page.getByText("Lo que más encaja con «tasasion»")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const best = page.getByRole("region", { name: /Valoración de viviendas/ });
  await expect(best.getByText("Ejemplo")).toBeVisible();
  await expect(page).toHaveURL(/\?q=tasasion$/);
  await page.reload();
  await expect(field).toHaveValue("tasasion");
  await best.getByRole("link", { name: "Abrir" }).click();
  await expect(page).toHaveURL(/\/valoracion$/);
});

test("filters by module and by things at hand", { tag: "@once" }, async ({ page }) => {
  await page.goto("/herramientas?modulo=social");
  await expect(page.getByRole("button", { name: "Social" })).toHaveAttribute("aria-pressed", "true");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Social"]);
  await page.getByRole("combobox", { name: "¿Qué tienes?" }).selectOption("Un plano");
  await expect(main.getByRole("link", { name: /Generador de planos/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /Cualificador de leads/ })).toHaveCount(0);
});

test("Ctrl K reaches the search; nothing found keeps the words and offers a person", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/herramientas");
  const field = page.getByRole("searchbox", { name: search });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await field.fill("xilófono");
  await expect(page.getByRole("heading", { name: "Nada encaja con «xilófono»" })).toBeVisible();
  await expect(field).toHaveValue("xilófono");
  await expect(page.getByRole("link", { name: "Cuéntanos qué necesitas" })).toHaveAttribute("href", "/contacto");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ver todas" }).click();
  await expect(field).toHaveValue("");
});

test("the goals of captación lead to tools in order, without script", { tag: "@once" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/captacion");
  await page.getByRole("radio", { name: "Vender lo que tengo" }).check();
  await page.getByLabel("Cuántos al mes").fill("20");
  await page.getByRole("button", { name: "Ver el plan" }).click();
  await expect(page.getByText("20 viviendas al mes: 5 a la semana.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Smart matching" })).toBeVisible();
  await context.close();
});

test("a solution that people serve asks first; cities answer, unknown ones 404", { tag: "@once" }, async ({
  page,
  request,
}) => {
  await page.goto("/consultoria-legal-proptech");
  await expect(page.getByText("Consúltanos disponibilidad").first()).toBeVisible();
  await page.goto("/software-crm-inmobiliario");
  await page.getByRole("main").getByRole("link", { name: "Sevilla", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Software CRM inmobiliario en Sevilla");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  expect((await request.get("/software-crm-inmobiliario/atlantis")).status()).toBe(404);
  expect((await request.get("/nada/sevilla")).status()).toBe(404);
  expect(await (await request.get("/software-crm-inmobiliario/lima")).text()).toContain('content="noindex"');
});
