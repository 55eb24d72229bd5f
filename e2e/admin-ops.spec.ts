import { expect, expectAccessible, signInAsAdmin, test } from "./test.ts";

test("an administrator sees how Umbral is, follows a request, runs the checks and finds a parameter", {
  tag: "@once",
}, async ({ page }) => {
  await signInAsAdmin(page);

  await page.goto("/admin/monitoreo");
  await expect(page.getByRole("heading", { level: 1, name: "Monitoreo" })).toBeVisible();
  await expect(page.getByText("¿Va todo bien?")).toBeVisible();
  await page.getByText(/^Ver (los \d+|el) que van? bien$/).click();
  await expect(page.getByRole("columnheader", { name: "Hechas en 1 h" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Copia de seguridad", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "24 h" })).toBeVisible();
  await expectAccessible(page);

  // The log keeps words of our own addresses alone: an order of them that no other journey asks for.
  const words = [...crypto.randomUUID().replaceAll("-", "").slice(0, 6)].map((digit) => (digit < "8" ? "blog" : "faq"));
  const path = `/${words.join("/")}`;
  await page.goto(`/admin/logs?ruta=${path}`);
  await expect(page.getByText("No hay líneas con este filtro")).toBeVisible();
  await page.request.get(`${path}/maria-lopez`);
  // The list is followed: nobody asks for it again.
  await page.getByRole("link", { name: "missing path" }).first().click();
  const line = page.getByRole("complementary", { name: "Línea" });
  await expect(line.getByText("La misma petición")).toBeVisible();
  await expect(line.getByText(`${path}/:x`).first()).toBeVisible();
  await expect(line.getByRole("link", { name: "request" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin/tests");
  await expect(page.getByRole("status").filter({ hasText: /comprobaciones están bien/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin/manual-tecnico");
  await page.getByRole("searchbox", { name: "Buscar en el manual" }).fill("itp-general-ct");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Impuestos y gastos de compra" }).first().click();
  await expect(page.getByRole("heading", { name: "Impuestos y gastos de compra" })).toBeVisible();
  await expectAccessible(page);
});
