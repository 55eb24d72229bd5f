import { stageName } from "#domain/crm/contacts/trades.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import { Button } from "#ui/button.tsx";
import { homeTitle } from "#ui/homes/home-text.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { AgendaPanel } from "../../shared/agenda-panel.tsx";
import { SignaturesPanel } from "../../shared/signatures-panel.tsx";
import { When } from "../../shared/when.tsx";
import { HomeKeeping } from "./home-keeping.tsx";
import type { HomePageData } from "./home-page.server.ts";
import { OpenDeal } from "./open-deal.tsx";

/** Owner of the home, its mandate, and its deals. */
export function HomeSide({ page }: { page: HomePageData }) {
  const { deals, merges } = page;
  return (
    <>
      <Mandate page={page} />
      <HomeKeeping home={page.home.home} />
      <Panel labelledBy="tratos">
        <PanelHeader
          id="tratos"
          title="Tratos"
          divided
          actions={page.home.deletedAt ? undefined : <OpenDeal homeId={page.home.id} owner={page.home.ownerContact} />}
        />
        {deals.length === 0 ? (
          <PanelBody>
            <p className="text-sm text-muted-foreground">Ningún contacto tiene un trato sobre esta vivienda.</p>
          </PanelBody>
        ) : (
          <ul className="divide-y text-sm">
            {deals.map((deal) => (
              <li key={deal.id} className="flex items-center justify-between gap-3 px-5 py-3 sm:px-6">
                <span className="min-w-0">
                  <PageLink
                    to={`/dashboard/contactos/${deal.contactId}`}
                    className="link-text touch-target font-medium"
                  >
                    {deal.contact}
                  </PageLink>
                  <span className="block truncate text-xs text-muted-foreground">{deal.title}</span>
                </span>
                <Tag>{stageName(deal.kind, deal.stage)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <SignaturesPanel
        requests={page.signatures}
        ask={page.home.deletedAt ? null : `/dashboard/firmas/nueva?vivienda=${page.home.id}`}
      />
      <AgendaPanel
        agenda={page.agenda}
        calendar="/dashboard/calendar"
        empty="Sin citas, tareas ni plazos pendientes."
      />
      {merges.length > 0 ? <Merges merges={merges} /> : null}
    </>
  );
}

function Mandate({ page: { home, today } }: { page: HomePageData }) {
  const { mandateKind, mandateEndsOn, notes } = home.home;
  const isOver = mandateEndsOn !== undefined && mandateEndsOn < today.slice(0, 10);
  return (
    <Panel labelledBy="encargo">
      <PanelHeader id="encargo" title="Propietario y encargo" divided />
      <dl className="divide-y text-sm *:px-5 *:py-3 sm:*:px-6">
        <div className="flex justify-between gap-3">
          <dt className="text-muted-foreground">Propietario</dt>
          <dd className="text-right font-medium">
            {home.ownerContact ? (
              <PageLink to={`/dashboard/contactos/${home.ownerContact.id}`} className="link-text touch-target">
                {home.ownerContact.name}
              </PageLink>
            ) : (
              <span className="font-normal text-muted-foreground">Sin indicar</span>
            )}
          </dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-muted-foreground">Encargo</dt>
          <dd className="text-right font-medium">
            {mandateKind ? HOME_ATTRIBUTES.mandateKind.names[mandateKind] : "Sin firmar"}
          </dd>
        </div>
        {mandateEndsOn ? (
          <div className="flex justify-between gap-3">
            <dt className="text-muted-foreground">{isOver ? "Terminó el" : "Termina el"}</dt>
            <dd className="text-right font-medium">
              {formatDate(mandateEndsOn)} {isOver ? <Tag tone="warning">Terminado</Tag> : null}
            </dd>
          </div>
        ) : null}
        {home.agent ? (
          <div className="flex justify-between gap-3">
            <dt className="text-muted-foreground">La trajo</dt>
            <dd className="text-right wrap-anywhere">{home.agent}</dd>
          </div>
        ) : null}
        {home.source ? (
          <div className="flex justify-between gap-3">
            <dt className="text-muted-foreground">Llega de</dt>
            <dd className="text-right wrap-anywhere">{home.source.name}</dd>
          </div>
        ) : null}
        {notes ? (
          <div>
            <dt className="text-muted-foreground">Notas internas</dt>
            <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{notes}</dd>
          </div>
        ) : null}
      </dl>
    </Panel>
  );
}

function Merges({ merges }: Pick<HomePageData, "merges">) {
  const { isBusy, call } = useCall();
  return (
    <Panel labelledBy="uniones">
      <PanelHeader id="uniones" title="Viviendas unidas a esta" divided />
      <ul className="divide-y text-sm">
        {merges.map((merge) => (
          <li key={merge.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 sm:px-6">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">
                {merge.removed.reference ?? homeTitle({ ...merge.removed, type: "piso" })}
              </span>
              <When iso={merge.createdAt} style="full" className="block text-xs text-muted-foreground" />
            </span>
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => call("Vuelven a ser dos viviendas", "POST", `/api/portfolio/merges/${merge.id}/undo`)}
            >
              Separar
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
