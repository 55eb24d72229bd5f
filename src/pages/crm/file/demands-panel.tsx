import { ChevronDown, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { HOME_MUST_NAMES, type HomeMust } from "#domain/crm/contacts/demand-musts.ts";
import type { ContactFile, DemandLine, MatchingHome } from "#domain/crm/contacts/dto.ts";
import { searchOfDemand } from "#domain/crm/matching/demand-of-search.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "../crm-place.ts";
import { headOfDemand } from "../demand-words.ts";
import { homeLine } from "../home-line.ts";
import { PlaceQuestions, PlaceTags } from "../place-question.tsx";
import { DemandDialog } from "./demand-dialog.tsx";

/** Their demands, with the fitting homes of the portfolio. */
export function DemandsPanel({ contact }: { contact: ContactFile }) {
  const [edited, setEdited] = useState<DemandLine | "new" | null>(null);
  const isActive = contact.deletedAt === null;
  const place = useCrmPlace();
  return (
    <Panel labelledBy="busquedas">
      <PanelHeader
        id="busquedas"
        title="Lo que busca"
        divided
        actions={
          isActive ? (
            <Button variant="outline" size="sm" onClick={() => setEdited("new")}>
              <Plus aria-hidden size={16} strokeWidth={1.75} />
              Añadir búsqueda
            </Button>
          ) : undefined
        }
      />
      {place.isHouse || !contact.demands.some(({ isActive: isSought }) => isSought) ? null : (
        <p className="border-b px-5 py-3 text-sm sm:px-6">
          <PageLink to={`/smart-matching?comprador=${contact.id}`} className="link-text touch-target">
            Ver qué le encaja y enviárselo
          </PageLink>
        </p>
      )}
      {contact.demands.length === 0 ? (
        <EmptyState title="Sin búsquedas">Apunta qué busca y verás qué viviendas de tu cartera encajan.</EmptyState>
      ) : (
        <ul className="divide-y">
          {contact.demands.map((demand) => (
            <DemandRow key={demand.id} demand={demand} contactId={contact.id} onEdit={() => setEdited(demand)} />
          ))}
        </ul>
      )}
      {edited ? (
        <DemandDialog
          key={edited === "new" ? "new" : edited.id}
          contactId={contact.id}
          demand={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Panel>
  );
}

function DemandRow({ demand, contactId, onEdit }: { demand: DemandLine; contactId: string; onEdit: () => void }) {
  const { api, isHouse } = useCrmPlace();
  const { isBusy, call } = useCall();
  const [homes, setHomes] = useState<readonly MatchingHome[] | null>(null);
  const { matching, musts, wishes, note, isActive } = demand;
  const path = `${api}/contacts/${contactId}/demands/${demand.id}`;
  const search = isHouse || !isActive ? null : searchOfDemand(demand);
  const show = async () => {
    if (homes) return setHomes(null);
    const outcome = await callApi<{ homes: MatchingHome[] }>("GET", `${api}/demands/${demand.id}/homes`);
    if (outcome.kind === "done") setHomes(outcome.answer.homes);
    else showToast({ kind: "error", title: "No se han podido leer las viviendas", description: failureText(outcome) });
  };
  return (
    <li className="grid gap-2 px-5 py-4 text-sm sm:px-6">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          {headOfDemand(demand)}
          {isActive ? null : (
            <>
              {" "}
              <Tag>En pausa</Tag>
            </>
          )}
        </p>
        <span className="-my-2 -mr-2 flex shrink-0">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Cambiar la búsqueda: ${headOfDemand(demand)}`}
            onClick={onEdit}
          >
            <Pencil aria-hidden size={16} strokeWidth={1.75} />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Eliminar la búsqueda: ${headOfDemand(demand)}`}
            loading={isBusy}
            onClick={() => void call("Búsqueda eliminada", "DELETE", path)}
          >
            <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        </span>
      </div>
      <PlaceTags demand={demand} />
      <PlaceQuestions demand={demand} path={path} />
      {musts.length + wishes.length > 0 ? (
        <p className="flex flex-wrap gap-1.5">
          {musts.map((must) => (
            <Tag key={must}>{HOME_MUST_NAMES[must as HomeMust] ?? must}</Tag>
          ))}
          {wishes.map((wish) => (
            <Tag key={wish} tone="outline">
              {HOME_MUST_NAMES[wish as HomeMust] ?? wish}, si puede ser
            </Tag>
          ))}
        </p>
      ) : null}
      {note ? <p className="text-muted-foreground wrap-anywhere whitespace-pre-line">{note}</p> : null}
      {search ? (
        <PageLink
          to={`${MARKET_PATH}${marketQuery(search)}`}
          className="link-text touch-target justify-self-start"
          aria-label={`Ver en el mercado: ${headOfDemand(demand)}`}
        >
          Ver en el mercado
        </PageLink>
      ) : null}
      {isActive ? (
        matching.count === 0 ? (
          <p className="text-xs text-muted-foreground">Ninguna vivienda de tu cartera encaja ahora.</p>
        ) : (
          <Button
            variant="link"
            className="justify-self-start"
            aria-expanded={homes !== null}
            onClick={() => void show()}
          >
            {matching.isCapped ? "Más de " : ""}
            {formatNumber(matching.count)} {matching.count === 1 ? "vivienda encaja" : "viviendas encajan"}
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className={homes ? "rotate-180 transition-transform" : "transition-transform"}
            />
          </Button>
        )
      ) : null}
      {homes ? (
        <ul className="divide-y rounded-md border">
          {homes.map((home) => (
            <li key={home.id}>
              <PageLink
                to={`/dashboard/cartera/${home.id}`}
                className="block px-3.5 py-2.5 text-foreground no-underline hover:bg-accent"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {home.title}
                    {home.score === null ? null : (
                      <span className="ml-2 font-normal text-muted-foreground tabular-nums">
                        {formatNumber(home.score)} de 100
                      </span>
                    )}
                  </span>
                  <span className="shrink-0 font-semibold tabular-nums">
                    {home.priceCents === null ? "Sin precio" : formatMoney(home.priceCents / 100, home.currency)}
                  </span>
                </span>
                <span className="block text-xs text-muted-foreground">{homeLine(home)}</span>
                {home.unknown.length > 0 ? (
                  <span className="block text-xs text-muted-foreground">Por confirmar: {home.unknown.join(", ")}</span>
                ) : null}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
