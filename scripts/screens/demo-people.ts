import type { ContactForm, DealForm, StageChange } from "#domain/crm/contacts/contact-forms.ts";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";

/** The invented people of the demonstration: who came when, what they want, and how far they have come. */

export const AGENTS = {
  lucia: { email: "lucia@casasdelpuerto.example", names: ["Lucía", "Ferrer"] },
  marcos: { email: "marcos@casasdelpuerto.example", names: ["Marcos", "Vidal"] },
  irene: { email: "irene@casasdelpuerto.example", names: ["Irene", "Campos"] },
} as const satisfies Record<string, { email: string; names: readonly [string, string] }>;
export type AgentKey = keyof typeof AGENTS;

export const AGENCY = "Casas del Puerto (demostración)";

export type Step = readonly [at: string, stage: DealStage, evidence?: NonNullable<StageChange["evidence"]>[string]];

export interface Client {
  name: string;
  agent: AgentKey;
  /** Day and time of the first contact, in Spain. */
  since: string;
  roles: ContactForm["roles"];
  email: string;
  phone: string;
  company?: string;
  notes?: string;
  deal: Pick<DealForm, "kind" | "title" | "amount" | "feePercent"> & { home?: string };
  steps: readonly Step[];
  demand?: Record<string, unknown>;
  /** Calls and messages of the file: when, kind, words, whether they came in. */
  said?: readonly (readonly [at: string, kind: string, text: string, isIncoming?: boolean])[];
}

const spoke = (at: string, how: string): Step => [at, "contactado", { how }];
const wants = (at: string, need: string, budget: number): Step => [at, "cualificado", { need, budget }];
const saw = (at: string): Step => [at, "visita", { on: at }];
const offered = (at: string, amount: number): Step => [at, "oferta", { amount }];

const buyer = (
  [name, email, phone]: readonly [string, string, string],
  agent: AgentKey,
  since: string,
  rest: Omit<Client, "name" | "email" | "phone" | "agent" | "since" | "roles">,
): Client => ({ name, email, phone, agent, since, roles: ["comprador"], ...rest });

