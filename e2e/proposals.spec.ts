import { acceptProposal, codeFor, openProposal, signAs } from "./signing.ts";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, linkInMail, made, signUp, test } from "./test.ts";

test("from a home and its owner to a signed proposal, with a question on the way and a second version", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });
  const ana = `ana-${crypto.randomUUID()}@casa.example`;
  const blas = `blas-${crypto.randomUUID()}@casa.example`;
  const values = { operation: "venta", type: "piso", title: "Piso en Ruzafa", builtAreaM2: 95 };
  const homeId = await made(page, "/api/portfolio/homes", { values });
  await page.goto(`/propuestas-captacion?vivienda=${homeId}`);
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preparar la propuesta" }).click();

  // A missing value is named, leads to its field, and blocks the sending.
  await expect(page.getByRole("button", { name: "Enviar al propietario" })).toBeDisabled();
  const missing = page.getByRole("button", { name: "honorarios", exact: true });
  await missing.click();
  const fee = page.getByRole("textbox", { name: "Honorarios", exact: true });
  await expect(fee).toBeFocused();
  await fee.fill("4");
  await expect(missing).toBeHidden();
  await page.getByLabel("IVA de los honorarios").selectOption("aparte");
  await page.getByLabel("Precio de salida").fill("250.000");
  await page.getByLabel("Hipoteca pendiente").fill("80.000");
  await page.getByLabel("Plusvalía municipal").fill("2.000");
  await expect(page.getByText("155.900 €").first()).toBeVisible();
  await page.getByLabel("Encargo", { exact: true }).selectOption("si");
  await page.getByLabel("Plazo").fill("4");
  await page.getByLabel("El propietario puede mover los honorarios").check();
  await page.getByRole("button", { name: "Fotografía profesional" }).click();
  await page.getByRole("button", { name: "Acompañamiento en todas las visitas" }).click();
  for (const [index, { name, email }] of [
    { name: "Ana Soler", email: ana },
    { name: "Blas Ruiz", email: blas },
  ].entries()) {
    await page.getByRole("button", { name: "Añadir un propietario" }).click();
    const owner = page.getByRole("group", { name: `Propietario ${index + 1}` });
    await owner.getByLabel("Nombre y apellidos").fill(name);
    await owner.getByLabel("Correo").fill(email);
  }
  await page.getByLabel("Firmo yo también").uncheck();
  await page.getByLabel("Al aceptar, enviar a firmar").check();
  await expect(page.getByText("No falta nada")).toBeVisible();
  // At the top the bar of the page covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Enviar al propietario" }).click();
  // Nobody is written to before the agent has seen what the owners will read.
  const asked = page.getByRole("dialog", { name: "¿Enviar la propuesta?" });
  await expect(asked.getByText(ana, { exact: false })).toBeVisible();
  await expect(asked.getByText("Incluido", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Enviar ahora" }).click();
  await expect(page.getByText("Versión 1, del", { exact: false }).first()).toBeVisible();

  // A second version, with what it changed.
  await fee.fill("3,5");
  await page.getByRole("button", { name: "Enviar otra vez" }).click();
  await asked.getByRole("button", { name: "Enviar ahora" }).click();
  await page.getByText("1 cambio desde la versión 1").click();
  await expect(page.getByText("Honorarios, en porcentaje")).toBeVisible();

  // The owner, in a browser of their own, on a telephone.
  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The browser of the tests names itself as a robot does, and robots are not counted.
    userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
  });
  const owner = await phone.newPage();
  const link = await linkInMail(ana, (address) => address.includes("/propuesta/"));
  await owner.goto(link.pathname);
  await awaken(owner);
  await expect(owner.getByText("Piso en Ruzafa")).toHaveCount(0);
  await owner.getByLabel("Tu correo").fill(ana);
  await expectAccessible(owner);
  await owner.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(owner.getByRole("textbox", { name: "Código" })).toHaveValue("");
  await owner.getByRole("textbox", { name: "Código" }).fill(await codeFor(ana, "código para leer"));
  await owner.getByRole("button", { name: "Leer la propuesta" }).click();
  await expect(owner.getByText("Versión 2, del", { exact: false }).first()).toBeVisible();
  await expectNoSidewaysScroll(owner);
  await expectAccessible(owner);
  const slider = owner.getByRole("slider", { name: "Honorarios" });
  await slider.focus();
  for (let step = 0; step < 5; step++) await owner.keyboard.press("ArrowRight");
  await expect(owner.getByText("155.900 €").first()).toBeVisible();
  await owner.getByRole("button", { name: "Preguntar sobre Plan de venta" }).click();
  await owner.getByLabel("Tu pregunta").fill("¿Quién hace las fotos?");
  await owner.getByRole("button", { name: "Enviar la pregunta" }).click();
  await expect(owner.getByText("La respuesta saldrá aquí.")).toBeVisible();

  await expect(page.getByRole("main").getByText("¿Quién hace las fotos?", { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.getByLabel("Tu respuesta").fill("Una fotógrafa de la casa.");
  await page.getByRole("button", { name: "Responder" }).click();
  // The field has the name of the answer: the form is gone once it is published.
  await expect(page.getByRole("button", { name: "Responder" })).toBeHidden();
  await expect(page.getByText("Tu respuesta", { exact: true })).toBeVisible();
  await expect(page.getByText("1 apertura, una por", { exact: false })).toBeVisible();
  await owner.reload();
  await awaken(owner);
  await expect(owner.getByText("Una fotógrafa de la casa.")).toBeVisible();

  await acceptProposal(owner, "Ana Soler");
  // The address was proved here, so that its signing page is one step away; that asks for a code of its own.
  await owner.getByRole("link", { name: "Firmar ahora" }).click();
  await expect(owner).toHaveURL(/\/firmar\//);
  await expect(owner.getByRole("button", { name: "Enviarme el código" })).toBeVisible();

  await signAs(owner, ana);
  await expect(owner.getByText("Cuando firmen los demás te llegará")).toBeVisible();
  await phone.close();
  const computer = await browser.newContext({ baseURL: baseURL! });
  const second = await computer.newPage();
  await signAs(second, blas);
  await expect(second.getByText("Has firmado")).toBeVisible();
  await computer.close();
  await expect(page.getByText("Han firmado todos")).toBeVisible({ timeout: 30_000 });
  await page.goto("/propuestas-captacion");
  await expect(page.getByText("Firmada", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("a deal of captación is won by the signatures of a proposal, and the proposal says so", { tag: "@once" }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signUp(page, { firstName: "Marta", lastName: "Ibáñez" });
  const rosa = `rosa-${crypto.randomUUID()}@casa.example`;
  const contactId = await made(page, "/api/crm/contacts", { fullName: "Rosa Soler Vidal", emails: [rosa] });
  const values = { operation: "venta", type: "piso", address: "Calle Sueca 12", price: 345_000, builtAreaM2: 95 };
  const homeId = await made(page, "/api/portfolio/homes", { values });
  await made(page, "/api/crm/deals", {
    contactId,
    kind: "propietario",
    title: "Captación de Sueca 12",
    homeId,
    feePercent: 3,
  });
  await page.goto(`/propuestas-captacion?vivienda=${homeId}&contacto=${contactId}`);
  await awaken(page);
  await page.getByRole("button", { name: "Preparar la propuesta" }).click();
  // Price and fee stand in home and deal already.
  await expect(page.getByLabel("Precio de salida")).toHaveValue("345.000");
  await expect(page.getByRole("textbox", { name: "Honorarios", exact: true })).toHaveValue("3");
  await page.getByLabel("IVA de los honorarios").selectOption("aparte");
  await page.getByLabel("Encargo", { exact: true }).selectOption("si");
  await page.getByLabel("Plazo").fill("6");
  await page.getByLabel("Firmo yo también").uncheck();
  await page.getByLabel("Al aceptar, enviar a firmar").check();
  await page.getByLabel("Lo que se firma es el encargo").check();
  await page.getByRole("button", { name: "Enviar al propietario" }).click();
  await page.getByRole("button", { name: "Enviar ahora" }).click();
  await expect(page.getByText("Versión 1, del", { exact: false }).first()).toBeVisible();

  const theirs = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const owner = await theirs.newPage();
  await openProposal(owner, rosa);
  await acceptProposal(owner, "Rosa Soler Vidal");
  await signAs(owner, rosa);
  await expect(owner.getByText("Has firmado")).toBeVisible();
  await theirs.close();

  const brought = page.getByRole("region", { name: "Al firmarse" });
  await expect(brought.getByText("Pasado a «Encargo firmado»:", { exact: false })).toBeVisible({ timeout: 60_000 });
  await expect(brought.getByRole("link", { name: "Captación de Sueca 12" })).toBeVisible();
  await page.goto(`/dashboard/cartera/${homeId}`);
  await expect(page.getByText("Fin del encargo:", { exact: false })).toBeVisible();
});

test("a signing link that opens nothing says so plainly", async ({ page }) => {
  for (const path of ["/firmar/zzz", "/propuesta/zzz"]) {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
    await expect(page.getByText("Quizá buscabas")).toHaveCount(0);
    await expect(page.getByText("Empezar Gratis")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});
