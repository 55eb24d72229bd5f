import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photoIdOf } from "#domain/accounts/account/person-card.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { eraseAccount } from "../../privacy/personal-data/erase-account.server.ts";
import { agentCardOf } from "./agent-card.server.ts";

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-card-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  await db.delete(files);
  await db.update(users).set({ metadata: { first_name: "Nuria", last_name: "Ferrer" } });
});

const call = (who: "user" | "otherUser", method: string, path: string, body?: unknown) =>
  app.request(`/api/agent-card${path}`, {
    method,
    headers: { cookie: cast[who].cookie, ...(body instanceof FormData ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
const picture = async (colour = "#884422") =>
  await sharp({ create: { width: 500, height: 700, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: "yo" } })
    .jpeg()
    .toBuffer();
const upload = async (bytes: Buffer, who: "user" | "otherUser" = "user") => {
  const form = new FormData();
  form.set("photo", new File([new Uint8Array(bytes)], "yo.jpg", { type: "image/jpeg" }));
  return await call(who, "PUT", "/photo", form);
};
const cardOf = () => agentCardOf(services, cast.user.id);
const stored = async () => (await db.select().from(files)).map(({ storageKey }) => join(dataDir, "files", storageKey));

test("without details a person signs with their name alone", async () => {
  expect(await cardOf()).toMatchObject({ name: "Nuria Ferrer" });
  expect((await cardOf())!.person).toBeUndefined();
});

test("typed details stand on the card", async () => {
  const typed = { role: " Asesora  inmobiliaria ", licenceNumber: "", languages: ["Inglés", "Español"], text: "Hola" };
  expect((await call("user", "PUT", "", typed)).status).toBe(204);
  expect((await cardOf())!.person).toEqual({
    role: "Asesora inmobiliaria",
    licenceNumber: null,
    languages: ["Español", "Inglés"],
    text: "Hola",
    photo: null,
  });
  const wrong = await call("user", "PUT", "", { role: "x".repeat(61), languages: ["Klingon"] });
  expect(((await wrong.json()) as { issues: { path: string }[] }).issues.map(({ path }) => path.split(".")[0])).toEqual(
    ["role", "languages"],
  );
});

describe("the photo", () => {
  test("becomes a small square without the camera's metadata, and only its owner sees it", async () => {
    const { id } = (await (await upload(await picture())).json()) as { id: string };
    const photo = (await cardOf())!.person!.photo!;
    const kept = sharp(Buffer.from(photo.slice("data:image/jpeg;base64,".length), "base64"));
    const { width, height, format, exif } = await kept.metadata();
    expect({ width, height, format, exif }).toEqual({ width: 320, height: 320, format: "jpeg", exif: undefined });
    expect((await call("user", "GET", `/photo/${id}`)).headers.get("content-type")).toBe("image/jpeg");
    expect((await call("otherUser", "GET", `/photo/${id}`)).status).toBe(404);
  });

  test("a new one replaces the old, whose bytes are deleted", async () => {
    await upload(await picture());
    const [before] = await stored();
    await upload(await picture("#224488"));
    const [after, ...more] = await stored();
    expect(more).toEqual([]);
    expect([existsSync(before!), existsSync(after!)]).toEqual([false, true]);
    expect((await call("user", "DELETE", "/photo")).status).toBe(204);
    expect(existsSync(after!)).toBe(false);
    expect((await call("user", "DELETE", "/photo")).status).toBe(204);
  });

  test("if two are sent at once, one stays", async () => {
    await Promise.all([upload(await picture()), upload(await picture("#224488"))]);
    const [row, ...more] = await db.select().from(files);
    expect(more).toEqual([]);
    const [user] = await db.select().from(users).where(eq(users.id, cast.user.id));
    expect(photoIdOf(user!.metadata)).toBe(row!.id);
  });

  test("a file that is no picture is refused with advice", async () => {
    const answer = await upload(Buffer.from("<svg></svg>"));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      issues: [{ path: "photo", message: "No es una foto JPEG, PNG, WebP o AVIF" }],
    });
  });

  test("nobody signs with another's by naming it", async () => {
    const { id } = (await (await upload(await picture(), "otherUser")).json()) as { id: string };
    await db
      .update(users)
      .set({ metadata: { first_name: "Nuria", photo_id: id } })
      .where(eq(users.id, cast.user.id));
    expect((await cardOf())!.person).toBeUndefined();
    expect((await call("user", "GET", `/photo/${id}`)).status).toBe(404);
  });

  test("goes with the account", async () => {
    await upload(await picture(), "otherUser");
    const [path] = await stored();
    await db.transaction((tx) => eraseAccount(services, tx, { id: cast.otherUser.id, now: services.now() }));
    expect(existsSync(path!)).toBe(false);
  });
});
