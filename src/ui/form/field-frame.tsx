import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useLocalText } from "../region/local-text.tsx";

/**
 * The frame around every control, whoever holds its value: label, hint, error, and the ids that tie them together. The
 * fields of react-hook-form (`field-shell`) and those that keep their value by themselves (`plain-field`,
 * `plain-choices`) are drawn by it.
 */

/** Properties of every field. */
export interface FrameProps {
  label: string;
  /** One line under the field; an error takes its place. Say here where a prefilled value comes from. */
  help?: ReactNode;
  /** Marks the label "(opcional)". */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where a table header already shows it. */
  hideLabel?: boolean | undefined;
  /** Place in the layout. */
  className?: string | undefined;
}

/** Properties of the foot of a field, whose id describes its control. */
interface FootProps {
  /** The control's id. */
  id: string;
  error?: string | undefined;
  help?: ReactNode;
  /** A remark about the value as typed, before the help. */
  echo?: string | undefined;
  /**
   * The error is read out as it appears: for fields that are checked while somebody types. A form that is checked as a whole
   * leads the focus to its first error instead, which reads that one and not all of them.
   */
  isLive?: boolean | undefined;
}

/** Ids and ARIA that tie a control to its label, hint and error. */
export interface FieldAria {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
}

const helpIdOf = (id: string) => `${id}-help`;
export const labelIdOf = (id: string) => `${id}-label`;

/** The ARIA of a control. @param optional it may be left out, or has no empty value */
export function ariaOf({ id, error, help, echo }: FootProps, optional: boolean | undefined): FieldAria {
  const isDescribed = error !== undefined || help !== undefined || echo !== undefined;
  return {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": isDescribed ? helpIdOf(id) : undefined,
    "aria-required": optional ? undefined : true,
  };
}

interface FieldFrameProps extends FrameProps, FootProps {
  help?: ReactNode;
  children: ReactNode;
}

/** Label above, control, and below it either the help or the error. */
export function FieldFrame({ label, optional, hideLabel, className, children, ...foot }: FieldFrameProps) {
  const local = useLocalText();
  return (
    <div className={classNames("grid min-w-0 content-start gap-1.5", className)}>
      <label
        htmlFor={foot.id}
        id={labelIdOf(foot.id)}
        className={classNames(labelClasses, "self-end", hideLabel && "sr-only")}
      >
        {local(label)}
        {optional ? <OptionalMark /> : null}
      </label>
      {children}
      <FieldFoot {...foot} />
    </div>
  );
}

interface OptionFrameProps extends FieldFrameProps {
  disabled?: boolean | undefined;
}

/** The same for a group of options: a fieldset, because there is no single control to label. */
export function OptionFrame({ label, optional, hideLabel, className, disabled, children, ...foot }: OptionFrameProps) {
  const local = useLocalText();
  return (
    <fieldset
      id={foot.id}
      className={classNames("grid min-w-0 content-start gap-1.5", className)}
      aria-describedby={ariaOf(foot, optional)["aria-describedby"]}
      disabled={disabled}
    >
      <legend id={labelIdOf(foot.id)} className={classNames(labelClasses, "mb-1.5", hideLabel && "sr-only")}>
        {local(label)}
        {optional ? <OptionalMark /> : null}
      </legend>
      {children}
      <FieldFoot {...foot} />
    </fieldset>
  );
}

/** The error if there is one, otherwise echo and help; nothing where there is nothing to say. */
export function FieldFoot({ id, error, help, echo, isLive = false }: FootProps) {
  const local = useLocalText();
  if (error !== undefined) {
    return (
      <p
        id={helpIdOf(id)}
        className="flex items-start gap-1.5 text-xs font-medium text-destructive"
        role={isLive ? "alert" : undefined}
      >
        <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
        {error}
      </p>
    );
  }
  if (help === undefined && echo === undefined) return null;
  return (
    <p id={helpIdOf(id)} className="text-xs text-subtle-foreground">
      {echo === undefined ? null : <span className="text-muted-foreground tabular-nums">{echo}</span>}
      {echo !== undefined && help !== undefined ? " · " : null}
      {local(help)}
    </p>
  );
}

function OptionalMark() {
  return <span className="font-normal text-subtle-foreground"> (opcional)</span>;
}

const labelClasses = "text-sm leading-snug font-medium";
