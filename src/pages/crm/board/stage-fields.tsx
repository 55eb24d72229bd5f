import { type RefObject, useEffect, useRef, useState } from "react";
import {
  ANSWER_EVENT_KINDS,
  CONTACT_EVENT_NAMES,
  LOSS_REASON_NAMES,
  WIN_REASON_NAMES,
} from "#domain/crm/contacts/contact-names.ts";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { ContactFile, DealCard, TimelinePage } from "#domain/crm/contacts/dto.ts";
import { questionOf, type StageField } from "#domain/crm/contacts/stage-evidence.ts";
import { TRADES } from "#domain/crm/contacts/trades.ts";
import { HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import { callApi } from "#ui/call-api.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { demandOfDeal, evidenceOfDemand } from "../demand-words.ts";

interface StageFieldsProps {
  stage: DealStage;
  card: DealCard;
  errors: FieldErrors;
  /** Names of fields that are answered elsewhere. */
  without?: readonly string[];
}

/** Questions of a stage, with known answers filled in. */
export function StageFields({ stage, card, errors, without = [] }: StageFieldsProps) {
  const fields = (questionOf(card.kind, stage)?.fields ?? []).filter(({ name }) => !without.includes(name));
  // Where fields may replace each other, one of them is enough.
  const isEither = fields.length > 1 && fields.every(({ isRequired }) => !isRequired);
  const fieldset = useRef<HTMLDivElement>(null);
  useDemand(card, stage, fieldset);
  return (
    <div ref={fieldset} className="grid gap-4 sm:grid-cols-2">
      {isEither ? <p className="text-xs text-muted-foreground sm:col-span-2">Basta con que rellenes uno.</p> : null}
      {fields.map((field) => (
        <EvidenceField
          key={field.name}
          field={field}
          isOptional={!field.isRequired && !isEither}
          name={`evidence.${stage}.${field.name}`}
          card={card}
          error={errors[`evidence.${stage}.${field.name}`]}
        />
      ))}
    </div>
  );
}

/** Fills the questions of a qualified deal with the contact's newest demand, where nobody has typed yet. */
function useDemand({ kind, contact }: DealCard, stage: DealStage, fieldset: RefObject<HTMLDivElement | null>) {
  const { api } = useCrmPlace();
  const contactId = contact.id;
  useEffect(() => {
    if (stage !== "cualificado") return;
    let isOver = false;
    void callApi<ContactFile>("GET", `${api}/contacts/${contactId}`).then((outcome) => {
      if (outcome.kind !== "done" || isOver) return;
      const demand = demandOfDeal(kind, outcome.answer.demands);
      for (const [name, text] of Object.entries(demand ? evidenceOfDemand(demand) : {})) {
        const field = fieldset.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
          `[name="evidence.cualificado.${name}"]`,
        );
        if (field && field.value === "") field.value = text;
      }
    });
    return () => {
      isOver = true;
    };
  }, [api, contactId, kind, stage, fieldset]);
}

interface EvidenceFieldProps {
  field: StageField;
  isOptional: boolean;
  name: string;
  card: DealCard;
  error: string | undefined;
}

const MANDATE_CHOICES = [
  { value: "", label: "Elige el tipo" },
  ...Object.entries(HOME_ATTRIBUTES.mandateKind.names).map(([value, label]) => ({ value, label })),
];

/** Amounts that the deal's own amount answers until somebody says otherwise. */
const OWN_AMOUNTS = /(oferta\.amount|valoracion\.amount|propuesta\.price|firmado\.price)$/;

