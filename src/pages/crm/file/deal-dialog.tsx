import { useState } from "react";
import { dealChange, dealForm } from "#domain/crm/contacts/contact-forms.ts";
import { DEAL_KINDS, type DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, ContactFile, DealCard, DealHome } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES, guessTrade, TRADES } from "#domain/crm/contacts/trades.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { HomeChoice } from "../home-choice.tsx";
import { useCrmForm } from "../use-crm-form.ts";
import { FeeFields } from "./fee-fields.tsx";
import { readShares } from "./read-shares.ts";

/** Values that a new deal begins with, where somebody came from a home or from a mandate that was won. */
export interface NewDeal {
  kind?: DealKind;
  home: DealHome | null;
}

interface DealDialogProps {
  contact: ContactFile;
  colleagues: readonly Colleague[];
  maySplit: boolean;
  /** A deal that is changed, or what a new one begins with. */
  deal: { card: DealCard } | { begun: NewDeal };
  onClose: () => void;
}

/** Opens something under way with a contact, or changes it. */
export function DealDialog({ contact, colleagues, maySplit, deal, onClose }: DealDialogProps) {
  const { isHouse } = useCrmPlace();
  const card = "card" in deal ? deal.card : null;
  const begun: NewDeal = "begun" in deal ? deal.begun : { home: null };
  const [home, setHome] = useState<DealHome | null>(begun.home);
  const guess = (about: DealHome | null): DealKind =>
    isHouse
      ? "plataforma"
      : guessTrade({
          roles: contact.roles,
          demands: contact.demands.filter(({ isActive }) => isActive).map(({ operation }) => operation),
          home: about && {
            isTheirs: contact.homes.some(({ id }) => id === about.id),
            operation: about.operation,
            isMandated: about.isMandated,
          },
        });
  const [kind, setKind] = useState<DealKind>(card?.kind ?? begun.kind ?? guess(begun.home));
  const [title, setTitle] = useState(card?.title ?? begun.home?.title ?? "");
  const [amount, setAmount] = useState(moneyText(card?.amountCents ?? begun.home?.priceCents));
  const trade = TRADES[kind];
  const agreed = kind === "vendedor" ? (card ? card.homeFee : (home?.fee ?? null)) : null;
  const currency = home?.currency ?? card?.currency ?? "EUR";

  const read = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const optional = (name: string) => (card ? text(name) || null : text(name));
    const shared = {
      title: text("title"),
      amount: optional("amount"),
      commission: text("feeIn") === "percent" ? optional("none") : optional("fee"),
      feePercent: text("feeIn") === "percent" ? optional("fee") : optional("none"),
      ...(typed.has("homeId") ? { homeId: text("homeId") || null } : {}),
      ...(typed.has("ownerId") ? { ownerId: text("ownerId") || null } : {}),
    };
    if (!card) return { contactId: contact.id, kind, ...shared };
    return maySplit && colleagues.length > 1 ? { ...shared, shares: readShares(typed) } : shared;
  };
  const { isBusy, errors, formProps, leave } = useCrmForm({
    schema: card ? dealChange : dealForm,
    read,
    method: card ? "PATCH" : "POST",
    path: card ? `/deals/${card.id}` : "/deals",
    doneText: card ? "Trato guardado" : "Trato abierto",
    onDone: onClose,
  });
  const choose = (chosen: DealHome | null) => {
    setHome(chosen);
    if (!chosen) return;
    if (!card) setKind(guess(chosen));
    if (title.trim() === "" || title === home?.title) setTitle(chosen.title);
    if (chosen.priceCents !== null) setAmount(moneyText(chosen.priceCents));
  };

  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      title={card ? "Cambiar el trato" : "Abrir trato"}
      description={contact.fullName}
    >
      <form {...formProps} className="grid gap-4">
        {isHouse ? null : (
          <HomeChoice
            home={card ? card.home : begun.home}
            label={kind === "comprador" || kind === "inquilino" ? "Vivienda que le interesa" : "Su vivienda"}
            onChoose={choose}
          />
        )}
        {card ? null : (
          <PlainSelect
            name="kind"
            label="De qué se trata"
            value={kind}
            onChange={(event) => setKind(DEAL_KINDS.find((one) => one === event.target.value) ?? kind)}
            choices={DEAL_KINDS.filter((one) => one !== "plataforma" || isHouse).map((one) => ({
              value: one,
              label: `${DEAL_KIND_NAMES[one]}: ${TRADES[one].help.charAt(0).toLowerCase()}${TRADES[one].help.slice(1)}`,
            }))}
            error={errors.kind}
          />
        )}
        <PlainField
          name="title"
          label="Título"
          placeholder="Piso de tres habitaciones en Ruzafa"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={errors.title}
          maxLength={200}
          autoComplete="off"
        />
        <PlainField
          name="amount"
          label={trade.isMonthly ? "Renta mensual" : "Importe"}
          optional
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={errors.amount}
          help={`${trade.isMonthly ? "Al mes" : "Precio o presupuesto"}, ${currency === "EUR" ? "en euros" : `en ${currency}`}`}
          autoComplete="off"
        />
        <FeeFields
          // Another agreed fee begins anew; one that was typed for the same stays.
          key={JSON.stringify(agreed)}
          card={card}
          agreed={agreed}
          isSale={kind === "vendedor"}
          isAlone={maySplit && colleagues.length < 2}
          isMonthly={trade.isMonthly}
          colleagues={card && maySplit ? colleagues : []}
          errors={errors}
        />
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

const moneyText = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? "" : String(cents / 100).replace(".", ",");
