/** The calendar day in mainland Spain (ISO date), where the product's laws and indices live. */
export function isoDateInMadrid(instant: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(instant);
}
