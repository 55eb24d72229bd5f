import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadableInTheDark, test } from "./test.ts";

// One page of every template, light and dark: on a wide screen, at 360 px, and on a phone.

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
  "/home-staging",
  "/generador-planos",
  "/smart-matching",
  "/propuestas-captacion",
  "/captacion",
  "/soluciones-agencias-lujo",
  "/servicios-telemarketing-b2b",
  "/soluciones-agencias-lujo/sevilla",
  "/mercado/sevilla",
  "/mercado/buenos-aires",
  "/latam",
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

/** A page about a city abroad speaks its country's Spanish. */
function languageOf(path: string): string {
  if (path.startsWith("/latam")) return "es";
  return path.endsWith("/bogota") ? "es-CO" : path.endsWith("/buenos-aires") ? "es-AR" : "es-ES";
}

for (const path of TEMPLATES) {
  test(`${path}: one h1, its own title, accessible in both themes, nothing sideways, no missing picture`, {
    tag: "@once",
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-existe" ? 404 : 200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main#contenido")).toHaveCount(1);
    expect(await page.title()).toMatch(/^[^|]+ \| Umbral$/);
    await expect(page.locator("html")).toHaveAttribute("lang", languageOf(path));
    expect(await brokenPictures(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}

/**
 * One page of each layout that differs on a phone; all other faults that a machine finds are the same as on a wide
 * screen.
 */
const LAYOUTS = new Set([
  "/",
  "/agencias",
  "/modulo-valoracion",
  "/herramientas",
  "/valoracion",
  "/soluciones-agencias-lujo/sevilla",
  "/mercado/sevilla",
  "/mercado/buenos-aires",
  "/latam",
  "/latam/help-center/articulo/anadir-comparables",
]);

for (const [number, paths] of inGroups(TEMPLATES, 13).entries()) {
  test(`on a phone nothing sticks out sideways (${number + 1})`, { tag: "@phone" }, async ({ page }) => {
    const size = page.viewportSize()!;
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        expect(await brokenPictures(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
        if (LAYOUTS.has(path)) await expectAccessible(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(size);
      });
    }
  });
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
  );
}
