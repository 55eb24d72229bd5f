import { useRef, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { type Sent, sendFile } from "../../portfolio/homes/photos/send-file.ts";

interface Added {
  name: string;
  id: string | null;
  isRepeated: boolean;
  fault: string | null;
}

export interface DossierUpload {
  key: string;
  name: string;
  /** 0 to 1. */
  progress: number;
  /** Why it was not taken, or what else there is to say. */
  remark: string | null;
  isDone: boolean;
}

/** Sends files to a dossier one after another, each with its own progress; what is refused hinders no other. */
export function useDossierUploads() {
  const [uploads, setUploads] = useState<readonly DossierUpload[]>([]);
  const running = useRef<{ cancel: () => void } | null>(null);
  const isStopped = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const change = (key: string, to: Partial<DossierUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));

  /** @returns what was not taken, with why */
  async function send(dossierId: string, files: readonly File[]): Promise<string[]> {
    const all = files.map((file) => ({ file, key: crypto.randomUUID() }));
    isStopped.current = false;
    setBusy(true);
    setUploads(all.map(({ file, key }) => ({ key, name: file.name, progress: 0, remark: null, isDone: false })));
    const refused: string[] = [];
    for (const { file, key } of all) {
      if (isStopped.current) {
        change(key, { isDone: true, remark: "No se ha subido" });
        continue;
      }
      const form = new FormData();
      form.append("document", file);
      const sending = sendFile<{ documents: Added[] }>(`/api/dossiers/${dossierId}/documents`, form, (progress) =>
        change(key, { progress }),
      );
      running.current = sending;
      const remark = remarkOf(await sending.settled);
      if (remark !== null) refused.push(`${file.name}: ${remark}`);
      change(key, { isDone: true, progress: 1, remark });
    }
    running.current = null;
    setBusy(false);
    // Files that were taken stand among the documents by now.
    setUploads((now) => now.filter(({ remark }) => remark !== null));
    return refused;
  }

  return {
    uploads,
    isBusy,
    send,
    stop: () => {
      isStopped.current = true;
      running.current?.cancel();
    },
    forget: () => setUploads([]),
  };
}

function remarkOf(sent: Sent<{ documents: Added[] }> | null): string | null {
  if (sent === null) return "No se ha subido";
  if ("error" in sent) return sent.error;
  const { documents } = sent.answer;
  const refused = documents.find(({ fault }) => fault !== null);
  if (refused) return refused.fault;
  return documents.some(({ isRepeated }) => isRepeated) ? "Ya estaba en el expediente" : null;
}

export const uploadWords = ({ progress, remark, isDone }: DossierUpload): string =>
  remark ?? (isDone ? "Subido" : progress >= 1 ? "Guardando…" : `Subiendo, ${Math.round(progress * 100)}\u00a0%`);

export const filesWords = (count: number): string => counted(count, "archivo", "archivos");
