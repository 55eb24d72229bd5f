import { Download } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import type { ShownEntry } from "./credits-page.server.ts";

interface LedgerPanelProps {
  ledger: { entries: readonly ShownEntry[]; page: number; pages: number; first: number; total: number };
  /** A member who sees their own use alone sees no running balance: it is the whole agency's. */
  seesAll: boolean;
}

const signed = (delta: number): string => (delta > 0 ? `+${formatNumber(delta)}` : formatNumber(delta));

/** Every movement of credits. */
export function LedgerPanel({ ledger, seesAll }: LedgerPanelProps) {
  const { entries, page, pages, first, total } = ledger;
  return (
    <div id="movimientos" className="min-w-0 scroll-mt-[calc(var(--navbar-h)+1rem)]">
      <Panel labelledBy="movimientos-titulo" className="overflow-hidden">
        <PanelHeader
          id="movimientos-titulo"
          title="Movimientos"
          actions={
            total === 0 ? undefined : (
              <Button asChild variant="outline" size="sm">
                <a href="/dashboard/creditos/movimientos.csv" download>
                  <Download aria-hidden size={16} strokeWidth={1.75} />
                  Descargar CSV
                </a>
              </Button>
            )
          }
          divided
        />
        <DataTable
          caption="Movimientos de créditos"
          columns={seesAll ? [...COLUMNS, BALANCE] : COLUMNS}
          rows={entries}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="Todavía no hay movimientos">Aquí verás cada crédito que entra y que sale.</EmptyState>
          }
        />
        {pages > 1 ? (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
            <p role="status" className="text-xs text-muted-foreground tabular-nums">
              {entries.length === 0
                ? counted(total, "movimiento", "movimientos")
                : `${formatNumber(first)}–${formatNumber(first + entries.length - 1)} de ${formatNumber(total)} movimientos`}
            </p>
            <Pagination
              current={page}
              total={pages}
              hrefOf={(n) => `/dashboard/creditos${n > 1 ? `?pagina=${n}` : ""}#movimientos`}
              label="Páginas de movimientos"
            />
          </div>
        ) : null}
      </Panel>
    </div>
  );
}

const COLUMNS: readonly Column<ShownEntry>[] = [
  {
    id: "what",
    header: "Movimiento",
    narrow: "title",
    cell: ({ title, detail, href }) => (
      <TwoLines
        title={
          href ? (
            <PageLink to={href} className="touch-target no-underline hover:underline">
              {title}
            </PageLink>
          ) : (
            title
          )
        }
        detail={<span className="wrap-anywhere">{detail}</span>}
      />
    ),
  },
  {
    id: "at",
    header: "Fecha",
    numeric: true,
    narrow: "note",
    cell: ({ at }) => <When iso={at} style="full" className="text-muted-foreground" />,
  },
  {
    id: "delta",
    header: "Créditos",
    numeric: true,
    narrow: "figure",
    cell: ({ delta }) => (
      <span className={delta > 0 ? "font-semibold text-success" : "font-semibold"}>{signed(delta)}</span>
    ),
  },
];

const BALANCE: Column<ShownEntry> = {
  id: "balance",
  header: "Saldo",
  numeric: true,
  cell: ({ balanceAfter }) => formatNumber(balanceAfter),
};
