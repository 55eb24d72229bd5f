import { type ReactNode, useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { classNames } from "../class-names.ts";
import { useLocalText } from "../region/local-text.tsx";
import { ChipToggle, type Choice, SelectBox, Tick } from "./controls.tsx";
import { FieldFoot, OptionFrame } from "./field-frame.tsx";
import { boundControl, type FieldProps, FieldShell, footOf, OptionGroupShell, useBoundField } from "./field-shell.tsx";

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
      <SelectBox {...boundControl(props.name, field)} options={options} placeholder={placeholder} />
    </FieldShell>
  );
}

interface SegmentedFieldProps extends FieldProps {
  /** Two to five; more belong in a select. */
  options: readonly Choice[];
}

/** One of two to five, all in sight. Real radio buttons, so arrows and forms work as everywhere. */
export function SegmentedField({ options, ...props }: SegmentedFieldProps) {
  const local = useLocalText();
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
            {local(option.label)}
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

interface ChipsFieldProps extends Omit<FieldProps, "name" | "optional"> {
  /** Each chip is a field of its own: `"si"` when chosen, empty when unknown. */
  chips: readonly { name: string; label: string }[];
}

/** Several yes/unknown facts as toggles: "Tiene: Ascensor, Terraza, Garaje". */
export function ChipsField({ chips, ...frame }: ChipsFieldProps) {
  return (
    <OptionFrame {...frame} id={useId()}>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <Chip key={chip.name} {...chip} />
        ))}
      </div>
    </OptionFrame>
  );
}

function Chip({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <ChipToggle
      label={label}
      name={name}
      value="si"
      ref={field.ref}
      checked={isYes(field.value)}
      onChange={(event) => field.onChange(event.target.checked ? "si" : "")}
      onBlur={field.onBlur}
    />
  );
}

interface SeveralFieldProps extends FieldProps {
  options: readonly Choice[];
}

/** Several of a closed list as toggles. Their values stand in one field, with blanks between them: `norte este`. */
export function SeveralField({ options, ...props }: SeveralFieldProps) {
  const field = useBoundField(props);
  const chosen = new Set(
    String(field.value)
      .split(/[\s,]+/)
      .filter(Boolean),
  );
  return (
    <OptionGroupShell {...props} field={field}>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <ChipToggle
            key={option.value}
            label={option.label}
            name={props.name}
            value={option.value}
            ref={index === 0 ? field.ref : null}
            checked={chosen.has(option.value)}
            onChange={(event) => {
              if (event.target.checked) chosen.add(option.value);
              else chosen.delete(option.value);
              field.setValue(options.flatMap(({ value }) => (chosen.has(value) ? [value] : [])).join(" "));
            }}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </OptionGroupShell>
  );
}

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
      <Tick
        {...boundControl(props.name, field)}
        label={label}
        value="si"
        checked={isYes(field.value)}
        onChange={(event) => field.setValue(event.target.checked ? "si" : "no")}
      />
      <FieldFoot {...footOf(field)} help={props.help} />
    </div>
  );
}
