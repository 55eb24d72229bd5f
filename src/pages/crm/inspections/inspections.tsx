import { PAGE_TOOLS } from "#content/page-tools.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/inspections.ts";
import { inspectionsData } from "./inspections-data.server.ts";
import { OwnVisits } from "./own-visits.tsx";
import { VisitIntroduction } from "./visit-introduction.tsx";

const PATH = "/asistente-valoracion";

/** A visitor reads what it does; a signed-in person has their visits: `?ver=`, and `?vivienda=` or `?contacto=` to begin one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = mustHave(context.get(actorContext));
  const viewer = context.get(viewerContext);
  if (actor.isAnonymous || viewer === null) return { own: null };
  return { own: await inspectionsData(mustHave(context.get(servicesContext)), actor, url.searchParams) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Asistente de valoración: la visita al propietario, paso a paso",
    description:
      "Una visita guiada para el móvil, que funciona sin conexión: estancias, fotos, defectos, documentos y motivo, y al salir la valoración y un informe con fecha.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function Inspections({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <Own {...own} /> : <VisitIntroduction />;
}

function Own(own: Awaited<ReturnType<typeof inspectionsData>>) {
  useFreshData("contacts");
  return <OwnVisits {...own} />;
}
