import * as z from "zod/mini";
import { HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { choice, integer, number, optionalInteger, optionalNumber, optionalText } from "../../shared/schema/fields.ts";
import { anyJson, dictionary, line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { day, instant } from "../../shared/schema/when.ts";
import { DAY_MINUTES, WEEK_MINUTES } from "../../shared/time/durations.ts";
import { MOST_TOLERANCE, USUAL_TOLERANCE } from "../matching/criteria.ts";
import { TYPED_EVENT_KINDS } from "./contact-names.ts";
import { CONTACT_ROLES, DEAL_KINDS, DEAL_STAGES } from "./contact-values.ts";
import { HOME_MUSTS } from "./demand-musts.ts";
import { sharesIssue } from "./fees.ts";
import { ruleConditions } from "./routing.ts";

/** The forms and calls of the CRM: browser and server share one schema. */

const id = z.uuid("Elige uno de la lista");
const nullableId = z.nullish(id);

const requiredLine = (message: string, maxLength: number) =>
  line({ max: maxLength, message }).check(z.minLength(1, message));

const tag = line({ max: 40 }).check(z.minLength(1, "Escribe la etiqueta"));
const tags = z.array(tag).check(z.maxLength(30, "Como mucho 30 etiquetas"));

/** Text as typed; the server parses it. */
const typedPoints = (maxLength: number) => z.array(line({ max: maxLength })).check(z.maxLength(20, "Como mucho 20"));

const LANGUAGE = "Usa el código de idioma de dos letras";
const language = z.pipe(
  z.transform((raw: unknown) => (raw === "" || raw === null ? undefined : raw)),
  z.optional(text({ max: 2, tooLong: LANGUAGE }).check(z.regex(/^[a-z]{2}$/, LANGUAGE))),
);

const roles = list(choice(CONTACT_ROLES, "Elige de la lista"));
const emails = typedPoints(255);
const phones = typedPoints(40);

/** Without defaults, because in a change a default would be a change. */
const contactFields = z.object({
  fullName: requiredLine("Escribe el nombre", 200),
  company: optionalText(200),
  position: optionalText(100),
  roles,
  tags,
  language,
  notes: optionalText(5000),
  emails,
  phones,
  /** Whether the contact agreed to get news, as a member of the team states, and to which words. */
  hasConsent: z.boolean(),
  consentText: optionalText(500),
  ownerId: nullableId,
  /** Their numbers may be those of another contact too: a couple, an office. */
  sharesPhone: z.boolean(),
});

export const contactForm = z.extend(contactFields, {
  roles: z._default(roles, []),
  tags: z._default(tags, []),
  emails: z._default(emails, []),
  phones: z._default(phones, []),
  hasConsent: z._default(z.boolean(), false),
  sharesPhone: z._default(z.boolean(), false),
});
export type ContactForm = z.input<typeof contactForm>;
export type ContactValues = z.output<typeof contactForm>;

/** `PATCH`: omitted fields stay. */
export const contactChange = z.partial(contactFields);
export type ContactChange = z.output<typeof contactChange>;

export const eventForm = z.object({
  kind: choice(TYPED_EVENT_KINDS, "Elige qué ha sido"),
  text: trimmedText({ max: 5000, message: "Escribe qué ha pasado" }).check(z.minLength(1, "Escribe qué ha pasado")),
  /** When it was; now where it is absent. */
  at: z.optional(instant({ offset: true, message: "Indica cuándo fue" })),
  /** The direction of the message: an incoming one does not count as our answer. */
  direction: z._default(choice(["saliente", "entrante"], "Elige si la hiciste o la recibiste"), "saliente"),
  dealId: nullableId,
  homeId: nullableId,
});
export type EventForm = z.input<typeof eventForm>;
export type EventValues = z.output<typeof eventForm>;

export const assignment = z.object({
  /** Null: it waits for somebody. */
  ownerId: z.nullable(id),
  /** Its open deals go along. */
  withDeals: z._default(z.boolean(), true),
});

export const demandForm = z
  .object({
    operation: z._default(choice(OPERATIONS, "Elige venta o alquiler"), "venta"),
    types: z._default(list(choice(HOME_TYPES, "Elige de la lista")), []),
    /** Names alone, as programs send them; they are read as whoever types them means them. */
    places: z._default(z.array(requiredLine("Escribe el lugar", 120)).check(z.maxLength(30, "Como mucho 30")), []),
    /** The same with what was chosen of the list; it counts instead of `places`. */
    where: z.optional(
      list(
        z.object({
          typed: requiredLine("Escribe el lugar", 250),
          isExcluded: z._default(z.boolean(), false),
          placeId: z.nullish(text({ max: 120, tooLong: "Elige el lugar de la lista" })),
          withinM: z.nullish(number({ min: 50, max: 100_000, message: "Introduce de 50 m a 100 km" })),
        }),
        { max: 30, tooMany: "Como mucho 30" },
      ),
    ),
    zone: z.nullish(
      z
        .array(
          z.tuple([
            number({ min: -180, max: 180, message: "La zona no es válida" }),
            number({ min: -90, max: 90, message: "La zona no es válida" }),
          ]),
        )
        .check(
          z.minLength(3, "Dibuja una zona de al menos tres puntos"),
          z.maxLength(500, "La zona tiene demasiados puntos"),
        ),
    ),
    priceMin: optionalNumber({ min: 0, max: 1_000_000_000, message: "Introduce un precio" }),
    priceMax: optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce un precio mayor que cero" }),
    /** Of the prices; where it is absent that of the first place. */
    currency: z.pipe(
      z.transform((raw: unknown) => (raw === "" || raw === null ? undefined : raw)),
      z.optional(text({ max: 3 }).check(z.regex(/^[A-Z]{3}$/, "Pon la moneda con tres letras"))),
    ),
    areaMinM2: optionalNumber({ min: 1, max: 1_000_000, message: "Introduce una superficie" }),
    roomsMin: optionalInteger({ min: 0, max: 99, message: "Introduce de 0 a 99 habitaciones" }),
    roomsMax: optionalInteger({ min: 0, max: 99, message: "Introduce de 0 a 99 habitaciones" }),
    bathroomsMin: optionalInteger({ min: 0, max: 99, message: "Introduce de 0 a 99 baños" }),
    musts: z._default(list(choice(HOME_MUSTS, "Elige de la lista")), []),
    wishes: z._default(list(choice(HOME_MUSTS, "Elige de la lista")), []),
    /** How much dearer than `priceMax` a home may be, as a fraction: 0.1 is 10 %. */
    tolerance: z._default(
      number({ min: 0, max: MOST_TOLERANCE, message: "Elige un margen de 0 a 25 %" }),
      USUAL_TOLERANCE,
    ),
    note: optionalText(2000),
    isActive: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ priceMin, priceMax }) => priceMin === undefined || priceMax === undefined || priceMin <= priceMax, {
      path: ["priceMax"],
      message: "El precio máximo no puede ser menor que el mínimo",
    }),
    z.refine(({ roomsMin, roomsMax }) => roomsMin === undefined || roomsMax === undefined || roomsMin <= roomsMax, {
      path: ["roomsMax"],
      message: "El máximo de habitaciones no puede ser menor que el mínimo",
    }),
  );
