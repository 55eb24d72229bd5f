import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { ShownImport } from "#server/portfolio/imports/imports.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { rowsText } from "./import-words.ts";

/** An import at work: how far it is, as far as anybody knows, and the way to stop it. */
export function WorkPanel({ shown }: { shown: ShownImport }) {
  const { isBusy, call } = useCall();
  const { state, progress, counts, isCancelling } = shown;
  const isApplying = state === "aplicando";
  const all = counts.new + counts.changed + counts.absent;
  const title = state === "recibida" ? "En cola" : isApplying ? "Aplicando los cambios" : "Leyendo el archivo";
  const text =
    state === "recibida"
      ? (shown.error ?? "Empieza en unos segundos.")
      : isApplying
        ? `${formatNumber(counts.applied)} de ${counted(all, "cambio", "cambios")}`
        : `${rowsText(counts.rows)} leídas: ${counted(counts.new, "nueva", "nuevas")}, ${counted(counts.changed, "cambiada", "cambiadas")}, ${counted(counts.same, "igual", "iguales")}, ${formatNumber(counts.bad)} erróneas`;
  const share = state === "recibida" ? null : progress;
  return (
    <Panel labelledBy="en-marcha">
      <PanelBody className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="en-marcha" className="text-h4 [font-stretch:100%]">
            {title}
          </h2>
          {share === null ? null : (
            <span className="text-sm text-muted-foreground tabular-nums">{formatPercent(share, 0)}</span>
          )}
        </div>
        <progress
          aria-label={title}
          {...(share === null ? {} : { value: share })}
          max={1}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-secondary accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
        />
        <p role="status" className="text-control text-muted-foreground tabular-nums">
          {text}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="outline"
            loading={isBusy || isCancelling}
            loadingText="Cancelando…"
            onClick={() => call("Se cancela la importación", "POST", `/api/imports/${shown.id}/cancel`)}
          >
            Cancelar
          </Button>
          <p className="text-xs text-subtle-foreground">
            {isApplying
              ? "Lo que ya se ha aplicado se queda. Puedes salir de esta página: sigue sola."
              : "Puedes salir de esta página: sigue sola."}
          </p>
        </div>
      </PanelBody>
    </Panel>
  );
}
