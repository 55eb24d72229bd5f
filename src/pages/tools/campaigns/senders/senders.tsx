import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { listSenders, shownSender } from "#server/tools/campaigns/sending/senders.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import { requireCampaigns } from "../campaigns-access.server.ts";
import { mailPlaceOf, useMailPlace } from "../mail-place.ts";
import type { Route } from "./+types/senders.ts";
import { SenderDialog } from "./sender-dialog.tsx";
import { SenderTag } from "./sender-tag.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCampaigns(context, request);
  const { config, database } = services;
  const rows = await listSenders(database.db, actor);
  return { crumb: "Remitentes", crumbAbove: "Campañas de email", senders: rows.map((row) => shownSender(row, config)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Remitentes de campañas",
    description: "Las direcciones desde las que envías campañas, su servidor, su firma y su ritmo.",
    path: mailPlaceOf(args.location.pathname).senders,
    regions: false,
    noIndex: true,
  });

export default function SendersPage({ loaderData: { senders } }: Route.ComponentProps) {
  const place = useMailPlace();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir remitente
    </Button>
  );
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">Remitentes</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">
            Desde qué dirección salen tus campañas, por qué servidor, con qué firma y a qué ritmo.{" "}
            <PageLink to="/help-center/articulo/enviar-campanas-desde-tu-dominio" className="link-text">
              Cómo se prepara un dominio
            </PageLink>
          </p>
        </div>
        {senders.length > 0 ? add : null}
      </div>
      <Panel labelledBy="remitentes" className="overflow-hidden">
        <PanelHeader id="remitentes" title="Direcciones" divided />
        {senders.length === 0 ? (
          <EmptyState title="Aún no hay ningún remitente" action={add}>
            Añade la dirección de tu agencia y el servidor por el que envía. Puedes probarla con un correo a ti mismo.
          </EmptyState>
        ) : (
          <ul className="divide-y text-sm">
            {senders.map(({ id, fromName, fromEmail, smtpHost, canSend, lastError }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 sm:px-6">
                <span className="min-w-0">
                  <PageLink to={place.sender(id)} className="link-text touch-target font-medium wrap-anywhere">
                    {fromName}
                  </PageLink>
                  <span className="block text-xs text-muted-foreground wrap-anywhere">
                    {fromEmail}
                    {smtpHost === null ? "" : ` · ${smtpHost}`}
                  </span>
                </span>
                <SenderTag canSend={canSend} lastError={lastError} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {isAdding ? (
        <SenderDialog
          onClose={() => setAdding(false)}
          onDone={(answer) => {
            setAdding(false);
            if (answer) void navigate(place.sender(answer.id));
          }}
        />
      ) : null}
    </main>
  );
}
