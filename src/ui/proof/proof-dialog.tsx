import { useEffect, useRef, useState } from "react";
import type { ProofPurpose, ProofTask } from "#domain/accounts/proof/proof.ts";
import { Button } from "../button.tsx";
import { callApi } from "../call-api.ts";
import { Dialog } from "../dialog.tsx";
import type { ProofRequest } from "./proof-store.ts";
import { solveWork } from "./solve-work.ts";
import { solveTurnstile } from "./turnstile.ts";

/** Even on the quickest device it is shown this long, because a flash of it frightens more than it explains. */
const LEAST_MS = 700;

const NOTHING_TO_DO = "Antes de seguir, tu dispositivo hace un cálculo; tú no tienes que hacer nada.";

function whyOf(kind: ProofTask["kind"], purpose: ProofPurpose): string {
  if (kind === "turnstile") return "Antes de seguir, responde a esta comprobación. Si no pide nada, espera un momento.";
  const trouble =
    purpose === "form" ? "Hay muchos envíos desde tu red." : "Hay muchos intentos desde tu red o con tu cuenta.";
  return `${trouble} ${NOTHING_TO_DO}`;
}

/** Proves that a person is there and then lets the call that asked go on by itself. */
export default function ProofDialog({ request }: { request: ProofRequest }) {
  const { purpose, settle } = request;
  const [kind, setKind] = useState<ProofTask["kind"]>("work");
  const [share, setShare] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const widget = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try of the same
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function prove(): Promise<string> {
      const outcome = await callApi<ProofTask>("GET", `/api/proof?for=${purpose}`);
      if (outcome.kind !== "done") throw new Error("the server gave nothing to prove");
      const task = outcome.answer;
      setKind(task.kind);
      if (task.kind === "turnstile") return await solveTurnstile(widget.current!, task.siteKey, signal);
      const [token] = await Promise.all([
        solveWork({ ...task, signal, onProgress: setShare }),
        new Promise((resolve) => setTimeout(resolve, LEAST_MS)),
      ]);
      return token;
    }
    setFailed(false);
    setShare(0);
    prove().then(
      (token) => {
        if (!signal.aborted) settle(token);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error("proof", error); // the connection or a blocked thread: the person is offered another try
        setFailed(true);
      },
    );
    return () => stop.abort();
  }, [purpose, settle, round]);

  const cancel = () => settle(null);
  return (
    <Dialog
      open
      onClose={cancel}
      title="Comprobamos que eres una persona"
      description={whyOf(kind, purpose)}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            Cancelar
          </Button>
          {hasFailed ? <Button onClick={() => setRound(round + 1)}>Reintentar</Button> : null}
        </>
      }
    >
      <div className="grid gap-3">
        <div ref={widget} className={kind === "turnstile" && !hasFailed ? "min-h-[4.5rem]" : "hidden"} />
        {kind === "turnstile" || hasFailed ? null : (
          <progress
            aria-label="Comprobación"
            value={share}
            max={1}
            className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-secondary accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
          />
        )}
        <p role="status" className="text-control text-muted-foreground">
          {hasFailed
            ? "No hemos podido hacer la comprobación. Mira tu conexión y reinténtalo; lo que has escrito sigue aquí."
            : "Comprobando que no eres un programa…"}
        </p>
      </div>
    </Dialog>
  );
}
