import type { Page } from "@playwright/test";
import { anotherDevice, field, fillSignIn, forgetSession, NEXT_DOCUMENT, send, toast } from "./sign-in-page.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, mailedLink, PASSWORD, signUp, test } from "./test.ts";

const EYE = "Ver lo escrito";
const newAddress = () => `persona-${crypto.randomUUID()}@agencia.example`;

async function fillSignUp(page: Page, email: string) {
  await field(page, "firstName").fill("Nuria");
  await field(page, "lastName").fill("Ferrer Ivars");
  await field(page, "phone").fill("612 345 678");
  await field(page, "email").fill(email);
  await field(page, "password").fill(PASSWORD);
  await page.getByRole("radio", { name: "Agente" }).check();
  await field(page, "acceptTerms").check();
}

test("signing up: form, mail, button, inside", { tag: "@once" }, async ({ page }) => {
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
  const link = (await mailedLink(email, "signup")).href;
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

test("every validation message, in a toast and at its field; typed values stay", { tag: "@once" }, async ({ page }) => {
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

test("a wrong password, and a right one that leads where it was going", { tag: "@once" }, async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard&tab=login$/, NEXT_DOCUMENT);
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

test("an unverified address learns so and may have another mail", { tag: "@once" }, async ({ page }) => {
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
  await other.goto((await mailedLink(email, "recovery")).href);
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

test("the tabs answer to the arrows", { tag: "@once" }, async ({ page }) => {
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

/** In the dark on a wide screen, in the light on a phone: colours do not depend on the width. */
async function chooseTheme(page: Page, isMobile: boolean) {
  await page.addInitScript((theme) => localStorage.setItem("umbral-theme", theme), isMobile ? "light" : "dark");
}

test("every view of signing up and in is accessible and fits", async ({ page, isMobile }) => {
  await chooseTheme(page, isMobile);
  await page.goto("/auth");
  await expectWellMade(page);
  await page.getByRole("tab", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inicia sesión" })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recupera tu contraseña" })).toBeVisible();
  await expectWellMade(page);
});

test("every view of a mailed link is accessible and fits", async ({ page, isMobile }) => {
  await chooseTheme(page, isMobile);
  await page.goto("/auth/confirmar");
  await expect(page.getByRole("heading", { level: 1, name: "A este enlace le falta una parte" })).toBeVisible();
  await page.goto("/auth/confirmar?type=email_change&token_hash=no-existe");
  await expectWellMade(page);
  await page.getByRole("button", { name: "Confirmar el cambio" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Este enlace ya no vale" })).toBeVisible();
  await expectWellMade(page);
});
