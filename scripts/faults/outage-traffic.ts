import { setTimeout as sleep } from "node:timers/promises";
import { must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import type { Answer, Product } from "./product.ts";

/** Requests of every kind while a database is away, and what their answers must be. */

/** How soon everything is well again. */
export const BACK_MS = 5_000;

const PAGE = { accept: "text/html" };
const LEAD = { email: "ana@correo.example", full_name: "Ana Ruiz", source: "contacto", interested_in: [] };

/** Cookies and headers of a signed-in person, as a browser sends them. */
export async function signedIn(product: Product): Promise<Record<string, string>> {
  const answer = await product.signIn();
  must(answer.status === 200, `the administrator cannot sign in: ${answer.status} ${answer.text}`);
  const { access_token } = JSON.parse(answer.text) as { access_token: string };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { authorization: `Bearer ${access_token}`, cookie: cookie.join("; ") };
}

/** Pause between two cases of a kind under traffic, because an account may sign in only a few times a minute. */
const PAUSE_MS: Readonly<Record<string, number>> = { "sign-in": 2_000, write: 1_000 };

/** Everything that is asked for while the surroundings fail, by name. */
export function requests(product: Product, who: Record<string, string>): Record<string, () => Promise<Answer>> {
  return {
    stored: () => product.ask("/", { headers: PAGE }),
    page: () => product.ask("/dashboard", { headers: { ...PAGE, ...who } }),
    data: () => product.ask("/dashboard.data", { headers: who }),
    list: () => product.ask("/api/portfolio/homes", { headers: who }),
    write: () => product.ask("/api/leads", { json: LEAD }),
    "sign-in": () => product.signIn(),
    user: () => product.ask("/auth/v1/user", { headers: who }),
  };
}

/** The fault of an answer that was given while the database was away; null where there is none. */
export function wrongWhileAway(name: string, { status, headers, text }: Answer): string | null {
  if (status < 400) return null;
  if (name === "stored") return `stored page ${status}`;
  if (status !== 503) return `${name} ${status} ${text.slice(0, 80)}`;
  if (!headers.has("retry-after")) return `${name} has no Retry-After`;
  if (name === "page" && !/<html lang="es/.test(text)) return "the page is no page";
  if (/invalid_credentials/.test(text)) return "the password is said to be wrong";
  return null;
}

/** Asks for everything again and again until it is stopped. @returns the faults, and the number of answers */
export function traffic(product: Product, who: Record<string, string>) {
  const wrong: string[] = [];
  const statuses: (string | number)[] = [];
  let isOver = false;
  const lanes = Object.entries(requests(product, who)).map(async ([name, ask]) => {
    const pauseMs = PAUSE_MS[name] ?? 100;
    while (!isOver) {
      const answer = await ask().catch((error: Error) => `${name} had no answer: ${error.message}`);
      if (typeof answer === "string") wrong.push(answer);
      else {
        statuses.push(answer.status);
        const fault = wrongWhileAway(name, answer);
        if (fault) wrong.push(fault);
      }
      await sleep(pauseMs);
    }
  });
  return {
    async end() {
      isOver = true;
      await Promise.all(lanes);
      return { wrong, statuses };
    },
  };
}

/** @returns how long it took until each request was answered as usual again, in milliseconds */
export async function untilWell(product: Product, who: Record<string, string>): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answers = await Promise.all(Object.values(requests(product, who)).map((ask) => ask().catch(() => null)));
    if (answers.every((answer) => answer !== null && answer.status < 400)) return performance.now() - from;
    must(performance.now() - from < 30_000, `still ${tally(answers.map((answer) => answer?.status ?? "nothing"))}`);
    await sleep(250);
  }
}

/** Follows the event stream of an open page. */
export async function openStream(product: Product, who: Record<string, string>) {
  const abort = new AbortController();
  const response = await fetch(`${product.origin}/api/events`, { headers: who, signal: abort.signal });
  let heard = "";
  let hasEnded = false;
  const decoder = new TextDecoder();
  (async () => {
    for await (const bytes of response.body!) heard += decoder.decode(bytes as Uint8Array, { stream: true });
  })()
    .catch(() => {})
    .finally(() => {
      hasEnded = true;
    });
  return { heard: () => heard, hasEnded: () => hasEnded, close: () => abort.abort() };
}

/** Adds a notice to the administrator's inbox, which every open page of theirs hears of. */
export async function notify(database: DatabaseServer): Promise<void> {
  const client = await database.connect();
  await client.query("select pg_notify('umbral_changes', 'errors')");
  await client.end();
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
