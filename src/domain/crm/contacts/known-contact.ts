import type { ContactEventKind, ContactRole, DealStage } from "./contact-values.ts";

/** The data of a contact that a tool takes over. */
export interface KnownContact {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** ISO 639-1. */
  language: string | null;
  roles: readonly ContactRole[];
  /** Their origin, as in `contacts.source`. */
  source: string;
  /**
   * ISO instant of the last line of their timeline in which they themselves wrote, called or came; null where there is
   * none.
   */
  lastHeardAt: string | null;
  /** Lines of the timeline that still matter, the newest first. */
  heard: readonly { kind: ContactEventKind; at: string }[];
  /** ISO instant of the agency's last call, mail, message or visit. */
  lastReachedAt: string | null;
  /** Stage of their newest open deal. */
  stage: DealStage | null;
  /** The contact's newest demand. Money is in whole units. */
  demand: {
    operation: "venta" | "alquiler";
    homeTypes: readonly string[];
    zones: readonly string[];
    maxPrice: number | null;
    minRooms: number | null;
    minAreaM2: number | null;
  } | null;
  /** Their money, as they told it for the newest result that was calculated for them; null where there is none. */
  finances: StatedFinances | null;
}

/** A buyer's money, as it was typed into a calculation. Amounts are in currency units. */
export interface StatedFinances {
  /** The run that they stand in, and the ISO day of it. */
  runId: string;
  on: string;
  /** Address of that run's tool: `/calculadora-capacidad`. */
  path: string;
  /** Net, of each payment. */
  netMonthlyIncome: number;
  paysPerYear: 12 | 14;
  monthlyDebts: number;
  savings: number | null;
  /** Place whose taxes were asked for, as forms name it. */
  place: string | null;
  /** ISO 4217; null for that of the place. */
  currency: string | null;
}

/** Net income of a month where a year has twelve: fourteen payments of 1.200 are 1.400 a month. Whole units. */
export const monthlyIncome = ({ netMonthlyIncome, paysPerYear }: StatedFinances): number =>
  Math.round((netMonthlyIncome * paysPerYear) / 12);
