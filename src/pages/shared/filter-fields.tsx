import { Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";

/** Fields of a filter: they live in the address, so they are plain controls of a form that only reads. */

function Labelled({
  id,
  label,
  className,
  children,
}: {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames("grid min-w-0 gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}

export function SearchField({
  name,
  label,
  value,
  placeholder,
}: {
  name: string;
  label: string;
  value: string;
  placeholder: string;
}) {
  const id = useId();
  return (
    <Labelled id={id} label={label} className="flex-[2_1_14rem]">
      <InputBox
        id={id}
        // Another filter is another field: typing is never overwritten meanwhile.
        key={value}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        lead={<Search aria-hidden size={16} strokeWidth={1.75} className="ml-3 shrink-0 text-muted-foreground" />}
        className="pl-1"
      />
    </Labelled>
  );
}

export function ChoiceField({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
}) {
  const id = useId();
  return (
    <Labelled id={id} label={label} className="flex-[1_1_8rem] sm:max-w-56">
      <SelectBox id={id} key={value} name={name} defaultValue={value} options={choices} />
    </Labelled>
  );
}

export function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <Labelled id={id} label={label} className="flex-[1_1_8rem] sm:max-w-56">
      <InputBox id={id} key={value} type="date" name={name} defaultValue={value} className="tabular-nums" />
    </Labelled>
  );
}

/** A choice that is on or off, as a label around its hidden box. */
export const pillClasses = classNames(
  "relative inline-flex min-h-9 items-center rounded-sm border border-input bg-card px-3 text-sm leading-tight hover:bg-muted pointer-coarse:min-h-11",
  "has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
);

interface RangeFieldProps {
  name: string;
  label: string;
  unit: string;
  from: number | null;
  to: number | null;
}

/** A range from one value to another, in one box. */
export function RangeField({ name, label, unit, from, to }: RangeFieldProps) {
  const id = useId();
  const end = (part: "desde" | "hasta", value: number | null) => (
    <input
      id={`${id}-${part}`}
      type="text"
      inputMode="decimal"
      name={`${name}-${part}`}
      defaultValue={value ?? ""}
      placeholder={part === "desde" ? "Desde" : "Hasta"}
      aria-label={`${label} ${part}`}
      autoComplete="off"
      className={classNames(controlClasses, "w-0 tabular-nums")}
    />
  );
  return (
    <fieldset className="grid min-w-0 flex-[2_1_13rem] gap-1.5 sm:max-w-72">
      <legend className="mb-1.5 text-sm font-medium">
        {label} <span className="font-normal text-subtle-foreground">({unit})</span>
      </legend>
      <div className={boxClasses(false, false)}>
        {end("desde", from)}
        <span aria-hidden className="text-subtle-foreground">
          –
        </span>
        {end("hasta", to)}
      </div>
    </fieldset>
  );
}
