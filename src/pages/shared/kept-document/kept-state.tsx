import { Check, CloudOff, HardDrive, LoaderCircle, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { KeeperState } from "./document-keeper.ts";

const WORDS: Record<KeeperState<unknown>["kind"], { text: string; icon: typeof Check }> = {
  saved: { text: "Guardado", icon: Check },
  saving: { text: "Guardando…", icon: LoaderCircle },
  offline: { text: "Sin conexión: guardado en este equipo", icon: CloudOff },
  refused: { text: "Guardado solo en este equipo", icon: TriangleAlert },
  conflict: { text: "Hay dos versiones", icon: TriangleAlert },
};

/** Where a document is kept at this moment. @param isVisitor nobody is signed in, and only this browser keeps it */
export function KeptWords({ state, isVisitor = false }: { state: KeeperState<unknown>; isVisitor?: boolean }) {
  const { text, icon: Icon } = isVisitor ? { text: "Guardado en este navegador", icon: HardDrive } : WORDS[state.kind];
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-xs text-muted-foreground">
      <Icon aria-hidden size={14} strokeWidth={1.75} /> {text}
    </span>
  );
}

interface KeptNoticesProps<D> {
  state: KeeperState<D>;
  /** The document as this page shows it. */
  mine: D;
  save: () => Promise<void>;
  settle: (choice: "mine" | "theirs") => Promise<boolean>;
  /** "plano": its gender is masculine. */
  noun: string;
  /** "dibujando". */
  doing: string;
  /** "tus planos", where copies are found. */
  place: string;
  /** Tells two versions apart. */
  summary: (document: D) => ReactNode;
}

/** Reasons that keep a document from the account, with the way on. */
export function KeptNotices<D>(props: KeptNoticesProps<D>) {
  const { state, save, noun, doing } = props;
  if (state.kind === "conflict") return <Conflict {...props} theirs={state.theirs.document} />;
  if (state.kind === "offline")
    return (
      <Callout tone="info">
        Sin conexión puedes seguir {doing}: los cambios están en este equipo y se guardarán en tu cuenta cuando haya
        línea. Si cierras la página, vuelve a abrirse cuando la haya.
      </Callout>
    );
  if (state.kind !== "refused") return null;
  return (
    <div role="alert">
      <Callout
        tone="destructive"
        action={
          <Button size="sm" variant="outline" onClick={() => void save()}>
            Reintentar
          </Button>
        }
      >
        Tu {noun} sigue en este equipo, pero no se ha guardado en tu cuenta. {state.reason}
      </Callout>
    </div>
  );
}

/** Two devices changed the same document: a person says which goes on, and the other one becomes a document of its own. */
function Conflict<D>({ mine, theirs, settle, noun, place, summary }: KeptNoticesProps<D> & { theirs: D }) {
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  async function choose(choice: "mine" | "theirs") {
    setBusy(true);
    const isDone = await settle(choice);
    setBusy(false);
    if (isDone) showToast({ kind: "success", title: `La otra versión está en ${place}, como copia` });
    else
      showToast({
        kind: "error",
        title: "No se ha podido guardar la copia",
        description: "Las dos siguen ahí. Prueba otra vez.",
      });
  }
  return (
    <>
      <div role="alert">
        <Callout
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              Elegir versión
            </Button>
          }
        >
          Este {noun} ha cambiado en otra pestaña o en otro dispositivo. Hasta que elijas, lo tuyo se guarda en este
          equipo.
        </Callout>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="¿Con cuál te quedas?"
        description={`La otra no se pierde: queda en ${place} como copia.`}
        footer={
          <>
            <Button variant="outline" loading={isBusy} onClick={() => void choose("theirs")}>
              La guardada en la cuenta
            </Button>
            <Button loading={isBusy} onClick={() => void choose("mine")}>
              La de este equipo
            </Button>
          </>
        }
      >
        <dl className="grid gap-4 text-sm sm:grid-cols-2">
          <div>
            <dt className="font-medium">En este equipo</dt>
            <dd className="mt-1 text-muted-foreground">{summary(mine)}</dd>
          </div>
          <div>
            <dt className="font-medium">En la cuenta</dt>
            <dd className="mt-1 text-muted-foreground">{summary(theirs)}</dd>
          </div>
        </dl>
      </Dialog>
    </>
  );
}
