import type { Page } from "@playwright/test";
import { awaken, expect, signUp, test } from "./test.ts";

/** A home as an agent types it once. Every tool, paper and feed below gets it from here. */
const HOME = {
  reference: "V-102",
  operation: "venta",
  type: "piso",
  status: "disponible",
  address: "Calle Sueca, 12",
  showsAddress: true,
  placeName: "Ruzafa",
  town: "Valencia",
  province: "Valencia",
  postalCode: "46006",
  municipalityCode: "46250",
  country: "ES",
  currency: "EUR",
  latitude: 39.4609,
  longitude: -0.3735,
  builtAreaM2: 94,
  usableAreaM2: 84,
  terraceAreaM2: 6,
  rooms: 3,
  bathrooms: 2,
  floor: 3,
  buildingFloors: 6,
  yearBuilt: 1965,
  condition: "bueno",
  hasLift: true,
  isExterior: true,
  hasTerrace: true,
  hasStorageRoom: true,
  hasAirConditioning: true,
  orientations: ["sur", "este"],
  energyRating: "E",
  energyCertifiedOn: "2024-05-01",
  heating: "gas_individual",
  renovatedYear: 2021,
  renovatedWhat: "cocina y baños",
  furnishing: "si",
  occupancy: "libre",
  communityFee: 80,
  propertyTax: 312,
  feePercent: 3,
  price: 320_000,
  descriptions: { es: "Piso exterior con terraza, a dos calles del mercado." },
} as const;

const COMPARABLES = [
  "Dirección\tSuperficie\tHabitaciones\tBaños\tPlanta\tPrecio\tTipo\tLatitud\tLongitud\tFecha",
  "C/ Cuba, 3\t90\t3\t2\t2\t305.000 €\tcierre\t39,4612\t-0,3741\t12/10/2026",
  "C/ Sueca, 40\t96\t3\t2\t4\t331.000 €\tcierre\t39,4601\t-0,3729\t02/09/2026",
  "C/ Cádiz, 21\t92\t3\t1\t1\t309.000 €\toferta\t39,4618\t-0,3730\t05/11/2026",
].join("\n");

interface Step {
  path: string;
  /** Names of its form, and what the home fills them with, as a person reads it there; those of `home.` follow from the home. */
  filled: Record<string, string>;
  /** Names that the valuation fills: the same figure in every tool. */
  worth?: { value?: string; low?: string; high?: string };
  /** Answers that no home has: the money of the family, the rent, the owners of the neighbourhood. */
  typed?: Record<string, string>;
}

/** Every tool that is opened from a home. 80 € and a twelfth of 312 € are 106 € a month; 3 % with 21 % of IVA are 3,63 %. */
const STEPS: readonly Step[] = [
  { path: "/valoracion", filled: {} },
  {
    path: "/calculadora-capacidad",
    filled: { targetPrice: "320000", place: "ES-VC", homeKind: "usada" },
    typed: { netMonthlyIncome: "3000", savings: "90000", rate: "3" },
  },
  {
    path: "/calculadora-roi",
    filled: { price: "320000", place: "ES-VC", homeKind: "usada", communityPerMonth: "80", propertyTax: "312" },
    typed: { monthlyRent: "1300" },
  },
  {
    path: "/recomendador-mejoras",
    filled: { place: "ES-VC", carryPerMonth: "106" },
    worth: { value: "value", low: "valueLow", high: "valueHigh" },
    typed: { budget: "20000" },
  },
  { path: "/predictor-apreciacion", filled: { monthlyCost: "106" }, worth: { value: "propertyValue" } },
  {
    path: "/captacion-propiedades",
    filled: {
      "prospects.0.address": "Calle Sueca, 12",
      "prospects.0.expectation": "320000",
    },
    worth: { value: "prospects.0.value" },
  },
  {
    path: "/cualificador-leads",
    filled: { targetPrice: "320000", zone: "Ruzafa", homeType: "Piso", rooms: "3", areaM2: "94" },
  },
  {
    path: "/argumentos-venta",
    filled: {
      place: "ES-VC",
      homeKind: "usada",
      orientation: "sureste",
      heating: "gas_individual",
      terraceAreaM2: "6",
      communityFee: "80",
      propertyTax: "312",
      isFurnished: "si",
      certificateOn: "2024-05-01",
      "renovations.0.what": "cocina y baños",
      "renovations.0.year": "2021",
    },
    worth: { low: "valuationLow", high: "valuationHigh" },
    typed: { purpose: "comodidad" },
  },
  {
    path: "/generador-descripciones",
    filled: {
      orientation: "sureste",
      heating: "gas_individual",
      terraceAreaM2: "6",
      communityFee: "80",
      renovatedYear: "2021",
      isFurnished: "si",
    },
  },
  {
    path: "/negociador-virtual",
    filled: {
      homeName: "Calle Sueca, 12",
      place: "ES-VC",
      listPrice: "320000",
      carryPerMonth: "106",
      feeShare: "3,63",
    },
    worth: { low: "fallback" },
  },
  { path: "/detector-precios", filled: {}, typed: { "home.bathrooms": "1" } },
];

