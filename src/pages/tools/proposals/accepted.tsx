import { hasEndedUnsigned, type RequestState } from "#domain/crm/signatures/signing-states.ts";
import type { OutcomeLine } from "#server/crm/signatures/read-outcome.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { OutcomePanel } from "../../crm/signatures/outcome-panel.tsx";
import type { Course } from "./proposal-side.tsx";

const WORDS: Record<RequestState, string> = {
  borrador: "La petición de firma está preparada, sin enviar.",
  enviada: "Está en firma. Lo que cambies aquí no cambia lo que aceptó.",
  firmada: "Han firmado todos. El documento sellado está en la petición de firma.",
  rechazada: "Alguien no ha querido firmarla. Puedes enviar otra vez a firmar la versión que aceptó.",
  caducada: "El plazo terminó sin todas las firmas. Puedes enviar otra vez a firmar la versión que aceptó.",
  anulada: "La petición de firma se anuló. Puedes enviar otra vez a firmar la versión que aceptó.",
};

interface AcceptedProps {
  id: string;
  /** Number of the accepted version. */
  version: number;
  brought: { id: string; state: RequestState; outcome: OutcomeLine[] } | null;
  /** The newest first. */
  events: Course["events"];
}

/** The course of an accepted proposal: how far its signatures are, and the consequences of the last one. */
export function Accepted({ id, version, brought, events }: AcceptedProps) {
  const { isBusy, call } = useCall();
  const mayMake = brought === null || hasEndedUnsigned(brought.state);
  const who = events.find(({ kind }) => kind === "aceptada")?.details.nombre ?? "El propietario";
  const last = events.find(({ kind }) => kind === "firma-fallida" || kind === "enviada-a-firmar");
  const failure = brought === null && last?.kind === "firma-fallida" ? last.details.motivo : undefined;
  async function sign() {
    const answered = await call(null, "POST", `/api/proposals/${id}/sign`);
    if (answered.kind !== "done") return;
    const { outcome } = answered.answer as { outcome: string };
    if (outcome === "sent") showToast({ kind: "success", title: "Enviada a firmar" });
    else if (outcome === "under-way") showToast({ kind: "success", title: "Ya se está preparando" });
    else showToast({ kind: "error", title: "No se ha podido enviar a firmar" });
  }
  return (
    <>
      <Callout
        tone={brought !== null && mayMake ? "warning" : "success"}
        title={`${who} ha aceptado la versión ${version}`}
        action={
          <span className="flex flex-wrap gap-2">
            {brought === null ? null : (
              <Button asChild size="sm" variant="outline">
                <PageLink to={`/dashboard/firmas/${brought.id}`}>Ver la petición de firma</PageLink>
              </Button>
            )}
            {mayMake ? (
              <Button size="sm" loading={isBusy} onClick={() => void sign()}>
                {brought === null ? "Enviar a firmar" : "Enviar otra vez a firmar"}
              </Button>
            ) : null}
          </span>
        }
      >
        {brought === null
          ? "Todavía no está en firma. Se firma la versión que aceptó, tal como la leyó."
          : WORDS[brought.state]}
        {failure ? ` La última vez no se pudo: ${failure}` : ""}
      </Callout>
      {brought?.state === "firmada" && brought.outcome.length > 0 ? (
        <OutcomePanel outcome={brought.outcome} state={brought.state} path={`/api/signatures/${brought.id}`} />
      ) : null}
    </>
  );
}
