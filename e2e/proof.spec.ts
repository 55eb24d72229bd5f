import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { field, fillSignIn, NEXT_DOCUMENT, send, toast } from "./sign-in-page.ts";
import { expectAccessible, PASSWORD } from "./test.ts";

// Proofs that a person is present, on servers of their own: one with limits that others have used up, one with a puzzle
// configured.

// In turn, so that the journeys of one screen share the crowded server.
test.describe.configure({ mode: "default" });

const EMAIL = "admin@umbral.example";
const folders: string[] = [];
const servers: ChildProcess[] = [];

/** @returns the address of a server of its own */
async function start(env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-proof-"));
  folders.push(folder);
  const server = spawn(process.execPath, ["src/server/boot/main.server.ts"], {
    env: {
      ...process.env,
      LOG_LEVEL: "silent",
      PORT: "0",
      DATA_DIR: folder,
      OFFICIAL_SERIES: "off",
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  servers.push(server);
  let output = "";
  server.stdout!.on("data", (text) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  return /http:\/\/127\.0\.0\.1:\d+/.exec(output)![0];
}

test.afterAll(async () => {
  for (const server of servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
    localStorage.setItem("cookie_consent", JSON.stringify(refused));
  });
});

let crowded: Promise<string> | undefined;

/** A server whose limit this network has already reached. */
async function crowdedSite(): Promise<string> {
  crowded ??= start({ AUTH_LIMITS: '{"signup":1,"token":1,"recover":1}' });
  const site = await crowded;
  await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "otra@agencia.es", password: "no es esta" }),
  });
  return site;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Comprobamos que eres una persona" });

test("a visitor in a crowded network proves to be a person and is let in", async ({ page }, testInfo) => {
  test.slow();
  const site = await crowdedSite();
  // The first challenge waits until the journey has looked around.
  let letGo = () => {};
  const isLookedAt = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/proof?*", async (route) => {
    await isLookedAt;
    await route.continue();
  });
  await page.goto(`${site}/auth?tab=login`);
  await fillSignIn(page, EMAIL);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("status")).toHaveText("Comprobando que no eres un programa…");
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath("proof.png") });

  await dialog(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    toast(
      page,
      "Demasiados intentos. Espera un cuarto de hora o pide una contraseña nueva en «¿Olvidaste tu contraseña?».",
    ),
  ).toBeVisible();
  await expect(field(page, "email")).toHaveValue(EMAIL);
  await expect(field(page, "password")).toHaveValue(PASSWORD);

  letGo();
  const calls: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("grant_type=password")) calls.push(request.postData());
  });
  await send(page, "Iniciar sesión").click();
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toContain("captcha_token");
});

test("a connection that fails meanwhile can be tried again", { tag: "@once" }, async ({ page }) => {
  test.slow();
  const site = await crowdedSite();
  await page.route("**/api/proof?*", (route) => route.abort(), { times: 1 });
  await page.goto(`${site}/auth?tab=login`);
  await fillSignIn(page, EMAIL);
  await expect(dialog(page).getByRole("status")).toContainText("lo que has escrito sigue aquí");
  await dialog(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
});

/** Effect of the service's script, as far as a page sees it. */
const WIDGET = `window.turnstile = {
  render(element, { callback, sitekey }) {
    const frame = document.createElement("iframe");
    frame.title = "Widget of " + sitekey;
    frame.src = "https://challenges.cloudflare.com/widget";
    frame.onload = () => callback("solved");
    element.append(frame);
    return "w1";
  },
  remove() {},
};`;

test("a configured service's widget is fetched when it is asked for, also on a page reached within another", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  const service = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => response.end(JSON.stringify({ success: body.includes("response=solved") })));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  const site = await start({
    CAPTCHA_SECRET: "secreto",
    CAPTCHA_SITE_KEY: "0x4AAA",
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
  });
  const fetched: string[] = [];
  await page.route("https://challenges.cloudflare.com/**", (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    const isScript = pathname.endsWith("/api.js");
    return route.fulfill({
      contentType: isScript ? "text/javascript" : "text/html",
      body: isScript ? WIDGET : "hecho",
    });
  });
  // The home page is a stored page, whose policy stays when the sign-in page is drawn within it.
  await page.goto(site);
  await page.getByRole("banner").getByRole("link", { name: "Iniciar Sesión" }).click();
  await page.getByRole("tab", { name: "Iniciar sesión" }).click();
  await expect(send(page, "Iniciar sesión")).toBeVisible();
  expect(fetched).toEqual([]);
  await fillSignIn(page, EMAIL);
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
  expect(fetched).toEqual(["/turnstile/v0/api.js", "/widget"]);
  await new Promise((resolve) => service.close(resolve));
});
