import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { monthlyIncome } from "#domain/crm/contacts/known-contact.ts";
import { eventsOfTimeline } from "#domain/tools/qualification/engagement.ts";
import { defineTool } from "../define-tool.ts";
import { taxPlaceAbroad } from "../home-abroad.ts";
import { QUALIFIER_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { qualifyLead } from "./engine.ts";
import { given } from "./given.ts";
import { appointmentsOf, nextOf } from "./plan.ts";
import { gradeInUse } from "./result.ts";
import { MOST_EVENTS, qualifierInput } from "./schema.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

export const leadQualifier = defineTool({
  id: "lead-qualifier",
  path: "/cualificador-leads",
  module: "captacion",
  version: 2,
  holdsPersonalData: true,
  credits: 1,
  title: "Cualificador de leads",
  does: "cualificar compradores",
  summary: "A quién llamar primero, por qué, y qué preguntarle.",
  icon: "Filter",
  words:
    "contactos bant puntuar prioridad comprador interesado solvencia leads priorizar cualificar a qué clientes llamar primero calientes fríos",
  startsFrom: ["comprador"],
  askedAs: `
    saber qué leads son buenos
    puntuar interesados
    a qué prospectos dar prioridad
    scoring de clientes
    distinguir curiosos de compradores reales
    clasificar contactos por interés
    filtrar leads
    cuáles están listos para comprar`,
  capture: [
    { goal: "vender", place: 30, purpose: "Decide a quién llamar primero." },
    { goal: "seguimiento", place: 30, purpose: "Decide a quién llamar primero." },
  ],
  checks: QUALIFIER_CHECKS,
  input: qualifierInput,
  example: {
    name: "Marta Ruiz",
    targetPrice: 285_000,
    netMonthlyIncome: 3600,
    monthlyDebts: 150,
    savings: 78_000,
    place: "ES-VC",
    zone: "Ruzafa",
    homeType: "Piso",
    rooms: 3,
    reason: "Se le acaba el alquiler",
    timeline: "tres_meses",
    financing: "en_tramite",
    events: [
      { kind: "visita", date: "hace 2 días" },
      { kind: "mensaje", date: "hace 5 días" },
      { kind: "formulario", date: "hace 12 días" },
    ],
  },
  abroad: {
    defaultsIn: taxPlaceAbroad,
  },
  defaults: {
    monthlyDebts: 0,
    homeKind: "usada",
    rate: 3,
    years: 30,
    maxIncomeShare: 35,
    loanToValue: 80,
    events: [{ kind: "", date: "" }],
  },
  needs: () => ({ today: true as const }),
  run: qualifyLead,
  // Nothing is known of them: there are questions and no answer.
  hasAnswer: (result) => result.completeness > 0 || gradeInUse(result) !== null,
  titleOf: ({ name }) => (name ? `Cualificación de ${name}` : "Cualificación de un contacto"),
  describe,
  given,
  wordingOf,
  sourcesOf,
  shownInput: () => ({}),
  // The page says the budget in words; its figures stay here.
  shownResult: ({ budget: _, ...shown }) => shown,
  sharedPage: {
    reader: "tu equipo",
    shows: "Muestra la nota de esa persona, sus razones y qué preguntarle. No se la mandes a ella.",
  },
  // The home that they ask about is what is known of what they look for. A tenant buys nothing.
  keptAcrossHomes: [
    "name",
    "capacity",
    "netMonthlyIncome",
    "monthlyDebts",
    "savings",
    "rate",
    "years",
    "maxIncomeShare",
    "loanToValue",
    "decides",
    "reason",
    "timeline",
    "financing",
    "events",
    "override",
    "overrideReason",
  ],
  fillFrom: (home, _apart, place) =>
    home.operation === "venta"
      ? {
          ...(home.price !== undefined && { targetPrice: home.price }),
          ...(place && { place }),
          ...(home.condition && { homeKind: home.condition === "obra_nueva" ? "nueva" : "usada" }),
          ...(home.placeName && { zone: home.placeName }),
          homeType: PROPERTY_TYPE_NAMES[home.type],
          ...(home.rooms !== undefined && { rooms: home.rooms }),
          ...(home.builtAreaM2 !== undefined && { areaM2: home.builtAreaM2 }),
        }
      : {},
  fillFromContact: ({ fullName, demand, heard, finances }) => {
    const events = eventsOfTimeline(heard, MOST_EVENTS);
    const types = (demand?.homeTypes ?? []).map(
      (type) => (PROPERTY_TYPE_NAMES as Record<string, string>)[type] ?? type,
    );
    const buys = demand?.operation === "venta";
    return {
      name: fullName,
      ...(events.length > 0 && { events }),
      ...(finances &&
        (finances.currency ?? "EUR") === "EUR" && {
          netMonthlyIncome: monthlyIncome(finances),
          monthlyDebts: finances.monthlyDebts,
          ...(finances.savings !== null && { savings: finances.savings }),
          ...(finances.place !== null && { place: finances.place }),
        }),
      ...(buys && {
        ...(demand.maxPrice !== null && { targetPrice: demand.maxPrice }),
        ...(demand.zones.length > 0 && { zone: demand.zones.join(", ") }),
        ...(types.length > 0 && { homeType: types.join(", ") }),
        ...(demand.minRooms !== null && { rooms: demand.minRooms }),
        ...(demand.minAreaM2 !== null && { areaM2: demand.minAreaM2 }),
      }),
    };
  },
  nextOf,
  appointmentsOf,
});
