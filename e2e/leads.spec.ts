import { type Locator, type Page, test as unwatched } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

const LEADS = "**/api/leads";
const DEMO = "**/functions/v1/request-demo";
const RATE_LIMIT = "Límite de peticiones excedido. Por favor, espera unos momentos antes de intentar de nuevo.";

const hero = (page: Page) => page.locator("main form").first();
const emailOf = (form: Locator) => form.locator("[name=email]");
const sendOf = (form: Locator) => form.locator("button[type=submit]");
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Avisos" }).getByText(text, { exact: true });

test("an empty address is asked for in a toast and at the field", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const form = hero(page);
  await sendOf(form).click();
  await expect(toast(page, "Email requerido")).toBeVisible();
  await expect(toast(page, "Por favor, introduce tu email")).toBeVisible();
  await expect(emailOf(form)).toBeFocused();
  await expect(emailOf(form)).toHaveAccessibleDescription("Por favor, introduce tu email");
  await expect(emailOf(form)).toHaveAttribute("aria-invalid", "true");
});

test("a wrong address is said at its field and stays", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const form = hero(page);
  await emailOf(form).fill("ana@agencia");
  await sendOf(form).click();
  await expect(emailOf(form)).toHaveAccessibleDescription("Email inválido");
  await expect(emailOf(form)).toBeFocused();
  await expect(emailOf(form)).toHaveValue("ana@agencia");
});

test("a lead carries everything the entity names; consent starts empty", { tag: "@once" }, async ({ page }) => {
  await page.goto("/es?utm_source=boletin&utm_campaign=otono&otro=secreto");
  const form = hero(page);
  await expect(form.locator("[name=marketing_consent]")).not.toBeChecked();
  await emailOf(form).fill("ana@agencia.es");
  const request = page.waitForRequest((one) => one.url().endsWith("/api/leads"));
  await emailOf(form).press("Enter");
  const body = (await request).postDataJSON();
  expect(body).toMatchObject({
    email: "ana@agencia.es",
    marketing_consent: false,
    source: "hero_section",
    interested_in: ["demo_rapida"],
    utm_source: "boletin",
    utm_campaign: "otono",
    landing_page: "/es",
    pages_visited: ["/es"],
    locale: "es-ES",
    user_agent: expect.stringContaining("Mozilla"),
    ip_address: expect.any(String),
    time_on_site: expect.any(Number),
  });
  expect(JSON.stringify(body)).not.toContain("secreto");
  await expect(toast(page, "¡Gracias por tu interés!")).toBeVisible();
  await expect(toast(page, "Nos pondremos en contacto contigo pronto")).toBeVisible();
  await expect(form.getByText("¡Gracias por tu interés!")).toBeVisible();
  await expect(emailOf(form)).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("lead_id"))).toMatch(/^[0-9a-f-]{36}$/);
});

test("a form sent before the page is hydrated is sent when it is", { tag: "@once" }, async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  const form = hero(page);
  await emailOf(form).fill("pronto@agencia.es");
  await emailOf(form).press("Enter");
  await expect(toast(page, "¡Gracias por tu interés!")).toBeVisible();
});

test("while it is sent the button says so, and a second click sends nothing", { tag: "@once" }, async ({ page }) => {
  let calls = 0;
  let release = () => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LEADS, async (route) => {
    calls += 1;
    await clicked;
    await route.continue();
  });
  await page.goto("/");
  const form = hero(page);
  await emailOf(form).fill("ana@agencia.es");
  await sendOf(form).click();
  await expect(sendOf(form)).toHaveAttribute("aria-busy", "true");
  await expect(sendOf(form).getByText("Enviando...")).toBeVisible();
  await sendOf(form).click({ force: true });
  release();
  await expect(toast(page, "¡Gracias por tu interés!")).toBeVisible();
  expect(calls).toBe(1);
});

