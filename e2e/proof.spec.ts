import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { field, fillSignIn, NEXT_DOCUMENT, send, toast } from "./sign-in-page.ts";
import { expectAccessible, PASSWORD } from "./test.ts";

// A network whose limits others have used up, on a server of its own: here every second call is beyond one.

const EMAIL = "admin@umbral.example";
const folder = mkdtempSync(join(tmpdir(), "umbral-proof-"));
let server: ChildProcess;
let site = "";

test.beforeAll(async () => {
  server = spawn(process.execPath, ["src/server/main.server.ts"], {
    env: {
      ...process.env,
      ...{ LOG_LEVEL: "silent", PORT: "0", DATA_DIR: folder, OFFICIAL_SERIES: "off" },
      ...{ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
      AUTH_LIMITS: '{"signup":1,"token":1,"recover":1}',
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  server.stdout!.on("data", (text) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  site = /http:\/\/127\.0\.0\.1:\d+/.exec(output)![0];
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
    localStorage.setItem("cookie_consent", JSON.stringify(refused));
  });
  await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "otra@agencia.es", password: "no es esta" }),
  });
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Comprobamos que eres una persona" });

test("who stands in a crowded network proves to be a person and is let in", async ({ page }, testInfo) => {
  test.slow();
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
  await expect(toast(page, "Demasiados intentos. Espera unos minutos y vuelve a probar.")).toBeVisible();
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
  await page.route("**/api/proof?*", (route) => route.abort(), { times: 1 });
  await page.goto(`${site}/auth?tab=login`);
  await fillSignIn(page, EMAIL);
  await expect(dialog(page).getByRole("status")).toContainText("lo que has escrito sigue aquí");
  await dialog(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
});
