import { Check, ChevronDown, Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useLocalText } from "../region/local-text.tsx";
import { boxClasses, controlClasses } from "./field-classes.ts";

/**
 * The controls themselves, each drawn once. Who holds the value is not their business: they take `value` and `onChange` as well as
 * `defaultValue`. Whether a box shows an error follows from the control's `aria-invalid`.
 */

export interface Choice {
  value: string;
  label: string;
}

interface InputBoxProps extends Omit<ComponentProps<"input">, "children"> {
  /** An icon before the text, or a mark or unit after it. */
  lead?: ReactNode;
  trail?: ReactNode;
  /** Of the box around the control. */
  boxClassName?: string | false | undefined;
}

/** One line of text, a number, a day or a time in the box of a field. */
export function InputBox({ lead, trail, boxClassName, className, ...control }: InputBoxProps) {
  return (
    <div className={classNames(boxOf(control), boxClassName)}>
      {lead}
      <input {...control} className={classNames(controlClasses, className)} />
      {trail}
    </div>
  );
}

/** After a number inside its box: "m²", "€". The label or the echo says it to screen readers. */
export function Unit({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="pr-[0.8rem] text-sm whitespace-nowrap text-subtle-foreground">
      {children}
    </span>
  );
}

/** Several lines; the box grows with the text where the browser can. @param rows lines shown at first */
export function TextareaBox({ rows = 4, className, ...control }: ComponentProps<"textarea">) {
  return (
    <div className={boxOf(control)}>
      <textarea
        {...control}
        rows={rows}
        className={classNames(controlClasses, "field-sizing-content py-2.5 leading-normal", className)}
        style={{ minHeight: `calc(${rows * 1.5}em + 1.25rem)` }}
      />
    </div>
  );
}

interface SelectBoxProps extends Omit<ComponentProps<"select">, "children"> {
  options: readonly Choice[];
  /** Shown for the empty value, which without it cannot be chosen. */
  placeholder?: string | undefined;
  /** Between buttons of a bar, smaller than in a form. */
  isCompact?: boolean;
}

/**
 * One of many. It is the browser's own select in the box of a field: a phone opens its wheel or sheet, letters and arrows work as
 * everywhere, screen readers know it, it can be used before a script has come, and its list leaves every scrolling panel.
 *
 * @param className of the box
 */
export function SelectBox({ options, placeholder, isCompact = false, className, ...control }: SelectBoxProps) {
  const local = useLocalText();
  return (
    <div className={classNames(boxOf(control, isCompact), "relative", className)}>
      <select
        {...control}
        className={classNames(
          controlClasses,
          "appearance-none truncate [&>option]:bg-popover [&>option]:text-popover-foreground",
          isCompact ? "pr-8 pl-2.5" : "pr-10",
          placeholder !== undefined && "has-[option[value='']:checked]:text-subtle-foreground",
        )}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {local(option.label)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className={classNames("pointer-events-none absolute text-muted-foreground", isCompact ? "right-2" : "right-3")}
      />
    </div>
  );
}

interface TickProps extends Omit<ComponentProps<"input">, "children" | "className"> {
  /** May hold links: "Acepto las condiciones". */
  label: ReactNode;
}

/** A box to tick and what it stands for. */
export function Tick({ label, ...control }: TickProps) {
  const local = useLocalText();
  return (
    <label className="flex items-start gap-2.5 py-1 text-sm leading-snug pointer-coarse:py-3">
      <span className="relative size-[1.15rem] shrink-0">
        <input
          {...control}
          type="checkbox"
          className="peer size-full appearance-none rounded-xs border border-input bg-card checked:border-primary checked:bg-primary aria-invalid:border-destructive disabled:opacity-60 forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          size={14}
          strokeWidth={2.5}
          className="pointer-events-none invisible absolute inset-0 m-auto text-primary-foreground peer-checked:visible forced-colors:hidden"
        />
      </span>
      <span>{local(label)}</span>
    </label>
  );
}

/** A box as a toggle among others: a plus until it is chosen, a tick then. */
export function ChipToggle({ label, ...control }: Omit<TickProps, "label"> & { label: string }) {
  const local = useLocalText();
  return (
    <label className={chipClasses}>
      <input
        {...control}
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <Plus aria-hidden size={16} strokeWidth={1.75} className="peer-checked:hidden" />
      <Check aria-hidden size={16} strokeWidth={1.75} className="hidden peer-checked:block" />
      {local(label)}
    </label>
  );
}

const chipClasses = classNames(
  "relative inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-input bg-card px-3 text-sm leading-tight pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-muted",
  "has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:opacity-60",
);

/** The box around a control, as its error and its state say. */
const boxOf = (
  { disabled, "aria-invalid": invalid }: { disabled?: boolean | undefined; "aria-invalid"?: unknown },
  isCompact = false,
) => boxClasses(Boolean(invalid), disabled === true, isCompact);
