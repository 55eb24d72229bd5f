import { Download } from "lucide-react";
import { useState } from "react";
import { KEPT_BAD_ROWS } from "#domain/portfolio/feeds/feed-limits.ts";
import { ROW_ACTIONS, type RowAction } from "#domain/portfolio/feeds/feed-values.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlainCheckbox } from "#ui/lead/plain-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import type { ImportView } from "./import-view.server.ts";
import { ACTION_NAMES, absentText, homesText, importHref } from "./import-words.ts";
import { PreviewRow } from "./preview-row.tsx";

const EXPLAINED: Record<RowAction, string> = {
  nueva: "No estaban en tu cartera. Se añaden como disponibles.",
  cambiada: "Estaban y algo ha cambiado. Lo que corregiste a mano se queda, salvo que digas otra cosa.",
  igual: "Estaban y siguen igual. No se toca nada.",
  ausente: "Las enviaba este remitente y ya no vienen. Se retiran; no se borran.",
  erronea: "No se pueden leer, por lo que pone al lado. Las demás entran igual.",
};

const EMPTY: Record<RowAction, string> = {
  nueva: "Ninguna vivienda nueva",
  cambiada: "Ninguna vivienda cambia",
  igual: "Ninguna sigue igual",
  ausente: "No falta ninguna",
  erronea: "Ninguna fila con errores",
};

