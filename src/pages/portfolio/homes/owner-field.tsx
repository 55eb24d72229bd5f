import { UserRound } from "lucide-react";
import { useFormContext } from "react-hook-form";
import type { ContactLine } from "#domain/crm/contacts/dto.ts";
import { callApi } from "#ui/call-api.ts";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Value of the option that makes a contact of the typed name. */
const NEW = "nuevo";

interface OwnerOption {
  value: string;
  label: string;
  detail: string;
}

/** The person who sells or lets the home: one of the contacts, or a new one. */
export function OwnerField() {
  const { setValue } = useFormContext();
  const add = async (fullName: string) => {
    setValue("ownerContactId", "");
    const outcome = await callApi<{ id: string }>("POST", "/api/crm/contacts", { fullName, roles: ["propietario"] });
    if (outcome.kind === "done") {
      setValue("ownerContactId", outcome.answer.id, { shouldDirty: true });
      showToast({ kind: "success", title: `${fullName} está en tus contactos` });
    } else {
      const reason = outcome.kind === "invalid" ? "Revisa el nombre." : outcome.description;
      showToast({ kind: "error", title: "No se ha podido añadir el contacto", description: reason });
    }
  };
  return (
    <ComboboxField
      name="ownerContactId"
      textName="ownerContactName"
      label="Propietario"
      optional
      placeholder="Nombre, correo o teléfono"
      help="Uno de tus contactos, o uno nuevo."
      icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
      onChoose={(option) => {
        if (option?.value === NEW) void add(option.label);
      }}
      search={async (typed, signal): Promise<OwnerOption[]> => {
        const response = await fetch(`/api/crm/contacts?limit=8&q=${encodeURIComponent(typed)}`, { signal });
        if (!response.ok) throw new Error(`the contacts answered ${response.status}`);
        const { contacts } = (await response.json()) as { contacts: ContactLine[] };
        const known = contacts.map(({ id, fullName, email, phone }) => ({
          value: id,
          label: fullName,
          detail: email ?? phone ?? "",
        }));
        const isNew = !known.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
        return isNew ? [...known, { value: NEW, label: typed, detail: "Añadir como contacto" }] : known;
      }}
    />
  );
}
