import { afterAll, expect, test, vi } from "vitest";
import { type Answers, answersOf, type Cast, isVisitor, openCast, PERSONAS, type Persona } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";

/** The events that each kind of person gets on `GET /api/events`, written down. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));

/** Channel → people who receive it; for `anonymous` there is no stream. */
const CHANNELS: Record<string, Answers<boolean>> = {
  notifications: { anonymous: false, others: true },
  error_notifications: { manager: true, admin: true, others: false },
};
const PEOPLE = PERSONAS.filter((who) => !isVisitor(who));

type State = { newest?: { title: string }[]; unresolved?: number };
const heard = new Map<Persona, Map<string, State>>();
const readers: ReadableStreamDefaultReader<string>[] = [];
afterAll(async () => {
  await Promise.all(readers.map((reader) => reader.cancel()));
  await services.changes.close();
});

test("everybody receives their own channels and none of another person", async () => {
  const cast = await openCast(services);
  for (const who of PERSONAS) await listen(cast, who);
  // Twice, so that an event for somebody else would have come with the first.
  for (const times of [1, 2]) {
    await db.insert(toolErrors).values({
      kind: "server",
      fingerprint: "f",
      errorType: "UNKNOWN_ERROR",
      errorMessage: "x",
      toolName: "valoracion",
    });
    const notice = { message: "m", type: "warning" } as const;
    await db.insert(userNotifications).values(PEOPLE.map((who) => ({ ...notice, userId: cast[who].id, title: who })));
    await vi.waitFor(() => {
      for (const who of PEOPLE) expect(heard.get(who)?.get("notifications")?.newest).toHaveLength(times);
      expect(heard.get("admin")?.get("error_notifications")?.unresolved).toBe(times);
    }, 10_000);
  }
  for (const [channel, answers] of Object.entries(CHANNELS)) {
    const hearing = Object.fromEntries(PERSONAS.map((who) => [who, heard.get(who)?.has(channel) ?? false]));
    expect(hearing, channel).toEqual(answersOf<boolean>(answers));
  }
  for (const who of PEOPLE) {
    const states = heard.get(who)!;
    const others = [...states].filter(([channel]) => !(channel in CHANNELS));
    // Once the server listens, every page is asked to read its own data again, and told nothing else.
    expect(others.filter(([channel, state]) => !channel.startsWith("work_") || Object.keys(state).length > 0)).toEqual(
      [],
    );
    expect(states.get("notifications")!.newest!.map(({ title }) => title)).toEqual([who, who]);
  }
});

/** Keeps the last state of each channel. */
async function listen(cast: Cast, who: Persona): Promise<void> {
  const response = await app.request("/api/events", { headers: { cookie: cast[who].cookie } });
  expect(response.status).toBe(isVisitor(who) ? 401 : 200);
  if (isVisitor(who)) return;
  const states = new Map<string, State>();
  heard.set(who, states);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  readers.push(reader);
  void (async () => {
    let text = "";
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const frames = (text + piece.value).split("\n\n");
      text = frames.pop()!;
      for (const frame of frames) {
        const [, channel, data] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
        if (channel) states.set(channel, JSON.parse(data!));
      }
    }
  })();
}
