import { CircleX, MoreHorizontal, Pause, Pencil, Play, RotateCw, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { ListedSource } from "#server/portfolio/imports/sources.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { EditSender } from "./edit-sender.tsx";
import { everyText, FORMAT_NAMES, homesText, IMPORT_START } from "./import-words.ts";

type Asked = { act: "edit" | "delete" | "token"; sender: ListedSource } | null;

const KIND_NAMES = { archivo: "Archivo", direccion: "Dirección", api: "Programa" } as const;
const menuIcon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
/** A paused address is read again as often as most are. */
const USUAL_MINUTES = 360;

/** Senders of homes: result of the last reading, and time of the next one. */
export function SendersPanel({ senders }: { senders: readonly ListedSource[] }) {
  const [asked, setAsked] = useState<Asked>(null);
  const { isBusy, call } = useCall();
  const close = () => setAsked(null);
  return (
    <Panel labelledBy="remitentes" className="overflow-clip">
      <PanelHeader
        id="remitentes"
        title="Remitentes"
        divided
        actions={
          <Button asChild variant="outline" size="sm">
            <PageLink to={IMPORT_START}>Añadir</PageLink>
          </Button>
        }
      />
      {senders.length === 0 ? (
        <EmptyState title="Nadie envía viviendas todavía">
          El primer archivo o la primera dirección que importes aparece aquí.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {senders.map((sender) => (
            <SenderRow
              key={sender.id}
              sender={sender}
              isBusy={isBusy}
              onAct={(act) => setAsked({ act, sender })}
              onCall={(message, method, path, body) =>
                void call(message, method, `/api/imports/sources/${sender.id}${path}`, body)
              }
            />
          ))}
        </ul>
      )}
      {asked?.act === "edit" ? <EditSender sender={asked.sender} onClose={close} /> : null}
      {asked ? (
        <AlertDialog
          open={asked.act === "delete"}
          onClose={close}
          title={`¿Eliminar el remitente «${asked.sender.name}»?`}
          confirmLabel="Eliminar remitente"
          confirming={isBusy}
          onConfirm={async () => {
            const outcome = await call("Remitente eliminado", "DELETE", `/api/imports/sources/${asked.sender.id}`);
            if (outcome.kind !== "busy") close();
          }}
        >
          Se borran sus importaciones y sus archivos. Las viviendas que trajo se quedan en tu cartera y ya no cambian
          solas.
        </AlertDialog>
      ) : null}
      {asked ? (
        <AlertDialog
          open={asked.act === "token"}
          onClose={close}
          title={`¿Cambiar la dirección de envío de «${asked.sender.name}»?`}
          confirmLabel="Cambiar dirección"
          confirming={isBusy}
          confirmingText="Cambiando…"
          onConfirm={async () => {
            const outcome = await call(
              "Dirección nueva lista para copiar",
              "POST",
              `/api/imports/sources/${asked.sender.id}/push-token`,
            );
            if (outcome.kind !== "busy") close();
          }}
        >
          La de antes deja de funcionar al momento. Tendrás que poner la nueva en tu programa.
        </AlertDialog>
      ) : null}
    </Panel>
  );
}

interface SenderRowProps {
  sender: ListedSource;
  isBusy: boolean;
  onAct: (act: NonNullable<Asked>["act"]) => void;
  onCall: (doneText: string, method: "POST" | "PATCH" | "DELETE", path: string, body?: object) => void;
}

function SenderRow({ sender, isBusy, onAct, onCall }: SenderRowProps) {
  const {
    name,
    kind,
    format,
    target,
    url,
    everyMinutes,
    nextFetchAt,
    lastSuccessAt,
    lastError,
    lastErrorAt,
    lastCount,
  } = sender;
  const isAddress = kind === "direccion";
  return (
    <li
      className={classNames(
        "grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center",
        kind === "archivo" && "grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Tag>{KIND_NAMES[kind]}</Tag>
          {target === "comparables" ? <Tag tone="outline">Comparables</Tag> : null}
          {target === "mercado" ? <Tag tone="outline">Mercado</Tag> : null}
          {sender.isPartial ? <Tag tone="outline">Solo una parte</Tag> : null}
        </p>
        <p className="text-muted-foreground wrap-anywhere">
          {[FORMAT_NAMES[format], isAddress ? url : null].filter(Boolean).join(" · ")}
        </p>
        <p className="mt-1 text-xs text-muted-foreground tabular-nums">
          {lastSuccessAt ? (
            <>
              Última vez <When iso={lastSuccessAt} />
              {lastCount === null ? null : `, con ${homesText(lastCount)}`}
            </>
          ) : (
            "Todavía no ha entrado nada"
          )}
          {isAddress ? ` · ${everyText(everyMinutes)}` : null}
          {isAddress && nextFetchAt ? (
            <>
              , la próxima <When iso={nextFetchAt} />
            </>
          ) : null}
        </p>
        {lastError ? (
          <p className="mt-2 flex items-start gap-1.5 font-medium text-destructive">
            <CircleX aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {lastErrorAt ? (
                <>
                  <When iso={lastErrorAt} />:{" "}
                </>
              ) : null}
              {lastError}
            </span>
          </p>
        ) : null}
      </div>
      <div className="flex items-center gap-2">
        {isAddress ? (
          <Button
            variant="outline"
            size="sm"
            loading={isBusy}
            onClick={() => onCall("Se está leyendo", "POST", "/read-now")}
          >
            <RotateCw aria-hidden size={16} strokeWidth={1.75} />
            {lastError ? "Reintentar" : "Leer ahora"}
          </Button>
        ) : null}
        {kind === "api" && sender.hasPushToken ? <CopyAddress id={sender.id} /> : null}
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={`Más acciones de ${name}`}>
              <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
            </Button>
          }
        >
          <DropdownItem icon={<Pencil {...menuIcon} />} onSelect={() => onAct("edit")}>
            Cambiar
          </DropdownItem>
          {isAddress && everyMinutes !== null ? (
            <DropdownItem
              icon={<Pause {...menuIcon} />}
              onSelect={() => onCall("En pausa", "PATCH", "", { everyMinutes: null })}
            >
              Pausar
            </DropdownItem>
          ) : null}
          {isAddress && everyMinutes === null ? (
            <DropdownItem
              icon={<Play {...menuIcon} />}
              onSelect={() => onCall("Se leerá cada 6 horas", "PATCH", "", { everyMinutes: USUAL_MINUTES })}
            >
              Reanudar
            </DropdownItem>
          ) : null}
          {kind === "api" ? (
            <DropdownItem icon={<RotateCw {...menuIcon} />} onSelect={() => onAct("token")}>
              {sender.hasPushToken ? "Cambiar la dirección" : "Crear una dirección"}
            </DropdownItem>
          ) : null}
          {kind === "api" && sender.hasPushToken ? (
            <DropdownItem
              icon={<Undo2 {...menuIcon} />}
              onSelect={() => onCall("Dirección anulada", "DELETE", "/push-token")}
            >
              Anular la dirección
            </DropdownItem>
          ) : null}
          <DropdownItem icon={<Trash2 {...menuIcon} />} destructive onSelect={() => onAct("delete")}>
            Eliminar
          </DropdownItem>
        </DropdownMenu>
      </div>
    </li>
  );
}

/** The secret is asked for only when somebody wants it. */
function CopyAddress({ id }: { id: string }) {
  async function copy() {
    const outcome = await callApi<{ address: string }>("GET", `/api/imports/sources/${id}/push-token`);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha podido copiar", description: failureText(outcome) });
      return;
    }
    try {
      await navigator.clipboard.writeText(outcome.answer.address);
      showToast({ kind: "success", title: "Dirección copiada" });
    } catch {
      showToast({ kind: "error", title: "No se ha podido copiar", description: outcome.answer.address });
    }
  }
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      Copiar dirección
    </Button>
  );
}
