import { Check, ChevronDown, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { classNames } from "../class-names.ts";
import { boxClasses, controlClasses } from "./field-classes.ts";
import { FieldFoot, type FieldProps, FieldShell, OptionGroupShell, useBoundField } from "./field-shell.tsx";

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Choice[];
  /** Shown for the empty value. */
  placeholder?: string;
}

/** One of many, with the system's own list: best on a phone and by keyboard. */
export function SelectField({ options, placeholder = "Elige una opción", ...props }: SelectFieldProps) {
  const field = useBoundField(props);
  return (
    <FieldShell {...props} field={field}>
      <div className={classNames(boxClasses(field.error !== undefined, field.disabled), "relative")}>
        <select
          {...field.aria}
          ref={field.ref}
          name={props.name}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          onBlur={field.onBlur}
          disabled={field.disabled}
          className={classNames(
            controlClasses,
            "appearance-none truncate pr-10 [&>option]:bg-popover [&>option]:text-popover-foreground",
            field.value === "" && "text-subtle-foreground",
          )}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute right-3 text-muted-foreground"
        />
      </div>
    </FieldShell>
  );
}

interface SegmentedFieldProps extends FieldProps {
  /** Two to five; more belong in a select. */
  options: readonly Choice[];
}

/** One of two to five, all in sight. Real radio buttons, so arrows and forms work as everywhere. */
export function SegmentedField({ options, ...props }: SegmentedFieldProps) {
  const field = useBoundField(props);
  return (
    <OptionGroupShell {...props} field={field}>
      <div
        className={classNames(
          "flex flex-wrap overflow-hidden rounded-sm border bg-border",
          "gap-px has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring",
          field.error === undefined ? "border-input" : "border-destructive ring-1 ring-destructive",
          field.disabled && "opacity-60",
        )}
      >
        {options.map((option, index) => (
          <label key={option.value} className={segmentClasses}>
            <input
              type="radio"
              name={props.name}
              ref={index === 0 ? field.ref : null}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => field.setValue(option.value)}
              onBlur={field.onBlur}
              disabled={field.disabled}
              aria-invalid={field.aria["aria-invalid"]}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            {option.label}
          </label>
        ))}
      </div>
    </OptionGroupShell>
  );
}

const segmentClasses = classNames(
  "relative flex min-h-10 flex-auto items-center justify-center bg-card px-3.5 py-2 text-center text-sm leading-tight font-medium max-sm:compact max-sm:px-1.5 pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-muted",
  "has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-checked:shadow-[inset_0_-2px_0_var(--primary)]",
  "forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4",
);

const TRI_STATE: readonly Choice[] = [
  { value: "si", label: "Sí" },
  { value: "no", label: "No" },
  { value: "", label: "No lo sé" },
];

/** Yes, no or unknown; unknown is the empty value, which the schemas read as "not said". */
export function TriStateField(props: FieldProps) {
  return <SegmentedField {...props} options={TRI_STATE} />;
}

interface ChipsFieldProps extends Omit<FieldProps, "name"> {
  /** Each chip is a field of its own: `"si"` when chosen, empty when unknown. */
  chips: readonly { name: string; label: string }[];
}

/** Several yes/unknown facts as toggles: "Tiene: Ascensor, Terraza, Garaje". */
export function ChipsField({ label, help, chips, className, disabled }: ChipsFieldProps) {
  return (
    <fieldset className={classNames("grid min-w-0 gap-1.5", className)} disabled={disabled}>
      <legend className="mb-1.5 text-sm leading-snug font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <Chip key={chip.name} {...chip} />
        ))}
      </div>
      {help === undefined ? null : <p className="text-xs text-subtle-foreground">{help}</p>}
    </fieldset>
  );
}

function Chip({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const on = isYes(field.value);
  const Icon = on ? Check : Plus;
  return (
    <label className={chipClasses}>
      <input
        type="checkbox"
        name={name}
        value="si"
        ref={field.ref}
        checked={on}
        onChange={(event) => field.onChange(event.target.checked ? "si" : "")}
        onBlur={field.onBlur}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {label}
    </label>
  );
}

const chipClasses = classNames(
  "relative inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-input bg-card px-3 text-sm leading-tight pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-muted",
  "has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:opacity-60",
);

/** Values that mean "yes" in a form or a saved draft. */
export function isYes(value: unknown): boolean {
  return value === true || value === "si" || value === "true";
}

interface CheckboxFieldProps extends Omit<FieldProps, "label" | "hideLabel" | "optional"> {
  /** May hold links: "Acepto las condiciones". */
  label: ReactNode;
}

/** One box: `"si"` when ticked, `"no"` once unticked. */
export function CheckboxField({ label, className, ...props }: CheckboxFieldProps) {
  const field = useBoundField({ ...props, label: "", optional: true });
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label htmlFor={field.aria.id} className="flex items-start gap-2.5 py-1 text-sm leading-snug pointer-coarse:py-3">
        <span className="relative size-[1.15rem] shrink-0">
          <input
            {...field.aria}
            ref={field.ref}
            type="checkbox"
            name={props.name}
            value="si"
            checked={isYes(field.value)}
            onChange={(event) => field.setValue(event.target.checked ? "si" : "no")}
            onBlur={field.onBlur}
            disabled={field.disabled}
            className="peer size-full appearance-none rounded-xs border border-input bg-card checked:border-primary checked:bg-primary aria-invalid:border-destructive disabled:opacity-60 forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            size={14}
            strokeWidth={2.5}
            className="pointer-events-none invisible absolute inset-0 m-auto text-primary-foreground peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldFoot field={field} help={props.help} />
    </div>
  );
}
