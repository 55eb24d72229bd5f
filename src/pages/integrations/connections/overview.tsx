import { CircleX, RotateCw } from "lucide-react";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { Connection, ConnectionGroup } from "#server/integrations/connections/read-connections.server.ts";
import { readConnections } from "#server/integrations/connections/read-connections.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/overview.ts";
import { GROUP_WORDS, STATE_TAGS } from "./connection-groups.ts";
import { IntegrationTabs } from "./integration-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  return { crumb: "Integraciones", ...(await readConnections(services, personOf(context))) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Integraciones",
    description: "Todo lo que Umbral lee y avisa fuera: si funciona, cuándo lo hizo por última vez y qué falló.",
    path: "/dashboard/integrations",
    regions: false,
    noIndex: true,
  });

export default function Integrations({ loaderData: { groups, hasMailDomain } }: Route.ComponentProps) {
  useFreshData("imports");
  const all = groups.flatMap(({ connections }) => connections);
  const failing = all.filter(({ state }) => state === "falla");
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Integraciones</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Todo lo que Umbral lee y avisa fuera. Si algo falla, se ve aquí con su hora.
        </p>
      </div>
      <IntegrationTabs />
      {failing.length > 0 ? (
        <Callout
          tone="destructive"
          title={failing.length === 1 ? "Una conexión falla" : `${failing.length} conexiones fallan`}
        >
          {failing.map(({ name }) => `«${name}»`).join(", ")}. Más abajo tienes por qué y qué hacer.
        </Callout>
      ) : all.some(({ state }) => state === "bien") ? (
        <Callout tone="success" title="Nada falla">
          La última vez de cada conexión está debajo.
        </Callout>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.id} group={group} hasMailDomain={hasMailDomain} />
        ))}
      </div>
    </main>
  );
}

function Group({ group: { id, connections }, hasMailDomain }: { group: ConnectionGroup; hasMailDomain: boolean }) {
  const { name, text, none, path, linkLabel, icon: Icon } = GROUP_WORDS[id];
  return (
    <Panel labelledBy={`grupo-${id}`}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 p-5">
        <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
        <div className="min-w-0 flex-1 basis-48">
          <h2 id={`grupo-${id}`} className="text-base font-semibold tracking-normal [font-stretch:100%]">
            {name}
          </h2>
          <p className="text-sm text-muted-foreground">{text}</p>
        </div>
        <PageLink to={path} className="link-text touch-target text-sm">
          {linkLabel}
        </PageLink>
      </div>
      {connections.length === 0 ? (
        <p className="border-t px-5 py-4 text-sm text-muted-foreground">
          {none}
          {id === "correo" && !hasMailDomain
            ? " Esta instalación no tiene buzón: los avisos se pegan en la bandeja."
            : ""}
        </p>
      ) : (
        <ul className="divide-y border-t">
          {connections.map((connection) => (
            <Row key={connection.id} connection={connection} groupId={id} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ connection, groupId }: { connection: Connection; groupId: ConnectionGroup["id"] }) {
  const { name, detail, state, lastSuccessAt, lastErrorAt, lastError, nextAt, retry, path } = connection;
  const { isBusy, call } = useCall();
  const tag = STATE_TAGS[state];
  return (
    <li className="grid gap-1.5 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {path ? (
            <PageLink to={path} className="link-text wrap-anywhere">
              {name}
            </PageLink>
          ) : (
            <span className="wrap-anywhere">{name}</span>
          )}
          <Tag tone={tag.tone}>{tag.text}</Tag>
        </p>
        {retry ? (
          <Button
            variant="outline"
            size="sm"
            loading={isBusy}
            loadingText="Pidiendo…"
            onClick={() => call("Lo volvemos a leer ahora", "POST", retry)}
          >
            <RotateCw aria-hidden size={16} strokeWidth={1.75} /> Leer ahora<span className="sr-only"> «{name}»</span>
          </Button>
        ) : null}
      </div>
      {detail === null ? null : <p className="text-muted-foreground wrap-anywhere">{detail}</p>}
      <p className="text-xs text-muted-foreground tabular-nums">
        {lastSuccessAt ? (
          <>
            {GROUP_WORDS[groupId].successWord}: <When iso={lastSuccessAt} />
          </>
        ) : (
          `${GROUP_WORDS[groupId].successWord}: ninguna vez`
        )}
        {nextAt ? (
          <>
            {" · "}La próxima: <When iso={nextAt} />
          </>
        ) : null}
      </p>
      {state === "falla" && lastErrorAt ? (
        <p className="flex items-start gap-1.5 text-xs font-medium text-destructive">
          <CircleX aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <When iso={lastErrorAt} />: {lastError ?? "falló"}
          </span>
        </p>
      ) : null}
    </li>
  );
}
