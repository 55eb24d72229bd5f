import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import type { Tour, TourScene } from "#domain/tools/tours/tour.ts";
import type { TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import type { TourImportCard } from "#domain/tools/tours/tour-import-forms.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { createApp } from "../../../boot/app.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourImports, tourPanoramas, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { workAtPanoramas } from "../panoramas/panorama-job.server.ts";
import { unfinishedUploadsJob } from "../panoramas/unfinished-uploads-job.server.ts";
import { tourImportJob, workAtImports } from "./tour-import-job.server.ts";

/** Tours out into archives and back in, over the real database and store. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-archives-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const viewer = {
  script: "/*visor*/",
  css: "/*css*/",
  firstPicture: () => ({ head: "", body: "" }),
  offlinePage: ({ title }: { title: string }) => `<h1>${title}</h1>`,
};
const app = createApp(services, async () => new Response("page"), { tourViewer: viewer });
const person = await signedInPerson(services);
const other = await signedInPerson(services);
const parts = { ...services, isStopped: () => false };

/** A soft slope: no two places are alike, and its tiles are small. */
const picture = async (widthPx: number, colour = "#406080") =>
  await sharp({ create: { width: 2, height: 1, channels: 3, background: colour } })
    .composite([{ input: { create: { width: 1, height: 1, channels: 3, background: "#e0d0b0" } }, left: 0, top: 0 }])
    .resize(widthPx, widthPx / 2, { fit: "fill", kernel: "cubic" })
    .jpeg()
    .toBuffer();

const call = (method: string, path: string, body?: unknown, cookie = person.cookie) =>
  app.request(`/api/tours${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function addPanorama(tourId: string, bytes: Buffer): Promise<string> {
  const answer = await call("POST", `/${tourId}/panoramas`, { name: "a.jpg", sizeBytes: bytes.length });
  const { id } = (await answer.json()) as { id: string };
  await sendAll(`/${tourId}/panoramas/${id}`, bytes);
  expect(await workAtPanoramas(parts)).toBe(true);
  return id;
}

const sendAll = async (path: string, bytes: Uint8Array, from = 0) =>
  await app.request(`/api/tours${path}`, {
    method: "PATCH",
    body: new Uint8Array(bytes.subarray(from)),
    headers: {
      cookie: person.cookie,
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "content-length": String(bytes.length - from),
      "upload-offset": String(from),
    },
  });

async function addFile(tourId: string, kind: string, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", new File([new Uint8Array(bytes)], name));
  const answer = await app.request(`/api/tours/${tourId}/files`, {
    method: "POST",
    body: form,
    headers: { cookie: person.cookie },
  });
  return ((await answer.json()) as { id: string }).id;
}

const scene = (id: string, panoramaId: string, more: Partial<TourScene> = {}): TourScene => ({
  id,
  name: `Sala ${id}`,
  panoramaId,
  origin: "foto",
  levelId: "planta",
  at: null,
  headingDegrees: 0,
  eyeMm: 1500,
  levelling: { pitch: 2, roll: -1 },
  start: { yaw: 10, pitch: 0, fov: 75 },
  links: [],
  hotspots: [],
  ...more,
});

/** Two linked scenes, one of two sizes, on a photo of a plan, with a paper. */
async function madeTour(): Promise<string> {
  const { id } = (await (await call("POST", "", { title: "Ático de Ruzafa" })).json()) as { id: string };
  const [one, two] = [
    await addPanorama(id, await picture(2048)),
    await addPanorama(id, await picture(1024, "#803020")),
  ];
  const plan = await addFile(id, "plano", "Planta ñ.jpg", await picture(300));
  const paper = await addFile(id, "documento", "Memoria de calidades.pdf", Buffer.from("%PDF-1.4\n%%EOF"));
  const document: Tour = {
    ...emptyTour("Ático de Ruzafa"),
    levels: [
      {
        id: "planta",
        name: "Ático",
        map: { kind: "foto", fileId: plan, widthPx: 301, heightPx: 149, mmPerPixel: 33.3, isScaled: true },
      },
    ],
    scenes: [
      scene("a", one, {
        at: { x: 1000, y: 2000 },
        links: [{ id: "l", to: "b", direction: { yaw: 33, pitch: -8 }, through: null }],
        hotspots: [{ id: "h", kind: "documento", yaw: 5, pitch: 5, title: "Memoria", fileId: paper }],
      }),
      scene("b", two, { at: { x: 4000, y: 2000 }, links: [{ id: "m", to: "a", direction: null, through: null }] }),
    ],
    start: "b",
  };
  expect((await call("PUT", `/${id}`, { revision: 1, document })).status).toBe(200);
  return id;
}

async function archiveOf(id: string, form = "zip"): Promise<Buffer> {
  const answer = await call("GET", `/${id}/archive?forma=${form}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  return bytes;
}

