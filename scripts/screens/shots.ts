import type { Locator, Page } from "@playwright/test";
import { HELP_SCREENS, type HelpScreenId, helpPictureId } from "#content/screens/help-screens.ts";
import { PRODUCT_SCREENS, type ProductScreenId, type ScreenFacts } from "#content/screens/product-screens.ts";
import { SOUGHT } from "./demo-market.ts";
import type { DemoWeek } from "./demo-week.ts";

/** Which page each picture shows, and which part of it. */

export interface Shot {
  path: (week: DemoWeek) => string;
  /** The picture begins here, a margin away; the page's own left upper corner without it. */
  at?: (page: Page) => Locator;
  /** The same in a telephone's window, where the page begins elsewhere there. */
  phoneAt?: (page: Page) => Locator;
  /** Acts on the page before the picture, as its reader would do them. */
  prepare?: (page: Page) => Promise<void>;
  /** The window; as large as what the picture shows without it. */
  window?: { width: number; height: number };
  /** How much more of the page than its own size the picture shows, made smaller; 1 without it. */
  zoom?: number;
  /** Seen by somebody without an account. */
  isVisitors?: boolean;
}

export interface ListedShot extends Shot {
  /** Name among the pictures. */
  id: string;
  facts: ScreenFacts;
}

const at = (path: string, rest: Partial<Shot> = {}): Shot => ({ path: () => path, ...rest });
export const titled = (page: Page) => page.locator("main h1").first();

/** With its title and the acts beside it; a telephone has room for the figure alone. */
const result = (path: string, tool: string, rest: Partial<Shot> = {}): Shot => ({
  path: ({ results }) => `${path}?resultado=${results.runs[tool]}`,
  at: titled,
  phoneAt: (page) => page.getByRole("region", { name: "Resultado", exact: true }),
  ...rest,
});

const ask = (question: string) => async (page: Page) => {
  const field = page.getByRole("textbox", { name: "Tu pregunta" });
  await field.fill(question);
  await field.press("Enter");
  await page
    .getByText("¿Te ha servido?")
    .first()
    .waitFor({ timeout: 4_000 })
    .catch(() => {});
};

/** The stages with their cards, below the filters. */
const stages = (on: Page) => on.getByRole("group", { name: "Etapa a la vista" });

const SEARCH_PATH = `/busqueda-propiedades?texto=${encodeURIComponent(SOUGHT)}`;
const CENTRE_PATH = "/centro-analisis-mercado?donde=Valencia";
const matchesOf = ({ contacts }: DemoWeek) => `/smart-matching?comprador=${contacts["Marta Sanchis"]}`;
/** The figures of a zone, below the form that asks for them. */
const zoneTitle = (on: Page) => on.getByRole("navigation", { name: "Vistas del mercado" });
const marketHomes = (on: Page) =>
  on
    .getByRole("status")
    .filter({ hasText: /inmueble/ })
    .first();

const PRODUCT: Record<Exclude<ProductScreenId, "paper">, Shot> = {
  board: at("/dashboard/contactos/tablero", { phoneAt: stages }),
  homes: at("/dashboard/cartera", { at: (on) => rowsOf(on) }),
  "home-file": { path: ({ homes }) => `/dashboard/cartera/${homes["DEMO-01"]}` },
  valuation: result("/valoracion", "valuation"),
  calendar: at("/dashboard/calendar"),
  chat: at("/chat-inmobiliario", { prepare: ask("¿Qué gastos tiene comprar un piso usado de 349.000 € en Valencia?") }),
  phone: { path: ({ results }) => results.sharedPath, isVisitors: true },
  advert: result("/generador-descripciones", "listing-writer"),
  cma: result("/cma-generator", "cma"),
  capture: result("/argumentos-venta", "sales-arguments"),
  inbox: at("/dashboard/contactos/bandeja"),
  contact: { path: ({ contacts }) => `/dashboard/contactos/${contacts["Marta Sanchis"]}` },
  overview: at("/dashboard"),
  capacity: result("/calculadora-capacidad", "borrowing-capacity"),
  negotiation: result("/negociador-virtual", "negotiator"),
  market: result("/predictor-apreciacion", "appreciation"),
  search: at(SEARCH_PATH, { at: titled, phoneAt: marketHomes }),
  centre: at(CENTRE_PATH, { at: zoneTitle }),
  matching: { path: matchesOf, at: (on) => on.getByRole("heading", { name: "Smart matching" }) },
};

/** A window of 1,440 px as a picture of 1,200. */
const DESKTOP_ZOOM = 1.2;

/** Wide enough for the side navigation, so that the page beside it is as wide as the picture. */
const HELP_WINDOW = { width: 1096, height: 700 };

/** A page with much beside one another, made smaller. */
const wide = (rest: Partial<Shot> = {}): Partial<Shot> =>
  Object.assign({ window: { width: 1336, height: 840 }, zoom: 1.3 }, rest);

/** A result as wide as the picture. */
const TOOL_WINDOW = { width: 864, height: 680 };

/** From the first row of a list on, below its filters. */
const rowsOf = (on: Page) => on.getByText(/^Marcar l[ao]s? \d+/).first();

const stated = (path: string, tool: string, rest: Partial<Shot> = {}): Shot =>
  result(path, tool, Object.assign({ window: TOOL_WINDOW }, rest));
