import { useId } from "react";
import { type Choice, InputBox, SelectBox, TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";

/** Fields of a step: what is typed goes into the draft at once. */

interface Common {
  label: string;
  help?: string | undefined;
  hideLabel?: boolean;
  className?: string;
}

export function TextField({
  value,
  onChange,
  maxLength,
  placeholder,
  ...frame
}: Common & { value: string; onChange: (value: string) => void; maxLength: number; placeholder?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} {...frame}>
      <InputBox
        id={id}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

export function LongField({
  value,
  onChange,
  rows = 4,
  ...frame
}: Common & { value: string; onChange: (value: string) => void; rows?: number }) {
  const id = useId();
  return (
    <FieldFrame id={id} {...frame}>
      <TextareaBox
        id={id}
        value={value}
        rows={rows}
        maxLength={2_000}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

export function ChoiceField<T extends string>({
  value,
  onChange,
  options,
  placeholder,
  ...frame
}: Common & { value: T; onChange: (value: T) => void; options: readonly Choice[]; placeholder?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} {...frame}>
      <SelectBox
        id={id}
        value={value}
        options={options}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value as T)}
      />
    </FieldFrame>
  );
}

/** A whole number; while nothing readable stands there, the draft keeps the last one. */
export function CountField({
  value,
  onChange,
  min,
  max,
  ...frame
}: Common & { value: number; onChange: (value: number) => void; min: number; max: number }) {
  const id = useId();
  return (
    <FieldFrame id={id} {...frame}>
      <InputBox
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        key={id}
        defaultValue={value}
        onChange={(event) => {
          const read = event.target.valueAsNumber;
          if (Number.isInteger(read) && read >= min && read <= max) onChange(read);
        }}
      />
    </FieldFrame>
  );
}
