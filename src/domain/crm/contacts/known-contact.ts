import type { ContactEventKind, ContactRole, DealStage } from "./contact-values.ts";

/** What the product knows of a contact, as tools take it over. */
export interface KnownContact {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** ISO 639-1. */
  language: string | null;
  roles: readonly ContactRole[];
  /** Where he came from, as `contacts.source` says it. */
  source: string;
  /** ISO instant of the last line of his timeline in which he himself wrote, called or came; null where there is none. */
  lastHeardAt: string | null;
  /** Those lines, the newest first, as far as they still say something. */
  heard: readonly { kind: ContactEventKind; at: string }[];
  /** ISO instant of the last call, mail, message or visit of ours. */
  lastReachedAt: string | null;
  /** Where his newest deal stands that is still open. */
  stage: DealStage | null;
  /** What he looks for: his newest demand. Money in whole units. */
  demand: {
    operation: "venta" | "alquiler";
    homeTypes: readonly string[];
    zones: readonly string[];
    maxPrice: number | null;
    minRooms: number | null;
    minAreaM2: number | null;
  } | null;
}
