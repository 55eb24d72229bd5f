import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/credits.ts";
import { BalancePanel } from "./balance-panel.tsx";
import { CostPanel } from "./cost-panel.tsx";
import { readCreditsPage } from "./credits-page.server.ts";
import { LedgerPanel } from "./ledger-panel.tsx";
import { PaymentReturn } from "./payment-return.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { StoragePanel } from "./storage-panel.tsx";
import { UsePanels } from "./use-panels.tsx";

/**
 * `?plan=` is the plan that the visitor chose on the page of prices, `?pago=` the result of paying, `?pagina=` the page
 * of the movements.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const page = await readCreditsPage(mustHave(context.get(servicesContext)), viewer, new URL(request.url));
  return { crumb: "Plan y créditos", ...page };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Plan y créditos",
    description: "Los créditos que te quedan, en qué se han gastado, cuándo se renuevan y cómo cambiar de plan.",
    path: "/dashboard/creditos",
    regions: false,
    noIndex: true,
  });

export default function Credits({ loaderData }: Route.ComponentProps) {
  const { credits, isOfAgency, mayManage, seesAll, pay, use, storage, ledger } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="mb-1">
        <h1 className="text-h3">Plan y créditos</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Lo que queda, en qué se gasta, cuánto guardas y cómo cambiar de plan.
        </p>
      </div>
      {pay.returned ? <PaymentReturn returned={pay.returned} isSubscribed={pay.isSubscribed} /> : null}
      <div className="grid items-stretch gap-4 xl:grid-cols-2">
        <BalancePanel credits={credits} isOfAgency={isOfAgency} />
        <PlanPanel credits={credits} isOfAgency={isOfAgency} mayManage={mayManage} pay={pay} />
      </div>
      <StoragePanel storage={storage} isOfAgency={isOfAgency} mayManage={mayManage} />
      <UsePanels use={use} seesAll={seesAll} beside={<CostPanel />} />
      {mayManage ? <PlanChoice credits={credits} pay={pay} /> : null}
      <LedgerPanel ledger={ledger} seesAll={seesAll} />
    </main>
  );
}
