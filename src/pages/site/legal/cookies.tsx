import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { legalText } from "#server/site/articles/legal.server.ts";
import { CookieSettingsLink } from "#ui/cookies/cookie-settings-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/cookies.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const { site } = mustHave(context.get(servicesContext)).config;
  return legalText("cookies", site, regionOfPath(new URL(request.url).pathname));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Cookies",
    description:
      "La lista completa de cookies y de lo que Umbral guarda en tu navegador, con su finalidad y su duración, y cómo cambiar tu decisión.",
    path: "/cookies",
  });

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Política de cookies"
      lead="Todo lo que esta web guarda en tu navegador, una por una."
      text={loaderData}
    >
      <CookieSettingsLink className="mt-5 inline-flex min-h-11 items-center rounded-md border border-input bg-card px-[1.1rem] text-control font-medium hover:bg-muted print:hidden" />
    </LegalPage>
  );
}
