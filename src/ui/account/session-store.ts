import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { isPrivatePath } from "#domain/accounts/account/private-path.ts";
import { SESSION_KEY } from "../site/session-trace.ts";
import { showToast } from "../toast-store.ts";
import { readStored, writeStored } from "../tracking/browser-store.ts";
import { leaveNotice } from "./notice.ts";

/**
 * The signed-in person, outside React: filled by the events of the auth client (`load-auth-client.ts`), so that every
 * part of the page and every tab shows the same.
 */

export interface SessionUser {
  id: string;
  email: string;
  /** Given at sign-up or by Google; empty when there is none. */
  name: string;
}

export interface SessionState {
  status: "loading" | "signedOut" | "signedIn";
  user: SessionUser | null;
  /** The account has a second factor and this session has not shown it yet. */
  needsSecondFactor: boolean;
}

export const LOADING: SessionState = { status: "loading", user: null, needsSecondFactor: false };
const SIGNED_OUT: SessionState = { status: "signedOut", user: null, needsSecondFactor: false };

/** The session that was last welcomed: the client repeats SIGNED_IN with every tab and every return to it. */
const WELCOMED_KEY = "umbral-welcomed";
const CACHE_KEY = "sb-cache";
const WELCOME = { kind: "success", title: "¡Bienvenido!", description: "Has iniciado sesión correctamente" } as const;
const ENDED = {
  kind: "info",
  title: "Tu sesión ha terminado",
  description: "Inicia sesión de nuevo para seguir.",
} as const;

let state = LOADING;
let isLeaving = false;
/** Sessions that another tab opened: it welcomes them itself. */
const foreign = new Set<string>();
const listeners = new Set<() => void>();

export const currentSession = (): SessionState => state;

export function listenToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without the auth client: nobody is signed in here. */
export function settleSignedOut(): void {
  set(SIGNED_OUT);
}

/** Without the auth client, which could not be fetched, its stored session is all that is known. */
export function settleFromStorage(): void {
  try {
    const kept = JSON.parse(readStored("localStorage", SESSION_KEY) ?? "null") as Session | null;
    set(kept?.user ? stateOf(kept) : SIGNED_OUT);
  } catch {
    set(SIGNED_OUT); // not the client's writing
  }
}

/** This page is about to end the session and to go elsewhere by itself. */
export function expectSignOut(expected: boolean): void {
  isLeaving = expected;
}

/** The client notifies its own tab first and then the others, on a channel named like its storage. */
export function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(SESSION_KEY).addEventListener(
    "message",
    (message: MessageEvent<{ session: Session | null }>) => {
      const session = message.data.session;
      if (session) foreign.add(claimsOf(session).sessionId);
    },
  );
}

export function applyAuthEvent(event: AuthChangeEvent, session: Session | null): void {
  const next = session ? stateOf(session) : SIGNED_OUT;
  if (session && !next.needsSecondFactor) welcome(claimsOf(session).sessionId);
  set(next);
  if (event !== "SIGNED_OUT") return;
  writeStored("localStorage", CACHE_KEY, null);
  // Ended elsewhere, or expired: private data may not stay on the screen. The server redirects to the sign-in.
  if (!isLeaving && isPrivatePath(window.location.pathname)) {
    leaveNotice(ENDED);
    window.location.reload();
  }
}

/** Once for a session. The pages of signing in go on to another document, which shows it. */
function welcome(sessionId: string): void {
  if (foreign.has(sessionId) || readStored("localStorage", WELCOMED_KEY) === sessionId) return;
  writeStored("localStorage", WELCOMED_KEY, sessionId);
  if (/^\/auth(\/|$)/.test(window.location.pathname)) leaveNotice(WELCOME);
  else showToast(WELCOME);
}

function stateOf(session: Session): SessionState {
  const { id, email = "", user_metadata: about = {}, factors = [] } = session.user;
  const name = fullNameOf(about) || (typeof about.name === "string" ? about.name : "");
  const hasFactor = factors.some((factor) => factor.status === "verified");
  return {
    status: "signedIn",
    user: { id, email, name },
    needsSecondFactor: hasFactor && claimsOf(session).aal !== "aal2",
  };
}

/** Read, not verified: the server does that with every call. */
function claimsOf({ access_token }: Pick<Session, "access_token">): { sessionId: string; aal: string } {
  try {
    const body = access_token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    const claims = JSON.parse(atob(body)) as { session_id?: unknown; aal?: unknown };
    return { sessionId: String(claims.session_id ?? ""), aal: String(claims.aal ?? "") };
  } catch {
    return { sessionId: "", aal: "" };
  }
}

function set(next: SessionState): void {
  // Events repeat; listeners are called for changes alone.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}