export const CLIENTS: readonly Client[] = [
  buyer(["Carmen Llopis", "carmen@correo.example", "612 40 11 02"], "lucia", "2026-10-05T10:10", {
    deal: { kind: "comprador", title: "Casa de pueblo en el Cabanyal", home: "DEMO-05", amount: 395_000, feePercent: 3 },
    steps: [
      spoke("2026-10-05T12:00", "Por teléfono, quiere vivir cerca del mar"),
      wants("2026-10-06T10:00", "Casa con patio, tres habitaciones", 400_000),
      saw("2026-10-09T18:00"),
      offered("2026-10-13T11:00", 382_000),
      ["2026-10-19T12:00", "arras", { amount: 38_200, on: "2026-10-19" }],
      ["2026-11-12T12:30", "firmado", { price: 382_000, on: "2026-11-12", commission: 11_460, why: "confianza" }],
    ],
  }),
  buyer(["Javier Ortuño", "javier@correo.example", "612 40 11 03"], "irene", "2026-10-19T09:30", {
    deal: { kind: "comprador", title: "Piso para reformar en Patraix", home: "DEMO-03", amount: 149_000, feePercent: 3 },
    steps: [
      spoke("2026-10-19T11:00", "Por teléfono"),
      wants("2026-10-22T10:00", "Piso para reformar y alquilar", 150_000),
      saw("2026-10-29T17:00"),
      offered("2026-11-05T12:00", 145_000),
      ["2026-11-19T13:00", "arras", { amount: 14_500, on: "2026-11-19" }],
    ],
  }),
  buyer(["Ramón Cuesta", "ramon@correo.example", "612 40 11 04"], "marcos", "2026-11-05T10:00", {
    deal: { kind: "comprador", title: "Chalet con jardín", home: "DEMO-11", amount: 690_000, feePercent: 3 },
    steps: [
      spoke("2026-11-05T10:40", "Le llamé a los cuarenta minutos"),
      wants("2026-11-12T09:30", "Chalet con jardín y garaje", 700_000),
      saw("2026-11-19T17:30"),
      offered("2026-11-24T13:00", 665_000),
    ],
  }),
  buyer(["Diego y Laura Peris", "peris@correo.example", "612 40 11 05"], "lucia", "2026-11-12T11:00", {
    deal: { kind: "comprador", title: "Ático con terraza", home: "DEMO-02", amount: 285_000, feePercent: 3 },
    steps: [
      spoke("2026-11-12T12:00", "Mensaje y llamada"),
      wants("2026-11-16T10:00", "Terraza y dos habitaciones", 290_000),
      saw("2026-11-23T18:30"),
    ],
  }),
  buyer(["Pilar Soto", "pilar@correo.example", "612 40 11 06"], "irene", "2026-11-12T16:00", {
    deal: { kind: "comprador", title: "Piso amplio en Chamberí", home: "DEMO-06", amount: 965_000, feePercent: 2.5 },
    steps: [spoke("2026-11-12T17:00", "Por teléfono"), wants("2026-11-19T10:00", "Cuatro habitaciones, exterior", 980_000)],
  }),
  buyer(["Elena Barrios", "elena@correo.example", "612 40 11 07"], "irene", "2026-11-05T12:00", {
    deal: { kind: "comprador", title: "Estudio en Lavapiés", home: "DEMO-07", amount: 189_000, feePercent: 3 },
    steps: [
      spoke("2026-11-05T13:00", "Por correo"),
      ["2026-11-16T12:00", "perdido", { reason: "compro_otro", note: "Ha comprado otro estudio más cerca del metro" }],
    ],
  }),
  buyer(["Marta Sanchis", "marta@correo.example", "612 40 11 01"], "lucia", "2026-11-16T09:20", {
    notes: "Vende antes su piso de Torrefiel. Le importa el colegio de las niñas.",
    deal: { kind: "comprador", title: "Piso con balcón en Ruzafa", home: "DEMO-01", amount: 349_000, feePercent: 3 },
    demand: {
      operation: "venta", types: ["piso", "atico"], places: ["Ruzafa", "Benimaclet"], priceMax: 360_000, areaMinM2: 80,
      roomsMin: 3, note: "Con luz y a diez minutos del colegio",
    }, // biome-ignore format: a row of a table
    steps: [
      spoke("2026-11-16T09:50", "Por teléfono, a la media hora de escribir"),
      wants("2026-11-19T12:00", "Tres habitaciones con luz, cerca del colegio", 360_000),
      saw("2026-11-24T18:00"),
      offered("2026-11-25T12:15", 340_000),
    ],
    said: [
      ["2026-11-16T09:50", "llamada", "Busca tres habitaciones con luz. Tiene 80.000 € ahorrados y la hipoteca en trámite."],
      ["2026-11-19T17:05", "mensaje", "¿Podemos ver el piso el martes por la tarde?", true],
      ["2026-11-24T18:40", "nota", "Le ha gustado el salón. Duda por el baño pequeño."],
      ["2026-11-25T12:10", "llamada", "Ofrece 340.000 €. El banco le confirma el préstamo el lunes."],
    ],
  }),
  buyer(["Tomás Gil", "tomas@correo.example", "612 40 11 08"], "marcos", "2026-11-19T10:00", {
    deal: { kind: "comprador", title: "Dúplex con garaje", home: "DEMO-08", amount: 560_000, feePercent: 3 },
    steps: [
      spoke("2026-11-19T11:00", "Por teléfono"),
      wants("2026-11-23T10:30", "Dúplex con garaje y piscina", 570_000),
      saw("2026-11-25T17:00"),
    ],
  }),
  buyer(["Aïcha Benali", "aicha@correo.example", "612 40 11 09"], "lucia", "2026-11-23T09:15", {
    deal: { kind: "comprador", title: "Piso con balcón en Ruzafa", home: "DEMO-01", amount: 349_000, feePercent: 3 },
    steps: [spoke("2026-11-24T09:40", "Por teléfono"), wants("2026-11-25T10:00", "Primera vivienda, con ascensor", 330_000)],
  }),
  buyer(["Familia Esteve", "esteve@correo.example", "612 40 11 10"], "marcos", "2026-11-24T16:30", {
    deal: { kind: "comprador", title: "Piso con azotea", home: "DEMO-10", amount: 315_000, feePercent: 3 },
    steps: [spoke("2026-11-25T09:30", "Por teléfono, vuelven el viernes")],
  }),
  buyer(["Nadia Roca", "nadia@correo.example", "612 40 11 11"], "irene", "2026-11-25T12:40", {
    deal: { kind: "comprador", title: "Ático con terraza", home: "DEMO-02", amount: 285_000, feePercent: 3 },
    steps: [spoke("2026-11-26T09:10", "Mensaje contestado a la mañana siguiente")],
  }),
  buyer(["Paula Navarro", "paula@correo.example", "612 40 11 12"], "lucia", "2026-11-25T19:05", {
    deal: { kind: "comprador", title: "Piso con balcón en Ruzafa", home: "DEMO-01", amount: 349_000, feePercent: 3 },
    steps: [],
  }),
  buyer(["Andrea Conti", "andrea@correo.example", "612 40 11 13"], "irene", "2026-11-26T09:35", {
    deal: { kind: "comprador", title: "Ático con terraza", home: "DEMO-02", amount: 285_000, feePercent: 3 },
    steps: [],
  }),
  {
    name: "Vicente Marín", email: "vicente@correo.example", phone: "612 40 11 20", agent: "lucia", roles: ["propietario"],
    since: "2026-11-05T17:00",
    deal: { kind: "propietario", title: "Piso de la calle Sueca", amount: 310_000, feePercent: 3 },
    steps: [
      spoke("2026-11-06T10:00", "Nos recomendó su hermana"),
      ["2026-11-19T12:00", "valoracion", { amount: 305_000, on: "2026-11-19" }],
      ["2026-11-24T12:00", "propuesta", { price: 315_000, feePercent: 3 }],
    ],
  },
  {
    name: "Rosa Albiol", email: "rosa@correo.example", phone: "612 40 11 21", agent: "marcos", roles: ["propietario"],
    since: "2026-11-23T11:30",
    deal: { kind: "propietario", title: "Bajo con patio en Benimaclet", amount: 198_000, feePercent: 3 },
    steps: [spoke("2026-11-24T11:00", "Por teléfono, quiere vender antes de Reyes")],
  },
  {
    name: "Kevin Duarte", email: "kevin@correo.example", phone: "612 40 11 30", agent: "irene", roles: ["inquilino"],
    since: "2026-11-19T13:00",
    deal: { kind: "inquilino", title: "Piso junto a la Malvarrosa", home: "DEMO-04", amount: 1_150, feePercent: undefined },
    steps: [spoke("2026-11-19T13:30", "Por teléfono"), saw("2026-11-24T13:00")],
  },
]; // biome-ignore format: a table of people
