import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { When } from "../../../shared/when.tsx";
import type { LocalCopy } from "./local-copy.ts";
import type { SaveState } from "./use-draft.ts";
import type { LockState } from "./use-lock.ts";

interface RoomNoticesProps {
  lock: LockState;
  state: SaveState;
  /** A text of this browser that was typed over another draft than the server's of now. */
  copy: LocalCopy | null;
  onTakeOver: () => Promise<void>;
  onSave: () => Promise<boolean>;
  /** Reads the server's draft, and shows it or writes over it what is typed here. */
  onReadNewest: (then: "show" | "write-over") => Promise<void>;
  onUseCopy: (copy: LocalCopy) => void;
  onDropCopy: () => void;
}

/** Names the person who writes on a template now and each text that the server does not have, with the ways to go on. */
export function RoomNotices(props: RoomNoticesProps) {
  const { lock, state, copy, onTakeOver, onSave, onReadNewest, onUseCopy, onDropCopy } = props;
  const refused = state.kind === "refused" ? state : null;
  return (
    <>
      {lock.kind === "others" ? (
        <Callout
          tone="warning"
          title={lock.isOwn ? "La tienes abierta en otra pestaña o equipo" : `La está editando ${lock.by}`}
          action={
            <Button size="sm" variant="outline" onClick={onTakeOver}>
              Tomar el relevo
            </Button>
          }
        >
          Desde el <When iso={lock.since} />. Si tomas el relevo, la otra página deja de guardar y conserva su texto.
        </Callout>
      ) : null}
      {refused ? (
        <Callout
          tone="warning"
          title="Tu texto no se ha guardado, y sigue aquí"
          action={
            refused.code === "TEMPLATE_LOCKED" ? (
              <Button
                size="sm"
                variant="outline"
                onClick={async () => {
                  await onTakeOver();
                  await onSave();
                }}
              >
                Tomar el relevo
              </Button>
            ) : refused.code === "TEMPLATE_CHANGED" ? (
              <span className="flex flex-wrap gap-2">
                <Button size="sm" variant="outline" onClick={() => onReadNewest("write-over")}>
                  Guardar mi texto encima
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onReadNewest("show")}>
                  Ver el texto de ahora
                </Button>
              </span>
            ) : (
              <Button size="sm" variant="outline" onClick={() => onSave()}>
                Probar otra vez
              </Button>
            )
          }
        >
          {refused.message}
        </Callout>
      ) : null}
      {copy ? (
        <Callout
          title="En este navegador hay texto que no llegó a guardarse"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" disabled={lock.kind !== "held"} onClick={() => onUseCopy(copy)}>
                Usar ese texto
              </Button>
              <Button size="sm" variant="ghost" onClick={onDropCopy}>
                Descartarlo
              </Button>
            </span>
          }
        >
          Desde entonces la plantilla ha cambiado. Lo de ahora queda en las versiones si lo guardas antes.
        </Callout>
      ) : null}
    </>
  );
}
