import { useController, useFormContext } from "react-hook-form";
import { type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";
import { describeFileRules, type FileRules, fileProblem } from "./file-check.ts";
import { FileZone } from "./file-zone.tsx";

interface FileFieldProps extends FieldProps, FileRules {
  /** Called with the file taken, or `null` once it is removed. */
  onFile?: (file: File | null) => void;
}

/**
 * One file, dropped or chosen. The field's value is the `File` itself (or `null`): browsers let no page restore it
 * after a reload. An unsuitable file is refused with the reason and leaves the earlier one in place.
 */
export function FileField({ extensions, maxBytes, onFile, ...props }: FileFieldProps) {
  const rules = { extensions, maxBytes };
  const field = useBoundField({ ...props, help: props.help ?? describeFileRules(rules) });
  const { control, setError, clearErrors } = useFormContext();
  const { field: raw } = useController({ name: props.name, control });
  const file = isFile(raw.value) ? raw.value : null;

  const take = (candidate: File) => {
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
      <FileZone
        {...field.aria}
        ref={field.ref}
        disabled={field.disabled}
        onBlur={field.onBlur}
        file={file}
        extensions={extensions}
        isInvalid={field.error !== undefined}
        onFile={take}
        onRemove={remove}
      />
    </FieldShell>
  );
}

function isFile(value: unknown): value is File {
  return typeof File !== "undefined" && value instanceof File;
}
