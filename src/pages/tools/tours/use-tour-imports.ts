import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { MOST_ARCHIVE_BYTES, type TourImportCard } from "#domain/tools/tours/tour-import-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { type ResumableUpload, sendResumably, type UploadProgress } from "#ui/uploads/resumable-upload.ts";

const PATH = "/api/tours/import";
const ASK_MS = 1_500;

/** An archive that this page is sending. */
export interface SentArchive extends UploadProgress {
  readonly name: string;
}

/** Why an archive is not sent at all, in Spanish; null where it may be. */
function archiveProblem({ name, size }: { name: string; size: number }): string | null {
  if (!name.toLowerCase().endsWith(".zip"))
    return `«${name}» no es un ZIP. Comprime la carpeta del recorrido y elígelo.`;
  if (size > MOST_ARCHIVE_BYTES) return `«${name}» pesa más de 900\u00a0MB. Divide el recorrido en varios ZIP.`;
  return size === 0 ? `«${name}» está vacío. Comprímelo otra vez.` : null;
}

/** Imports of a person: the one that is sent from here, and those that the server has, asked about while it reads them. */
export function useTourImports(given: readonly TourImportCard[]) {
  const [cards, setCards] = useState(given);
  const [sent, setSent] = useState<SentArchive | null>(null);
  const control = useRef<ResumableUpload | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => setCards(given), [given]);

  const read = useCallback(async () => {
    const outcome = await callApi<{ imports: TourImportCard[] }>("GET", PATH);
    if (outcome.kind === "done") setCards(outcome.answer.imports);
    return outcome.kind === "done" ? outcome.answer.imports : null;
  }, []);
  const working = cards
    .filter(({ state }) => state === "en-cola" || state === "trabajando")
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    if (working === "") return;
    const timer = setInterval(async () => {
      const now = await read();
      // The gallery shows a tour once it is whole.
      if (now?.some(({ id, state }) => state === "lista" && working.includes(id))) await revalidate();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [working, read, revalidate]);
  // A page that is left pauses what it sends; the same file goes on there.
  useEffect(() => () => control.current?.pause(), []);

  function send(file: File) {
    const problem = archiveProblem(file);
    if (problem !== null) return showToast({ kind: "error", title: "No se ha subido", description: problem });
    control.current?.pause();
    control.current = sendResumably(file, {
      collection: PATH,
      announcement: { name: file.name, sizeBytes: file.size },
      onProgress(progress) {
        const isOver = progress.phase === "hecha" || progress.phase === "cancelada";
        setSent(isOver ? null : { ...progress, name: file.name });
        if (isOver) void read();
      },
    });
  }
  async function end(id: string) {
    const outcome = await callApi("DELETE", `${PATH}/${id}`);
    if (outcome.kind !== "done")
      showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
    await read();
  }
  return {
    /** Without the one that is sent from here. */
    cards: cards.filter(({ id }) => id !== sent?.id),
    sent,
    send,
    pause: () => control.current?.pause(),
    resume: () => control.current?.resume(),
    cancel: () => control.current?.cancel(),
    end,
  };
}
