import { Trash2 } from "lucide-react";
import { useState } from "react";
import { telephoneHref } from "#domain/tools/sharing/phone.ts";
import type { ListedContact } from "#server/tools/sharing/shared-contacts.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

/** People who wrote from a shared page, newest first. */
export function ContactList({ contacts }: { contacts: readonly ListedContact[] }) {
  const [leaving, setLeaving] = useState<ListedContact | null>(null);
  const { isBusy, call } = useCall();
  return (
    <>
      <ul className="divide-y">
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} onDelete={() => setLeaving(contact)} />
        ))}
      </ul>
      {leaving ? (
        <AlertDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Eliminar el contacto de ${leaving.name}?`}
          confirmLabel="Eliminar contacto"
          confirming={isBusy}
          onConfirm={async () => {
            const outcome = await call("Contacto eliminado", "DELETE", `/api/share-links/contacts/${leaving.id}`);
            if (outcome.kind !== "busy") setLeaving(null);
          }}
        >
          Se borran su nombre, su correo, su teléfono y su mensaje, y no se puede deshacer. El correo que recibiste
          sigue en tu buzón.
        </AlertDialog>
      ) : null}
    </>
  );
}

function ContactRow({ contact, onDelete }: { contact: ListedContact; onDelete: () => void }) {
  const { name, email, phone, message, createdAt, about, label, marketingConsent } = contact;
  return (
    <li className="flex items-start gap-x-4 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {marketingConsent ? <Tag tone="outline">Pide novedades</Tag> : null}
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={`mailto:${email}`} className="link-text touch-target wrap-anywhere">
            {email}
          </a>
          {phone ? (
            <a href={telephoneHref(phone)} className="link-text touch-target whitespace-nowrap">
              {phone}
            </a>
          ) : null}
        </p>
        {message ? <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{message}</p> : null}
        <p className="mt-2 text-xs text-muted-foreground">
          <When iso={createdAt} /> · {about}
          {label ? ` (${label})` : null}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={`Eliminar el contacto de ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </li>
  );
}
