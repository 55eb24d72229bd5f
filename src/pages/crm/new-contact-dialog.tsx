import { useNavigate } from "react-router";
import { contactForm } from "#domain/crm/contacts/contact-forms.ts";
import type { Colleague } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { readContactForm } from "./contact-form.ts";
import { useCrmPlace } from "./crm-place.ts";
import { useCrmForm } from "./use-crm-form.ts";

interface NewContactDialogProps {
  open: boolean;
  onClose: () => void;
  colleagues: readonly Colleague[];
  withDeal: boolean;
}

/** A new contact; a number or address that is already there leads to its contact instead. */
export function NewContactDialog({ open, onClose, colleagues, withDeal }: NewContactDialogProps) {
  const place = useCrmPlace();
  const navigate = useNavigate();
  const { isBusy, errors, formProps } = useCrmForm<{ id: string }>({
    schema: contactForm,
    read: readContactForm,
    method: "POST",
    path: "/contacts",
    doneText: "Contacto guardado",
    onDone: ({ id }) => {
      onClose();
      navigate(`${place.contact(id)}${withDeal ? "?trato=nuevo" : ""}`);
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title="Nuevo contacto">
      <form {...formProps} className="grid gap-5">
        <ContactFields errors={errors} colleagues={colleagues} />
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar contacto
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
