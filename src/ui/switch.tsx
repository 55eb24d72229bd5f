import { Switch as SwitchRoot } from "radix-ui";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Stands at the right end of the row: "+7.900 €". */
  trail?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** On or off, with effect at once ("Añade garaje"); in forms that are sent, use a checkbox. */
export function Switch({ checked, onChange, label, trail, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames("flex items-center gap-3 text-sm", className)}>
      <SwitchRoot.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="touch-target h-[1.4rem] w-10 shrink-0 rounded-full border border-transparent bg-input transition-colors duration-(--duration-1) disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-primary"
      >
        <SwitchRoot.Thumb className="block size-[1.1rem] translate-x-0.5 rounded-full bg-card transition-transform duration-(--duration-1) data-[state=checked]:translate-x-[1.15rem] forced-colors:bg-[ButtonText]" />
      </SwitchRoot.Root>
      <label htmlFor={id} className="flex-1 cursor-pointer py-1">
        {label}
      </label>
      {trail === undefined ? null : <span className="font-medium tabular-nums">{trail}</span>}
    </div>
  );
}
