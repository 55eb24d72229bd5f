import { readBoardFilters } from "#domain/crm/contacts/board-filters.ts";
import { readBoard } from "#server/crm/contacts/read-board.server.ts";
import { listColleagues } from "#server/crm/contacts/read-settings.server.ts";
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services, place } = requireCrm(context, request);
  const { database, now } = services;
  const filters = readBoardFilters(new URL(request.url).searchParams);
  return {
    crumb: place.isHouse ? "CRM de leads" : "Tablero",
    filters,
    board: await readBoard(database.db, actor, filters, now()),
    colleagues: await listColleagues(database.db, actor),
    readAt: now().toISOString(),
  };
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
  const { board, filters, colleagues, readAt } = loaderData;
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead
        title="Tablero"
        lead="Cada trato, en su etapa. Arrastra una tarjeta o muévela con su menú."
        actions={<NewContactButton colleagues={colleagues} withDeal />}
      />
      <BoardFilterForm filters={filters} colleagues={colleagues} breaches={board.wait.breaches} />
      <BoardView board={board} search={boardQuery(filters)} readAt={readAt} />
    </main>
  );
}
