import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const app = createApp(services, async () => new Response("page", { status: 404 }));
afterAll(() => services.changes.close());

const INPUT = {
  home: { type: "piso", placeName: "Ruzafa, Valencia", builtAreaM2: 94, rooms: 3, price: 320_000, energyRating: "E" },
  nearby: ["Metro Bailén a 4 minutos"],
  channels: ["instagram", "carousel", "story", "facebook"],
};

let cookie = "";
beforeAll(async () => {
  cookie = (await signedInPerson(services)).cookie;
});

async function kept(input: object, headers: Record<string, string>) {
  const response = await app.request("/api/tools/generador-posts/runs", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(input),
  });
  const run = (await response.json()) as {
    id: string;
    result: { posts: { id: string; channel: string; isBlocked: boolean }[] };
  };
  expect(response.status).toBe(201);
  return run;
}
const picture = (run: string, id: string, headers: Record<string, string>) =>
  app.request(`/api/runs/${run}/pictures/${id}`, { headers });

test("each post of a kept week has its picture, in the size of its network", async () => {
  const { id, result } = await kept(INPUT, { cookie });
  const sizes = {
    instagram: [1080, 1350],
    carousel: [1080, 1350],
    story: [1080, 1920],
    facebook: [1200, 630],
  } as const;
  for (const [channel, size] of Object.entries(sizes)) {
    const post = result.posts.find((one) => one.channel === channel)!;
    const response = await picture(id, post.id, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("vary")).toContain("Cookie");
    const { width, height, format } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([...size, "jpeg"]);
  }
  const carousel = result.posts.find((one) => one.channel === "carousel")!;
  expect((await picture(id, `${carousel.id}-2`, { cookie })).status).toBe(200);
  expect((await picture(id, `${carousel.id}-9`, { cookie })).status).toBe(404);
  expect((await picture(id, "2026-11-30-nada", { cookie })).status).toBe(404);
});

test("the same picture is the same file, and a stranger sees none", async () => {
  const { id, result } = await kept(INPUT, { cookie });
  const post = result.posts[0]!.id;
  const [one, two] = await Promise.all([picture(id, post, { cookie }), picture(id, post, { cookie })]);
  expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
  const stranger = await signedInPerson(services);
  expect((await picture(id, post, { cookie: stranger.cookie })).status).toBe(404);
  expect((await picture(id, post, {})).status).toBe(404);
});

test("a browser that has it asks again, and gets nothing but its word while it stands, and nothing at all once signed out", async () => {
  const { id, result } = await kept(INPUT, { cookie });
  const post = result.posts[0]!.id;
  const first = await picture(id, post, { cookie });
  const tag = first.headers.get("etag")!;
  const again = await picture(id, post, { cookie, "if-none-match": tag });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  expect((await picture(id, post, { cookie, "if-none-match": '"otra"' })).status).toBe(200);
  expect((await picture(id, post, { "if-none-match": tag })).status).toBe(404);
});

test("the week's PDF carries its pictures", async () => {
  const { id } = await kept(INPUT, { cookie });
  const pdf = await app.request(`/api/runs/${id}/export/pdf`, { headers: { cookie } });
  expect(pdf.status).toBe(200);
  const text = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  expect(text.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThan(5);
});

test("a post that must not go out has no picture", async () => {
  const { id, result } = await kept({ ...INPUT, home: { ...INPUT.home, energyRating: "" } }, { cookie });
  const blocked = result.posts.find(({ isBlocked }) => isBlocked)!;
  expect((await picture(id, blocked.id, { cookie })).status).toBe(404);
});
