import { useRef, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type {
  GivenUpPage,
  ShownGivenUp,
  GivenUpWork as Work,
} from "#server/operations/given-up/read-given-up.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { Ago } from "#ui/realtime/ago.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";

/** Rows of one call of the server (`repeat-given-up`). */
const MOST_AT_ONCE = 200;

interface GivenUpWorkProps {
  work: Work;
  label: string;
}

/** The rows that one work gave up, newest first, with what can be done with them. */
export function GivenUpWork({ work, label }: GivenUpWorkProps) {
  const { isBusy, call } = useCall();
  const [more, setMore] = useState<GivenUpPage | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [dismissed, setDismissed] = useState<ShownGivenUp | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const path = `/api/admin/given-up/${work.slug}`;
  const known = new Set(work.rows.map(({ id }) => id));
  const rows = [...work.rows, ...(more?.rows.filter(({ id }) => !known.has(id)) ?? [])];
  const next = more ? more.next : work.next;

  /** The button of a row goes with it: the focus stays in its work. */
  const leave = (id: string) => {
    setMore((page) => page && { ...page, rows: page.rows.filter((row) => row.id !== id) });
    heading.current?.focus();
  };
  const repeat = async ({ id }: ShownGivenUp) => {
    const outcome = await call("Se ha puesto otra vez en cola", "POST", `${path}/${id}/again`);
    if (outcome.kind === "done") leave(id);
  };
  const dismiss = async ({ id }: ShownGivenUp) => {
    const outcome = await call("Descartado", "DELETE", `${path}/${id}`);
    setDismissed(null);
    if (outcome.kind === "done") leave(id);
  };
  const repeatAll = async () => {
    const outcome = await call(null, "POST", `${path}/again`);
    setAsking(false);
    setMore(null);
    if (outcome.kind !== "done") return;
    const { repeated, left } = outcome.answer as { repeated: number; left: number };
    const title = `${counted(repeated, "trabajo puesto", "trabajos puestos")} otra vez en cola`;
    showToast({ kind: "success", title, ...(left > 0 ? { description: `Quedan ${formatNumber(left)}.` } : {}) });
    heading.current?.focus();
  };
  const showMore = async () => {
    const outcome = await call(null, "GET", `${path}?before=${encodeURIComponent(next!)}`);
    if (outcome.kind !== "done") return;
    const page = outcome.answer as GivenUpPage;
    setMore((before) => ({ rows: [...(before?.rows ?? []), ...page.rows], next: page.next }));
  };

  const all = Math.min(work.count, MOST_AT_ONCE);
  return (
    <section aria-label={label} className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {label} <span className="text-muted-foreground tabular-nums">{formatNumber(work.count)}</span>
        </h3>
        {work.count > 1 ? (
          <Button size="sm" variant="outline" aria-label={`Repetir todos: ${label}`} onClick={() => setAsking(true)}>
            Repetir todos
          </Button>
        ) : null}
      </div>
      <ul className="mt-2 divide-y">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-72 text-sm">
              <p className="font-medium">{row.subject}</p>
              <p className="wrap-anywhere">{row.reason}</p>
              <p className="text-xs text-muted-foreground">
                {row.whose === null ? null : `${row.whose} · `}
                <Ago iso={row.at} />
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                size="sm"
                variant="outline"
                loading={isBusy}
                aria-label={`Repetir: ${row.subject}`}
                onClick={() => void repeat(row)}
              >
                Repetir
              </Button>
              {work.mayDismiss ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Descartar: ${row.subject}`}
                  onClick={() => setDismissed(row)}
                >
                  Descartar
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          loading={isBusy}
          aria-label={`Ver más: ${label}`}
          onClick={() => void showMore()}
        >
          Ver más
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Repetir ${all === work.count ? "todos" : `los ${formatNumber(all)} más nuevos`} de «${label}»?`}
        description={`${counted(all, "trabajo vuelve", "trabajos vuelven")} a la cola con sus intentos a cero. Si la causa sigue ahí, se rendirán otra vez.`}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button loading={isBusy} onClick={() => void repeatAll()}>
              Repetir {formatNumber(all)}
            </Button>
          </>
        }
      />
      <AlertDialog
        open={dismissed !== null}
        onClose={() => setDismissed(null)}
        title={dismissed ? `¿Descartar «${dismissed.subject}»?` : ""}
        confirmLabel="Descartar"
        confirming={isBusy}
        confirmingText="Descartando…"
        onConfirm={() => {
          if (dismissed) void dismiss(dismissed);
        }}
      >
        No se vuelve a intentar y sale de esta lista. Quien lo pidió lo sigue viendo como está, con su motivo.
      </AlertDialog>
    </section>
  );
}