/** Effect of an import, kind by kind, row by row. */
export function PreviewPanel({ view, isOpen }: { view: ImportView; isOpen: boolean }) {
  const { shown, counted, leftOut, action, after, rows } = view;
  const { isBusy, call } = useCall();
  const mayChoose = isOpen && (action === "nueva" || action === "cambiada" || action === "ausente");
  const choose = (change: object, message: string | null = null) =>
    call(message, "PATCH", `/api/imports/${shown.id}/rows`, change);
  const hrefOf = (name: RowAction, from = 0) =>
    `${importHref(shown.id)}?ver=${name}${from > 0 ? `&desde=${from}` : ""}`;
  return (
    <Panel labelledBy="filas" className="overflow-clip">
      <h2 id="filas" className="sr-only">
        Filas
      </h2>
      <nav
        aria-label="Qué pasa con las filas"
        className="overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]"
      >
        <ul className="flex gap-1 px-2 text-sm whitespace-nowrap sm:px-3">
          {ROW_ACTIONS.map((name) => (
            <li key={name}>
              <PageLink
                to={hrefOf(name)}
                {...(name === action ? { "aria-current": "page" as const } : {})}
                className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-muted-foreground no-underline outline-offset-[-2px] hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
              >
                {ACTION_NAMES[name]}
                <span className="tabular-nums">{formatNumber(counted[name])}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-5 py-3 sm:px-6">
        <p className="max-w-reading text-sm text-muted-foreground">
          {action === "ausente" && leftOut ? absentText(counted.ausente, leftOut.ausente) : EXPLAINED[action]}
          {action === "erronea" && counted.erronea > KEPT_BAD_ROWS
            ? ` Se guardan las primeras ${formatNumber(KEPT_BAD_ROWS)}, y no se retira ninguna vivienda que falte.`
            : ""}
        </p>
        {mayChoose && counted[action] > 0 ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="sm"
              loading={isBusy}
              onClick={() => choose({ action, isChosen: true }, `Entran las ${homesText(counted[action])}`)}
            >
              Elegir todas
            </Button>
            <Button
              variant="ghost"
              size="sm"
              loading={isBusy}
              onClick={() => choose({ action, isChosen: false }, `Se dejan fuera las ${homesText(counted[action])}`)}
            >
              Dejar fuera todas
            </Button>
          </div>
        ) : null}
        {action === "erronea" && counted.erronea > 0 ? (
          <Button asChild variant="outline" size="sm">
            <a href={`/api/imports/${shown.id}/problems.csv`} download>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              Descargar en CSV
            </a>
          </Button>
        ) : null}
      </div>
      {rows.rows.length === 0 ? (
        <EmptyState title={EMPTY[action]}>Mira las otras pestañas.</EmptyState>
      ) : (
        <ul className="divide-y">
          {rows.rows.map((row) => (
            <PreviewRow
              key={row.ordinal}
              row={row}
              mayChoose={mayChoose}
              isOpen={isOpen}
              isLeftOut={leftOut !== null && row.appliedAt === null}
              onChoose={(isChosen) => choose({ ordinals: [row.ordinal], isChosen })}
              onConflict={(takesConflicts) => choose({ ordinals: [row.ordinal], takesConflicts })}
            />
          ))}
        </ul>
      )}
      {after > 0 || rows.next !== null ? (
        <div className="flex flex-wrap gap-2 border-t px-5 py-3 sm:px-6">
          {after > 0 ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={hrefOf(action)}>Desde la primera</PageLink>
            </Button>
          ) : null}
          {rows.next !== null ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={hrefOf(action, rows.next)}>Siguientes</PageLink>
            </Button>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}

/** The decision at the end: apply, with doubtful withdrawals confirmed, or leave it. */
export function ApplyBar({ view }: { view: ImportView }) {
  const { shown, counted } = view;
  const { isBusy, call } = useCall();
  const [confirms, setConfirms] = useState(false);
  const { needsConfirmation, source } = shown;
  const { ausente } = counted;
  const parts = [
    counted.nueva > 0 && `añadir ${formatNumber(counted.nueva)}`,
    counted.cambiada > 0 && `cambiar ${formatNumber(counted.cambiada)}`,
    confirms && `retirar ${formatNumber(ausente)}`,
  ].filter(Boolean);

  async function apply() {
    // Nothing is withdrawn that a person has not confirmed, whoever believes the file.
    if (ausente > 0 && !confirms && !needsConfirmation) {
      const left = await call(null, "PATCH", `/api/imports/${shown.id}/rows`, { action: "ausente", isChosen: false });
      if (left.kind !== "done") return;
    }
    await call(null, "POST", `/api/imports/${shown.id}/apply`, { confirmsRemovals: confirms });
  }

  return (
    <section aria-label="Aplicar" className="grid gap-3 rounded-lg border bg-card px-5 py-4 sm:px-6">
      {ausente > 0 ? (
        <div className="rounded-md bg-destructive-soft p-4 text-sm text-destructive-soft-foreground">
          <p className="font-semibold">
            {!needsConfirmation || source.lastCount === null
              ? `${ausente === 1 ? "Falta" : "Faltan"} ${homesText(ausente)} de «${source.name}»`
              : `El archivo trae ${homesText(shown.counts.rows)} y la última vez eran ${formatNumber(source.lastCount)}`}
          </p>
          <p className="mt-1">
            {needsConfirmation
              ? "Puede estar incompleto. Si aplicas sin más, entra lo nuevo y lo cambiado y no se retira ninguna."
              : "¿Es este su remitente? Si aplicas sin más, entra lo nuevo y lo cambiado y no se retira ninguna."}
          </p>
          <div className="mt-2">
            <PlainCheckbox name="confirms" checked={confirms} onChange={(event) => setConfirms(event.target.checked)}>
              El archivo es de «{source.name}» y está completo: retira {homesText(ausente)} que ya no{" "}
              {ausente === 1 ? "viene" : "vienen"}
            </PlainCheckbox>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
          {parts.length === 0
            ? "No hay nada que aplicar."
            : `Vas a ${listed(parts as string[])}, menos lo que hayas dejado fuera.`}
        </p>
        <Button
          variant="outline"
          className="max-sm:flex-1"
          loading={isBusy}
          onClick={() => call("Importación descartada", "POST", `/api/imports/${shown.id}/cancel`)}
        >
          Descartar
        </Button>
        <Button className="max-sm:flex-1" loading={isBusy} loadingText="Empezando…" onClick={() => void apply()}>
          {parts.length === 0 ? "Terminar" : "Aplicar cambios"}
        </Button>
      </div>
    </section>
  );
}