function EvidenceField({ field: { kind, label }, isOptional, name, card, error }: EvidenceFieldProps) {
  const shared = { name, label, error, optional: isOptional };
  if (kind === "money") {
    const known = OWN_AMOUNTS.test(name) ? card.amountCents : name.endsWith(".commission") ? feeOf(card) : null;
    return (
      <PlainField
        {...shared}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={known === null ? "" : String(known / 100).replace(".", ",")}
        help={card.currency === "EUR" ? "En euros" : `En ${card.currency}`}
      />
    );
  }
  if (kind === "percent") {
    const known = card.homeFee?.percent ?? null;
    return (
      <PlainField
        {...shared}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={known === null ? "" : String(known).replace(".", ",")}
        help="En %, sin IVA"
      />
    );
  }
  if (kind === "months") {
    return <PlainField {...shared} inputMode="numeric" autoComplete="off" defaultValue={isOptional ? "" : "6"} />;
  }
  if (kind === "mandate") return <PlainSelect {...shared} defaultValue="" choices={MANDATE_CHOICES} />;
  // An event that is written down has mostly happened today.
  if (kind === "day") return <PlainField {...shared} type="date" defaultValue={today()} />;
  if (kind === "moment") return <PlainField {...shared} type="datetime-local" />;
  if (kind === "text") return <PlainField {...shared} rows={2} className="sm:col-span-2" maxLength={1000} />;
  if (kind === "reason" || kind === "why") {
    const { losses, wins } = TRADES[card.kind];
    const reasons =
      kind === "reason"
        ? losses.map((value) => ({ value, label: LOSS_REASON_NAMES[value] }))
        : wins.map((value) => ({ value, label: WIN_REASON_NAMES[value] }));
    const none = kind === "reason" ? "Elige el motivo" : "Sin indicar";
    return (
      <PlainSelect
        {...shared}
        defaultValue=""
        choices={[{ value: "", label: none }, ...reasons]}
        className="sm:col-span-2"
      />
    );
  }
  if (kind === "answer") return <AnswerChoice {...shared} contactId={card.contact.id} />;
  if (kind === "home" && card.home) {
    return (
      <PlainSelect
        {...shared}
        defaultValue={card.home.id}
        choices={[
          { value: card.home.id, label: card.home.title },
          { value: "", label: "Ninguno" },
        ]}
      />
    );
  }
  return null;
}

/** The day of whoever looks at it, `2026-11-26`. */
const today = () => new Date().toLocaleDateString("sv-SE");

/**
 * The fee that the deal has so far, in cents: its own, else of a sale the one that the home's owner agreed to; null where it rests
 * on what is usual.
 */
function feeOf({ kind, commissionCents, feePercent, amountCents, homeFee }: DealCard): number | null {
  if (commissionCents !== null) return commissionCents;
  const agreed = kind === "vendedor" ? homeFee : null;
  if (feePercent === null && agreed?.amountCents != null) return agreed.amountCents;
  const percent = feePercent ?? agreed?.percent ?? null;
  return percent === null || amountCents === null ? null : Math.round((amountCents * percent) / 100);
}

/** The calls and messages of the contact's timeline, which prove that somebody has spoken with them. */
function AnswerChoice({
  contactId,
  ...field
}: {
  contactId: string;
  name: string;
  label: string;
  error: string | undefined;
  optional: boolean;
}) {
  const { api } = useCrmPlace();
  const [events, setEvents] = useState<TimelinePage["events"]>([]);
  useEffect(() => {
    let isOver = false;
    void callApi<TimelinePage>("GET", `${api}/contacts/${contactId}/events`).then((outcome) => {
      if (outcome.kind !== "done" || isOver) return;
      setEvents(outcome.answer.events.filter(({ kind }) => ANSWER_EVENT_KINDS.has(kind)));
    });
    return () => {
      isOver = true;
    };
  }, [api, contactId]);
  if (events.length === 0) return null;
  return (
    <PlainSelect
      {...field}
      className="sm:col-span-2"
      defaultValue=""
      choices={[
        { value: "", label: "Ninguno: lo cuento abajo" },
        ...events.map(({ id, kind, text, at }) => ({
          value: id,
          label: `${CONTACT_EVENT_NAMES[kind]} del ${dayOf(at)}${text ? `: ${text.slice(0, 60)}` : ""}`,
        })),
      ]}
    />
  );
}

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short" }).format(new Date(iso));

/** `evidence.oferta.amount` → `{ oferta: { amount } }`; empty fields are left out. */
export function readEvidence(form: FormData): Record<string, Record<string, string>> {
  const evidence: Record<string, Record<string, string>> = {};
  for (const [name, value] of form) {
    const [root, stage, field] = name.split(".");
    if (root !== "evidence" || !stage || !field || typeof value !== "string" || value.trim() === "") continue;
    evidence[stage] = { ...evidence[stage], [field]: value };
  }
  return evidence;
}