async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const folder = await fromBufferPromise(zip, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of folder.eachEntry())
    found.set(entry.fileName, Buffer.concat(await (await folder.openReadStreamPromise(entry)).toArray()));
  return found;
}

async function imported(zip: Uint8Array, name = "recorrido.zip"): Promise<TourImportCard> {
  const { id } = (await (await call("POST", "/import", { name, sizeBytes: zip.length })).json()) as { id: string };
  expect((await sendAll(`/import/${id}`, zip)).status).toBe(204);
  expect(await workAtImports(parts)).toBe(true);
  return (await (await call("GET", `/import/${id}`)).json()) as TourImportCard;
}
const tourOf = async (id: string) => (await (await call("GET", `/${id}`)).json()) as TourAnswer;
const jsonOf = (entries: ReadonlyMap<string, Buffer>) =>
  JSON.parse(entries.get("tour.json")!.toString("utf8")) as PublishedTour;

/** One for all: nothing below changes it. */
const tourId = await madeTour();
const zip = await archiveOf(tourId);
const counts = async () => [await db.$count(tours), await db.$count(files), await db.$count(tourPanoramas)];

describe("an archive", () => {
  test("holds the page, the advice and everything that the tour shows, under names of its own", async () => {
    const entries = await unpacked(zip);
    expect([...entries.keys()].filter((name) => !/^panoramas\/1\/[01]\//.test(name))).toEqual([
      "index.html",
      "LEEME.txt",
      "recorrido.js",
      "recorrido.css",
      "tour.json",
      "archivos/1-memoria-de-calidades.pdf",
      "archivos/2-planta-n.jpg",
      "panoramas/1/preview.webp",
      "panoramas/2/preview.webp",
      "panoramas/2/0/0-0.webp",
      "panoramas/2/0/1-0.webp",
    ]);
    const tour = jsonOf(entries);
    expect(tour.formAddress ?? tour.dwellAddress).toBeNull();
    const { preview, tiles, sizes } = tour.scenes[0]!.panorama;
    expect([preview, tiles, sizes.length]).toEqual([
      "panoramas/1/preview.webp",
      "panoramas/1/{size}/{column}-{row}.webp",
      2,
    ]);
    const last = await sharp(entries.get("panoramas/1/1/3-1.webp")!).metadata();
    expect([last.width, last.height]).toEqual([512, 512]);
    expect(entries.get("LEEME.txt")!.toString("utf8")).toContain("Ático de Ruzafa\r\n");
  });

  test("as a folder it lies in one, and its size is told without reading it", async () => {
    const folder = await archiveOf(tourId, "carpeta");
    const names = [...(await unpacked(folder)).keys()];
    expect(names.every((name) => name.startsWith("recorrido-atico-de-ruzafa/"))).toBe(true);
    const head = await call("HEAD", `/${tourId}/archive?forma=carpeta`);
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(folder.length)]);
    expect(head.headers.get("content-disposition")).toContain("recorrido-atico-de-ruzafa-carpeta.zip");
    expect(await (await call("GET", `/${tourId}/archive/contents`)).json()).toMatchObject({ scenes: 2, missing: [] });
  });

  test("is refused while a photo is worked on, of another form, for others, and without a photo", async () => {
    const { id } = (await (await call("POST", `/${tourId}/duplicate`)).json()) as { id: string };
    const isItsOwn = eq(tourPanoramas.tourId, id);
    expect((await call("GET", `/${id}/archive?forma=rar`)).status).toBe(422);
    expect((await call("GET", `/${id}/archive`, undefined, other.cookie)).status).toBe(404);
    await db.update(tourPanoramas).set({ state: "en-cola" }).where(isItsOwn);
    expect(await (await call("GET", `/${id}/archive`)).json()).toMatchObject({ code: "TOUR_BEING_MADE" });
    await db.update(tourPanoramas).set({ state: "fallida", tilesFileId: null }).where(isItsOwn);
    expect(await (await call("GET", `/${id}/archive`)).json()).toMatchObject({ code: "TOUR_NOT_READY" });
  });

  test("goes to one reader of a person at a time, and a reader who leaves makes room", async () => {
    const first = await call("GET", `/${tourId}/archive`);
    expect(await (await call("GET", `/${tourId}/archive`)).json()).toMatchObject({ code: "ARCHIVE_IN_HAND" });
    await first.body!.cancel();
    expect(await archiveOf(tourId)).toEqual(zip);
    expect(await archiveOf(tourId)).toEqual(zip);
  });
});

