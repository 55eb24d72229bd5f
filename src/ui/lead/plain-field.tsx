import { Check, CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { boxClasses, controlClasses } from "../form/field-classes.ts";

interface PlainFieldProps extends Omit<ComponentProps<"input">, "id" | "children"> {
  name: string;
  label: string;
  /** Marks the label "(opcional)". */
  optional?: boolean;
  hideLabel?: boolean;
  error?: string | undefined;
  /** Lines: several make it a text area. */
  rows?: number;
  /** Under the field, while there is no error. */
  help?: ReactNode;
}

/** A field that keeps its typed text by itself: it survives every repaint, and typing before hydration. */
export function PlainField({
  name,
  label,
  optional = false,
  hideLabel = false,
  error,
  rows,
  help,
  className,
  ...control
}: PlainFieldProps) {
  const id = useId();
  const described = error !== undefined || help !== undefined;
  const shared = {
    id,
    name,
    "aria-invalid": error === undefined ? undefined : (true as const),
    "aria-describedby": described ? `${id}-help` : undefined,
    "aria-required": optional ? undefined : (true as const),
  };
  return (
    <div className={classNames("grid min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={id} className={classNames("text-sm leading-snug font-medium", hideLabel && "sr-only")}>
        {label}
        {optional ? <span className="font-normal text-subtle-foreground"> (opcional)</span> : null}
      </label>
      <div className={classNames(boxClasses(error !== undefined, false), hideLabel && "min-h-13")}>
        {rows === undefined ? (
          <input {...control} {...shared} className={controlClasses} />
        ) : (
          <textarea
            {...(control as ComponentProps<"textarea">)}
            {...shared}
            rows={rows}
            className={classNames(controlClasses, "field-sizing-content py-2.5 leading-normal")}
            style={{ minHeight: `calc(${rows * 1.5}em + 1.25rem)` }}
          />
        )}
      </div>
      {error === undefined ? (
        help === undefined ? null : (
          <p id={`${id}-help`} className="text-xs text-subtle-foreground">
            {help}
          </p>
        )
      ) : (
        <p id={`${id}-help`} className="flex items-start gap-1.5 text-xs font-medium text-destructive">
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** People never see it; a sender who fills it in is a program. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        No rellenes este campo
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A box that starts empty. */
export function PlainCheckbox({ children, ...control }: ComponentProps<"input"> & { name: string }) {
  return (
    <label className="flex items-start gap-2.5 py-1 text-sm leading-snug pointer-coarse:py-3">
      <span className="relative size-[1.15rem] shrink-0">
        <input
          {...control}
          type="checkbox"
          className="peer size-full appearance-none rounded-xs border border-input bg-card checked:border-primary checked:bg-primary forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          size={14}
          strokeWidth={2.5}
          className="pointer-events-none invisible absolute inset-0 m-auto text-primary-foreground peer-checked:visible forced-colors:hidden"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
