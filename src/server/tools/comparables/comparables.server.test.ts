import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { CMA_IN_VALENCIA } from "#tools/cma/examples.ts";
import { cma } from "#tools/cma/tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { callerOn } from "../../../test/shared-page.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { findMembership } from "../../accounts/agencies/agencies.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { paperComparablePhotos } from "../exports/comparable-pictures.server.ts";
import { runTool } from "../runs/run-tool.server.ts";
import { senderOf } from "../sharing/link-sender.server.ts";
import { comparablePhotos } from "./comparable-photos.server.ts";
import { unusedComparablePhotosJob } from "./unused-photos-work.server.ts";

const database = await openTestDatabase();
/** Noon of the day, so that no hour of the clock is another day elsewhere. */
const NOON = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);
const services = { ...testServices(database), now: () => NOON };
const app = createApp(services, async () => new Response("page"));
const HERE = "latitude=37.38&longitude=-5.98&type=piso&currency=EUR&radiusM=1000&states=vendida,en-venta,retirada";
const NOW = services.now();
const day = (ago: number) => new Date(NOW.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
const PLACE = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  builtAreaM2: 80,
  latitude: 37.38,
  longitude: -5.98,
} as const;

let cast: Cast;
let ownId: string;
let commonId: string;
beforeAll(async () => {
  cast = await openCast(services);
  const portfolio = {
    ...PLACE,
    ownerId: cast.author.id,
    agencyId: cast.agencyId,
    status: "disponible",
    showsAddress: true,
    address: "Calle Feria, 12",
    priceCents: "20000000",
    listedOn: day(30),
  } as const;
  const [own] = await database.db.insert(properties).values(portfolio).returning({ id: properties.id });
  ownId = own!.id;
  const market = { ...PLACE, pool: COMMON_POOL, priceCents: 21_000_000, listedOn: day(100), seenOn: day(10) } as const;
  const [common] = await database.db
    .insert(marketHomes)
    .values([
      { ...market, status: "retirado", address: "Calle Relator, 4" },
      { ...market, status: "activo", builtAreaM2: 150, latitude: 37.381 },
      // Its portfolio stands for it.
      { ...market, status: "activo", homeId: ownId },
      { ...market, status: "activo", latitude: 37.5 },
    ])
    .returning({ id: marketHomes.id });
  commonId = common!.id;
});

