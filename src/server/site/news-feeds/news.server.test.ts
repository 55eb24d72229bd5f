import { Readable } from "node:stream";
import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { newsItems, newsSources } from "../../platform/db/tables/site-outreach.server.ts";
import type { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { addSource, deleteSource, listItems, listSources, pauseSource, setItemState } from "./news-sources.server.ts";
import { plainText, readFeed } from "./read-feed.server.ts";
import { readNextSource } from "./read-sources.server.ts";

const { db } = await openTestDatabase();
const START = new Date("2026-11-02T08:00:00Z");
let now = START;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
beforeEach(async () => {
  now = START;
  await db.delete(newsSources);
});

const rss = (...titles: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Canal</title><link>https://c.example</link>${titles
    .map(
      (title) =>
        `<item><title>${title}</title><link>https://c.example/${title}</link><guid>${title}</guid><pubDate>Mon, 02 Nov 2026 07:00:00 GMT</pubDate><description>&lt;p&gt;Sobre ${title}&lt;/p&gt;</description></item>`,
    )
    .join("")}</channel></rss>`;
const answers = (text: string) => {
  const asked: unknown[] = [];
  const fetchUrl: typeof fetchPublic = async (_url, options) => {
    asked.push({ etag: options.etag });
    const body = Readable.from([Buffer.from(text)]);
    return {
      status: "fresh",
      body,
      mediaType: null,
      etag: '"1"',
      lastModified: null,
      finalUrl: "https://c.example/rss",
    };
  };
  return { fetchUrl, asked };
};
const fails: typeof fetchPublic = async () => {
  throw new OutgoingError("unreachable", "No responde");
};
const read = (fetchUrl: typeof fetchPublic) => readNextSource(db, () => now, fetchUrl);
const add = async () => {
  const source = { name: "Canal", url: "https://c.example/rss", nextFetchAt: now };
  const [row] = await db.insert(newsSources).values(source).returning({ id: newsSources.id });
  return row!.id;
};
const titles = async () => (await db.select().from(newsItems).orderBy(asc(newsItems.title))).map(({ title }) => title);

describe("a source", () => {
  test("is read at once and then every two hours, with the server's own cache marks", async () => {
    await add();
    const first = answers(rss("uno", "dos"));
    expect(await read(first.fetchUrl)).toBe(true);
    expect(await read(first.fetchUrl)).toBe(false);
    expect(await titles()).toEqual(["dos", "uno"]);
    later(121);
    const second = answers(rss("uno", "tres"));
    expect(await read(second.fetchUrl)).toBe(true);
    expect(second.asked).toEqual([{ etag: '"1"' }]);
    expect(await titles()).toEqual(["dos", "tres", "uno"]);
    later(121);
    expect(await read(async () => ({ status: "unchanged" }))).toBe(true);
    expect((await listSources(db))[0]).toMatchObject({ state: "fine", items: 3, lastSuccessAt: now });
  });

  test("that fails is asked ever more rarely and says why; its items stay", async () => {
    await add();
    await read(answers(rss("uno")).fetchUrl);
    later(121);
    const pauses: number[] = [];
    for (let i = 0; i < 9; i++) {
      expect(await read(fails)).toBe(true);
      const [source] = await listSources(db);
      expect(source).toMatchObject({ state: "failing", lastError: "No responde", lastErrorAt: now });
      pauses.push((source!.nextFetchAt!.getTime() - now.getTime()) / 60_000);
      now = source!.nextFetchAt!;
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect(await titles()).toEqual(["uno"]);
    await read(answers("<html>hola</html>").fetchUrl);
    expect((await listSources(db))[0]!.lastError).toMatch(/no hay un canal/);
  });

  test("that is paused is not read, also when it was paused meanwhile", async () => {
    const id = await add();
    await read(async (...args) => {
      await pauseSource(db, id, now);
      return await answers(rss("uno")).fetchUrl(...args);
    });
    expect((await listSources(db))[0]).toMatchObject({ state: "paused", nextFetchAt: null });
    later(10_000);
    expect(await read(fails)).toBe(false);
  });

  test("that is deleted meanwhile brings nothing", async () => {
    const id = await add();
    await read(async (...args) => {
      await deleteSource(db, id);
      return await answers(rss("uno")).fetchUrl(...args);
    });
    expect(await titles()).toEqual([]);
  });

  test("stands once, however often it is added", async () => {
    const { id: by } = await insertUser(db);
    const values = { name: "a", url: "https://c.example/a", by, now };
    await addSource(db, values);
    await expect(addSource(db, values)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});

test("the inbox shows new items until they are put aside", async () => {
  await add();
  await read(answers(rss("uno", "dos")).fetchUrl);
  const shown = async (state: "nueva" | "descartada") => await listItems(db, { state, sourceId: null, page: 1 });
  const { items, total } = await shown("nueva");
  expect(total).toBe(2);
  await setItemState(db, items[0]!.id, "descartada");
  expect((await shown("nueva")).total).toBe(1);
  expect((await shown("descartada")).items[0]).toMatchObject({ id: items[0]!.id, source: "Canal" });
});

describe("feeds", () => {
  test("Atom and JSON say the same as RSS", () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>u</id><updated>2026-11-02T07:00:00Z</updated>
      <entry><title type="html">T&amp;amp;U</title><id>i</id><link rel="self" href="https://x.es/self"/><link href="https://x.es/e"/>
      <updated>2026-11-02T07:00:00Z</updated><summary>s</summary></entry></feed>`;
    const json = JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "A",
      items: [
        { id: "i", url: "https://x.es/e", title: "T&U", content_text: "s", date_published: "2026-11-02T07:00:00Z" },
      ],
    });
    const item = {
      guid: "i",
      url: "https://x.es/e",
      title: "T&U",
      summary: "s",
      publishedAt: new Date("2026-11-02T07:00:00Z"),
    };
    expect(readFeed(atom)).toEqual({ title: "A", items: [item] });
    expect(readFeed(json)).toEqual({ title: "A", items: [item] });
  });

  test("an item without a usable link is left out", () => {
    const items = `<item><title>a</title><link>javascript:alert(1)</link></item><item><title>b</title></item>`;
    expect(readFeed(`<rss version="2.0"><channel><title>x</title>${items}</channel></rss>`)?.items ?? []).toEqual([]);
    for (const text of ["", "<html></html>", "{}", "hola"]) expect(readFeed(text)).toBeNull();
  });

  test("summaries are plain words, cut at a word", () => {
    expect(plainText("<p>Uno &amp; <b>dos</b></p><script>mal()</script>&#8364;", 100)).toBe("Uno & dos €");
    expect(plainText("palabra ".repeat(100), 20)).toBe("palabra palabra…");
  });
});