test("a home typed once goes through every tool, its papers, portal and report, and nothing changes it", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  await signUp(page, { firstName: "Nuria", lastName: "Gil" });
  const made = await page.request.post("/api/portfolio/homes", { data: { values: HOME } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const asItIs = async () => await (await page.request.get(`/api/portfolio/homes/${id}`)).text();
  const typed = await asItIs();
  expect(JSON.parse(typed)).toMatchObject({ home: { ...HOME } });

  // The home's own page leads to every one of them.
  await page.goto(`/dashboard/cartera/${id}`);
  for (const { path } of STEPS) {
    await expect(page.locator(`main a[href*="${path}?vivienda=${id}"]`).first()).toBeAttached();
  }

  const figures: Record<"value" | "low" | "high", Set<string>> = { value: new Set(), low: new Set(), high: new Set() };
  for (const step of STEPS) {
    await test.step(step.path, async () => {
      await page.goto(`${step.path}?vivienda=${id}`);
      await awaken(page);
      await openEveryPart(page);
      const kept = await formOf(page);
      expect(kept).toMatchObject({ ...homeFieldsIn(kept), ...step.filled });
      for (const [figure, name] of Object.entries(step.worth ?? {})) figures[figure as "value"].add(kept[name] ?? "");
      if (step.path === "/valoracion") await page.locator("textarea").first().fill(COMPARABLES);
      for (const [name, value] of Object.entries(step.typed ?? {})) await type(page, name, value);
      await page.locator("main form button[type=submit]").first().click();
      await expect(page).toHaveURL(/resultado=/);
      expect(await asItIs()).toBe(typed);
    });
  }
  // One valuation, and its figures stand wherever somebody asks what the home is worth.
  for (const found of Object.values(figures)) {
    expect([...found]).toHaveLength(1);
    expect(Number([...found][0]!.replace(",", "."))).toBeGreaterThan(200_000);
  }

  await test.step("a value that a tool was told otherwise goes home by one click, and nothing else with it", async () => {
    await page.getByRole("checkbox", { name: /^Baños/ }).check();
    await page.getByRole("button", { name: "Llevar 1 dato a la ficha" }).click();
    await expect(page.getByText("Ficha actualizada")).toBeVisible();
    const [now, before] = [JSON.parse(await asItIs()), JSON.parse(typed)];
    expect(now.home).toEqual({ ...before.home, bathrooms: 1 });
    const [change, ...earlier] = now.history.events;
    expect(change).toMatchObject({ origin: "herramienta", changes: { bathrooms: [2, 1] } });
    expect(earlier).toEqual(before.history.events);
  });
  const taken = await asItIs();

  await test.step("words typed and not run are there again", async () => {
    await page.goto(`/calculadora-roi?vivienda=${id}`);
    await awaken(page);
    await type(page, "monthlyRent", "1.450");
    await page.goto(`/dashboard/cartera/${id}`);
    await expect(page.getByRole("heading", { name: "Lista para portales" })).toBeVisible();
    await page.goto(`/calculadora-roi?vivienda=${id}`);
    await expect(page.getByText("Sigue aquí lo que escribiste")).toBeVisible();
    expect(await formOf(page)).toMatchObject({ monthlyRent: "1.450", price: "320000" });
  });

  for (const paper of ["sheet.pdf", "card.pdf?design=fachada&paper=A4", "visit.pdf"]) {
    const answer = await page.request.get(`/api/portfolio/homes/${id}/${paper}`);
    expect(answer.status(), paper).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString(), paper).toBe("%PDF-");
  }

  const outlet = await page.request.post("/api/imports/outlets", { data: { name: "Mi web", portal: "otro" } });
  const feed = await (await page.request.get(((await outlet.json()) as { address: string }).address)).text();
  for (const shown of [
    "<ref>V-102</ref>",
    "<price>320000</price>",
    "<address>Calle Sueca, 12</address>",
    "<town>Valencia</town>",
    "<province>Valencia</province>",
    "<built>94</built>",
    "<feature>Lift</feature>",
    "<feature>Terrace</feature>",
    HOME.descriptions.es,
  ]) {
    expect(feed).toContain(shown);
  }

  const report = await page.request.post(`/api/portfolio/homes/${id}/reports`);
  expect(report.status()).toBe(201);
  await page.goto(`/dashboard/cartera/${id}/informe`);
  await expect(page.getByText(/en Ruzafa/).first()).toBeVisible();
  expect(await asItIs()).toBe(taken);
});

/** Parts of a form that are closed until they are wanted hold values too. */
async function openEveryPart(page: Page): Promise<void> {
  const closed = page.locator("main form button[aria-expanded=false]:not([aria-haspopup])");
  await closed.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
}

/** Every control of the tool's form by its name, as it is filled: an unknown choice is the empty text. */
const formOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator("main form")
    .first()
    .evaluate((form: HTMLFormElement) => {
      const names = Array.from(form.elements, (control) => control.getAttribute("name") ?? "").filter(Boolean);
      const given = new FormData(form);
      return Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? "")]));
    });

/** Values that the controls of the tools' home must hold, of those that a form has. */
function homeFieldsIn(kept: Record<string, string>): Record<string, string> {
  const known = Object.entries(HOME).filter(([name]) => `home.${name}` in kept);
  return Object.fromEntries(
    known.map(([name, value]) => [`home.${name}`, value === true ? "si" : String(value).replace(".", ",")]),
  );
}

async function type(page: Page, name: string, value: string): Promise<void> {
  const control = page.locator(`main form [name="${name}"]`).first();
  if ((await control.evaluate(({ tagName }) => tagName)) === "SELECT") await control.selectOption(value);
  else await control.fill(value);
}
