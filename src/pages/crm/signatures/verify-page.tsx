import { useState } from "react";
import type { FileAnswer } from "#server/crm/signatures/verify-file.server.ts";
import { failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { FileZone } from "#ui/form/file-zone.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/verify-page.ts";

/** `/verificar`: whether a signed file is still as it was sealed. */
export const loader = () => ({ crumb: "Comprobar un documento firmado" });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Comprobar un documento firmado",
    description: "Suelta un PDF firmado con Umbral y te decimos si sigue como se selló o si alguien lo ha cambiado.",
    path: "/verificar",
    regions: false,
  });

export default function VerifyPage() {
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<FileAnswer | null>(null);
  const [fault, setFault] = useState<string>();
  const { isBusy, call } = useCall({ showsErrors: true, leavesPage: true });

  async function check(chosen: File) {
    setFile(chosen);
    setAnswer(null);
    setFault(undefined);
    const body = new FormData();
    body.set("document", chosen);
    const outcome = await call(null, "POST", "/api/verify-document", body);
    if (outcome.kind === "done") setAnswer(outcome.answer as FileAnswer);
    else if (outcome.kind !== "busy") setFault(failureText(outcome));
  }

  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="grid max-w-(--reading-max) gap-6">
        <div>
          <h1 className="text-h2">Comprobar un documento firmado</h1>
          <p className="mt-4 text-lead text-muted-foreground">
            Suelta aquí el PDF y te decimos si está como se selló o si alguien lo ha cambiado.
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="documento" className="text-sm font-medium">
            PDF firmado
          </label>
          <FileZone
            id="documento"
            file={file}
            extensions={[".pdf"]}
            isBusy={isBusy}
            isInvalid={fault !== undefined}
            onFile={(chosen) => void check(chosen)}
            onRemove={() => {
              setFile(null);
              setAnswer(null);
              setFault(undefined);
            }}
          />
          <p className="text-xs text-subtle-foreground">
            El archivo se envía a nuestro servidor, se comprueba en memoria y no se guarda.
          </p>
        </div>
        <div role="status">
          {fault ? (
            <Callout tone="destructive" title="No se ha podido comprobar">
              {fault}
            </Callout>
          ) : null}
          {answer ? <Answer answer={answer} /> : null}
        </div>
      </div>
    </main>
  );
}

function Answer({ answer: { kind, request, isUnchanged, isLocked } }: { answer: FileAnswer }) {
  if (kind === "whole" && request) {
    return (
      <Callout tone="success" title="Está íntegro: es, byte a byte, el documento que se selló">
        «{request.title}», referencia {request.reference}, firmado por{" "}
        {request.signers === 1 ? "1 persona" : `${request.signers} personas`} y sellado el{" "}
        <When iso={request.sealedAt} style="full" />.{" "}
        {request.isEvidenceWhole
          ? "Su registro de evidencias también está completo."
          : "Pero su registro de evidencias no encaja: alguien lo ha cambiado."}
      </Callout>
    );
  }
  if (kind === "altered") {
    return (
      <Callout tone="destructive" title="Este archivo ha cambiado después de firmarse">
        Lleva nuestro sello{request ? `, el de la referencia ${request.reference}` : null}, pero el contenido ya no es
        el que se selló: basta con guardarlo otra vez desde un lector, añadirle una nota o firmarlo encima. Comprueba el
        que te llegó por correo, o pídelo a quien te lo envió.
      </Callout>
    );
  }
  if (kind === "unsigned") {
    return (
      <Callout tone="warning" title="Es un documento que se envió a firmar, sin las firmas">
        Es, byte a byte, el que se leyó antes de firmar. Las firmas y el sello están en el archivo que llega por correo
        cuando han firmado todos: comprueba ese.
      </Callout>
    );
  }
  if (kind === "foreign-seal") {
    return (
      <Callout tone="warning" title="Lleva una firma digital que no es nuestra">
        {isUnchanged
          ? "El contenido no ha cambiado desde esa firma. De quién es y si vale te lo dice un lector de PDF o VALIDe (valide.redsara.es)."
          : "No podemos asegurar que el contenido siga como se firmó. Compruébalo con un lector de PDF o en VALIDe (valide.redsara.es)."}
      </Callout>
    );
  }
  return (
    <Callout tone="warning" title="No es un documento sellado aquí">
      {isLocked
        ? "Está protegido con contraseña y no lleva ningún sello nuestro: los que sellamos no llevan contraseña."
        : "Este archivo no lleva ningún sello nuestro. Puede ser una copia impresa o escaneada, o un documento de otro sitio."}
    </Callout>
  );
}
