import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { articleVotes } from "../../platform/db/tables/site-visits.server.ts";
import { readArticleUse } from "./article-votes.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
// Half past eleven at night in Madrid, when it is still the day before in London.
const app = createApp({ ...services, now: () => new Date("2026-06-09T22:30:00Z") }, async () => new Response("page"));

beforeEach(async () => {
  await db.delete(articleVotes);
});

const vote = (body: unknown) =>
  app.request("/api/articles/votes", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("votes are counted by article and by the day of Madrid, and by nothing else", async () => {
  const answers = await Promise.all(
    [true, true, false, true].map((isUseful) => vote({ slug: "segundo-factor", isUseful })),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const path = "/help-center/articulo/segundo-factor";
  expect(await db.select().from(articleVotes).orderBy(articleVotes.isUseful)).toEqual([
    { path, day: "2026-06-10", isUseful: false, count: 1 },
    { path, day: "2026-06-10", isUseful: true, count: 3 },
  ]);
});

test("an article that does not exist has no votes, and a vote says yes or no", async () => {
  expect((await vote({ slug: "no-existe", isUseful: true })).status).toBe(404);
  // The blog takes no votes.
  expect((await vote({ slug: "gastos-de-vender", isUseful: true })).status).toBe(404);
  expect((await vote({ slug: "segundo-factor", isUseful: "quizá" })).status).toBe(422);
  expect((await vote({ slug: "../x", isUseful: true })).status).toBe(422);
  expect(await db.select().from(articleVotes)).toEqual([]);
});

test("staff read the votes of a period, the least useful article first", async () => {
  const path = (slug: string) => `/help-center/articulo/${slug}`;
  await db.insert(articleVotes).values([
    { path: path("webhooks"), day: "2026-06-01", isUseful: true, count: 9 },
    { path: path("webhooks"), day: "2026-06-02", isUseful: false, count: 1 },
    { path: path("tu-cartera"), day: "2026-06-02", isUseful: false, count: 4 },
    { path: path("se-fue"), day: "2026-06-02", isUseful: true, count: 1 },
    { path: path("tu-cartera"), day: "2026-05-31", isUseful: true, count: 50 },
  ]);
  expect(await readArticleUse(db, { from: "2026-06-01", to: "2026-06-30" })).toEqual([
    { path: path("tu-cartera"), title: "Tu cartera de viviendas", useful: 0, useless: 4 },
    { path: path("webhooks"), title: "Recibir avisos con webhooks", useful: 9, useless: 1 },
    { path: path("se-fue"), title: path("se-fue"), useful: 1, useless: 0 },
  ]);
});
