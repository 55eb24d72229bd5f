import { expect, expectAccessible, test } from "./test.ts";

test("the API's documentation leads to each call and stays accessible when opened", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/api/docs");
  const contents = page.getByRole("navigation", { name: "En esta página" });
  await contents.getByRole("link", { name: "Viviendas" }).click();
  await expect(page).toHaveURL(/#viviendas$/);
  await expect(page.getByRole("heading", { name: "Viviendas", exact: true })).toBeInViewport();
  const call = page.getByRole("region", { name: "Añade una vivienda" });
  await expect(call).toContainText("homes:write");
  await call.getByText("Qué responde").click();
  await expect(call.getByRole("figure", { name: "Respuesta" })).toContainText("V-102");
  await expectAccessible(page);
});