test("the closing form takes every field and is accessible", async ({ page }) => {
  await page.goto("/");
  const form = page.locator("main form").last();
  await form.locator("[name=full_name]").fill("Ana Ruiz");
  await emailOf(form).fill("ana@agencia.es");
  await expect(form.locator("[name=phone]")).toHaveAttribute("type", "tel");
  await form.locator("[name=phone]").fill("600 100 200");
  await form.locator("[name=company]").fill("Casa Uno");
  await form.locator("[name=position]").fill("Gerente");
  await form.locator("[name=marketing_consent]").check();
  const request = page.waitForRequest((one) => one.url().endsWith("/api/leads"));
  await sendOf(form).click();
  expect((await request).postDataJSON()).toMatchObject({
    full_name: "Ana Ruiz",
    phone: "600 100 200",
    company: "Casa Uno",
    position: "Gerente",
    marketing_consent: true,
    source: "final_cta",
    interested_in: ["trial_14_dias"],
  });
  await expect(toast(page, "¡Gracias por tu interés!")).toBeVisible();
  await expectAccessible(page);
});

test("the visit of a lead is reported every thirty seconds", { tag: "@once" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const form = hero(page);
  await emailOf(form).fill("ana@agencia.es");
  await emailOf(form).press("Enter");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lead_id"))).not.toBeNull();
  const report = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.clock.runFor(30_000);
  expect((await report).status()).toBe(204);
  const body = (await report).request().postDataJSON();
  expect(body).toEqual({ pages_visited: ["/"], time_on_site: expect.any(Number), last_visit_at: expect.any(String) });
});

test("each page looked at is reported with path and query, without a cookie", { tag: "@once" }, async ({
  page,
  context,
}) => {
  const views: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/page-views"))
      views.push(`${request.postDataJSON().path}${request.postDataJSON().query}`);
  });
  await page.goto("/precios?utm_source=x");
  await expect.poll(() => views).toContain("/precios?utm_source=x");
  await page.locator("footer").getByRole("link", { name: "Privacidad" }).click();
  await expect.poll(() => views).toContain("/privacidad");
  expect(await context.cookies()).toEqual([]);
});

test.describe("lead magnets", () => {
  test("the PDF comes with an address, and without one", async ({ page, request }) => {
    await page.goto("/recursos");
    const opener = page.getByRole("button", { name: /Descargar/ }).first();
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const href = await dialog.getByRole("link", { name: /Descargar/ }).getAttribute("href");
    const file = await request.get(href!);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await emailOf(dialog).fill("ana@agencia.es");
    const sent = page.waitForRequest(LEADS);
    await sendOf(dialog).click();
    expect((await sent).postDataJSON()).toMatchObject({
      source: "lead_magnet_ebook",
      interested_in: ["ebook_ia_ventas"],
      marketing_consent: false,
    });
    await expect(toast(page, "¡Gracias por tu interés!")).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeHidden({ timeout: 3000 });
    await expect(page.getByRole("link", { name: "Descargar el ebook (PDF)" })).toBeVisible();
  });
});

