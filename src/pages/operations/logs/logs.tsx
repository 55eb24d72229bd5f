import { Download, Pause, Play } from "lucide-react";
import { useState } from "react";
import { logQuery, readLogFilter } from "#domain/operations/logs/log-filter.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { lineWithRequest, listLines } from "#server/operations/logs/log-lines.server.ts";
import { readId } from "#server/operations/logs/routes.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { InView } from "../../shared/in-view.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/logs.ts";
import { LineDetail } from "./line-detail.tsx";
import { LogFilterForm } from "./log-filter-form.tsx";
import { LogTable } from "./log-table.tsx";
import { useLogTail } from "./use-log-tail.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const query = new URL(request.url).searchParams;
  const filter = readLogFilter(query);
  const before = readId(query.get("antes"));
  const open = readId(query.get("linea"));
  const list = await listLines(database.db, filter, { before, now: now() });
  const detail = open === undefined ? null : await lineWithRequest(database.db, open);
  return {
    crumb: "Registros",
    filter,
    before: before === undefined ? undefined : String(before),
    open,
    detail,
    ...list,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Registros",
    description: "Lo que ha hecho el servidor, línea a línea: filtrado, en directo y sin nombres, correos ni claves.",
    path: "/admin/logs",
    regions: false,
    noIndex: true,
  });

export default function Logs({ loaderData }: Route.ComponentProps) {
  const { filter, before } = loaderData;
  // Another filter or another page is another list; a line that opens is not.
  return <LogList key={logQuery(filter, { antes: before })} {...loaderData} />;
}

function LogList({ filter, before, open, detail, lines: first, hasMore }: Route.ComponentProps["loaderData"]) {
  const isNewest = before === undefined;
  const [isFollowing, setFollowing] = useState(isNewest);
  const { lines, waiting, isLive, list, showWaiting } = useLogTail(first, filter, isFollowing && isNewest);
  const last = lines.at(-1);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Registros</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Lo que ha hecho el servidor, línea a línea. No dice nombres, correos ni claves.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {isNewest ? <LiveState isFollowing={isFollowing} isLive={isLive} /> : null}
          {isNewest ? (
            <Button variant="outline" size="sm" onClick={() => setFollowing(!isFollowing)}>
              {isFollowing ? (
                <Pause aria-hidden size={16} strokeWidth={1.75} />
              ) : (
                <Play aria-hidden size={16} strokeWidth={1.75} />
              )}
              {isFollowing ? "Pausar" : "Seguir en directo"}
            </Button>
          ) : null}
          <Button asChild variant="outline" size="sm">
            <a href={`/api/admin/logs/export.jsonl${logQuery(filter)}`} download>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              Exportar JSON
            </a>
          </Button>
        </div>
      </div>
      <div className={classNames("grid items-start gap-4", detail && "xl:grid-cols-[minmax(0,1fr)_24rem]")}>
        {detail ? (
          <InView
            key={detail.line.id}
            className="xl:sticky xl:top-[calc(var(--navbar-h)+1rem)] xl:max-h-[calc(100dvh-var(--navbar-h)-2rem)] xl:overflow-y-auto"
          >
            <LineDetail {...detail} filter={filter} before={before} />
          </InView>
        ) : null}
        <div className="grid min-w-0 gap-4">
          {open !== undefined && !detail ? (
            <Callout tone="info">Esa línea ya no está. Las líneas se guardan 14 días.</Callout>
          ) : null}
          <Panel labelledBy="lineas" className="overflow-clip">
            <h2 id="lineas" className="sr-only">
              Líneas del registro
            </h2>
            <LogFilterForm filter={filter} />
            {filter.peticion ? (
              <p className="border-b px-5 py-3 text-sm">
                Solo la petición <span className="font-mono text-xs wrap-anywhere">{filter.peticion}</span>
              </p>
            ) : null}
            <div ref={list} className="scroll-mt-(--navbar-h)">
              <div role="status" className="sticky top-(--navbar-h) z-10 flex justify-center">
                {waiting > 0 ? (
                  <Button size="sm" className="my-2" onClick={showWaiting}>
                    {waiting === 1 ? "Ver 1 línea nueva" : `Ver ${formatNumber(waiting)} líneas nuevas`}
                  </Button>
                ) : null}
              </div>
              <LogTable lines={lines} filter={filter} before={before} open={detail?.line.id} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
              <p className="text-xs text-muted-foreground tabular-nums">
                {lines.length === 1 ? "1 línea" : `${formatNumber(lines.length)} líneas`}
                {isNewest ? "" : ", más antiguas"}
              </p>
              <div className="flex gap-2">
                {isNewest ? null : (
                  <Button asChild variant="outline" size="sm">
                    <PageLink to={`/admin/logs${logQuery(filter)}`}>Las más nuevas</PageLink>
                  </Button>
                )}
                {hasMore && last ? (
                  <Button asChild variant="outline" size="sm">
                    <PageLink to={`/admin/logs${logQuery(filter, { antes: String(last.id) })}`}>Anteriores</PageLink>
                  </Button>
                ) : null}
              </div>
            </div>
          </Panel>
        </div>
      </div>
    </main>
  );
}

function LiveState({ isFollowing, isLive }: { isFollowing: boolean; isLive: boolean | null }) {
  const isOn = isFollowing && isLive === true;
  return (
    <p className="flex items-center gap-2 text-xs font-medium">
      <span
        aria-hidden
        className={classNames("size-2 rounded-full", isOn ? "bg-success" : "border border-border-strong")}
      />
      {!isFollowing ? "En pausa" : isLive === null ? "Conectando…" : isLive ? "En directo" : "Sin conexión en directo"}
    </p>
  );
}
