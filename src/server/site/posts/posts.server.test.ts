import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { indexPings, newsItems, newsSources, posts } from "../../platform/db/tables/site-outreach.server.ts";
import { sitemapPages } from "../indexing/sitemap-pages.server.ts";
import { blogCards, findPublishedPost } from "./published-posts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { INDEXNOW: "auto" });
const app = createApp(services, async () => new Response("page"));

let [cookie, managerId] = ["", ""];
beforeAll(async () => {
  ({
    cookie,
    user: { id: managerId },
  } = await signedInPerson(services, ["manager"]));
});
beforeEach(async () => {
  for (const table of [posts, newsSources, indexPings]) await db.delete(table);
});

async function call(method: string, path: string, body?: object) {
  const headers = { cookie, "content-type": "application/json" };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await app.request(`/api/admin/posts${path}`, init);
  const text = await response.text();
  return { status: response.status, json: text ? JSON.parse(text) : null };
}

const whole = {
  title: "El euríbor baja en noviembre",
  slug: "",
  description:
    "El euríbor de noviembre baja por tercer mes seguido: qué supone para las cuotas variables que se revisan.",
  body: `## Qué cambia\n\n${"Las cuotas variables bajan. ".repeat(10)}<b>x</b>`,
  sourceName: "Banco de España",
  sourceUrl: "https://www.bde.es/a",
};
const start = async (): Promise<string> => (await call("POST", "", {})).json.id;
const save = (id: string, version: number, change: object = {}) =>
  call("PUT", `/${id}`, { ...whole, version, ...change });
const publish = (id: string, version: number, more: object = {}) =>
  call("POST", `/${id}/publish`, { version, ...more });
const paths = async () => (await blogCards(db)).map(({ path }) => path);

describe("an entry of the blog", () => {
  test("is read once it is published, with its source and no HTML, and not before nor after", async () => {
    const id = await start();
    const saved = await save(id, 1);
    expect(saved.json).toEqual({ version: 2, slug: "el-euribor-baja-en-noviembre" });
    expect(await findPublishedPost(db, saved.json.slug, "default")).toBeNull();
    expect((await publish(id, 2)).json).toEqual({ version: 3, slug: saved.json.slug });
    const page = (await findPublishedPost(db, saved.json.slug, "es"))!;
    expect(page).toMatchObject({
      title: whole.title,
      path: "/blog/el-euribor-baja-en-noviembre",
      source: { name: "Banco de España", url: "https://www.bde.es/a" },
    });
    expect(page.html).toContain("&lt;b&gt;x&lt;/b&gt;");
    expect(await paths()).toContain(page.path);
    expect((await sitemapPages(db)).find(({ path }) => path === page.path)).toMatchObject({ regions: true });
    expect((await call("POST", `/${id}/withdraw`, { version: 3 })).json).toEqual({ version: 4 });
    expect(await findPublishedPost(db, saved.json.slug, "default")).toBeNull();
    expect(await paths()).not.toContain(page.path);
    // Each time the engines are notified, because that is switched on here.
    const pings = await db.select({ urls: indexPings.urls }).from(indexPings);
    expect(pings).toEqual([{ urls: [page.path, "/blog"] }, { urls: [page.path, "/blog"] }]);
  });

  test("waits for its moment", async () => {
    const id = await start();
    await save(id, 1);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { json } = await publish(id, 2, { publishedAt: tomorrow });
    expect(await findPublishedPost(db, json.slug, "default")).toBeNull();
    expect(await db.$count(indexPings)).toBe(0);
  });

  test("is not published unfinished, nor spoilt afterwards", async () => {
    const id = await start();
    const short = await save(id, 1, { description: "Corta" });
    const refused = await publish(id, short.json.version);
    expect(refused.status).toBe(422);
    expect(refused.json.issues).toEqual([{ path: "description", message: expect.stringContaining("70") }]);
    await save(id, 2);
    await publish(id, 3);
    expect((await save(id, 4, { body: "nada" })).json.issues[0].path).toBe("body");
  });

  test("keeps its address when the title changes, and takes no other's", async () => {
    const [first, second] = [await start(), await start()];
    await save(first, 1);
    await publish(first, 2);
    expect((await save(first, 3, { title: "Otro título cualquiera" })).json.slug).toBe("el-euribor-baja-en-noviembre");
    expect((await save(second, 1)).json.slug).toBe("el-euribor-baja-en-noviembre-2");
    for (const slug of ["el-euribor-baja-en-noviembre", "gastos-de-vender"]) {
      const taken = await save(second, 2, { slug });
      expect(taken.status).toBe(422);
      expect(taken.json.issues[0].path).toBe("slug");
    }
  });

  test("two who save at once do not overwrite each other", async () => {
    const id = await start();
    const both = await Promise.all([save(id, 1, { title: "De la primera" }), save(id, 1, { title: "De la segunda" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.findIndex(({ status }) => status === 200);
    expect((await call("GET", `/${id}`)).json.title).toBe(["De la primera", "De la segunda"][winner]);
    expect(both[1 - winner]!.json.code).toBe("POST_CHANGED");
  });

  test("two who take the same address at once get two", async () => {
    const ids = [await start(), await start()];
    const saved = await Promise.all(ids.map((id) => save(id, 1)));
    expect(saved.map(({ json }) => json.slug).sort()).toEqual([
      "el-euribor-baja-en-noviembre",
      "el-euribor-baja-en-noviembre-2",
    ]);
  });

  test("stands in the log with the person who published and withdrew it; a refused try does not", async () => {
    await db.delete(authEvents);
    const id = await start();
    const { slug } = (await save(id, 1)).json;
    await publish(id, 1);
    await publish(id, 2);
    await call("POST", `/${id}/withdraw`, { version: 3 });
    const { kind, userId, actorId, detail } = authEvents;
    const events = await db.select({ kind, userId, actorId, detail }).from(authEvents).orderBy(authEvents.createdAt);
    expect(events).toEqual(
      ["post_published", "post_withdrawn"].map((name) => ({
        kind: name,
        userId: managerId,
        actorId: managerId,
        detail: { slug },
      })),
    );
  });

  test("is deleted only while nobody reads it", async () => {
    const id = await start();
    await save(id, 1);
    await publish(id, 2);
    expect((await call("DELETE", `/${id}`)).status).toBe(409);
    await call("POST", `/${id}/withdraw`, { version: 3 });
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
  });
});

test("a piece of news gives an entry its title and source, never its text", async () => {
  const [source] = await db
    .insert(newsSources)
    .values({ name: "El Canal", url: "https://canal.example/rss" })
    .returning();
  const item = {
    sourceId: source!.id,
    guid: "1",
    url: "https://canal.example/1",
    title: "Baja el euríbor",
    summary: "s",
  };
  const [news] = await db.insert(newsItems).values(item).returning();
  const { json } = await call("POST", "", { itemId: news!.id });
  expect((await call("GET", `/${json.id}`)).json).toMatchObject({
    title: "Baja el euríbor",
    body: "",
    sourceName: "El Canal",
    sourceUrl: "https://canal.example/1",
  });
  const stateOf = async () => (await db.select().from(newsItems).where(eq(newsItems.id, news!.id)))[0]!.state;
  expect(await stateOf()).toBe("usada");
  await call("DELETE", `/${json.id}`);
  expect(await stateOf()).toBe("nueva");
});

test("a preview is marked up as the page will be", async () => {
  const { json } = await call("POST", "/preview", { body: "**a** <i>b</i>" });
  expect(json.html).toBe("<p><strong>a</strong> &lt;i&gt;b&lt;/i&gt;</p>\n");
});
