import { useState } from "react";
import { contactForm } from "#domain/crm/contacts/contact-forms.ts";
import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ContactFields } from "../contact-fields.tsx";
import { readContactForm } from "../contact-form.ts";
import { useCrmForm } from "../use-crm-form.ts";

interface EditContactDialogProps {
  contact: ContactFile;
  open: boolean;
  onClose: () => void;
}

/** Changes a contact. Closing keeps typed values; after saving it begins with the present ones. */
export function EditContactDialog({ contact, open, onClose }: EditContactDialogProps) {
  const [round, setRound] = useState(0);
  const { isBusy, errors, formProps } = useCrmForm({
    schema: contactForm,
    read: readContactForm,
    method: "PATCH",
    path: `/contacts/${contact.id}`,
    doneText: "Contacto guardado",
    onDone: () => {
      setRound(round + 1);
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Editar a ${contact.fullName}`}>
      <form key={round} {...formProps} className="grid gap-5">
        <ContactFields errors={errors} contact={contact} />
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar cambios
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
