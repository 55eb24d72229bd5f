import { CircleAlert, FileSpreadsheet, Upload, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { fileProblem, formatBytes } from "#ui/form/file-check.ts";

/** As the server takes them; gzip too, for those who have large feeds. */
const RULES = { extensions: [".csv", ".txt", ".xlsx", ".xml", ".json", ".gz"], maxBytes: 200_000_000 } as const;

interface FileDropProps {
  file: File | null;
  error: string | undefined;
  onFile: (file: File | null, problem?: string) => void;
}

/** The file, dropped or chosen. What does not fit is refused with the reason, and the one before stays. */
export function FileDrop({ file, error, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (candidate: File | undefined) => {
    if (candidate === undefined) return;
    const problem = fileProblem(candidate, RULES);
    if (problem === undefined) onFile(candidate);
    else onFile(file, problem);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Archivo
      </label>
      <div
        className={classNames(
          "relative flex min-h-36 items-center justify-center rounded-md border border-dashed px-4 py-5 text-sm transition-colors duration-(--duration-1)",
          "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
          isOver ? "border-primary bg-primary-soft text-primary-soft-foreground" : "bg-card hover:bg-muted",
          !isOver && (error === undefined ? "border-input" : "border-destructive"),
        )}
      >
        <input
          id={id}
          name="file"
          type="file"
          accept={RULES.extensions.join(",")}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-help`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {file === null ? (
          <span className="flex flex-col items-center gap-1.5 text-center">
            <Upload aria-hidden size={24} strokeWidth={1.75} className="text-muted-foreground" />
            <span>
              <span className="font-medium text-primary underline underline-offset-[0.22em]">Elige un archivo</span> o
              suéltalo aquí
            </span>
          </span>
        ) : (
          <span className="flex w-full max-w-md items-center gap-3">
            <FileSpreadsheet aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{file.name}</span>
              <span className="block text-xs text-subtle-foreground">{formatBytes(file.size)}</span>
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar ${file.name}`}
              className="z-1"
              onClick={() => onFile(null)}
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </span>
        )}
        <span role="status" className="sr-only">
          {file === null ? "" : `Archivo elegido: ${file.name}`}
        </span>
      </div>
      {error === undefined ? (
        <p id={`${id}-help`} className="text-xs text-subtle-foreground">
          CSV, Excel, XML de Kyero o JSON, hasta {formatBytes(RULES.maxBytes)}.
        </p>
      ) : (
        <p id={`${id}-help`} className="flex items-start gap-1.5 text-xs font-medium text-destructive">
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
