import { FileSpreadsheet, Upload, X } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";
import { describeFileRules, type FileRules, fileProblem, formatBytes } from "./file-check.ts";

interface FileFieldProps extends FieldProps, FileRules {
  /** Called with the file taken, or `null` once it is removed. */
  onFile?: (file: File | null) => void;
}

/**
 * One file, dropped or chosen. The field's value is the `File` itself (or `null`): browsers let no page restore it
 * after a reload. What does not fit the rules is refused with the reason and leaves the earlier file in place.
 */
export function FileField({ extensions, maxBytes, onFile, ...props }: FileFieldProps) {
  const rules = { extensions, maxBytes };
  const field = useBoundField({ ...props, help: props.help ?? describeFileRules(rules) });
  const { control, setError, clearErrors } = useFormContext();
  const { field: raw } = useController({ name: props.name, control });
  const [dragging, setDragging] = useState(false);
  const file = isFile(raw.value) ? raw.value : null;

  const take = (candidate: File | undefined) => {
    if (candidate === undefined) return;
    const problem = fileProblem(candidate, rules);
    if (problem !== undefined) {
      setError(props.name, { type: "file", message: problem });
      return;
    }
    clearErrors(props.name);
    raw.onChange(candidate);
    onFile?.(candidate);
  };
  const remove = () => {
    raw.onChange(null);
    onFile?.(null);
  };

  return (
    <FieldShell {...props} help={props.help ?? describeFileRules(rules)} field={field}>
      <div
        className={classNames(
          "relative flex min-h-24 items-center justify-center rounded-sm border border-dashed px-4 py-4 text-sm transition-colors duration-(--duration-1)",
          "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
          dragging ? "border-primary bg-primary-soft text-primary-soft-foreground" : "bg-card hover:bg-muted",
          !dragging && (field.error === undefined ? "border-input" : "border-destructive"),
          field.disabled && "opacity-60",
        )}
      >
        <input
          {...field.aria}
          ref={field.ref}
          type="file"
          accept={extensions.join(",")}
          disabled={field.disabled}
          onDragEnter={() => setDragging(true)}
          onDragLeave={() => setDragging(false)}
          onDrop={() => setDragging(false)}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file again must count as a change.
            event.target.value = "";
          }}
          onBlur={field.onBlur}
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
            <Button variant="ghost" size="icon" aria-label={`Quitar ${file.name}`} className="z-1" onClick={remove}>
              <X aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </span>
        )}
        <span role="status" className="sr-only">
          {file === null ? "" : `Archivo elegido: ${file.name}`}
        </span>
      </div>
    </FieldShell>
  );
}

function isFile(value: unknown): value is File {
  return typeof File !== "undefined" && value instanceof File;
}
