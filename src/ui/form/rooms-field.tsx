import { useWatch } from "react-hook-form";
import { ambientesOf, bedroomsOf, countsAmbientes } from "#domain/shared/listing/ambientes.ts";
import { InputBox } from "./controls.tsx";
import { boundControl, type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";
import { NumberField } from "./number-fields.tsx";

/**
 * Bedrooms, or in a home of Argentina or Uruguay its «ambientes», as people there count. The form keeps bedrooms in either case.
 */
export function RoomsField(props: FieldProps & { label: string }) {
  const country: unknown = useWatch({ name: "home.country" });
  return countsAmbientes(country) ? <AmbientesField {...props} /> : <NumberField {...props} whole echo={false} />;
}

const isCount = (text: string) => /^\d{1,2}$/.test(text.trim());

function AmbientesField(props: FieldProps & { label: string }) {
  const shown = {
    ...props,
    label: "Ambientes",
    help: "Con el living: un 3 ambientes tiene 2 dormitorios; un monoambiente es 1.",
  };
  const field = useBoundField(shown);
  const value = isCount(field.value) ? String(ambientesOf(Number(field.value))) : field.value;
  const setValue = (typed: string) => field.setValue(isCount(typed) ? String(bedroomsOf(Number(typed))) : typed);
  return (
    <FieldShell {...shown} field={field}>
      <InputBox
        {...boundControl(props.name, { ...field, value, setValue })}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
      />
    </FieldShell>
  );
}
