import { useEffect, useRef, useState } from "react";
import { pageText } from "#domain/tools/dossiers/document-text.ts";
import { partsOf, shownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import { correctPart, pagesBetween, readPartAs } from "#domain/tools/dossiers/read-parts.ts";
import type { DocumentKind } from "#domain/tools/dossiers/reading.ts";
import { reviewDossier } from "#domain/tools/dossiers/review-dossier.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { DossierResult } from "./dossier-result.tsx";
import type { DeviceDocument } from "./on-device/read-on-device.ts";

interface Running {
  name: string;
  pages: number;
  readPages: number;
}

/** Reads files in this browser; what comes out lives as long as the page. */
export function DeviceReading({ today }: { today: string }) {
  const [documents, setDocuments] = useState<readonly DeviceDocument[]>([]);
  const [running, setRunning] = useState<Running | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  // Whoever leaves takes the reading along.
  useEffect(() => () => stopping.current?.abort(), []);

  async function read(files: readonly File[]) {
    stopping.current?.abort();
    const stop = new AbortController();
    stopping.current = stop;
    setFault(null);
    try {
      const { readOnDevice } = await import("./on-device/read-on-device.ts");
      for (const file of files) {
        if (stop.signal.aborted) break;
        setRunning({ name: file.name, pages: 0, readPages: 0 });
        const read = await readOnDevice(file, { today, onProgress: setRunning, signal: stop.signal });
        setDocuments((before) => [...before, ...read]);
      }
    } catch {
      setFault("Este navegador no ha podido leer los archivos. Prueba con otro, o apaga el interruptor.");
    }
    if (stopping.current === stop) setRunning(null);
  }

  return (
    <>
      <Panel labelledBy="en-mi-equipo">
        <PanelHeader id="en-mi-equipo" title="En mi equipo" description="Nada sale de este navegador." />
        <PanelBody className="grid gap-4">
          <ChooseFiles onFiles={(files) => void read(files)} />
          {running ? (
            <div role="status" className="grid gap-2">
              <p className="text-sm wrap-anywhere">
                {running.pages === 0
                  ? `Abriendo ${running.name}…`
                  : `Leyendo ${running.name}: ${running.readPages} de ${running.pages} páginas`}
              </p>
              <ProgressBar label={`Lectura de ${running.name}`} value={running.readPages} max={running.pages || 1} />
              <Button
                variant="outline"
                size="sm"
                className="justify-self-start"
                onClick={() => stopping.current?.abort()}
              >
                Parar
              </Button>
            </div>
          ) : null}
          {fault ? <Callout tone="destructive">{fault}</Callout> : null}
        </PanelBody>
      </Panel>
      {documents.length > 0 ? (
        <DeviceResult documents={documents} today={today} isReading={running !== null} onRead={setDocuments} />
      ) : null}
    </>
  );
}

interface DeviceResultProps {
  documents: readonly DeviceDocument[];
  today: string;
  isReading: boolean;
  onRead: (documents: readonly DeviceDocument[]) => void;
}

function DeviceResult({ documents, today, isReading, onRead }: DeviceResultProps) {
  const files = documents.map(({ name, text, readings, fault, allPages }, i) => ({
    id: `equipo-${i}`,
    name,
    text,
    readings,
    fault,
    allPages,
    pages: text.pages.filter(({ isBeyond }) => !isBeyond).length,
    hasPictures: false,
    state: fault === null ? ("leido" as const) : ("fallido" as const),
  }));
  const parts = partsOf(files);
  const fileOf = (id: string) => files.find((file) => file.id === id);
  const pageOf = (id: string, number: number) => fileOf(id)?.text.pages.find((page) => page.number === number) ?? null;
  const review =
    parts.length === 0
      ? null
      : reviewDossier(
          parts.map(({ documentId, from, to, reading }) => ({
            reading,
            text: { pages: pagesBetween(fileOf(documentId)!.text, { from, to }) },
          })),
          { today },
        );
  async function tellKind(id: string, from: number, kind: DocumentKind | null) {
    const told = (document: DeviceDocument): DeviceDocument => ({
      ...document,
      readings: document.readings.map((part) =>
        part.from === from ? readPartAs(document.text, part, kind, today) : part,
      ),
    });
    onRead(documents.map((document, i) => (files[i]!.id === id ? told(document) : document)));
  }
  async function tellField(id: string, from: number, field: string, text: string | null) {
    const told = (document: DeviceDocument): DeviceDocument => ({
      ...document,
      readings: document.readings.map((part) =>
        part.from === from ? correctPart(document.text, part, { field, text }, today) : part,
      ),
    });
    onRead(documents.map((document, i) => (files[i]!.id === id ? told(document) : document)));
    return true;
  }
  const [shown] = files.filter(({ text }) => text.pages.length > 0);
  const firstPage = shown ? { documentId: shown.id, page: shown.text.pages[0]!, quote: null } : null;
  return (
    <section aria-label="Lo leído en mi equipo" aria-busy={isReading} className="grid gap-5">
      {files.map(({ id, name, fault }) =>
        fault === null ? null : (
          <Callout key={id} tone="warning" title={name}>
            {fault}
          </Callout>
        ),
      )}
      <DossierResult
        title="los documentos"
        parts={parts}
        review={review}
        light={shownLight(review, files)}
        files={files}
        textOf={(id, quote) => {
          const page = pageOf(id, quote.page);
          return page === null ? "" : pageText(page).slice(quote.start, quote.end).replace(/\s+/g, " ").trim();
        }}
        source={pageOf}
        pictureOf={() => null}
        first={firstPage}
        deed={null}
        dossierId={null}
        onKind={tellKind}
        onField={tellField}
        keptDays={NO_DAYS}
      />
    </section>
  );
}

const NO_DAYS: ReadonlySet<string> = new Set();
