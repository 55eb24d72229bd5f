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
}
