import { UserRound } from "lucide-react";
import { FormProvider, useForm } from "react-hook-form";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import type { PickedContact } from "./contact-picker.tsx";

interface OfferedContact extends PickedContact {
  detail: string | null;
  values: Record<string, unknown>;
}

interface ContactOption {
  value: string;
  label: string;
  detail: string;
  contact: OfferedContact;
}

interface ContactSearchProps {
  /** The tool's slug: each contact comes with values for it. */
  slug: string;
  onChoose: (contact: PickedContact, values: Record<string, unknown>) => void;
}

/** Finds somebody among the contacts. A form of its own, because its text is no input of the tool. */
export function ContactSearch({ slug, onChoose }: ContactSearchProps) {
  const form = useForm({ defaultValues: { contact: "", contactText: "" } });

  async function search(typed: string, signal: AbortSignal): Promise<ContactOption[]> {
    const response = await fetch(`/api/tools/${slug}/contacts?${new URLSearchParams({ buscar: typed })}`, { signal });
    if (!response.ok) throw new Error(`the contacts answered ${response.status}`);
    const { contacts } = (await response.json()) as { contacts: OfferedContact[] };
    return contacts.map((contact) => ({
      value: contact.id,
      label: contact.name,
      detail: contact.detail ?? "Sin teléfono ni correo",
      contact,
    }));
  }

  return (
    <FormProvider {...form}>
      {/* Enter takes an option; it must not send the tool's form around this one. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of the field within from going on */}
      <div
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      >
        <ComboboxField
          name="contact"
          textName="contactText"
          label="Para un contacto"
          placeholder="Nombre, teléfono o correo"
          optional
          icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
          search={search}
          onChoose={(option) => {
            if (option) onChoose({ id: option.contact.id, name: option.contact.name }, option.contact.values);
          }}
        />
      </div>
    </FormProvider>
  );
}
