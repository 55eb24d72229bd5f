import { useState } from "react";
import { useNavigate } from "react-router";
import { ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { signOut } from "#ui/account/sign-out.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/invitation.ts";
import { type InvitationView, readInvitation } from "./invitation.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const view = await readInvitation(mustHave(context.get(servicesContext)), viewer, token);
  return { crumb: "Invitación", view };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Invitación a una agencia",
    description: "Quién te invita, a qué agencia y con qué papel. No cambia nada hasta que aceptes.",
    path: "/dashboard/invitacion",
    regions: false,
    noIndex: true,
  });

export default function InvitationPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <main id="contenido">
      <h1 className="text-h3">Invitación a una agencia</h1>
      <div className="mt-6 max-w-2xl">
        {view.state === "open" ? (
          <OpenInvitation view={view} />
        ) : view.state === "other" ? (
          <OtherAddress forWhom={view.forWhom} own={view.own} />
        ) : (
          <Panel as="div">
            <EmptyState
              title="Esta invitación ya no vale"
              level={2}
              action={
                <Button asChild variant="outline">
                  <PageLink to="/dashboard/agencia">Ver mi agencia</PageLink>
                </Button>
              }
            >
              Caducó, se retiró o ya se usó. Si todavía quieres entrar, pide otra a quien te invitó.
            </EmptyState>
          </Panel>
        )}
      </div>
    </main>
  );
}

const MEANS = {
  owner: "Lo llevas todo: personas, marca y plan.",
  coordinator: "Ves el trabajo de todo el equipo, cuidas la marca e invitas a agentes.",
  agent: "Compartes las viviendas del equipo. De resultados, enlaces y contactos ves los tuyos.",
} as const;

function OpenInvitation({ view }: { view: Extract<InvitationView, { state: "open" }> }) {
  const { token, agency, role, inviter, expiresAt, current } = view;
  const navigate = useNavigate();
  const [running, setRunning] = useState<"accept" | "refuse" | null>(null);
  const answer = async (verb: "accept" | "refuse", message: string, to: string) => {
    if (running) return;
    setRunning(verb);
    const outcome = await callApi("POST", `/api/agency/invitations/${verb}`, { token });
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: message });
      // Away first: seen again, the used invitation would say that it is worth nothing.
      await navigate(to, { replace: true });
    } else {
      showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
      setRunning(null);
    }
  };
  return (
    <Panel as="div" zocalo="luz">
      <PanelBody className="grid gap-5">
        <div>
          <h2 className="text-h3 wrap-anywhere">{agency}</h2>
          <p className="mt-1 text-control text-muted-foreground wrap-anywhere">
            {inviter === null ? "Te invitan" : `${inviter} te invita`} a entrar. Puedes aceptar hasta el{" "}
            <When iso={expiresAt} style="day" />.
          </p>
        </div>
        <dl className="grid gap-3 text-sm">
          <div className="border-t pt-3">
            <dt className="font-medium">Tu papel: {ROLE_NAMES[role].toLowerCase()}</dt>
            <dd className="text-muted-foreground">{MEANS[role]}</dd>
          </div>
          <div className="border-t pt-3">
            <dt className="font-medium">Lo que hagas desde que entres</dt>
            <dd className="text-muted-foreground">
              Es de la agencia, usa sus créditos y lleva su marca. Si sales, se queda allí.
            </dd>
          </div>
          <div className="border-t pt-3">
            <dt className="font-medium">Lo que ya tienes</dt>
            <dd className="text-muted-foreground">
              Sigue siendo solo tuyo y nadie más lo ve. Tu plan descansa y vuelve si sales.
            </dd>
          </div>
        </dl>
        {current === null ? null : (
          <Callout
            tone="warning"
            title={`Ahora estás en ${current}`}
            action={
              <PageLink to="/dashboard/agencia#salir" className="link-text">
                Ir a mi agencia
              </PageLink>
            }
          >
            Se está en una agencia a la vez. Sal de ella y vuelve a abrir este enlace para aceptar.
          </Callout>
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {current === null ? (
            <Button
              loading={running === "accept"}
              loadingText="Entrando…"
              onClick={() => answer("accept", `Ya estás en ${agency}`, "/dashboard/agencia")}
            >
              Aceptar y entrar
            </Button>
          ) : null}
          <Button
            variant="outline"
            loading={running === "refuse"}
            loadingText="Rechazando…"
            onClick={() => answer("refuse", "Invitación rechazada", "/dashboard")}
          >
            Rechazar
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}

function OtherAddress({ forWhom, own }: { forWhom: string; own: string }) {
  return (
    <Callout
      tone="warning"
      title="La invitación es para otro correo"
      action={
        <Button variant="outline" size="sm" onClick={() => void signOut()}>
          Cerrar sesión
        </Button>
      }
    >
      <p className="wrap-anywhere">
        Es para {forWhom} y has entrado con {own}. Cierra sesión, vuelve a abrir el enlace del correo y entra con aquel,
        o pide que te inviten con este.
      </p>
    </Callout>
  );
}
