import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../server/platform/db/connection.server.ts";
import { transcriptMessages, transcripts } from "../server/platform/db/tables/tools-transcripts.server.ts";
import type { callerOn } from "./shared-page.ts";
import type { signedInPerson } from "./signed-in-person.ts";

type Person = Awaited<ReturnType<typeof signedInPerson>>;

export interface GivenTranscript {
  text?: string;
  files?: [name: string, content: string | Uint8Array<ArrayBuffer>][];
  zone?: string;
  contactId?: string;
  key?: string;
}

export const chat = (lines: readonly string[]) => lines.join("\n");
/** As a telephone with Android exports it, with a task and an appointment. */
export const ANDROID = chat([
  "28/3/2025, 9:29 p. m. - Marta: Te envío la nota mañana",
  "28/3/2025, 9:30 p. m. - Marta: El lunes a las 18 nos vemos",
]);

/** The calls of people who hand in conversations, for tests of what is kept of them. */
export function transcriptCallers(app: Parameters<typeof callerOn>[0], db: Db) {
  async function handIn(
    who: Person,
    { text = "", files = [], zone = "Europe/Madrid", contactId = "", key }: GivenTranscript,
  ): Promise<Response> {
    const body = new FormData();
    for (const [field, value] of Object.entries({ text, zone, country: "ES", contactId })) body.append(field, value);
    for (const [name, content] of files) body.append("files", new Blob([content]), name);
    const headers = { cookie: who.cookie, ...(key ? { "idempotency-key": key } : {}) };
    return await app.request("/api/transcripts", { method: "POST", headers, body });
  }

  async function call(who: Person, method: string, path: string, body?: object): Promise<Response> {
    const headers = { cookie: who.cookie, ...(body ? { "content-type": "application/json" } : {}) };
    return await app.request(`/api/transcripts/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  const messagesOf = async (id: string) => {
    const rows = await db
      .select()
      .from(transcriptMessages)
      .where(eq(transcriptMessages.transcriptId, id))
      .orderBy(transcriptMessages.place);
    return rows.map(({ message }) => message);
  };

  const rowOf = async (id: string) => (await db.select().from(transcripts).where(eq(transcripts.id, id)))[0]!;

  /** Hands one in, and finds what is kept of it. */
  async function kept(who: Person, given: GivenTranscript) {
    const answer = await handIn(who, given);
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    return { id, row: await rowOf(id), messages: await messagesOf(id) };
  }

  return { handIn, call, messagesOf, rowOf, kept };
}
