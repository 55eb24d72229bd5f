import { data } from "react-router";
import { readBoardFilters } from "#domain/crm/contacts/board-filters.ts";
import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import { readBoard } from "#server/crm/contacts/read-board.server.ts";
import { listColleagues, maySetUp } from "#server/crm/contacts/read-settings.server.ts";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf } from "../crm-place.ts";
import { NewContactButton } from "../new-contact-button.tsx";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/board.ts";
import { BoardFilterForm } from "./board-filter.tsx";
import { boardQuery } from "./board-query.ts";
import { BoardView } from "./board-view.tsx";
import { busiestTrade, rememberedTrade, rememberTrade } from "./chosen-trade.server.ts";
import { TradeChooser } from "./trade-chooser.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services, place } = requireCrm(context, request);
  const { database, now } = services;
  const asked = readBoardFilters(new URL(request.url).searchParams);
  const known = place.isHouse ? "plataforma" : (asked.kind ?? rememberedTrade(request));
  const filtersOf = (kind: DealKind) => ({ ...asked, kind });
  const first = await readBoard(database.db, actor, filtersOf(known ?? "comprador"), now());
  const kind = known ?? busiestTrade(first.open);
  const filters = filtersOf(kind);
  const page = {
    crumb: place.isHouse ? "CRM de leads" : "Tablero",
    kind,
    filters,
    board: known || kind === "comprador" ? first : await readBoard(database.db, actor, filters, now()),
    colleagues: await listColleagues(database.db, actor),
    /** Agents see their own work alone: narrowing it by person would show nothing. */
    seesAll: maySetUp(actor),
    readAt: now().toISOString(),
  };
  return data(page, asked.kind && !place.isHouse ? { headers: rememberTrade(asked.kind) } : undefined);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tablero de contactos",
    description:
      "Cada trato en su etapa, del primer mensaje a la firma: quién lo lleva, cuánto vale y quién espera respuesta.",
    path: crmPlaceOf(args.location.pathname).board,
    regions: false,
    noIndex: true,
  });

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { kind, board, filters, colleagues, seesAll, readAt } = loaderData;
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead
        title="Tablero"
        lead="Cada trato, en su etapa. Arrastra una tarjeta o muévela con su menú."
        actions={<NewContactButton colleagues={colleagues} withDeal />}
      />
      <TradeChooser kind={kind} open={board.open} filters={filters} />
      <BoardFilterForm filters={filters} colleagues={seesAll ? colleagues : []} breaches={board.wait.breaches} />
      {/* Another trade has other columns: nothing of the one before stays. */}
      <BoardView key={kind} kind={kind} board={board} search={boardQuery(filters)} readAt={readAt} />
    </main>
  );
}
