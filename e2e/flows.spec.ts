import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  awaken,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  made,
  signUp,
  test,
} from "./test.ts";

/** A flow that waits for nobody's working hours: the recipe of a new lead, made by hand. */
const DRAFT = {
  trigger: { event: "lead.created", days: null, match: "todas", conditions: [] },
  steps: [
    {
      id: "tarea",
      kind: "accion",
      action: {
        do: "tarea",
        title: "Llamar a {contacto}",
        who: { to: "responsable", personId: null },
        amount: 1,
        unit: "horas",
      },
    },
    { id: "pausa", kind: "espera", wait: { for: "suceso", event: "contact.heard", amount: 2, unit: "dias" } },
    { id: "filtro", kind: "filtro", match: "todas", conditions: [{ field: "responde", is: "no", values: [] }] },
    { id: "frio", kind: "accion", action: { do: "etiqueta", mode: "pone", tag: "frío" } },
  ],
};

/** Somebody writes by a portal, as the agent pastes its notice. */
async function lead(page: Page, name: string): Promise<void> {
  const text = [
    "De: idealista <noreply@idealista.com>",
    "Asunto: Nuevo mensaje sobre tu inmueble",
    "",
    `Nombre: ${name}`,
    `Email: ${randomUUID()}@casa.example`,
    "Teléfono: 612 345 678",
    "Mensaje: ¿Sigue disponible?",
  ].join("\n");
  const response = await page.request.post("/api/crm/inbox", { data: { text } });
  expect(response.ok(), await response.text()).toBe(true);
}

test("a flow from a recipe is read, changed, tried on yesterday and published", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard/flujos");
  await awaken(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Usar esta receta ?: Nadie ha contestado en una hora/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Nadie ha contestado en una hora/ })).toBeVisible();
  await awaken(page);

  // The sentence opens into its fields, and says what was typed.
  await page.getByRole("button", { name: /Crea la tarea «Contestar ya/ }).click();
  await page.getByLabel("Qué hay que hacer").fill("Llamar hoy a {contacto}");
  await expect(page.getByRole("button", { name: /^Paso 4: Crea la tarea «Llamar hoy a \{contacto\}»/ })).toBeVisible();
  await page.getByRole("button", { name: /^Subir «Crea la tarea/ }).click();
  await page.getByRole("button", { name: "Listo" }).click();
  await expect(page.getByText("Borrador guardado")).toBeVisible();
  await page.reload();
  await awaken(page);
  const steps = page.getByRole("region", { name: "Receta" }).getByRole("listitem");
  await expect(steps.nth(2)).toContainText("Llamar hoy a {contacto}");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Ensayar" }).click();
  await expect(page.getByText(/no ha pasado nada de lo que pone en marcha este flujo/)).toBeVisible();
  await page.getByRole("button", { name: "Publicar y poner en marcha" }).click();
  await expect(page.getByText("En marcha", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Versiones" }).click();
  await expect(page.getByRole("heading", { name: /Versión 1/ })).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test("a gap is told at its step", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  const id = await made(page, "/api/flows", {});
  await page.goto(`/dashboard/flujos/${id}`);
  await awaken(page);
  await page.getByRole("button", { name: "Añadir un paso al principio" }).click();
  await page.getByRole("menuitem", { name: "Apuntar algo en su ficha" }).click();
  await page.getByRole("button", { name: "Publicar y poner en marcha" }).click();
  await expect(page.getByRole("region", { name: "Receta" }).getByText("Escribe la nota")).toBeVisible();
});

test("somebody writes, a task appears, and an answer stops the flow", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  const id = await made(page, "/api/flows", { name: "Llamar siempre" });
  expect((await page.request.put(`/api/flows/${id}/draft`, { data: { revision: 1, document: DRAFT } })).ok()).toBe(
    true,
  );
  expect((await page.request.post(`/api/flows/${id}/publish`, { data: { revision: 2 } })).ok()).toBe(true);
  await lead(page, "Marta Soler");

  await page.goto("/dashboard/calendar/tareas");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Llamar a Marta Soler").first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  await page.goto(`/dashboard/flujos/${id}/recorridos`);
  await page.getByRole("link", { name: "Marta Soler" }).click();
  await expect(
    page.getByText("Espera a que el contacto responda, como mucho hasta el", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  const contact = await page.getByRole("link", { name: "Abrir su ficha" }).getAttribute("href");
  const contactId = contact!.split("/").at(-1);
  const heard = { kind: "llamada", text: "Llama él", direction: "entrante" };
  expect((await page.request.post(`/api/crm/contacts/${contactId}/events`, { data: heard })).ok()).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Terminado antes")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("Ha llegado lo que esperaba")).toBeVisible();
});
