import type { DemandForm } from "../../crm/contacts/contact-forms.ts";
import { CONTACT_ROLE_NAMES } from "../../crm/contacts/contact-names.ts";
import type { ContactRole } from "../../crm/contacts/contact-values.ts";
import { HOME_MUST_NAMES, HOME_MUSTS, type HomeMust } from "../../crm/contacts/demand-musts.ts";
import type { DemandLine } from "../../crm/contacts/dto.ts";
import { EMPTY_DEMAND, formOfDemand } from "../../crm/contacts/form-of-demand.ts";
import { emailOf, phoneOf } from "../../crm/contacts/phone.ts";
import { formatArea, formatMoney } from "../../shared/format/format.ts";
import { firstSigns } from "../../shared/format/text-ends.ts";
import { HOME_TYPES, type HomeType } from "../../shared/home-attributes/home-values.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { ConversationSummary, Fact, FactKind } from "./summary.ts";
import { factName } from "./transcript-texts.ts";

/** A contact and their search as a conversation tells them, beside what is known: nothing is written that nobody ticked. */

export const CONTACT_FIELDS = [
  "phone",
  "email",
  "role",
  "operation",
  "types",
  "places",
  "price",
  "rooms",
  "area",
  "wishes",
  "note",
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
const OF_CONTACT: ReadonlySet<ContactField> = new Set(["phone", "email", "role"]);
export const isOfDemand = (field: ContactField): boolean => !OF_CONTACT.has(field);

export interface OfferedField {
  field: ContactField;
  /** A field of the contact itself, or of the home that they look for. */
  isOfDemand: boolean;
  label: string;
  proposed: string;
  /** The known value; null where nothing is known. */
  current: string | null;
  isSame: boolean;
  messages: readonly number[];
}

export interface KnownContact {
  roles: readonly ContactRole[];
  points: readonly { kind: "email" | "telefono"; value: string }[];
}

/** The facts as contact and demand hold them. */
export interface SpokenOf {
  phone: string | null;
  email: string | null;
  role: ContactRole | null;
  demand: {
    operation: "venta" | "alquiler" | null;
    types: HomeType[];
    places: string[];
    price: { min: number | null; max: number | null; currency: string } | null;
    rooms: { min: number | null; max: number | null } | null;
    areaMinM2: number | null;
    /** Without which they take no home: «ascensor sí o sí». */
    musts: HomeMust[];
    wishes: HomeMust[];
    note: string | null;
  };
}

/** The client's own words behind what they mean, where they say more. */
const quoteOf = (shown: string, text: string): string =>
  text === "" || fold(shown).includes(fold(text)) ? "" : ` («${text}»)`;

/** Facts that a demand has no field for stand in its note, with their names. */
const NOTED: readonly FactKind[] = ["offer", "deadline", "financing", "savings", "decider", "motive", "homeToSell"];
const LONGEST_NOTE = 2_000;

/** End of a feature without which somebody takes no home. */
const IMPERATIVE = ", imprescindible";
const namedIn = (features: string): HomeMust[] =>
  HOME_MUSTS.filter((must) => features.includes(` ${fold(HOME_MUST_NAMES[must])} `));

export function spokenOf({ facts }: Pick<ConversationSummary, "facts">, country: string): SpokenOf {
  const of = (kind: FactKind) => facts.find((fact) => fact.kind === kind);
  const words = (kind: FactKind) => {
    const fact = of(kind);
    return fact === undefined
      ? ""
      : fold(fact.value?.type === "text" ? `${fact.value.text} ${fact.shown}` : fact.shown);
  };
  const number = (kind: FactKind) => {
    const value = of(kind)?.value;
    return value?.type === "number" ? { min: value.min, max: value.max } : null;
  };
  const budget = of("budget")?.value;
  const zone = of("zone")?.value;
  const operation = words("operation");
  const featuresOf = (isMust: boolean) =>
    ` ${facts
      .filter(({ kind, value }) => kind === "features" && !(value?.type === "text" && value.text.startsWith("no ")))
      .filter(({ shown }) => shown.endsWith(IMPERATIVE) === isMust)
      .map(({ shown, value }) => fold(value?.type === "text" ? `${value.text} ${shown}` : shown))
      .join(" , ")} `;
  const isOwner = /\bvend|su vivienda/.test(operation);
  const rents = /alquil|arrend|renta/.test(operation);
  const buys = /compra|venta/.test(operation) || budget?.type === "money";
  const note = facts
    .filter(({ kind }) => NOTED.includes(kind))
    .map(
      ({ kind, shown, value }) =>
        `${factName(kind)}: ${shown}${value?.type === "text" ? quoteOf(shown, value.text) : ""}`,
    )
    .join("\n");
  const phone = of("phone");
  const email = of("email");
  return {
    phone: phone ? phoneOf(phone.value?.type === "text" ? phone.value.text : phone.shown, country) : null,
    email: email ? emailOf(email.value?.type === "text" ? email.value.text : email.shown) : null,
    role: isOwner ? "propietario" : rents ? "inquilino" : buys ? "comprador" : null,
    demand: {
      operation: isOwner ? null : rents ? "alquiler" : buys ? "venta" : null,
      types: HOME_TYPES.filter((type) => ` ${words("propertyType")} `.includes(` ${fold(type)}`)),
      places: zone?.type === "places" ? zone.names.map((name) => firstSigns(name, 120)) : [],
      price: budget?.type === "money" ? { min: budget.min, max: budget.max, currency: budget.currency } : null,
      rooms: number("rooms"),
      areaMinM2: number("area")?.min ?? null,
      musts: namedIn(featuresOf(true)),
      wishes: namedIn(featuresOf(false)),
      note: note === "" ? null : firstSigns(note, LONGEST_NOTE),
    },
  };
}

const LABELS: Record<ContactField, string> = {
  phone: "Teléfono",
  email: "Correo",
  role: "Tipo de contacto",
  operation: "Operación",
  types: "Tipo de inmueble",
  places: "Zona",
  price: "Presupuesto",
  rooms: "Habitaciones",
  area: "Superficie",
  wishes: "Le gustaría",
  note: "Notas de la búsqueda",
};

const SAID_BY: Record<ContactField, readonly FactKind[]> = {
  phone: ["phone"],
  email: ["email"],
  role: ["operation", "budget"],
  operation: ["operation", "budget"],
  types: ["propertyType"],
  places: ["zone"],
  price: ["budget"],
  rooms: ["rooms"],
  area: ["area"],
  wishes: ["features"],
  note: NOTED,
};

/** From–to of a price or of rooms in words; null where neither is known. */
function spanText(min: number | null | undefined, max: number | null | undefined, write: (value: number) => string) {
  if (min == null && max == null) return null;
  if (min == null) return `hasta ${write(max!)}`;
  if (max == null) return `desde ${write(min)}`;
  return min === max ? write(min) : `${write(min)} a ${write(max)}`;
}

const orNull = (text: string) => (text === "" ? null : text);

/** The names of what is chosen from a list, which the caller has. */
export interface ChoiceNames {
  types: Readonly<Record<HomeType, string>>;
  operations: Readonly<Record<DemandLine["operation"], string>>;
}

/** The fields that are offered for a contact, known or to be made, and for one of their demands or a new one. */
export function offeredFields(
  summary: Pick<ConversationSummary, "facts">,
  country: string,
  known: KnownContact | null,
  demand: DemandLine | null,
  names: ChoiceNames,
): OfferedField[] {
  const spoken = spokenOf(summary, country);
  const { demand: wanted } = spoken;
  const points = (kind: "email" | "telefono") =>
    known?.points.filter((point) => point.kind === kind).map(({ value }) => value) ?? [];
  const euros = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
  const money = (currency: string) => (amount: number) => formatMoney(amount, currency);
  const types = (list: readonly string[]) =>
    orNull(list.map((type) => names.types[type as HomeType] ?? type).join(", "));
  const wishes = (list: readonly string[]) =>
    orNull(list.map((must) => HOME_MUST_NAMES[must as HomeMust] ?? must).join(", "));
  const both: Record<ContactField, [proposed: string | null, current: string | null]> = {
    phone: [spoken.phone, orNull(points("telefono").join(", "))],
    email: [spoken.email, orNull(points("email").join(", "))],
    role: [
      spoken.role && CONTACT_ROLE_NAMES[spoken.role],
      orNull((known?.roles ?? []).map((role) => CONTACT_ROLE_NAMES[role]).join(", ")),
    ],
    operation: [wanted.operation && names.operations[wanted.operation], demand && names.operations[demand.operation]],
    types: [types(wanted.types), types(demand?.types ?? [])],
    places: [orNull(wanted.places.join(", ")), orNull((demand?.places ?? []).join(", "))],
    price: [
      wanted.price && spanText(wanted.price.min, wanted.price.max, money(wanted.price.currency)),
      demand && spanText(euros(demand.priceMinCents), euros(demand.priceMaxCents), money(demand.currency)),
    ],
    rooms: [
      wanted.rooms && spanText(wanted.rooms.min, wanted.rooms.max, String),
      demand && spanText(demand.roomsMin, demand.roomsMax, String),
    ],
    area: [spanText(wanted.areaMinM2, null, formatArea), spanText(demand?.areaMinM2, null, formatArea)],
    wishes: [
      orNull(
        [...wanted.musts.map((must) => `${HOME_MUST_NAMES[must]} (imprescindible)`), wishes(wanted.wishes)]
          .filter(Boolean)
          .join(", "),
      ),
      wishes(demand?.wishes ?? []),
    ],
    note: [wanted.note, demand?.note ?? null],
  };
  const isKnownPoint = (field: ContactField, proposed: string) =>
    (field === "phone" && points("telefono").includes(proposed)) ||
    (field === "email" && points("email").includes(proposed)) ||
    (field === "role" && spoken.role !== null && known?.roles.includes(spoken.role) === true);
  return CONTACT_FIELDS.flatMap((field) => {
    const [proposed, current] = both[field];
    if (proposed === null) return [];
    return [
      {
        field,
        isOfDemand: isOfDemand(field),
        label: LABELS[field],
        proposed,
        current,
        isSame: proposed === current || isKnownPoint(field, proposed),
        messages: messagesOf(summary.facts, SAID_BY[field]),
      },
    ];
  });
}

const messagesOf = (facts: readonly Fact[], kinds: readonly FactKind[]): number[] =>
  facts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ messages }) => messages.slice(-1));

