import { TOTP } from "otpauth";
import {
  anotherDevice,
  field,
  fillSignIn,
  forgetSession,
  NEXT_DOCUMENT,
  send,
  sessionOf,
  toast,
} from "./sign-in-page.ts";
import { expect, expectAccessible, signIn, signUp, test } from "./test.ts";

test("a session reaches every tab, and so does its end", { tag: "@once" }, async ({ page, context }) => {
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
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await expect(toast(page, "Sesión cerrada correctamente")).toBeVisible(NEXT_DOCUMENT);
  expect(
    await page.evaluate(() => [localStorage.getItem("sb-cache"), localStorage.getItem("supabase.auth.token")]),
  ).toEqual([null, null]);
  await expect(second).toHaveURL(/\/auth\?next=%2Fdashboard&tab=login$/, NEXT_DOCUMENT);
});

test("a signed-in person who opens the auth page goes on; the form for a new password stays", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/auth");
  await expect(page).toHaveURL(new URL("/", page.url()).href, NEXT_DOCUMENT);
  await page.goto("/auth?next=/calculadora-capacidad");
  await expect(page).toHaveURL(/\/calculadora-capacidad$/, NEXT_DOCUMENT);
  await expect(page.getByRole("heading", { level: 1, name: /capacidad/i })).toBeVisible();
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
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard&tab=login$/, NEXT_DOCUMENT);
  await expect(page.getByRole("tab", { name: "Iniciar sesión", selected: true })).toBeVisible();
  await expect.poll(() => sessionOf(page)).toBeNull();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/, NEXT_DOCUMENT);
});

test("a session ends when its account signs out elsewhere", { tag: "@once" }, async ({ page, browser }) => {
  const email = await signUp(page);
  const other = await anotherDevice(browser, page);
  await signIn(other, email);
  await other.request.post("/auth/v1/logout?scope=global", {
    headers: { authorization: `Bearer ${(await sessionOf(other))!.access_token}` },
  });
  await other.context().close();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard&tab=login$/, NEXT_DOCUMENT);
});

test("an account with a second factor asks for its code, or for a printed one", { tag: "@once" }, async ({ page }) => {
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
