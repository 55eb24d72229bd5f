const madridDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

/** The calendar day in mainland Spain (ISO date), where the product's laws and indices live. */
export function isoDateInMadrid(instant: Date): string {
  return madridDay.format(instant);
}

/** The instant at which a day (ISO date) begins there; in summer the clock is two hours ahead of UTC. */
export function startOfDayInMadrid(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return isoDateInMadrid(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}
