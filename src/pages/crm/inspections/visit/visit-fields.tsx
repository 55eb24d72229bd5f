import { createContext, type ReactNode, useContext, useId } from "react";
import { roomFor } from "#domain/crm/inspections/field-paths.ts";
import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import { classNames } from "#ui/class-names.ts";
import { InputBox, SelectBox, TextareaBox, Unit } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame, OptionFrame } from "#ui/form/field-frame.tsx";
import type { VisitEngine } from "./visit-engine.ts";
import type { VisitView } from "./visit-view.ts";

/** Fields of a visit: each is bound to its path, shows what this device holds, and keeps every letter. */

interface Visit {
  engine: VisitEngine;
  view: VisitView;
}
const VisitContext = createContext<Visit | null>(null);
export const VisitProvider = VisitContext.Provider;
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error("a field of a visit stands outside of one");
  return visit;
}

interface BoundProps {
  path: string;
  label: string;
  help?: ReactNode;
  className?: string;
}

function useBound(path: string) {
  const { engine, view } = useVisit();
  return {
    value: valueAt(view.fields, path),
    set: (value: string) => engine.typed(path, value),
    refusal: view.visit.pending.find((change) => change.path === path && change.fault)?.fault,
  };
}

interface TextProps extends BoundProps {
  unit?: string;
  /** Keypad of a telephone. */
  keypad?: "decimal" | "numeric" | "text";
  /** Why the typed text cannot be read; what was typed stays. */
  faultOf?: (typed: string) => string | undefined;
  lines?: number;
  autoComplete?: string;
}

export function VisitText({
  path,
  label,
  help,
  className,
  unit,
  keypad,
  faultOf,
  lines,
  autoComplete = "off",
}: TextProps) {
  const id = useId();
  const { value, set, refusal } = useBound(path);
  const foot = { id, help, error: refusal ?? faultOf?.(value) };
  const control = {
    ...ariaOf(foot, true),
    value,
    maxLength: roomFor(path),
    autoComplete,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  };
  return (
    <FieldFrame {...foot} label={label} className={className} isLive>
      {lines ? (
        <TextareaBox {...control} rows={lines} />
      ) : (
        <InputBox {...control} inputMode={keypad} trail={unit ? <Unit>{unit}</Unit> : null} />
      )}
    </FieldFrame>
  );
}

interface ChoiceProps extends BoundProps {
  choices: Readonly<Record<string, string>>;
}

export function VisitSelect({
  path,
  label,
  help,
  className,
  choices,
  placeholder,
}: ChoiceProps & { placeholder?: string }) {
  const id = useId();
  const { value, set, refusal } = useBound(path);
  const foot = { id, help, error: refusal };
  // A value that this version does not know stays to be seen.
  const known = value === "" || Object.hasOwn(choices, value) ? choices : { ...choices, [value]: value };
  return (
    <FieldFrame {...foot} label={label} className={className}>
      <SelectBox
        {...ariaOf(foot, true)}
        value={value}
        placeholder={placeholder ?? "Sin indicar"}
        options={Object.entries(known).map(([key, name]) => ({ value: key, label: name }))}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  );
}

/** One of few, each a large target. The chosen one is let go by touching it again. */
export function VisitChoice({ path, label, help, className, choices }: ChoiceProps) {
  const id = useId();
  const { value, set, refusal } = useBound(path);
  return (
    <OptionFrame id={id} label={label} help={help} error={refusal} className={className} optional={false}>
      <div className="flex flex-wrap gap-2">
        {Object.entries(choices).map(([key, name]) => (
          <label
            key={key}
            className={classNames(
              "relative inline-flex min-h-11 min-w-14 cursor-pointer items-center justify-center rounded-sm border px-3.5 py-2 text-control has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring",
              value === key
                ? "border-primary bg-primary-soft font-medium text-primary-soft-foreground forced-colors:border-2"
                : "border-input bg-card",
            )}
          >
            <input
              type="radio"
              name={id}
              value={key}
              checked={value === key}
              onChange={() => set(key)}
              onClick={() => value === key && set("")}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {name}
          </label>
        ))}
      </div>
    </OptionFrame>
  );
}
