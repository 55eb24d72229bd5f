/** Campaigns that are begun with words already in place. */
export const START_IDS = [
  "novedad",
  "bajada",
  "jornada",
  "zona",
  "tras-visita",
  "captacion",
  "felicitacion",
  "bienvenida",
] as const;
export type StartId = (typeof START_IDS)[number];
