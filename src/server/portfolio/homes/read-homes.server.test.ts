import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { readHomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import { positionOf, readZone } from "#domain/portfolio/homes/zone.ts";
import { isInRing } from "#domain/shared/places/ring.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { changeHomes, createHome, updateHome } from "./change-homes.server.ts";
import { countryOfWork } from "./country-of-work.server.ts";
import { addDemoHomes, removeDemoHomes } from "./demo-homes.server.ts";
import { listPortfolio, mapPoints, someHomes } from "./read-homes.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database), now: () => NOW };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let cast: Cast;
let agent: PersonActor;
let rival: PersonActor;
const ids: Record<string, string> = {};

beforeAll(async () => {
  cast = await openCast(services);
  agent = { ownerId: cast.author.id, isAnonymous: false, agency: { id: cast.agencyId, role: "agent" } };
  rival = { ownerId: cast.rival.id, isAnonymous: false, agency: { id: cast.rivalAgencyId, role: "owner" } };
  const colleague: PersonActor = { ...agent, ownerId: cast.colleague.id };
  const outside: PersonActor = { ...agent, agency: null };
  const add = async (name: string, actor: PersonActor, minute: number, values: object) => {
    ids[name] = await createHome(db, actor, { values: { title: name, ...values } }, later(minute));
  };
  await add("ruzafa", agent, 1, {
    reference: "V-102",
    type: "piso",
    price: 300_000,
    builtAreaM2: 100,
    rooms: 3,
    hasLift: true,
    locationDetail: "Ruzafa",
    latitude: 39.4612,
    longitude: -0.3741,
  });
  await add("atico", colleague, 2, {
    type: "atico",
    price: 250_000,
    builtAreaM2: 50,
    rooms: 2,
    status: "reservado",
    latitude: 39.4847,
    longitude: -0.3596,
  });
  await add("alquiler", agent, 3, {
    operation: "alquiler",
    price: 900,
    builtAreaM2: 60,
    town: "València",
    mandateEndsOn: "2026-12-10",
  });
  await add("terreno", agent, 4, { type: "terreno", plotAreaM2: 5_000 });
  await add("propia", outside, 5, { price: 100_000, builtAreaM2: 80 });
  await add("tirada", agent, 6, {});
  await changeHomes(db, agent, { act: "trash", ids: [ids.tirada!] }, later(7));
  await createHome(db, rival, { values: { title: "ajena" } }, later(8));
});

const titles = async (address: string, actor = agent) => {
  const { homes } = await listPortfolio(services, actor, readHomeFilter(new URLSearchParams(address)));
  return homes.map(({ title }) => title);
};

test("an agent sees their agency's homes and their own from outside it, last changed first", async () => {
  expect(await titles("")).toEqual(["propia", "terreno", "alquiler", "atico", "ruzafa"]);
  expect(await titles("", rival)).toEqual(["ajena"]);
  expect(await titles("papelera=1")).toEqual(["tirada"]);
});

test.each([
  ["estado=reservado", ["atico"]],
  ["operacion=alquiler", ["alquiler"]],
  ["tipo=atico&tipo=terreno", ["terreno", "atico"]],
  ["precio-desde=100000&precio-hasta=260000", ["propia", "atico"]],
  ["m2-desde=80", ["propia", "ruzafa"]],
  ["habitaciones=2", ["atico", "ruzafa"]],
  ["con=ascensor", ["ruzafa"]],
  ["encargo=vence", ["alquiler"]],
  ["fotos=si", []],
  ["buscar=v102", ["ruzafa"]],
  ["buscar=ruz", ["ruzafa"]],
  ["buscar=valencia", ["alquiler"]],
  ["buscar=...", []],
  ["zona=39.46,-0.38;39.47,-0.38;39.47,-0.36;39.46,-0.36", ["ruzafa"]],
  ["orden=precio-menor", ["alquiler", "propia", "atico", "ruzafa", "terreno"]],
  ["orden=precio-mayor", ["ruzafa", "atico", "propia", "alquiler", "terreno"]],
  ["orden=precio-m2&operacion=venta", ["propia", "ruzafa", "atico", "terreno"]],
])("%s", async (address, expected) => {
  expect(await titles(address)).toEqual(expected);
});

test("counts by status follow what else is asked for, and every change", async () => {
  const countsOf = async (address: string) =>
    (await listPortfolio(services, agent, readHomeFilter(new URLSearchParams(address)))).counts;
  expect(await countsOf("estado=reservado")).toMatchObject({ all: 5, disponible: 4, reservado: 1, cerrado: 0 });
  expect(await countsOf("operacion=venta")).toMatchObject({ all: 4, reservado: 1 });
  await updateHome(db, agent, ids.terreno!, { values: { status: "retirado" } }, later(20));
  expect(await countsOf("estado=reservado")).toMatchObject({ disponible: 3, retirado: 1 });
  await updateHome(db, agent, ids.terreno!, { values: { status: "disponible" } }, later(4));
});

test("pages follow each other, and one beyond the last is the last", async () => {
  const page = async (n: number) =>
    await listPortfolio(services, rival, readHomeFilter(new URLSearchParams(`pagina=${n}`)), 5);
  expect(await addDemoHomes(db, rival, later(30))).toBe(12);
  expect(await addDemoHomes(db, rival, later(31))).toBe(0);
  const pages = [await page(1), await page(2), await page(3), await page(9)];
  expect(pages.map(({ homes }) => homes.length)).toEqual([5, 5, 3, 3]);
  expect(new Set(pages.slice(0, 3).flatMap(({ homes }) => homes.map(({ id }) => id))).size).toBe(13);
  expect(pages[3]).toMatchObject({ page: 3, pages: 3, total: 13 });
  expect(pages[0]!.homes[0]).toMatchObject({ isDemo: true, title: expect.stringContaining("(demostración)") });
  expect(await removeDemoHomes(db, rival, later(32))).toBe(12);
  expect((await page(1)).total).toBe(1);
});

test("the database's polygon contains the same points as ours, its boundary too", async () => {
  const zone = "39.4612,-0.3741;39.5,-0.3741;39.5,-0.34;39.4612,-0.34";
  const points = await mapPoints(db, agent, readHomeFilter(new URLSearchParams(`zona=${zone}`)), NOW);
  const all = await mapPoints(db, agent, readHomeFilter(new URLSearchParams()), NOW);
  const inside = all.filter(([, latitude, longitude]) =>
    isInRing(readZone(zone)!.map(positionOf), [longitude, latitude]),
  );
  expect(points.map(([id]) => id).sort()).toEqual(inside.map(([id]) => id).sort());
  expect(points.map(([id]) => id)).toContain(ids.ruzafa);
  expect(points.find(([id]) => id === ids.ruzafa)).toEqual([ids.ruzafa, 39.4612, -0.3741, 300_000, 1]);
});

test("homes are opened by their ids, a stranger's are not", async () => {
  expect((await someHomes(services, agent, [ids.atico!, ids.ruzafa!])).map(({ title }) => title)).toEqual([
    "atico",
    "ruzafa",
  ]);
  expect(await someHomes(services, rival, [ids.atico!])).toEqual([]);
});

test("people work in the country of their newest home, until they choose one", async () => {
  expect(await countryOfWork(db, agent)).toBe("ES");
  const fresh: PersonActor = { ownerId: randomUUID(), isAnonymous: false, agency: null };
  expect(await countryOfWork(db, fresh)).toBeNull();
});

test("a home of Ruzafa is found by the quarter's other name too", async () => {
  expect(await titles("buscar=russafa")).toEqual(["ruzafa"]);
  expect(await titles("buscar=Ruzafa")).toEqual(["ruzafa"]);
});
