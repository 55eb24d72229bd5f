import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { homeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import { findPlan, listPlans } from "#server/tools/plans/plan-rows.server.ts";
import { plansNamedBy } from "#server/tools/tours/named-by-tour.server.ts";
import { answerOf } from "#server/tools/tours/tour-routes.server.ts";
import { findTour } from "#server/tools/tours/tour-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/editor.ts";
import { TourEditor } from "./tour-editor.tsx";

/** `/tour-editor/{id}`: panoramas become a tour. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const { db } = services.database;
  const actor = personOf(context);
  const id = readUuid(params.tourId);
  if (id === undefined) throw new Response(null, { status: 404 });
  const row = await findTour(db, actor, id);
  if (!row) throw new Response(null, { status: 404 });
  const [kept, card, home, named, ofHome, all] = await Promise.all([
    answerOf(db, row),
    agentCardOf(services, row.ownerId),
    homeOfPlan(db, actor, row.homeId),
    Promise.all([...new Set(plansNamedBy(row.document))].map((planId) => findPlan(db, actor, planId))),
    row.homeId === null ? null : listPlans(db, actor, { page: 1, isTrash: false, homeId: row.homeId }),
    listPlans(db, actor, { page: 1, isTrash: false }),
  ]);
  const plans = named.filter((plan) => plan !== undefined);
  // Plans of the home come first, then those that were changed last.
  const choices = new Map(
    [...plans, ...(ofHome?.plans ?? []), ...all.plans].map((plan) => [plan.id, { id: plan.id, title: plan.title }]),
  );
  return {
    crumb: row.title,
    crumbAbove: "Recorridos",
    account: actor.ownerId,
    kept,
    logo: card?.brand?.logo?.dataUrl ?? null,
    home: home && { id: home.id, title: home.title },
    plans: plans.map((plan) => ({ id: plan.id, document: plan.document })),
    planChoices: [...choices.values()],
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.crumb ?? "Recorrido",
    description: "Une tus fotos 360 sobre el plano, revisa el recorrido y publícalo.",
    path: "/tours",
    regions: false,
    noIndex: true,
  });

export default function Editor({ loaderData }: Route.ComponentProps) {
  const { account, kept, logo, home, plans, planChoices } = loaderData;
  const { isBusy, call } = useCall();
  return (
    <main id="contenido" className="min-w-0">
      {kept.isTrashed ? (
        <Callout
          tone="warning"
          className="mb-3"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Recuperado", "POST", `/api/tours/${kept.id}/restore`)}
            >
              Recuperarlo
            </Button>
          }
        >
          Está en la papelera: puedes verlo, pero no cambiarlo.
        </Callout>
      ) : null}
      <TourEditor
        key={`${kept.id} ${kept.isTrashed}`}
        account={account}
        kept={kept}
        logo={logo}
        home={home}
        plans={plans}
        planChoices={planChoices}
      />
    </main>
  );
}
