import { Form } from "react-router";
import { CONTACT_ORDER_NAMES, type ContactFilters, type ContactOrder } from "#domain/crm/contacts/contact-filters.ts";
import { CONTACT_ROLE_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { Colleague } from "#domain/crm/contacts/dto.ts";
import { STAGE_NAMES } from "#domain/crm/contacts/trades.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ChoiceField, SearchField } from "../../shared/filter-fields.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { ownerChoices } from "../owner-choices.ts";
import { sourceChoices } from "../source-choices.ts";

interface ContactsFilterProps {
  filters: ContactFilters;
  order: ContactOrder;
  colleagues: readonly Colleague[];
}

const choices = (names: Record<string, string>, all: string) => [
  { value: "", label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** The list's filter; it lives in the address. Rarely used fields are folded. */
export function ContactsFilterForm({ filters, order, colleagues }: ContactsFilterProps) {
  const place = useCrmPlace();
  const isUnfolded = Boolean(filters.tag || filters.source || filters.consent || filters.stage);
  return (
    <Form method="get" action={place.contacts} role="search" aria-label="Contactos" className="border-b p-4">
      {filters.trash ? <input type="hidden" name="papelera" value="1" /> : null}
      <div className="flex flex-wrap items-end gap-3">
        <SearchField name="q" label="Buscar" value={filters.text} placeholder="Nombre, empresa, correo o teléfono" />
        <ChoiceField
          name="rol"
          label="Qué es"
          value={filters.role ?? ""}
          choices={choices(CONTACT_ROLE_NAMES, "Todos")}
        />
        {colleagues.length > 1 ? (
          <ChoiceField
            name="responsable"
            label="Responsable"
            value={filters.ownerId ?? ""}
            choices={ownerChoices(colleagues)}
          />
        ) : null}
        <ChoiceField
          name="orden"
          label="Orden"
          value={order}
          choices={Object.entries(CONTACT_ORDER_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit" variant="outline" className="max-sm:w-full">
          Filtrar
        </Button>
      </div>
      <Disclosure
        summary={<span className="text-sm">Más filtros</span>}
        open={isUnfolded}
        className="mt-2 -mb-2 border-b-0"
      >
        <div className="flex flex-wrap items-end gap-3 text-foreground">
          <SearchField name="etiqueta" label="Etiqueta" value={filters.tag} placeholder="Ruzafa" />
          <ChoiceField
            name="etapa"
            label="Con un trato en"
            value={filters.stage ?? ""}
            choices={choices(STAGE_NAMES, "Cualquier etapa")}
          />
          <ChoiceField
            name="origen"
            label="Origen"
            value={filters.source}
            choices={sourceChoices(place.isHouse, filters.source)}
          />
          <ChoiceField
            name="consentimiento"
            label="Acepta novedades"
            value={filters.consent ?? ""}
            choices={choices({ si: "Sí", no: "No" }, "Da igual")}
          />
        </div>
      </Disclosure>
    </Form>
  );
}
