import { Download, MessageSquareText } from "lucide-react";
import { data, type MetaDescriptor } from "react-router";
import { photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { homeWords } from "#ui/homes/home-words.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { HomeCover } from "../../portfolio/homes/home-cover.tsx";
import { siteOf } from "../../shared/page-meta.ts";
import { useCountedView } from "../../shared/use-counted-view.ts";
import { useReadingTime } from "../../shared/use-reading-time.ts";
import { ReportForOwner } from "../owner-reports/report-for-owner.tsx";
import { HomePage } from "../shared-home/home-page.tsx";
import { ResultSources } from "../tool/result-sources.tsx";
import { loadToolView, useToolView } from "../tool/tool-views.ts";
import type { Route } from "./+types/shared-page.ts";
import { AssistantLink } from "./assistant-link.tsx";
import { ContactForm } from "./contact-form.tsx";
import { GonePage } from "./gone-page.tsx";
import { LockedPage } from "./locked-page.tsx";
import { type OpenSharedPage, readSharedPage } from "./shared-page.server.ts";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare" };

/** `/compartir/{token}` and `/shared/{token}`: a result or a home as its agent shows it to somebody without an account. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { token } = params;
  const page = await readSharedPage(mustHave(context.get(servicesContext)), token, request);
  if (page.state === "open") await loadToolView(page.tool.id);
  return data({ page, token }, { status: page.state === "gone" ? 410 : 200 });
}

const HIDDEN_TITLES = { gone: "Enlace no disponible", locked: "Página protegida" } as const;

/**
 * Only for people with the address: no search engine, and previews of the link in a chat name the kind of result,
 * without its owner or amount.
 */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, token } = loaderData;
  const site = siteOf(matches);
  const isOpen = page.state === "open" || page.state === "home" || page.state === "report";
  const { title, preview, description } = wordsOf(page);
  const isOurs = !(isOpen && page.agent?.hasWhiteLabel);
  return [
    { title: isOurs ? `${title} | Umbral` : title },
    { name: "description", content: description },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
    { property: "og:title", content: preview },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...(isOurs ? [{ property: "og:site_name", content: "Umbral" }] : []),
    ...pictureOf(page, { origin: site?.origin ?? "", isOurs }),
    { tagName: "link", rel: "canonical", href: `${site?.origin ?? ""}/compartir/${token}` },
  ] as MetaDescriptor[];
};

