import { beforeEach, expect, test } from "vitest";
import { courseOf } from "#domain/market/adverts/course.ts";
import { COMMON_POOL } from "#server/accounts/access/pools.server.ts";
import { marketHomes } from "#server/platform/db/tables/market.server.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { readCentre } from "./read-centre.server.ts";

/** How a zone that somebody typed or drew becomes figures, and the sentence where it does not. */

const database = await openTestDatabase();
const services = Object.assign(testServices(database), { now: () => new Date("2026-11-26T10:00:00.000Z") });
const VISITOR = { isAnonymous: true, visitorId: "00000000-0000-4000-8000-000000000001", agency: null } as const;
const PATH = "/latam/centro-analisis-mercado";

const HOME = {
  pool: COMMON_POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  municipalityCode: "46250",
  town: "Valencia",
  currency: "EUR",
  builtAreaM2: 100,
  priceCents: 200_000_00,
  listedOn: "2026-06-01",
  seenOn: "2026-11-26",
  course: courseOf([{ on: "2026-06-01", status: "activo", priceCents: 200_000_00 }]),
} as const;

beforeEach(async () => {
  await database.db.delete(marketHomes);
  await database.db.insert(marketHomes).values(Array.from({ length: 12 }, () => HOME));
});

const read = (query: string, options = {}) =>
  readCentre(services, VISITOR, new URL(`https://umbral.example${PATH}${query}`), options);

/** The address that a typed zone leads to. */
async function addressOf(query: string): Promise<URLSearchParams> {
  try {
    await read(query);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const address = error.headers.get("location") ?? "";
    expect(address).toMatch(new RegExp(`^${PATH}[?]`));
    return new URL(address, "https://umbral.example").searchParams;
  }
  throw new Error("no redirect");
}

test("a typed name gets an address of its own, in the region of the page and with what else was chosen", async () => {
  const query = await addressOf("?donde=Valencia&meses=24&operacion=alquiler");
  expect(query.get("lugar")).toBe("municipio:46250:Valencia");
  expect([query.get("meses"), query.get("operacion"), query.get("donde")]).toEqual(["24", "alquiler", null]);
  expect((await addressOf("?lugar=municipio:46250:Valencia&comparar=Sevilla")).getAll("frente")).toEqual([
    "municipio:41091:Sevilla",
  ]);
});

test("a name with a wrong letter is kept and asked about, and one that nobody knows says what to try", async () => {
  const near = await read("?donde=Valensia");
  expect(near.problem).toMatchObject({ typed: "Valensia" });
  expect(near.problem!.text).toContain("¿Quisiste decir…?");
  expect(near.offered.map(({ name }) => name)).toContain("Valencia");
  const unknown = await read("?donde=Xyzzyplugh");
  expect(unknown).toMatchObject({ offered: [], zone: null });
  expect(unknown.problem!.text).toContain("Prueba con el barrio, el municipio");
});

test("a drawing that crosses itself is a sentence, and never a zone of everything", async () => {
  const data = await read("?zona=dibujo:-0.4,39.4;-0.3,39.5;-0.3,39.4;-0.4,39.5");
  expect(data.zone).toBeNull();
  expect(data.problem!.text).toContain("se cruza consigo misma");
});

test("without a zone the towns with most dwellings are offered, and no figure is given", async () => {
  const data = await read("");
  expect(data).toMatchObject({ zone: null, problem: null });
  expect(data.offered).toMatchObject([{ name: "Valencia", detail: "12" }]);
});

test("a zone has its figures, those beside it theirs, and the official value of the town its source", async () => {
  const data = await read("?lugar=municipio:46250:Valencia&frente=municipio:41091:Sevilla", {
    comparesZones: true,
    showsOfficial: true,
  });
  expect(data.zone).toMatchObject({
    name: "Valencia",
    outcome: { kind: "figures", figures: { offer: { active: 12, unitPrice: { median: 2000, n: 12 } } } },
  });
  expect(data.beside).toMatchObject([
    { name: "Sevilla", outcome: { figures: { homes: 0, offer: { unitPrice: { kind: "too-few", n: 0 } } } } },
  ]);
  expect(data.official!.value).toMatchObject({ placeName: "Valencia", level: "municipio" });
  expect(data.official!.value!.source.url).toMatch(/^https:/);
});
