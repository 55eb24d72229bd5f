import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { legalText } from "#server/site/articles/legal.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/privacy.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, retention } = mustHave(context.get(servicesContext)).config;
  return legalText("privacidad", site, regionOfPath(new URL(request.url).pathname), retention);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Privacidad",
    description:
      "Qué datos guarda Umbral, para qué, con qué base legal, cuánto tiempo y quién los ve, y cómo pedir que los corrijamos o borremos.",
    path: "/privacidad",
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Política de privacidad"
      lead="Qué guardamos, para qué y cómo pedir que lo borremos. Sin letra pequeña."
      text={loaderData}
    />
  );
}
