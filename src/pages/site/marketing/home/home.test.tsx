import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CLAIMS } from "#content/claims.ts";
import { REDIRECTS } from "#content/redirects.ts";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { publicPages } from "#server/site/public-pages.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { BuiltScreensContext } from "#ui/screens/built-screens.ts";
import { DrawnContext } from "#ui/site/server-drawn.tsx";
import NotFoundPage from "../../../frame/not-found.tsx";
import Home from "./home.tsx";
import { homeData } from "./home-data.ts";
import { homeDrawn, homeLiving } from "./home-drawn.tsx";
import { toolNote } from "./tool-note.ts";

const PORTAL = "https://portal.umbral.example";
const MORTGAGES = "https://hipotecas.umbral.example";

const site: SiteInfo = {
  origin: "https://umbral.example",
  isDemo: true,
  anonKey: "",
  analyticsId: null,
  portalUrl: PORTAL,
  mortgageUrl: MORTGAGES,
  identity: DEMO_IDENTITY,
  social: [],
  offeredServices: [],
};

const data = homeData(
  {
    ladder: {
      currency: "EUR",
      ladder: [
        { price: 255_000, concession: 0 },
        { price: 248_700, concession: 6_300 },
      ],
      counter: { step: 1 },
    },
    valuation: {
      place: "Ruzafa, Valencia · 94 m²",
      currency: "EUR",
      value: 342_000,
      low80: 324_000,
      high80: 361_000,
      dots: [329_000, 352_000],
      callouts: { lift: { label: "Ascensor", amount: 9_600 }, ground: { label: "Sin garaje", amount: -7_900 } },
    },
  },
  [
    { city: "Barcelona", error: 0.05902, homes: 7_871, dataTo: "2018-12-31" },
    { city: "Valencia", error: 0.06328, homes: 4_156, dataTo: "2018-12-31" },
  ],
  true,
);

function render(page: React.ReactElement, path: string): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { site } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("\u00a0", " ");
}

const home = (path = "/", shown = data) =>
  render(
    <DrawnContext value={homeDrawn(shown)}>
      <Home loaderData={homeLiving(shown)} />
    </DrawnContext>,
    path,
  );
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text!.replace(/<[^>]+>/g, ""));
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);

test("the sections stand in their order", () => {
  expect(headings(home())).toEqual([
    "Umbral en cifras",
    "¿Qué necesitas hoy?",
    "Herramientas para cada día",
    "Seis módulos, una sola planta",
    "Cómo funciona",
    "Confianza y seguridad",
    "Nueve cosas que ya puedes hacer",
    "Servicios más buscados",
    "Lo que se suele prometer y lo que encuentras aquí",
    "Ocho ventajas",
    "Para quien vende vivienda",
    "Tres marcas, un ecosistema en tres pasos",
    "Misión, visión y valores",
    "Precios claros, con IA incluida",
    "Lo que cuentan los equipos",
    "Marcas con las que trabajamos Ejemplo",
    "Cruza el umbral. Tienes 14 días.",
    "Busca vivienda en Umbral Portal",
  ]);
});

test("the product's screens stand directly below the hero, and nothing where no picture was made", () => {
  expect(home()).not.toContain("Así se trabaja con Umbral");
  const built = { valuation: "a", capture: "b", board: "c", advert: "d" };
  const html = render(
    <BuiltScreensContext value={built}>
      <DrawnContext value={homeDrawn(data)}>
        <Home loaderData={homeLiving(data)} />
      </DrawnContext>
    </BuiltScreensContext>,
    "/",
  );
  expect(headings(html).slice(0, 3)).toEqual(["Así se trabaja con Umbral", "Umbral en cifras", "¿Qué necesitas hoy?"]);
  for (const label of ["Valora", "Capta", "Gestiona", "Escribe"]) expect(html).toContain(`>${label}</label>`);
});

