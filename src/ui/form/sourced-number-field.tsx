import { useState } from "react";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Tag } from "../tag.tsx";
import { InputBox, Unit } from "./controls.tsx";
import { boundControl, type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";

/** The part of a dated fact that the field needs; a range or a table gives its own number. */
export type FieldFact = Pick<DatedFact<unknown>, "label" | "validFrom" | "source" | "mark"> & { value: number };

interface SourcedNumberFieldProps extends Omit<FieldProps, "help" | "optional"> {
  /** The row in force for the chosen place and day; undefined without one, and the field asks. */
  fact: FieldFact | undefined;
  /** Shown inside the box: "%", "€". A fraction is shown as a percentage. */
  unit: string;
  /** Hint where no row is known. */
  ask: string;
}

/**
 * A number that a law or an index sets: it starts with the row's value, year, source and mark; it can be overridden,
 * and taken back. The form's value is empty while the row applies, so that another place or day brings its own row.
 */
export function SourcedNumberField({ fact, unit, ask, ...props }: SourcedNumberFieldProps) {
  const [isCleared, setCleared] = useState(false);
  const given = fact && shownValue(fact, unit);
  const note = fact ? <FactNote fact={fact} /> : ask;
  const field = useBoundField({ ...props, optional: fact !== undefined, help: note });
  const isOverridden = given !== undefined && field.value !== "";
  const help = isOverridden ? (
    <>
      {`La tabla dice ${given}\u00a0${unit}. `}
      <button
        type="button"
        className="link-text touch-target"
        onClick={() => {
          field.setValue("");
          setCleared(false);
        }}
      >
        Restablecer
      </button>
    </>
  ) : (
    note
  );
  return (
    <FieldShell {...props} help={help} field={field}>
      <InputBox
        {...boundControl(props.name, field)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // Emptied to type another number, it stays empty until it is left.
        value={field.value === "" && !isCleared ? (given ?? "") : field.value}
        onChange={(event) => {
          const typed = event.target.value;
          setCleared(typed === "");
          field.setValue(typed === given ? "" : typed);
        }}
        onBlur={() => {
          setCleared(false);
          field.onBlur();
        }}
        trail={<Unit>{unit}</Unit>}
        className="pr-0 tabular-nums"
      />
    </FieldShell>
  );
}

function shownValue({ value }: FieldFact, unit: string): string {
  return formatNumber(unit === "%" ? value * 100 : value, 4);
}

/** Year, source and doubt of a row. */
function FactNote({ fact: { label, validFrom, source, mark } }: { fact: FieldFact }) {
  const year = validFrom.slice(0, 4);
  return (
    <>
      {`${label}, desde ${year}. `}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noreferrer" className="link-text">
          {source.title}
          <span className="sr-only"> (en otra pestaña)</span>
        </a>
      ) : (
        source.title
      )}
      {mark === "por-comprobar" ? (
        <>
          {" "}
          <Tag tone="warning">por comprobar</Tag>
        </>
      ) : mark === "una-fuente" ? (
        " · una sola fuente"
      ) : null}
    </>
  );
}
