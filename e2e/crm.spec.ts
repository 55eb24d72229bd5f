import { randomUUID } from "node:crypto";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, signInAsAdmin, signUp, test } from "./test.ts";

test("a contact, a deal, and an offer that needs its amount", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard/contactos/tablero");
  await awaken(page);
  await page.getByRole("button", { name: "Nuevo contacto" }).click();
  const asked = page.getByRole("dialog", { name: "Nuevo contacto" });
  await asked.getByLabel("Nombre y apellidos").fill("Marta Sanchis");
  await asked.getByLabel("Teléfono (opcional)").fill("612 345 678");
  await asked.getByRole("button", { name: "Guardar contacto" }).click();

  // A contact added from the board gets a deal.
  const deal = page.getByRole("dialog", { name: "Abrir trato" });
  await deal.getByLabel("Título").fill("Piso en Ruzafa");
  await deal.getByRole("button", { name: "Abrir trato" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marta Sanchis" })).toBeVisible();
  await expect(page.getByRole("link", { name: "612 345 678", exact: true })).toHaveAttribute(
    "href",
    "tel:+34612345678",
  );
  await expect(deal).toBeHidden();

  await page.getByRole("button", { name: "Más acciones con «Piso en Ruzafa»" }).click();
  await page.getByRole("menuitem", { name: "Oferta" }).click();
  const offer = page.getByRole("dialog", { name: "Pasar a «Oferta»" });
  await offer.getByLabel("Cómo fue la conversación").fill("Por teléfono");
  await offer.getByLabel("Qué busca").fill("Tres habitaciones");
  await offer.getByLabel("Día de la visita").fill("2026-11-28T18:00");
  await offer.getByRole("button", { name: "Pasar a «Oferta»" }).click();
  await expect(offer.getByText("Indica el importe de la oferta")).toBeVisible();
  await expect(offer.getByLabel("Importe de la oferta")).toBeFocused();
  await offer.getByLabel("Importe de la oferta").fill("245.000");
  await offer.getByRole("button", { name: "Pasar a «Oferta»" }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByText("245.000 €").first()).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard/contactos/tablero");
  await expect(page.getByRole("region", { name: "Oferta 1 trato" }).getByRole("link")).toHaveText("Marta Sanchis");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a lead of the site stands on the board at once", { tag: "@once" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/crm-leads");
  await awaken(page);
  const name = `Carla ${randomUUID().slice(0, 8)}`;
  const lead = { email: `${randomUUID()}@agencia.example`, full_name: name, source: "contacto", interested_in: [] };
  // The page may still be opening its stream.
  await expect(async () => {
    expect((await page.request.post("/api/leads", { data: lead })).ok()).toBe(true);
    await expect(page.getByRole("link", { name }).first()).toBeVisible({ timeout: 4_000 });
  }).toPass();
});
