import { useId, useState } from "react";
import { CONTACT_FILE_MB } from "#domain/crm/contacts/import-plan.ts";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import { describeFileRules, fileProblem } from "#ui/form/file-check.ts";
import { FileZone } from "#ui/form/file-zone.tsx";

const RULES = { extensions: [".csv", ".txt", ".vcf"], maxBytes: CONTACT_FILE_MB * 1_000_000 };

interface FileDropProps {
  file: File | null;
  isReading: boolean;
  onFile: (file: File | null) => void;
}

/** One file of contacts, dropped or chosen; it is read at once. */
export function FileDrop({ file, isReading, onFile }: FileDropProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const take = (candidate: File) => {
    const wrong = fileProblem(candidate, RULES);
    setProblem(wrong);
    if (wrong === undefined) onFile(candidate);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Archivo de contactos
      </label>
      <FileZone
        id={id}
        aria-describedby={`${id}-help`}
        file={file}
        extensions={RULES.extensions}
        isInvalid={problem !== undefined}
        isBusy={isReading}
        onFile={take}
        onRemove={() => onFile(null)}
      />
      <FieldFoot id={id} error={problem} help={describeFileRules(RULES)} />
    </div>
  );
}
