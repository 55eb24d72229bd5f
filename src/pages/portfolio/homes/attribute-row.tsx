import { useWatch } from "react-hook-form";
import type { FormRow } from "#domain/shared/home-attributes/attribute.ts";
import {
  type AnyAttribute,
  type AttributeName,
  HOME_ATTRIBUTES,
  type NameOfKind,
  namesInRow,
} from "#domain/shared/home-attributes/table.ts";
import { SelectField, SeveralField, TriStateField } from "#ui/form/choice-fields.tsx";
import { FieldRow } from "#ui/form/field-group.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, NumberField } from "#ui/form/number-fields.tsx";
import { DateField, TextField } from "#ui/form/text-fields.tsx";

/** The controls of a row of the form, as the table of attributes has them. */
export function AttributeRow({ row, columns }: { row: FormRow; columns: 2 | 3 | 4 }) {
  return (
    <FieldRow columns={columns}>
      {namesInRow(row).map((name) => (
        <AttributeField key={name} name={name} />
      ))}
    </FieldRow>
  );
}

/** Rows that are closed until wanted; the heading says how many of their values are known. */
export function AttributeGroup({
  title,
  row,
  columns,
  several,
}: {
  title: string;
  row: FormRow;
  columns: 2 | 3 | 4;
  /** An attribute of several values, which stands above the row. */
  several?: NameOfKind<"choices">;
}) {
  const names: AttributeName[] = [...(several ? [several] : []), ...namesInRow(row)];
  const values: unknown[] = useWatch({ name: names });
  const filled = values.filter((value) => value !== undefined && value !== "").length;
  return (
    <MoreFields
      names={names}
      summary={
        <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
          {title}
          <span className="font-normal text-muted-foreground">
            {filled === 0 ? "Sin rellenar" : `${filled} de ${names.length}`}
          </span>
        </span>
      }
    >
      {several ? <SeveralAttribute name={several} /> : null}
      <AttributeRow row={row} columns={columns} />
    </MoreFields>
  );
}

/** The control of an attribute that has several values of a closed list. */
export function SeveralAttribute({ name }: { name: NameOfKind<"choices"> }) {
  const { label, names = {} }: AnyAttribute = HOME_ATTRIBUTES[name];
  return (
    <SeveralField
      name={name}
      label={label}
      optional
      options={Object.entries(names).map(([value, text]) => ({ value, label: text }))}
    />
  );
}

/** The control of an attribute's kind. Nothing of it must be known. */
function AttributeField({ name }: { name: AttributeName }) {
  const { kind, label, form, unit, names = {} }: AnyAttribute = HOME_ATTRIBUTES[name];
  if (!("row" in form)) return null;
  const { help, placeholder, isSigned } = form;
  const field = { name, label: form.label ?? label, optional: true, ...(help && { help }) };
  switch (kind) {
    case "number":
      return <NumberField {...field} {...(unit && { unit })} />;
    case "wholeNumber":
      return <NumberField {...field} whole={!isSigned} echo={false} />;
    case "money":
      return <MoneyField {...field} />;
    case "flag":
      return <TriStateField {...field} />;
    case "day":
      return <DateField {...field} />;
    case "choice":
      return (
        <SelectField
          {...field}
          options={Object.entries(names).map(([value, text]) => ({ value, label: text }))}
          {...(placeholder && { placeholder })}
        />
      );
    default:
      return <TextField {...field} />;
  }
}

/** A flag as a toggle among others. */
export function chipOf(name: AttributeName): { name: string; label: string } {
  const { form, label }: AnyAttribute = HOME_ATTRIBUTES[name];
  return { name, label: ("row" in form && form.label) || label };
}
