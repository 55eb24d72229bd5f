import type { Browser, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, expectAccessible, expectNoSidewaysScroll, PASSWORD, signIn, signUp, test } from "./test.ts";

const EYE = "Ver lo escrito";
/** Signing in and out go on as a new document, which wakes up before it says anything. */
const NEXT_DOCUMENT = { timeout: 25_000 };

const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Avisos" }).getByText(text, { exact: true });
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const send = (page: Page, name: string) => page.locator("main form").getByRole("button", { name, exact: true });
const newAddress = () => `persona-${crypto.randomUUID()}@agencia.example`;

/** The newest link with a token that was mailed to an address. */
async function mailedLink(page: Page, email: string, type: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails: { to: string; links: string[] }[] = await (await page.request.get("/dev/mailbox.json")).json();
    link = mails
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((address) => address.includes("token_hash=") && address.includes(`type=${type}`));
    expect(link).toBeDefined();
  }).toPass();
  const { pathname, search } = new URL(link!);
  return pathname + search;
}

async function fillSignUp(page: Page, email: string) {
  await field(page, "firstName").fill("Nuria");
  await field(page, "lastName").fill("Ferrer Ivars");
  await field(page, "phone").fill("612 345 678");
  await field(page, "email").fill(email);
  await field(page, "password").fill(PASSWORD);
  await page.getByRole("radio", { name: "Agente" }).check();
  await field(page, "acceptTerms").check();
}

async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await field(page, "email").fill(email);
  await field(page, "password").fill(password);
  await send(page, "Iniciar sesión").click();
}

async function forgetSession(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** Session of the browser as the client keeps it. */
const sessionOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("supabase.auth.token") ?? "null") as { access_token: string } | null,
  );

test("signing up: form, mail, button, inside", async ({ page }) => {
  test.slow();
  const email = newAddress();
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Crear cuenta" })).toHaveAttribute("aria-selected", "true");
  await expect(field(page, "acceptTerms")).not.toBeChecked();
  await fillSignUp(page, email);
  await expect(page.getByText("Muy buena")).toBeVisible();
  const request = page.waitForRequest((one) => one.url().includes("/auth/v1/signup"));
  await send(page, "Crear cuenta").click();
  expect((await request).postDataJSON()).toMatchObject({
    email,
    data: { first_name: "Nuria", last_name: "Ferrer Ivars", phone: "612 345 678", user_type: "agente" },
  });
  expect(new URL((await request).url()).searchParams.get("redirect_to")).toBe(new URL("/", page.url()).href);
  await expect(toast(page, "¡Cuenta creada!")).toBeVisible();
  await expect(toast(page, "Revisa tu email para verificar tu cuenta")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/, NEXT_DOCUMENT);
  for (const name of ["firstName", "lastName", "phone", "email", "password"]) {
    await expect(field(page, name)).toHaveValue("");
  }
  await expect(field(page, "acceptTerms")).not.toBeChecked();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("button", { name: /Podrás reenviarlo en/ })).toBeDisabled();

  // A scanner opens the link and asks for its head: nothing is used up.
  const link = await mailedLink(page, email, "signup");
  expect((await page.request.get(link)).status()).toBe(200);
  await page.request.head(link);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Confirma tu email" })).toBeVisible();
  await page.getByRole("button", { name: "Confirmar mi email" }).click();
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
  await expect(toast(page, "Email confirmado")).toBeVisible();

  await page.goto(link);
  await page.getByRole("button", { name: "Confirmar mi email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Este enlace ya no vale" })).toBeFocused();
});

