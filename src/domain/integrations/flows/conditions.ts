import type { ContactRole, DealKind, DealStage } from "../../crm/contacts/contact-values.ts";
import { fold } from "../../shared/listing/fold.ts";
import { ANY_PORTAL, PORTAL_SOURCES } from "./condition-fields.ts";
import type { Condition } from "./flow-document.ts";

/** Everything known of a run at one moment; the server reads it anew before each step. */
export interface FlowFacts {
  /** Source of the message that began it, else of the contact. */
  source: string | null;
  /** Places that the contact looks in, and those of the home. */
  places: readonly string[];
  /** In currency units: of the home, else of the deal, else what the contact would pay at most. */
  price: number | null;
  /** Fraction by which the home became cheaper; of that event alone. */
  drop: number | null;
  documentKind: string | null;
  operation: "venta" | "alquiler" | null;
  contact: {
    roles: readonly ContactRole[];
    tags: readonly string[];
    hasEmail: boolean;
    hasPhone: boolean;
    hasConsent: boolean;
    /** They wrote or called after the run began. */
    hasAnswered: boolean;
  } | null;
  deal: { kind: DealKind; stage: DealStage; isOpen: boolean } | null;
  /** Nobody waits for a first answer any more. */
  isAttended: boolean;
  hasOwner: boolean;
  home: { type: string; status: string } | null;
  isOpenNow: boolean;
  /** Why the run cannot go on: its contact, its home or its deal is gone. Null while all are there. */
  gone: string | null;
}

/** Whether a condition holds; null where nothing is known of what it asks. An unknown thing is no condition met, denied or not. */
export function holds(condition: Condition, facts: FlowFacts): boolean | null {
  const known = answerOf(condition, facts);
  return known === null ? null : known === (condition.is === "es");
}

/** Whether a list of conditions holds. Without any there is nothing to refuse. */
export function allHold(
  { match, conditions }: { match: "todas" | "alguna"; conditions: readonly Condition[] },
  facts: FlowFacts,
): boolean {
  if (conditions.length === 0) return true;
  const answers = conditions.map((condition) => holds(condition, facts) === true);
  return match === "todas" ? answers.every(Boolean) : answers.some(Boolean);
}

const among = <T extends string>(value: T | null | undefined, values: readonly string[]): boolean | null =>
  value == null ? null : values.includes(value);

function answerOf({ field, values, min, max }: Condition, facts: FlowFacts): boolean | null {
  const { contact, deal, home } = facts;
  switch (field) {
    case "origen":
      if (facts.source === null) return null;
      return values.some((value) =>
        value === ANY_PORTAL ? PORTAL_SOURCES.includes(facts.source!) : value === facts.source,
      );
    case "zona": {
      if (facts.places.length === 0) return null;
      const known = facts.places.map((place) => ` ${fold(place)} `);
      return values.some((value) => known.some((place) => fold(value) !== "" && place.includes(` ${fold(value)} `)));
    }
    case "rol":
      return contact ? contact.roles.some((role) => values.includes(role)) : null;
    case "etiqueta": {
      const tags = new Set(contact?.tags.map(fold));
      return contact && values.some((value) => tags.has(fold(value)));
    }
    case "oficio":
      return among(deal?.kind, values);
    case "etapa":
      return among(deal?.stage, values);
    case "operacion":
      return among(facts.operation, values);
    case "precio":
      return facts.price === null
        ? null
        : facts.price >= (min ?? 0) && facts.price <= (max ?? Number.POSITIVE_INFINITY);
    case "bajada":
      // A tenth of a percent forgives what rounding takes.
      return facts.drop === null ? null : facts.drop * 100 >= (min ?? 0) - 0.1;
    case "estado":
      return among(home?.status, values);
    case "tipo":
      return among(home?.type, values);
    case "documento":
      return among(facts.documentKind, values);
    case "responde":
      return contact ? contact.hasAnswered : null;
    case "atendido":
      return facts.isAttended;
    case "abierto":
      return deal ? deal.isOpen : null;
    case "responsable":
      return facts.hasOwner;
    case "correo":
      return contact ? contact.hasEmail : null;
    case "telefono":
      return contact ? contact.hasPhone : null;
    case "permiso":
      return contact ? contact.hasConsent : null;
    case "horario":
      return facts.isOpenNow;
    default:
      return field satisfies never;
  }
}
