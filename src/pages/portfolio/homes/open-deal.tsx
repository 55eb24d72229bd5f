import { Plus } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { ContactsPage } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";

const MOST_CHOICES = 8;

interface OpenDealProps {
  homeId: string;
  owner: { id: string; name: string } | null;
}

/** Opens a deal about a home: with its owner, or with somebody who is looked for. The contact's file has the form. */
export function OpenDeal({ homeId, owner }: OpenDealProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { contactId: "", contactIdText: "" } });
  const goTo = (contactId: string) => navigate(`/dashboard/contactos/${contactId}?trato=nuevo&vivienda=${homeId}`);
  const search = async (query: string) => {
    const path = `/api/crm/contacts?q=${encodeURIComponent(query)}&limite=${MOST_CHOICES}`;
    const found = await callApi<ContactsPage>("GET", path);
    if (found.kind !== "done") throw new Error("the contacts did not answer");
    return found.answer.contacts.map(({ id, fullName, company, email, phone }) => ({
      value: id,
      label: fullName,
      detail: company ?? phone ?? email ?? "",
    }));
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} strokeWidth={1.75} />
        Abrir trato
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Abrir trato" description="¿Con quién es?">
        <div className="grid gap-5">
          {owner ? (
            <Button variant="outline" className="justify-self-start" onClick={() => goTo(owner.id)}>
              Con {owner.name} (propiedad)
            </Button>
          ) : null}
          <FormProvider {...form}>
            <ComboboxField
              name="contactId"
              label={owner ? "Con otra persona" : "Contacto"}
              placeholder="Busca por nombre, correo o teléfono"
              search={search}
              onChoose={(contact) => {
                if (contact) void goTo(contact.value);
              }}
            />
          </FormProvider>
        </div>
      </Dialog>
    </>
  );
}
