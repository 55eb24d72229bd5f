import { X } from "lucide-react";
import { type LogFilter, logQuery, readLogFilter, type ShownLine } from "#domain/operations/logs/log-filter.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FactList } from "../../shared/fact-list.tsx";
import { LevelTag, StatusTag } from "./level-tag.tsx";
import { LineTime } from "./line-time.tsx";

interface LineDetailProps {
  line: ShownLine;
  /** Other lines of the same request, oldest first. */
  others: readonly ShownLine[];
  filter: LogFilter;
  before: string | undefined;
}

/** One line with all its fields, and the others of its request. */
export function LineDetail({ line, others, filter, before }: LineDetailProps) {
  const { err, ...fields } = line.fields;
  const stack = isFailure(err) ? err.stack : undefined;
  return (
    <Panel as="aside" labelledBy="detalle">
      <PanelHeader
        id="detalle"
        title="Línea"
        divided
        actions={
          <Button asChild variant="ghost" size="icon">
            <PageLink
              to={`/admin/logs${logQuery(filter, { antes: before })}`}
              preventScrollReset
              aria-label="Cerrar la línea"
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </PageLink>
          </Button>
        }
      />
      <div className="grid gap-2 px-5 pt-4 sm:px-6">
        <p className="flex flex-wrap gap-1.5">
          <LevelTag level={line.level} />
          {line.status === null ? null : <StatusTag status={line.status} />}
        </p>
        <h3 className="text-base leading-snug font-semibold wrap-anywhere">{line.message}</h3>
      </div>
      <FactList
        facts={[
          ["Hora", <LineTime key="at" iso={line.at} withDay />],
          ...(line.path ? ([["Ruta", <Code key="path">{line.path}</Code>]] as const) : []),
          ...Object.entries(fields).map(
            ([name, value]) =>
              [name, <Code key={name}>{typeof value === "string" ? value : JSON.stringify(value)}</Code>] as const,
          ),
          ...(isFailure(err)
            ? ([
                ["Fallo", <Code key="err">{`${err.type ?? ""} ${err.code ?? ""} ${err.message ?? ""}`.trim()}</Code>],
              ] as const)
            : []),
        ]}
      />
      <div className="grid gap-4 px-5 pt-2 pb-5 sm:px-6">
        {stack ? (
          <div>
            <h4 className="text-sm font-medium">Traza</h4>
            <pre className="mt-1.5 rounded-sm border bg-muted p-3 font-mono text-xs leading-normal whitespace-pre-wrap wrap-anywhere">
              {stack}
            </pre>
          </div>
        ) : null}
        {line.request_id ? <OfRequest id={line.request_id} line={line} others={others} /> : null}
        <div>
          <CopyButton text={JSON.stringify(line, null, 2)} label="Copiar como JSON" />
        </div>
      </div>
    </Panel>
  );
}

function OfRequest({ id, line, others }: { id: string; line: ShownLine; others: readonly ShownLine[] }) {
  const alone = readLogFilter(new URLSearchParams({ peticion: id, periodo: "14-dias" }));
  const all = [...others, line].sort((a, b) => a.id - b.id);
  return (
    <div>
      <h4 className="text-sm font-medium">La misma petición</h4>
      <p className="mt-1 font-mono text-xs wrap-anywhere text-muted-foreground">{id}</p>
      <ol className="mt-1.5 text-sm">
        {all.map((other) => (
          <li key={other.id} className="grid gap-0.5 border-b py-2 last:border-b-0">
            <span className="text-xs text-muted-foreground">
              <LineTime iso={other.at} />
            </span>
            {other.id === line.id ? (
              <span className="font-medium wrap-anywhere" aria-current="true">
                {other.message} (esta)
              </span>
            ) : (
              <PageLink
                to={`/admin/logs${logQuery(alone, { linea: String(other.id) })}`}
                preventScrollReset
                className="touch-target wrap-anywhere"
              >
                {other.message}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Button asChild variant="outline" size="sm" className="mt-2">
        <PageLink to={`/admin/logs${logQuery(alone)}`}>Ver solo esta petición</PageLink>
      </Button>
    </div>
  );
}

interface Failure {
  type?: string;
  code?: string;
  message?: string;
  stack?: string;
}

const isFailure = (value: unknown): value is Failure => typeof value === "object" && value !== null;

function Code({ children }: { children: string }) {
  return <span className="font-mono text-xs wrap-anywhere">{children}</span>;
}
