import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ShownAccount } from "#domain/tools/posts/publishing/social-accounts.ts";
import type { ShownSocialPost } from "#domain/tools/posts/publishing/social-post.ts";
import { openNetworks } from "../../../../test/network-stand-ins.ts";
import { photoWithPosition } from "../../../../test/photo-bytes.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { personActor } from "../../../accounts/access/actor.server.ts";
import { createApp } from "../../../boot/app.server.ts";
import { userNotifications } from "../../../platform/db/tables/accounts-notifications.server.ts";
import { homePhotos } from "../../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";
import { socialAccounts, socialPictures, socialPosts } from "../../../platform/db/tables/tools-social.server.ts";
import { addPhoto } from "../../../portfolio/photos/add-photo.server.ts";
import { photoJob } from "../../../portfolio/photos/photo-work.server.ts";
import { sendDuePost } from "./social-job.server.ts";
import { tellExpiring } from "./tell-expiring.server.ts";

/** A week is scheduled for accounts that a person connected, and goes out to stand-ins of the networks at its hours. */

const database = await openTestDatabase();
const { db } = database;
const networks = await openNetworks();
let at = Date.now();
const services = testServices(database, {
  ...networks.env,
  LINKEDIN_SCOPES: "openid profile w_member_social w_organization_social",
});
Object.assign(services, { now: () => new Date(at) });
const app = createApp(services, async () => new Response("page", { status: 404 }));
// The network fetches pictures from here.
const server = createAdaptorServer({ fetch: app.fetch });
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
Object.assign(services.config, { publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

let person: Awaited<ReturnType<typeof signedInPerson>>;
const START = Date.now();
// Each test has a person of its own, whose weeks no other test has paid for.
beforeEach(async () => {
  person = await signedInPerson(services);
  at = START;
  networks.forget();
  await db.delete(socialAccounts);
  await db.delete(userNotifications);
});
afterAll(async () => {
  await services.changes.close();
  await networks.close();
  await new Promise((resolve) => server.close(resolve));
});

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  by = person,
): Promise<{ status: number; body: T }> {
  const response = await app.request(path, {
    method,
    headers: { cookie: by.cookie, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
}

/** Goes to a network, agrees there, and comes back. @returns where the browser is sent then */
async function connect(service: "meta" | "linkedin", code = "codigo", by = person): Promise<string> {
  const { body } = await call<{ url: string }>("POST", `/api/social/connect/${service}`, {}, by);
  const state = new URL(body.url).searchParams.get("state")!;
  const back = await app.request(`/api/social/callback/${service}?${new URLSearchParams({ code, state })}`, {
    headers: { cookie: person.cookie },
  });
  expect(back.status).toBe(302);
  return back.headers.get("location")!;
}
const accounts = async () => (await call<{ accounts: ShownAccount[] }>("GET", "/api/social/accounts")).body.accounts;

interface Week {
  id: string;
  result: {
    posts: { id: string; channel: string; text: string; alt: string; day: string; time: string; goal: string }[];
  };
}
async function week(homeId?: string): Promise<Week> {
  const ofHome = homeId === undefined ? "" : `?vivienda=${homeId}`;
  const { status, body } = await call<Week>("POST", `/api/tools/generador-posts/runs${ofHome}`, {
    home: { type: "piso", placeName: "Ruzafa, Valencia", builtAreaM2: 94, rooms: 3, price: 320_000, energyRating: "E" },
    nearby: ["Metro Bailén a 4 minutos"],
    channels: ["instagram", "carousel", "story", "facebook", "linkedin"],
  });
  expect(status).toBe(201);
  return body;
}
const postOf = ({ result }: Week, channel: string) => result.posts.find((post) => post.channel === channel)!;
const schedule = async (made: Week, channel: string, when: "hora" | "ahora" = "ahora") => {
  const kind = channel === "carousel" ? "instagram" : channel;
  const account = (await accounts()).find((one) => one.kind === kind)!;
  return await call<{ posts: ShownSocialPost[] }>(
    "PUT",
    `/api/social/weeks/${made.id}/posts/${postOf(made, channel).id}`,
    { accountId: account.id, when },
  );
};
const standing = async (made: Week, channel: string) =>
  (await call<{ posts: ShownSocialPost[] }>("GET", `/api/social/weeks/${made.id}`)).body.posts.find(
    ({ place }) => place === postOf(made, channel).id,
  );
const work = () => sendDuePost({ config: services.config, database, now: () => new Date(at) });

describe("accounts", () => {
  test("a person gives a page with its Instagram account, and themselves with their company at LinkedIn", async () => {
    expect(await connect("meta")).toBe("/dashboard/integrations/redes?conectadas=2");
    expect(await connect("linkedin")).toBe("/dashboard/integrations/redes?conectadas=2");
    expect((await accounts()).map(({ kind, name, expiresAt }) => [kind, name, expiresAt?.slice(0, 10)])).toEqual([
      ["facebook", "Casa Sol", "2027-02-01"],
      ["instagram", "@casasol", "2027-02-01"],
      ["linkedin", "Ferrer Hogar", new Date(at + 60 * 86_400_000).toISOString().slice(0, 10)],
      ["linkedin", "Nuria Ferrer", new Date(at + 60 * 86_400_000).toISOString().slice(0, 10)],
    ]);
    const rows = await db.select().from(socialAccounts);
    expect(JSON.stringify(rows)).not.toMatch(/pagina|acceso-linkedin/);
    // The same again renews what is there.
    await connect("meta");
    expect(await accounts()).toHaveLength(4);
  });

  test("nobody comes back with another person's way, a late one, or a refused code", async () => {
    const other = await signedInPerson(services);
    expect(await connect("meta", "codigo", other)).toContain("error=vuelta");
    expect(await connect("meta", "otro")).toContain("error=red");
    const { body } = await call<{ url: string }>("POST", "/api/social/connect/meta", {});
    const state = new URL(body.url).searchParams.get("state")!;
    at += 16 * 60_000;
    const late = await app.request(`/api/social/callback/meta?${new URLSearchParams({ code: "codigo", state })}`, {
      headers: { cookie: person.cookie },
    });
    expect(late.headers.get("location")).toContain("error=vuelta");
    const refused = await app.request("/api/social/callback/meta?error=access_denied", {
      headers: { cookie: person.cookie },
    });
    expect(refused.headers.get("location")).toContain("error=cancelada");
    expect(await accounts()).toEqual([]);
  });

  test("the end of an access is told a week before, once", async () => {
    await connect("linkedin");
    at += 52 * 86_400_000;
    await tellExpiring(db, new Date(at));
    expect(await db.$count(userNotifications)).toBe(0);
    at += 2 * 86_400_000;
    await tellExpiring(db, new Date(at));
    await tellExpiring(db, new Date(at));
    const told = await db.select().from(userNotifications);
    expect(told.map(({ title, times }) => [title, times])).toEqual([
      ["Conecta otra vez «Nuria Ferrer»", 1],
      ["Conecta otra vez «Ferrer Hogar»", 1],
    ]);
  });
});

describe("sending", () => {
  test("each network gets text, pictures and alternative texts at its hour, once", async () => {
    await connect("meta");
    await connect("linkedin");
    const made = await week();
    for (const channel of ["instagram", "carousel", "facebook", "linkedin"]) {
      expect((await schedule(made, channel, "hora")).status).toBe(200);
    }
    expect(await work()).toBe(false);
    at += 14 * 86_400_000;
    while (await work());
    expect(networks.shown.map(({ network, pictures }) => [network, pictures]).toSorted()).toEqual([
      ["facebook", 1],
      ["instagram", 1],
      ["instagram", networks.shown.find(({ pictures }) => pictures > 1)!.pictures],
      ["linkedin", 1],
    ]);
    const ofFacebook = networks.shown.find(({ network }) => network === "facebook")!;
    expect(ofFacebook).toMatchObject({ text: postOf(made, "facebook").text, alts: [postOf(made, "facebook").alt] });
    expect(networks.shown.find(({ network }) => network === "linkedin")!.text).toContain("{hashtag|\\#|");
    const carousel = networks.shown.find(({ pictures }) => pictures > 1)!;
    expect(new Set(carousel.alts).size).toBe(carousel.pictures);
    expect(await standing(made, "instagram")).toMatchObject({
      state: "publicada",
      url: "https://instagram.example/p/1",
    });
    expect((await standing(made, "facebook"))!.url).toMatch(/^https:\/\/www\.facebook\.com\/111_\d+$/);
    expect(await db.$count(socialPictures)).toBe(0);
    // It has gone: neither again, nor back.
    expect((await schedule(made, "facebook")).status).toBe(409);
    const place = postOf(made, "facebook").id;
    expect((await call("DELETE", `/api/social/weeks/${made.id}/posts/${place}`)).status).toBe(409);
    expect(networks.shown).toHaveLength(4);
  });

  test("a picture can be fetched by its signed address alone, and only while its post waits", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "instagram", "hora");
    const [post] = await db.select().from(socialPosts);
    const name = services.auth.keys.mac("file", `publicación ${post!.id} 0`);
    const path = `/api/social/pictures/${post!.id}/0`;
    expect((await app.request(`${path}/${name}.jpg`)).headers.get("content-type")).toBe("image/jpeg");
    expect((await app.request(`${path}/${name.slice(1)}a.jpg`)).status).toBe(404);
    await call("DELETE", `/api/social/weeks/${made.id}/posts/${post!.place}`);
    expect((await app.request(`${path}/${name}.jpg`)).status).toBe(404);
  });

  test("a network that is down is asked again later and later, and then given up with its words", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "facebook");
    const down = { status: 400, body: { error: { code: 4, message: "Application request limit reached" } } };
    networks.willAnswer("photos", ...Array.from({ length: 6 }, () => down));
    const waits: number[] = [];
    for (;;) {
      await work();
      const [post] = await db.select().from(socialPosts);
      if (post!.nextAt === null) break;
      waits.push((post!.nextAt.getTime() - at) / 60_000);
      at = post!.nextAt.getTime();
    }
    expect(waits).toEqual([1, 5, 20, 60, 180]);
    expect(await standing(made, "facebook")).toMatchObject({ state: "rechazada" });
    expect((await standing(made, "facebook"))!.problem).toContain("Application request limit reached");
    expect(await db.select().from(userNotifications)).toHaveLength(1);
    // By the word of a person it is tried anew, and goes.
    expect((await schedule(made, "facebook")).status).toBe(200);
    await work();
    expect((await standing(made, "facebook"))!.state).toBe("publicada");
  });

  test("an access that ended stops the post and marks the account; connected again, the post goes", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "facebook");
    networks.willAnswer("photos", { status: 400, body: { error: { code: 190, message: "Session has expired" } } });
    await work();
    expect((await standing(made, "facebook"))!.problem).toContain("vuelve a conectarla");
    expect((await accounts()).find(({ kind }) => kind === "facebook")!.isExpired).toBe(true);
    expect((await schedule(made, "facebook")).status).toBe(409);
    await connect("meta");
    await schedule(made, "facebook");
    await work();
    expect(networks.shown).toHaveLength(1);
  });

  test("a refusal of the network is told in its words and not tried again", async () => {
    await connect("linkedin");
    const made = await week();
    await schedule(made, "linkedin");
    networks.willAnswer("posts", { status: 422, body: { message: "Content is a duplicate" } });
    await work();
    expect(await standing(made, "linkedin")).toMatchObject({
      state: "rechazada",
      problem: "LinkedIn no la acepta: Content is a duplicate",
    });
  });

  test("a post whose answer was lost is never sent twice by itself", async () => {
    await connect("meta");
    const made = await week();
    networks.willAnswer("feed", "silence");
    networks.willAnswer("media_publish", "silence");
    await schedule(made, "facebook");
    await schedule(made, "instagram");
    while (await work());
    // Instagram can tell that it stands there; Facebook cannot.
    expect((await standing(made, "facebook"))!.state).toBe("sin-respuesta");
    expect((await standing(made, "instagram"))!.state).toBe("publicada");
    at += 86_400_000;
    while (await work());
    expect(networks.shown.map(({ network }) => network).toSorted()).toEqual(["facebook", "instagram"]);
  });

  test("a process that died behind the mark leaves it to the next to find out", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "facebook");
    await db.update(socialPosts).set({ handedAt: new Date(at), prepared: ["1"], preparedAt: new Date(at), tries: 1 });
    await work();
    expect((await standing(made, "facebook"))!.state).toBe("sin-respuesta");
    expect(networks.shown).toEqual([]);
  });

  test("a slow process finds a post that was scheduled anew meanwhile to be another's", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "facebook");
    let other: Promise<boolean> | undefined;
    const [otherIsThere, slowIsDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    networks.willMeet(
      "photos",
      async () => {
        at += 6 * 60_000;
        expect((await schedule(made, "facebook")).status).toBe(200);
        other = work();
        await otherIsThere.promise;
      },
      async () => {
        otherIsThere.resolve();
        await slowIsDone.promise;
      },
    );
    await work();
    // Both are at their first try of the post, yet only one of them shows it.
    expect(networks.shown).toEqual([]);
    expect((await standing(made, "facebook"))!.state).toBe("programada");
    slowIsDone.resolve();
    await other;
    expect(networks.shown).toHaveLength(1);
    expect((await standing(made, "facebook"))!.state).toBe("publicada");
  });

  test("a refusal that comes late does not end what was scheduled anew meanwhile", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "facebook");
    networks.willAnswer("photos", { status: 400, body: { error: { code: 324, message: "Missing image" } } });
    networks.willMeet("photos", async () => {
      at += 6 * 60_000;
      expect((await schedule(made, "facebook")).status).toBe(200);
    });
    await work();
    expect((await standing(made, "facebook"))!).toMatchObject({ state: "programada", problem: null });
    await work();
    expect(networks.shown).toHaveLength(1);
  });

  test("the alternative text names the room of the photo that stands on the picture", async () => {
    await connect("meta");
    const home = { operation: "venta", type: "piso", title: "Piso en Ruzafa", price: 320_000 };
    const { body } = await call<{ id: string }>("POST", "/api/portfolio/homes", { values: home });
    const bytes = await photoWithPosition({ width: 1200, height: 800 });
    const photo = await addPhoto(services, personActor(person.user.id), body.id, { name: "foto.jpg", bytes });
    while (await photoJob.round({ ...services, isStopped: () => false }));
    await db.update(homePhotos).set({ room: "cocina" }).where(eq(homePhotos.id, photo.id));
    const made = await week(body.id);
    await schedule(made, "facebook");
    await work();
    expect(networks.shown[0]!.alts).toEqual([`Foto: Cocina. ${postOf(made, "facebook").alt}`]);
  });

  test("while Instagram works on the picture it is looked at again, which counts as no try", async () => {
    await connect("meta");
    const made = await week();
    await schedule(made, "instagram");
    networks.willWork(2);
    for (let look = 0; look < 3; look++) {
      await work();
      at += 5_000;
    }
    expect(networks.shown).toHaveLength(1);
    expect((await db.select().from(socialPosts))[0]!.tries).toBe(1);
  });

  test("a home that is withdrawn takes its adverts along", async () => {
    await connect("meta");
    const home = { operation: "venta", type: "piso", title: "Piso en Ruzafa", price: 320_000 };
    const { body } = await call<{ id: string }>("POST", "/api/portfolio/homes", { values: home });
    const made = await week(body.id);
    await db.update(properties).set({ status: "retirado" }).where(eq(properties.id, body.id));
    await schedule(made, "facebook");
    await work();
    const post = await standing(made, "facebook");
    expect(networks.shown).toHaveLength(0);
    expect(post!.problem).toBe("«Piso en Ruzafa» ya no se ofrece");
  });

  test("an hour that has passed, another's week and an account of another network are refused", async () => {
    await connect("meta");
    const made = await week();
    const other = await signedInPerson(services);
    expect((await call("GET", `/api/social/weeks/${made.id}`, undefined, other)).status).toBe(404);
    const facebook = (await accounts()).find(({ kind }) => kind === "facebook")!;
    const put = (channel: string, accountId: string, when: string) =>
      call("PUT", `/api/social/weeks/${made.id}/posts/${postOf(made, channel).id}`, { accountId, when });
    expect((await put("linkedin", facebook.id, "ahora")).status).toBe(409);
    expect((await put("story", facebook.id, "ahora")).status).toBe(409);
    at += 30 * 86_400_000;
    expect((await put("facebook", facebook.id, "hora")).status).toBe(409);
  });
});
