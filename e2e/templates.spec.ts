import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

// One page of every template: at the project's width and at 360 px, light and dark.

const TEMPLATES = [
  "/",
  "/es",
  "/latam/precios",
  "/agencias",
  "/agentes",
  "/formacion",
  "/casos-exito",
  "/contacto",
  "/faq",
  "/modulo-valoracion",
  "/modulo-captacion",
  "/herramientas",
  "/valoracion",
  "/latam/calculadora-capacidad",
  "/cma-generator",
  "/captacion",
  "/soluciones-agencias-lujo",
  "/servicios-telemarketing-b2b",
  "/soluciones-agencias-lujo/sevilla",
  "/software-crm-inmobiliario/bogota",
  "/metodo/valoracion",
  "/recursos",
  "/recursos/checklist-de-visita",
  "/blog",
  "/help-center",
  "/help-center/valorar",
  "/latam/help-center/articulo/anadir-comparables",
  "/blog/itp-por-comunidad-2026",
  "/privacidad",
  "/cookies",
  "/terminos",
  "/auth",
  "/api/docs",
  "/no-existe",
  "/native-demo",
  "/code-review",
  "/test-conexion",
  "/test-fase2-poc",
  "/dev/mailbox",
];

/** Pages that no visitor needs may ask for more files. */
const DEVELOPMENT = /^\/(native-demo|code-review|test-|dev)/;

for (const path of TEMPLATES) {
  test(`${path}: one h1, its own title, accessible in both themes, nothing sideways, no missing picture, twelve files`, async ({
    page,
    isMobile,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/^https?:/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const isCounted = !isMobile && !DEVELOPMENT.test(path);
    const lastOne = isCounted ? page.waitForRequest("**/api/page-views") : undefined;
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-existe" ? 404 : 200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main#contenido")).toHaveCount(1);
    expect(await page.title()).toMatch(/^[^|]+ \| Umbral$/);
    await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/latam") ? "es" : "es-ES");
    expect(await brokenPictures(page)).toEqual([]);
    if (isCounted) {
      await lastOne;
      await page.waitForLoadState("networkidle");
      expect(asked.length, `files of the first view and the waking page:\n${asked.join("\n")}`).toBeLessThanOrEqual(12);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // Colours do not depend on the width: the dark theme is looked at once.
    if (!isMobile) {
      await page.evaluate(() => document.documentElement.classList.add("dark"));
      await expectAccessible(page);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
  );
}
