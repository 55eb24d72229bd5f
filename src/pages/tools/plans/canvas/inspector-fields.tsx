import { type KeyboardEvent, useId, useState } from "react";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { InputBox, TextareaBox, Unit } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { typedMetres } from "./plan-words.ts";
import { readLength } from "./typed-length.ts";

/**
 * Fields beside the drawing. They take what is typed on Enter and when they are left; what cannot be taken stays typed, with the reason.
 * A value that changes elsewhere takes the place of what stood there.
 */

interface CommitFieldProps {
  label: string;
  value: string;
  unit?: string;
  help?: string;
  maxLength?: number;
  isDisabled?: boolean;
  isLong?: boolean;
  inputMode?: "text" | "decimal";
  /** Does what was typed, or says in Spanish why not. */
  commit: (text: string) => string | null;
}

export function CommitField(props: CommitFieldProps) {
  return <KeptField key={props.value} {...props} />;
}

function KeptField({
  label,
  value,
  unit,
  help,
  maxLength = 40,
  isDisabled = false,
  isLong = false,
  inputMode = "text",
  commit,
}: CommitFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [error, setError] = useState<string | undefined>();
  const foot = { id, error, help, isLive: true };
  function take() {
    if (text === value) return setError(undefined);
    setError(commit(text) ?? undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      setText(value);
      setError(undefined);
    }
    if (event.key !== "Enter" || (isLong && event.shiftKey)) return;
    event.preventDefault();
    take();
  }
  const control = {
    ...ariaOf(foot, true),
    value: text,
    maxLength,
    disabled: isDisabled,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onBlur: take,
    onKeyDown,
  };
  return (
    <FieldFrame {...foot} label={label}>
      {isLong ? (
        <TextareaBox {...control} rows={2} />
      ) : (
        <InputBox
          {...control}
          inputMode={inputMode}
          autoComplete="off"
          trail={unit === undefined ? null : <Unit>{unit}</Unit>}
        />
      )}
    </FieldFrame>
  );
}

interface LengthFieldProps {
  label: string;
  valueMm: number | null;
  help?: string;
  minMm?: number;
  maxMm?: number;
  isDisabled?: boolean;
  /** Given, an empty field is taken. */
  onEmpty?: () => void;
  onLength: (lengthMm: number) => void;
}

/** A length in metres, or with its own unit. */
export function LengthField({
  label,
  valueMm,
  help,
  minMm = 10,
  maxMm = 100_000,
  isDisabled = false,
  onEmpty,
  onLength,
}: LengthFieldProps) {
  return (
    <CommitField
      label={label}
      value={valueMm === null ? "" : typedMetres(valueMm)}
      unit="m"
      inputMode="decimal"
      isDisabled={isDisabled}
      {...(help === undefined ? {} : { help })}
      commit={(text) => {
        if (text.trim() === "" && onEmpty) {
          onEmpty();
          return null;
        }
        const read = readLength(text, Math.max(0, minMm));
        if (read.kind === "refused") return read.reason;
        if (read.lengthMm > maxMm) return `Como mucho, ${typedMetres(maxMm)}\u00a0m.`;
        onLength(read.lengthMm);
        return null;
      }}
    />
  );
}

/** Degrees, clockwise; beyond a full turn they begin anew. */
export function DegreesField({
  value,
  isDisabled,
  onDegrees,
}: {
  value: number;
  isDisabled: boolean;
  onDegrees: (degrees: number) => void;
}) {
  return (
    <CommitField
      label="Giro"
      value={String(Math.round(value * 100) / 100).replace(".", ",")}
      unit="°"
      inputMode="decimal"
      isDisabled={isDisabled}
      commit={(text) => {
        const degrees = parseSpanishNumber(text.replace("°", ""));
        if (degrees === undefined || Math.abs(degrees) > 3600) return "Escribe los grados, como 45.";
        onDegrees(((degrees % 360) + 360) % 360);
        return null;
      }}
    />
  );
}
