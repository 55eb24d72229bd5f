import { AuthClient } from "@supabase/auth-js";
import { desc, eq } from "drizzle-orm";
import { createApp } from "#server/boot/app.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import type { Database } from "#server/platform/db/connection.server.ts";
import { limits, mails } from "#server/platform/db/tables/platform.server.ts";
import { testServices } from "./test-services.ts";

/** Site of the tests; redirects must be on it. */
const SITE = "https://umbral.example";

/**
 * The accounts as the browser meets them: the unmodified client against the app's `fetch`, with a clock to turn and
 * addresses of the network to choose.
 */
export function accountHarness(database: Database, env: Record<string, string> = {}) {
  const { db } = database;
  // The client keeps to the real clock; the server's is turned ahead of it.
  let ahead = 0;
  const services: Services = {
    ...testServices(database, { PUBLIC_URL: SITE, TRUSTED_PROXIES: "1", ...env }),
    now: () => new Date(Date.now() + ahead),
  };
  const app = createApp(services, async () => new Response("page"));
  let clients = 0;

  const request = (path: string, init: RequestInit & { ip?: string } = {}) =>
    app.request(`${SITE}/auth/v1${path}`, {
      ...init,
      headers: { "x-forwarded-for": init.ip ?? "192.0.2.1", ...(init.headers as Record<string, string>) },
    });

  return {
    app,
    services,
    site: SITE,
    request,
    /** Turns the clock of the server on. */
    pass(seconds: number) {
      ahead += seconds * 1000;
    },
    /** A browser of its own, with an address of its own unless told otherwise. */
    browser({ flowType = "pkce", ip }: { flowType?: "pkce" | "implicit"; ip?: string } = {}) {
      clients += 1;
      const address = ip ?? `198.51.100.${clients % 250}`;
      const stored = new Map<string, string>();
      const client = new AuthClient({
        url: `${SITE}/auth/v1`,
        headers: { apikey: "umbral-demo-anon" },
        flowType,
        storageKey: `browser-${clients}`,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        fetch: (async (input: string, init: RequestInit) =>
          await app.request(input, {
            ...init,
            headers: { ...(init.headers as Record<string, string>), "x-forwarded-for": address },
          })) as typeof fetch,
      });
      return client;
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}, ip?: string) =>
      request(path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
        ...(ip ? { ip } : {}),
      }),
    /** Mails to an address, newest first. */
    mailsTo: (to: string) => db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt)),
    /** Link of the newest mail to an address. */
    async linkTo(to: string) {
      const [mail] = await db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt));
      const url = new URL(mail!.links[0]!);
      const token_hash = url.searchParams.get("token_hash")!;
      return { url, token_hash, type: url.searchParams.get("type")!, redirectTo: url.searchParams.get("redirect_to") };
    },
    /** A confirmed account, signed in. */
    async member(email: string, data: Record<string, unknown> = {}) {
      const client = this.browser();
      await client.signUp({ email, password: PASSWORD, options: { data } });
      const { token_hash } = await this.linkTo(email);
      const { error } = await client.verifyOtp({ token_hash, type: "signup" });
      if (error) throw error;
      return client;
    },
    /** The call of a mailed link as a mail program opens it. */
    open: (query: Record<string, string>, init: RequestInit = {}) =>
      request(`/verify?${new URLSearchParams(query)}`, init),
    /** As if the minutes of every limit had passed; they count in real time. */
    forgetLimits: () => db.delete(limits),
  };
}

export const PASSWORD = "una puerta azul";
