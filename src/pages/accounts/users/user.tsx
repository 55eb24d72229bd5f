import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { FactList } from "../../shared/fact-list.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireStaff } from "../auth/guard.server.ts";
import type { Route } from "./+types/user.ts";
import { RoleTags, StateTag } from "./account-tags.tsx";
import { BanPanel } from "./ban-panel.tsx";
import { DeletePanel } from "./delete-panel.tsx";
import { EventList } from "./event-list.tsx";
import { ImpersonationPanel } from "./impersonation-panel.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { PROVIDER_NAMES } from "./provider-names.ts";
import { RolePanel } from "./role-panel.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { readUserPage } from "./user-page.server.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = requireStaff(context, request);
  const page = await readUserPage(mustHave(context.get(servicesContext)), viewer, params.userId);
  if (!page) throw data(null, { status: 404 });
  return { crumb: page.name || page.email, ...page };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.crumb,
        description: "Una cuenta de Umbral: cómo entra, desde dónde, con qué papel y lo que ha pasado en ella.",
        path: `/admin/usuarios/${args.params.userId}`,
        regions: false,
        noIndex: true,
      })
    : [];

export default function User({ loaderData: user }: Route.ComponentProps) {
  const { id, name, email, phone, userType, state, roles, rights } = user;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="min-w-0">
        <h1 className="text-h3 wrap-anywhere">{name || email}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-control text-muted-foreground">
          <StateTag state={state} />
          <RoleTags roles={roles.map(({ role }) => role)} />
          {rights.isSelf ? <Tag tone="outline">Tu cuenta</Tag> : null}
          {name ? <span className="wrap-anywhere">{email}</span> : null}
        </p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-4">
          <Panel labelledBy="ficha">
            <PanelHeader id="ficha" title="Ficha" divided />
            <FactList
              facts={[
                [
                  "Correo",
                  <span key="email" className="wrap-anywhere">
                    {email}
                  </span>,
                ],
                ["Teléfono", phone || "Sin teléfono"],
                ["Tipo", userType || "Sin indicar"],
                ["Alta", <When key="created" iso={user.createdAt} style="full" />],
                [
                  "Correo confirmado",
                  user.confirmedAt ? <When key="confirmed" iso={user.confirmedAt} style="full" /> : "Todavía no",
                ],
                [
                  "Último acceso",
                  user.lastSignInAt ? <When key="last" iso={user.lastSignInAt} style="full" /> : "Nunca",
                ],
                [
                  "Formas de entrar",
                  user.providers.map((provider) => PROVIDER_NAMES[provider] ?? provider).join(", ") || "Ninguna",
                ],
                ["Contraseña", user.hasPassword ? "Sí" : "No"],
                ["Segundo factor", user.factors.length > 0 ? user.factors.join(", ") : "No"],
                ["Llaves de acceso", passkeysText(user)],
                [
                  "Identificador",
                  <code key="id" className="text-xs wrap-anywhere">
                    {id}
                  </code>,
                ],
              ]}
            />
          </Panel>
          <SessionPanel userId={id} sessions={user.sessions} mayAct={rights.mayAct} />
          <EventList userId={id} events={user.events} />
        </div>
        <div className="grid gap-4">
          <PlanPanel userId={id} name={name || email} billing={user.billing} mayAct={rights.mayAct} />
          <RolePanel userId={id} name={name || email} roles={roles} rights={rights} isReady={state === "active"} />
          {rights.mayAct && state !== "banned" ? (
            <MailPanel userId={id} email={email} isConfirmed={user.confirmedAt !== null} />
          ) : null}
          {rights.mayImpersonate ? <ImpersonationPanel userId={id} name={name || email} /> : null}
          <BanPanel userId={id} name={name || email} ban={user.ban} rights={rights} />
          <DeletePanel userId={id} name={name || email} email={email} rights={rights} />
        </div>
      </div>
    </main>
  );
}

function passkeysText({ passkeys, asksForPasskey }: { passkeys: readonly string[]; asksForPasskey: boolean }): string {
  if (passkeys.length === 0) return "No";
  return `${passkeys.join(", ")}${asksForPasskey ? " (se pide siempre una)" : ""}`;
}
