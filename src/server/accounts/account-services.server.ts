import type { PlatformServices } from "../platform/platform-services.server.ts";
import type { ContactMoves } from "./agencies/contact-moves.server.ts";
import type { AuthServices } from "./auth/auth-services.server.ts";
import type { CallCounts } from "./limits/call-counts.server.ts";
import type { EventHub } from "./realtime/event-hub.server.ts";

/** Services that the area of accounts and the areas above it may use. */
export interface AccountServices extends PlatformServices {
  auth: AuthServices;
  /** Counters of the limits of calls, for all processes together. */
  callCounts: CallCounts;
  /** Events for open pages. */
  events: EventHub;
  contactMoves: ContactMoves;
}
