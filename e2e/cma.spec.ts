import { readFileSync } from "node:fs";
import { readTaggedPdf } from "../src/test/read-tagged-pdf.ts";
import { choosePlace, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "./test.ts";

const PASTE = [
  "Dirección\tSuperficie\tHabitaciones\tBaños\tPlanta\tPrecio\tSituación\tLatitud\tLongitud",
  "C/ Verdi, 10\t78\t3\t1\t2\t398.000 €\tvendido, 58 días\t41,4030\t2,1570",
  "C/ Astúries, 4\t72\t2\t1\t3\t371.500 €\tvendido\t41,4041\t2,1552",
  "C/ Torrijos, 30\t81\t3\t1\t1\t421.000 €\ten venta\t41,4050\t2,1585",
  "C/ Or, 22\t77\t3\t1\t3\t469.000 €\tretirado, 187 días\t41,4029\t2,1566",
].join("\n");

test("an agent compares, types over a cell, sees what the market refused, and leaves with a report", async ({
  page,
}) => {
  await page.goto("/cma-generator");
  await expect(page.getByRole("heading", { name: "Ejemplo resuelto" })).toBeVisible();

  await choosePlace(page, "vila de gracia");
  await page.getByLabel("Superficie construida").fill("76");
  await page.getByLabel("Habitaciones").fill("3");
  await page.getByLabel("Baños").fill("1");
  await page.locator("textarea").first().fill(PASTE);
  await expect(page.getByText("Entendidos 4 comparables.")).toBeVisible();
  await page.getByLabel("Usar también las viviendas cercanas de tu cartera y del mercado").uncheck();
  await page.getByLabel("Tus honorarios, sin IVA").fill("3");
  await page.getByRole("button", { name: "Preparar el informe" }).click();

  await expect(page).toHaveURL(/resultado=/);
  const result = page.getByRole("region", { name: "Resultado", exact: true });
  await expect(result).toContainText("Probar el mercado");
  await expect(result).toContainText("1 vivienda retirada sin vender");
  await expect(result).toContainText("Honorarios con IVA");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Typed over, a cell keeps its proposal in sight, and the value follows when the changes are applied.
  // On a phone the cells of a comparable unfold below its card.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await result.getByText("Ajustes, uno a uno").filter({ visible: true }).first().click();
  const cell = result.getByRole("textbox", { name: "Ubicación del comparable 1", exact: true });
  await cell.fill("-6.000");
  await result.getByRole("button", { name: "Aplicar y recalcular" }).click();
  await expect(result.getByRole("button", { name: "Aplicar y recalcular" })).toBeHidden();
  await expect(result).toContainText("Pesa el");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Informe PDF" }).click(),
  ]);
  const pdf = readFileSync(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeLessThan(4_000_000);
});

const USUAL_HOME = {
  operation: "venta",
  type: "piso",
  status: "disponible",
  country: "ES",
  currency: "EUR",
  rooms: 3,
  bathrooms: 1,
  longitude: 2.157,
  showsAddress: true,
};
const AROUND = [
  { address: "Carrer de Verdi, 12", builtAreaM2: 74, floor: 1, price: 395_000, latitude: 41.4032 },
  { address: "Carrer d'Astúries, 6", builtAreaM2: 78, floor: 2, price: 408_000, latitude: 41.4036 },
  { address: "Carrer de Torrijos, 31", builtAreaM2: 81, floor: 3, price: 421_000, latitude: 41.404 },
];

