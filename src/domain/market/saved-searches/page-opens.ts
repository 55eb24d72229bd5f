/** How often a page that an agent shares was opened: each browser counts once a day, and nothing says whose it was. */
export interface PageOpens {
  views: number;
  /** ISO instant; null where nobody has opened it. */
  lastViewAt: string | null;
}
