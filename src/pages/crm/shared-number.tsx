import { UsersRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ContactLine, ContactsPage } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCrmPlace } from "./crm-place.ts";

/** How the server begins to say that somebody else has a number. */
const TAKEN = "Ese teléfono ya es de";
const MOST = 3;

/**
 * Beside a number that somebody else has: the way to their file, and to saving it all the same, because two people may
 * share it. Stands inside the form that it sends again.
 */
export function SharedNumber({ errors, contactId }: { errors: FieldErrors; contactId: string | undefined }) {
  const { api, contact } = useCrmPlace();
  const field = useRef<HTMLInputElement>(null);
  const [owners, setOwners] = useState<readonly ContactLine[]>([]);
  const taken = Object.entries(errors).find(
    ([name, message]) => name.startsWith("phones.") && message.startsWith(TAKEN),
  )?.[0];

  useEffect(() => {
    if (taken === undefined) return;
    const box = field.current?.form?.elements.namedItem(taken);
    const phone = box instanceof HTMLInputElement ? box.value.trim() : "";
    let isOver = false;
    void callApi<ContactsPage>("GET", `${api}/contacts?q=${encodeURIComponent(phone)}&limite=${MOST}`).then((found) => {
      if (!isOver) setOwners(found.kind === "done" ? found.answer.contacts.filter(({ id }) => id !== contactId) : []);
    });
    return () => {
      isOver = true;
    };
  }, [api, taken, contactId]);

  return (
    <>
      <input ref={field} type="hidden" name="sharesPhone" defaultValue="" />
      {taken === undefined ? null : (
        <div className="grid gap-3 rounded-md bg-muted p-4 text-sm">
          <p className="flex items-start gap-2.5">
            <UsersRound aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted-foreground" />
            <span>
              ¿Son dos personas con el mismo teléfono, como una pareja o una oficina? Guárdalas como dos contactos y no
              te propondremos unirlas.
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              variant="outline"
              size="sm"
              onClick={(event) => {
                if (!field.current) return;
                field.current.value = "si";
                event.currentTarget.closest("form")?.requestSubmit();
                // The next try asks again.
                field.current.value = "";
              }}
            >
              Guardar igualmente
            </Button>
            {owners.map(({ id, fullName }) => (
              <PageLink key={id} to={contact(id)} className="link-text touch-target">
                Abrir la ficha de {fullName}
              </PageLink>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
