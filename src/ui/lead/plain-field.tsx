import { type ComponentProps, type ReactNode, useId } from "react";
import { InputBox, TextareaBox, Tick } from "../form/controls.tsx";
import { ariaOf, FieldFrame, type FrameProps } from "../form/field-frame.tsx";

interface PlainFieldProps extends FrameProps, Omit<ComponentProps<"input">, "id" | "children" | "className"> {
  name: string;
  error?: string | undefined;
  /** Lines: several make it a text area. */
  rows?: number;
}

/** A field that keeps its typed text by itself: it survives every repaint, and typing before the page is awake. */
export function PlainField({ label, optional, hideLabel, error, rows, help, className, ...control }: PlainFieldProps) {
  const id = useId();
  const foot = { id, error, help };
  const aria = ariaOf(foot, optional);
  return (
    <FieldFrame {...foot} label={label} optional={optional} hideLabel={hideLabel} className={className}>
      {rows === undefined ? (
        <InputBox {...control} {...aria} boxClassName={hideLabel && "min-h-13"} />
      ) : (
        <TextareaBox {...(control as ComponentProps<"textarea">)} {...aria} rows={rows} />
      )}
    </FieldFrame>
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
export function PlainCheckbox({
  children,
  ...control
}: ComponentProps<"input"> & { name: string; children: ReactNode }) {
  return <Tick {...control} label={children} />;
}
