import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { fillSignIn, forgetSession, NEXT_DOCUMENT, send, toast } from "./sign-in-page.ts";
import {
  awaken,
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  PASSWORD,
} from "./test.ts";

// Passkeys, with an authenticator that the browser plays. They need a domain: a server of its own stands at `localhost`.

const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "umbral-passkeys-"));
      const port = await freePort();
      const site = `http://localhost:${port}`;
      const env = { PORT: String(port), PUBLIC_URL: site, DATA_DIR: folder, LOG_LEVEL: "warn", OFFICIAL_SERIES: "off" };
      const server = spawn(process.execPath, ["src/server/boot/main.server.ts"], {
        env: { ...process.env, ...env },
        stdio: "ignore",
      });
      const ended = new Promise((resolve) => server.once("exit", resolve));
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
      await use(site);
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A telephone's own authenticator, which always finds the right finger. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** A new account, signed in through the mail's link. */
async function newAccount(page: Page, site: string): Promise<string> {
  const email = `llave-${crypto.randomUUID()}@agencia.example`;
  const data = { first_name: "Ana", last_name: "Ruiz" };
  await page.request.post("/auth/v1/signup", { data: { email, password: PASSWORD, data } });
  const mailbox = await (await fetch(`${site}/dev/mailbox.json`)).json();
  const { links } = (mailbox as { to: string; links: string[] }[]).find(({ to }) => to === email)!;
  await page.goto("/auth?tab=login");
  const token_hash = new URL(links[0]!).searchParams.get("token_hash");
  await page.request.post("/auth/v1/verify", { data: { type: "signup", token_hash } });
  return email;
}

/** Page after a sign-in without a wish for another. */
const expectInside = async (page: Page, site: string) => {
  await expect(page).toHaveURL(`${site}/`, NEXT_DOCUMENT);
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
};

test("a passkey is added, opens the account, confirms a password, and goes", { tag: "@once" }, async ({
  page,
  site,
}) => {
  test.slow();
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const email = await newAccount(page, site);
  await forgetSession(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/auth?tab=login&next=/dashboard/settings");
  // No part of it is fetched before somebody reaches for it.
  expect(asked.filter((url) => /passkey-calls|authentication\/options/.test(url))).toEqual([]);
  await expect(page.getByRole("button", { name: "Entrar con llave de acceso" })).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(`${site}/dashboard/settings`, NEXT_DOCUMENT);
  await awaken(page);

  const section = page.getByRole("region", { name: "Llaves de acceso" });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: "Añadir una llave de acceso" }).click();
  await dialog.getByLabel("Nombre").fill("Móvil de Ana");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText("La contraseña es requerida")).toBeVisible();
  await dialog.getByLabel("Tu contraseña").fill("no es esta puerta");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText("La contraseña no es correcta")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Tu contraseña").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(toast(page, "Llave de acceso añadida")).toBeVisible();
  await expect(section.getByRole("button", { name: "Quitar Móvil de Ana" })).toBeVisible();
  await expect(section.getByText("Sin usar todavía")).toBeVisible();
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);
  await section.getByRole("button", { name: "Cambiar nombre de Móvil de Ana" }).click();
  await dialog.getByLabel("Nombre").fill("Mi móvil");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(section.getByRole("button", { name: "Quitar Mi móvil" })).toBeVisible();

  await forgetSession(page);
  await page.goto("/auth?tab=login");
  await page.getByRole("button", { name: "Entrar con llave de acceso" }).click();
  await expectInside(page, site);

  // Asked for always, the password alone opens nothing; codes are made for people who lose the device.
  await page.goto("/dashboard/settings");
  await section.getByRole("switch", { name: /Pedir siempre una llave de acceso/ }).click();
  await dialog.getByRole("button", { name: "Crear códigos" }).click();
  const codes = dialog.getByRole("list", { name: "Códigos de recuperación" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await dialog.getByRole("button", { name: "Los he guardado" }).click();
  await expect(section.getByText("Te quedan 10 códigos de recuperación")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await forgetSession(page);
  await page.goto("/auth?tab=login");
  // The browser offers it in the field by itself; here the password is to be gone through.
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  await fillSignIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Confirma que eres tú" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Usar mi llave de acceso" })).toBeVisible();
  await expect(page.getByLabel("Código de 6 cifras")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/auth\?next=/, NEXT_DOCUMENT);
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  await page.getByRole("button", { name: "Usar mi llave de acceso" }).click();
  await expect(page).toHaveURL(`${site}/dashboard/settings`, NEXT_DOCUMENT);

  await expect(section.getByText(/Usada por última vez el/)).toBeVisible();
  await section.getByRole("switch", { name: /Pedir siempre una llave de acceso/ }).click();
  await dialog.getByRole("button", { name: "Dejar de pedirla" }).click();
  await expect(section.getByRole("switch")).not.toBeChecked();
  await section.getByRole("button", { name: "Quitar Mi móvil" }).click();
  await dialog.getByRole("button", { name: "Quitar llave de acceso" }).click();
  await expect(section.getByText("Aún no tienes ninguna")).toBeVisible();
  await expectReadableInTheDark(page);

  // The device still has its half; it opens nothing any more.
  await forgetSession(page);
  await page.goto("/auth?tab=login");
  await page.getByRole("button", { name: "Entrar con llave de acceso" }).click();
  await expect(
    toast(page, "Esa llave de acceso no vale para entrar. Prueba con otra, o entra de otra forma."),
  ).toBeVisible();
  await expect(send(page, "Iniciar sesión")).toBeEnabled();
});

test("the browser offers its passkeys in the field of the address", { tag: "@once" }, async ({ page, site }) => {
  test.slow();
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const email = await newAccount(page, site);
  await forgetSession(page);
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  await page.goto("/auth?tab=login&next=/dashboard/settings");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(`${site}/dashboard/settings`, NEXT_DOCUMENT);
  await awaken(page);
  const section = page.getByRole("region", { name: "Llaves de acceso" });
  await section.getByRole("button", { name: "Añadir una llave de acceso" }).click();
  await page.getByRole("dialog").getByLabel("Tu contraseña").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Continuar" }).click();
  await expect(toast(page, "Llave de acceso añadida")).toBeVisible();
  await forgetSession(page);
  await page.goto("/auth?tab=login");
  await page.locator("main [name=email]").focus();
  await expectInside(page, site);
});
