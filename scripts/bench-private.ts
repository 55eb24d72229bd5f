import { chromium, type Page } from "@playwright/test";
import { startBenchServer } from "./bench-server.ts";
import { findBrowser } from "./find-browser.ts";

// npm run bench: how soon a signed-in person can use a page on a slow phone (processor four times slower, 1.6 Mbit/s down, 750 kbit/s up). A
// page is usable when React answers the button of the account's menu. Three ways to come to a page: from the form, whose
// parts the browser has; at another opening of the browser, with what it kept; and the very first page of an empty
// browser. Beside each the same with Lighthouse's wait of 150 ms for each answer, which the target does not name.

const TARGET_MS = 1500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PERSON = { email: "medida@umbral.example", password: "cuatro-caballos-medidos-7" };
const PAGES = ["/dashboard", "/dashboard/cartera", "/valoracion"];
const BYTES_A_SECOND = { downloadThroughput: (1_600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const WAITS_MS = [0, 150];
/** A person's quick typing. */
const KEY_MS = 60;
const SENT_KEY = "bench-sent";

interface Times {
  form: number;
  again: number;
  cold: number;
}

const WAYS: Record<keyof Times, string> = { form: "desde el formulario", again: "otra vez", cold: "sin nada guardado" };

const executablePath = findBrowser();
if (!executablePath) {
  console.log("\nSin Chromium no se miden las páginas privadas.");
  process.exit(0);
}
const { origin, stop } = await startBenchServer({ ADMIN_EMAIL: PERSON.email, ADMIN_PASSWORD: PERSON.password });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  console.log(`\nPáginas privadas en un teléfono lento (mediana y peor de ${ROUNDS}; objetivo ${TARGET_MS} ms)`);
  for (const waitMs of WAITS_MS)
    for (const path of PAGES) {
      const rounds: Times[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(path, waitMs));
      const said = (["form", "again", "cold"] as const).map((way) => {
        const times = rounds.map((times) => times[way]).sort((a, b) => a - b);
        return `${WAYS[way]} ${Math.round(times[Math.floor(times.length / 2)]!)} (${Math.round(times.at(-1)!)})`;
      });
      console.log(`  ${path}, espera de red ${waitMs} ms: ${said.join(", ")}`);
    }
} finally {
  await browser.close();
  await stop();
}

async function measured(path: string, waitMs: number): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await slowPage(await context.newPage(), waitMs);
  await page.goto(`${origin}/auth?tab=login&next=${encodeURIComponent(path)}`);
  await page.waitForLoadState("networkidle");
  await page.locator("input[name=email]").fill(PERSON.email);
  await page.locator("input[name=password]").pressSequentially(PERSON.password, { delay: KEY_MS });
  await page.locator("button[type=submit]").first().click();
  const usable = await usableAt(page, path);
  const form = usable - (await page.evaluate((key) => Number(sessionStorage.getItem(key)), SENT_KEY));
  // Another opening of the browser has no first page at work beside it.
  await page.close();

  const again = await opened(await slowPage(await context.newPage(), waitMs), path);
  const fresh = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: await context.storageState(),
  });
  const cold = await opened(await slowPage(await fresh.newPage(), waitMs), path);
  await Promise.all([context.close(), fresh.close()]);
  return { form, again, cold };
}

async function slowPage(page: Page, waitMs: number): Promise<Page> {
  // The instant at which the form is sent, as the page sees it: what the driver does before its click is nobody's wait.
  await page.addInitScript((key) => {
    addEventListener(
      "submit",
      () => sessionStorage.setItem(key, String(performance.timeOrigin + performance.now())),
      true,
    );
  }, SENT_KEY);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", { offline: false, latency: waitMs, ...BYTES_A_SECOND });
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

async function opened(page: Page, path: string): Promise<number> {
  const started = Date.now();
  await page.goto(origin + path, { waitUntil: "commit" });
  return (await usableAt(page, path)) - started;
}

/** @returns the instant at which React has taken the button of the account's menu over, in milliseconds */
async function usableAt(page: Page, path: string): Promise<number> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
  const at = await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('[aria-label="Tu cuenta"]')];
    const isTaken = buttons.some((button) => Object.keys(button).some((key) => key.startsWith("__reactProps$")));
    return isTaken ? performance.timeOrigin + performance.now() : false;
  });
  return (await at.jsonValue()) as number;
}
