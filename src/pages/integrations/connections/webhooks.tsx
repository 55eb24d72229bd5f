import { useState } from "react";
import { useNavigate } from "react-router";
import { MOST_WEBHOOKS } from "#domain/integrations/api/webhook-form.ts";
import { hasApi } from "#server/accounts/keys/keys.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { type ListedWebhook, listWebhooks } from "#server/integrations/webhooks/webhooks.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/webhooks.ts";
import { IntegrationTabs } from "./integration-tabs.tsx";
import { NotInPlan } from "./not-in-plan.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { WebhookTag } from "./webhook-tag.tsx";

const WEBHOOKS = "/dashboard/integrations/webhooks";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  return {
    crumb: "Webhooks",
    webhooks: await listWebhooks(services.database.db, actor, services.now()),
    isInPlan: await hasApi(services, actor),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Webhooks",
    description: "Direcciones a las que Umbral avisa, con firma, cuando cambia una vivienda, un contacto o un lead.",
    path: WEBHOOKS,
    regions: false,
    noIndex: true,
  });

export default function Webhooks({ loaderData: { webhooks, isInPlan } }: Route.ComponentProps) {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const navigate = useNavigate();
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Webhooks</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Avisamos a tus programas, con firma, cuando algo cambia. Lo que no llega se vuelve a intentar durante dos
          días.
        </p>
      </div>
      <IntegrationTabs />
      {isInPlan ? null : <NotInPlan />}
      <Panel labelledBy="webhooks" className="overflow-clip">
        <PanelHeader
          id="webhooks"
          title="Tus direcciones"
          divided
          actions={
            isInPlan && webhooks.length < MOST_WEBHOOKS ? (
              <Button size="sm" onClick={() => setMaking(true)}>
                Añadir dirección
              </Button>
            ) : undefined
          }
        />
        {webhooks.length === 0 ? (
          <EmptyState title="No avisamos a nadie todavía">
            Añade la dirección de tu programa y elige de qué quieres que se entere.
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {webhooks.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </Panel>
      {isMaking ? (
        <WebhookDialog
          onClose={() => setMaking(false)}
          onDone={(answer) => {
            setMaking(false);
            setMade(answer as { id: string; secret: string });
          }}
        />
      ) : null}
      {made ? (
        <SecretDialog
          secret={made.secret}
          onClose={() => {
            void navigate(`${WEBHOOKS}/${made.id}`);
          }}
        />
      ) : null}
    </main>
  );
}

function Row({ webhook }: { webhook: ListedWebhook }) {
  const { id, name, url, lastSuccessAt, lastErrorAt, lastError, failingSince, state, lastDay } = webhook;
  const isFailing = failingSince !== null || state === "detenido";
  return (
    <li className="grid gap-1 px-5 py-4 text-sm sm:px-6">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        <PageLink to={`${WEBHOOKS}/${id}`} className="link-text touch-target wrap-anywhere">
          {name}
        </PageLink>
        <WebhookTag webhook={webhook} />
      </p>
      <p className="text-muted-foreground break-all">{url}</p>
      <p className="text-xs text-muted-foreground tabular-nums">
        {lastSuccessAt ? (
          <>
            Última entrega: <When iso={lastSuccessAt} />
          </>
        ) : (
          "Sin entregas todavía"
        )}
        {` · Últimas 24 h: ${lastDay.entregada} entregadas, ${lastDay.pendiente} pendientes, ${lastDay.fallida} fallidas`}
      </p>
      {isFailing && lastErrorAt ? (
        <p className="text-xs font-medium text-destructive">
          <When iso={lastErrorAt} />: {lastError}
        </p>
      ) : null}
    </li>
  );
}
