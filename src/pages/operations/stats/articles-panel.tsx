import { isSmall, shareOf } from "#domain/operations/stats/calculate.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { ArticleUse } from "#server/site/articles/article-votes.server.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** Articles of the help centre by their readers' votes. */
export function ArticlesPanel({ rows }: { rows: readonly ArticleUse[] }) {
  return (
    <Panel labelledBy="ayuda" className="overflow-hidden">
      <PanelHeader
        id="ayuda"
        title="¿Sirve la ayuda?"
        description="Lo que contestan quienes leen un artículo. Con * la muestra es pequeña."
        divided
      />
      <DataTable
        caption="Respuestas por artículo de ayuda"
        columns={columns}
        rows={rows}
        rowKey={({ path }) => path}
        empty={<PanelBody className="text-sm text-muted-foreground">Nadie ha contestado en el periodo.</PanelBody>}
      />
    </Panel>
  );
}

const columns: readonly Column<ArticleUse>[] = [
  {
    id: "article",
    header: "Artículo",
    narrow: "title",
    cell: ({ path, title }) => <PageLink to={path}>{title}</PageLink>,
  },
  {
    id: "useless",
    header: "No",
    numeric: true,
    sortBy: ({ useless }) => useless,
    cell: ({ useless }) => formatNumber(useless),
  },
  {
    id: "useful",
    header: "Sí",
    numeric: true,
    sortBy: ({ useful }) => useful,
    cell: ({ useful }) => formatNumber(useful),
  },
  {
    id: "share",
    header: "Les sirve",
    numeric: true,
    narrow: "figure",
    sortBy: ({ useful, useless }) => useful / (useful + useless),
    cell: ({ useful, useless }) => {
      const answers = useful + useless;
      return `${formatPercent(shareOf(useful, answers) ?? 0, 0)}${isSmall(answers) ? " *" : ""}`;
    },
  },
];
