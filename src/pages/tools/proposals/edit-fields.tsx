import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { readNumber } from "#domain/shared/schema/fields.ts";
import { Button } from "#ui/button.tsx";
import { InputBox, SelectBox, TextareaBox, Tick, Unit } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { echoNumber } from "#ui/form/number-echo.ts";
import { controlId, type ProposalEditing } from "./use-proposal.ts";

/** The controls of the editor. Each is named by the path of its field in the document. */

export interface WordsProps {
  editing: ProposalEditing;
  path: string;
  label: string;
  value: string;
  max: number;
  onValue: (value: string) => void;
  rows?: number;
  help?: string;
  optional?: boolean;
  type?: "text" | "email" | "tel";
}

export function Words({
  editing,
  path,
  label,
  value,
  max,
  onValue,
  rows,
  help,
  optional = false,
  type = "text",
}: WordsProps) {
  const foot = { id: controlId(path), error: editing.errors[path], help };
  const control = { ...ariaOf(foot, optional), name: path, value, maxLength: max };
  return (
    <FieldFrame {...foot} label={label} optional={optional}>
      {rows === undefined ? (
        <InputBox
          {...control}
          type={type}
          autoComplete="off"
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      ) : (
        <TextareaBox {...control} rows={rows} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </FieldFrame>
  );
}

interface FigureProps {
  editing: ProposalEditing;
  path: string;
  label: string;
  value: number | null;
  unit: string;
  onValue: (value: number | null) => void;
  help?: string;
  optional?: boolean;
  isWhole?: boolean;
  /** An empty box is a mistake at once, for a figure that the document cannot be without. */
  isNeeded?: boolean;
}

/** A number kept as it was typed, with its interpretation below. */
export function Figure({
  editing,
  path,
  label,
  value,
  unit,
  onValue,
  help,
  optional = false,
  isWhole = false,
  isNeeded = false,
}: FigureProps) {
  const { errors, setFault } = editing;

  const [typed, setTyped] = useState<{ text: string; means: number | null } | null>(null);
  // Changed elsewhere (by the slider, by a result): the new value takes the place of what was typed.
  const isOwn = typed !== null && (typed.means === value || errors[path] !== undefined);
  const text = isOwn ? typed.text : value === null ? "" : formatNumber(value, 2);
  const foot = { id: controlId(path), error: errors[path], help, echo: echoNumber(text, unit) };
  // A box that is taken away takes its mistake along.
  useEffect(() => () => setFault(path, null), [path, setFault]);
  function read(next: string) {
    const number = next.trim() === "" ? null : Number(readNumber(next));
    const isWrong = number === null ? isNeeded : !Number.isFinite(number) || (isWhole && !Number.isInteger(number));
    setFault(path, isWrong ? (isWhole ? "Escribe un número entero" : "Escribe un número") : null);
    setTyped({ text: next, means: isWrong ? value : number });
    if (!isWrong) onValue(number);
  }
  return (
    <FieldFrame {...foot} label={label} optional={optional}>
      <InputBox
        {...ariaOf(foot, optional)}
        name={path}
        inputMode={isWhole ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={24}
        value={text}
        onChange={(event) => read(event.currentTarget.value)}
        trail={<Unit>{unit}</Unit>}
        className="pr-0 tabular-nums"
      />
    </FieldFrame>
  );
}

export function Check({
  path,
  label,
  isOn,
  onValue,
  disabled,
}: {
  path: string;
  label: ReactNode;
  isOn: boolean;
  onValue: (isOn: boolean) => void;
  disabled?: boolean;
}) {
  return (
    <Tick
      id={controlId(path)}
      name={path}
      label={label}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onValue(event.currentTarget.checked)}
    />
  );
}

interface ChoiceProps {
  editing: ProposalEditing;
  path: string;
  label: string;
  /** Empty while nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

/** A choice of one, which is offered as not made yet while the value is empty. */
export function Choice({ editing, path, label, value, options, onValue }: ChoiceProps) {
  const foot = { id: controlId(path), error: editing.errors[path] };
  return (
    <FieldFrame {...foot} label={label}>
      <SelectBox
        {...ariaOf(foot, false)}
        name={path}
        value={value}
        placeholder={value === "" ? "Elige" : undefined}
        options={options}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

export function AddButton({
  id,
  children,
  onClick,
  disabled,
}: {
  id?: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
}) {
  return (
    <div>
      <Button id={id} type="button" size="sm" variant="outline" disabled={disabled} onClick={onClick}>
        <Plus aria-hidden size={16} strokeWidth={1.75} /> {children}
      </Button>
    </div>
  );
}
