import { useState } from "react";
import { data, useNavigate } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { warmUpLimit } from "#domain/tools/campaigns/sending/warm-up.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import {
  eventAddress,
  listSenders,
  mayRemoveSender,
  shownSender,
} from "#server/tools/campaigns/sending/senders.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { FactList } from "../../../shared/fact-list.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import { requireCampaigns } from "../campaigns-access.server.ts";
import { mailPlaceOf, useMailPlace } from "../mail-place.ts";
import type { Route } from "./+types/sender.ts";
import { DomainPanel } from "./domain-panel.tsx";
import { EventPanel } from "./event-panel.tsx";
import { SenderDialog } from "./sender-dialog.tsx";
import { SenderTag } from "./sender-tag.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, services } = requireCampaigns(context, request);
  const { auth, config, database, now } = services;
  const id = readUuid(params.senderId);
  const row = (await listSenders(database.db, actor)).find((one) => one.id === id);
  if (!row) throw data(null, { status: 404 });
  return {
    crumb: row.fromName,
    crumbAbove: "Remitentes",
    sender: shownSender(row, config),
    mayRemove: row.agencyId === null || mayRemoveSender(actor),
    checks: row.checks,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    eventAddress: eventAddress(auth.keys, row, config),
    hasEventKey: row.eventKeySealed !== null,
    todayAtMost: warmUpLimit(row.warmsUpFrom, now()),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Remitente",
    description: "Servidor, firma, ritmo y rebotes de una dirección desde la que envías campañas.",
    path: mailPlaceOf(args.location.pathname).senders,
    regions: false,
    noIndex: true,
  });

export default function SenderPage({ loaderData }: Route.ComponentProps) {
  const { sender, mayRemove, checks, checkedAt, eventAddress: address, hasEventKey, todayAtMost } = loaderData;
  const place = useMailPlace();
  const navigate = useNavigate();
  const { isBusy, call } = useCall();
  const leaving = useCall({ leavesPage: true });
  const [open, setOpen] = useState<"form" | "removing" | null>(null);
  const [trial, setTrial] = useState<{ isSent: boolean; words: string } | null>(null);
  const path = `${place.sendersApi}/${sender.id}`;
  const server = sender.smtpHost
    ? `${sender.smtpHost}:${sender.smtpPort}, ${sender.smtpIsSecure ? "TLS" : "STARTTLS"}`
    : sender.canSend
      ? "El de la instalación"
      : "Ninguno: solo archivos .eml";
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
            <span className="min-w-0 wrap-anywhere">{sender.fromName}</span>
            <SenderTag canSend={sender.canSend} lastError={sender.lastError} />
          </h1>
          <p className="mt-1 text-control text-muted-foreground wrap-anywhere">{sender.fromEmail}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:flex-auto">
          {mayRemove ? (
            <Button variant="outline" onClick={() => setOpen("removing")}>
              Eliminar
            </Button>
          ) : null}
          <Button variant="outline" onClick={() => setOpen("form")}>
            Cambiar
          </Button>
          {sender.canSend ? (
            <Button
              loading={isBusy}
              loadingText="Enviando…"
              onClick={async () => {
                const outcome = await call(null, "POST", `${path}/trial`);
                if (outcome.kind === "done") setTrial(outcome.answer as typeof trial);
              }}
            >
              Enviarme una prueba
            </Button>
          ) : null}
        </div>
      </div>
      <div role="status">
        {trial === null ? null : (
          <Callout
            tone={trial.isSent ? "success" : "destructive"}
            title={trial.isSent ? "El servidor lo ha aceptado" : "La prueba no ha salido"}
          >
            <p className="wrap-anywhere">{trial.words}</p>
          </Callout>
        )}
      </div>
      {sender.lastError ? (
        <Callout tone="warning" title="La última vez no funcionó">
          <p className="wrap-anywhere">
            {sender.lastError}. Las campañas en marcha lo vuelven a intentar cada cinco minutos.
          </p>
        </Callout>
      ) : null}
      <Panel labelledBy="servidor">
        <PanelHeader id="servidor" title="Cómo envía" divided />
        <FactList
          facts={[
            [
              "Servidor",
              <span key="server" className="wrap-anywhere">
                {server}
              </span>,
            ],
            ["Usuario", sender.smtpUser ?? "Sin usuario"],
            ["Respuestas", sender.replyTo ?? sender.fromEmail],
            [
              "Dirección postal",
              <span key="postal" className="whitespace-pre-line">
                {sender.postalAddress}
              </span>,
            ],
            ["Ritmo", `${formatNumber(sender.perHour)} por hora`],
            [
              "Calentamiento",
              sender.warmsUpFrom === null
                ? "No"
                : todayAtMost === null
                  ? "Terminado"
                  : `Hoy, ${formatNumber(todayAtMost)} como mucho`,
            ],
          ]}
        />
      </Panel>
      <DomainPanel
        senderId={sender.id}
        domain={sender.fromEmail.split("@")[1]!}
        checks={checks}
        checkedAt={checkedAt}
        hasKey={sender.dkimSelector !== null}
      />
      <EventPanel senderId={sender.id} address={address} hasKey={hasEventKey} />
      {open === "form" ? (
        <SenderDialog sender={sender} onClose={() => setOpen(null)} onDone={() => setOpen(null)} />
      ) : null}
      <AlertDialog
        open={open === "removing"}
        onClose={() => setOpen(null)}
        title="¿Eliminar este remitente?"
        confirmLabel="Eliminar"
        confirming={leaving.isBusy}
        onConfirm={async () => {
          const outcome = await leaving.call("Remitente eliminado", "DELETE", path);
          if (outcome.kind === "done") await navigate(place.senders);
        }}
      >
        Las campañas que envían con él se paran hasta que elijas otro. Lo ya enviado se queda.
      </AlertDialog>
    </main>
  );
}
