/** The state of an advert: somebody bought the home, it is still offered, or it left the market unsold. */
export const ADVERT_STATES = ["vendida", "en-venta", "retirada"] as const;
/** One of them. */
export type AdvertState = (typeof ADVERT_STATES)[number];

/** Their names for one home, as they are read. */
export const STATE_NAMES: Record<AdvertState, string> = {
  vendida: "Vendida",
  "en-venta": "En venta",
  retirada: "Retirada",
};

/** Longest time on the market that is believed, in days: ten years. */
export const MOST_DAYS = 3650;

/** Whether a pasted row says that its advert was withdrawn unsold: «retirado», «caducada», «expirado». */
export const saysWithdrawn = (row: string): boolean => /\b(?:retirad|caducad|expirad)[oa]\b/i.test(row);

/** The days on the market that a pasted row tells, «95 días»; undefined where it tells none or more than ten years. */
export function daysToldIn(row: string): number | undefined {
  const days = Number(/(?:^|[^\d.,])(\d{1,4}) ?d[ií]as\b/i.exec(row)?.[1] ?? Number.NaN);
  return days <= MOST_DAYS ? days : undefined;
}
