import { useRef, useState } from "react";
import type { ImportDone, ImportPreview } from "#domain/crm/contacts/dto.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { FileDrop } from "./file-drop.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportRows, isUsuallyChosen } from "./import-rows.tsx";

/** Columns by their header → their meaning; null keeps a column among the contact's own fields. */
type Mapping = Readonly<Record<string, string | null>>;

/** A file, a preview of the effect of each of its rows, and then the import. */
export function ImportFlow() {
  const { api, contacts } = useCrmPlace();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  /** Rows whose choice is another than usual, by line. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ImportDone | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef(0);

  /** @param lines those that come in; null: the new and the changed ones */
  const formOf = (of: File, by: Mapping, lines: readonly number[] | null = null) => {
    const form = new FormData();
    form.set("file", of);
    form.set("choice", JSON.stringify({ mapping: by, lines }));
    return form;
  };
  const look = async (of: File, by: Mapping) => {
    attempt.current += 1;
    const mine = attempt.current;
    setBusy(true);
    setFailure(null);
    setDone(null);
    const outcome = await callApi<ImportPreview>("POST", `${api}/import/preview`, formOf(of, by));
    // Another file or another mapping was chosen meanwhile.
    if (mine !== attempt.current) return;
    setBusy(false);
    setTurned(new Set());
    if (outcome.kind === "done") setPreview(outcome.answer);
    else {
      setPreview(null);
      setFailure(failureText(outcome));
    }
  };
  const apply = async () => {
    if (!file || !preview || isBusy) return;
    setBusy(true);
    setFailure(null);
    const lines =
      turned.size === 0
        ? null
        : preview.rows.filter((row) => isUsuallyChosen(row) !== turned.has(row.line)).map(({ line }) => line);
    const outcome = await callApi<ImportDone>("POST", `${api}/import`, formOf(file, mapping, lines));
    setBusy(false);
    if (outcome.kind !== "done") return setFailure(failureText(outcome));
    setDone(outcome.answer);
    setPreview(null);
    setFile(null);
    setMapping({});
  };
  const chosen = preview ? chosenCount(preview, turned) : 0;

  return (
    <>
      <Panel labelledBy="archivo">
        <PanelHeader id="archivo" title="El archivo" divided />
        <PanelBody className="grid gap-4">
          <FileDrop
            file={file}
            isReading={isBusy && preview === null}
            onFile={(taken) => {
              setFile(taken);
              setMapping({});
              setPreview(null);
              if (taken) void look(taken, {});
            }}
          />
          {failure ? (
            <Callout tone="destructive" title="No se ha importado nada">
              {failure}
            </Callout>
          ) : null}
          {done ? <DoneNote done={done} contactsPath={contacts} /> : null}
        </PanelBody>
      </Panel>
      {preview ? (
        <>
          {preview.format === "csv" ? (
            <ImportColumns
              preview={preview}
              onMap={(header, field) => {
                const next = { ...mapping, [header]: field || null };
                setMapping(next);
                if (file) void look(file, next);
              }}
            />
          ) : null}
          <Panel labelledBy="filas" className="overflow-hidden">
            <PanelHeader
              id="filas"
              title="Qué pasaría"
              description="Vienen marcados los nuevos y los que cambian. Lo que está igual no hace falta."
              divided
            />
            <ImportRows
              preview={preview}
              turned={turned}
              onTurn={(line) => {
                const next = new Set(turned);
                if (!next.delete(line)) next.add(line);
                setTurned(next);
              }}
            />
            <div
              data-submit-bar="wide"
              className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t bg-card px-5 py-3 sm:px-6"
            >
              <p role="status" className="text-sm text-muted-foreground tabular-nums">
                {formatNumber(chosen)} {chosen === 1 ? "marcado" : "marcados"}
              </p>
              <Button
                onClick={() => void apply()}
                loading={isBusy}
                loadingText="Importando…"
                disabled={chosen === 0}
                className="max-sm:w-full"
              >
                {chosen === 1 ? "Importar 1 contacto" : `Importar ${formatNumber(chosen)} contactos`}
              </Button>
            </div>
          </Panel>
        </>
      ) : null}
    </>
  );
}

/** New and changed rows are chosen, and each row that was turned is the other way round. */
function chosenCount({ counts, rows }: ImportPreview, turned: ReadonlySet<number>): number {
  let count = counts.nuevo + counts.cambiado;
  for (const { line, state } of rows) {
    if (!turned.has(line)) continue;
    if (state === "nuevo" || state === "cambiado") count -= 1;
    else if (state === "igual") count += 1;
  }
  return count;
}

function DoneNote({ done: { added, changed, bad }, contactsPath }: { done: ImportDone; contactsPath: string }) {
  return (
    <Callout
      tone={bad.length > 0 ? "warning" : "success"}
      title={`${formatNumber(added)} ${added === 1 ? "contacto nuevo" : "contactos nuevos"} y ${formatNumber(changed)} ${changed === 1 ? "cambiado" : "cambiados"}`}
      action={
        <PageLink to={contactsPath} className="font-medium underline underline-offset-2">
          Ver los contactos
        </PageLink>
      }
    >
      {bad.length > 0 ? (
        <ul className="mt-1 grid gap-0.5">
          {bad.slice(0, 20).map(({ line, reason }) => (
            <li key={line}>
              Línea {formatNumber(line)}: {reason}
            </li>
          ))}
          {bad.length > 20 ? <li>Y {formatNumber(bad.length - 20)} más.</li> : null}
        </ul>
      ) : null}
    </Callout>
  );
}
