import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { data, type MetaDescriptor } from "react-router";
import { maskedAddress } from "#domain/crm/signatures/signature-forms.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isSignerHere } from "#server/crm/signatures/signer-cookie.server.ts";
import { findSigner } from "#server/crm/signatures/signing.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { BadLink } from "../../accounts/agent-card/bad-link.tsx";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import type { Route } from "./+types/sign-page.ts";
import { CodePanel } from "./code-panel.tsx";
import { DeclinePanel } from "./decline-panel.tsx";
import { MarkPanel } from "./mark-panel.tsx";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare", drawsFailure: true };

/**
 * `/firmar/{token}`: where a signer reads and signs. Opening it notes nothing: programs that look at links before people do open
 * it too.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const { auth, config, database, now } = services;
  const found = await findSigner(database.db, params.token);
  if (!found) throw data("Este enlace no abre ningún documento para firmar.", { status: 404 });
  const { request: asked, signer } = found;
  const isHere = isSignerHere(request.headers.get("cookie"), signer.id, { keys: auth.keys, now: now() });
  const agent = await agentCardOf(services, asked.ownerId);
  const state = asked.state === "enviada" && now() >= asked.expiresAt ? "caducada" : asked.state;
  return {
    token: params.token,
    title: asked.title,
    message: asked.message,
    lastDay: asked.lastDay,
    pages: asked.pages,
    reference: asked.reference,
    state,
    isSealed: asked.sealedKey !== null,
    // A stranger with the link learns no name.
    name: isHere ? signer.name : null,
    codeGoesTo:
      signer.phone !== null && config.auth.smsGatewayUrl !== undefined
        ? `tu teléfono acabado en ${signer.phone.slice(-3)}`
        : maskedAddress(signer.email),
    signerState: signer.state,
    isHere,
    hasOpened: signer.documentOpenedAt !== null,
    agent: agent ? shownAgent(agent) : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  [
    { title: loaderData ? `Firmar: ${loaderData.title}` : "Firmar un documento" },
    { name: "description", content: "Lee y firma un documento con firma electrónica simple." },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ] satisfies MetaDescriptor[];

/** An address that was never sent, not whole, or taken back since. */
export const ErrorBoundary = BadLink;

export default function SignPage({ loaderData: page }: Route.ComponentProps) {
  const [hasOpened, setOpened] = useState(page.hasOpened);
  const isAnswered = page.signerState === "firmada" || page.signerState === "rechazada";
  const mayAnswer = page.state === "enviada" && !isAnswered;
  return (
    <AgentPage
      agent={page.agent}
      smallPrint="Firma electrónica simple (art. 3.10 del Reglamento UE 910/2014, eIDAS). Vale como prueba de que aceptaste el documento; no es una firma avanzada ni cualificada. De ti se guardan tu nombre, tu correo, tu firma, las horas, tu navegador y tu red abreviada, en la hoja de evidencias del documento."
    >
      <div className="grid max-w-2xl gap-5">
        <header>
          <p className="text-muted-foreground">
            {page.agent ? `Petición de firma de ${page.agent.named}` : "Te piden tu firma"}
          </p>
          <h1 className="mt-1 text-h2 wrap-anywhere">{page.title}</h1>
          <p className="mt-2 text-sm text-muted-foreground">
            {page.pages === 1 ? "1 página" : `${page.pages} páginas`} · Referencia {page.reference}
            {mayAnswer ? ` · Hasta el ${formatDate(page.lastDay)}` : ""}
          </p>
          {page.message && mayAnswer ? <p className="mt-3 whitespace-pre-line wrap-anywhere">{page.message}</p> : null}
        </header>
        <State page={page} />
        {(mayAnswer || page.signerState === "firmada") && !page.isHere ? (
          <CodePanel token={page.token} goesTo={page.codeGoesTo} isForDownload={!mayAnswer} />
        ) : null}
        {mayAnswer && page.isHere ? (
          <>
            <Panel labelledBy="leer">
              <PanelHeader
                id="leer"
                title="1. Lee el documento"
                description={`${page.name}, ábrelo entero antes de firmar: firmas lo que pone ahí.`}
              />
              <PanelBody>
                <Button asChild variant={hasOpened ? "outline" : "default"} className="max-sm:w-full">
                  <a
                    href={`/api/sign/${page.token}/document`}
                    target="_blank"
                    rel="noreferrer"
                    onClick={() => setOpened(true)}
                  >
                    <FileText aria-hidden size={18} strokeWidth={1.75} /> Abrir el documento (PDF)
                  </a>
                </Button>
              </PanelBody>
            </Panel>
            <MarkPanel token={page.token} name={page.name ?? ""} isReady={hasOpened} />
            <DeclinePanel token={page.token} />
          </>
        ) : null}
        {page.isSealed && page.isHere ? (
          <div>
            <Button asChild className="max-sm:w-full">
              <a href={`/api/sign/${page.token}/signed`} target="_blank" rel="noreferrer">
                <Download aria-hidden size={18} strokeWidth={1.75} /> Descargar el documento firmado
              </a>
            </Button>
          </div>
        ) : null}
      </div>
    </AgentPage>
  );
}

function State({ page }: { page: Route.ComponentProps["loaderData"] }) {
  if (page.signerState === "rechazada")
    return (
      <Callout title="No has firmado">Has rechazado este documento y ya hemos avisado a quien te lo envió.</Callout>
    );
  if (page.signerState === "firmada") {
    return (
      <Callout tone="success" title="Has firmado">
        {page.isSealed
          ? "Ya han firmado todos. Guarda el documento: lleva su hoja de evidencias y su sello."
          : page.state === "enviada"
            ? "Tu firma está guardada. Cuando firmen los demás te llegará el documento por correo."
            : page.state === "firmada"
              ? "Tu firma está guardada. En unos segundos te llegará el documento sellado por correo."
              : "Tu firma está guardada, pero la petición se cerró sin todas las firmas."}
      </Callout>
    );
  }
  if (page.state === "caducada") {
    return (
      <Callout tone="warning" title="El plazo para firmar ha terminado">
        Pide a quien te lo envió que te lo mande otra vez.
      </Callout>
    );
  }
  if (page.state !== "enviada") return <Callout tone="warning">Esta petición de firma ya no está abierta.</Callout>;
  return null;
}
