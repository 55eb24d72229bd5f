import { useId } from "react";
import { IMPORT_FILE_MB } from "#domain/portfolio/feeds/feed-values.ts";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import { fileProblem, formatBytes } from "#ui/form/file-check.ts";
import { FileZone } from "#ui/form/file-zone.tsx";

/** The same rules as the server's; gzip too, for senders of large feeds. */
const RULES = {
  extensions: [".csv", ".txt", ".xlsx", ".xml", ".json", ".gz"],
  maxBytes: IMPORT_FILE_MB * 1_000_000,
} as const;

interface FileDropProps {
  file: File | null;
  error: string | undefined;
  onFile: (file: File | null, problem?: string) => void;
}

/** The file, dropped or chosen. An unsuitable one is refused with the reason, and the one before stays. */
export function FileDrop({ file, error, onFile }: FileDropProps) {
  const id = useId();
  const take = (candidate: File) => {
    const problem = fileProblem(candidate, RULES);
    if (problem === undefined) onFile(candidate);
    else onFile(file, problem);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Archivo
      </label>
      <FileZone
        id={id}
        name="file"
        aria-describedby={`${id}-help`}
        file={file}
        extensions={RULES.extensions}
        isInvalid={error !== undefined}
        onFile={take}
        onRemove={() => onFile(null)}
      />
      <FieldFoot
        id={id}
        error={error}
        help={`CSV, Excel, XML de Kyero o JSON, hasta ${formatBytes(RULES.maxBytes)}.`}
      />
    </div>
  );
}
