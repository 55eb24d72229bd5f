import { type ComponentProps, useId } from "react";
import { ChipToggle, type Choice, SelectBox } from "./controls.tsx";
import { ariaOf, FieldFrame, type FrameProps, OptionFrame } from "./field-frame.tsx";

/** Fields that keep their choice by themselves, like `PlainField`; repaints and live data never touch them. */

interface PlainSelectProps extends FrameProps, Omit<ComponentProps<"select">, "id" | "children" | "className"> {
  choices: readonly Choice[];
  error?: string | undefined;
}

/** One of many. A form that reads it names it; where the page holds the value, `value` and `onChange` do. */
export function PlainSelect({
  label,
  choices,
  optional,
  hideLabel,
  error,
  help,
  className,
  ...control
}: PlainSelectProps) {
  const id = useId();
  const foot = { id, error, help };
  return (
    <FieldFrame {...foot} label={label} optional={optional} hideLabel={hideLabel} className={className}>
      {/* One of its choices is always chosen: nothing can be missing. */}
      <SelectBox {...control} {...ariaOf(foot, true)} options={choices} />
    </FieldFrame>
  );
}

interface PlainChipsProps extends FrameProps {
  name: string;
  choices: readonly Choice[];
  chosen?: readonly string[];
  error?: string | undefined;
}

/** Several of a few: each chosen one is a value of the form's `name`. */
export function PlainChips({ name, choices, chosen = [], ...frame }: PlainChipsProps) {
  return (
    <OptionFrame {...frame} id={useId()}>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <ChipToggle key={value} label={label} name={name} value={value} defaultChecked={chosen.includes(value)} />
        ))}
      </div>
    </OptionFrame>
  );
}
