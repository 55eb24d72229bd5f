import { Pause, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ListedSource } from "#server/site/news-feeds/news-sources.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

const ICON = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** A source: its state, and the acts on it. */
export function SourceRow({ source }: { source: ListedSource }) {
  const { isBusy, call } = useCall();
  const [isEnding, setEnding] = useState(false);
  const { id, name, url, state, lastSuccessAt, lastError, lastErrorAt, nextFetchAt, items } = source;
  const base = `/api/admin/news/sources/${id}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold [font-stretch:100%]">
          <span className="wrap-anywhere">{name}</span>
          <SourceStateTag state={state} />
        </h3>
        <p className="truncate text-xs text-muted-foreground" title={url}>
          {url}
        </p>
        {state === "failing" ? (
          <p className="mt-1 text-xs font-medium text-destructive">
            {lastError}
            {lastErrorAt ? (
              <>
                {" "}
                (<When iso={lastErrorAt.toISOString()} />)
              </>
            ) : null}
          </p>
        ) : null}
        <p className="mt-1 text-xs text-muted-foreground tabular-nums">
          {lastSuccessAt ? (
            <>
              Leída bien el <When iso={lastSuccessAt.toISOString()} />
            </>
          ) : (
            "Todavía no se ha leído bien"
          )}
          {nextFetchAt ? (
            <>
              ; otra vez el <When iso={nextFetchAt.toISOString()} />
            </>
          ) : null}
          .{" "}
          <PageLink to={`/admin/noticias/bandeja?fuente=${id}`} className="link-text touch-target">
            {items === 1 ? "1 noticia" : `${formatNumber(items)} noticias`}
          </PageLink>
        </p>
      </div>
      <div className="flex shrink-0">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`${state === "paused" ? "Reanudar" : "Leer ahora"} «${name}»`}
          loading={isBusy}
          onClick={() => void call("La leemos ahora", "POST", `${base}/refresh`)}
        >
          <RefreshCw {...ICON} />
        </Button>
        {state === "paused" ? null : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Pausar «${name}»`}
            onClick={() => void call("Fuente en pausa", "POST", `${base}/pause`)}
          >
            <Pause {...ICON} />
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label={`Eliminar «${name}»`} onClick={() => setEnding(true)}>
          <Trash2 {...ICON} />
        </Button>
      </div>
      <AlertDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        title={`¿Eliminar la fuente «${name}»?`}
        confirmLabel="Eliminar fuente"
        confirming={isBusy}
        onConfirm={async () => {
          const outcome = await call("Fuente eliminada", "DELETE", base);
          if (outcome.kind !== "busy") setEnding(false);
        }}
      >
        Sus noticias salen de la bandeja. Las entradas que ya escribiste sobre ellas se quedan.
      </AlertDialog>
    </li>
  );
}

function SourceStateTag({ state }: Pick<ListedSource, "state">) {
  if (state === "failing") return <Tag tone="destructive">No se puede leer</Tag>;
  if (state === "paused") return <Tag tone="warning">En pausa</Tag>;
  return state === "waiting" ? <Tag>Leyendo…</Tag> : <Tag tone="success">Al día</Tag>;
}
