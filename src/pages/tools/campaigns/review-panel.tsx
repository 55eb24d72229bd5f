import { Send } from "lucide-react";
import { useState } from "react";
import { isBlocked, type MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { receivedBy } from "#domain/tools/campaigns/composing/reader-words.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import type { ShownAudience } from "./people-panel.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { CampaignEditing } from "./use-draft.ts";

export const SENDER_ID = "campana-remitente";

interface ShownSenderChoice {
  id: string;
  name: string;
  email: string;
  hasServer: boolean;
}

interface Check {
  problems: MailProblem[];
  audience: ShownAudience;
  bytes: number[];
}

interface ReviewPanelProps {
  editing: CampaignEditing;
  /** Root of the campaign's calls, and the page of senders. */
  path: string;
  sendersPath: string;
  senders: readonly ShownSenderChoice[];
  onGo: (problem: MailProblem) => void;
  onStarted: () => void;
}

/** The sender, everything that stands in the way, and the start: at once or at its time. */
export function ReviewPanel({ editing, path, sendersPath, senders, onGo, onStarted }: ReviewPanelProps) {
  const { document, set, save } = editing;
  const { isBusy, call } = useCall({ leavesPage: true });
  const [check, setCheck] = useState<{ of: typeof document; found: Check } | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [at, setAt] = useState("");
  const [isAsking, setAsking] = useState(false);
  const isFresh = check?.of === document;
  const sender = senders.find(({ id }) => id === document.senderId);

  /** Looks at what is saved. @returns what was found, of the very draft that stands here */
  async function look(): Promise<Check | null> {
    const of = document;
    if ((await save()) === null) return null;
    setLooking(true);
    const outcome = await callApi<Check>("GET", `${path}/check`);
    setLooking(false);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha revisado", description: failureText(outcome) });
      return null;
    }
    setCheck({ of, found: outcome.answer });
    return outcome.answer;
  }
  async function ask() {
    const found = await look();
    if (found && !isBlocked(found.problems)) setAsking(true);
  }
  async function start() {
    const revision = await save();
    setAsking(false);
    if (revision === null) return;
    const outcome = await call(at ? "Campaña programada" : "Campaña en marcha", "POST", `${path}/start`, {
      revision,
      at: at ? new Date(at).toISOString() : null,
    });
    if (outcome.kind === "done") onStarted();
  }
  const problems = check?.found.problems ?? [];
  const people = check?.found.audience.mayBeWritten ?? 0;
  return (
    <Panel labelledBy="revisar">
      <PanelHeader
        id="revisar"
        title="Revisar y enviar"
        description="Se mira todo antes de salir, y cada aviso lleva a su sitio."
      />
      <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <FieldFrame
            id={SENDER_ID}
            label="Remitente"
            help={
              sender && !sender.hasServer
                ? "No tiene servidor de correo: solo puedes descargar los correos."
                : undefined
            }
          >
            <SelectBox
              id={SENDER_ID}
              value={document.senderId ?? ""}
              placeholder="Elige desde dónde se envía"
              options={senders.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
              onChange={(event) => set({ senderId: event.currentTarget.value || null })}
            />
          </FieldFrame>
          <FieldFrame id="campana-momento" label="Cuándo sale" help="Vacío: en cuanto pulses.">
            <InputBox
              id="campana-momento"
              type="datetime-local"
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
          </FieldFrame>
        </div>
        {senders.length === 0 ? (
          <Callout
            tone="info"
            action={
              <Button asChild size="sm" variant="outline">
                <PageLink to={sendersPath}>Añadir un remitente</PageLink>
              </Button>
            }
          >
            Todavía no tienes ninguna dirección desde la que enviar.
          </Callout>
        ) : null}
        {check && isFresh ? (
          problems.length === 0 ? (
            <Callout tone="success">Todo en orden. {receivedBy(people)}.</Callout>
          ) : (
            <ProblemList problems={problems} onGo={onGo} />
          )
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" loading={isLooking} onClick={() => void look()}>
            Revisar
          </Button>
          <Button loading={isBusy || isLooking} disabled={isFresh && isBlocked(problems)} onClick={() => void ask()}>
            <Send aria-hidden size={18} strokeWidth={1.75} />{" "}
            {at ? "Programar" : document.kind === "secuencia" ? "Poner en marcha" : "Enviar"}
          </Button>
        </div>
      </PanelBody>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={at ? "¿Programar la campaña?" : "¿Enviar la campaña?"}
        confirmLabel={at ? "Programar" : "Enviar"}
        confirming={isBusy}
        confirmingText="Enviando…"
        onConfirm={() => void start()}
      >
        {receivedBy(people)} desde {sender?.email ?? "tu remitente"}. El permiso de cada una se vuelve a mirar justo
        antes de su correo.
      </AlertDialog>
    </Panel>
  );
}
