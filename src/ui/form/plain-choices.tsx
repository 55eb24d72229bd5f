import { Check, ChevronDown, CircleAlert, Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { boxClasses, controlClasses } from "./field-classes.ts";

/** Fields that keep their choice by themselves, like `PlainField`; repaints and live data never touch them. */

interface Choice {
  value: string;
  label: string;
}

interface PlainSelectProps extends Omit<ComponentProps<"select">, "id" | "children"> {
  name: string;
  label: string;
  choices: readonly Choice[];
  optional?: boolean;
  error?: string | undefined;
  help?: ReactNode;
}

export function PlainSelect({
  label,
  choices,
  optional = false,
  error,
  help,
  className,
  ...control
}: PlainSelectProps) {
  const id = useId();
  return (
    <div className={classNames("grid min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm leading-snug font-medium">
        {label}
        {optional ? <span className="font-normal text-subtle-foreground"> (opcional)</span> : null}
      </label>
      <div className={classNames(boxClasses(error !== undefined, control.disabled === true), "relative")}>
        <select
          {...control}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error !== undefined || help !== undefined ? `${id}-help` : undefined}
          className={classNames(
            controlClasses,
            "appearance-none truncate pr-10 [&>option]:bg-popover [&>option]:text-popover-foreground",
          )}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
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
      <FieldNote id={`${id}-help`} error={error} help={help} />
    </div>
  );
}

export function FieldNote({ id, error, help }: { id: string; error: string | undefined; help?: ReactNode }) {
  if (error !== undefined) {
    return (
      <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-destructive">
        <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
        {error}
      </p>
    );
  }
  return help === undefined ? null : (
    <p id={id} className="text-xs text-subtle-foreground">
      {help}
    </p>
  );
}

interface PlainChipsProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  chosen?: readonly string[];
  error?: string | undefined;
  help?: ReactNode;
  optional?: boolean;
}

/** Several of a few: each chosen one is a value of the form's `name`. */
export function PlainChips({ name, label, choices, chosen = [], error, help, optional = false }: PlainChipsProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={error || help ? `${id}-help` : undefined}>
      <legend className="mb-1.5 text-sm leading-snug font-medium">
        {label}
        {optional ? <span className="font-normal text-subtle-foreground"> (opcional)</span> : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              "group relative inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-input bg-card px-3 text-sm leading-tight pointer-coarse:min-h-11",
              "transition-colors duration-(--duration-1) hover:bg-muted",
              "has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
            )}
          >
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Plus aria-hidden size={16} strokeWidth={1.75} className="peer-checked:hidden" />
            <Check aria-hidden size={16} strokeWidth={1.75} className="hidden peer-checked:block" />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-help`} error={error} help={help} />
    </fieldset>
  );
}
