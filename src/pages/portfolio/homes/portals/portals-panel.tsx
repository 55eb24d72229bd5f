import { Check, CircleX, ExternalLink, Lightbulb, Megaphone } from "lucide-react";
import { useState } from "react";
import { hostOfAdvert, otherThanPortal } from "#domain/portfolio/portals/advert-link.ts";
import type { PortalState } from "#domain/portfolio/portals/portal-states.ts";
import { PORTAL_NAMES } from "#domain/portfolio/portals/portals.ts";
import type { ShownPublication } from "#domain/portfolio/portals/publications.ts";
import type { ReadinessItem } from "#domain/portfolio/portals/readiness.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../../shared/when.tsx";
import { PORTFOLIO } from "../portfolio-path.ts";
import { conditionTag, conditionText } from "./portal-words.ts";
import { PublicationDialog } from "./publication-dialog.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface PortalsPanelProps {
  homeId: string;
  status: HomeStatus;
  states: readonly PortalState[];
  /** Adverts in portals that have no checklist. */
  elsewhere: readonly ShownPublication[];
}

/** The portals that a home is in, those that it could be in, and the data that each of them still wants. */
export function PortalsPanel({ homeId, status, states, elsewhere }: PortalsPanelProps) {
  const [isNoting, setNoting] = useState(false);
  // A home that nobody offers any more has nothing to prepare; it may still stand somewhere.
  const isOver = status === "cerrado" || status === "retirado";
  const shown = isOver ? states.filter(({ publication }) => publication) : states;
  if (shown.length + elsewhere.length === 0) return null;
  return (
    <Panel labelledBy="portales">
      <PanelHeader
        id="portales"
        title="Lista para portales"
        description="Dónde está publicada y qué le falta para estarlo."
        actions={
          isOver ? undefined : (
            <Button size="sm" variant="outline" onClick={() => setNoting(true)}>
              <Megaphone {...icon} />
              Anotar un anuncio
            </Button>
          )
        }
      />
      <PanelBody className="pt-2 sm:pt-2">
        <div className="grid">
          {shown.map((state) => (
            <PortalRow key={state.key} homeId={homeId} state={state} />
          ))}
          {elsewhere.map((publication) => (
            <div
              key={publication.id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2.5 last:border-b-0"
            >
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-medium">{PORTAL_NAMES[publication.portal]}</span>
                <Tag tone="success">Publicada</Tag>
              </span>
              <Noted homeId={homeId} publication={publication} />
            </div>
          ))}
        </div>
        {states.some(({ outlet }) => outlet) ? null : (
          <p className="mt-3 text-sm text-muted-foreground">
            Para que un portal lea tus viviendas solo, crea su dirección en{" "}
            <PageLink to={`${PORTFOLIO}/remitentes`} className="link-text">
              Remitentes y portales
            </PageLink>
            .
          </p>
        )}
      </PanelBody>
      <PublicationDialog homeId={homeId} open={isNoting} onClose={() => setNoting(false)} />
    </Panel>
  );
}

function PortalRow({ homeId, state }: { homeId: string; state: PortalState }) {
  const { name, outlet, publication, items, source } = state;
  // An outlet of the other operation asks nothing of this home.
  const asked = state.condition === "out" ? [] : items;
  const missing = asked.filter((item) => item.state === "missing");
  const advice = asked.filter((item) => item.state === "advice");
  const tag = conditionTag(state);
  return (
    <Disclosure
      className="last:border-b-0"
      summary={
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere">{name}</span>
          <Tag tone={tag.tone}>{tag.text}</Tag>
          <span className="text-xs font-normal text-muted-foreground">{conditionText(state)}</span>
        </span>
      }
    >
      <div className="grid gap-3 text-sm">
        {publication && outlet === null ? <Noted homeId={homeId} publication={publication} /> : null}
        {outlet ? (
          <p>
            {outlet.lastReadAt ? (
              <>
                La leyó por última vez el <When iso={outlet.lastReadAt} />.
              </>
            ) : (
              "Todavía no ha leído su dirección: dásela al portal."
            )}
          </p>
        ) : null}
        {missing.length > 0 ? <Items homeId={homeId} title="Sin esto no se publica" items={missing} /> : null}
        {advice.length > 0 ? <Items homeId={homeId} title="Saldría mejor con" items={advice} /> : null}
        {asked.length > 0 && missing.length + advice.length === 0 ? (
          <p className="flex items-center gap-2 text-foreground">
            <Check {...icon} className="text-success" />
            Tiene todo lo que pide y todo lo que ayuda.
          </p>
        ) : null}
        <p className="text-xs text-subtle-foreground">
          {source.isSure ? null : <Tag className="mr-1.5">Por comprobar</Tag>}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer" className="link-text">
              {source.text}
            </a>
          ) : (
            source.text
          )}
          , {formatDate(source.on)}.
        </p>
      </div>
    </Disclosure>
  );
}

function Items({ homeId, title, items }: { homeId: string; title: string; items: readonly ReadinessItem[] }) {
  const Icon = items[0]!.state === "missing" ? CircleX : Lightbulb;
  const tone = items[0]!.state === "missing" ? "text-destructive" : "text-muted-foreground";
  return (
    <div>
      <h3 className="text-sm font-medium text-foreground">{title}</h3>
      <ul className="mt-1.5 grid gap-1.5">
        {items.map(({ what, why, mend }) => (
          <li key={`${what} ${why}`} className="flex gap-2">
            <Icon {...icon} className={`mt-0.5 shrink-0 ${tone}`} />
            <span>
              <PageLink
                to={
                  "field" in mend
                    ? `${PORTFOLIO}/${homeId}/editar?campo=${mend.field}`
                    : `${PORTFOLIO}/${homeId}#${mend.part}`
                }
                className="link-text touch-target font-medium"
              >
                {what}
              </PageLink>
              : {why}.
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An advert that an agent noted: since when, its link, and its end. */
function Noted({ homeId, publication }: { homeId: string; publication: ShownPublication }) {
  const { isBusy, call } = useCall();
  const name = PORTAL_NAMES[publication.portal];
  const elsewhere = publication.url ? otherThanPortal(publication.url, publication.portal) : null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
      <span>Anotada por tu equipo, desde el {formatDate(publication.since)}</span>
      {publication.url ? (
        <a
          href={publication.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link-text inline-flex min-w-0 items-center gap-1"
        >
          <span className="min-w-0 wrap-anywhere">Ver el anuncio en {hostOfAdvert(publication.url)}</span>
          <ExternalLink aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        </a>
      ) : null}
      {elsewhere ? <Tag tone="warning">No es una dirección de {elsewhere}</Tag> : null}
      <Button
        size="sm"
        variant="ghost"
        loading={isBusy}
        loadingText="Anotando…"
        onClick={() =>
          call(
            `Anotado: ya no está en ${name}`,
            "POST",
            `/api/portfolio/homes/${homeId}/publications/${publication.id}/end`,
          )
        }
      >
        Ya no está
      </Button>
    </p>
  );
}
