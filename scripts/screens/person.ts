import { setTimeout as sleep } from "node:timers/promises";

/** A person of the demonstration, who signs in and calls the product as its own pages do. */

/** First administrator of the demonstration. */
export const ADMIN_EMAIL = "admin@umbral.example";
/** Everybody's; the demonstration is deleted with its folder. */
export const PASSWORD = "puerta azul del patio";
const MAIL_TRIES = 100;

export interface Person {
  /** Id of the account. */
  id: string;
  email: string;
  /** Cookie of the session, and the session as the pages keep it in the browser. */
  cookie: string;
  session: unknown;
}

interface SignedIn {
  user: { id: string; email: string };
}

export async function signUp(origin: string, { email, names }: { email: string; names: readonly [string, string] }) {
  const [first_name, last_name] = names;
  await post(origin, "/auth/v1/signup", {
    email,
    password: PASSWORD,
    data: { first_name, last_name, phone: "600 00 00 00", user_type: "agente" },
  });
  const link = new URL(await mailedLink(origin, email, "type=signup"));
  return await opened(
    await post(origin, "/auth/v1/verify", { type: "signup", token_hash: link.searchParams.get("token_hash") }),
  );
}

export async function signIn(origin: string, email: string): Promise<Person> {
  return await opened(await post(origin, "/auth/v1/token?grant_type=password", { email, password: PASSWORD }));
}

/**
 * A call of a signed-in person; an answer that is an error ends the demonstration.
 *
 * @returns the answer's JSON, or null where it has none
 */
export async function call<T = unknown>(
  origin: string,
  { cookie }: Pick<Person, "cookie">,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<T> {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 600)}`);
  return (text && response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : null) as T;
}

/** The newest link to an address of which a part is known. */
export async function mailedLink(origin: string, email: string, part: string): Promise<string> {
  for (let i = 0; i < MAIL_TRIES; i++) {
    const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as { to: string; links: string[] }[];
    const link = mails
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((address) => address.includes(part));
    if (link) return link;
    await sleep(100);
  }
  throw new Error(`no mail to ${email} with ${part}`);
}

async function post(origin: string, path: string, body: unknown): Promise<Response> {
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function opened(response: Response): Promise<Person> {
  const session = (await response.json()) as SignedIn;
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0]!)
    .join("; ");
  return { id: session.user.id, email: session.user.email, cookie, session };
}
