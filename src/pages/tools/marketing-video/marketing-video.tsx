import { PAGE_TOOLS } from "#content/page-tools.ts";
import { TEMPLATE_IDS } from "#domain/tools/video-templates/promo-document.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { ProjectList } from "../studio-projects/project-list.tsx";
import type { Route } from "./+types/marketing-video.ts";
import { Gallery } from "./gallery.tsx";
import { promoPageData } from "./page-data.server.ts";
import { Workshop } from "./workshop.tsx";

const PATH = "/marketing-video";

/** `?plantilla=` opens a template, `?proyecto=` a film of one's own; `?vivienda=` says of which home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return await promoPageData(context, url.searchParams);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Vídeo de marketing inmobiliario, sin fotos si no las hay",
    description:
      "Doce vídeos animados con los datos de la vivienda: nueva, puertas abiertas, bajada, vendida, opinión, mercado. En cuatro formatos, con tu marca y música.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function MarketingVideo({ loaderData }: Route.ComponentProps) {
  const { opened, project, template } = loaderData;
  if (opened !== null)
    return (
      <main id="contenido" className="wrap-page pt-6 pb-section">
        <Workshop key={project?.id ?? template ?? ""} {...loaderData} opened={opened} />
      </main>
    );
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Vídeo de marketing</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">
        Elige una plantilla y el vídeo ya está: los datos salen de la vivienda, las letras y los gráficos se mueven
        solos y suena música propia. No hacen falta fotos.
      </p>
      <Gallery {...loaderData} templates={TEMPLATE_IDS} />
      {loaderData.own === null ? null : (
        <div className="mt-section grid gap-5">
          <ProjectList
            path={PATH}
            {...loaderData.own}
            addressOf={(id) => `${PATH}?proyecto=${id}`}
            things="los vídeos"
            thing="el vídeo"
            empty={<EmptyState title="Aún no has hecho ninguno">Elige arriba una plantilla.</EmptyState>}
          />
        </div>
      )}
      <section aria-labelledby="que-hace" className="mt-section">
        <h2 id="que-hace" className="text-h3">
          Qué hace
        </h2>
        <ul className="mt-4 max-w-[46rem] border-t">
          {POINTS.map((point) => (
            <li key={point} className="border-b py-3.5 text-control">
              {point}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const POINTS = [
  "Doce plantillas y tres estilos. Con el color y el logo de tu agencia, o sin marca para compartir con otra.",
  "El mismo vídeo en 9:16, 4:5, 1:1 y 16:9: se compone de nuevo en cada formato, no se recorta.",
  "Precio, datos y certificado salen de la ficha. Si cambias algo, te decimos en qué se diferencia.",
  "El gráfico del mercado dibuja una serie oficial, con su fuente y su fecha en pantalla.",
  "Una opinión solo sale con su autor, su fecha y dónde se puede ver, y cuando tú confirmas que es real.",
  "Se monta en tu navegador: MP4 o WebM, subtítulos y portada. Nada se publica sin ti.",
];
