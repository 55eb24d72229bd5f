import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { shortLinks } from "../../platform/db/tables/site-outreach.server.ts";
import { listLinks } from "./short-links.server.ts";

/** Short links of a week of posts, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page", { status: 404 }));
afterAll(() => services.changes.close());

const INPUT = {
  home: { type: "piso", placeName: "Ruzafa, Valencia", builtAreaM2: 94, rooms: 3, price: 320_000, energyRating: "E" },
  nearby: ["Metro Bailén a 4 minutos"],
  channels: ["instagram", "facebook", "x", "whatsapp"],
  link: "https://ferrerhogar.example/ruzafa",
};

let me: Awaited<ReturnType<typeof signedInPerson>>;
beforeAll(async () => {
  me = await signedInPerson(services);
});

interface Post {
  id: string;
  channel: string;
  text: string;
  link: string | null;
  isBlocked: boolean;
}
const call = (method: string, path: string, body?: object, cookie = me.cookie) =>
  app.request(path, {
    method,
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
async function kept(input: object): Promise<string> {
  const response = await call("POST", "/api/tools/generador-posts/runs", input);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const postsOf = async (run: string) =>
  ((await (await call("GET", `/api/runs/${run}`)).json()) as { result: { posts: Post[] } }).result.posts;
const linksOf = async (response: Response) =>
  ((await response.json()) as { links: { place: string; url: string; clicks: number; isOn: boolean }[] }).links;

describe("the short links of a week", () => {
  test("each place gets one, its text carries it, and what it leads to is counted by network and post", async () => {
    const run = await kept(INPUT);
    const before = (await postsOf(run)).filter(({ link, isBlocked }) => link !== null && !isBlocked);
    const links = await linksOf(await call("POST", `/api/runs/${run}/short-links`));
    expect(links.map(({ place }) => place).sort()).toEqual(before.map(({ id }) => id).sort());
    const after = await postsOf(run);
    for (const { place, url } of links) {
      const [was, is] = [before, after].map((posts) => posts.find(({ id }) => id === place)!);
      expect(is!.link).toBe(url);
      expect(is!.text).toBe(was!.text.replaceAll(was!.link!, url));
      const redirect = await app.request(new URL(url).pathname, {
        headers: { "user-agent": "Mozilla/5.0 (iPhone) Mobile" },
      });
      expect(redirect.status).toBe(302);
      expect(redirect.headers.get("location")).toBe(was!.link);
    }
    await expect
      .poll(async () => (await linksOf(await call("GET", `/api/runs/${run}/short-links`))).map(({ clicks }) => clicks))
      .toEqual(links.map(() => 1));
  });

  test("the same again makes none twice, also at once, and costs nothing", async () => {
    const run = await kept(INPUT);
    const both = await Promise.all([1, 2].map(() => call("POST", `/api/runs/${run}/short-links`)));
    const [one, two] = await Promise.all(both.map(linksOf));
    expect(one).toEqual(two);
    expect(await db.$count(shortLinks, eq(shortLinks.runId, run))).toBe(one!.length);
  });

  test("a correction of the week keeps them, and a text that a person wrote stays to the letter", async () => {
    const run = await kept(INPUT);
    await call("POST", `/api/runs/${run}/short-links`);
    const x = (await postsOf(run)).find(({ channel, link }) => channel === "x" && link !== null)!;
    const stored = (await (await call("GET", `/api/runs/${run}`)).json()) as { input: object };
    const text = `Míralo aquí: ${INPUT.link}`;
    const response = await call("POST", `/api/tools/generador-posts/runs?corrige=${run}`, {
      ...stored.input,
      edits: { [x.id]: text },
    });
    expect(response.status).toBeLessThan(300);
    const id = ((await response.json()) as { id: string }).id;
    const posts = await postsOf(id);
    expect(posts.find((post) => post.id === x.id)).toMatchObject({ text, link: x.link });
    expect(posts.filter(({ link }) => link !== null).every(({ link }) => /\/l\/[a-z0-9]{6}$/.test(link!))).toBe(true);
  });

  test("switched off they lead nowhere, and shortened again they lead on", async () => {
    const run = await kept(INPUT);
    const [link] = await linksOf(await call("POST", `/api/runs/${run}/short-links`));
    expect((await call("DELETE", `/api/runs/${run}/short-links`)).status).toBe(204);
    const [row] = await db.select().from(shortLinks).where(eq(shortLinks.runId, run));
    expect(row!.disabledAt).not.toBeNull();
    expect((await linksOf(await call("POST", `/api/runs/${run}/short-links`)))[0]).toMatchObject({
      url: link!.url,
      isOn: true,
    });
  });

  test("a week without an address has none to shorten, and one that is a short link already is refused", async () => {
    const none = await call("POST", `/api/runs/${await kept({ ...INPUT, link: "" })}/short-links`);
    expect([none.status, ((await none.json()) as { code: string }).code]).toEqual([409, "NO_SHORT_LINKS"]);
    const loop = await kept({ ...INPUT, link: `${services.config.publicUrl}/l/abcdef` });
    expect((await call("POST", `/api/runs/${loop}/short-links`)).status).toBe(422);
  });

  test("they are their maker's: a stranger finds nothing, and the administration's list does not show them", async () => {
    const run = await kept(INPUT);
    await call("POST", `/api/runs/${run}/short-links`);
    const stranger = await signedInPerson(services);
    for (const method of ["GET", "POST", "DELETE"])
      expect((await call(method, `/api/runs/${run}/short-links`, undefined, stranger.cookie)).status).toBe(404);
    const { links } = await listLinks(db, { search: "", state: null, sort: "newest", page: 1 }, services.now());
    expect(links.every(({ ownerId }) => ownerId === null)).toBe(true);
  });
});
