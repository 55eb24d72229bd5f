import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { InputBox, TextareaBox } from "./controls.tsx";
import { boundControl, type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";

interface TextFieldProps extends FieldProps {
  placeholder?: string;
  type?: "text" | "email" | "tel" | "url" | "search" | "password";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** An icon before or a mark after the text. */
  lead?: ReactNode;
  trail?: ReactNode;
}

/** One line of text. */
export function TextField({
  placeholder,
  type = "text",
  autoComplete = "off",
  maxLength,
  lead,
  trail,
  ...props
}: TextFieldProps) {
  const field = useBoundField(props);
  return (
    <FieldShell {...props} field={field}>
      <InputBox
        {...boundControl(props.name, field)}
        type={type}
        placeholder={placeholder}
        autoComplete={autoComplete}
        maxLength={maxLength}
        lead={lead ? <span className="pl-[0.8rem] text-muted-foreground">{lead}</span> : null}
        trail={trail ? <span className="pr-[0.8rem] text-subtle-foreground">{trail}</span> : null}
        className={lead === undefined ? "" : "pl-0"}
      />
    </FieldShell>
  );
}

interface TextareaFieldProps extends FieldProps {
  placeholder?: string;
  /** Lines shown at first; the box grows with the text where the browser can. */
  rows?: number;
  maxLength?: number;
}

/** Several lines. With `maxLength` the room left is said from the last fifth on. */
export function TextareaField({ placeholder, rows = 4, maxLength, ...props }: TextareaFieldProps) {
  const field = useBoundField(props, (text) => remainingText(text.length, maxLength));
  return (
    <FieldShell {...props} field={field}>
      <TextareaBox {...boundControl(props.name, field)} rows={rows} placeholder={placeholder} maxLength={maxLength} />
    </FieldShell>
  );
}

/** `Quedan 42 caracteres`, from the last fifth on. */
export function remainingText(length: number, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || length < maxLength * 0.8) return undefined;
  const left = Math.max(0, maxLength - length);
  return left === 1 ? "Queda 1 carácter" : `Quedan ${left} caracteres`;
}

interface DateFieldProps extends FieldProps {
  /** Bounds as ISO dates (YYYY-MM-DD). */
  min?: string;
  max?: string;
  /** Hears of what is typed before the form does. */
  onChanged?: ((value: string) => void) | undefined;
}

/** A day, kept as YYYY-MM-DD; the browser shows it in the reader's own order. */
export function DateField(props: DateFieldProps) {
  return <ClockField {...props} type="date" />;
}

/** Minutes between the times that a browser's own list offers. */
const TIME_STEP = 5;

/** A time of a day, kept as HH:MM. */
export function TimeField(props: Omit<DateFieldProps, "min" | "max">) {
  return <ClockField {...props} type="time" step={TIME_STEP * 60} />;
}

function ClockField({
  type,
  step,
  min,
  max,
  onChanged,
  ...props
}: DateFieldProps & { type: "date" | "time"; step?: number }) {
  const field = useBoundField(props);
  const control = boundControl(props.name, field);
  return (
    <FieldShell {...props} field={field}>
      <InputBox
        {...control}
        type={type}
        step={step}
        min={min}
        max={max}
        onChange={(event) => {
          onChanged?.(event.target.value);
          control.onChange(event);
        }}
        className="tabular-nums"
      />
    </FieldShell>
  );
}
