import type { ContactEventKind } from "../../crm/contacts/contact-values.ts";
import { daysBetween } from "../../shared/time/local-time.ts";

/** Acts of a lead, and their points on the day of the act. Of our own design: no source measures them. */
export const ENGAGEMENT_POINTS = {
  visita: 50,
  pide_visita: 40,
  llamada: 30,
  mensaje: 25,
  formulario: 25,
  enlace: 15,
} as const;
export type EngagementKind = keyof typeof ENGAGEMENT_POINTS;
export const ENGAGEMENT_KINDS = Object.keys(ENGAGEMENT_POINTS) as [EngagementKind, ...EngagementKind[]];

/** Days after which an event counts half. */
const HALF_LIFE_DAYS = 14;
const MOST = 100;

export interface EngagementEvent {
  kind: EngagementKind;
  /** ISO day. */
  date: string;
}

export interface CountedEvent extends EngagementEvent {
  /** Whole days that have passed; 0 for one that is still to come. */
  days: number;
  /** The rest of its points. */
  points: number;
  /** Why it does not count: the same was done that day already, or the day has not come. */
  left?: "repetido" | "futuro";
}

export interface Engagement {
  /** 0 to 100, after the decay. */
  points: number;
  /** Newest first. */
  events: CountedEvent[];
}

const decay = (days: number): number => 2 ** (-days / HALF_LIFE_DAYS);

/** Each event fades by itself: Σ points · 2^(−days/14), at most 100. Ten openings of one day are one interest. */
export function engagementOf(events: readonly EngagementEvent[], today: string): Engagement {
  const seen = new Set<string>();
  const counted = [...events]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ kind, date }): CountedEvent => {
      const days = daysBetween(date, today);
      if (days < 0) return { kind, date, days: 0, points: 0, left: "futuro" };
      const key = `${kind} ${date}`;
      if (seen.has(key)) return { kind, date, days, points: 0, left: "repetido" };
      seen.add(key);
      return { kind, date, days, points: ENGAGEMENT_POINTS[kind] * decay(days) };
    });
  const total = counted.reduce((sum, { points }) => sum + points, 0);
  return { points: Math.min(MOST, total), events: counted };
}

const BY_TIMELINE: Partial<Record<ContactEventKind, EngagementKind>> = {
  visita: "visita",
  llamada: "llamada",
  correo: "mensaje",
  mensaje: "mensaje",
  formulario: "formulario",
  chat: "formulario",
  correo_portal: "formulario",
  resultado_compartido: "enlace",
};

/**
 * Lines of a contact's timeline in which they themselves did something, as events of interest, each day's kind once.
 */
export function eventsOfTimeline(
  lines: readonly { kind: ContactEventKind; at: string }[],
  most: number,
): EngagementEvent[] {
  const events = new Map<string, EngagementEvent>();
  for (const { kind, at } of lines) {
    const known = BY_TIMELINE[kind];
    const date = at.slice(0, 10);
    if (known && events.size < most) events.set(`${known} ${date}`, { kind: known, date });
  }
  return [...events.values()];
}
