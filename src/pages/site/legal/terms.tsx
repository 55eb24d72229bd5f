import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { legalText } from "#server/site/articles/legal.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const { site } = mustHave(context.get(servicesContext)).config;
  return legalText("terminos", site, regionOfPath(new URL(request.url).pathname));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Términos y condiciones",
    description:
      "Quién está detrás de Umbral, qué es el servicio y qué no, planes y créditos, prueba, garantía, desistimiento y ley aplicable.",
    path: "/terminos",
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Términos y condiciones"
      lead="Qué puedes esperar de Umbral y qué esperamos de ti."
      text={loaderData}
    />
  );
}
