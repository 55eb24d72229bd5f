import type { PlatformServices } from "../platform/platform-services.server.ts";
import type { ContactMoves } from "./agencies/contact-moves.server.ts";
import type { AuthServices } from "./auth/auth-services.server.ts";
import type { EventHub } from "./realtime/event-hub.server.ts";

/** What the areas from the accounts upwards may use. */
export interface AccountServices extends PlatformServices {
  auth: AuthServices;
  /** What open pages are told of changes. */
  events: EventHub;
  contactMoves: ContactMoves;
}
