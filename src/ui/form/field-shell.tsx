import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { classNames } from "../class-names.ts";

/** Props of every field. `name` may be nested: "home.builtAreaM2". */
export interface FieldProps {
  name: string;
  label: string;
  /** One line under the field; an error takes its place. Say here where a prefilled value comes from. */
  help?: ReactNode;
  /** Marks the label "(opcional)". */
  optional?: boolean;
  disabled?: boolean;
  /** Keeps the label for screen readers only, where a table header already shows it. */
  hideLabel?: boolean;
  /** Place in the layout. */
  className?: string | undefined;
}

/** Ids and ARIA that tie a control to its label, help and error. */
interface FieldAria {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
}

export interface BoundField {
  /** The value as typed; never `undefined`. */
  value: string;
  setValue: (value: string) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  aria: FieldAria;
  labelId: string;
  helpId: string;
  error: string | undefined;
  /** Interpretation of the typed value, beside the help. */
  echo: string | undefined;
  disabled: boolean;
}

/**
 * Binds a field to the surrounding react-hook-form. Values are the strings that were typed or chosen; the tool's
 * schema turns them into numbers and flags.
 */
export function useBoundField(
  { name, help, optional, disabled }: FieldProps,
  echoOf?: (value: string) => string | undefined,
): BoundField {
  const id = useId();
  const { control } = useFormContext();
  const { field, fieldState, formState } = useController({ name, control });
  const error = fieldState.error?.message;
  const value = typeof field.value === "string" ? field.value : field.value == null ? "" : String(field.value);
  const echo = echoOf?.(value);
  const described = error !== undefined || help !== undefined || echo !== undefined;
  return {
    value,
    setValue: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    labelId: `${id}-label`,
    helpId: `${id}-help`,
    error,
    echo,
    disabled: disabled === true || formState.disabled,
    aria: {
      id,
      "aria-invalid": error === undefined ? undefined : true,
      "aria-describedby": described ? `${id}-help` : undefined,
      "aria-required": optional ? undefined : true,
    },
  };
}

interface FieldShellProps extends FieldProps {
  field: BoundField;
  children: ReactNode;
}

/** Label above, control, and below it either the help or the error. */
export function FieldShell({ label, help, optional, hideLabel, className, field, children }: FieldShellProps) {
  return (
    <div className={classNames("grid min-w-0 content-start gap-1.5", className)}>
      <label
        htmlFor={field.aria.id}
        id={field.labelId}
        className={classNames(labelClasses, "self-end", hideLabel && "sr-only")}
      >
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      {children}
      <FieldFoot field={field} help={help} />
    </div>
  );
}

/** The same for a group of options: a fieldset, because there is no single control to label. */
export function OptionGroupShell({ label, help, optional, hideLabel, className, field, children }: FieldShellProps) {
  return (
    <fieldset
      id={field.aria.id}
      className={classNames("grid min-w-0 content-start gap-1.5", className)}
      aria-describedby={field.aria["aria-describedby"]}
      disabled={field.disabled}
    >
      <legend id={field.labelId} className={classNames(labelClasses, "mb-1.5", hideLabel && "sr-only")}>
        {label}
        {optional ? <OptionalMark /> : null}
      </legend>
      {children}
      <FieldFoot field={field} help={help} />
    </fieldset>
  );
}

/** The error if there is one, otherwise echo and help. */
export function FieldFoot({ field, help }: { field: BoundField; help?: ReactNode }) {
  const { echo } = field;
  if (field.error !== undefined) {
    return (
      <p id={field.helpId} className="flex items-start gap-1.5 text-xs font-medium text-destructive" role="alert">
        <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
        {field.error}
      </p>
    );
  }
  if (help === undefined && echo === undefined) return null;
  return (
    <p id={field.helpId} className="text-xs text-subtle-foreground">
      {echo === undefined ? null : <span className="text-muted-foreground tabular-nums">{echo}</span>}
      {echo !== undefined && help !== undefined ? " · " : null}
      {help}
    </p>
  );
}

function OptionalMark() {
  return <span className="font-normal text-subtle-foreground"> (opcional)</span>;
}

const labelClasses = "text-sm leading-snug font-medium";
