import { BookmarkPlus, Heart } from "lucide-react";
import { useRef } from "react";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import type { DemandLine } from "#domain/crm/contacts/dto.ts";
import { demandOfSearch, isNotedAs } from "#domain/crm/matching/demand-of-search.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { counted } from "#domain/shared/format/counted.ts";
import type { SearchForContact } from "#server/market/saved-searches/searches-of-contact.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { OpenedText } from "../../market/saved-searches/opened-text.tsx";

const NAMES = { types: HOME_TYPE_NAMES, operations: OPERATION_NAMES };

interface KeptSearchesProps {
  contactId: string;
  searches: readonly SearchForContact[];
  demands: readonly DemandLine[];
  /** Whether demands may be added to the file. */
  isActive: boolean;
}

/** Searches of the market that are kept for this person: what is new in them, what they said, and each as a demand of the file. */
export function KeptSearchesPanel({ contactId, searches, demands, isActive }: KeptSearchesProps) {
  return (
    <Panel labelledBy="busquedas-guardadas">
      <PanelHeader id="busquedas-guardadas" title="Búsquedas guardadas para esta persona" divided />
      <ul className="divide-y">
        {searches.map((search) => (
          <KeptSearchRow key={search.id} search={search} contactId={contactId} demands={demands} isActive={isActive} />
        ))}
      </ul>
    </Panel>
  );
}

function KeptSearchRow({
  search: { id, name, filter, news, answers, isPaused, isShared, opens },
  contactId,
  demands,
  isActive,
}: Omit<KeptSearchesProps, "searches"> & { search: SearchForContact }) {
  const { isBusy, call } = useCall();
  const keys = useRef(new RepeatKey());
  const demand = demandOfSearch(filter, NAMES);
  const isNoted = demands.some((line) => isNotedAs(demand, line));
  const note = async () => {
    const idempotencyKey = keys.current.of(demand);
    const path = `/api/crm/contacts/${contactId}/demands`;
    const outcome = await call("Apuntada en «Lo que busca»", "POST", path, demand, { idempotencyKey });
    if (outcome.kind === "done") keys.current.done();
  };
  return (
    <li className="grid gap-2 px-5 py-4 text-sm sm:px-6">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <PageLink to={`${MARKET_PATH}${marketQuery(filter)}`} className="link-text font-medium wrap-anywhere">
          {name}
        </PageLink>
        {news > 0 ? <Tag tone="success">{counted(news, "novedad", "novedades")}</Tag> : null}
        {isPaused ? <Tag tone="outline">Sin avisos</Tag> : null}
        {isShared ? <Tag tone="outline">Compartida</Tag> : null}
      </p>
      {isShared ? (
        <p className="text-muted-foreground">
          <OpenedText {...opens} />
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-1.5 text-muted-foreground">
          {answers > 0 ? (
            <>
              <Heart aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              <PageLink to={`/dashboard/busquedas?busqueda=${id}`} className="link-text touch-target">
                Ha opinado de {counted(answers, "vivienda", "viviendas")}
              </PageLink>
            </>
          ) : isShared ? (
            "Aún no ha opinado de ninguna"
          ) : (
            "Sin compartir todavía"
          )}
        </span>
        {isActive ? (
          isNoted ? (
            <span className="text-muted-foreground">Apuntada en «Lo que busca»</span>
          ) : (
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => void note()}>
              <BookmarkPlus aria-hidden size={16} strokeWidth={1.75} />
              Apuntar como lo que busca
            </Button>
          )
        ) : null}
      </div>
    </li>
  );
}
