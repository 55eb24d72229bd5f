/** Portals that homes of a portfolio are published in, and what is known of their demands. */

/** Portals that read a feed of ours: `otro` is any other reader of Kyero's format, the agency's own site too. */
export const FEED_PORTALS = ["kyero", "otro"] as const;
export type FeedPortal = (typeof FEED_PORTALS)[number];

/** Portals in which agents publish by hand, and note it here. */
export const HAND_PORTALS = [
  "idealista",
  "fotocasa",
  "habitaclia",
  "pisos",
  "yaencontre",
  "milanuncios",
  "otro",
] as const;
export type HandPortal = (typeof HAND_PORTALS)[number];

export const PORTALS = [
  "kyero",
  "idealista",
  "fotocasa",
  "habitaclia",
  "pisos",
  "yaencontre",
  "milanuncios",
  "otro",
] as const;
export type Portal = (typeof PORTALS)[number];

export const PORTAL_NAMES: Record<Portal, string> = {
  kyero: "Kyero",
  idealista: "idealista",
  fotocasa: "Fotocasa",
  habitaclia: "Habitaclia",
  pisos: "pisos.com",
  yaencontre: "yaencontre",
  milanuncios: "Milanuncios",
  otro: "Otro portal o tu web",
};

/** Portals whose demands are known, surely or not. */
export const CHECKED_PORTALS = ["kyero", "idealista", "fotocasa", "otro"] as const;
export type CheckedPortal = (typeof CHECKED_PORTALS)[number];

/** Where the demands of a portal come from. */
export interface DemandsSource {
  /** In Spanish, for the foot of a list. */
  text: string;
  url?: string;
  /** ISO date of the source, or of the day on which it was looked for. */
  on: string;
  /** The portal publishes its demands itself. */
  isSure: boolean;
}

export const DEMANDS_SOURCES: Record<CheckedPortal, DemandsSource> = {
  kyero: {
    text: "Especificación de importación de Kyero, versión 3.8",
    url: "https://feeds.kyero.com/assets/kyero_v3_import_spec.txt",
    on: "2024-09-03",
    isSure: true,
  },
  // Neither publishes its demands; these are the fields that public integrations of third parties always send.
  idealista: {
    text: "idealista no publica qué exige: es lo que envían siempre los programas que publican en él",
    on: "2026-11-26",
    isSure: false,
  },
  fotocasa: {
    text: "Fotocasa y Habitaclia no publican qué exigen: es lo que envían siempre los programas que publican en ellas",
    on: "2026-11-26",
    isSure: false,
  },
  otro: {
    text: "Lo que el formato Kyero v3 exige de cada vivienda",
    url: "https://feeds.kyero.com/assets/kyeroV3.0.xsd",
    on: "2013-12-09",
    isSure: true,
  },
};
