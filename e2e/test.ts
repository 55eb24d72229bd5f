import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/**
 * Answers that a journey asks for come as failed resources. The frames of the mailbox run no script, so the one that axe
 * puts into every frame is refused there, if a mail of another journey has arrived.
 */
const EXPECTED_FAULT = /Failed to load resource|Blocked script execution in 'about:srcdoc'/;

/** Every journey fails on a script error, a refused resource or a request to another host. */
export const test = base.extend<{ watched: undefined; asksForCookies: boolean; consented: undefined }>({
  /** Visitors of most journeys have answered the cookie banner before; it would lie over what they click. */
  asksForCookies: [false, { option: true }],
  consented: [
    async ({ page, asksForCookies }, use) => {
      if (!asksForCookies) {
        await page.addInitScript(() => {
          if (window.origin === "null") return; // a sandboxed frame has no storage
          const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
          localStorage.setItem("cookie_consent", JSON.stringify(refused));
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !EXPECTED_FAULT.test(message.text())) faults.push(message.text());
      });
      page.on("request", (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL!)) faults.push(`request to ${url}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Where the unmodified client keeps its session. */
const SESSION_KEY = "supabase.auth.token";
export const PASSWORD = "puerta azul del patio";
/** The first administrator of the server under test (playwright.config.ts). */
export const ADMIN_EMAIL = "admin@umbral.example";

/**
 * Makes an account with a new address, opens the link of its mail and leaves the browser signed in, all without the forms:
 * for journeys that begin behind the door.
 */
export async function signUp(page: Page, person: { firstName?: string; lastName?: string } = {}): Promise<string> {
  const email = `persona-${crypto.randomUUID()}@agencia.example`;
  const { firstName = "Ana", lastName = "Ruiz" } = person;
  const data = { first_name: firstName, last_name: lastName, phone: "600123456", user_type: "agente" };
  await call(page, "signup", { email, password: PASSWORD, data });
  let link: string | undefined;
  await expect(async () => {
    const mails: { to: string; links: string[] }[] = await (await page.request.get("/dev/mailbox.json")).json();
    link = mails.find(({ to }) => to === email)?.links.find((address) => address.includes("token_hash="));
    expect(link).toBeDefined();
  }).toPass();
  const tokenHash = new URL(link!).searchParams.get("token_hash");
  await keepSession(page, await call(page, "verify", { type: "signup", token_hash: tokenHash }));
  return email;
}

/** Leaves the browser signed in, as the form would. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await keepSession(page, await call(page, "token?grant_type=password", { email, password }));
}

export const signInAsAdmin = (page: Page): Promise<void> => signIn(page, ADMIN_EMAIL);

/** The session cookie lands in the browser's jar by itself. */
async function call(page: Page, path: string, body: object): Promise<unknown> {
  const response = await page.request.post(`/auth/v1/${path}`, { data: body });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return await response.json();
}

async function keepSession(page: Page, session: unknown): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [SESSION_KEY, JSON.stringify(session)]);
}

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual(
    [],
  );
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** Types into the place search until it answers (the page may still be waking up) and takes the first suggestion. */
export async function choosePlace(page: Page, text: string): Promise<void> {
  const option = page.getByRole("listbox").getByRole("option").first();
  const search = page.getByRole("combobox", { name: "Barrio o municipio" });
  await expect(async () => {
    await search.fill("");
    await search.fill(text);
    await expect(option).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await option.click();
}
