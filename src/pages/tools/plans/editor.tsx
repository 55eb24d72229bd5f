import { data } from "react-router";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { homeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import { findPlan } from "#server/tools/plans/plan-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/editor.ts";
import { PlanEditor } from "./plan-editor.tsx";

/** `/dashboard/planos/{id}`: the drawing with all that belongs to it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const id = readUuid(params.planId);
  const row = id === undefined ? undefined : await findPlan(services.database.db, actor, id);
  if (!row) throw data(null, { status: 404 });
  const [home, agent] = await Promise.all([
    homeOfPlan(services.database.db, actor, row.homeId),
    agentCardOf(services, actor.ownerId),
  ]);
  const brand = agent?.brand;
  return {
    crumb: row.title,
    crumbAbove: "Planos",
    account: actor.ownerId,
    id: row.id,
    kept: { document: row.document, revision: row.revision },
    isTrashed: row.deletedAt !== null,
    home,
    brand: {
      name: brand?.name ?? agent?.name ?? "",
      colour: brand?.colour ?? null,
      logo: brand?.logo ?? null,
    },
    today: services.now().toISOString().slice(0, 10),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.crumb ?? "Plano",
    description: "Dibuja el plano, comprueba sus medidas y saca sus superficies.",
    path: "/dashboard/planos",
    regions: false,
    noIndex: true,
  });

export default function Editor({ loaderData }: Route.ComponentProps) {
  const { id, account, kept, home, brand, isTrashed, today } = loaderData;
  const { isBusy, call } = useCall();
  return (
    <main id="contenido" className="min-w-0">
      {isTrashed ? (
        <Callout
          tone="warning"
          className="mb-3"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Recuperado", "POST", `/api/plans/${id}/restore`)}
            >
              Recuperarlo
            </Button>
          }
        >
          Está en la papelera: puedes verlo y sacarlo, pero no cambiarlo.
        </Callout>
      ) : null}
      <PlanEditor
        key={`${id} ${isTrashed}`}
        place={{ account, id }}
        kept={kept}
        home={home}
        brand={brand}
        today={today}
        isReadOnly={isTrashed}
      />
    </main>
  );
}