export type DemandForm = z.input<typeof demandForm>;
export type DemandValues = z.output<typeof demandForm>;

const FEE_PERCENT = "Introduce un porcentaje de 0 a 200";
const SHARE = "Introduce una parte mayor que 0 y de hasta 100";

const shares = list(z.object({ personId: id, percent: number({ min: 0.01, max: 100, message: SHARE }) }), {
  max: 20,
  tooMany: "Como mucho 20 personas",
}).check(({ value, issues }) => {
  const message = sharesIssue(value);
  if (message) issues.push({ code: "custom", input: value, message });
});

export const dealForm = z.object({
  contactId: z.uuid("Elige el contacto"),
  homeId: nullableId,
  kind: choice(DEAL_KINDS, "Elige de qué se trata"),
  title: requiredLine("Escribe de qué se trata", 200),
  amount: optionalNumber({ min: 0.01, max: 1_000_000_000, message: "Introduce un importe mayor que cero" }),
  commission: optionalNumber({ min: 0, max: 1_000_000_000, message: "Introduce la comisión" }),
  /** Of the amount, in percent; without VAT. A commission that is given counts instead. */
  feePercent: optionalNumber({ min: 0, max: 200, message: FEE_PERCENT }),
  ownerId: nullableId,
});
export type DealForm = z.input<typeof dealForm>;
export type DealValues = z.output<typeof dealForm>;

/** The contact stays; omitted fields stay too, null clears. */
export const dealChange = z.object({
  homeId: nullableId,
  title: z.optional(requiredLine("Escribe de qué se trata", 200)),
  amount: z.nullish(number({ min: 0.01, max: 1_000_000_000, message: "Introduce un importe mayor que cero" })),
  commission: z.nullish(number({ min: 0, max: 1_000_000_000, message: "Introduce la comisión" })),
  feePercent: z.nullish(number({ min: 0, max: 200, message: FEE_PERCENT })),
  /** Colleagues who share the fee; nobody leaves it to the deal's owner. */
  shares: z.optional(shares),
  ownerId: nullableId,
});
export type DealChange = z.output<typeof dealChange>;

