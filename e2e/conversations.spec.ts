import {
  awaken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  signUp,
  test,
} from "./test.ts";

/** As an iPhone exports it; nobody had this conversation. */
const CHAT = `[27/3/25, 18:02:11] Ana: Hola, vi el piso de la calle Cuba. Buscamos con 3 habitaciones.
[27/3/25, 18:20:40] Marta Inmobiliaria: Hola, Ana. Sigue disponible. ¿Qué presupuesto tenéis?
[27/3/25, 18:26:03] Ana: Hasta 240.000 €, y tiene que tener ascensor.
[28/3/25, 09:05:12] Ana: Lo hemos hablado y llegaríamos hasta 250.000 €.
[28/3/25, 09:41:30] Marta Inmobiliaria: Perfecto. Te envío la nota simple mañana.
[28/3/25, 21:33:50] Ana: Vale. ¿Los gastos de comunidad cuánto son?`;

test("a visitor sees an example that says it is one, and its lines lead to their messages", async ({ page }) => {
  await page.goto("/resumen-conversaciones");
  await awaken(page);
  await expect(page.getByText("Ejemplo inventado")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Ana, 28/3/2025, 09:05" }).first().click();
  await expect(page.locator("#mensaje-4")).toBeFocused();
  await page.getByRole("button", { name: "Volver al resumen" }).click();
  await expect(page.getByRole("link", { name: "Ana, 28/3/2025, 09:05" }).first()).toBeFocused();
});

test("from a pasted chat to a contact with what they look for, and a task", async ({ page }) => {
  await signUp(page);
  await page.goto("/resumen-conversaciones");
  await awaken(page);
  await expectAccessible(page);

  // A text that is no conversation stays as it was pasted, and says which line it is.
  const pasted = page.getByLabel("Pegar el texto");
  await pasted.fill("= = =\n12345");
  await page.getByRole("button", { name: "Resumir" }).click();
  await expect(page.getByText(/la línea 1 no se entiende/)).toBeVisible();
  await expect(pasted).toHaveValue("= = =\n12345");

  await pasted.fill(CHAT);
  await page.getByRole("button", { name: "Resumir" }).click();
  await page.waitForURL(/\/resumen-conversaciones\/[\da-f-]{36}$/);
  const facts = page.getByRole("region", { name: "Lo que se sabe" });
  await expect(facts.getByText("250.000 €").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Each line leads to its message, with the keyboard too.
  const link = facts.getByRole("link", { name: "Ana, 28/3/2025, 09:05" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#mensaje-3")).toBeFocused();
  await expect(page.locator("#mensaje-3")).toHaveAttribute("aria-current", "true");

  const kept = page.getByRole("region", { name: "Llevarlo al contacto" });
  await kept.getByLabel("O uno nuevo").fill("Ana Soler");
  await expect(kept.getByLabel(/Presupuesto/)).toBeChecked();
  await kept.getByRole("button", { name: "Crear el contacto" }).click();
  await expect(kept.getByRole("link", { name: "Ana Soler" })).toBeVisible();
  await expect(kept.getByText("Ya lo tiene").first()).toBeVisible();

  // It is freed of the contact, and linked to them again without writing anything into them.
  await kept.getByRole("button", { name: "Quitar el enlace" }).click();
  await expect(kept.getByLabel("O uno nuevo")).toBeVisible();
  await kept.getByRole("combobox", { name: "Un contacto que ya tienes" }).fill("Ana Sol");
  await page.getByRole("option", { name: /Ana Soler/ }).click();
  await kept.getByRole("button", { name: "Solo enlazar" }).click();
  await expect(kept.getByRole("button", { name: "Quitar el enlace" })).toBeVisible();

  await page.getByRole("button", { name: "Cambiar el título" }).click();
  await page.getByLabel(/^Nombre de/).fill("Ana y el piso de la calle Cuba");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ana y el piso de la calle Cuba" })).toBeVisible();

  const promised = page.getByRole("region", { name: "Compromisos" });
  // It was due long ago: told as past, and chosen only by the person.
  await expect(promised.getByText(/^Venció el/).first()).toBeVisible();
  await promised.getByRole("checkbox").first().check();
  await promised.getByRole("button", { name: /^Añadir/ }).click();
  await expect(promised.getByText("En el calendario")).toBeVisible();
  await expectReadableInTheDark(page);

  await kept.getByRole("link", { name: "Ana Soler" }).click();
  await awaken(page);
  await expect(page.getByText("250.000 €").first()).toBeVisible();
  await page.getByRole("link", { name: "Ver la conversación" }).click();
  await page.waitForURL(/\/resumen-conversaciones\//);
  await page.goto("/dashboard/calendar/tareas");
  await expect(page.getByText(/nota simple/).first()).toBeVisible();
});

test("a conversation in the trash is read alone until it is taken out, and is erased after a question", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/resumen-conversaciones");
  await awaken(page);
  await page.getByLabel("Pegar el texto").fill(CHAT);
  await page.getByRole("button", { name: "Resumir" }).click();
  await page.waitForURL(/\/resumen-conversaciones\/[\da-f-]{36}$/);
  const address = page.url();
  const toTrash = page.getByRole("button", { name: "A la papelera" });
  await toTrash.click();
  await page.waitForURL(/\/resumen-conversaciones$/);
  await expect(page.getByText("Aún no has resumido ninguna")).toBeVisible();

  await page.goto(address);
  await awaken(page);
  await expect(page.getByRole("region", { name: "Compromisos" })).toContainText("nota simple");
  await expect(page.getByRole("button", { name: /^Añadir/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(toTrash).toBeVisible();
  await toTrash.click();
  await page.waitForURL(/\/resumen-conversaciones$/);

  await page.getByRole("link", { name: "Papelera" }).click();
  await page.getByRole("button", { name: /^Borrar para siempre Conversación con Ana/ }).click();
  const question = page.getByRole("alertdialog", { name: /¿Borrar para siempre la conversación/ });
  await question.getByRole("button", { name: "Borrar la conversación" }).click();
  await expect(page.getByRole("heading", { name: "La papelera está vacía" })).toBeVisible();
});
