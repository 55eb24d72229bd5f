import { data } from "react-router";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/compare.ts";
import { type ComparedRun, readComparison } from "./compare.server.ts";
import { ComparedFigures } from "./compared-figures.tsx";
import { ComparedRows } from "./compared-rows.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const query = new URL(request.url).searchParams;
  const services = mustHave(context.get(servicesContext));
  const comparison = await readComparison(services, actorOf(viewer), [query.get("a"), query.get("b")]);
  if (!comparison) throw data("No encuentro los dos resultados que quieres comparar.", { status: 404 });
  return { crumb: "Comparar", comparison, onlyChanges: query.has("cambios") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Comparar dos resultados",
    description: "Dos resultados tuyos, uno junto a otro: sus cifras en la misma escala y lo que cambia entre ellos.",
    path: "/dashboard/history/comparar",
    regions: false,
    noIndex: true,
  });

export default function Compare({ loaderData: { comparison, onlyChanges } }: Route.ComponentProps) {
  const { first, second, isRerun, isSameTool } = comparison;
  const names = isRerun ? (["Antes", "Después"] as const) : (["Primero", "Segundo"] as const);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">{isRerun ? "Antes y después" : "Comparar dos resultados"}</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">
            {isRerun
              ? "El mismo cálculo con los datos de dos días distintos."
              : "Sus cifras en la misma escala y lo que cambia entre ellos."}
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <PageLink to="/dashboard/history">Volver al historial</PageLink>
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <RunCard run={first} name={names[0]} />
        <RunCard run={second} name={names[1]} />
      </div>
      <ComparedFigures comparison={comparison} names={names} />
      {isSameTool ? null : (
        <Callout tone="info">
          Son de dos herramientas: sus datos no se corresponden línea a línea y van por separado.
        </Callout>
      )}
      <ComparedRows comparison={comparison} names={names} onlyChanges={onlyChanges} />
    </main>
  );
}

const LACKS = {
  purged: "Los datos de este resultado se borraron por antigüedad. Queda su título y su cifra.",
  changed: "La herramienta ha cambiado desde entonces: de este resultado solo se lee la cifra.",
} as const;

function RunCard({ run, name }: { run: ComparedRun; name: string }) {
  return (
    <section aria-label={name} className="min-w-0 rounded-lg border bg-card px-5 py-4 text-sm">
      <p className="text-xs font-medium text-muted-foreground">{name}</p>
      <h2 className="mt-1 text-base leading-snug font-semibold wrap-anywhere [font-stretch:100%]">
        {run.href ? (
          <PageLink to={run.href} className="touch-target no-underline hover:underline">
            {run.title}
          </PageLink>
        ) : (
          run.title
        )}
      </h2>
      <p className="mt-1 text-xs text-muted-foreground">
        {run.toolTitle}, <When iso={run.createdAt} style="full" />
      </p>
      {run.lacks ? <p className="mt-2 text-xs">{LACKS[run.lacks]}</p> : null}
    </section>
  );
}
