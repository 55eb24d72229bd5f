import { type ReactNode, useState } from "react";
import { InputBox, TextareaBox, Unit } from "#ui/form/controls.tsx";

interface CommitFieldProps {
  label: string;
  value: string;
  /** Hears of a changed text when the field is left, or by Enter. */
  onCommit: (text: string) => void;
  maxLength?: number;
  inputMode?: "text" | "decimal" | "url";
  unit?: string;
  /** Several lines. */
  rows?: number;
  help?: ReactNode;
  disabled?: boolean;
}

/** A field that counts as one step to undo: what is typed becomes a change when it is left. Escape takes it back. */
export function CommitField({
  label,
  value,
  onCommit,
  rows,
  unit,
  help,
  inputMode = "text",
  ...more
}: CommitFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function keep() {
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of the boxes below
    <label className="grid gap-1 text-sm font-medium">
      {label}
      {rows === undefined ? (
        <InputBox
          {...more}
          inputMode={inputMode}
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(null);
          }}
          trail={unit ? <Unit>{unit}</Unit> : null}
        />
      ) : (
        <TextareaBox
          {...more}
          rows={rows}
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === "Escape") setTyped(null);
          }}
        />
      )}
      {help === undefined ? null : <span className="text-xs font-normal text-muted-foreground">{help}</span>}
    </label>
  );
}

/** A decimal as it is typed here, `1,5` or `1.5`; null for any other text. */
export function typedDecimal(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^-?\d{1,7}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

/** `1,5`: with a decimal comma, no more digits than asked for. */
export const shownDecimal = (value: number, digits = 2): string =>
  String(Number(value.toFixed(digits))).replace(".", ",");
