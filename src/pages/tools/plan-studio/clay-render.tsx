import { PAGE_TOOLS } from "#content/page-tools.ts";
import { servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/clay-render.ts";
import { FinishPanel } from "./finish-panel.tsx";
import { StudioPage } from "./studio-page.tsx";

const PATH = "/renderizado-ia";

/** The same studio, opened for its light and materials. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isSignedIn = context.get(viewerContext) !== null;
  const hasImageModel = context.get(servicesContext)?.config.imageModel !== undefined;
  return {
    isSignedIn,
    hasImageModel,
    planId: isSignedIn ? (readUuid(url.searchParams.get("plano") ?? "") ?? null) : null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Renderizado de viviendas con luz trazada",
    description:
      "Imágenes en tres dimensiones de una vivienda con materiales, sol y lámparas. La luz se traza en tu navegador o en el servidor, sin IA.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function ClayRender({ loaderData: { hasImageModel, ...opened } }: Route.ComponentProps) {
  return (
    <StudioPage
      {...opened}
      title="Renderizado"
      lead="El estudio del render desde plano, para elegir materiales, luz y cámara y sacar la imagen final."
      points={POINTS}
    >
      <FinishPanel isSignedIn={opened.isSignedIn} hasModel={hasImageModel} />
    </StudioPage>
  );
}

const POINTS = [
  "Tres estilos que cambian a la vez maderas, textiles, paredes y muebles.",
  "Sol por lugar, día y hora, y lámparas con su luz de verdad.",
  "La imagen mejora mientras la miras: paras cuando te vale.",
  "Traza la luz con cálculo, sin ningún modelo de IA: nada cambia de sitio ni de forma.",
  "Abre también un modelo GLB de otro programa; se lee en tu navegador.",
  "Cada imagen dice que es orientativa, en ella y dentro del archivo.",
];
