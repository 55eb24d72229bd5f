import { dealChange, dealForm } from "#domain/crm/contacts/contact-forms.ts";
import { DEAL_KIND_NAMES } from "#domain/crm/contacts/contact-names.ts";
import { DEAL_KINDS, type DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, ContactFile, DealCard } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { useCrmForm } from "../use-crm-form.ts";

interface DealDialogProps {
  contact: ContactFile;
  colleagues: readonly Colleague[];
  /** Null opens a new one. */
  card: DealCard | null;
  onClose: () => void;
}

/** Opens something under way with a contact, or changes it. */
export function DealDialog({ contact, colleagues, card, onClose }: DealDialogProps) {
  const { isHouse } = useCrmPlace();
  const read = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const home = typed.has("homeId") ? { homeId: text("homeId") || null } : {};
    const owner = typed.has("ownerId") ? { ownerId: text("ownerId") || null } : {};
    return card
      ? {
          title: text("title"),
          amount: text("amount") || null,
          commission: text("commission") || null,
          ...home,
          ...owner,
        }
      : {
          contactId: contact.id,
          kind: text("kind"),
          title: text("title"),
          amount: text("amount"),
          commission: text("commission"),
          ...home,
          ...owner,
        };
  };
  const { isBusy, errors, formProps } = useCrmForm({
    schema: card ? dealChange : dealForm,
    read,
    method: card ? "PATCH" : "POST",
    path: card ? `/deals/${card.id}` : "/deals",
    said: card ? "Trato guardado" : "Trato abierto",
    onDone: onClose,
  });
  const homes = contact.homes;
  const shownHomes = card?.home && !homes.some(({ id }) => id === card.home?.id) ? [card.home, ...homes] : homes;
  return (
    <Dialog open onClose={onClose} title={card ? "Cambiar el trato" : "Abrir trato"} description={contact.fullName}>
      <form {...formProps} className="grid gap-4">
        {card ? null : (
          <PlainSelect
            name="kind"
            label="De qué se trata"
            defaultValue={usualKind(contact, isHouse)}
            choices={DEAL_KINDS.filter((kind) => kind !== "plataforma" || isHouse).map((kind) => ({
              value: kind,
              label: DEAL_KIND_NAMES[kind],
            }))}
            error={errors.kind}
          />
        )}
        <PlainField
          name="title"
          label="Título"
          placeholder="Piso de tres habitaciones en Ruzafa"
          defaultValue={card?.title ?? ""}
          error={errors.title}
          maxLength={200}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainField
            name="amount"
            label="Importe"
            optional
            inputMode="decimal"
            defaultValue={moneyText(card?.amountCents)}
            error={errors.amount}
            help="Precio o presupuesto, en euros"
            autoComplete="off"
          />
          <PlainField
            name="commission"
            label="Comisión"
            optional
            inputMode="decimal"
            defaultValue={moneyText(card?.commissionCents)}
            error={errors.commission}
            help="Sin ella se usa la de tus ajustes"
            autoComplete="off"
          />
        </div>
        {shownHomes.length > 0 ? (
          <PlainSelect
            name="homeId"
            label="Vivienda"
            optional
            defaultValue={card?.home?.id ?? ""}
            choices={[
              { value: "", label: "Ninguna" },
              ...shownHomes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            error={errors.homeId}
          />
        ) : null}
        {colleagues.length > 1 ? (
          <PlainSelect
            name="ownerId"
            label="Responsable"
            defaultValue={(card ? card.owner : contact.owner)?.id ?? ""}
            choices={[
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
              { value: "", label: "Sin asignar" },
            ]}
            error={errors.ownerId}
          />
        ) : null}
        <div className="mt-1 flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            {card ? "Guardar cambios" : "Abrir trato"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Kind that the contact's roles suggest. */
function usualKind({ roles }: ContactFile, isHouse: boolean): DealKind {
  if (isHouse) return "plataforma";
  if (roles.includes("propietario")) return "propietario";
  return roles.includes("inquilino") ? "inquilino" : "comprador";
}

const moneyText = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? "" : String(cents / 100).replace(".", ",");
