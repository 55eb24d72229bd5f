import { randomUUID } from "node:crypto";
import { awaken, expect, expectAccessible, signInAsAdmin, test } from "./test.ts";

test("an entry is written, read on the blog in every region and withdrawn", { tag: "@once" }, async ({ page }) => {
  const title = `Baja el euríbor ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace("í", "i").replaceAll(" ", "-");
  await signInAsAdmin(page);
  // Kept by the page store before there is anything to read.
  await page.request.get("/blog");
  await page.goto("/admin/noticias");
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Escribir entrada" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Entrada sin título" })).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill(title);
  await page
    .getByLabel("Descripción")
    .fill("El euríbor baja por tercer mes seguido: qué supone para las cuotas variables que se revisan ahora.");
  await page.getByLabel("Texto", { exact: true }).fill(`## Qué cambia\n\n${"Las cuotas bajan. ".repeat(15)}<b>x</b>`);
  const preview = page.getByRole("region", { name: "Vista previa", exact: true });
  await expect(preview.getByRole("heading", { name: "Qué cambia" })).toBeVisible();
  await expect(preview.getByText("<b>x</b>")).toBeVisible();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Entrada publicada")).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get("/blog")).text()).includes(title), { timeout: 10_000 })
    .toBe(true);
  for (const path of [`/blog/${slug}`, `/es/blog/${slug}`, `/latam/blog/${slug}`]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  for (const path of ["/blog/rss.xml", "/sitemap.xml"]) {
    expect(await (await page.request.get(path)).text(), path).toContain(`/blog/${slug}`);
  }
  await page.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar entrada" }).click();
  await expect(page.getByText("Entrada retirada")).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status(), { timeout: 10_000 }).toBe(404);
});

test("the indexing page shows the pages as they are, and promises nothing", { tag: "@once" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/google-indexing");
  await awaken(page);
  await expect(page.getByText(/solo admite ofertas de empleo/)).toBeVisible();
  await expect(page.getByText("Apagado: no se envía nada")).toBeVisible();
  await expectAccessible(page);
  const checked = await page.request.get("/api/admin/indexing/check?desde=0");
  for (const { addresses } of (await checked.json()).pages) {
    for (const { path, problems, data } of addresses) {
      expect([...problems, ...data.flatMap((block: { problems: string[] }) => block.problems)], path).toEqual([]);
    }
  }
});
