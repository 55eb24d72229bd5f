import { Unplug } from "lucide-react";
import { useState } from "react";
import {
  ACCOUNT_NAMES,
  SERVICE_NAMES,
  type ShownAccount,
  type SocialService,
} from "#domain/tools/posts/publishing/social-accounts.ts";
import type { ShownSocialPost } from "#domain/tools/posts/publishing/social-post.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import {
  listAccounts,
  mayConnect,
  offeredServices,
  shownAccount,
} from "#server/tools/posts/publishing/social-accounts.server.ts";
import { latestPosts } from "#server/tools/posts/publishing/social-posts.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { SocialStateTag } from "#ui/social-state-tag.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/networks.ts";
import { IntegrationTabs } from "./integration-tabs.tsx";

const PATH = "/dashboard/integrations/redes";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const rows = await listAccounts(database.db, actor);
  return {
    crumb: "Redes",
    services: offeredServices(config),
    mayConnect: mayConnect(actor),
    accounts: rows.map((row) => ({
      ...shownAccount(row, now()),
      isRemovable: row.agencyId === null || mayConnect(actor),
    })),
    posts: await latestPosts(database.db, actor),
    connected: Number(url.searchParams.get("conectadas")) || 0,
    error: url.searchParams.get("error"),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Redes",
    description: "Las cuentas de redes por las que salen, a su hora, las publicaciones que programas.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

/** How a return from a network went wrong. */
const RETURNS: Readonly<Record<string, string>> = {
  cancelada: "No has dado el permiso, así que no se ha conectado nada.",
  ninguna: "La red no ha dado ninguna cuenta. En Facebook, elige al menos una página que administres.",
  muchas: "Ya hay treinta cuentas, que son el máximo. Desconecta una que no uses.",
  red: "La red no ha contestado como esperábamos. Vuelve a probar dentro de un rato.",
};
const OTHER_RETURN = "La vuelta de la red no vale: es de otra sesión o ha tardado demasiado. Vuelve a conectar.";

export default function Networks({ loaderData }: Route.ComponentProps) {
  const { accounts, posts, services, connected, error } = loaderData;
  useFreshData("imports");
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Redes</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Con una cuenta conectada, lo que programas en{" "}
          <PageLink to="/generador-posts" className="link-text">
            Publicaciones en redes
          </PageLink>{" "}
          sale solo a su hora. Sin ella, copias o descargas, como siempre.
        </p>
      </div>
      <IntegrationTabs />
      <div role="status">
        {error !== null ? (
          <Callout tone="warning" title="No se ha conectado">
            {Object.hasOwn(RETURNS, error) ? RETURNS[error] : OTHER_RETURN}
          </Callout>
        ) : connected > 0 ? (
          <Callout tone="success" title={connected === 1 ? "Una cuenta conectada" : `${connected} cuentas conectadas`}>
            Prográmalas desde cualquier semana que tengas guardada.
          </Callout>
        ) : null}
      </div>
      <Panel labelledBy="cuentas" className="overflow-clip">
        <PanelHeader
          id="cuentas"
          title="Cuentas"
          divided
          actions={loaderData.mayConnect && services.length > 0 ? <ConnectButtons services={services} /> : undefined}
        />
        {accounts.length === 0 ? (
          <EmptyState title="Ninguna cuenta conectada">
            {services.length === 0
              ? "Esta instalación no tiene programa en ninguna red: quien la administra lo configura con META_APP_ID o LINKEDIN_CLIENT_ID."
              : loaderData.mayConnect
                ? "Conecta una página de Facebook, su cuenta profesional de Instagram o LinkedIn. Umbral no ve tu contraseña."
                : "Las conecta quien dirige la agencia; después programas tú también."}
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </ul>
        )}
      </Panel>
      {posts.length > 0 ? (
        <Panel labelledBy="ultimas" className="overflow-clip">
          <PanelHeader id="ultimas" title="Programadas y publicadas" divided />
          <ul className="divide-y">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        </Panel>
      ) : null}
    </main>
  );
}

function ConnectButtons({ services }: { services: readonly SocialService[] }) {
  const { isBusy, call } = useCall({ leavesPage: true });
  async function connect(service: SocialService) {
    const outcome = await call(null, "POST", `/api/social/connect/${service}`, {});
    if (outcome.kind === "done") window.location.assign((outcome.answer as { url: string }).url);
  }
  return (
    <div className="flex flex-wrap gap-2">
      {services.map((service) => (
        <Button key={service} size="sm" variant="outline" loading={isBusy} onClick={() => void connect(service)}>
          Conectar {SERVICE_NAMES[service]}
        </Button>
      ))}
    </div>
  );
}

function AccountRow({ account }: { account: ShownAccount & { isRemovable: boolean } }) {
  const { id, kind, name, expiresAt, isExpired, isRemovable, lastSentAt, lastError } = account;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, call } = useCall();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-4 text-sm sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Tag tone={isExpired ? "destructive" : "success"}>
            {isExpired ? "Hay que conectarla otra vez" : "Conectada"}
          </Tag>
        </p>
        <p className="text-muted-foreground">{ACCOUNT_NAMES[kind]}</p>
        <p className="text-xs text-muted-foreground tabular-nums">
          {lastSentAt === null ? (
            "Aún no ha salido nada por ella"
          ) : (
            <>
              Última publicación: <When iso={lastSentAt} />
            </>
          )}
          {expiresAt === null || isExpired ? null : (
            <>
              {" · "}El permiso acaba el <When iso={expiresAt} style="day" />
            </>
          )}
        </p>
        {lastError === null ? null : (
          <p className="mt-1 text-xs font-medium text-destructive wrap-anywhere">{lastError}</p>
        )}
      </div>
      {isRemovable ? (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          <Unplug aria-hidden size={16} strokeWidth={1.75} />
          Desconectar<span className="sr-only"> «{name}»</span>
        </Button>
      ) : null}
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Desconectar «${name}»?`}
        confirmLabel="Desconectar"
        confirming={isBusy}
        confirmingText="Desconectando…"
        onConfirm={async () => {
          await call("Cuenta desconectada", "DELETE", `/api/social/accounts/${id}`);
          setAsking(false);
        }}
      >
        Lo que esté programado en ella no saldrá. Lo que ya está publicado se queda en la red.
      </AlertDialog>
    </li>
  );
}

function PostRow({ post }: { post: ShownSocialPost }) {
  const { title, account, dueAt, sentAt, state, url, problem, runId, place } = post;
  return (
    <li className="grid gap-1 px-5 py-4 text-sm sm:px-6">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        <PageLink to={`/generador-posts?resultado=${runId}#${place}`} className="link-text touch-target wrap-anywhere">
          {title}
        </PageLink>
        <SocialStateTag state={state} />
      </p>
      <p className="text-xs text-muted-foreground tabular-nums">
        {account.name} · <When iso={sentAt ?? dueAt} />
        {url === null ? null : (
          <>
            {" · "}
            <a href={url} target="_blank" rel="noreferrer" className="link-text">
              Verla en la red
            </a>
          </>
        )}
      </p>
      {problem === null || state === "publicada" ? null : (
        <p className="text-xs font-medium text-destructive wrap-anywhere">{problem}</p>
      )}
    </li>
  );
}
