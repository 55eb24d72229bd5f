import { classNames } from "../class-names.ts";
import { InputBox, Unit } from "./controls.tsx";
import { boundControl, type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";
import { echoNumber } from "./number-echo.ts";

interface NumberFieldProps extends FieldProps {
  /** Shown inside the box, after the number: "m²", "años". */
  unit?: string;
  placeholder?: string;
  /** Whole numbers get the keypad without separators. */
  whole?: boolean;
  /** False for years and codes, which are never grouped. */
  echo?: boolean;
}

/**
 * A number kept as it was typed: comma or point, grouped or not. Under the field stands its interpretation, so nobody
 * is surprised by a separator.
 */
export function NumberField({ unit, placeholder, whole = false, echo = true, ...props }: NumberFieldProps) {
  const field = useBoundField(props, echo ? (typed) => echoNumber(typed, unit) : undefined);
  return (
    <FieldShell {...props} field={field}>
      <InputBox
        {...boundControl(props.name, field)}
        type="text"
        inputMode={whole ? "numeric" : "decimal"}
        autoComplete="off"
        placeholder={placeholder}
        trail={unit ? <Unit>{unit}</Unit> : null}
        className={classNames("tabular-nums", unit !== undefined && "pr-0")}
      />
    </FieldShell>
  );
}

type MoneyFieldProps = Omit<NumberFieldProps, "unit" | "echo"> & {
  /** Symbol or code after the amount: "€", "MXN", "€/mes". */
  unit?: string;
};

/** An amount of money, in currency units. */
export function MoneyField({ unit = "€", ...props }: MoneyFieldProps) {
  return <NumberField {...props} unit={unit} />;
}

/** A percentage as people say it: 3,25 for 3,25 %. */
export function PercentField(props: Omit<NumberFieldProps, "unit" | "echo">) {
  return <NumberField {...props} unit="%" />;
}