test("every validation message, in a toast and at its field; what was typed stays", async ({ page }) => {
  await page.goto("/auth");
  await send(page, "Crear cuenta").click();
  await expect(toast(page, "Error de validación")).toBeVisible();
  await expect(toast(page, "El nombre debe tener al menos 2 caracteres")).toBeVisible();
  await expect(field(page, "firstName")).toBeFocused();
  const messages = {
    firstName: "El nombre debe tener al menos 2 caracteres",
    lastName: "Los apellidos deben tener al menos 2 caracteres",
    phone: "El teléfono debe tener al menos 9 caracteres",
    email: "Email inválido",
    password: "La contraseña debe tener al menos 8 caracteres",
    acceptTerms: "Debes aceptar las condiciones",
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page);
  await fillSignUp(page, "nuria@agencia");
  await send(page, "Crear cuenta").click();
  await expect(toast(page, "Email inválido")).toBeVisible();
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "firstName")).toHaveValue("Nuria");
  await expect(field(page, "password")).toHaveValue(PASSWORD);

  await page.getByRole("tab", { name: "Iniciar sesión" }).click();
  await expect(field(page, "email")).toHaveValue("nuria@agencia");
  await field(page, "email").fill("nuria@agencia.es");
  await send(page, "Iniciar sesión").click();
  await expect(toast(page, "La contraseña es requerida")).toBeVisible();
  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await field(page, "email").fill("");
  await send(page, "Enviar enlace").click();
  await expect(toast(page, "Por favor ingresa tu email")).toBeVisible();
  await send(page, "Cancelar").click();
  await expect(page.getByRole("tab", { name: "Iniciar sesión" })).toHaveAttribute("aria-selected", "true");
});

test("a wrong password, and a right one that leads where it was going", async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/, NEXT_DOCUMENT);
  await page.getByRole("tab", { name: "Iniciar sesión" }).click();
  await fillSignIn(page, email, "no es esta");
  await expect(toast(page, "Error de autenticación")).toBeVisible();
  await expect(toast(page, "Email o contraseña incorrectos")).toBeVisible();
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "password")).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: EYE }).click();
  await expect(field(page, "password")).toHaveAttribute("type", "text");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/, NEXT_DOCUMENT);
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
  await expect(toast(page, "Has iniciado sesión correctamente")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(toast(page, "¡Bienvenido!")).toHaveCount(0);
});

test("a taken address says so and leads to signing in with it", { tag: "@once" }, async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto("/auth");
  await fillSignUp(page, email);
  await send(page, "Crear cuenta").click();
  await expect(toast(page, "Este email ya está registrado. Intenta iniciar sesión.")).toBeVisible();
  await expect(field(page, "email")).toBeFocused();
  await page.getByRole("button", { name: "Iniciar sesión con este email" }).click();
  await expect(field(page, "email")).toHaveValue(email);
});

