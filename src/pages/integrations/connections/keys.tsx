import { useState } from "react";
import { API_SCOPE_NAMES } from "#domain/integrations/api/scopes.ts";
import { hasApi, type ListedKey, listKeys } from "#server/accounts/keys/keys.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/keys.ts";
import { IntegrationTabs } from "./integration-tabs.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { NotInPlan } from "./not-in-plan.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const { db } = services.database;
  const now = services.now();
  const user = await findUser(db, viewer.userId);
  return {
    crumb: "Claves de la API",
    keys: await listKeys(db, actor, now),
    isInPlan: await hasApi(services, actor),
    hasPassword: user?.passwordHash != null,
    ownId: viewer.userId,
    readAt: now.toISOString(),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Claves de la API",
    description: "Crea y revoca las claves con las que entran tus programas, con sus permisos, su caducidad y su uso.",
    path: "/dashboard/integrations/claves",
    regions: false,
    noIndex: true,
  });

export default function Keys({ loaderData }: Route.ComponentProps) {
  const { keys, isInPlan, hasPassword, ownId, readAt } = loaderData;
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<ListedKey | null>(null);
  const { isBusy, call } = useCall();
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Claves de la API</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Con una clave, un programa tuyo hace en Umbral lo mismo que tú, dentro de los permisos que le des.{" "}
          <PageLink to="/api/docs" className="link-text">
            Ver la documentación
          </PageLink>
        </p>
      </div>
      <IntegrationTabs />
      {isInPlan ? null : <NotInPlan />}
      <Panel labelledBy="claves" className="overflow-clip">
        <PanelHeader
          id="claves"
          title="Tus claves"
          divided
          actions={
            isInPlan ? (
              <Button size="sm" onClick={() => setMaking(true)}>
                Crear clave
              </Button>
            ) : undefined
          }
        />
        {keys.length === 0 ? (
          <EmptyState title="No hay ninguna clave">
            La primera que crees aparece aquí, con sus permisos y su último uso.
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {keys.map((key) => (
              <KeyRow key={key.id} listed={key} ownId={ownId} readAt={readAt} onEnd={() => setEnding(key)} />
            ))}
          </ul>
        )}
      </Panel>
      {isMaking ? <NewKeyDialog hasPassword={hasPassword} onClose={() => setMaking(false)} /> : null}
      <AlertDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={`¿Revocar la clave «${ending?.name ?? ""}»?`}
        confirmLabel="Revocar clave"
        confirming={isBusy}
        confirmingText="Revocando…"
        onConfirm={async () => {
          const outcome = await call("Clave revocada", "DELETE", `/api/keys/${ending?.id}`);
          if (outcome.kind !== "busy") setEnding(null);
        }}
      >
        Deja de funcionar al momento y no se puede recuperar. Los programas que la usen no podrán entrar hasta que les
        des otra.
      </AlertDialog>
    </main>
  );
}

function KeyRow({
  listed,
  ownId,
  readAt,
  onEnd,
}: {
  listed: ListedKey;
  ownId: string;
  readAt: string;
  onEnd: () => void;
}) {
  const { name, keyStart, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, owner } = listed;
  const isOver = expiresAt !== null && expiresAt <= readAt;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 text-sm sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {revokedAt ? (
            <Tag>Revocada</Tag>
          ) : isOver ? (
            <Tag tone="warning">Caducada</Tag>
          ) : (
            <Tag tone="success">Activa</Tag>
          )}
        </p>
        <p className="font-mono text-xs text-muted-foreground">{keyStart}…</p>
        <p className="text-xs text-muted-foreground tabular-nums">
          {lastUsedAt ? (
            <>
              Último uso: <When iso={lastUsedAt} />
            </>
          ) : (
            "Sin usar todavía"
          )}
          {" · "}Creada el <When iso={createdAt} style="day" />
          {owner.id === ownId ? "" : ` por ${owner.name}`}
          {revokedAt ? (
            <>
              {" · "}Revocada el <When iso={revokedAt} style="day" />
            </>
          ) : expiresAt ? (
            <>
              {" · "}
              {isOver ? "Caducó" : "Caduca"} el <When iso={expiresAt} style="day" />
            </>
          ) : (
            " · No caduca"
          )}
        </p>
        <Disclosure summary={scopes.length === 1 ? "1 permiso" : `${scopes.length} permisos`}>
          <ul className="grid list-disc gap-1 pl-5">
            {scopes.map((scope) => (
              <li key={scope}>
                {API_SCOPE_NAMES[scope]} <code className="font-mono text-xs text-muted-foreground">{scope}</code>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      {revokedAt || isOver ? null : (
        <Button variant="outline" size="sm" onClick={onEnd}>
          Revocar<span className="sr-only"> «{name}»</span>
        </Button>
      )}
    </li>
  );
}
