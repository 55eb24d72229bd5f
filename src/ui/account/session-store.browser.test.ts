import type { Session } from "@supabase/auth-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installBrowser } from "../tracking/browser.test-data.ts";

let store: typeof import("./session-store.ts");
let notices: typeof import("./notice.ts");
let browser: ReturnType<typeof installBrowser>;

beforeEach(async () => {
  vi.resetModules();
  browser = installBrowser({ path: "/precios" });
  store = await import("./session-store.ts");
  notices = await import("./notice.ts");
});
afterEach(() => vi.unstubAllGlobals());

/** The store is loaded anew for each test, and the notices with it. */
const toasts = async () => (await import("../toast-store.ts")).currentToasts();

function session(id: string, parts: { aal?: string; withFactor?: boolean; name?: string } = {}): Session {
  const { aal = "aal1", withFactor = false } = parts;
  const claims = Buffer.from(JSON.stringify({ session_id: id, aal, email: "núria@b.es" })).toString("base64url");
  return {
    access_token: `x.${claims}.x`,
    refresh_token: "r",
    expires_in: 3600,
    token_type: "bearer",
    user: {
      id: "u1",
      email: "nuria@b.es",
      aud: "authenticated",
      app_metadata: {},
      user_metadata: { first_name: "Núria", last_name: "Ferrer" },
      created_at: "2026-01-01T00:00:00Z",
      ...(withFactor
        ? { factors: [{ id: "f", factor_type: "totp", status: "verified", created_at: "", updated_at: "" }] }
        : {}),
    },
  };
}

test("a session names its person", () => {
  expect(store.currentSession().status).toBe("loading");
  const shown = vi.fn();
  store.listenToSession(shown);
  store.applyAuthEvent("SIGNED_IN", session("s1"));
  store.applyAuthEvent("TOKEN_REFRESHED", session("s1"));
  expect(shown).toHaveBeenCalledTimes(1);
  expect(store.currentSession()).toEqual({
    status: "signedIn",
    user: { id: "u1", email: "nuria@b.es", name: "Núria Ferrer" },
    needsSecondFactor: false,
  });
});

test("the welcome comes once for a session, however often the client repeats itself", async () => {
  store.applyAuthEvent("INITIAL_SESSION", session("s1"));
  expect(await toasts()).toMatchObject([
    { kind: "success", title: "¡Bienvenido!", description: "Has iniciado sesión correctamente" },
  ]);
  await dismissAll();
  store.applyAuthEvent("SIGNED_IN", session("s1"));
  expect(await toasts()).toEqual([]);
  store.applyAuthEvent("SIGNED_IN", session("s2"));
  expect(await toasts()).toHaveLength(1);
});

test("a page of signing in leaves the welcome to the document it goes on to", async () => {
  Object.assign(browser.window.location, { pathname: "/auth" });
  store.applyAuthEvent("SIGNED_IN", session("s1"));
  expect(await toasts()).toEqual([]);
  notices.showLeftNotices();
  expect(await toasts()).toMatchObject([{ title: "¡Bienvenido!" }]);
  notices.showLeftNotices();
  expect(await toasts()).toHaveLength(1);
});

test("nobody is welcomed before the second factor", async () => {
  store.applyAuthEvent("SIGNED_IN", session("s1", { withFactor: true }));
  expect(store.currentSession().needsSecondFactor).toBe(true);
  expect(await toasts()).toEqual([]);
  store.applyAuthEvent("MFA_CHALLENGE_VERIFIED", session("s1", { withFactor: true, aal: "aal2" }));
  expect(store.currentSession().needsSecondFactor).toBe(false);
  expect(await toasts()).toHaveLength(1);
});

test("a tab that only learns of a session from another one stays silent", async () => {
  class Channel extends EventTarget {
    static last: Channel;
    constructor() {
      super();
      Channel.last = this;
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  store.listenToOtherTabs();
  Channel.last.dispatchEvent(new MessageEvent("message", { data: { event: "SIGNED_IN", session: session("s9") } }));
  store.applyAuthEvent("SIGNED_IN", session("s9"));
  expect(store.currentSession().status).toBe("signedIn");
  expect(await toasts()).toEqual([]);
});

test("signing out removes the cache, and private data from the screen", () => {
  const reload = vi.fn();
  Object.assign(browser.window.location, { pathname: "/dashboard/profile", reload });
  browser.window.localStorage.setItem("sb-cache", "{}");
  store.applyAuthEvent("SIGNED_IN", session("s1"));
  store.applyAuthEvent("SIGNED_OUT", null);
  expect(browser.window.localStorage.getItem("sb-cache")).toBeNull();
  expect(store.currentSession()).toMatchObject({ status: "signedOut", user: null });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that ends the session itself goes on by itself", () => {
  const reload = vi.fn();
  Object.assign(browser.window.location, { pathname: "/dashboard", reload });
  store.expectSignOut(true);
  store.applyAuthEvent("SIGNED_OUT", null);
  expect(reload).not.toHaveBeenCalled();
});

test("without the client, its stored session is all that is known", () => {
  browser.window.localStorage.setItem("supabase.auth.token", JSON.stringify(session("s1")));
  store.settleFromStorage();
  expect(store.currentSession().user?.email).toBe("nuria@b.es");
  browser.window.localStorage.setItem("supabase.auth.token", "{no json");
  store.settleFromStorage();
  expect(store.currentSession().status).toBe("signedOut");
});

async function dismissAll() {
  const { currentToasts, dismissToast } = await import("../toast-store.ts");
  for (const { id } of currentToasts()) dismissToast(id);
}
