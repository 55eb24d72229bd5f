import { type ReactNode, useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { ariaOf, type FieldAria, FieldFrame, type FrameProps, labelIdOf, OptionFrame } from "./field-frame.tsx";

/** Props of every bound field. `name` may be nested: "home.builtAreaM2". */
export interface FieldProps extends FrameProps {
  name: string;
  disabled?: boolean;
}

export interface BoundField {
  /** The value as typed; never `undefined`. */
  value: string;
  setValue: (value: string) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  aria: FieldAria;
  labelId: string;
  error: string | undefined;
  /** Interpretation of the typed value, beside the help. */
  echo: string | undefined;
  disabled: boolean;
}

/**
 * Binds a field to the surrounding react-hook-form. Values are the strings that were typed or chosen; the tool's
 * schema turns them into numbers and flags.
 *
 * @param echoOf what is said about the value as typed
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
  return {
    value,
    setValue: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    labelId: labelIdOf(id),
    error,
    echo,
    disabled: disabled === true || formState.disabled,
    aria: ariaOf({ id, error, help, echo }, optional),
  };
}

/** Properties of a bound control besides its own: name, value, typing, and the ids of its frame. */
export const boundControl = (name: string, field: BoundField) => ({
  ...field.aria,
  ref: field.ref,
  name,
  value: field.value,
  onChange: (event: { target: { value: string } }) => field.setValue(event.target.value),
  onBlur: field.onBlur,
  disabled: field.disabled,
});

interface FieldShellProps extends FieldProps {
  field: BoundField;
  children: ReactNode;
}

/** The frame of a bound field. Its error is read out as it appears, for bound forms are checked while somebody types. */
export function FieldShell({ name: _name, disabled: _disabled, field, ...frame }: FieldShellProps) {
  return <FieldFrame {...frame} {...footOf(field)} />;
}

/** The same for a group of options. */
export function OptionGroupShell({ name: _name, disabled: _disabled, field, ...frame }: FieldShellProps) {
  return <OptionFrame {...frame} {...footOf(field)} disabled={field.disabled} />;
}

/** Properties of the foot of a bound field, besides its help. */
export const footOf = ({ aria, error, echo }: BoundField) => ({ id: aria.id, error, echo, isLive: true });
