import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFolder, writeTourFolder } from "../scripts/tour-folder.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

/** A tour alone in its folder, on a server that knows nothing but files: what an agency keeps when it keeps nothing of ours. */

let folder = "";
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umbral-tour-"));
  await writeTourFolder(folder, 2048);
  site = await serveFolder(folder);
});

test.afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const [width, height] of [
  [1440, 900],
  [320, 568],
] as const) {
  test(`a tour is walked by keyboard at ${width} pixels, and asks no other host`, { tag: "@once" }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const asked: string[] = [];
    const failed: string[] = [];
    await page.route("**/*", async (route) => {
      const address = route.request().url();
      if (address.startsWith(site.address) || address.startsWith("data:")) return await route.continue();
      asked.push(address);
      await route.abort();
    });
    page.on("pageerror", (error) => failed.push(error.message));
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await page.goto(site.address);
    await expect(page.getByText("Estás en Salón.")).toBeAttached();
    await expect(page).toHaveURL(/#escena=salon&giro=0/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const picture = page.getByRole("application");
    await picture.focus();
    await picture.press("ArrowRight");
    await expect(page).toHaveURL(/giro=(?:[5-9]|1\d)(?:&|$)/);
    await picture.press("ArrowLeft");
    await expect(page).toHaveURL(/giro=0/);

    await page.getByRole("button", { name: "Suelo de roble" }).click();
    const dialog = page.getByRole("dialog", { name: "Suelo de roble" });
    await expect(dialog).toContainText("Tarima maciza.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Suelo de roble" })).toBeFocused();

    // On one map the heading stays: 0 + 0 in the first room is −90 + 90 in the second.
    await page.getByRole("button", { name: "Ir a Cocina" }).first().press("Enter");
    await expect(page.getByText("Estás en Cocina. Dibujo hecho con el plano.")).toBeAttached();
    await expect(page).toHaveURL(/#escena=cocina&giro=-90/);
    await expect(page.getByRole("navigation", { name: "Estancias" }).getByText("Cocina")).toHaveAttribute(
      "aria-current",
    );
    await page.goBack();
    await expect(page.getByText("Estás en Salón.")).toBeAttached();
    await page.getByRole("navigation", { name: "Estancias" }).getByText("Cocina").click();
    await expect(page.getByText("Estás en Cocina.")).toBeAttached();

    expect(asked).toEqual([]);
    expect(failed).toEqual([]);
    await context.close();
  });
}
