import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/import-contacts.ts";
import { ImportFlow } from "./import-flow.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  requireCrm(context, request);
  return { crumb: "Importar" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Importar contactos",
    description:
      "Trae tus contactos de una hoja de cálculo o de la agenda del móvil, y mira antes qué entra, qué cambia y qué falla.",
    path: crmPlaceOf(args.location.pathname).importing,
    regions: false,
    noIndex: true,
  });

export default function ImportContactsPage() {
  const place = useCrmPlace();
  return (
    <main id="contenido" className="grid gap-4">
      <PageHead
        title="Importar contactos"
        lead="De una hoja de cálculo (CSV) o de una agenda (vCard). Nada se guarda hasta que lo hayas visto."
        actions={
          <Button asChild variant="outline">
            <PageLink to={place.contacts}>Volver a los contactos</PageLink>
          </Button>
        }
      />
      <ImportFlow />
    </main>
  );
}