test("an agent chooses homes of the portfolio in the list, words the ending anew, and the PDF holds it", async ({
  page,
}) => {
  await signUp(page);
  for (const home of AROUND) {
    const values = { ...USUAL_HOME, ...home };
    expect((await page.request.post("/api/portfolio/homes", { data: { values } })).status()).toBe(201);
  }
  await page.goto("/cma-generator");
  await choosePlace(page, "vila de gracia");
  await page.getByLabel("Superficie construida").fill("76");
  await page.getByLabel("Habitaciones").fill("3");
  await page.getByLabel("Usar también las viviendas cercanas de tu cartera y del mercado").uncheck();

  await page.getByRole("button", { name: "Elegir en el mapa y en la lista" }).click();
  const chooser = page.getByRole("dialog", { name: "Elegir comparables" });
  await chooser.getByRole("combobox", { name: "Distancia" }).selectOption({ label: "Hasta 5 km" });
  for (const { address } of AROUND) await chooser.getByRole("checkbox", { name: address }).check();
  await expect(chooser.getByRole("status")).toHaveText("3 elegidas de 12.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chooser.getByRole("button", { name: "Listo" }).click();
  await expect(page.getByText("3 viviendas elegidas de 12.")).toBeVisible();
  await page.getByRole("button", { name: "Preparar el informe" }).click();

  await expect(page).toHaveURL(/resultado=/);
  const result = page.getByRole("region", { name: "Resultado", exact: true });
  await expect(result).toContainText("Carrer de Verdi, 12");
  await result.getByRole("button", { name: "Cambiar «Para terminar»" }).click();
  await result.getByRole("textbox", { name: "Tu texto" }).fill("Salgamos en mercado: es lo que se paga en tu calle.");
  await result.getByRole("button", { name: "Guardar el texto" }).click();
  await expect(result.getByRole("button", { name: "Volver a la propuesta en «Para terminar»" })).toBeVisible();
  await expect(result).toContainText("Salgamos en mercado: es lo que se paga en tu calle.");
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Informe PDF" }).click(),
  ]);
  const { document } = readTaggedPdf(readFileSync(await download.path()));
  expect(document.text.replace(/\s+/g, " ")).toContain("Salgamos en mercado: es lo que se paga en tu calle.");
});

test("another home chosen by its chip leaves nothing of the one before, and can be taken back; a correction stays the same result", async ({
  page,
}) => {
  await signUp(page);
  const [first, second] = [
    { ...USUAL_HOME, ...AROUND[0], yearBuilt: 1935, hasTerrace: true, usableAreaM2: 66 },
    { ...USUAL_HOME, ...AROUND[1], placeName: "Vila de Gràcia" },
  ];
  for (const values of [first, second])
    expect((await page.request.post("/api/portfolio/homes", { data: { values } })).status()).toBe(201);
  await page.goto("/cma-generator");
  const chips = page.getByRole("region", { name: "Viviendas que ya conoces" });
  const chip = (street: string) => chips.getByRole("button", { name: street });
  const built = page.getByLabel("Superficie construida");
  // A click before the page has woken is lost.
  await expect(async () => {
    await chip("Carrer de Verdi, 12").click();
    await expect(built).toHaveValue("74", { timeout: 1000 });
  }).toPass();
  const paste = page.locator("textarea").first();
  await paste.fill(PASTE);
  await expect(page.getByText("Entendidos 4 comparables.")).toBeVisible();

  await chip("Carrer d'Astúries, 6").click();
  await expect(built).toHaveValue("78");
  await expect(paste).toHaveValue("");
  await expect(page.getByLabel("Superficie útil")).toHaveValue("");
  await expect(page.getByText("Hemos cambiado a Carrer d'Astúries, 6")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(built).toHaveValue("74");
  await expect(paste).toHaveValue(PASTE);
  await expect(page.getByLabel("Superficie útil")).toHaveValue("66");

  await page.getByRole("button", { name: "Preparar el informe" }).click();
  await expect(page).toHaveURL(/resultado=/);
  const address = page.url();
  const result = page.getByRole("region", { name: "Resultado", exact: true });
  await expect(result).toContainText("Lo que corrijas aquí no gasta créditos durante las primeras 24 horas");
  await expect(result).not.toContainText("La has quitado tú.");
  await result.getByRole("button", { name: "Quitar el comparable 1" }).filter({ visible: true }).first().click();
  await expect(result).toContainText("La has quitado tú.");
  expect(page.url()).toBe(address);
});
