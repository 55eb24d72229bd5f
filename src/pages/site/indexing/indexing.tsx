import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { indexNowKey, listPings } from "#server/site/indexing/index-now.server.ts";
import { addressesOf, sitemapPages } from "#server/site/indexing/sitemap-pages.server.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/indexing.ts";
import { IndexNowPanel } from "./index-now-panel.tsx";
import { PageTable } from "./page-table.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { config, database } = mustHave(context.get(servicesContext));
  const pages = await sitemapPages(database.db);
  return {
    crumb: "Indexación",
    pages,
    addresses: pages.reduce((sum, page) => sum + addressesOf(page).length, 0),
    dated: pages.filter(({ changedOn }) => changedOn !== null).length,
    mode: config.indexNow.mode,
    isDemo: config.mode === "demo",
    keyUrl: `${config.publicUrl}/${indexNowKey(config)}.txt`,
    searchConsole: `https://search.google.com/search-console?resource_id=${encodeURIComponent(`${config.publicUrl}/`)}`,
    pings: await listPings(database.db),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Indexación",
    description:
      "Qué páginas se ofrecen a los buscadores, qué les falta, qué dicen sus datos estructurados y qué se ha avisado.",
    path: "/admin/google-indexing",
    regions: false,
    noIndex: true,
  });

export default function Indexing({ loaderData }: Route.ComponentProps) {
  const { pages, addresses, dated, mode, isDemo, keyUrl, searchConsole, pings } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Indexación</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Lo que los buscadores reciben de Umbral. Que una página aparezca lo decide cada buscador.
        </p>
      </div>
      <Panel as="div" className="grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-4">
        <StatFigure label="Páginas" value={formatNumber(pages.length)} note="en el mapa del sitio" />
        <StatFigure label="Direcciones" value={formatNumber(addresses)} note="con sus regiones" />
        <StatFigure label="Con fecha" value={formatNumber(dated)} note="de último cambio" />
        <StatFigure
          label="IndexNow"
          value={MODES[mode]}
          note={mode === "off" ? "no se envía nada" : "Google no participa"}
        />
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel labelledBy="google">
          <PanelHeader id="google" title="Qué ofrece Google" />
          <PanelBody className="grid gap-3 text-sm">
            <p>
              La API de indexación de Google solo admite ofertas de empleo (JobPosting) y emisiones en directo
              (BroadcastEvent). Umbral no publica ninguna de las dos, así que no la usa.
            </p>
            <p>
              Lo que sí vale: el mapa del sitio, páginas que se leen sin guiones y datos estructurados correctos. Search
              Console dice qué ha leído Google y por qué deja algo fuera.
            </p>
            <p>
              <a href={searchConsole} rel="noopener noreferrer" target="_blank" className="link-text touch-target">
                Abrir Search Console<span className="sr-only"> (se abre en otra pestaña)</span>
              </a>
            </p>
          </PanelBody>
        </Panel>
        <Panel labelledBy="archivos">
          <PanelHeader id="archivos" title="Archivos para buscadores" />
          <PanelBody className="grid gap-3 text-sm">
            {FILES.map(([path, what]) => (
              <p key={path}>
                <a href={path} className="link-text touch-target font-medium">
                  {path}
                </a>
                <span className="block text-muted-foreground">{what}</span>
              </p>
            ))}
          </PanelBody>
        </Panel>
      </div>
      <IndexNowPanel mode={mode} isDemo={isDemo} keyUrl={keyUrl} pings={pings} />
      <PageTable pages={pages} />
    </main>
  );
}

const MODES = { off: "Apagado", manual: "A mano", auto: "Automático" } as const;
const FILES = [
  ["/sitemap.xml", "Todas las páginas públicas, con sus regiones como alternativas y su fecha donde se sabe."],
  ["/robots.txt", "Cierra el panel, la administración, la API y los enlaces privados."],
  ["/blog/rss.xml", "El blog, para quien lo lee desde otro programa."],
] as const;