test("countries, history and technical parts fold out", () => {
  const folds = [...home().matchAll(/<summary[^>]*>(?:<span[^>]*>)?<h[23][^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(folds).toEqual([
    "España y Latinoamérica, en su moneda",
    "De 2019 a 2025",
    "De qué está hecho",
    "Busca vivienda en Umbral Portal",
  ]);
});

test("one h1, one main, no heading skips a level, and the anchors are there", () => {
  const html = home();
  expect(html.match(/<main id="contenido"/g)).toHaveLength(1);
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  for (const id of ["agentes", "agencias", "formacion"]) expect(html).toContain(`<section id="${id}"`);
  for (const id of ["paises", "historia", "tecnologia"]) expect(html).toContain(`id="${id}"`);
});

test("the directory has 6 types, 8 cities for each of 3 types, 12 searches and 52 provinces, each at the portal", () => {
  expect(data.portal.map(({ links }) => links.length)).toEqual([6, 8, 8, 8, 12, 52]);
  const anchors = [...home().matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes!);
  const toPortal = anchors.filter((attributes) => attributes.includes(`href="${PORTAL}/`));
  expect(toPortal).toHaveLength(94);
  expect(new Set(toPortal.map((attributes) => attributes.match(/href="([^"]+)"/)![1])).size).toBe(94);
  for (const attributes of toPortal) expect(attributes).toMatch(/target="_blank" rel="noopener"/);
  expect(home()).toContain(`${PORTAL}/casas-y-chalets/sant-cugat-del-valles`);
});

test("every link leads to a page there is, or to one of the two sister sites", () => {
  const known = new Set([...publicPages().map(({ path }) => path), ...Object.keys(REDIRECTS), "/auth"]);
  const links = linksOf(home()).map((href) => href.split("#")[0]!);
  expect(links.length).toBeGreaterThan(150);
  const unknown = links.filter(
    (href) =>
      !known.has(href) && !href.startsWith(PORTAL) && href !== MORTGAGES && href !== "https://data.bis.org/topics/RPP",
  );
  expect(unknown).toEqual([]);
});

test("star tools, needs, audiences and testimonials lead to their pages", () => {
  const links = new Set(linksOf(home()));
  for (const path of [
    "/asistente-valoracion",
    "/generador-descripciones",
    "/tours-virtuales-ia",
    "/centro-analisis-mercado",
    ...["valoracion", "analisis", "captacion", "social", "virtual", "gestion"].map((module) => `/modulo-${module}`),
    "/agentes",
    "/agencias",
    "/formacion",
    "/precios",
    "/auth",
  ])
    expect(links).toContain(path);
});

test("links keep the region; signing in has none", () => {
  const links = new Set(linksOf(home("/latam")));
  expect(links).toContain("/latam/modulo-captacion");
  expect(links).toContain("/latam/precios");
  expect(links).toContain("/auth");
});

test("the band shows measured figures large, each with its period and a link; below them the claims of the business, small", () => {
  const { opening, company, platform } = data.texts;
  const { modules, tools, accuracy, capture, setup, countries } = CLAIMS;
  expect(opening.figures.claims).toEqual([modules, tools, accuracy, capture, setup, countries]);
  expect(company.trust.claims).toEqual([CLAIMS.uptime, CLAIMS.backups, CLAIMS.support]);
  expect(platform.brands.mortgages.claims).toEqual([CLAIMS.banks, CLAIMS.commission]);
  const [measured, claimed] = home()
    .match(/<section[^>]* class="bg-zocalo.*?<\/section>/)![0]
    .split("Lo dice la empresa");
  const figures = [...measured!.matchAll(/<dd class="figure[^>]*>([^<]*)</g)].map(([, figure]) => figure);
  // 7,871 homes of Barcelona and 4,156 of Valencia were kept apart: 12,027.
  expect(figures).toEqual(["5,9 %", "12.027", String(allTools.length), "20", "0"]);
  expect(measured).toContain("de error mediano en Barcelona; 6,3 % en Valencia");
  expect(measured).toContain("precios de oferta hasta dic 2018");
  expect(measured).toContain('href="/metodo/valoracion"');
  for (const { figure } of opening.figures.claims) expect(claimed).toContain(figure.replaceAll("\u00a0", " "));
});

test("without a measured city the band shows what can be counted", () => {
  const html = home("/", homeData(data, [], true));
  expect(html).not.toContain("error mediano en");
  expect(html).toContain("herramientas abiertas hoy");
});

test("testimonials, marks and story say that they are examples; ratings have words", () => {
  const html = home();
  const part = (title: string) => html.slice(html.indexOf(title)).split("</section>")[0]!;
  const quotes = part("Lo que cuentan los equipos");
  expect(quotes.match(/<blockquote/g)).toHaveLength(6);
  expect(quotes.match(/5 de 5 estrellas/g)).toHaveLength(6);
  // Six quotes, and the row of marks below them.
  expect(quotes.match(/>Ejemplo</g)).toHaveLength(7);
  expect(part("De 2019 a 2025")).toContain(">Ejemplo<");
  expect(html).not.toContain("itemprop");
});

test("outside the demonstration nothing invented is drawn: no quotes, no marks, no history", () => {
  const html = home("/", { ...data, isDemo: false });
  const { partners, timeline } = data.texts.company;
  const invented = [
    ...data.texts.testimonials.items.map(({ author }) => author),
    ...partners.names,
    ...timeline.items.map(({ text }) => text),
  ];
  expect(invented).toHaveLength(6 + 6 + 7);
  for (const words of invented) {
    expect(home()).toContain(words);
    expect(html).not.toContain(words);
  }
  expect(html).toContain("De qué está hecho");
});

test("the valuation's example is marked as one, with its interval and the effect of each part", () => {
  const html = home();
  expect(html).toContain("entre 324.000 € y 361.000 €");
  expect(html).toContain("−8.000 €"); // −7,900, with the digits of a price of 342,000
  expect(html).toContain("Barcelona");
});

test("the market's growth is the series' own, over the mean of its first year", () => {
  const { x, y, growth } = data.market;
  expect(x).toHaveLength(44);
  expect(x.at(-1)).toBe(2025.75);
  expect((y[0]! + y[1]! + y[2]! + y[3]!) / 4).toBeCloseTo(100, 1);
  expect(growth).toBeCloseTo(139.31 / 74.32 - 1, 2);
});

test("Spain and the nineteen countries of Latin America each have a door", () => {
  expect(data.countries).toHaveLength(20);
  expect(data.countries[0]).toEqual({ name: "España", currency: "EUR" });
});

test("a door or a room says how many tools are open behind it", () => {
  expect(toolNote(2)).toBe("2 herramientas");
  expect(toolNote(1)).toBe("1 herramienta");
});

test("doors and rooms count the tools of the registry, and no other number of tools stands on the page", () => {
  const ofModule = (id: string) => allTools.filter(({ module }) => module === id).length;
  for (const [id, count] of Object.entries(data.counts)) expect(count, id).toBe(ofModule(id));
  expect(data.needs.valorar).toBe(ofModule("valoracion"));
  expect(data.needs.vender).toBe(3);
  const html = home();
  const claimed = `${CLAIMS.tools.figure} ${CLAIMS.tools.label}`;
  expect(html).toContain(claimed);
  const shown = [...html.replace(claimed, "").matchAll(/(\d+)\+? herramientas?\b/g)].map(([, count]) => Number(count));
  expect(shown.length).toBeGreaterThan(3);
  const counted = new Set([...Object.values(data.counts), ...Object.values(data.needs)]);
  for (const count of shown) expect(counted).toContain(count);
});

test("the cards show tools, the line below them names every one, and none is put off", () => {
  const isOpen = (href: string) => data.open.some(({ path }) => path === href);
  const [, after] = home().split(">Herramientas para cada día<");
  const [part] = after!.split("<h2");
  const cards = [...part!.matchAll(/<article.*?<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
  expect(cards).toHaveLength(4);
  for (const href of cards) expect(isOpen(href), href).toBe(true);
  expect(part).not.toMatch(/Pronto|En preparación/);
  for (const { path, title } of data.open) expect(home(), title).toContain(`href="${path}"`);
});

test("a missing page names its address as text and leads home", () => {
  const html = render(<NotFoundPage />, "/caf%C3%A9<b>");
  expect(html).toContain("Oops! Page not found");
  expect(html).toContain("/café&lt;b&gt;");
  expect(html).toContain('href="/"');
});

test("an address that cannot be decoded is shown as it came", () => {
  expect(render(<NotFoundPage />, "/100%")).toContain("/100%");
});
