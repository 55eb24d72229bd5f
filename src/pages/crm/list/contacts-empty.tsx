import type { ContactFilters } from "#domain/crm/contacts/contact-filters.ts";
import { NO_CONTACT_FILTERS } from "#domain/crm/contacts/contact-filters.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { contactsHref, isNarrowed } from "./contacts-query.ts";

/** The reason why the list is empty, and the next step. */
export function ContactsEmpty({ filters }: { filters: ContactFilters }) {
  const place = useCrmPlace();
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        title="Ningún contacto cumple el filtro"
        action={
          <Button asChild variant="outline">
            <PageLink to={contactsHref(place.contacts, { ...NO_CONTACT_FILTERS, trash: filters.trash })}>
              Quitar filtros
            </PageLink>
          </Button>
        }
      >
        Busca por nombre, empresa, correo o teléfono; las tildes dan igual.
      </EmptyState>
    );
  }
  if (filters.trash) return <EmptyState title="La papelera está vacía">Aquí no hay nada que recuperar.</EmptyState>;
  return (
    <EmptyState
      title="Todavía no hay contactos"
      action={
        <Button asChild variant="outline">
          <PageLink to={place.importing}>Importar contactos</PageLink>
        </Button>
      }
    >
      {place.isHouse
        ? "Quien escriba desde cualquier formulario o desde el chat aparece aquí al momento."
        : "Quien te escriba desde un resultado compartido aparece aquí al momento. También puedes traer los que ya tienes."}
    </EmptyState>
  );
}
