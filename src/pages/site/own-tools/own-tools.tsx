import { Search } from "lucide-react";
import { useState } from "react";
import { MODULE_NAMES, type ModuleId } from "#content/modules.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { iconOfTool } from "#ui/tool-icon.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { type CatalogueRow, catalogueRows } from "../catalogue/catalogue-rows.ts";
import { searchTools } from "../catalogue/search.ts";
import type { Route } from "./+types/own-tools.ts";

/** The tools as somebody sees them who works with them: all of them, by modules, with one field that finds. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  return { rows: catalogueRows() };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tus herramientas",
    description: "Las herramientas que puedes usar, por módulos, con un buscador.",
    path: "/dashboard/herramientas",
    regions: false,
    noIndex: true,
  });

export default function OwnTools({ loaderData: { rows } }: Route.ComponentProps) {
  const [words, setWords] = useState("");
  const isAsked = words.trim().length > 1;
  const found = isAsked ? searchTools(rows, words).map(({ item }) => item) : rows;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Herramientas</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Elige una, o dinos qué tienes entre manos y la buscamos.
          </p>
        </div>
        <InputBox
          type="search"
          aria-label="Buscar una herramienta"
          placeholder="precio, anuncio, propietario…"
          autoComplete="off"
          maxLength={80}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          lead={<Search aria-hidden size={18} strokeWidth={1.75} className="ml-3.5 shrink-0 text-muted-foreground" />}
          className="pl-1"
          boxClassName="w-full sm:w-80"
        />
      </div>
      <p role="status" className="sr-only">
        {isAsked ? (found.length === 1 ? "1 herramienta" : `${found.length} herramientas`) : ""}
      </p>
      {found.length === 0 ? (
        <Panel as="div">
          <EmptyState
            level={2}
            title={`Ninguna para «${words.trim()}»`}
            action={
              <Button variant="outline" onClick={() => setWords("")}>
                Ver todas
              </Button>
            }
          >
            Prueba con otra palabra: lo que tienes (un piso, un propietario) o lo que quieres (un precio, un anuncio).
          </EmptyState>
        </Panel>
      ) : isAsked ? (
        <Panel labelledBy="encontradas">
          <PanelHeader id="encontradas" title="Lo que más se parece" divided />
          <Rows rows={found} />
        </Panel>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {inColumns(found).map((column) => (
            <div key={column[0]!.module} className="grid gap-4">
              {column.map(({ module, rows: ofModule }) => (
                <Panel key={module} labelledBy={module}>
                  <PanelHeader id={module} title={MODULE_NAMES[module]} divided />
                  <Rows rows={ofModule} />
                </Panel>
              ))}
            </div>
          ))}
        </div>
      )}
    </main>
  );
}

interface ModuleRows {
  module: ModuleId;
  rows: readonly CatalogueRow[];
}

/** The modules that have a tool, in two columns of about the same height: the longest first, each to the shorter one. */
function inColumns(rows: readonly CatalogueRow[]): ModuleRows[][] {
  const columns: { length: number; modules: ModuleRows[] }[] = [
    { length: 0, modules: [] },
    { length: 0, modules: [] },
  ];
  const modules = (Object.keys(MODULE_NAMES) as ModuleId[])
    .map((module) => ({ module, rows: rows.filter((row) => row.module === module) }))
    .filter((one) => one.rows.length > 0)
    .sort((a, b) => b.rows.length - a.rows.length);
  for (const one of modules) {
    const [left, right] = [columns[0]!, columns[1]!];
    const column = left.length <= right.length ? left : right;
    column.length += one.rows.length + 1; // its title takes a line
    column.modules.push(one);
  }
  return columns.filter(({ modules }) => modules.length > 0).map(({ modules }) => modules);
}

function Rows({ rows }: { rows: readonly CatalogueRow[] }) {
  return (
    <ul className="divide-y text-sm">
      {rows.map((row) => (
        <ToolLine key={row.path} row={row} />
      ))}
    </ul>
  );
}

function ToolLine({ row }: { row: CatalogueRow }) {
  const Icon = iconOfTool(row.icon, row.module);
  return (
    <li>
      <PageLink
        to={row.path}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 px-5 py-3 no-underline outline-offset-[-2px] hover:bg-accent sm:px-6"
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 text-primary" />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{row.title}</span>
          <span className="mt-0.5 block leading-snug text-muted-foreground">{row.summary}</span>
        </span>
      </PageLink>
    </li>
  );
}
