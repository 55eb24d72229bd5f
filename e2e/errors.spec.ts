import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  signInAsAdmin,
  signUp,
  test,
} from "./test.ts";

/** Reports an error of the browser's person, as the page itself would. */
async function fail(page: Page, message: string, type = "SERVER_ERROR"): Promise<void> {
  const data = {
    tool_name: "valoracion",
    error_type: type,
    error_message: message,
    error_stack: "TypeError: comparables is empty\n  at runValuation",
    request_data: { path: "/valoracion", status: 500, metros: 94 },
  };
  const response = await page.request.post("/api/tool-errors", { data });
  expect(response.status()).toBe(201);
}

/** A page wakes up first, and then it listens. */
const AWAKE = { timeout: 20_000 };

/** Letters alone, because numbers do not distinguish errors. */
const someWord = () =>
  crypto
    .randomUUID()
    .replaceAll("-", "")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);

const banner = (page: Page) =>
  page.getByRole("status").filter({ hasText: "sin resolver" }).filter({ hasText: "Revisar" });

test("an administrator sees an error arrive, opens it, resolves it and opens it again", { tag: "@once" }, async ({
  page,
}) => {
  const word = `fallo ${someWord()}`;
  await signInAsAdmin(page);
  await page.goto(`/admin/errores?buscar=${encodeURIComponent(word)}`);
  await expect(page.getByText("En directo", { exact: true })).toBeVisible(AWAKE);
  await expect(page.getByText("Ningún error cumple el filtro")).toBeVisible();

  await fail(page, word);
  const link = page.getByRole("link", { name: word });
  await expect(link).toBeVisible();
  await link.click();
  const detail = page.getByRole("complementary", { name: "Detalle" });
  await expect(detail).toContainText("TypeError: comparables is empty");
  await expect(detail).toContainText('"metros": 94');

  await detail.getByRole("button", { name: "Marcar resuelto" }).click();
  await expect(detail.getByText("Resuelto", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Ningún error cumple el filtro")).toBeVisible();
  await detail.getByRole("button", { name: "Reabrir" }).click();
  await expect(page.getByRole("checkbox", { name: `Marcar: ${word}` })).toBeVisible();

  // By keyboard, because on a phone the finger meets the label, which is larger.
  await page.getByRole("checkbox", { name: `Marcar: ${word}` }).press("Space");
  await page.getByRole("button", { name: "Marcar resueltas" }).click();
  await expect(page.getByText("Ningún error cumple el filtro")).toBeVisible();
  await expect(page.getByRole("button", { name: "Marcar resueltas" })).toBeHidden();
});

test("list and detail are accessible in both themes and fit", async ({ page, isMobile }) => {
  const word = `fallo ${someWord()}`;
  await signInAsAdmin(page);
  await fail(page, word);
  await page.goto(`/admin/errores?buscar=${encodeURIComponent(word)}`);
  await expect(banner(page)).toBeVisible(AWAKE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: word }).click();
  await expect(page.getByRole("complementary", { name: "Detalle" })).toContainText(word);
  await expectNoSidewaysScroll(page);
  // Half under the bar a target looks too small to the machine.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  if (isMobile) return;
  await page.getByRole("button", { name: /^Avisos/ }).click();
  await expect(page.getByRole("region", { name: "Tus avisos" })).toBeVisible();
  await expectReadableInTheDark(page);
});

test("the banner counts, is closed and comes back when there are more", { tag: "@once" }, async ({ page }) => {
  await signInAsAdmin(page);
  await fail(page, `fallo ${someWord()}`, "UNKNOWN_ERROR");
  await page.goto("/dashboard");
  await expect(banner(page)).toContainText(/\d+ error(es)? sin resolver/, AWAKE);
  await page.getByRole("button", { name: "Ocultar aviso" }).click();
  // Other journeys fail at the same time: it may be back already, with more.
  await fail(page, `fallo ${someWord()}`, "UNKNOWN_ERROR");
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("link", { name: "Revisar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Errores" })).toBeVisible();
});

test("a notice arrives at the bell, leads to its error and is read", { tag: "@once" }, async ({ page }) => {
  const word = `fallo ${someWord()}`;
  await signInAsAdmin(page);
  await page.goto("/dashboard");
  await fail(page, word);
  const bell = page.getByRole("button", { name: /^Avisos: \d+ sin leer/ });
  await expect(bell).toBeVisible(AWAKE);
  await bell.click();
  const notice = page.getByRole("listitem").filter({ hasText: `SERVER_ERROR: ${word}` });
  await notice.getByRole("link").click();
  await expect(page.getByRole("complementary", { name: "Detalle" })).toContainText(word);
  await page.getByRole("button", { name: /^Avisos/ }).click();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: /^Marcar como leído/ })).toBeHidden();
});

test("a person who is no administrator has a bell and neither banner nor list", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await fail(page, `fallo ${someWord()}`);
  // Clicked once the page is hydrated, before its effects have run: done once, or the bell would open and close.
  await page.addInitScript(() => {
    const click = () => document.querySelector<HTMLElement>("button[aria-label=Avisos]")?.click();
    window.addEventListener("umbral:hydrated", () => queueMicrotask(click));
  });
  await page.goto("/dashboard");
  await expect(page.getByText("No tienes avisos.")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect((await page.goto("/admin/errores"))!.status()).toBe(404);
  expect((await page.request.get("/api/admin/errors")).status()).toBe(404);
});
