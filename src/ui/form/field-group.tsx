import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { useLocalText } from "../region/local-text.tsx";

interface FieldGroupProps {
  /** "Dónde está", "Cómo es". */
  title: string;
  description?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled part of a form; parts are divided by a line inside one card. */
export function FieldGroup({ title, description, children, className }: FieldGroupProps) {
  const local = useLocalText();
  return (
    <fieldset className={classNames("min-w-0 border-b p-5 sm:p-7", className)}>
      {/* Floated, so that it flows inside the padding instead of sitting on the border. */}
      <legend className="float-left mb-5 w-full text-h4 leading-heading font-bold tracking-(--tracking-heading)">
        {local(title)}
      </legend>
      <div className="clear-both grid gap-5">
        {description === undefined ? null : <p className="-mt-3 text-sm text-muted-foreground">{description}</p>}
        {children}
      </div>
    </fieldset>
  );
}

const columnClasses = {
  2: "sm:grid-cols-2",
  3: "grid-cols-2 sm:grid-cols-3",
  4: "grid-cols-2 sm:grid-cols-4",
} as const;

/** Short fields side by side; two stand below each other on a phone, three and four go in pairs. */
export function FieldRow({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  // Label, control and foot share rows, so that controls line up beside a label of two lines.
  return (
    <div
      className={classNames(
        "grid items-start gap-x-4 gap-y-4 *:row-span-3 [&>div]:grid-rows-subgrid",
        columnClasses[columns],
      )}
    >
      {children}
    </div>
  );
}

interface SubmitBarProps {
  /** Verb first: "Calcular precio". */
  label: string;
  /** The catalogue's text while it runs: "Calculando…". */
  loadingText: string;
  loading?: boolean;
  /** Cost and balance: "Gasta 1 crédito. Te quedan 312." */
  cost?: ReactNode;
  /** Second actions: "Guardar borrador". */
  secondary?: ReactNode;
  disabled?: boolean;
  /** The form is as wide as the page: on large screens, too, the assistant's button stands above. */
  isWide?: boolean;
}

/** Foot of a form; it sticks to the bottom of the window so the way on is always in sight. On a phone it is 64 px high. */
export function SubmitBar({
  label,
  loadingText,
  loading,
  cost,
  secondary,
  disabled = false,
  isWide = false,
}: SubmitBarProps) {
  const { isSubmitting } = useFormState();
  return (
    <div
      data-submit-bar={isWide ? "wide" : ""}
      // A low window, as a page at 200 % has, needs its height for the fields: there the bar stays at the end of the form.
      className="sticky bottom-0 z-(--layer-sticky) flex items-center justify-between gap-x-4 rounded-b-lg bg-card px-5 py-2.5 shadow-[0_-1px_0_var(--border)] max-sm:gap-x-2 max-sm:px-4 sm:flex-wrap sm:gap-y-2 sm:px-7 sm:py-1.5 [@media(height<31.25rem)]:static"
    >
      {cost === undefined ? null : (
        <p className="text-xs text-subtle-foreground max-sm:line-clamp-2 max-sm:min-w-0 max-sm:flex-1 max-sm:leading-tight">
          {cost}
        </p>
      )}
      <div className="flex items-center justify-end gap-3 max-sm:gap-1 sm:flex-1">
        {secondary}
        <Button
          type="submit"
          size="lg"
          loading={loading ?? isSubmitting}
          loadingText={loadingText}
          disabled={disabled}
          className="max-sm:min-h-11 max-sm:px-3"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
