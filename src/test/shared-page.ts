import type { createApp } from "#server/boot/app.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import type { ListedLink } from "#server/tools/sharing/share-links.server.ts";
import { addRow } from "./rows.ts";

type App = ReturnType<typeof createApp>;

/** The person who shares, with a signed-in browser. */
interface Agent {
  user: { id: string };
  cookie: string;
}

interface CallOptions {
  body?: unknown;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** Calls as a browser does. */
export function callerOn(app: App) {
  return async (method: string, path: string, { body, cookie, headers = {} }: CallOptions = {}) =>
    await app.request(path, {
      method,
      headers: {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
}

/** A result of theirs, made outside an agency. */
export const runOf = (services: Services, { user }: Agent): Promise<string> =>
  addRow(services, "run", { ownerId: user.id, agencyId: null });

/** A link to a new result of theirs, as the API gives it, with its token. */
export async function sharedBy(
  services: Services,
  app: App,
  agent: Agent,
  wanted: object = {},
): Promise<ListedLink & { token: string; runId: string }> {
  const runId = await runOf(services, agent);
  const body = { runId, ...wanted };
  const answer = await callerOn(app)("POST", "/api/share-links", { cookie: agent.cookie, body });
  if (answer.status !== 201) throw new Error(`no link: ${answer.status} ${await answer.text()}`);
  const link = (await answer.json()) as ListedLink;
  return { ...link, runId, token: link.address!.split("/").at(-1)! };
}

/** Cookie that a browser keeps of an answer, for `/api/shared`. */
export const keptCookie = (answer: Response): string => answer.headers.getSetCookie().at(-1)?.split(";")[0] ?? "";
