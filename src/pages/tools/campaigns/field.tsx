import { useId } from "react";
import { InputBox, TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";

interface FieldProps {
  label: string;
  value: string;
  max: number;
  onValue: (value: string) => void;
  rows?: number;
  help?: string;
  placeholder?: string;
  type?: "text" | "url";
  id?: string;
  error?: string | undefined;
}

/** Words of the editor, on one line or several. */
export function Field({ label, value, max, onValue, rows, help, placeholder, type = "text", id, error }: FieldProps) {
  const own = useId();
  const foot = { id: id ?? own, error, help };
  const control = { ...ariaOf(foot, true), value, maxLength: max, placeholder };
  return (
    <FieldFrame {...foot} label={label}>
      {rows === undefined ? (
        <InputBox
          {...control}
          type={type}
          autoComplete="off"
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      ) : (
        <TextareaBox {...control} rows={rows} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </FieldFrame>
  );
}
