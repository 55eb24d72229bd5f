import type { Evidence } from "#domain/tools/arguments/case.ts";
import type { ArgumentCard } from "#domain/tools/arguments/prepare.ts";
import { prepareSale } from "./engine.ts";
import type { ArgumentsResult } from "./result.ts";
import { argumentsInput } from "./schema.ts";
import { salesArguments as tool } from "./tool.ts";

const example = tool.example as unknown as Record<string, unknown> & { home: Record<string, unknown> };

/** The example of the form with other values. */
export const inputOf = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  argumentsInput.parse({ ...example, ...changes, home: { ...example.home, ...home } });

/** As the browser answers it: without the official figure. */
export const prepared = (...changes: Parameters<typeof inputOf>) =>
  prepareSale(inputOf(...changes), { today: "2026-11-22" });

export const ofForm = (datum: string, value: string): Evidence => ({
  kind: "ficha",
  datum,
  value,
  source: "Datos indicados por el agente",
  date: "2026-11-22",
});

export const RECEIPT: Evidence = {
  kind: "documento",
  datum: "Gastos de comunidad",
  value: "80 €",
  source: "Recibo de comunidad de oct 2026",
  date: "2026-10-05",
};

export const card = (id: string, changes: Partial<ArgumentCard> = {}): ArgumentCard => ({
  id,
  stop: "fuera",
  feature: `Hay ${id}`,
  benefit: "Sirve cada día.",
  evidence: [ofForm("Terraza", "Sí")],
  show: "Sal a verla.",
  weight: 3,
  isDocumented: false,
  ...changes,
});

/** A small result with one of each thing. */
export const RESULT: ArgumentsResult = {
  date: "2026-11-22",
  purpose: "teletrabajo",
  homeName: "Piso en Ruzafa",
  currency: "EUR",
  price: 320_000,
  unitPrice: 3404.26,
  runningMonthly: 106,
  cards: [
    card("terraza", { feature: "Terraza de 12 m²", benefit: "Para parar entre llamadas.", weight: 5 }),
    card("comunidad", {
      stop: "numeros",
      feature: "Comunidad de 80 €",
      benefit: "Sabes qué pagas.",
      evidence: [RECEIPT, ofForm("Ascensor", "No"), ofForm("Ascensor", "No")],
      show: "Enseña el recibo.",
      weight: 4,
      isDocumented: true,
    }),
  ],
  weakPoints: [
    {
      id: "sin-ascensor",
      title: "No hay ascensor",
      answer: "Son tres pisos a pie.",
      evidence: [ofForm("Ascensor", "No")],
    },
  ],
  objections: [
    {
      id: "caro",
      quote: "Es caro",
      answer: "Pide 3.404 €/m².",
      ask: "¿Con cuál lo comparas?",
      evidence: [ofForm("Precio", "320.000 €")],
    },
  ],
  questions: ["¿Cuántas horas trabajas en casa?", "¿Qué te molesta hoy?"],
  script: [
    { stop: "abre", title: "Abre", say: "Buscamos dónde trabajarías." },
    { stop: "cierra", title: "Cierra", say: "¿Qué te ha parecido?" },
  ],
  missing: [{ id: "cee", add: "Añade el certificado", gain: "podrás decir qué gasta" }],
  refused: [],
  facts: [],
  official: null,
  awaitsOfficial: false,
};

/** Nothing is known of it, so there is nothing to say. */
export const EMPTY: ArgumentsResult = {
  ...RESULT,
  price: null,
  unitPrice: null,
  runningMonthly: null,
  cards: [],
  weakPoints: [],
  objections: [],
  script: [],
  missing: [],
};

/** Figures and their units are joined by no-break spaces; here they are usual ones. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