describe("an import of our own archive", () => {
  test("gives a tour whose archive is the same", async () => {
    const before = await unpacked(zip);
    const card = await imported(zip);
    expect(card).toMatchObject({ state: "lista", progress: 1, fault: null, notes: [] });
    const after = await unpacked(await archiveOf(card.tourId!));
    expect(jsonOf(after)).toEqual(jsonOf(before));
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(after.get("panoramas/1/1/3-1.webp")).toEqual(before.get("panoramas/1/1/3-1.webp"));
    // Nothing of the upload is kept.
    expect(await db.$count(files, like(files.storageKey, "parts/%"))).toBe(0);
  });

  test("goes on where it broke off", async () => {
    const { id } = (await (await call("POST", "/import", { name: "a.zip", sizeBytes: zip.length })).json()) as {
      id: string;
    };
    expect((await sendAll(`/import/${id}`, zip.subarray(0, 5000))).status).toBe(204);
    const head = await call("HEAD", `/import/${id}`);
    expect([head.headers.get("upload-offset"), head.headers.get("upload-length")]).toEqual([
      "5000",
      String(zip.length),
    ]);
    expect(await workAtImports(parts)).toBe(false);
    await unfinishedUploadsJob.round(parts as never);
    expect((await sendAll(`/import/${id}`, zip, 5000)).status).toBe(204);
    expect(await workAtImports(parts)).toBe(true);
    expect(await (await call("GET", `/import/${id}`)).json()).toMatchObject({ state: "lista" });
  });

  test("loses of a broken tile that scene alone, and says which", async () => {
    const entries = await unpacked(zip);
    entries.set("panoramas/1/1/2-0.webp", Buffer.from("RIFF nothing"));
    const card = await imported(
      zipSync(Object.fromEntries([...entries].map(([name, bytes]) => [`copia/${name}`, bytes]))),
    );
    expect(card.notes).toEqual([
      "Falta la escena «Sala a»: «copia/panoramas/1/1/2-0.webp» no es la imagen que debería ser",
    ]);
    const { document } = await tourOf(card.tourId!);
    expect(document.scenes.map(({ id, links }) => [id, links.length])).toEqual([["b", 0]]);
  });
});

