import { Download, FileText, Send } from "lucide-react";
import { data, useNavigate } from "react-router";
import { EVIDENCE_WORDS, firstBrokenEvent } from "#domain/crm/signatures/evidence.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readEvents } from "#server/crm/signatures/chain.server.ts";
import { outcomeOf } from "#server/crm/signatures/read-outcome.server.ts";
import { findRequest, undeliveredTo } from "#server/crm/signatures/read-requests.server.ts";
import { signersOf } from "#server/crm/signatures/requests.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { sha256 } from "#server/platform/secrets/keys.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { REQUEST_WORDS, SIGNER_WORDS } from "../../shared/signature-states.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/signature-detail.ts";
import { CorrectAddress } from "./correct-address.tsx";
import { CorrectDraft } from "./correct-draft.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const asked = readUuid(params.requestId);
  const actor = personOf(context);
  const row = asked === undefined ? undefined : await findRequest(database.db, actor, asked);
  if (!row) throw data(null, { status: 404 });
  const signers = await signersOf(database.db, row.id);
  const events = await readEvents(database.db, row.id);
  const undelivered = await undeliveredTo(database.db, row.id);
  const names = new Map(signers.map(({ id, name }) => [id, name]));
  const { id, title, message, state, reference, fileName, pages, lastDay, reminderDays, originalSha256, sealedSha256 } =
    row;
  return {
    today: isoDateInMadrid(now()),
    sendsMessages: config.auth.smsGatewayUrl !== undefined,
    crumb: title,
    crumbAbove: "Firmas",
    request: {
      id,
      title,
      message,
      state,
      reference,
      fileName,
      pages,
      lastDay,
      reminderDays,
      originalSha256,
      sealedSha256,
      sealFault: row.sealToldAt === null ? null : row.sealFault,
    },
    outcome: await outcomeOf(database.db, actor, row),
    signers: signers.map((signer) => ({
      id: signer.id,
      turn: signer.turn,
      name: signer.name,
      email: signer.email,
      phone: signer.phone ?? "",
      state: signer.state,
      declineReason: signer.declineReason,
      isUndelivered: undelivered.has(signer.id),
      /** Before they proved that the address is theirs. */
      mayCorrect: row.state === "enviada" && signer.identifiedAt === null,
    })),
    events: events.map(({ position, at, kind, signerId }) => ({
      position,
      at,
      text: EVIDENCE_WORDS[kind],
      who: signerId === null ? null : (names.get(signerId) ?? null),
    })),
    isChainWhole: firstBrokenEvent(id, events, sha256) === null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.request.title ?? "Firma",
    description: "Quién ha firmado, quién falta, qué ha pasado y el documento sellado.",
    path: "/dashboard/firmas",
    regions: false,
    noIndex: true,
  });

/** `Hasta el 11 de diciembre de 2026, con recordatorio cada 3 días.` */
function termText({ lastDay, reminderDays }: { lastDay: string; reminderDays: number }): string {
  const every = reminderDays === 1 ? "día" : `${reminderDays} días`;
  return `Hasta el ${formatDate(lastDay)}${reminderDays > 0 ? `, con recordatorio cada ${every}` : ""}.`;
}

/** `Firma primero · `, `Firma después, en 2.º lugar · `; nothing where all sign at once. */
function turnWords(turn: number, turns: readonly number[]): string {
  const order = [...new Set(turns)].sort((one, other) => one - other);
  if (order.length < 2) return "";
  const together = turns.filter((one) => one === turn).length > 1 ? ", a la vez" : "";
  const place = order.indexOf(turn);
  return `Firma ${place === 0 ? "primero" : order.length === 2 ? "después" : `en ${place + 1}.º lugar`}${together} · `;
}