/** A demand as its form takes it, with the ticked fields of the conversation over what it says. */
export function demandWith(
  spoken: SpokenOf["demand"],
  fields: ReadonlySet<ContactField>,
  demand: DemandLine | null,
): DemandForm {
  const kept: DemandForm = demand === null ? EMPTY_DEMAND : formOfDemand(demand);
  const price = fields.has("price") ? spoken.price : null;
  return {
    ...kept,
    // A demand that is made says whether they buy or rent, and the conversation knows it.
    ...((fields.has("operation") || demand === null) && spoken.operation ? { operation: spoken.operation } : {}),
    ...(fields.has("types") ? { types: spoken.types } : {}),
    ...(fields.has("places") ? { places: spoken.places, where: undefined } : {}),
    ...(price ? { priceMin: price.min ?? undefined, priceMax: price.max ?? undefined, currency: price.currency } : {}),
    ...(fields.has("rooms") && spoken.rooms
      ? { roomsMin: spoken.rooms.min ?? undefined, roomsMax: spoken.rooms.max ?? undefined }
      : {}),
    ...(fields.has("area") ? { areaMinM2: spoken.areaMinM2 ?? undefined } : {}),
    // Their musts stay; anything that the conversation adds is a wish.
    ...(fields.has("wishes")
      ? {
          musts: [...new Set([...(kept.musts ?? []), ...spoken.musts])],
          wishes: spoken.wishes.filter((wish) => !kept.musts?.includes(wish) && !spoken.musts.includes(wish)),
        }
      : {}),
    ...(fields.has("note") ? { note: joinedNote(demand?.note, spoken.note) } : {}),
  };
}

/** An earlier note is added to, never replaced. */
function joinedNote(before: string | null | undefined, after: string | null): string | undefined {
  if (!before || before === after) return after ?? before ?? undefined;
  if (after === null || before.includes(after)) return before;
  return firstSigns(`${before}\n${after}`, LONGEST_NOTE);
}
