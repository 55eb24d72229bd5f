import * as z from "zod/mini";
import { line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";

/**
 * A listing proposal: all that an owner reads, in one document. The agent edits the draft; each sending keeps it as a version that never
 * changes. Money is in currency units and percentages are as people say them (4 is 4 %): they are what was typed.
 */

/** Raise it with a step that reads older ones. */
export const DOCUMENT_FORM = 1;

export const PROPOSAL_SECTIONS = [
  "carta",
  "vivienda",
  "valor",
  "plan",
  "servicios",
  "honorarios",
  "neto",
  "equipo",
  "testimonios",
  "condiciones",
] as const;
export type ProposalSection = (typeof PROPOSAL_SECTIONS)[number];

export const SECTION_NAMES: Record<ProposalSection, string> = {
  carta: "Carta",
  vivienda: "La vivienda",
  valor: "Valor y precio",
  plan: "Plan de venta",
  servicios: "Servicios",
  honorarios: "Honorarios",
  neto: "Lo que te queda",
  equipo: "Equipo",
  testimonios: "Lo que dicen otros propietarios",
  condiciones: "Condiciones",
};

/** The terms that somebody accepts must be readable: these cannot be hidden. */
export const ALWAYS_SHOWN: readonly ProposalSection[] = ["honorarios", "condiciones"];

const MOST_MONEY = 1_000_000_000_000;
/** Members that each list holds at most. */
export const MOST_MEMBERS = { facts: 30, plan: 30, services: 30, team: 10, testimonials: 10, signers: 4 } as const;
export const MOST_FEE_PERCENT = 25;
export const VALID_DAYS = { usual: 30, most: 180 } as const;

const id = () => line({ max: 40 });
const money = () =>
  z._default(z.nullable(z.number("Escribe un importe").check(z.minimum(0, "Desde 0"), z.maximum(MOST_MONEY))), null);

const planItem = z.object({
  id: id(),
  what: line({ max: 160 }),
  /** As the agent says it: `Semana 1`, `Antes de publicar`. */
  when: line({ max: 60 }),
  where: line({ max: 120 }),
});
export type PlanItem = z.output<typeof planItem>;

const service = z.object({ id: id(), text: line({ max: 160 }), isIncluded: z.boolean() });
const member = z.object({
  id: id(),
  name: line({ max: 120 }),
  role: line({ max: 80 }),
  phone: line({ max: 40 }),
  email: line({ max: 255 }),
});
const testimonial = z.object({
  id: id(),
  text: trimmedText({ max: 600 }),
  name: line({ max: 120 }),
  hasPermission: z.boolean(),
});
const signer = z.object({
  id: id(),
  name: line({ max: 120 }),
  email: trimmedText({ max: 255 }).check(
    z.refine((typed: string) => typed === "" || z.email().safeParse(typed).success, "Este correo no es válido"),
    z.toLowerCase(),
  ),
});

export const FEE_TAXES = ["aparte", "incluido", "sin"] as const;
export type FeeTax = (typeof FEE_TAXES)[number];

export const proposalDocument = z
  .object({
    form: z.literal(DOCUMENT_FORM),
    title: line({ max: 120 }).check(z.minLength(3, "Ponle un título: es lo que verá el propietario")),
    /** Given name or surnames with which the page greets. */
    ownerName: line({ max: 120 }),
    letter: trimmedText({ max: 3_000 }),
    home: z.object({
      name: line({ max: 160 }),
      address: line({ max: 200 }),
      facts: list(z.object({ id: id(), label: line({ max: 60 }), value: line({ max: 120 }) }), {
        max: MOST_MEMBERS.facts,
      }),
    }),
    /** ISO 4217, and ISO 3166 of the home. */
    currency: text({ max: 3, message: "Elige la moneda" }).check(z.regex(/^[A-Z]{3}$/)),
    country: text({ max: 2, message: "Elige el país" }).check(z.regex(/^[A-Z]{2}$/)),
    value: z.object({
      /** The price that is proposed to start from. */
      price: money(),
      low: money(),
      high: money(),
      words: trimmedText({ max: 1_500 }),
      /** The result that low and high come from, as it stood that day; null where the agent typed them. */
      source: z.nullable(
        z.object({ runId: z.uuid(), tool: line({ max: 80 }), title: line({ max: 200 }), at: instant() }),
      ),
    }),
    plan: list(planItem, { max: MOST_MEMBERS.plan }),
    services: list(service, { max: MOST_MEMBERS.services }),
    fee: z.object({
      kind: z.enum(["porcentaje", "fijo"], "Elige cómo se cobra"),
      percent: z._default(
        z.nullable(
          z
            .number("Escribe un porcentaje")
            .check(z.minimum(0, "Desde 0"), z.maximum(MOST_FEE_PERCENT, "Hasta 25\u00a0%")),
        ),
        null,
      ),
      amount: money(),
      tax: z._default(z.nullable(z.enum(FEE_TAXES, "Elige si lleva impuesto")), null),
      taxPercent: z._default(
        z.nullable(z.number("Escribe un porcentaje").check(z.minimum(0, "Desde 0"), z.maximum(30, "Hasta 30\u00a0%"))),
        null,
      ),
      /** Whether the owner may move the fee to look at the net. */
      ownerMoves: z.boolean(),
      when: line({ max: 160 }),
    }),
    net: z.object({
      debt: money(),
      cancellation: money(),
      landGainTax: money(),
      gainTax: money(),
      otherCosts: money(),
    }),
    team: list(member, { max: MOST_MEMBERS.team }),
    testimonials: list(testimonial, { max: MOST_MEMBERS.testimonials }),
    terms: z.object({
      isExclusive: z._default(z.nullable(z.boolean()), null),
      months: z._default(
        z.nullable(z.int("Pon un número entero").check(z.minimum(1, "Desde 1"), z.maximum(36, "Hasta 36"))),
        null,
      ),
      withdrawal: trimmedText({ max: 1_500 }),
      more: trimmedText({ max: 3_000 }),
    }),
    signing: z.object({
      signers: list(signer, {
        max: MOST_MEMBERS.signers,
        tooMany: `Hasta ${MOST_MEMBERS.signers} firmantes`,
      }).check(
        z.refine((signers) => {
          const mails = signers.flatMap(({ email }) => (email === "" ? [] : [email]));
          return new Set(mails).size === mails.length;
        }, "Cada firmante necesita su propio correo: hay dos iguales"),
      ),
      agentSigns: z.boolean(),
      /** The acceptance sends it to be signed at once, without another look of the agent. */
      sendsAtOnce: z.boolean(),
      /** The signed document is the mandate itself, not only the proposal. */
      isMandate: z.boolean(),
    }),
    link: z.object({
      days: z
        .int("Pon un número entero")
        .check(z.minimum(1, "Desde 1 día"), z.maximum(VALID_DAYS.most, "Hasta 180 días")),
      asksCode: z.boolean(),
    }),
    order: list(z.enum(PROPOSAL_SECTIONS), { max: PROPOSAL_SECTIONS.length }).check(
      z.refine(
        (order) => new Set(order).size === PROPOSAL_SECTIONS.length && order.length === PROPOSAL_SECTIONS.length,
        "El orden tiene que nombrar todas las secciones una vez",
      ),
    ),
    hidden: list(z.enum(PROPOSAL_SECTIONS), { max: PROPOSAL_SECTIONS.length }).check(
      z.refine(
        (hidden) => !hidden.some((section) => ALWAYS_SHOWN.includes(section)),
        "Honorarios y condiciones se leen siempre",
      ),
    ),
  })
  .check(
    z.refine(({ value: { low, high } }) => low === null || high === null || low <= high, {
      path: ["value", "high"],
      error: "El máximo no puede ser menor que el mínimo",
    }),
  );
export type ProposalDocument = z.output<typeof proposalDocument>;

export const emptyDocument = (): ProposalDocument => ({
  form: DOCUMENT_FORM,
  title: "Propuesta de venta",
  ownerName: "",
  letter: "",
  home: { name: "", address: "", facts: [] },
  currency: "EUR",
  country: "ES",
  value: { price: null, low: null, high: null, words: "", source: null },
  plan: [],
  services: [],
  fee: { kind: "porcentaje", percent: null, amount: null, tax: null, taxPercent: null, ownerMoves: false, when: "" },
  net: { debt: null, cancellation: null, landGainTax: null, gainTax: null, otherCosts: null },
  team: [],
  testimonials: [],
  terms: { isExclusive: null, months: null, withdrawal: "", more: "" },
  signing: { signers: [], agentSigns: true, sendsAtOnce: false, isMandate: false },
  link: { days: VALID_DAYS.usual, asksCode: true },
  order: [...PROPOSAL_SECTIONS],
  hidden: [],
});

/** Sections in their order that the owner reads: neither hidden nor without anything to say. */
export function shownSections(document: ProposalDocument): ProposalSection[] {
  const { letter, home, value, plan, services, team, testimonials } = document;
  const hasContent: Record<ProposalSection, boolean> = {
    carta: letter !== "",
    vivienda: home.name !== "" || home.facts.length > 0,
    valor: value.price !== null,
    plan: plan.length > 0,
    servicios: services.length > 0,
    honorarios: true,
    neto: value.price !== null,
    equipo: team.length > 0,
    testimonios: testimonials.some(({ hasPermission }) => hasPermission),
    condiciones: true,
  };
  return document.order.filter((section) => hasContent[section] && !document.hidden.includes(section));
}
