import { Check, CloudOff, HardDrive, LoaderCircle, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";
import { summaryLine } from "../../shared/plan-words.ts";
import { VISITOR } from "./device-store.ts";
import type { KeeperState } from "./plan-keeper.ts";
import type { PlanEditing } from "./use-plan.ts";

const WORDS: Record<KeeperState["kind"], { text: string; icon: typeof Check }> = {
  saved: { text: "Guardado", icon: Check },
  saving: { text: "Guardando…", icon: LoaderCircle },
  offline: { text: "Sin conexión: guardado en este equipo", icon: CloudOff },
  refused: { text: "Guardado solo en este equipo", icon: TriangleAlert },
  conflict: { text: "Hay dos versiones", icon: TriangleAlert },
};

/** Where the plan is kept at this moment. */
export function StateWords({ account, state }: { account: string; state: KeeperState }) {
  const { text, icon: Icon } =
    account === VISITOR ? { text: "Guardado en este navegador", icon: HardDrive } : WORDS[state.kind];
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-xs text-muted-foreground">
      <Icon aria-hidden size={14} strokeWidth={1.75} /> {text}
    </span>
  );
}

/** Reasons that keep the plan from the account, with the way on. */
export function StateNotices({ editing }: { editing: PlanEditing }) {
  const { state, save } = editing;
  if (state.kind === "conflict") return <Conflict editing={editing} />;
  if (state.kind === "offline")
    return (
      <Callout tone="info">
        Sin conexión puedes seguir dibujando: los cambios están en este equipo y se guardarán en tu cuenta cuando haya
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
        Tu plano sigue en este equipo, pero no se ha guardado en tu cuenta. {state.reason}
      </Callout>
    </div>
  );
}

/** Two devices drew on the same plan: a person says which goes on, and the other one becomes a plan of its own. */
function Conflict({ editing: { plan, state, settle } }: { editing: PlanEditing }) {
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  if (state.kind !== "conflict") return null;
  async function choose(choice: "mine" | "theirs") {
    setBusy(true);
    const isDone = await settle(choice);
    setBusy(false);
    if (isDone) showToast({ kind: "success", title: "La otra versión está en tus planos, como copia" });
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
          Este plano ha cambiado en otra pestaña o en otro dispositivo. Hasta que elijas, lo tuyo se guarda en este
          equipo.
        </Callout>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="¿Con cuál te quedas?"
        description="La otra no se pierde: queda en tus planos como copia."
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
            <dd className="mt-1 text-muted-foreground">{summaryLine(summaryOfPlan(plan)) || "Sin muros"}</dd>
          </div>
          <div>
            <dt className="font-medium">En la cuenta</dt>
            <dd className="mt-1 text-muted-foreground">
              {summaryLine(summaryOfPlan(state.theirs.document)) || "Sin muros"}
            </dd>
          </div>
        </dl>
      </Dialog>
    </>
  );
}
