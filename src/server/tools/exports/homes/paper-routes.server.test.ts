import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { newEvent } from "#domain/crm/calendar/event-form.ts";
import { NO_VISIT_FACTS } from "#domain/portfolio/homes/visit-sheet.ts";
import { addRow } from "../../../../test/rows.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { personActor } from "../../../accounts/access/actor.server.ts";
import { createApp } from "../../../boot/app.server.ts";
import { createEvent } from "../../../crm/calendar/change-events.server.ts";
import { contactPoints, contacts } from "../../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";
import { keysOfFile, masterKey } from "../../../platform/images/photo-keys.server.ts";
import { addPhoto } from "../../../portfolio/photos/add-photo.server.ts";
import { changePhoto } from "../../../portfolio/photos/change-photos.server.ts";
import { photoJob } from "../../../portfolio/photos/photo-work.server.ts";
import { homePaper } from "./home-paper.server.ts";
import { visitPaper } from "./visit-paper.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "umbral-papers-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const SIZES = { most: 2, large: 1, largePx: 400, smallPx: 200 };

async function newHome() {
  const { user, cookie } = await signedInPerson(services);
  const homeId = await addRow(services, "home", { ownerId: user.id, agencyId: null });
  const values = { title: "Ático/con terraza", reference: "A-7", address: "Calle Sueca 12", notes: "Se separan" };
  await database.db.update(properties).set(values).where(eq(properties.id, homeId));
  return { homeId, cookie, actor: personActor(user.id) };
}

async function photo(actor: ReturnType<typeof personActor>, homeId: string, colour: string) {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const { id } = await addPhoto(services, actor, homeId, { name: "foto.jpg", bytes });
  while (await photoJob.round({ ...services, isStopped: () => false }));
  return id;
}

describe("the sheet of a home", () => {
  test("is a PDF that is named after its reference and that no cache keeps", async () => {
    const { homeId, cookie } = await newHome();
    const answer = await app.request(`/api/portfolio/homes/${homeId}/sheet.pdf`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''Ficha%20A-7.pdf");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  test("of a home in the trash is not there", async () => {
    const { homeId, cookie } = await newHome();
    await database.db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, homeId));
    expect((await app.request(`/api/portfolio/homes/${homeId}/sheet.pdf`, { headers: { cookie } })).status).toBe(404);
  });
});

describe("a card for the window", () => {
  const sizeOf = (pdf: string) =>
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
      .exec(pdf)!
      .slice(1)
      .map((side) => Math.round(Number(side)));
  const card = async (query: string) => {
    const { homeId, cookie } = await newHome();
    return await app.request(`/api/portfolio/homes/${homeId}/card.pdf${query}`, { headers: { cookie } });
  };

  test.each([
    ["?design=arco", [595, 842]],
    ["?design=revista&paper=A3", [842, 1191]],
    ["?design=banda&paper=A3", [1191, 842]],
  ])("%s is one sheet of %j points", async (query, size) => {
    const answer = await card(query);
    expect(answer.headers.get("content-disposition")).toContain("Cartel%20A-7.pdf");
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(sizeOf(pdf)).toEqual(size);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test("of no known design is refused", async () => {
    expect((await card("?design=neon")).status).toBe(422);
  });
});

describe("the data of papers", () => {
  test("has the first photos in their order, the cover larger, and nothing for colleagues", async () => {
    const { homeId, actor } = await newHome();
    for (const colour of ["#aa0000", "#00aa00", "#0000aa"]) await photo(actor, homeId, colour);
    const paper = await homePaper(services, actor, homeId, SIZES);
    const sizes = await Promise.all(
      paper.photos.map(async ({ src }) => {
        const { data, info } = await sharp(Buffer.from(src.split(",")[1]!, "base64"))
          .raw()
          .toBuffer({ resolveWithObject: true });
        return { width: info.width, strongest: data.subarray(0, 3).indexOf(Math.max(...data.subarray(0, 3))) };
      }),
    );
    expect(sizes).toEqual([
      { width: 400, strongest: 0 },
      { width: 200, strongest: 1 },
    ]);
    expect(JSON.stringify(paper.words)).not.toMatch(/Sueca|separan/);
  });

  test("leaves out a photo whose bytes are gone", async () => {
    const { homeId, actor } = await newHome();
    const lost = await photo(actor, homeId, "#aa0000");
    await photo(actor, homeId, "#00aa00");
    await services.store.remove(keysOfFile(masterKey(lost)));
    expect((await homePaper(services, actor, homeId, SIZES)).photos).toHaveLength(1);
  });
});

describe("the visit sheet of a home", () => {
  test("has the street, and of a visit of the calendar its day, visitor and numbers", async () => {
    const { homeId, actor } = await newHome();
    const of = { ownerId: actor.ownerId, agencyId: null };
    const contactId = await addRow(services, "contact", of);
    await database.db.update(contacts).set({ fullName: "Marta Ruiz" }).where(eq(contacts.id, contactId));
    await database.db.delete(contactPoints).where(eq(contactPoints.contactId, contactId));
    const point = { contactId, scope: actor.ownerId };
    await database.db.insert(contactPoints).values([
      { ...point, kind: "telefono", value: "+34612345678", typed: "612 345 678" },
      { ...point, kind: "email", value: "marta@example.org", typed: "marta@example.org" },
    ]);
    const { id: eventId } = await database.db.transaction((tx) =>
      createEvent(
        tx,
        actor,
        newEvent.parse({ kind: "visita", title: "Visita", startsLocal: "2026-11-27T18:00:00", homeId, contactId }),
        new Date(),
      ),
    );
    const { address, visit } = await visitPaper(services, actor, homeId, eventId);
    expect(address).toBe("Calle Sueca 12");
    expect(visit).toEqual({
      when: "27 de noviembre de 2026, 18:00",
      visitor: "Marta Ruiz",
      phone: "612 345 678",
      email: "marta@example.org",
    });
  });

  test("without a visit is blank; of a visit to another home, or a text that is no id, not there", async () => {
    const { homeId, cookie, actor } = await newHome();
    const other = await addRow(services, "home", { ownerId: actor.ownerId, agencyId: null });
    const wanted = newEvent.parse({
      kind: "visita",
      title: "Visita",
      startsLocal: "2026-11-27T18:00:00",
      homeId: other,
    });
    const { id } = await database.db.transaction((tx) => createEvent(tx, actor, wanted, new Date()));
    const statusOf = async (query: string) =>
      (await app.request(`/api/portfolio/homes/${homeId}/visit.pdf${query}`, { headers: { cookie } })).status;
    expect(await statusOf("")).toBe(200);
    expect(await statusOf(`?evento=${id}`)).toBe(404);
    expect(await statusOf("?evento=x")).toBe(404);
    expect((await visitPaper(services, actor, homeId, undefined)).visit).toEqual(NO_VISIT_FACTS);
  });
});

describe("a plan", () => {
  test("stands after the photos wherever it is in their order, and is shown whole", async () => {
    const { homeId, actor } = await newHome();
    const [plan, salon] = [await photo(actor, homeId, "#ffffff"), await photo(actor, homeId, "#884422")];
    await changePhoto(services, actor, { homeId, photoId: plan }, { room: "plano" });
    await changePhoto(services, actor, { homeId, photoId: salon }, { room: "salon" });
    const { photos } = await homePaper(services, actor, homeId, SIZES);
    expect(photos.map(({ caption, isPlan }) => [caption, isPlan])).toEqual([
      ["Salón", false],
      ["Plano", true],
    ]);
  });
});
