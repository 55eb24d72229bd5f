import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadableInTheDark, signUp, test } from "./test.ts";

const ADDRESS = "**/functions/v1/chat-inmobiliario";

test.beforeEach(async ({ page }) => {
  // Asked about elsewhere; here its banner would only stand in the way.
  await page.addInitScript(() => {
    const consent = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
    localStorage.setItem("cookie_consent", JSON.stringify(consent));
  });
});

const launcher = (page: Page) => page.getByRole("button", { name: "Abrir el asistente" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Asistente Umbral" });
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Tu pregunta" });

async function open(page: Page, path = "/precios"): Promise<void> {
  await page.goto(path);
  await openHere(page);
}

/** The page may still be waking up. */
async function openHere(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await panel(page).isVisible())) await launcher(page).click({ timeout: 1_000 });
    await expect(panel(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** A stream that stops until it is let go. */
async function delayAnswer(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ADDRESS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("open, ask, read the answer as it comes, follow its page; the conversation survives", { tag: "@once" }, async ({
  page,
}) => {
  await open(page, "/");
  await expect(panel(page).getByText("¿En qué puedo ayudarte?")).toBeVisible();
  await expect(panel(page).getByText("asistente automático")).toBeVisible();
  await expect(field(page)).toHaveAttribute("placeholder", "Escribe tu pregunta...");
  await expect(panel(page).getByText("aquí la conversación no se guarda")).toBeVisible();
  const question = "¿Cuánto cuesta el plan Agente?";
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(panel(page).getByRole("status")).toContainText("29\u00a0€");
  await panel(page).getByRole("link", { name: "Planes y precios" }).first().click();
  await expect(page).toHaveURL(/\/precios/);
  await openHere(page);
  await expect(panel(page).getByText(question)).toBeVisible();
  // The full page takes the conversation along.
  await panel(page).getByRole("link", { name: "Abrir en página completa" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chat inmobiliario" })).toBeVisible();
  const dialogue = page.getByRole("list", { name: "Conversación" });
  await expect(dialogue.getByText(question)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "¿Qué necesitas saber?" })).toBeVisible();
  await expect(dialogue).toHaveCount(0);
});

test("before it is opened nothing is fetched for it and nothing stored", { tag: "@once" }, async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/faq");
  await expect(launcher(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /chat-panel|functions\/v1/.test(url))).toEqual([]);
  await openHere(page);
  await field(page).fill("hola");
  await field(page).press("Enter");
  await expect(panel(page).getByRole("status")).toContainText("Asistente:");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("hola");
});

test("while it waits nothing can be sent, and the focus comes back to the field", { tag: "@once" }, async ({
  page,
}) => {
  const release = await delayAnswer(page);
  await open(page);
  const send = panel(page).getByRole("button", { name: "Enviar pregunta" });
  await expect(send).toBeDisabled();
  await field(page).fill("   ");
  await field(page).press("Enter");
  await expect(panel(page).getByRole("list", { name: "Conversación" })).toHaveCount(0);
  await field(page).fill("primera línea");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("segunda");
  await expect(field(page)).toHaveValue("primera línea\nsegunda");
  await field(page).fill("¿Cuánto cuesta?");
  await field(page).press("Enter");
  await expect(field(page)).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(field(page)).toHaveValue("");
  await expect(panel(page).getByText("Escribiendo…").first()).toBeVisible();
  release();
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).toContainText("Asistente:");
});

test("an error takes the empty answer away, says so, and gives the question back", { tag: "@once" }, async ({
  page,
}) => {
  await page.route(ADDRESS, (route) => route.fulfill({ status: 500, body: "{}" }));
  await open(page);
  await field(page).fill("¿Cuánto cuesta?");
  await field(page).press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "Error" });
  await expect(notice).toContainText("No se pudo conectar con el asistente. Intenta de nuevo.");
  await expect(panel(page).getByText("Escribiendo…")).toHaveCount(0);
  await expect(panel(page).getByText("¿Cuánto cuesta?")).toBeVisible();
  await page.unroute(ADDRESS);
  await panel(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(panel(page).getByRole("status")).toContainText("Asistente:");
});

test("by keyboard: Tab stays inside, Escape closes and the focus returns", { tag: "@once" }, async ({ page }) => {
  await page.goto("/precios");
  await expect(async () => {
    await launcher(page).focus({ timeout: 1_000 });
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
});

test("on its page conversations are kept, found, rated and deleted", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/chat-inmobiliario");
  const question = page.getByRole("textbox", { name: "Tu pregunta" });
  const dialogue = page.getByRole("list", { name: "Conversación" });
  await question.fill("¿Cuánto cuesta el plan Agente?");
  await expect(async () => {
    if (!(await dialogue.isVisible())) await question.press("Enter");
    await expect(dialogue).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/conversacion=/);
  await dialogue.getByRole("button", { name: "Útil" }).click();
  await expect(dialogue.getByRole("button", { name: "Útil" })).toHaveAttribute("aria-pressed", "true");
  // Unsent text waits here.
  await question.fill("¿Y con mi logo?");
  await page.reload();
  await expect(dialogue.getByRole("link", { name: "Planes y precios" }).first()).toBeVisible();
  await expect(dialogue.getByRole("button", { name: "Útil" })).toHaveAttribute("aria-pressed", "true");
  await expect(question).toHaveValue("¿Y con mi logo?");
  const kept = page.getByRole("complementary", { name: "Tus conversaciones" });
  await page.getByRole("searchbox", { name: "Buscar en tus conversaciones" }).fill("xyzzyplugh");
  await expect(kept.getByText("Nada con «xyzzyplugh».")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar en tus conversaciones" }).fill("cuanto agente");
  await expect(kept.getByRole("link", { name: /¿Cuánto cuesta el plan Agente\?/ })).toBeVisible();
  await page.getByRole("button", { name: "Opciones de la conversación" }).click();
  await page.getByRole("menuitem", { name: "Eliminar conversación" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar conversación" }).click();
  await expect(page.getByRole("heading", { name: "¿Qué necesitas saber?" })).toBeVisible();
  await expect(page).not.toHaveURL(/conversacion=/);
});

test("accessible open and answered, in both themes; on a phone it fills the screen", async ({ page }, info) => {
  await open(page);
  await expectAccessible(page);
  await panel(page).getByRole("button", { name: "¿Cuánto cuesta cada plan?" }).click();
  await expect(panel(page).getByRole("status")).toContainText("Asistente:");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const box = (await panel(page).boundingBox())!;
  if (info.project.name === "movil") expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  else expect(box).toMatchObject({ width: 384, height: 600 });
  await expectReadableInTheDark(page);
});

test("the questions page finds in spite of accents and typos, and keeps the typed text", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/faq");
  const search = page.getByRole("searchbox", { name: "Busca tu pregunta" });
  await expect(async () => {
    await search.fill("");
    await search.fill("tasasion oficial");
    const results = page.getByRole("region", { name: "Resultados" });
    await expect(results.getByText("¿Es una tasación oficial?")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await search.fill("xyzzyplugh");
  await expect(page.getByRole("heading", { name: "Nada para «xyzzyplugh»" })).toBeVisible();
  await expect(search).toHaveValue("xyzzyplugh");
  await expect(page.locator("main").getByRole("link", { name: "Escríbenos" })).toBeVisible();
  await page.goto("/faq#que-es-un-credito");
  await expect(page.getByText("Un crédito paga un cálculo del servidor")).toBeVisible();
});
