import { data } from "react-router";
import * as z from "zod/mini";
import { WEBHOOK_EVENT_NAMES } from "#domain/integrations/api/webhook-events.ts";
import { DELIVERY_STATES } from "#domain/integrations/api/webhook-form.ts";
import { hasApi } from "#server/accounts/keys/keys.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listDeliveries } from "#server/integrations/webhooks/deliveries.server.ts";
import { listWebhooks } from "#server/integrations/webhooks/webhooks.server.ts";
import { writeCursor } from "#server/platform/http/cursor.server.ts";
import { Callout } from "#ui/callout.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageCursor } from "../../shared/page-cursor.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/webhook.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { IntegrationTabs } from "./integration-tabs.tsx";
import { NotInPlan } from "./not-in-plan.tsx";
import { WebhookActs } from "./webhook-acts.tsx";
import { WebhookTag } from "./webhook-tag.tsx";

const stateParameter = z.optional(z.enum(DELIVERY_STATES));

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const { db } = services.database;
  const webhook = (await listWebhooks(db, actor, services.now())).find(({ id }) => id === params.webhookId);
  const state = stateParameter.safeParse(url.searchParams.get("estado") || undefined);
  if (!webhook || !state.success) throw data(null, { status: 404 });
  const before = pageCursor(url.searchParams.get("antes"));
  const { deliveries, next } = await listDeliveries(db, actor, webhook.id, { before, state: state.data });
  return {
    crumb: webhook.name,
    crumbAbove: "Webhooks",
    webhook,
    isInPlan: await hasApi(services, actor),
    log: { deliveries, state: state.data ?? null, next: next && writeCursor(next), isFirst: before === undefined },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Webhook",
    description: "Una dirección a la que avisamos: cómo va, qué le hemos enviado, qué respondió, y volver a enviar.",
    path: "/dashboard/integrations/webhooks",
    regions: false,
    noIndex: true,
  });

export default function WebhookPage({ loaderData: { webhook, isInPlan, log } }: Route.ComponentProps) {
  const { name, url, state, events, failingSince, lastSuccessAt, lastErrorAt, lastError } = webhook;
  const isFailing = failingSince !== null || state === "detenido";
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
          <span className="min-w-0 wrap-anywhere">{name}</span> <WebhookTag webhook={webhook} />
        </h1>
        <p className="mt-1 text-control text-muted-foreground break-all">{url}</p>
      </div>
      <IntegrationTabs />
      {isInPlan ? null : <NotInPlan />}
      {state === "detenido" ? (
        <Callout tone="destructive" title="Detenido">
          Llevaba días sin recibir nada y hemos dejado de enviarle. Lo que pasa mientras queda en el registro. Arregla
          la dirección y reanúdalo.
        </Callout>
      ) : null}
      <Panel as="div" className="grid gap-5 p-5 text-sm sm:p-6">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
          <div>
            <dt className="text-muted-foreground">Última entrega</dt>
            <dd className="font-medium">
              {lastSuccessAt ? <When iso={lastSuccessAt} style="full" /> : "Ninguna todavía"}
            </dd>
          </div>
          <div>
            <dt className="text-muted-foreground">Último fallo</dt>
            <dd className={isFailing ? "font-medium text-destructive" : "font-medium"}>
              {lastErrorAt ? <When iso={lastErrorAt} style="full" /> : "Ninguno"}
              {isFailing && lastError ? <span className="block wrap-anywhere">{lastError}</span> : null}
            </dd>
          </div>
          <div>
            <dt className="text-muted-foreground">Avisa de</dt>
            <dd>{events.map((type) => WEBHOOK_EVENT_NAMES[type]).join(", ")}</dd>
          </div>
        </dl>
        <WebhookActs webhook={webhook} isInPlan={isInPlan} />
      </Panel>
      <DeliveryLog webhookId={webhook.id} log={log} isInPlan={isInPlan} />
      <p className="text-sm text-muted-foreground">
        Cada aviso lleva su firma y un número que no cambia al repetirlo.{" "}
        <PageLink to="/api/docs" className="link-text">
          Cómo se comprueba
        </PageLink>
      </p>
    </main>
  );
}
