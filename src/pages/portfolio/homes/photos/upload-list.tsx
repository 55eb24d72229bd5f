import { CircleAlert, FileText, RotateCw, X } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { formatBytes } from "#ui/form/file-check.ts";
import type { Upload } from "./use-uploads.ts";

interface UploadListProps {
  label: string;
  uploads: readonly Upload[];
  retry: (key: Upload["key"]) => void;
  cancel: (key: Upload["key"]) => void;
  className?: string;
}

/** Files on their way; nothing where there are none. */
export function UploadList({ label, uploads, retry, cancel, className }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={label} className={classNames("grid gap-2", className)}>
      {uploads.map((upload) => (
        <UploadCard
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onCancel={() => cancel(upload.key)}
        />
      ))}
    </ul>
  );
}

interface UploadCardProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way: how far it is, or why it did not come. */
function UploadCard({ upload, onRetry, onCancel }: UploadCardProps) {
  const { file, preview, state, progress, error, mayRetry } = upload;
  const percent = Math.round(progress * 100);
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-md border bg-card p-2.5 text-sm">
      {preview && error === null ? (
        <img src={preview} alt="" className="size-12 shrink-0 rounded-sm bg-secondary object-cover" />
      ) : (
        <span className="grid size-12 shrink-0 place-content-center rounded-sm bg-secondary text-muted-foreground">
          <FileText aria-hidden size={20} strokeWidth={1.75} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        {error === null ? (
          <>
            <p className="text-xs text-subtle-foreground">
              {state === "waiting" ? "En espera" : percent < 100 ? `Subiendo, ${percent}\u00a0%` : "Guardando…"} ·{" "}
              {formatBytes(file.size)}
            </p>
            <progress
              aria-label={`Subida de ${file.name}`}
              value={progress}
              max={1}
              className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-secondary accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
            />
          </>
        ) : (
          <p className="flex items-start gap-1.5 text-xs font-medium text-destructive">
            <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
            {error}
          </p>
        )}
      </div>
      {mayRetry ? (
        <Button variant="ghost" size="icon" aria-label={`Volver a subir ${file.name}`} onClick={onRetry}>
          <RotateCw aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      ) : null}
      <Button
        variant="ghost"
        size="icon"
        aria-label={error === null ? `Cancelar la subida de ${file.name}` : `Quitar ${file.name} de la lista`}
        onClick={onCancel}
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </li>
  );
}
