import { UserRound, X } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";

interface Contact {
  id: string;
  fullName: string;
}

interface ContactFieldProps {
  contact: Contact | null;
  error: string | undefined;
}

interface ContactLine extends Contact {
  email: string | null;
  phone: string | null;
}

/** The contact for whom a search is kept: found by name, telephone or address, and taken away again. */
export function ContactField({ contact, error }: ContactFieldProps) {
  const [chosen, setChosen] = useState<Contact | null>(contact);
  const form = useForm({ defaultValues: { found: "", foundText: "" } });
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name="contactId" value={chosen?.id ?? ""} />
      {chosen ? (
        <>
          <p className="text-sm font-medium">Para un contacto</p>
          <p className="flex min-h-11 items-center justify-between gap-3 rounded-sm border bg-muted/50 pl-3.5">
            <span className="flex min-w-0 items-center gap-2.5">
              <UserRound aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
              <span className="truncate">{chosen.fullName}</span>
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar a ${chosen.fullName}`}
              onClick={() => {
                setChosen(null);
                form.reset();
              }}
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </p>
        </>
      ) : (
        <FormProvider {...form}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of the field within from sending the form */}
          <div
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          >
            <ComboboxField
              name="found"
              label="Para un contacto"
              placeholder="Nombre, teléfono o correo"
              optional
              help="Lo que te diga de las viviendas que le enseñes se apunta en su ficha."
              nothingFound="Ningún contacto con ese nombre."
              icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
              search={findContacts}
              onChoose={(option) => option && setChosen({ id: option.value, fullName: option.label })}
            />
          </div>
        </FormProvider>
      )}
      {error ? <p className="text-sm text-destructive">{error}</p> : null}
    </div>
  );
}

const MOST_OFFERED = 8;

async function findContacts(typed: string, signal: AbortSignal) {
  const query = new URLSearchParams({ q: typed, limite: String(MOST_OFFERED) });
  const response = await fetch(`/api/crm/contacts?${query}`, { signal });
  if (!response.ok) throw new Error(`the search answered ${response.status}`);
  const { contacts } = (await response.json()) as { contacts: ContactLine[] };
  return contacts.map(({ id, fullName, email, phone }) => ({
    value: id,
    label: fullName,
    detail: phone ?? email ?? "Sin teléfono ni correo",
  }));
}
