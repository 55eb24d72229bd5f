import { useState } from "react";
import { data } from "react-router";
import { NOTICES, type NoticeChannel, unwantedNotices } from "#domain/accounts/account/notices.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Switch } from "#ui/switch.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/notices.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const user = await findUser(mustHave(context.get(servicesContext)).database.db, viewer.userId);
  if (!user) throw data(null, { status: 404 });
  return { crumb: "Avisos", off: unwantedNotices(user.metadata), email: user.email };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Avisos",
    description: "De qué te avisamos en la campana y por correo: visitas, contactos, importaciones y webhooks.",
    path: "/dashboard/settings/avisos",
    regions: false,
    noIndex: true,
  });

const CHANNEL_NAMES: Record<NoticeChannel, string> = { campana: "En la campana", correo: "Por correo" };

export default function Notices({ loaderData: { off: kept, email } }: Route.ComponentProps) {
  const { isBusy, call } = useCall();
  const [off, setOff] = useState(kept);

  async function change(place: string, isWanted: boolean) {
    const next = isWanted ? off.filter((other) => other !== place) : [...off, place];
    setOff(next);
    const outcome = await call("Avisos guardados", "PUT", "/api/preferences/notices", { off: next });
    if (outcome.kind !== "done") setOff(off);
  }

  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Avisos</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          De qué te avisamos y dónde. Los correos llegan a <span className="break-all">{email}</span>.
        </p>
      </div>
      <SettingsTabs />
      <Panel labelledBy="lista-avisos">
        <h2 id="lista-avisos" className="sr-only">
          Avisos que puedes elegir
        </h2>
        <ul className="divide-y">
          {NOTICES.map(({ kind, name, text, channels }) => (
            <li
              key={kind}
              className="grid gap-x-8 gap-y-3 p-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_12rem] md:items-center"
            >
              <div className="max-w-reading">
                <h3 className="text-base font-semibold tracking-normal [font-stretch:100%]">{name}</h3>
                <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
              </div>
              <div className="grid gap-1 max-md:grid-cols-2">
                {channels.map((channel) => (
                  <Switch
                    key={channel}
                    checked={!off.includes(`${kind}:${channel}`)}
                    disabled={isBusy}
                    onChange={(isWanted) => change(`${kind}:${channel}`, isWanted)}
                    label={
                      <>
                        <span className="sr-only">{name}: </span>
                        {CHANNEL_NAMES[channel]}
                      </>
                    }
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <p className="max-w-reading text-sm text-muted-foreground">
        Siempre te escribimos por lo que afecta a tu cuenta: contraseñas, formas de entrar, pagos y tu sitio en una
        agencia. Con cuánta antelación se recuerda un evento lo eliges en los{" "}
        <PageLink to="/dashboard/calendar?ajustes=1" className="link-text">
          ajustes del calendario
        </PageLink>
        .
      </p>
    </main>
  );
}