type Answer = { homes: { id: string; state: string; daysOnMarket: number; distanceM: number }[]; areMore: boolean };
async function choosable(who: "author" | "rival" | "anonymous", query = HERE): Promise<Answer> {
  const response = await app.request(`/api/comparables?${query}`, { headers: { cookie: cast[who].cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return (await response.json()) as Answer;
}

describe("homes to choose", () => {
  test("are one's own and those that are common, each once, with state and days", async () => {
    const { homes, areMore } = await choosable("author");
    expect(areMore).toBe(false);
    expect(homes).toHaveLength(3);
    expect(homes.find(({ id }) => id === ownId)).toMatchObject({ state: "en-venta", daysOnMarket: 30 });
    expect(homes.find(({ id }) => id === commonId)).toMatchObject({ state: "retirada", daysOnMarket: 90 });
  });

  test("of a portfolio are nobody else's: a rival and a visitor see what is common", async () => {
    for (const who of ["rival", "anonymous"] as const) {
      const { homes } = await choosable(who);
      expect(homes.map(({ id }) => id)).not.toContain(ownId);
      expect(homes.map(({ id }) => id)).toContain(commonId);
    }
  });

  test("follow the filters of area and state", async () => {
    const near = await choosable("author", `${HERE}&areaM2=80&areaShare=0.2`);
    expect(near.homes).toHaveLength(2);
    const gone = await choosable("author", HERE.replace("vendida,en-venta,", ""));
    expect(gone.homes.map(({ id }) => id)).toEqual([commonId]);
    expect((await choosable("author", HERE.replace("vendida,en-venta,retirada", ""))).homes).toEqual([]);
  });

  test("are invented ones beside one's own, where the market holds no real ones; and never the home itself", async () => {
    const far = { latitude: 37.6, longitude: -5.9 };
    const there = HERE.replace("37.38", "37.6").replace("-5.98", "-5.9");
    const [home, invented] = await Promise.all([
      database.db
        .insert(properties)
        .values({
          ...PLACE,
          ...far,
          ownerId: cast.author.id,
          agencyId: cast.agencyId,
          status: "disponible",
          priceCents: "20000000",
        })
        .returning({ id: properties.id }),
      database.db
        .insert(marketHomes)
        .values({
          ...PLACE,
          ...far,
          pool: COMMON_POOL,
          isDemo: true,
          status: "activo",
          priceCents: 21_000_000,
          listedOn: day(100),
          seenOn: day(10),
        })
        .returning({ id: marketHomes.id }),
    ]);
    const ids = async (query: string) => (await choosable("author", query)).homes.map(({ id }) => id).toSorted();
    expect(await ids(there)).toEqual([home[0]!.id, invented[0]!.id].toSorted());
    expect(await ids(`${there}&vivienda=${home[0]!.id}`)).toEqual([invented[0]!.id]);
  });

  test("of a question without a place are refused", async () => {
    expect((await app.request("/api/comparables?currency=EUR")).status).toBe(422);
  });
});

test("chosen homes are read for people who see them, in the order of the choice", async () => {
  const asked = { ids: [commonId, "no-id", ownId] };
  const actorOf = async (who: "author" | "rival") => ({
    actor: {
      ownerId: cast[who].id,
      isAnonymous: false as const,
      agency: await findMembership(database.db, cast[who].id),
    },
  });
  const read = async (who: "author" | "rival") =>
    (await services.facts.chosenComparables(asked, await actorOf(who))).map(({ listing }) => listing.id);
  expect(await read("author")).toEqual([commonId, ownId]);
  expect(await read("rival")).toEqual([commonId]);
  expect(await services.facts.chosenComparables(asked, null)).toEqual([]);
});

async function upload(bytes: Uint8Array<ArrayBuffer>, who: "author" | "rival" = "author"): Promise<Response> {
  const form = new FormData();
  form.append("photo", new Blob([bytes]), "casa.jpg");
  return await app.request("/api/comparables/photos", {
    method: "POST",
    headers: { cookie: cast[who].cookie },
    body: form,
  });
}

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#a63" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "secreto" } })
      .toBuffer(),
  );

describe("a photo of a comparable", () => {
  test("that is none is refused with a sentence at its field", async () => {
    for (const [bytes, sentence] of [
      [new TextEncoder().encode("<html>"), "No es una foto JPEG, PNG, WebP o AVIF"],
      [new Uint8Array(), "El archivo está vacío"],
    ] as const) {
      const response = await upload(bytes as Uint8Array<ArrayBuffer>);
      expect(response.status).toBe(422);
      expect(JSON.stringify(await response.json())).toContain(sentence);
    }
  });

  test("is kept small and bare, shown to its agency alone, and removed when no report names it", async () => {
    const response = await upload(await picture());
    expect(response.status).toBe(201);
    const { id, src } = (await response.json()) as { id: string; src: string };
    const kept = await app.request(src);
    expect(kept.headers.get("content-type")).toBe("image/jpeg");
    const meta = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
    expect([meta.width, meta.height, meta.exif]).toEqual([1200, 900, undefined]);

    const author = {
      ...cast.author.of,
      isAnonymous: false as const,
      agency: { id: cast.agencyId, role: "agent" as const },
    };
    const run = await runTool(
      services,
      cma,
      {
        home: { ...PLACE, latitude: "37.38", longitude: "-5.98" },
        chosenIds: [ownId, commonId],
        changes: [{ id: commonId, photoId: id }],
      },
      { actor: author, network: "" },
    );
    expect(Object.keys(await comparablePhotos(services, author, cma, run))).toEqual([commonId]);
    const rival = { ownerId: cast.rival.id, isAnonymous: false as const, agency: null };
    expect(await comparablePhotos(services, rival, cma, run)).toEqual({});

    const later = { ...services, now: () => new Date(NOW.getTime() + 3 * 86_400_000), isStopped: () => false };
    await unusedComparablePhotosJob.round(later);
    expect(await database.db.$count(files)).toBe(1);
    const other = (await (await upload(await picture())).json()) as { src: string };
    await unusedComparablePhotosJob.round(later);
    expect(await database.db.$count(files)).toBe(1);
    expect((await app.request(other.src)).status).toBe(404);
    expect((await app.request(src)).status).toBe(200);
  });
});

describe("a photo on the page of a shared result", () => {
  /** A report that names a photo which somebody brought, and a link to it. */
  async function shared(photographer: "author" | "rival", by: "author" | "owner" = "author") {
    const { id: photoId } = (await (await upload(await picture(), photographer)).json()) as { id: string };
    const actor = await senderOf(database.db, { ownerId: cast[by].id });
    const changes = [{ id: commonId, photoId }];
    const home = { ...PLACE, latitude: "37.38", longitude: "-5.98" };
    const input = { home, chosenIds: [commonId], changes, letter: `Carta con la foto ${photoId}.` };
    const run = await runTool(services, cma, input, { actor, network: "" });
    const answer = await callerOn(app)("POST", "/api/share-links", {
      cookie: cast[by].cookie,
      body: { runId: run.id },
    });
    const link = (await answer.json()) as { id: string; address: string };
    const sender = () => senderOf(database.db, { ownerId: cast[by].id });
    return {
      link,
      addresses: async () => await comparablePhotos(services, await sender(), cma, run, link.id),
      printed: async () => Object.keys(await paperComparablePhotos(services, await sender(), cma, run)),
      images: async () => {
        const token = link.address.split("/").at(-1);
        const pdf = await app.request(`/api/shared/${token}/export/pdf`);
        expect(pdf.status).toBe(200);
        return (
          Buffer.from(await pdf.arrayBuffer())
            .toString("latin1")
            .split("/Subtype /Image").length - 1
        );
      },
    };
  }

  test("is seen while the link is open, under its own address alone", async () => {
    const [one, other] = [await shared("author"), await shared("author")];
    const [address, another] = [(await one.addresses())[commonId]!, (await other.addresses())[commonId]!];
    expect((await app.request(address)).status).toBe(200);
    // The permission of one photo with the name of another, and the one of another link.
    const [, , , mac, until, ...path] = address.split("/");
    const [, , , , otherUntil, ...otherPath] = another.split("/");
    expect((await app.request(`/archivos/fotos/${mac}/${until}/${otherPath.join("/")}`)).status).toBe(404);
    expect((await app.request(`/archivos/fotos/${mac}/${otherUntil}/${path.join("/")}`)).status).toBe(404);
    const closed = await callerOn(app)("DELETE", `/api/share-links/${one.link.id}`, { cookie: cast.author.cookie });
    expect(closed.ok).toBe(true);
    expect((await app.request(address)).status).toBe(410);
    expect((await app.request(another)).status).toBe(200);
  });

  test("that another agency brought is neither shown nor printed", async () => {
    const { addresses, printed } = await shared("rival");
    expect(await addresses()).toEqual({});
    expect(await printed()).toEqual([]);
  });

  test("that an agent of the agency brought is shown and printed, until its sender leaves the agency", async () => {
    const { addresses, printed, images } = await shared("author", "owner");
    expect(Object.keys(await addresses())).toEqual([commonId]);
    expect(await printed()).toEqual([commonId]);
    const withPhoto = await images();
    const membership = eq(agencyMembers.userId, cast.owner.id);
    await database.db.delete(agencyMembers).where(membership);
    try {
      expect(await addresses()).toEqual({});
      expect(await printed()).toEqual([]);
      expect(withPhoto - (await images())).toBe(1);
    } finally {
      await database.db.insert(agencyMembers).values({ userId: cast.owner.id, agencyId: cast.agencyId, role: "owner" });
    }
  });
});

describe("a report in other words", () => {
  const paying = async (who: "author" | "rival") => ({
    ownerId: cast[who].id,
    isAnonymous: false as const,
    agency: await findMembership(database.db, cast[who].id),
  });
  const words = (text: string) => ({ texts: [{ id: "cierre", text }], letter: "Gracias por recibirme." });

  test("corrected in its place within its day, a result keeps its id and costs nothing", async () => {
    const actor = await paying("author");
    const make = async (more: object, correctionOf?: string, by = actor) =>
      await runTool(
        services,
        cma,
        { ...CMA_IN_VALENCIA, useNearby: "no", ...more },
        { actor: by, network: "", correctionOf },
      );
    const first = await make({ debt: 1000 });
    expect(first.credits).toBe(1);
    const rows = (first.result as { rows: { id: string }[] }).rows;
    const without = { debt: 1000, removedIds: [rows[0]!.id] };
    const ledger = async () => await database.db.select().from(creditEntries).where(eq(creditEntries.runId, first.id));
    const paid = await ledger();
    const corrected = await make(without, first.id);
    expect(corrected.id).toBe(first.id);
    expect(corrected.figure).not.toEqual(first.figure);
    expect(corrected.parsedInput).toMatchObject({ removedIds: without.removedIds });
    const typedOver = { ...without, changes: [{ id: rows[1]!.id, cells: [{ column: "location", amount: "-6000" }] }] };
    expect((await make(typedOver, first.id)).id).toBe(first.id);
    const reworded = await make({ ...typedOver, ...words("Salgamos en abril."), pages: ["vivienda"] }, first.id);
    expect([reworded.id, reworded.createdAt]).toEqual([first.id, first.createdAt]);
    // In other words the engine does not run again; a try whose answer was lost finds its own correction.
    const again = await make({ ...typedOver, ...words("Salgamos en mayo.") }, first.id);
    expect([again.result, again.durationMs]).toEqual([reworded.result, reworded.durationMs]);
    expect((await make({ ...typedOver, ...words("Salgamos en mayo.") }, first.id)).id).toBe(first.id);
    expect(await ledger()).toEqual(paid);
    // The form as it was opened is sent without the result that it corrects: it asks for the facts of today.
    expect(await make({ ...typedOver, ...words("Salgamos en mayo.") })).toMatchObject({ credits: 1 });

    // Another debt, another home, and another person's report are runs of their own.
    const others = [
      await make({ ...without, debt: 2000 }, first.id),
      await make({ ...without, home: { ...CMA_IN_VALENCIA.home, builtAreaM2: 99 } }, first.id),
      await make(without, first.id, await paying("rival")),
    ];
    expect(others.map(({ id, credits }) => [id === first.id, credits])).toEqual([
      [false, 1],
      [false, 1],
      [false, 1],
    ]);

    // So is a correction after a day.
    await database.db
      .update(toolRuns)
      .set({ createdAt: new Date(NOW.getTime() - 25 * 3_600_000) })
      .where(eq(toolRuns.id, first.id));
    const late = await make({ ...typedOver, removedIds: [] }, first.id);
    expect([late.id === first.id, late.credits]).toEqual([false, 1]);
  });
});
