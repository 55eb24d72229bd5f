import { FileSpreadsheet, Upload, X } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Spinner } from "../spinner.tsx";
import { formatBytes } from "./file-check.ts";

interface FileZoneProps extends Omit<ComponentProps<"input">, "onDrop" | "onChange" | "accept"> {
  /** The file that was taken; its name and size stand in its place. */
  file: File | null;
  extensions: readonly string[];
  isInvalid?: boolean;
  /** The file is being read. */
  isBusy?: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** The area where one file is dropped or chosen. The rest of the props are of its input; the caller checks the file. */
export function FileZone({ file, extensions, isInvalid, isBusy, onFile, onRemove, ...input }: FileZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classNames(
        "relative flex min-h-28 items-center justify-center rounded-sm border border-dashed px-4 py-4 text-sm transition-colors duration-(--duration-1)",
        "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
        isOver ? "border-primary bg-primary-soft text-primary-soft-foreground" : "bg-card hover:bg-muted",
        !isOver && (isInvalid ? "border-destructive" : "border-input"),
        input.disabled && "opacity-60",
      )}
    >
      <input
        aria-invalid={isInvalid || undefined}
        {...input}
        type="file"
        accept={extensions.join(",")}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onFile(chosen);
          // The same file again must count as a change.
          event.target.value = "";
        }}
        // It covers the whole area, so the browser's own drop and click land on it.
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {file === null ? (
        <span className="flex flex-col items-center gap-1 text-center">
          <Upload aria-hidden size={20} strokeWidth={1.75} className="text-muted-foreground" />
          <span>
            <span className="font-medium text-primary underline underline-offset-[0.22em]">Elige un archivo</span> o
            suéltalo aquí
          </span>
        </span>
      ) : (
        <span className="flex w-full items-center gap-3">
          <FileSpreadsheet aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{file.name}</span>
            <span className="block text-xs text-subtle-foreground">{formatBytes(file.size)}</span>
          </span>
          {isBusy ? <Spinner className="text-muted-foreground" /> : null}
          <Button variant="ghost" size="icon" aria-label={`Quitar ${file.name}`} className="z-1" onClick={onRemove}>
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </span>
      )}
      <span role="status" className="sr-only">
        {fileInWords(file, isBusy)}
      </span>
    </div>
  );
}

function fileInWords(file: File | null, isBusy = false): string {
  if (file === null) return "";
  return isBusy ? "Leyendo el archivo…" : `Archivo elegido: ${file.name}`;
}