export default function SignatureDetail({ loaderData }: Route.ComponentProps) {
  useFreshData("contacts");
  const { today, sendsMessages, request, signers, events, isChainWhole, outcome } = loaderData;
  const { isBusy, call } = useCall();
  const leaving = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const path = `/api/signatures/${request.id}`;
  const isDraft = request.state === "borrador";
  const turns = signers.map(({ turn }) => turn);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{request.title}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-control text-muted-foreground">
            <Tag tone={REQUEST_WORDS[request.state].tone}>{REQUEST_WORDS[request.state].label}</Tag>
            Referencia {request.reference}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isDraft ? (
            <>
              <Button
                variant="ghost"
                loading={leaving.isBusy}
                onClick={async () => {
                  const outcome = await leaving.call("Borrador eliminado", "DELETE", path);
                  if (outcome.kind === "done") await navigate("/dashboard/firmas");
                }}
              >
                Eliminar el borrador
              </Button>
              <CorrectDraft
                path={path}
                today={today}
                sendsMessages={sendsMessages}
                request={request}
                signers={signers}
              />
              <Button loading={isBusy} onClick={() => void call("Enviado a firmar", "POST", `${path}/send`)}>
                <Send aria-hidden size={18} strokeWidth={1.75} /> Enviar a firmar
              </Button>
            </>
          ) : null}
          {request.state === "enviada" ? (
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Petición anulada", "POST", `${path}/cancel`)}
            >
              Anular la petición
            </Button>
          ) : null}
        </div>
      </div>
      {request.state === "firmada" && request.sealedSha256 === null ? (
        request.sealFault === null ? (
          <Callout>Todas las firmas están guardadas. Estamos cerrando y sellando el documento.</Callout>
        ) : (
          <Callout tone="warning" title="Firmado por todos, pero sin sellar todavía">
            {request.sealFault} Las firmas están guardadas y lo seguimos intentando cada hora; quien administra Umbral
            ya lo sabe.
          </Callout>
        )
      ) : null}
      {isChainWhole ? null : (
        <Callout tone="destructive" title="Las evidencias no encajan">
          Alguien ha cambiado el registro de esta petición fuera del programa. Guarda una copia y avisa a soporte.
        </Callout>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel labelledBy="firmantes">
          <PanelHeader
            id="firmantes"
            title="Firmantes"
            description={
              isDraft
                ? "Todavía no se ha escrito a nadie."
                : new Set(turns).size === 1 && turns.length > 1
                  ? "Firman todos a la vez."
                  : undefined
            }
            divided
          />
          <ul className="divide-y text-sm">
            {signers.map(({ id, turn, name, email, state, declineReason, isUndelivered, mayCorrect }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
                <span className="min-w-0">
                  <span className="font-medium wrap-anywhere">{name}</span>
                  <span className="block text-xs text-muted-foreground wrap-anywhere">
                    {turnWords(turn, turns)}
                    {email}
                  </span>
                  {isUndelivered ? (
                    <span className="mt-1 block text-destructive">
                      El correo no se ha podido entregar. Comprueba la dirección.
                    </span>
                  ) : null}
                  {declineReason ? <span className="mt-1 block wrap-anywhere">Motivo: {declineReason}</span> : null}
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  {isDraft ? null : <Tag tone={SIGNER_WORDS[state].tone}>{SIGNER_WORDS[state].label}</Tag>}
                  {mayCorrect ? (
                    <CorrectAddress path={`${path}/signers/${id}`} name={name} email={email} isUrgent={isUndelivered} />
                  ) : null}
                  {request.state === "enviada" && (state === "pedida" || state === "identificada") ? (
                    <Button
                      size="sm"
                      variant="outline"
                      loading={isBusy}
                      aria-label={`Enviar un recordatorio a ${name}`}
                      onClick={() => void call("Recordatorio enviado", "POST", `${path}/signers/${id}/remind`)}
                    >
                      Recordar
                    </Button>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel labelledBy="archivos">
          <PanelHeader
            id="archivos"
            title="Documento"
            description={isDraft || request.state === "enviada" ? termText(request) : undefined}
          />
          <PanelBody className="grid gap-4 text-sm">
            {request.message && (isDraft || request.state === "enviada") ? (
              <p className="whitespace-pre-line wrap-anywhere">{request.message}</p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              {request.sealedSha256 ? (
                <Button asChild size="sm">
                  <a href={`${path}/signed`} target="_blank" rel="noreferrer">
                    <Download aria-hidden size={16} strokeWidth={1.75} /> Documento firmado
                  </a>
                </Button>
              ) : null}
              <Button asChild size="sm" variant="outline">
                <a href={`${path}/document`} target="_blank" rel="noreferrer">
                  <FileText aria-hidden size={16} strokeWidth={1.75} /> Original
                </a>
              </Button>
              {isDraft ? null : (
                <Button asChild size="sm" variant="outline">
                  <a href={`${path}/evidence`} download>
                    <Download aria-hidden size={16} strokeWidth={1.75} /> Evidencias (archivo JSON)
                  </a>
                </Button>
              )}
            </div>
            <p className="text-xs text-muted-foreground wrap-anywhere">
              {isDraft ? null : "Las evidencias dicen quién hizo qué y cuándo, por si alguien lo discute. "}
              La huella identifica el archivo: si cambia una letra, cambia ella.
              <br />
              Huella (SHA-256) del original: {request.originalSha256}
              {request.sealedSha256 ? (
                <>
                  <br />
                  Huella (SHA-256) del firmado: {request.sealedSha256}
                </>
              ) : null}
            </p>
          </PanelBody>
        </Panel>
      </div>
      {outcome.length > 0 ? <OutcomePanel outcome={outcome} state={request.state} path={path} /> : null}
      {events.length > 0 ? (
        <Panel labelledBy="que-ha-pasado">
          <PanelHeader
            id="que-ha-pasado"
            title="Qué ha pasado"
            description="Cada línea lleva la huella de la anterior: no se puede cambiar ni quitar ninguna sin que se note."
            divided
          />
          <ol className="divide-y text-sm">
            {events.map(({ position, at, text, who }) => (
              <li key={position} className="flex flex-wrap justify-between gap-x-4 px-5 py-2 sm:px-6">
                <span className="wrap-anywhere">
                  {text}
                  {who ? ` · ${who}` : ""}
                </span>
                <When iso={at} style="full" className="text-xs text-muted-foreground tabular-nums" />
              </li>
            ))}
          </ol>
        </Panel>
      ) : null}
    </main>
  );
}
