import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREDIT_COSTS } from "#content/plans.ts";
import type { RewordedText } from "#domain/shared/wording/wording-text.ts";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { listingWriter } from "#tools/listing-writer/tool.ts";
import { startFakeModel } from "../../../test/fake-model.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { modelConnections } from "../../platform/db/tables/assistant-threads.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

// The model of these tests is on this machine; other files of this process must not reach theirs.
allowPrivate(true);
afterAll(() => allowPrivate(false));
const database = await openTestDatabase();
// Each call comes from an address of its own, because limits are not under test.
const app = createApp(testServices(database, { TRUSTED_PROXIES: "1" }), async () => new Response("page"));
const fake = await startFakeModel();
let cookie: string;
let runId: string;
let calls = 0;

const call = async (method: string, path: string, body?: unknown, who = cookie) =>
  await app.request(path, {
    method,
    headers: { cookie: who, "content-type": "application/json", "x-forwarded-for": `10.0.0.${++calls}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const balance = async (): Promise<number> => {
  const [account] = await database.db.select().from(billingAccounts).orderBy(billingAccounts.createdAt).limit(1);
  return account!.balance;
};
const reworded = async (): Promise<RewordedText[]> => {
  const answer = await call("POST", `/api/runs/${runId}/wording`);
  expect(answer.status).toBe(200);
  return (await answer.json()).texts;
};

beforeAll(async () => {
  ({ cookie } = await signedInPerson(testServices(database)));
  const run = await call("POST", "/api/tools/generador-descripciones/runs", listingWriter.example);
  expect(run.status).toBe(201);
  runId = (await run.json()).id;
});
afterAll(() => fake.close());

test("without a model it says so, and asks nobody", async () => {
  expect((await call("POST", `/api/runs/${runId}/wording`)).status).toBe(409);
  const saved = await call("PUT", "/api/model", { baseUrl: fake.baseUrl, model: "falso", key: "", withoutKey: true });
  expect(saved.status).toBe(204);
  expect(fake.asked).toHaveLength(0);
});

test("a text with the same figures is taken, one with another figure is not; the result itself stays", async () => {
  const before = await database.db.select().from(toolRuns);
  const credits = await balance();
  fake.behave((reply, { body }) => {
    const { textos } = JSON.parse(body.messages.at(-1)!.content) as { textos: { id: string; texto: string }[] };
    const other = textos.map(({ id, texto }, i) => ({
      id,
      texto: i === 0 ? `Mira esto con calma. ${texto}` : `${texto} A 2 minutos de todo.`,
    }));
    reply.say("Aquí tienes:\n```json\n", JSON.stringify({ textos: other }), "\n```");
    reply.done();
  });
  const [long, medium, short] = await reworded();
  expect(long).toMatchObject({ id: "long", isReworded: true, text: expect.stringMatching(/^Mira esto con calma\. /) });
  for (const text of [medium!, short!]) expect(text).toMatchObject({ isReworded: false, text: text.given });
  expect(await database.db.select().from(toolRuns)).toEqual(before);
  expect(await balance()).toBe(credits - CREDIT_COSTS.text);
});

test.each<[string, Parameters<typeof fake.behave>[0]]>([
  ["500", (reply) => reply.status(500)],
  ["no JSON", (reply) => [reply.say("Lo siento."), reply.done()] as never],
  ["cut off", (reply) => [reply.say('{"textos":['), reply.cut()] as never],
])("a model that fails leaves the texts as they are: %s", async (_, behaviour) => {
  fake.behave(behaviour);
  const credits = await balance();
  expect((await reworded()).every(({ isReworded, text, given }) => !isReworded && text === given)).toBe(true);
  const [row] = await database.db.select().from(modelConnections);
  expect(row!.lastError).not.toBeNull();
  expect(await balance()).toBe(credits);
});

test("without the credits of a text nobody is asked", async () => {
  const [kept] = await database.db.select().from(billingAccounts).orderBy(billingAccounts.createdAt).limit(1);
  await database.db
    .update(billingAccounts)
    .set({ balance: CREDIT_COSTS.text - 1 })
    .where(eq(billingAccounts.id, kept!.id));
  const asked = fake.asked.length;
  expect((await call("POST", `/api/runs/${runId}/wording`)).status).toBe(402);
  expect(fake.asked).toHaveLength(asked);
});

test("it is nobody else's", async () => {
  const stranger = await signedInPerson(testServices(database));
  expect((await call("POST", `/api/runs/${runId}/wording`, undefined, stranger.cookie)).status).toBe(404);
  expect((await call("POST", `/api/runs/${runId}/wording`, undefined, "")).status).toBe(401);
});
