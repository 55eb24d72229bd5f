import type { ReactNode } from "react";
import { createContext } from "react-router";
import type { ErrorCode } from "#content/errors.ts";
import type { Actor } from "../accounts/access/actor.server.ts";
import type { Viewer } from "../accounts/access/viewer.server.ts";
import type { Caller } from "../accounts/auth/audit.server.ts";
import type { ProxyWatch } from "../operations/monitoring/proxy-watch.server.ts";
import type { SiteServices } from "../site/site-services.server.ts";

/** Everything a request may use. */
export interface Services extends SiteServices {
  /** Notices a proxy in front of the server that the configuration does not count. */
  proxies: ProxyWatch;
  /** Aborted once the process was asked to end: it still answers for a while. */
  ending: AbortSignal;
}

/** Set for every request; a loader asks for it with `mustHave`. */
export const servicesContext = createContext<Services | null>(null);
/** The signed-in person; null for everybody else. */
export const viewerContext = createContext<Viewer | null>(null);
/**
 * The person or visitor who acts, as the policies of rows see them; set for every request, a loader asks for it with
 * `mustHave`.
 */
export const actorContext = createContext<Actor | null>(null);
/** The caller's connection, for forms that a page takes in without a script. */
export const callerContext = createContext<Caller | null>(null);
export const nonceContext = createContext<string>("");
/** The error that kept a page from its data where the database was away; no page is drawn then. */
export const outageContext = createContext<ErrorCode | null>(null);
/** ISO code of the visitor's country, or null where it is unknown. Absent while a page is drawn for everybody. */
export const placeContext = createContext<{ country: string | null } | null>(null);
/**
 * Parts of the page that the server alone draws (`ui/site/server-drawn.tsx`), by name. A loader puts them here, so that
 * code used by the loader alone stays out of the browser. Null when nothing is drawn.
 */
export const drawnContext = createContext<Map<string, ReactNode> | null>(null);

/** A value that the server has set for every request. */
export function mustHave<T>(value: T | null): T {
  if (value === null) throw new Error("this loader runs only inside the server");
  return value;
}