test("an address that is not verified yet is told so and may have another mail", { tag: "@once" }, async ({ page }) => {
  const email = newAddress();
  await page.request.post("/auth/v1/signup", { data: { email, password: PASSWORD, data: {} } });
  await page.goto("/auth?tab=login");
  await fillSignIn(page, email);
  await expect(toast(page, "Antes de entrar, confirma tu email con el enlace que te enviamos.")).toBeVisible();
  await page.getByRole("button", { name: "Reenviar el email" }).click();
  await expect(toast(page, "Acabamos de enviarte un email. Espera un minuto antes de pedir otro.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Podrás reenviarlo en/ })).toBeDisabled();
});

test("a forgotten password: mail, another device, new password, signed in", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto("/auth?tab=login");
  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recupera tu contraseña" })).toBeFocused();
  await field(page, "email").fill(email);
  await send(page, "Enviar enlace").click();
  await expect(toast(page, "¡Email enviado!")).toBeVisible();
  await expect(toast(page, "Revisa tu bandeja de entrada para restablecer tu contraseña")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Iniciar sesión" })).toHaveAttribute("aria-selected", "true");

  const other = await anotherDevice(browser, page);
  await other.goto(await mailedLink(page, email, "recovery"));
  await other.getByRole("button", { name: "Elegir contraseña nueva" }).click();
  await expect(other).toHaveURL(/\/auth\?reset=true$/, NEXT_DOCUMENT);
  await expect(other.getByRole("heading", { level: 1, name: "Elige tu contraseña nueva" })).toBeVisible();
  await field(other, "password").fill(PASSWORD);
  await send(other, "Guardar contraseña").click();
  await expect(toast(other, "La contraseña nueva tiene que ser distinta de la anterior.")).toBeVisible();
  await field(other, "password").fill("tres ventanas al norte");
  await send(other, "Guardar contraseña").click();
  await expect(toast(other, "Contraseña cambiada")).toBeVisible(NEXT_DOCUMENT);
  await expect(other).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await other.context().close();

  await page.goto("/auth?tab=login");
  await fillSignIn(page, email);
  await expect(toast(page, "Email o contraseña incorrectos")).toBeVisible();
  await fillSignIn(page, email, "tres ventanas al norte");
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
});

test("without a link there is no new password, but another link", { tag: "@once" }, async ({ page }) => {
  await page.goto("/auth?reset=true");
  await expect(page.getByRole("heading", { level: 1, name: "Pide otro enlace" })).toBeVisible();
  await expectAccessible(page);
});

test("a session reaches every tab, and so does its end", async ({ page, context, isMobile }) => {
  test.slow();
  const email = await signUp(page);
  await forgetSession(page);
  const second = await context.newPage();
  await second.goto("/auth?tab=login");
  await expect(second.getByRole("heading", { level: 1, name: "Inicia sesión" })).toBeVisible();
  // A tab in the background wakes late.
  await page.bringToFront();
  await page.goto("/auth?tab=login");
  await fillSignIn(page, email);
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);
  await expect(second).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await second.goto("/dashboard");
  await expect(second).toHaveURL(/\/dashboard$/, NEXT_DOCUMENT);
  await expect(toast(second, "¡Bienvenido!")).toHaveCount(0);

  await page.bringToFront();
  await page.goto("/dashboard");
  await page.evaluate(() => localStorage.setItem("sb-cache", "{}"));
  if (isMobile) await page.getByText("Menú de mi panel").click();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await expect(toast(page, "Sesión cerrada correctamente")).toBeVisible(NEXT_DOCUMENT);
  expect(
    await page.evaluate(() => [localStorage.getItem("sb-cache"), localStorage.getItem("supabase.auth.token")]),
  ).toEqual([null, null]);
  await expect(second).toHaveURL(/\/auth\?next=%2Fdashboard$/, NEXT_DOCUMENT);
});

test("who is signed in and opens the auth page goes on; the form for a new password stays", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/auth");
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await page.goto("/auth?next=/calculadora-capacidad");
  await expect(page).toHaveURL(/\/calculadora-capacidad$/, NEXT_DOCUMENT);
  await page.goto("/auth?reset=true");
  await expect(field(page, "password")).toBeVisible();
  await expectAccessible(page);
});

test("a session that lost its cookie gets it back, one that ended on the server ends here", { tag: "@once" }, async ({
  page,
}) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/, NEXT_DOCUMENT);
  const session = await sessionOf(page);
  await page.request.post("/auth/v1/logout?scope=local", {
    headers: { authorization: `Bearer ${session!.access_token}` },
  });
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/, NEXT_DOCUMENT);
  await expect(page.getByRole("tab", { name: "Crear cuenta" })).toBeVisible();
  expect(await sessionOf(page)).toBeNull();
  await page.getByRole("tab", { name: "Iniciar sesión" }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/, NEXT_DOCUMENT);
});

