import { Camera, X } from "lucide-react";
import { useRef } from "react";
import { MAX_DOCUMENT_PAGES, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { Button } from "#ui/button.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { type DossierUpload, uploadWords } from "./use-dossier-uploads.ts";

const ACCEPTED = [".pdf", ".docx", ".txt", ".jpg", ".jpeg", ".png", ".heic", ".zip", "image/*"];
/** Counted as the server says it. */
export const MOST_MB = MAX_DOSSIER_FILE_BYTES / 1024 / 1024;
const RULES = `PDF, Word, texto, fotos o un ZIP, hasta ${MOST_MB}\u00a0MB y ${MAX_DOCUMENT_PAGES} páginas cada uno`;

interface ChooseFilesProps {
  onFiles: (files: File[]) => void;
}

/** Where documents are dropped, chosen or photographed. */
export function ChooseFiles({ onFiles }: ChooseFilesProps) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-2">
      <DropArea
        label="elige los archivos"
        hint="Suelta aquí los documentos, o"
        rules={RULES}
        accept={ACCEPTED}
        onFiles={onFiles}
      />
      <div className="hidden pointer-coarse:block">
        <Button variant="outline" onClick={() => camera.current?.click()}>
          <Camera aria-hidden size={18} strokeWidth={1.75} /> Hacer una foto
        </Button>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="Hacer una foto del documento"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}

/** Files on their way to the dossier, and those that were not taken. */
export function UploadLines({ uploads, onForget }: { uploads: readonly DossierUpload[]; onForget: () => void }) {
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ isDone }) => isDone);
  return (
    <div role="status">
      <ul className="grid gap-2">
        {uploads.map((upload) => (
          <li key={upload.key} className="text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-medium wrap-anywhere">{upload.name}</span>
              <span className={upload.remark === null ? "text-muted-foreground" : "text-destructive"}>
                {uploadWords(upload)}
              </span>
            </p>
            {upload.isDone ? null : <ProgressBar label={`Subida de ${upload.name}`} value={upload.progress} max={1} />}
          </li>
        ))}
      </ul>
      {isOver ? (
        <Button variant="ghost" size="sm" className="mt-2" onClick={onForget}>
          <X aria-hidden size={16} strokeWidth={1.75} /> Entendido
        </Button>
      ) : null}
    </div>
  );
}
