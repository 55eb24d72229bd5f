import { PlainField } from "../lead/plain-field.tsx";

type PersonField = "firstName" | "lastName" | "phone";

/** Name and telephone of an account, as cells of the form's grid. */
export function PersonFields({
  values,
  errors,
  isRequired = false,
}: {
  values: Partial<Record<PersonField, string | undefined>>;
  errors: Partial<Record<PersonField, string | undefined>>;
  isRequired?: boolean;
}) {
  const of = (name: PersonField) => ({
    name,
    required: isRequired,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <PlainField {...of("firstName")} label="Nombre" autoComplete="given-name" maxLength={100} />
      <PlainField {...of("lastName")} label="Apellidos" autoComplete="family-name" maxLength={100} />
      <PlainField {...of("phone")} type="tel" label="Teléfono" autoComplete="tel" maxLength={20} />
    </>
  );
}
