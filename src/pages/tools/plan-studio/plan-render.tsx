import { PAGE_TOOLS } from "#content/page-tools.ts";
import { viewerContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/plan-render.ts";
import { StudioPage } from "./studio-page.tsx";

const PATH = "/render-desde-plano";

/** A visitor works on the example flat; `?plano=` opens a plan of one's own. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isSignedIn = context.get(viewerContext) !== null;
  return { isSignedIn, planId: isSignedIn ? (readUuid(url.searchParams.get("plano") ?? "") ?? null) : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Render desde plano: imágenes amuebladas con medidas reales",
    description:
      "Del plano a imágenes amuebladas con medidas reales y sol de verdad: maqueta, sección, a la altura de los ojos y 360 grados, en 1080p y 4K.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function PlanRender({ loaderData }: Route.ComponentProps) {
  return (
    <StudioPage
      {...loaderData}
      title="Render desde plano"
      lead="Levanta un plano en volumen, con sus muebles y el sol de su sitio, y saca imágenes que un comprador entiende."
      points={POINTS}
    />
  );
}

const POINTS = [
  "Cuatro maneras de verlo: maqueta abierta, sección, a la altura de los ojos y 360 grados, con las cámaras ya puestas en cada estancia.",
  "El sol de cada día y hora en ese lugar, y cuántas horas entra por cada ventana.",
  "La imagen rápida sale en el momento; trazar la luz la deja como una fotografía, y se cancela en menos de un segundo.",
  "1080p, 4K y 360° de 4096 × 2048. Con cuenta, también las dibuja el servidor con la página cerrada.",
  "Cada imagen lleva escrito que es orientativa, y lo dice también dentro del archivo.",
  "Sin tarjeta gráfica también funciona: más despacio, con el mismo resultado.",
];
