import { classNames } from "#ui/class-names.ts";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";
import { type FieldProps, FieldShell, useBoundField } from "#ui/form/field-shell.tsx";

/** A day, with the system's own calendar. */
export function DateField(props: FieldProps) {
  const field = useBoundField(props);
  return (
    <FieldShell {...props} field={field}>
      <div className={boxClasses(field.error !== undefined, field.disabled)}>
        <input
          {...field.aria}
          ref={field.ref}
          type="date"
          name={props.name}
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
