import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { BREAKDOWN_TEXTS, type Breakdown } from "#domain/operations/stats/breakdown.ts";
import { isSmall } from "#domain/operations/stats/calculate.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { REGIONS } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface Row {
  key: string;
  values: number[];
}

const PLAN_NAMES: Record<string, string> = {
  prueba: "Prueba",
  agente: "Agente",
  agencia: "Agencia",
  red: "Red",
  ninguno: "Sin plan",
};

function nameOf(by: Breakdown, key: string): string {
  if (by === "region") return REGIONS[key as keyof typeof REGIONS]?.name ?? key;
  if (by === "plan") return PLAN_NAMES[key] ?? key;
  return key === "directo" ? "Directo" : sourceName(key);
}

/** The period's figures by one quality; only sums. */
export function BreakdownPanel({
  rows,
  by,
  hrefOf,
}: {
  rows: readonly Row[];
  by: Breakdown;
  hrefOf: (word: string) => string;
}) {
  const { label, columns, definition } = BREAKDOWN_TEXTS[by];
  const shown: Column<Row>[] = [
    {
      id: "key",
      header: label,
      narrow: "title",
      cell: ({ key, values }) => `${nameOf(by, key)}${isSmall(Math.max(...values)) ? " *" : ""}`,
    },
    ...columns.map((header, i) => ({
      id: header,
      header,
      numeric: true,
      ...(i === 0 ? { narrow: "figure" as const } : i === 1 ? { narrow: "note" as const } : {}),
      sortBy: ({ values }: Row) => values[i] ?? 0,
      cell: ({ values }: Row) => formatNumber(values[i] ?? 0),
    })),
  ];
  return (
    <Panel labelledBy="desglose" className="overflow-hidden">
      <PanelHeader
        id="desglose"
        title="Desglose"
        description={definition}
        divided
        actions={
          <nav aria-label="Desglosar por" className="flex flex-wrap gap-1">
            {Object.values(BREAKDOWN_TEXTS).map((choice) => (
              <Button key={choice.word} asChild size="sm" variant={choice.label === label ? "secondary" : "ghost"}>
                <PageLink
                  to={hrefOf(choice.word)}
                  preventScrollReset
                  aria-current={choice.label === label ? "page" : undefined}
                >
                  {choice.label}
                </PageLink>
              </Button>
            ))}
          </nav>
        }
      />
      <DataTable
        caption={`Cifras del periodo por ${label.toLowerCase()}`}
        columns={shown}
        rows={rows}
        rowKey={({ key }) => key}
        empty={
          <PanelBody className="text-sm text-muted-foreground">No hay nada que desglosar en el periodo.</PanelBody>
        }
      />
      <p className="border-t px-5 py-3 text-xs text-muted-foreground">* Muestra pequeña: menos de diez.</p>
    </Panel>
  );
}
