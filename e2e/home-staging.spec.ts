import { awaken, expect, expectNoSidewaysScroll, test } from "./test.ts";

test("a visitor furnishes the example room, takes a piece away and gets it back", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await page.goto("/home-staging");
  await awaken(page);
  await expect(page.getByText("Sala de ejemplo, inventada")).toBeVisible();
  await page.getByRole("tab", { name: "2. Muebles" }).click();
  const pieces = page.getByRole("list", { name: "Muebles" }).getByRole("listitem");
  await expect(pieces.first()).toBeVisible({ timeout: 60_000 });
  await expectNoSidewaysScroll(page);
  const count = await pieces.count();
  expect(count).toBeGreaterThan(3);
  await pieces.first().getByRole("button").first().click();
  await pieces
    .first()
    .getByRole("button", { name: /^Quitar / })
    .click();
  await expect(pieces).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(pieces).toHaveCount(count);
});
