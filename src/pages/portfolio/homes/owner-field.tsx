import { UserRound } from "lucide-react";
import type { ContactLine } from "#domain/crm/contacts/dto.ts";
import { ComboboxField } from "#ui/form/combobox-field.tsx";

/** The person who sells or lets the home: one of the contacts. */
export function OwnerField() {
  return (
    <ComboboxField
      name="ownerContactId"
      textName="ownerContactName"
      label="Propietario"
      optional
      placeholder="Nombre, correo o teléfono"
      help="Uno de tus contactos."
      icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
      search={async (typed, signal) => {
        const response = await fetch(`/api/crm/contacts?limit=8&q=${encodeURIComponent(typed)}`, { signal });
        if (!response.ok) throw new Error(`the contacts answered ${response.status}`);
        const { contacts } = (await response.json()) as { contacts: ContactLine[] };
        return contacts.map(({ id, fullName, email, phone }) => ({
          value: id,
          label: fullName,
          detail: email ?? phone ?? "",
        }));
      }}
    />
  );
}
