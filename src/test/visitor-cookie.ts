import { VISITOR_COOKIE } from "#server/accounts/visitor/visitor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { cookieName, signedValue } from "#server/platform/http/own-cookies.server.ts";

/** The cookie of a visitor's browser, as the server would have made it. */
export function visitorCookie({ auth, config }: Pick<Services, "auth" | "config">, visitorId: string): string {
  return `${cookieName(config, VISITOR_COOKIE.name)}=${signedValue(auth.keys, VISITOR_COOKIE, visitorId)}`;
}
