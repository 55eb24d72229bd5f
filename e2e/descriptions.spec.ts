import { expect, keepAsleep, test } from "./test.ts";

test("an advert is written, says where its phrases come from, and stops what the law forbids", {
  tag: "@once",
}, async ({ page }) => {
  const awake = await keepAsleep(page);
  await page.goto("/generador-descripciones", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Generador de descripciones" });
  await expect(page.getByRole("heading", { name: "Ejemplo resuelto" })).toBeVisible();
  // Values typed before the page is hydrated are kept.
  await form.getByLabel("Barrio o municipio").fill("Ruzafa");
  await form.getByLabel("Superficie construida").fill("94");
  await form.getByLabel("Habitaciones").fill("3");
  await form.getByRole("radio", { name: "Cercano" }).check();
  await form.getByRole("checkbox", { name: "Terraza" }).check();
  awake();
  const texts = page.getByRole("region", { name: /Ruzafa/ });
  await expect(page.getByText("No lo publiques todavía").first()).toBeVisible();
  await expect(form.getByLabel("Barrio o municipio")).toHaveValue("Ruzafa");
  await expect(form.getByRole("radio", { name: "Cercano" })).toBeChecked();
  await expect(texts).toContainText("terraza");
  await expect(texts.getByRole("button", { name: "Copiar el anuncio" })).toBeHidden();
  await form.getByLabel("Certificado energético").selectOption("E");
  await expect(texts.getByRole("button", { name: "Copiar el anuncio" })).toBeVisible();
  const phrase = texts.getByRole("button", { name: /sale de Barrio o municipio/ }).first();
  await phrase.focus();
  await expect(texts.getByText("Sale de: Barrio o municipio")).toBeVisible();
  const before = await texts.getByRole("tabpanel").innerText();
  await texts.getByRole("button", { name: "Otra versión" }).click();
  await expect(texts.getByRole("tabpanel")).not.toHaveText(before);
});
