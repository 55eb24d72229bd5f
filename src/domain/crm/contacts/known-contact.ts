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
  /** Where they came from, as `contacts.source` says it. */
  source: string;
  /**
   * ISO instant of the last line of their timeline in which they themselves wrote, called or came; null where there is
   * none.
   */
  lastHeardAt: string | null;
  /** Those lines, the newest first, as far as they still say something. */
  heard: readonly { kind: ContactEventKind; at: string }[];
  /** ISO instant of the last call, mail, message or visit of ours. */
  lastReachedAt: string | null;
  /** Where their newest deal stands that is still open. */
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
}
