import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/**
 * Answers that a journey asks for come as failed resources. The frames of the mailbox run no script, so what a journey puts
 * into every frame (the answer to the cookie banner) is refused there, if a mail of another journey has arrived.
 */
const EXPECTED_FAULT = /Failed to load resource|Blocked script execution in 'about:srcdoc'/;

/** Every journey fails on a script error, a refused resource or a request to another host. */
export const test = base.extend<{ watched: undefined; asksForCookies: boolean; consented: undefined }>({
  /** Visitors of most journeys have answered the cookie banner before; it would cover the things they click. */
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

type RunOnly = NonNullable<Parameters<AxeBuilder["options"]>[0]["runOnly"]>;

const WCAG: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] };
/** All that may change with the theme. */
const COLOURS: RunOnly = { type: "rule", values: ["color-contrast"] };

interface Person {
  firstName?: string;
  lastName?: string;
  /** Address of a server of the journey's own, whose mailbox is read. */
  site?: string;
}

/** Key under which the unmodified client keeps its session. */
const SESSION_KEY = "supabase.auth.token";
export const PASSWORD = "puerta azul del patio";
/** The first administrator of the server under test (playwright.config.ts). */
export const ADMIN_EMAIL = "admin@umbral.example";

/**
 * Makes an account with a new address, opens the link of its mail and leaves the browser signed in, all without the
 * forms: for journeys that begin signed in.
 */
export async function signUp(page: Page, person: Person | "nameless" = {}): Promise<string> {
  const email = `persona-${crypto.randomUUID()}@agencia.example`;
  const { firstName = "Ana", lastName = "Ruiz", site } = person === "nameless" ? {} : person;
  const about = { first_name: firstName, last_name: lastName, phone: "600123456", user_type: "agente" };
  await call(page, "signup", { email, password: PASSWORD, data: person === "nameless" ? {} : about });
  const tokenHash = (await mailedLink(email, "signup", site)).searchParams.get("token_hash");
  await keepSession(page, await call(page, "verify", { type: "signup", token_hash: tokenHash }));
  return email;
}

/** The newest link with a token that was mailed to an address. */
export const mailedLink = (email: string, type: string, site?: string): Promise<URL> =>
  linkInMail(email, (address) => address.includes("token_hash=") && address.includes(`type=${type}`), site);

/** The newest link of that kind that was mailed to an address. */
export async function linkInMail(
  email: string,
  isWanted: (address: string) => boolean,
  site: string | undefined = test.info().project.use.baseURL,
): Promise<URL> {
  let link: string | undefined;
  await expect(async () => {
    // Not through the browser, which would keep every mailbox in its record of the journey.
    const mailbox = await fetch(new URL("/dev/mailbox.json", site));
    link = ((await mailbox.json()) as { to: string; links: string[] }[])
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find(isWanted);
    expect(link).toBeDefined();
  }).toPass();
  return new URL(link!);
}

/** Makes a row by a call, as the signed-in person of the page. @returns its id */
export async function made(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
  return ((await answer.json()) as { id: string }).id;
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
export const expectAccessible = (page: Page): Promise<void> => expectNoViolation(page, WCAG);

/** The same in the dark, for a page that has been looked at in the light; it stays dark. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await withoutMotion(page);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expectNoViolation(page, COLOURS);
}

/** Elements that fade or change their colour would be looked at half way: without motion they are there at once. */
const withoutMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: "reduce" });

async function expectNoViolation(page: Page, runOnly: RunOnly): Promise<void> {
  // In the page itself, without a report of passed rules and without its frames (mails, which run no script): a quarter
  // of the usual time.
  await withoutMotion(page);
  const alone: Page = Object.create(page, { frames: { value: () => [] } });
  // A section that is laid out only when it comes near the screen has no place yet, and whatever stands there instead would count as its ground.
  await alone.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>("*"))
      if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
  });
  const axe = new AxeBuilder({ page: alone }).setLegacyMode();
  const { violations } = await axe.options({ runOnly, resultTypes: ["violations"], iframes: false }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual(
    [],
  );
}

/** No element sticks out sideways. */
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

/** Hydrates the page, so that later acts are answered at once. */
export async function awaken(page: Page): Promise<void> {
  // From one place to another: a pointer that is seen once may only rest there.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** The next page sleeps until it is let go. */
export async function keepAsleep(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
