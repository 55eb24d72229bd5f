import { Download, FileText, Pause, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { ShownDocument } from "#domain/tools/dossiers/dossier.ts";
import { namesApart } from "#domain/tools/dossiers/dossier-parts.ts";
import { kindWords, STATE_WORDS } from "#domain/tools/dossiers/dossier-words.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useCall } from "#ui/use-call.ts";
import { ChooseFiles, UploadLines } from "./choose-files.tsx";
import { useDossierUploads } from "./use-dossier-uploads.ts";

interface DocumentsPanelProps {
  dossierId: string;
  documents: readonly ShownDocument[];
  mayChange: boolean;
  /** Files that were not taken as the dossier was made. */
  refused: readonly string[];
}

/** The files of a dossier: how far each is read, and what of it could not be. */
export function DocumentsPanel({ dossierId, documents, mayChange, refused }: DocumentsPanelProps) {
  const { uploads, send, forget } = useDossierUploads();
  const names = namesApart(documents);
  return (
    <Panel labelledBy="documentos" className="overflow-hidden">
      <PanelHeader
        id="documentos"
        title="Documentos"
        description={counted(documents.length, "archivo", "archivos")}
        divided
      />
      {refused.length > 0 ? (
        <ul className="grid gap-1 border-b bg-warning-soft px-5 py-3 text-sm text-warning-soft-foreground sm:px-6">
          {refused.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="divide-y">
        {documents.map((document, i) => (
          <DocumentRow
            key={document.id}
            dossierId={dossierId}
            document={{ ...document, name: names[i]! }}
            mayChange={mayChange}
          />
        ))}
      </ul>
      {mayChange ? (
        <PanelBody className="grid gap-4 border-t">
          <ChooseFiles onFiles={(files) => void send(dossierId, files)} />
          <UploadLines uploads={uploads} onForget={forget} />
        </PanelBody>
      ) : null}
    </Panel>
  );
}

interface DocumentRowProps {
  dossierId: string;
  document: ShownDocument;
  mayChange: boolean;
}

function DocumentRow({ dossierId, document, mayChange }: DocumentRowProps) {
  const { id, name, state, pages, allPages, readPages, unreadPages, fault, readings } = document;
  const { call, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const path = `/api/dossiers/${dossierId}/documents/${id}`;
  const isReading = state === "recibido" || state === "leyendo";
  const isCut = pages !== null && allPages !== null && allPages > pages;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-44 gap-3">
        <FileText aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted-foreground" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          {isReading ? (
            <div role="status">
              <p className="text-sm text-muted-foreground">
                {pages === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}: ${readPages} de ${pages} páginas`}
              </p>
              <ProgressBar label={`Lectura de ${name}`} value={readPages} max={pages ?? 1} />
            </div>
          ) : (
            <p
              className={classNames(
                "text-sm wrap-anywhere",
                state === "fallido" ? "text-warning-soft-foreground" : "text-muted-foreground",
              )}
            >
              {fault ??
                (readings?.length === 1
                  ? kindWords(readings[0]!.reading)
                  : readings && readings.length > 1
                    ? `Trae ${readings.length} documentos`
                    : STATE_WORDS[state])}
              {pages !== null && fault === null ? ` · ${counted(readPages, "página leída", "páginas leídas")}` : ""}
            </p>
          )}
          {readings && readings.length > 1 ? (
            <ul className="mt-1 grid gap-0.5 text-sm">
              {readings.map(({ from, to, reading }) => (
                <li key={from} className="wrap-anywhere">
                  <span className="text-muted-foreground">
                    {from === to ? `Página ${from}` : `Páginas ${from} a ${to}`}:{" "}
                  </span>
                  {kindWords(reading)}
                </li>
              ))}
            </ul>
          ) : null}
          {unreadPages.length > 0 ? (
            <p className="mt-1 text-sm text-warning-soft-foreground">
              {unreadPages.length === 1 ? "No se ha podido leer la página " : "No se han podido leer las páginas "}
              {listed(unreadPages.map(String))}: de lo que diga no sabemos nada.
            </p>
          ) : null}
          {isCut ? (
            <p className="mt-1 text-sm text-warning-soft-foreground">
              Tiene {formatNumber(allPages)} páginas y se leen las {pages} primeras. Pártelo para leer el resto.
            </p>
          ) : null}
        </div>
      </div>
      <span className="flex flex-wrap items-center gap-1">
        {mayChange && isReading ? (
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void call("Parado", "POST", `${path}/cancel`)}
          >
            <Pause aria-hidden size={16} strokeWidth={1.75} /> Parar
          </Button>
        ) : null}
        {mayChange && (state === "cancelado" || state === "fallido") ? (
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void call("Se lee otra vez", "POST", `${path}/again`)}
          >
            <RotateCw aria-hidden size={16} strokeWidth={1.75} /> {state === "cancelado" ? "Seguir" : "Leer otra vez"}
          </Button>
        ) : null}
        <Button asChild size="icon" variant="ghost">
          <a href={`${path}/file`} aria-label={`Descargar ${name}`} download>
            <Download aria-hidden size={18} strokeWidth={1.75} />
          </a>
        </Button>
        {mayChange ? (
          <Button size="icon" variant="ghost" aria-label={`Quitar ${name}`} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        ) : null}
      </span>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Quitar «${name}»?`}
        confirmLabel="Quitar el documento"
        confirming={isBusy}
        confirmingText="Quitando…"
        onConfirm={async () => {
          await call("Documento quitado", "DELETE", path);
          setAsking(false);
        }}
      >
        Se borran el archivo y lo leído de él. Lo que ya confirmaste se queda.
      </AlertDialog>
    </li>
  );
}
