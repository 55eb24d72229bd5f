import type { Browser, Page } from "@playwright/test";
import { PASSWORD } from "./test.ts";

/** The pages of signing in, as the journeys through them see them. */

/** Signing in and out go on as a new document, which wakes up before it says anything. */
export const NEXT_DOCUMENT = { timeout: 25_000 };

export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Avisos" }).getByText(text, { exact: true });
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
export const send = (page: Page, name: string) => page.locator("main form").getByRole("button", { name, exact: true });

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, "email").fill(email);
  await field(page, "password").fill(password);
  await send(page, "Iniciar sesión").click();
}

export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** Session of the browser as the client keeps it. */
export const sessionOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("supabase.auth.token") ?? "null") as { access_token: string } | null,
  );

export async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL("/", page.url()).href, locale: "es-ES" });
  const other = await context.newPage();
  await other.addInitScript(() => {
    const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
    localStorage.setItem("cookie_consent", JSON.stringify(refused));
  });
  return other;
}
