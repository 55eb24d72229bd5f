import { FileSpreadsheet, Upload, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { describeFileRules, fileProblem, formatBytes } from "#ui/form/file-check.ts";
import { Spinner } from "#ui/spinner.tsx";
import { FieldNote } from "../plain-choices.tsx";

const RULES = { extensions: [".csv", ".txt", ".vcf"], maxBytes: 20_000_000 };

interface FileDropProps {
  file: File | null;
  isReading: boolean;
  onFile: (file: File | null) => void;
}

/** One file of contacts, dropped or chosen; it is read at once. */
export function FileDrop({ file, isReading, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = (candidate: File | undefined) => {
    if (!candidate) return;
    const wrong = fileProblem(candidate, RULES);
    setProblem(wrong);
    if (wrong === undefined) onFile(candidate);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Archivo de contactos
      </label>
      <div
        className={classNames(
          "relative flex min-h-28 items-center justify-center rounded-sm border border-dashed px-4 py-4 text-sm transition-colors duration-(--duration-1)",
          "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
          isOver
            ? "border-primary bg-primary-soft text-primary-soft-foreground"
            : "border-input bg-card hover:bg-muted",
        )}
      >
        <input
          id={id}
          type="file"
          accept={RULES.extensions.join(",")}
          aria-describedby={`${id}-nota`}
          aria-invalid={problem === undefined ? undefined : true}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file again must count as a change.
            event.target.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {file === null ? (
          <span className="grid justify-items-center gap-1 text-center">
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
            {isReading ? <Spinner className="text-muted-foreground" /> : null}
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
      </div>
      <FieldNote id={`${id}-nota`} error={problem} help={describeFileRules(RULES)} />
      <span role="status" className="sr-only">
        {isReading ? "Leyendo el archivo…" : ""}
      </span>
    </div>
  );
}