const page = (path: string, rest: Partial<Shot> = {}): Shot => at(path, { at: titled, ...rest });

const HELP: Record<HelpScreenId, Shot> = {
  "valuation-form": page("/valoracion", { window: TOOL_WINDOW }),
  "valuation-result": stated("/valoracion", "valuation"),
  "valuation-comparables": stated("/valoracion", "valuation", {
    at: (on) => on.getByRole("columnheader", { name: "N.º" }).first(),
    phoneAt: (on) => on.getByRole("heading", { name: "Comparables", exact: true }).first(),
  }),
  "cma-result": stated("/cma-generator", "cma"),
  "check-result": stated("/detector-precios", "price-check"),
  "capacity-result": stated("/calculadora-capacidad", "borrowing-capacity"),
  "roi-result": stated("/calculadora-roi", "roi-calculator"),
  "advert-result": stated("/generador-descripciones", "listing-writer"),
  "negotiator-result": stated("/negociador-virtual", "negotiator"),
  "qualifier-result": stated("/cualificador-leads", "lead-qualifier"),
  "prospecting-result": stated("/captacion-propiedades", "prospecting"),
  "renovation-result": stated("/recomendador-mejoras", "renovation"),
  "arguments-result": stated("/argumentos-venta", "sales-arguments"),
  "appreciation-result": stated("/predictor-apreciacion", "appreciation"),
  "follow-up-result": stated("/asistente-seguimiento", "follow-up"),
  dashboard: page("/dashboard"),
  portfolio: at("/dashboard/cartera", wide({ at: rowsOf })),
  "portfolio-import": page("/dashboard/cartera/importar"),
  "home-photos": {
    path: ({ homes }) => `/dashboard/cartera/${homes["DEMO-01"]}`,
    at: (on) => on.getByRole("heading", { name: "Fotos", exact: true }).first(),
  },
  board: page("/dashboard/contactos/tablero", wide({ phoneAt: stages })),
  "contact-file": { path: ({ contacts }) => `/dashboard/contactos/${contacts["Marta Sanchis"]}`, at: titled },
  inbox: page("/dashboard/contactos/bandeja", { at: (on) => on.getByRole("heading", { name: "Recibidos" }) }),
  "contacts-import": page("/dashboard/contactos/importar"),
  "contact-settings": page("/dashboard/contactos/ajustes"),
  calendar: page("/dashboard/calendar", wide()),
  tasks: page("/dashboard/calendar/tareas"),
  analytics: at("/dashboard/analytics", wide({ at: (on) => on.getByRole("heading", { name: "Contactos y tratos" }) })),
  goals: page("/dashboard/goals"),
  history: at("/dashboard/history", wide({ at: rowsOf })),
  "saved-results": at("/resultados-guardados", wide({ at: rowsOf })),
  "shared-links": page("/dashboard/compartidos"),
  "shared-page": { path: ({ results }) => results.sharedPath, isVisitors: true, at: titled, window: TOOL_WINDOW },
  credits: page("/dashboard/creditos"),
  agency: page("/dashboard/agencia"),
  brand: page("/dashboard/agencia/marca"),
  settings: page("/dashboard/settings"),
  notices: page("/dashboard/settings/avisos"),
  "model-settings": page("/dashboard/settings/modelo"),
  profile: page("/dashboard/profile"),
  chat: page("/chat-inmobiliario", {
    window: TOOL_WINDOW,
    prepare: ask("¿Qué gastos tiene comprar un piso usado de 250.000 € en Valencia?"),
  }),
  channel: page("/dashboard/asistente"),
  "command-menu": at("/dashboard", {
    at: (on) => on.getByRole("dialog").first(),
    prepare: async (on) => {
      await on.keyboard.press("Control+k");
      await on.getByRole("combobox").first().fill("marta");
    },
  }),
  "api-docs": page("/api/docs", { window: TOOL_WINDOW }),
  integrations: page("/dashboard/integrations"),
  "market-search": page(SEARCH_PATH, wide({ phoneAt: marketHomes })),
  "market-centre": at(CENTRE_PATH, wide({ at: zoneTitle })),
  "saved-search": page("/dashboard/busquedas"),
  matching: { path: matchesOf, at: titled, ...wide() },
  "agency-market": page("/dashboard/agencia/mercado"),
  place: page("/dashboard/settings/region"),
  "sign-up": { path: () => "/auth", isVisitors: true, window: TOOL_WINDOW },
  prices: page("/precios", {
    window: TOOL_WINDOW,
    at: (on) => on.getByRole("heading", { name: "Prueba", exact: true }).first(),
  }),
};

export const SHOTS: readonly ListedShot[] = [
  ...Object.entries(PRODUCT).map(([id, shot]) => {
    const facts: ScreenFacts = PRODUCT_SCREENS[id as ProductScreenId];
    return { zoom: facts.stand === "sheet" ? DESKTOP_ZOOM : 1, ...shot, id, facts };
  }),
  ...Object.entries(HELP).map(([id, shot]) => ({
    window: HELP_WINDOW,
    ...shot,
    id: helpPictureId(id as HelpScreenId),
    facts: HELP_SCREENS[id as HelpScreenId],
  })),
];
