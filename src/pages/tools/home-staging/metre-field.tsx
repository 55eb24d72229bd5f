import { useEffect, useId, useState } from "react";
import { InputBox, Unit } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";

interface MetreFieldProps {
  label: string;
  /** In metres; null leaves the field empty. */
  value: number | null;
  min: number;
  max: number;
  help?: string | undefined;
  onCommit: (metres: number) => void;
}

const written = (metres: number | null) => (metres === null ? "" : metres.toFixed(2).replace(".", ","));

/** A length in metres that counts when the field is left or Enter is pressed. What was typed stays, and a fault is said below it. */
export function MetreField({ label, value, min, max, help, onCommit }: MetreFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(written(value));
  const [error, setError] = useState<string | undefined>(undefined);
  // The value may come from a drag.
  useEffect(() => {
    setTyped(written(value));
    setError(undefined);
  }, [value]);
  const commit = () => {
    if (typed === written(value)) return;
    const metres = Number(typed.trim().replace(",", "."));
    if (typed.trim() === "" || !Number.isFinite(metres)) return setError("Escribe metros, como 2,50");
    if (metres < min || metres > max) return setError(`Entre ${written(min)} y ${written(max)}\u00a0m`);
    setError(undefined);
    onCommit(metres);
  };
  const foot = { id, error, help };
  return (
    <FieldFrame {...foot} label={label}>
      <InputBox
        {...ariaOf(foot, false)}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        trail={<Unit>m</Unit>}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </FieldFrame>
  );
}
