import type { Tone, Variety } from "#domain/tools/writing/facts.ts";

/** What the form calls the tones. */
export const TONE_NAMES: Record<Tone, string> = {
  neutro: "Neutro",
  cercano: "Cercano",
  premium: "Premium",
  inversion: "Inversión",
};

/** What the form calls the ways of speaking. */
export const VARIETY_NAMES: Record<Variety, string> = {
  "es-ES": "Español de España",
  "es-MX": "Español de México",
  "es-AR": "Español de Argentina",
  "es-CO": "Español de Colombia",
  "es-CL": "Español de Chile",
  en: "Inglés",
};