/** Limit for a stage's answers, which are read by its own schema. */
const LONGEST_EVIDENCE = 10_000;

export const stageChange = z.object({
  stage: choice(DEAL_STAGES, "Elige la etapa"),
  /** By stage: `{oferta: {amount: 250000}}`. */
  evidence: z._default(dictionary(text({ max: 40 }), anyJson(LONGEST_EVIDENCE), { max: DEAL_STAGES.length }), {}),
  /** The card that will follow it; without one it is placed first. */
  beforeId: nullableId,
  lossReason: z.optional(anyJson(LONGEST_EVIDENCE)),
  lossNote: z.optional(anyJson(LONGEST_EVIDENCE)),
});
export type StageChange = z.input<typeof stageChange>;

/** A card between two others of its column; without either, at the end. */
export const cardMove = z.object({ beforeId: nullableId, afterId: nullableId }).check(
  z.refine(({ beforeId, afterId }) => Boolean(beforeId) || Boolean(afterId), {
    path: ["beforeId"],
    message: "Indica junto a qué tarjeta va",
  }),
);

const assignees = z.array(id).check(z.maxLength(50, "Como mucho 50 personas"));
const ruleName = requiredLine("Escribe un nombre para la regla", 120);

export const ruleForm = z.object({
  name: ruleName,
  conditions: z._default(ruleConditions, {}),
  assignees: z._default(assignees, []),
  isActive: z._default(z.boolean(), true),
});
export type RuleForm = z.input<typeof ruleForm>;
/** `PATCH`: omitted fields stay. */
export const ruleChange = z.partial(
  z.object({ name: ruleName, conditions: ruleConditions, assignees, isActive: z.boolean() }),
);
export const ruleOrder = z.object({ ids: z.array(id).check(z.maxLength(500)) });

const HOURS = "Revisa el horario: cada tramo empieza antes de acabar y no pisa al anterior";
const NOTICE = "Elige de 1 a 180 días";
const minute = integer({ min: 0, max: DAY_MINUTES, message: HOURS });

function isOrdered(day: readonly (readonly [number, number])[]): boolean {
  let last = -1;
  return day.every(([from, to]) => {
    const fits = from > last && to > from;
    last = to;
    return fits;
  });
}

export const settingsForm = z.object({
  timeZone: text({ max: 64, message: "Elige la zona horaria" }).check(
    z.refine(isTimeZone, "No conozco esa zona horaria"),
  ),
  openingHours: z
    .array(list(z.tuple([minute, minute], HOURS), { max: 6, tooMany: HOURS }).check(z.refine(isOrdered, HOURS)))
    .check(
      z.length(7, { error: HOURS, abort: true }),
      z.refine((week) => week.some((day) => day.length > 0), "Abre al menos un día"),
    ),
  holidays: z.array(day("Usa una fecha como 2026-12-25")).check(z.maxLength(200, "Como mucho 200 festivos")),
  answerMinutes: integer({ min: 5, max: WEEK_MINUTES, message: "Introduce de 5 minutos a una semana" }),
  /** A fraction: 0.03. */
  commissionRate: number({ min: 0, max: 1, message: "Introduce una comisión entre 0 y 100 %" }),
  /** Days before the end of a mandate on which its agent is reminded; omitted they stay. */
  mandateNoticeDays: z.optional(
    list(integer({ min: 1, max: 180, message: NOTICE }), { max: 5, tooMany: "Como mucho cinco avisos" }),
  ),
});
export type SettingsForm = z.input<typeof settingsForm>;
export type SettingsValues = z.output<typeof settingsForm>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("es-ES", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Fields of the kept contact that are taken from the other one; omitted fields stay. */
export const MERGE_FIELDS = ["fullName", "company", "position", "language", "notes", "ownerId"] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

export const mergeForm = z.object({
  keptId: id,
  removedId: id,
  choices: z._default(z.partialRecord(z.enum(MERGE_FIELDS), z.enum(["kept", "removed"])), {}),
});
export const distinctForm = z.object({ firstId: id, secondId: id });

export const pastedNotice = z.object({
  text: z
    .string("Pega el texto del aviso")
    .check(z.minLength(10, "Pega el texto del aviso"), z.maxLength(100_000, "El texto es demasiado largo")),
  /** Only show the fields read from it. */
  dryRun: z._default(z.boolean(), false),
});
