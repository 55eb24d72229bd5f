import {
  awaken,
  expectAccessible,
  expect as expectAtOnce,
  expectNoSidewaysScroll,
  signInAsAdmin,
  signUp,
  test,
} from "./test.ts";

/** A run and the page's fresh data: on a busy machine more than the usual five seconds. */
const expect = expectAtOnce.configure({ timeout: 15_000 });

const CAPACITY = {
  netMonthlyIncome: 3400,
  savings: 85_000,
  rateType: "fijo",
  rate: 2.9,
  years: 30,
  place: "ES-VC",
  homeKind: "usada",
};

test("credits go where they are spent, and an administrator gives more", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  await page.goto("/calculadora-capacidad");
  await expect(page.getByText("Cuesta 1 crédito. Te quedan 500.")).toBeVisible();
  const made = await page.request.post("/api/tools/calculadora-capacidad/runs", { data: CAPACITY });
  expect(made.status()).toBe(201);

  await page.goto("/dashboard");
  await page.getByRole("region", { name: "Créditos" }).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Tus créditos" })).toContainText("499");
  await expect(page.getByRole("region", { name: "Tu plan" })).toContainText("Quedan 14 días de prueba");
  await expect(page.getByText(/^1 crédito en 30 días/).first()).toBeVisible();
  await awaken(page);
  await page.getByText("Anual, 2 meses gratis").click();
  await expect(page.getByText("790 €", { exact: true })).toBeVisible();
  await expect(page.getByText("Aquí todavía no se paga en línea.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Pedir el plan Agencia" })).toHaveAttribute(
    "href",
    "/contacto?plan=agencia",
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  const office = await browser.newPage();
  await signInAsAdmin(office);
  await office.goto(`/admin/usuarios?buscar=${encodeURIComponent(email)}`);
  await office.getByRole("link", { name: /Ana Ruiz/ }).click();
  await office.getByRole("button", { name: "Dar créditos" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("button", { name: "Dar créditos" }).click();
  await expect(dialog.getByText("Escribe para qué")).toBeVisible();
  await dialog.getByLabel("Créditos").fill("200");
  await dialog.getByLabel("Para qué").fill("Gracias por probarlo");
  await dialog.getByRole("button", { name: "Dar créditos" }).click();
  await expect(office.getByRole("region", { name: "Plan y créditos" })).toContainText("699");
  await office.close();
  await page.reload();
  await expect(page.getByRole("table", { name: "Movimientos de créditos" })).toContainText("+200");
});

test("the fourth run of a visitor invites them to sign up, and typed values wait", { tag: "@once" }, async ({
  page,
}) => {
  for (const savings of [60_000, 70_000, 80_000]) {
    const made = await page.request.post("/api/tools/calculadora-capacidad/runs", { data: { ...CAPACITY, savings } });
    expect(made.status()).toBe(201);
  }
  await page.goto("/calculadora-capacidad");
  await expect(page.getByText("Hoy no te quedan cálculos sin cuenta.")).toBeVisible();
  await expect(async () => {
    await page.getByLabel("Ingresos netos al mes").fill("3123");
    await page.getByLabel("Ahorro disponible").fill("70000");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page.getByLabel("Interés (TIN)")).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await page.getByLabel("Interés (TIN)").fill("3");
  await page.getByLabel("Dónde está").selectOption({ label: "Andalucía" });
  await page.getByRole("button", { name: "Calcular" }).click();
  const invitation = page.getByRole("alert").filter({ hasText: "Sigue con una cuenta gratis" });
  await expect(invitation).toContainText("Has hecho tus tres cálculos de hoy");
  await invitation.getByRole("link", { name: "Crear cuenta gratis" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcalculadora-capacidad$/);
  await page.goto("/calculadora-capacidad");
  await expect(page.getByLabel("Ingresos netos al mes")).toHaveValue("3123");
});
