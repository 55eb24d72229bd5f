import { storageText } from "#domain/shared/format/bytes.ts";
import { MOST_ARCHIVE_BYTES, type TourImportCard } from "#domain/tools/tours/tour-import-forms.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { type SentArchive, useTourImports } from "./use-tour-imports.ts";

const PHASES: Partial<Record<SentArchive["phase"], string>> = {
  subiendo: "Subiendo",
  pausada: "En pausa",
  "sin-conexion": "Sin conexión: seguirá sola cuando vuelva",
};

/** Reads tours from archives: ours, Marzipano's, and panoramas in a ZIP. */
export function ImportTour({ imports }: { imports: readonly TourImportCard[] }) {
  const { cards, sent, send, pause, resume, cancel, end } = useTourImports(imports);
  return (
    <div className="rounded-md border bg-card px-5 sm:px-6">
      <Disclosure summary="Importar un recorrido" open={cards.length > 0 || sent !== null} className="border-b-0">
        <div className="grid gap-4 text-foreground">
          <p className="text-muted-foreground">
            Un ZIP descargado de aquí, uno de Marzipano, o tus panoramas 2:1, con su lista en CSV o JSON si la tienes.
          </p>
          <DropArea
            label="Elegir ZIP"
            hint="Suelta aquí el ZIP o"
            rules={`Hasta ${MOST_ARCHIVE_BYTES / 1024 / 1024}\u00a0MB. Si se corta, elígelo otra vez y sigue donde iba.`}
            accept={[".zip", "application/zip"]}
            isMultiple={false}
            onFiles={([file]) => file && send(file)}
          />
          {sent ? (
            <div className="text-sm">
              <p role="status" className="font-medium wrap-anywhere">
                {sent.fault ?? PHASES[sent.phase] ?? "No se ha subido"}: {sent.name}
              </p>
              <ProgressBar label={`Subida de ${sent.name}`} value={sent.sentBytes} max={Math.max(1, sent.totalBytes)} />
              <p className="mt-1 text-xs text-muted-foreground">
                {storageText(sent.sentBytes)} de {storageText(sent.totalBytes)}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                {sent.phase === "subiendo" || sent.phase === "sin-conexion" ? (
                  <Button size="sm" variant="outline" onClick={pause}>
                    Pausar
                  </Button>
                ) : (
                  <Button size="sm" variant="outline" onClick={resume}>
                    Seguir
                  </Button>
                )}
                <Button size="sm" variant="ghost" onClick={cancel}>
                  Cancelar
                </Button>
              </div>
            </div>
          ) : null}
          {cards.length > 0 ? (
            <ul className="grid gap-4">
              {cards.map((card) => (
                <Import key={card.id} card={card} onEnd={() => void end(card.id)} />
              ))}
            </ul>
          ) : null}
        </div>
      </Disclosure>
    </div>
  );
}

function Import({ card, onEnd }: { card: TourImportCard; onEnd: () => void }) {
  const { name, state, progress, fault, notes, tourId } = card;
  const isWorking = state === "en-cola" || state === "trabajando";
  return (
    <li className="border-t pt-4 text-sm">
      <p role={isWorking ? "status" : undefined} className="font-medium wrap-anywhere">
        {wordsOf(card)}: {name}
      </p>
      {isWorking ? <ProgressBar label={`Lectura de ${name}`} value={progress} max={1} /> : null}
      {fault ? <p className="mt-1 text-destructive wrap-anywhere">{fault}</p> : null}
      {notes.length > 0 ? (
        <details className="mt-1">
          <summary className="touch-target cursor-pointer text-muted-foreground">
            {notes.length === 1 ? "Una cosa que mirar" : `${notes.length} cosas que mirar`}
          </summary>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {tourId ? (
          <Button asChild size="sm" variant="outline">
            <PageLink to={`/tour-editor/${tourId}`} aria-label={`Abrir el recorrido de ${name}`}>
              Abrir
            </PageLink>
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" aria-label={`${isWorking ? "Cancelar" : "Quitar"} ${name}`} onClick={onEnd}>
          {isWorking ? "Cancelar" : "Quitar de la lista"}
        </Button>
      </div>
    </li>
  );
}

function wordsOf({ state, progress }: TourImportCard): string {
  switch (state) {
    case "subiendo":
      return `A medio subir (${Math.floor(progress * 100)}\u00a0%), elige el mismo ZIP para seguir`;
    case "en-cola":
      return "En cola";
    case "trabajando":
      return `Leyendo (${Math.floor(progress * 100)}\u00a0%)`;
    case "lista":
      return "Importado";
    case "fallida":
      return "No se ha importado";
  }
}
