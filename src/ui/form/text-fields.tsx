import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { boxClasses, controlClasses } from "./field-classes.ts";
import { type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";

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
  autoComplete,
  maxLength,
  lead,
  trail,
  ...props
}: TextFieldProps) {
  const field = useBoundField(props);
  return (
    <FieldShell {...props} field={field}>
      <div className={boxClasses(field.error !== undefined, field.disabled)}>
        {lead ? <span className="pl-[0.8rem] text-muted-foreground">{lead}</span> : null}
        <input
          {...field.aria}
          ref={field.ref}
          name={props.name}
          type={type}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          onBlur={field.onBlur}
          disabled={field.disabled}
          placeholder={placeholder}
          autoComplete={autoComplete ?? "off"}
          maxLength={maxLength}
          className={classNames(controlClasses, lead !== undefined && "pl-0")}
        />
        {trail ? <span className="pr-[0.8rem] text-subtle-foreground">{trail}</span> : null}
      </div>
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
      <div className={boxClasses(field.error !== undefined, field.disabled)}>
        <textarea
          {...field.aria}
          ref={field.ref}
          name={props.name}
          rows={rows}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          onBlur={field.onBlur}
          disabled={field.disabled}
          placeholder={placeholder}
          maxLength={maxLength}
          className={classNames(controlClasses, "field-sizing-content py-2.5 leading-normal")}
          style={{ minHeight: `calc(${rows * 1.5}em + 1.25rem)` }}
        />
      </div>
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
}

/** A day, kept as YYYY-MM-DD; the browser shows it in the reader's own order. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const field = useBoundField(props);
  return (
    <FieldShell {...props} field={field}>
      <div className={boxClasses(field.error !== undefined, field.disabled)}>
        <input
          {...field.aria}
          ref={field.ref}
          name={props.name}
          type="date"
          min={min}
          max={max}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          onBlur={field.onBlur}
          disabled={field.disabled}
          className={classNames(controlClasses, "tabular-nums")}
        />
      </div>
    </FieldShell>
  );
}