/** The picture of a preview in a chat: the cover of a home; else Umbral's, unless the agency shows none of it. */
function pictureOf(
  page: Route.ComponentProps["loaderData"]["page"],
  { origin, isOurs }: { origin: string; isOurs: boolean },
): MetaDescriptor[] {
  const cover = page.state === "home" ? page.photos.find(({ room }) => room !== "plano") : undefined;
  if (cover) {
    const { widthPx, heightPx } = cover;
    // The JPEG: not every chat reads other formats.
    const width = Math.min(widthPx, COVER_PX);
    return [
      { property: "og:image", content: `${origin}${cover.src}` },
      { property: "og:image:width", content: String(width) },
      { property: "og:image:height", content: String(Math.round((heightPx * width) / widthPx)) },
      { property: "og:image:alt", content: photoWords(cover) ?? "Foto de la vivienda" },
      { name: "twitter:card", content: "summary_large_image" },
    ];
  }
  if (!isOurs) return [];
  return [
    { property: "og:image", content: `${origin}/og/inicio.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "Umbral" },
  ];
}

/** Width of the JPEG that previews get, in pixels. */
const COVER_PX = 960;

/** Of the document, and of its preview in a chat. A home that is offered is named: it was sent for that. */
function wordsOf(page: Route.ComponentProps["loaderData"]["page"]) {
  if (page.state === "open") {
    const from = page.agent?.named ?? "un agente";
    const description = `Un resultado que ${from} comparte contigo, con sus cifras, sus fuentes y su fecha.`;
    return { title: page.title, preview: page.tool.title, description };
  }
  if (page.state === "home") {
    const { title, price, pricePer, kind } = homeWords(page.home);
    const description = `${[kind, [price, pricePer].filter(Boolean).join(" ")].join(", ")}. Sus fotos, sus datos y cómo pedir una visita.`;
    return { title, preview: title, description };
  }
  if (page.state === "report") {
    const title = "Informe semanal";
    return { title, preview: title, description: "La semana de tu vivienda: vistas, visitas, consultas y ofertas." };
  }
  const title = HIDDEN_TITLES[page.state];
  return { title, preview: title, description: "Una página que alguien comparte con un enlace privado." };
}

export default function SharedPage({ loaderData: { page, token } }: Route.ComponentProps) {
  if (page.state === "gone") return <GonePage />;
  if (page.state === "locked") return <LockedPage token={token} failure={page.failure} />;
  if (page.state === "report") return <ReportForOwner page={page} token={token} />;
  if (page.state === "home") return <HomePage page={page} token={token} />;
  return <OpenPage page={page} token={token} />;
}

function OpenPage({ page, token }: { page: OpenSharedPage; token: string }) {
  const { Result } = useToolView(page.tool.id);
  const { agent } = page;
  useCountedView(`/api/shared/${token}`);
  useReadingTime(`/api/shared/${token}`);
  return (
    <>
      <AgentPage
        agent={agent}
        contact={agent ? <ContactForm token={token} formId={page.formId} agent={agent} sent={page.sent} /> : null}
      >
        <header className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
          <Facade page={page} />
          <div className="min-w-0 lg:col-start-2">
            <h1 className="text-h1 text-balance">{page.title}</h1>
            <p className="mt-2 text-muted-foreground">
              {agent ? `Preparado para ti por ${agent.named} · ` : null}
              {page.tool.title} · calculado el {formatDate(page.createdAt)}
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full lg:col-start-3 print:hidden">
            <Button asChild className="max-sm:flex-1">
              <a href="#contacto">
                <MessageSquareText aria-hidden size={18} strokeWidth={1.75} /> Preguntar
              </a>
            </Button>
            <Button asChild variant="outline" className="max-sm:flex-1 max-sm:px-3">
              <a href={`/api/shared/${token}/export/pdf`} download>
                <Download aria-hidden size={18} strokeWidth={1.75} /> Descargar PDF
              </a>
            </Button>
          </div>
        </header>
        <section aria-labelledby="resultado" className="mt-8 grid gap-5">
          <h2 id="resultado" className="sr-only">
            Resultado
          </h2>
          {/* Like the worked example: it is looked at, and nothing in it runs the tool again. */}
          <ToolRunProvider
            value={{
              input: {},
              rerun: () => {},
              isRunning: false,
              isExample: true,
              mapStyleUrl: page.mapStyleUrl,
              pictures: page.pictures,
            }}
          >
            <Result result={page.result as never} input={page.shownInput as never} />
          </ToolRunProvider>
          <ResultSources sources={page.sources} />
          <Callout title="Qué son estas cifras y qué no">
            Son cálculos con los datos que se introdujeron y las fuentes de arriba, a fecha de{" "}
            {formatDate(page.createdAt)} (versión {page.tool.version} del cálculo). No cambian solas: si cambian los
            datos o el mercado, pide un cálculo nuevo. Orientan para decidir; no son una tasación oficial, ni una
            oferta, ni la aprobación de un banco.
          </Callout>
          <p className="text-xs text-subtle-foreground print:hidden">
            {agent?.agency ?? agent?.named ?? "Quien te la envía"} ve cuándo se abre esta página y cuánto tiempo se lee,
            no quién la lee.{" "}
            <PageLink to="/privacidad" className="link-text">
              Más en privacidad
            </PageLink>
          </p>
        </section>
      </AgentPage>
      <AssistantLink code={page.assistant} agent={agent} />
    </>
  );
}

/** The house of the home, where the result says which home it is about. */
function Facade({ page: { shownInput, facadeSeed, title } }: { page: OpenSharedPage }) {
  const { home } = shownInput as { home?: { type: string; floor?: number } };
  if (!home) return null;
  return (
    <div className="relative h-44 w-full overflow-hidden rounded-lg bg-muted lg:w-80">
      <HomeCover
        home={{ id: "", type: home.type, floor: home.floor, title, facadeSeed, cover: null }}
        sizes="20rem"
        className="absolute inset-0 size-full"
      />
    </div>
  );
}