test("an account with a second factor asks for its code, or for a printed one", async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  const bearer = { authorization: `Bearer ${(await sessionOf(page))!.access_token}` };
  const post = async (path: string, data: object, headers = bearer) =>
    (await page.request.post(`/auth/v1/${path}`, { headers, data })).json();
  const factor = await post("factors", { factor_type: "totp", friendly_name: "Móvil" });
  const totp = new TOTP({ secret: factor.totp.secret });
  const { id } = await post(`factors/${factor.id}/challenge`, {});
  const raised = await post(`factors/${factor.id}/verify`, { challenge_id: id, code: totp.generate() });
  const { codes } = await post("recovery-codes", {}, { authorization: `Bearer ${raised.access_token}` });

  await forgetSession(page);
  await page.goto("/auth?tab=login");
  await fillSignIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Confirma que eres tú" })).toBeFocused();
  await expectAccessible(page);
  await expect(field(page, "code")).toHaveAttribute("autocomplete", "one-time-code");
  await field(page, "code").fill("12");
  await send(page, "Continuar").click();
  await expect(toast(page, "Escribe las 6 cifras que muestra tu aplicación")).toBeVisible();
  await field(page, "code").fill("000000");
  await send(page, "Continuar").click();
  await expect(
    toast(page, "El código no es correcto. Comprueba que es el último que muestra tu aplicación."),
  ).toBeVisible();
  // The code of this half minute was used to set it up.
  await field(page, "code").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await send(page, "Continuar").click();
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await expect(toast(page, "¡Bienvenido!")).toBeVisible(NEXT_DOCUMENT);

  await forgetSession(page);
  await page.goto("/auth?tab=login");
  await fillSignIn(page, email);
  await page.getByRole("button", { name: "Usar un código de recuperación" }).click();
  await field(page, "recoveryCode").fill("no-es-este");
  await send(page, "Continuar").click();
  await expect(toast(page, "Ese código de recuperación no es válido o ya se usó.")).toBeVisible();
  await field(page, "recoveryCode").fill(codes[0]);
  await send(page, "Continuar").click();
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
});

test("a way back that failed is said in Spanish and leaves the address", { tag: "@once" }, async ({ page }) => {
  await page.goto("/?error=access_denied&error_code=bad_oauth_state&error_description=OAuth+state+has+expired");
  await expect(toast(page, "La entrada con Google ha caducado. Vuelve a intentarlo.")).toBeVisible();
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await expect(page.getByText("OAuth state")).toHaveCount(0);
});

test("a visitor without a session fetches nothing of it", { tag: "@once" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/precios");
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole("button", { name: "Abrir el asistente" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /auth-client|start-session|\/auth\/v1\//.test(path))).toEqual([]);
});

test("the tabs answer to the arrows", async ({ page }) => {
  await page.goto("/auth");
  const [login, signup] = [
    page.getByRole("tab", { name: "Iniciar sesión" }),
    page.getByRole("tab", { name: "Crear cuenta" }),
  ];
  await expect(async () => {
    await signup.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(login).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(login).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(signup).toBeFocused();
});

async function expectWellMade(page: Page) {
  await expectAccessible(page);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(`every view is accessible and fits, ${theme}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem("umbral-theme", value), theme));

    test("signing up and in", async ({ page }) => {
      await page.goto("/auth");
      await expectWellMade(page);
      await page.getByRole("tab", { name: "Iniciar sesión" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Inicia sesión" })).toBeVisible();
      await expectWellMade(page);
      await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Recupera tu contraseña" })).toBeVisible();
      await expectWellMade(page);
    });

    test("mailed links", async ({ page }) => {
      await page.goto("/auth/confirmar");
      await expect(page.getByRole("heading", { level: 1, name: "A este enlace le falta una parte" })).toBeVisible();
      await page.goto("/auth/confirmar?type=email_change&token_hash=no-existe");
      await expectWellMade(page);
      await page.getByRole("button", { name: "Confirmar el cambio" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Este enlace ya no vale" })).toBeVisible();
      await expectWellMade(page);
    });
  });
}

test("a session ends when its account signs out elsewhere", { tag: "@once" }, async ({ page, browser }) => {
  const email = await signUp(page);
  const other = await anotherDevice(browser, page);
  await signIn(other, email);
  await other.request.post("/auth/v1/logout?scope=global", {
    headers: { authorization: `Bearer ${(await sessionOf(other))!.access_token}` },
  });
  await other.context().close();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/, NEXT_DOCUMENT);
});

async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL("/", page.url()).href, locale: "es-ES" });
  const other = await context.newPage();
  await other.addInitScript(() => {
    const refused = { necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() };
    localStorage.setItem("cookie_consent", JSON.stringify(refused));
  });
  return other;
}
