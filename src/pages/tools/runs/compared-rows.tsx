import { useSearchParams } from "react-router";
import type { ComparedRow, ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Comparison } from "./compare.server.ts";

const GROUPS = [
  { id: "resultado", title: "Resultado" },
  { id: "datos", title: "Datos de partida" },
] as const;

interface ComparedRowsProps {
  comparison: Comparison;
  names: readonly [string, string];
  onlyChanges: boolean;
}

/** Values and inputs of both results; side by side for one tool, with changes marked. */
export function ComparedRows({ comparison, names, onlyChanges }: ComparedRowsProps) {
  const [search] = useSearchParams();
  const { rows, ownRows, first, second } = comparison;
  if (!rows) {
    return (
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {[first, second].map((run, i) => (
          <OwnRows key={run.id} name={names[i]!} title={run.title} rows={ownRows[i]!} />
        ))}
      </div>
    );
  }
  const changes = rows.filter(({ isChanged }) => isChanged).length;
  const toggled = new URLSearchParams(search);
  if (onlyChanges) toggled.delete("cambios");
  else toggled.set("cambios", "1");
  return (
    <Panel labelledBy="lineas">
      <PanelHeader
        id="lineas"
        title={
          changes === 1 ? "Cambia 1 línea" : changes === 0 ? "No cambia ninguna línea" : `Cambian ${changes} líneas`
        }
        divided
        actions={
          changes > 0 ? (
            <PageLink to={`?${toggled}`} preventScrollReset className="link-text touch-target text-sm">
              {onlyChanges ? "Ver todas" : "Ver solo lo que cambia"}
            </PageLink>
          ) : undefined
        }
      />
      {GROUPS.map(({ id, title }) => (
        <Group
          key={id}
          title={title}
          names={names}
          rows={rows.filter((row) => row.group === id && (row.isChanged || !onlyChanges))}
        />
      ))}
    </Panel>
  );
}

const cell = "align-top sm:px-5 sm:py-2.5";

function Group({ title, names, rows }: { title: string; names: readonly [string, string]; rows: ComparedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="w-full border-collapse text-left text-sm leading-snug not-last:border-b max-sm:block">
      <caption className="px-5 pt-4 pb-1 text-left text-sm font-semibold max-sm:block max-sm:px-4">{title}</caption>
      <thead className="max-sm:sr-only">
        <tr className="compact text-xs text-muted-foreground">
          <th scope="col" className={`${cell} w-2/5 border-b font-medium`}>
            Concepto
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className={`${cell} border-b font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ label, first, second, isChanged }) => (
          <tr key={label} className="border-b last:border-b-0 max-sm:grid max-sm:grid-cols-2 max-sm:px-4 max-sm:py-2.5">
            <th scope="row" className={`${cell} font-normal max-sm:col-span-2`}>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className={isChanged ? "font-medium" : "text-muted-foreground"}>{label}</span>
                {isChanged ? <Tag tone="plataforma">Cambia</Tag> : null}
              </span>
            </th>
            <Value name={names[0]} value={first} isChanged={isChanged} />
            <Value name={names[1]} value={second} isChanged={isChanged} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ name, value, isChanged }: { name: string; value: string | null; isChanged: boolean }) {
  return (
    <td className={`${cell} wrap-anywhere tabular-nums max-sm:pt-1 max-sm:pr-3`}>
      <span aria-hidden className="block text-2xs text-subtle-foreground sm:hidden">
        {name}
      </span>
      {value === null ? (
        <span className="text-muted-foreground">No consta</span>
      ) : (
        <span className={isChanged ? "font-medium" : "text-muted-foreground"}>{value}</span>
      )}
    </td>
  );
}

function OwnRows({ name, title, rows }: { name: string; title: string; rows: ResultRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel as="div">
      <PanelHeader title={name} description={title} divided />
      {GROUPS.map(({ id, title }) => (
        <dl key={id} aria-label={title} className="px-5 py-3 text-sm not-last:border-b sm:px-6">
          {rows
            .filter(({ group }) => group === id)
            .map(({ label, value }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
        </dl>
      ))}
    </Panel>
  );
}