test.describe("demo", () => {
  const open = async (page: Page) => {
    await page.goto("/agencias");
    await page.getByRole("button", { name: /demo/i }).first().click();
    const dialog = page.getByRole("dialog", { name: "Solicitar Demo" });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test("the first message stands in a toast and at its field", async ({ page }) => {
    const dialog = await open(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sendOf(dialog).click();
    await expect(toast(page, "Error de validación")).toBeVisible();
    await expect(toast(page, "El nombre debe tener al menos 2 caracteres")).toBeVisible();
    await expect(dialog.locator("[name=name]")).toBeFocused();
    await expect(dialog.locator("[name=name]")).toHaveAccessibleDescription(
      "El nombre debe tener al menos 2 caracteres",
    );
    await dialog.locator("[name=name]").fill("Ana");
    await emailOf(dialog).fill("ana@");
    await sendOf(dialog).click();
    await expect(toast(page, "Email inválido")).toBeVisible();
    await expect(emailOf(dialog)).toBeFocused();
  });

  test("typed values outlive closing; sending thanks, empties and closes", { tag: "@once" }, async ({ page }) => {
    const dialog = await open(page);
    await dialog.locator("[name=name]").fill("Ana Ruiz");
    await emailOf(dialog).fill("ana@agencia.es");
    await dialog.locator("[name=message]").fill("Valorar pisos en Ruzafa");
    await expect(dialog.getByText("23 / 500")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: /demo/i }).first().click();
    await expect(dialog.locator("[name=name]")).toHaveValue("Ana Ruiz");
    const sent = page.waitForRequest(DEMO);
    await sendOf(dialog).click();
    expect((await sent).headers().authorization).toMatch(/^Bearer .+/);
    await expect(toast(page, "¡Solicitud enviada!")).toBeVisible();
    await expect(toast(page, "Nos pondremos en contacto contigo para agendar la demo.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: /demo/i }).first().click();
    await expect(dialog.locator("[name=name]")).toHaveValue("");
  });
});

/** Errors are logged to the console, which other journeys forbid. */
unwatched.describe("failures", () => {
  unwatched.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
      localStorage.setItem("cookie_consent", JSON.stringify(refused));
    });
  });

  for (const [what, answer, message] of [
    ["a broken server", 500, "No se pudo enviar el formulario. Inténtalo de nuevo."],
    ["no network", null, "No se pudo enviar el formulario. Inténtalo de nuevo."],
    ["too many forms", 429, RATE_LIMIT],
  ] as const) {
    unwatched(`${what}: the lead stays typed, the failure is shown and logged`, { tag: "@once" }, async ({ page }) => {
      await page.route(LEADS, (route) => (answer === null ? route.abort() : route.fulfill({ status: answer })));
      await page.goto("/");
      const form = hero(page);
      const report = page.waitForRequest("**/api/errors");
      await emailOf(form).fill("ana@agencia.es");
      await form.locator("[name=marketing_consent]").check();
      await sendOf(form).click();
      await expect(toast(page, "Error")).toBeVisible();
      await expect(toast(page, message)).toBeVisible();
      await expect(emailOf(form)).toHaveValue("ana@agencia.es");
      await expect(form.locator("[name=marketing_consent]")).toBeChecked();
      expect((await report).postDataJSON()).toMatchObject({ tool_name: "lead_form" });
      await page.unroute(LEADS);
      await sendOf(form).click();
      await expect(toast(page, "¡Gracias por tu interés!")).toBeVisible();
    });
  }

  unwatched("a demo that fails keeps its text", { tag: "@once" }, async ({ page }) => {
    await page.route(DEMO, (route) => route.fulfill({ status: 500 }));
    await page.goto("/agencias");
    await page.getByRole("button", { name: /demo/i }).first().click();
    const dialog = page.getByRole("dialog", { name: "Solicitar Demo" });
    await dialog.locator("[name=name]").fill("Ana Ruiz");
    await emailOf(dialog).fill("ana@agencia.es");
    await sendOf(dialog).click();
    await expect(toast(page, "No se pudo enviar la solicitud. Inténtalo de nuevo.")).toBeVisible();
    await expect(dialog.locator("[name=name]")).toHaveValue("Ana Ruiz");
  });

  unwatched(
    "each failure of the catalogue, the uncaught ones and the fallback screen",
    { tag: "@once" },
    async ({ page }) => {
      await page.goto("/test-fase2-poc");
      for (const [type, message] of [
        ["RATE_LIMIT", RATE_LIMIT],
        ["UNAUTHORIZED", "Tu sesión ha expirado. Por favor, inicia sesión de nuevo."],
        ["NETWORK_ERROR", "Error de conexión. Por favor, verifica tu conexión a internet e inténtalo de nuevo."],
        ["UNKNOWN_ERROR", "Ha ocurrido un error. Por favor, inténtalo de nuevo."],
      ] as const) {
        const report = page.waitForResponse("**/api/errors");
        await page.getByRole("button", { name: `Provocar ${type}` }).click();
        await expect(toast(page, message)).toBeVisible();
        expect((await report).status()).toBe(204);
      }
      const report = page.waitForRequest("**/api/errors");
      await page.getByRole("button", { name: "Rechazar una promesa" }).click();
      expect((await report).postDataJSON()).toMatchObject({ tool_name: "window" });
      const broken = page.waitForRequest("**/api/errors");
      await page.getByRole("button", { name: "Romper la página" }).click();
      await expect(page.getByRole("button", { name: "Recargar página" })).toBeVisible();
      await expect(page.getByText("Algo salió mal").first()).toBeVisible();
      expect((await broken).postDataJSON()).toMatchObject({ tool_name: "page" });
      await page.getByRole("button", { name: "Recargar página" }).click();
      await expect(page.getByRole("heading", { name: "Banco de pruebas" })).toBeVisible();
    },
  );
});
