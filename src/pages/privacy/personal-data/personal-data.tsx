import { useRef, useState } from "react";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listedPeriods } from "#server/platform/retention/periods.server.ts";
import type { Kept } from "#server/privacy/personal-data/administer-data.server.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { UsersTabs } from "../../accounts/users/users-tabs.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/personal-data.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { SearchForm } from "./search-form.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireStaff(context, request);
  const { config } = mustHave(context.get(servicesContext));
  return {
    crumb: "Datos personales",
    mayErase: viewer.roles.includes("admin"),
    periods: listedPeriods(config.retention),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Datos personales",
    description:
      "Lo que guarda Umbral de un correo, con o sin cuenta: verlo, descargarlo y borrarlo cuando alguien lo pide.",
    path: "/admin/usuarios/datos-personales",
    regions: false,
    noIndex: true,
  });

/** Data of an address, for people who ask by mail. That address is never part of the page's own. */
export default function PersonalData({ loaderData: { mayErase, periods } }: Route.ComponentProps) {
  const result = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ email: string; kept: Kept } | null>(null);
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Datos personales</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Cuando alguien pide sus datos o que los borres: busca su correo, tenga cuenta o no.
        </p>
      </div>
      <UsersTabs />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-4">
          <Panel labelledBy="buscar-correo">
            <PanelHeader id="buscar-correo" title="Buscar un correo" divided />
            <PanelBody>
              <SearchForm onFound={setFound} />
            </PanelBody>
          </Panel>
          <div ref={result} role="status" tabIndex={-1} className="outline-none">
            {found ? (
              <KeptPanel
                key={found.email}
                email={found.email}
                kept={found.kept}
                mayErase={mayErase}
                onErased={() => {
                  setFound({ email: found.email, kept: NOTHING });
                  result.current?.focus();
                }}
              />
            ) : null}
          </div>
        </div>
        <Panel labelledBy="plazos">
          <PanelHeader id="plazos" title="Lo que se borra solo" divided />
          <ul className="divide-y text-sm">
            {periods.map(({ what, from, span }) => (
              <li key={what} className="flex items-baseline justify-between gap-4 px-5 py-3 sm:px-6">
                <span className="min-w-0">
                  {what}
                  <span className="block text-xs text-muted-foreground">Se cuenta desde {from}</span>
                </span>
                <span className="shrink-0 tabular-nums">{span}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </main>
  );
}

const NOTHING: Kept = {
  account: null,
  leads: 0,
  demoRequests: 0,
  contacts: 0,
  mails: 0,
  invitations: 0,
  errors: 0,
  mentions: 0,
};
