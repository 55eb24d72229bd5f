import type { Tone, Variety } from "#domain/tools/writing/facts.ts";

/** Names of the tones in the form. */
export const TONE_NAMES: Record<Tone, string> = {
  neutro: "Neutro",
  cercano: "Cercano",
  premium: "Premium",
  inversion: "Inversión",
};

/** Names of the varieties of the language in the form. */
export const VARIETY_NAMES: Record<Variety, string> = {
  "es-ES": "Español de España",
  "es-MX": "Español de México",
  "es-AR": "Español de Argentina",
  "es-CO": "Español de Colombia",
  "es-CL": "Español de Chile",
  en: "Inglés",
};
