import { Copy } from "lucide-react";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { homeName } from "#server/crm/contacts/deal-cards.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { listPlans } from "#server/tools/plans/plan-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { askedPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { PlanThumbnail } from "../../shared/plan-thumbnail.tsx";
import { summaryLine } from "../../shared/plan-words.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/plans.ts";
import { NewPlan } from "./new-plan.tsx";
import { VisitorsPlan } from "./visitors-plan.tsx";

const PATH = "/dashboard/planos";

/** The plans of a person, the last changed first. `?vivienda=` begins one of a home. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireViewer(context, request);
  const actor = mustHave(context.get(actorContext));
  const { database } = mustHave(context.get(servicesContext));
  if (actor.isAnonymous) throw new Response(null, { status: 404 });
  const place = askedPlace(url.searchParams);
  const homeId = readUuid(url.searchParams.get("vivienda") ?? "");
  const [list, home] = await Promise.all([
    listPlans(database.db, actor, place),
    homeId === undefined ? undefined : findHomeRow(database.db, actor, homeId),
  ]);
  const known = home && home.deletedAt === null ? { id: home.id, title: homeName(home).title } : null;
  return { crumb: "Planos", ...list, place, home: known };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Planos",
    description: "Tus planos, con sus superficies: ábrelos, duplícalos o empieza otro.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function Plans({ loaderData: { plans, pages, place, home } }: Route.ComponentProps) {
  useFreshData("contacts");
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4">Planos</h1>
      <p className="mt-3 mb-7 max-w-[40em] text-muted-foreground">
        Dibuja con tus medidas y ten el plano acotado, con superficie útil y construida, para el anuncio y para el
        propietario.
      </p>
      <div className="grid gap-5">
        <VisitorsPlan />
        {place.isTrash ? null : <NewPlan key={home?.id ?? ""} home={home} />}
        <OwnList
          path={PATH}
          place={place}
          pages={pages}
          things="los planos"
          emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
          empty={
            <EmptyState title="Aún no has hecho ninguno">Empieza arriba con una vivienda, o con el ejemplo.</EmptyState>
          }
        >
          {plans.map((plan) => (
            <Row key={plan.id} plan={plan} isTrash={place.isTrash} />
          ))}
        </OwnList>
      </div>
    </main>
  );
}

function Row({ plan, isTrash }: { plan: Route.ComponentProps["loaderData"]["plans"][number]; isTrash: boolean }) {
  const { isBusy, call } = useCall();
  const { id, title, summary, updatedAt, home } = plan;
  const path = `/api/plans/${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <PlanThumbnail drawing={summary.drawing} className="h-18 w-24 shrink-0" />
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <PageLink to={`${PATH}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
          {title}
        </PageLink>
        {home ? (
          <span className="block wrap-anywhere">
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text">
              {home.title}
            </PageLink>
          </span>
        ) : null}
        <span className="mt-0.5 block text-xs text-muted-foreground">
          {[summaryLine(summary)].filter(Boolean).map((line) => `${line} · `)}
          Cambiado <When iso={updatedAt} />
        </span>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {isTrash ? (
          <TrashActs title={title} path={path} thing="el plano">
            Se borra el dibujo con sus imágenes de fondo. Lo que llevaste a la ficha de la vivienda se queda.
          </TrashActs>
        ) : (
          <>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              aria-label={`Duplicar ${title}`}
              onClick={() => void call("Duplicado", "POST", `${path}/duplicate`)}
            >
              <Copy aria-hidden size={16} strokeWidth={1.75} /> Duplicar
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              aria-label={`A la papelera ${title}`}
              onClick={() => void call("En la papelera", "DELETE", path)}
            >
              A la papelera
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
