/** How often signers are reminded, as a form offers it. */
export const reminderChoices = (days: readonly number[]) =>
  days.map((every) => ({
    value: String(every),
    label: every === 0 ? "Sin recordatorios" : every === 1 ? "Cada día" : `Cada ${every} días`,
  }));
