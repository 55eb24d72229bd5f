import { Suspense } from "react";
import { Await } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { type FoundDuplicates, readDuplicates } from "#server/portfolio/homes/read-duplicates.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { Comparing, NotCompared } from "../../shared/comparing.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/duplicates.ts";
import { DuplicatePair } from "./duplicate-pair.tsx";
import { isHomeId } from "./home-id.ts";
import { PORTFOLIO } from "./portfolio-path.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const homeId = new URL(request.url).searchParams.get("vivienda") ?? "";
  const ofHome = isHomeId(homeId) ? homeId : null;
  // Tens of thousands of homes take seconds to compare: the page does not wait for them.
  return { crumb: "Duplicados", ofHome, found: readDuplicates(services, actorOf(viewer), ofHome) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Duplicados de la cartera",
    description:
      "Viviendas de tu cartera que pueden ser la misma, una junto a otra: únelas dato a dato o di que son distintas.",
    path: "/dashboard/cartera/duplicados",
    regions: false,
    noIndex: true,
  });

export default function Duplicates({ loaderData: { found, ofHome } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">Duplicados</h1>
        <Button asChild variant="outline" size="sm">
          <PageLink to={ofHome ? `${PORTFOLIO}/${ofHome}` : PORTFOLIO}>
            {ofHome ? "Volver a la vivienda" : "Volver a la cartera"}
          </PageLink>
        </Button>
      </div>
      <Suspense fallback={<Comparing what="las viviendas de tu cartera" />}>
        <Await
          resolve={found}
          errorElement={<NotCompared what="las viviendas de tu cartera" kept="Tu cartera no ha cambiado." />}
        >
          {(duplicates) => <Pairs duplicates={duplicates} />}
        </Await>
      </Suspense>
    </main>
  );
}

function Pairs({ duplicates: { total, pairs } }: { duplicates: FoundDuplicates }) {
  if (pairs.length === 0) {
    return (
      <Panel as="div">
        <EmptyState title="No hay viviendas repetidas" level={2}>
          Se comparan la referencia catastral, la dirección, el punto del mapa, la superficie y el precio.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <p className="max-w-reading text-control text-muted-foreground">{totalText(total, pairs.length)}</p>
      {pairs.map((pair) => (
        <DuplicatePair key={pair.key} pair={pair} />
      ))}
    </>
  );
}

function totalText(total: number, shown: number): string {
  const all = `Hay ${counted(total, "pareja que puede", "parejas que pueden")}`;
  const which = total > shown ? ` Aquí van las ${shown} más parecidas.` : "";
  return `${all} ser la misma vivienda.${which} Elige qué dato se queda y únelas; se puede deshacer.`;
}