describe("other archives", () => {
  const colours = { f: "#ff0000", r: "#00ff00", b: "#0000ff", l: "#ffff00", u: "#ffffff", d: "#000000" };
  test("a tour of Marzipano becomes spheres, front in the middle and right to its right", async () => {
    const entries: Record<string, Uint8Array> = {};
    for (const [face, background] of Object.entries(colours))
      entries[`app-files/tiles/0-salon/0/${face}/0/0.jpg`] = await sharp({
        create: { width: 512, height: 512, channels: 3, background },
      })
        .jpeg()
        .toBuffer();
    const data = {
      name: "Casa",
      scenes: [
        {
          id: "0-salon",
          name: "Salón",
          levels: [{ tileSize: 512, size: 512 }],
          faceSize: 512,
          initialViewParameters: { yaw: 0, pitch: 0, fov: 1.3 },
          linkHotspots: [],
          infoHotspots: [],
        },
      ],
    };
    entries["app-files/data.js"] = Buffer.from(`var APP_DATA = ${JSON.stringify(data)};`);
    const card = await imported(zipSync(entries));
    expect(card).toMatchObject({ state: "lista", notes: [] });
    expect(await workAtPanoramas(parts)).toBe(true);
    const [panorama] = (await tourOf(card.tourId!)).panoramas;
    expect(panorama).toMatchObject({ state: "lista", widthPx: 2048, heightPx: 1024 });
    const preview = await app.request(panorama!.panorama!.preview, { headers: { cookie: person.cookie } });
    const { data: pixels, info } = await sharp(Buffer.from(await preview.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (column: number) => {
      const place = (Math.floor(info.height / 2) * info.width + column) * info.channels;
      return [...pixels.subarray(place, place + 3)].map((value) => Math.round(value / 255));
    };
    expect([at(info.width / 2), at((info.width * 3) / 4), at(info.width / 4)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ]);
  });

  test("pictures come in the order of their list, and what is no panorama is told by name", async () => {
    const card = await imported(
      zipSync({
        "fotos/uno.jpg": await picture(1024),
        "fotos/dos.jpg": await picture(1024),
        "fotos/plano.jpg": await sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } })
          .jpeg()
          .toBuffer(),
        "lista.csv": Buffer.from("archivo;nombre\ndos.jpg;Cocina\nuno.jpg;Salón\nplano.jpg;Plano\n"),
        "video.mov": Buffer.from("x"),
      }),
      "Casa de la playa.zip",
    );
    const { document } = await tourOf(card.tourId!);
    expect([document.title, ...document.scenes.map(({ name }) => name)]).toEqual([
      "Casa de la playa",
      "Cocina",
      "Salón",
    ]);
    expect(card.notes).toContain("No sabemos qué hacer con «video.mov»");
    expect(card.notes.find((note) => note.startsWith("Falta la escena «Plano»: Mide 300"))).toBeDefined();
    expect((await tourOf(card.tourId!)).panoramas.map(({ state }) => state)).toEqual(["en-cola", "en-cola"]);
  });

  test.each([
    ["no ZIP", Buffer.from("nothing of a ZIP at all"), "dañado"],
    ["a path out of its folder", zipSync({ "../tour.json": Buffer.from("{}") }), "saldría de su carpeta"],
    ["a document that is none", zipSync({ "tour.json": Buffer.from("{") }), "no es un JSON"],
    ["no picture", zipSync({ "a.txt": Buffer.from("a") }), "No hay ninguna panorámica"],
    ["a document that unpacks to far more", zipSync({ "tour.json": new Uint8Array(17 * 1024 ** 2) }), "demasiado"],
  ])("%s is refused with a sentence, and nothing of it stays", async (_case, sent, words) => {
    const before = await counts();
    const card = await imported(sent);
    expect(card).toMatchObject({ state: "fallida", tourId: null });
    expect(card.fault).toContain(words);
    expect(await counts()).toEqual(before);
  });

  test("one that is ended on the way leaves nothing", async () => {
    const { id } = (await (await call("POST", "/import", { name: "a.zip", sizeBytes: zip.length })).json()) as {
      id: string;
    };
    await sendAll(`/import/${id}`, zip);
    const [before] = await counts();
    const work = workAtImports(parts);
    await call("DELETE", `/import/${id}`);
    await work;
    expect([(await counts())[0], await db.$count(tourImports, eq(tourImports.id, id))]).toEqual([before, 0]);
    expect((await call("GET", `/import/${id}`)).status).toBe(404);
  });

  test("one that ends its thread three times is given up, and no half tour stays", async () => {
    const { id } = (await (await call("POST", "/import", { name: "a.zip", sizeBytes: 10 })).json()) as { id: string };
    const [half] = await db
      .insert(tours)
      .values({ ownerId: person.user.id, title: "A medias", document: emptyTour("A medias") })
      .returning();
    const isIt = eq(tourImports.id, id);
    const under = { state: "trabajando", tourId: half!.id, nextAttemptAt: services.now() } as const;
    await db
      .update(tourImports)
      .set({ ...under, attempts: 2 })
      .where(isIt);
    await tourImportJob.items!.failed(db, id, "se queda sin avanzar", services.now());
    expect(await db.$count(tours, eq(tours.id, half!.id))).toBe(1);
    await db
      .update(tourImports)
      .set({ ...under, attempts: 3 })
      .where(isIt);
    await tourImportJob.items!.failed(db, id, "se queda sin avanzar", services.now());
    expect(await db.$count(tours, eq(tours.id, half!.id))).toBe(0);
    const card = (await (await call("GET", `/import/${id}`)).json()) as TourImportCard;
    expect(card).toMatchObject({ state: "fallida", fault: "se queda sin avanzar" });
  });

  test("nobody sees the import of another", async () => {
    const { id } = (await (await call("POST", "/import", { name: "a.zip", sizeBytes: 10 })).json()) as { id: string };
    expect((await call("GET", `/import/${id}`, undefined, other.cookie)).status).toBe(404);
    expect((await call("DELETE", `/import/${id}`, undefined, other.cookie)).status).toBe(404);
    expect(await (await call("GET", "/import", undefined, other.cookie)).json()).toEqual({ imports: [] });
  });
});
