import { cookieName, signedValue } from "../server/own-cookies.server.ts";
import type { Services } from "../server/services.server.ts";
import { VISITOR_COOKIE } from "../server/visitor.server.ts";

/** The cookie of a visitor's browser, as the server would have made it. */
export function visitorCookie({ auth, config }: Pick<Services, "auth" | "config">, visitorId: string): string {
  return `${cookieName(config, VISITOR_COOKIE.name)}=${signedValue(auth.keys, VISITOR_COOKIE, visitorId)}`;
}
