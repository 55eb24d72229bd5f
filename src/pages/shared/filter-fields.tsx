import { Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";

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
