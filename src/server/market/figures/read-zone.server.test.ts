import { beforeEach, expect, test, vi } from "vitest";
import { courseOf } from "#domain/market/adverts/course.ts";
import { type CentreQuestion, readCentreQuestion } from "#domain/market/figures/centre-address.ts";
import { zoneFigures } from "#domain/market/figures/zone-figures.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketGrants, marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepIndexHere } from "../index/index-here.server.ts";
import { openOpportunities } from "./read-opportunities.server.ts";
import { readZone } from "./read-zone.server.ts";
import { type FiguresWork, keepZoneFigures } from "./zone-figures.server.ts";

/** Figures over the real database and the real index: whose homes count, and when they are worked out anew. */

const database = await openTestDatabase();
const { db } = database;
const now = () => new Date("2026-11-26T10:00:00.000Z");
const services = Object.assign({}, testServices(database), { now });
const { user } = await signedInPerson(services);
const VISITOR = { isAnonymous: true, ownerId: "00000000-0000-4000-8000-000000000001", agency: null } as never;
const PERSON = { isAnonymous: false, ownerId: user.id, agency: null } as never;
const OTHERS = "99999999-9999-4999-8999-999999999999";

beforeEach(async () => {
  await db.delete(marketGrants);
  await db.delete(marketHomes);
});

const HOME = {
  pool: COMMON_POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  municipalityCode: "46250",
  town: "Valencia",
  quarter: "Ruzafa",
  latitude: 39.4624,
  longitude: -0.3727,
  builtAreaM2: 100,
  currency: "EUR",
  priceCents: 200_000_00,
  listedOn: "2026-06-01",
  seenOn: "2026-11-26",
  course: courseOf([{ on: "2026-06-01", status: "activo", priceCents: 200_000_00 }]),
} as const;

const add = (count: number, more: Partial<typeof marketHomes.$inferInsert> = {}) =>
  db
    .insert(marketHomes)
    .values(Array.from({ length: count }, () => Object.assign({}, HOME, more)))
    .returning();

const VALENCIA = readCentreQuestion(new URLSearchParams({ lugar: "municipio:46250:Valencia" }));

async function figuresFor(actor: never, question: Omit<CentreQuestion, "beside"> = VALENCIA, parts = services) {
  const outcome = await readZone(parts, actor, question);
  if (outcome.kind !== "figures") throw new Error(outcome.kind);
  return outcome.figures;
}

test("another agency's homes are counted by nobody until they are opened; one's own by oneself alone", async () => {
  await add(10);
  await add(5, { pool: OTHERS });
  await add(3, { pool: user.id });
  expect((await figuresFor(VISITOR)).offer.active).toBe(10);
  expect((await figuresFor(PERSON)).offer.active).toBe(13);
  await db.insert(marketGrants).values({ pool: OTHERS, toPool: user.id });
  expect((await figuresFor(PERSON)).offer.active).toBe(18);
  expect((await figuresFor(VISITOR)).offer.active).toBe(10);
});

test("a zone is a town, a quarter, or what was drawn; garages are no dwellings", async () => {
  await add(10);
  await add(4, { quarter: "Benimaclet", latitude: 39.488, longitude: -0.36 });
  await add(2, { municipalityCode: "28079", town: "Madrid", quarter: null, latitude: 40.4, longitude: -3.7 });
  await add(6, { type: "garaje" });
  const ask = async (query: Record<string, string>) =>
    (await figuresFor(VISITOR, readCentreQuestion(new URLSearchParams(query)))).offer.active;
  expect(await ask({ lugar: "municipio:46250:Valencia" })).toBe(14);
  expect(await ask({ lugar: "barrio:46250:39.462,-0.373,700:Russafa" })).toBe(0);
  expect(await ask({ lugar: "barrio:46250:39.462,-0.373,700:Ruzafa" })).toBe(10);
  expect(await ask({ zona: "dibujo:-0.38,39.45;-0.36,39.45;-0.36,39.47;-0.38,39.47" })).toBe(10);
  expect(await ask({ zona: "circulo:40.4,-3.7,500" })).toBe(2);
  expect(await ask({ lugar: "municipio:46250:Valencia", tipo: "garaje" })).toBe(6);
});

test("the same question is worked out once until a home of its zone comes, goes or changes", async () => {
  let worked = 0;
  const work: FiguresWork = async (homes, asked) => {
    worked++;
    return zoneFigures(homes, asked);
  };
  const zoneFiguresKeeper = keepZoneFigures(keepIndexHere(database, { freshMs: -1 }), work, { freshMs: 0 });
  const parts = Object.assign({}, services, { zoneFigures: zoneFiguresKeeper });
  const [home] = await add(10);
  const both = await Promise.all([figuresFor(VISITOR, VALENCIA, parts), figuresFor(VISITOR, VALENCIA, parts)]);
  expect(both[0]).toBe(both[1]);
  expect(await figuresFor(VISITOR, VALENCIA, parts)).toBe(both[0]);
  expect(worked).toBe(1);
  // A person who sees other pools asks another question.
  await figuresFor(PERSON, VALENCIA, parts);
  expect(worked).toBe(2);
  await add(1, { municipalityCode: "46244", town: "Torrent", latitude: 39.4371, longitude: -0.4655 });
  await figuresFor(VISITOR, VALENCIA, parts);
  expect(worked).toBe(2);
  await add(1);
  expect((await figuresFor(VISITOR, VALENCIA, parts)).offer.active).toBe(11);
  expect(worked).toBe(3);
  expect(home).toBeDefined();
});

test("figures of the last minute are given at once, and worked out anew behind the answer where they are older than five seconds", async () => {
  let time = 0;
  const index = keepIndexHere(database, { freshMs: -1 });
  let worked = 0;
  const work: FiguresWork = async (homes, asked) => {
    worked++;
    return zoneFigures(homes, asked);
  };
  const parts = Object.assign({}, services, {
    zoneFigures: keepZoneFigures(index, work, { freshMs: 60_000, now: () => time }),
  });
  const active = async () => (await figuresFor(VISITOR, VALENCIA, parts)).offer.active;
  await add(10);
  expect(await active()).toBe(10);
  await add(1);
  // Young: nobody looks after them.
  time = 4_999;
  expect(await active()).toBe(10);
  expect(worked).toBe(1);
  time = 5_000;
  expect(await active()).toBe(10);
  await vi.waitFor(() => expect(worked).toBe(2));
  await vi.waitFor(async () => expect(await active()).toBe(11));
  // Older than a minute: whoever asks waits for those of now.
  await add(1);
  time = 65_000;
  expect(await active()).toBe(12);
});

test("of a hundred questions at once sixty wait, and the others hear at once that they must ask again", async () => {
  await add(10);
  const gate = Promise.withResolvers<void>();
  const parts = Object.assign({}, services, {
    zoneFigures: keepZoneFigures(keepIndexHere(database, { freshMs: -1 }), async (homes, asked) => {
      await gate.promise;
      return zoneFigures(homes, asked);
    }),
  });
  const circle = (place: number) =>
    readCentreQuestion(new URLSearchParams({ zona: `circulo:39.46,-0.37,${500 + place}` }));
  const asked = Array.from({ length: 100 }, (_, place) => readZone(parts, VISITOR, circle(place)));
  const first = await Promise.race(asked);
  gate.resolve();
  expect(first.kind).toBe("loading");
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "figures")).toHaveLength(60);
  expect(kinds.filter((kind) => kind === "loading")).toHaveLength(40);
  // Later ones are answered again.
  expect((await readZone(parts, VISITOR, circle(99))).kind).toBe("figures");
});

const judged = (position: number) => ({
  position,
  expectedCents: 250_000_00,
  expectedLowCents: 220_000_00,
  expectedHighCents: 280_000_00,
  expectedFrom: 14,
  expectedConfidence: "media" as const,
  valuedOn: "2026-11-20",
});

test("opportunities are opened within the pools of whoever asks, the farthest below its value first, with what it rests on", async () => {
  await add(9, judged(0));
  const [near] = await add(1, Object.assign(judged(-0.6), { title: "near" }));
  const [far] = await add(1, Object.assign(judged(-1.4), { title: "far" }));
  await add(1, Object.assign(judged(-2), { pool: OTHERS }));
  const { opportunities, next } = await openOpportunities(db, VISITOR, await figuresFor(VISITOR));
  expect(opportunities.map(({ home }) => home.id)).toEqual([far!.id, near!.id]);
  expect(opportunities[0]!.value).toEqual({
    expectedCents: 250_000_00,
    lowCents: 220_000_00,
    highCents: 280_000_00,
    comparables: 14,
    confidence: "media",
    on: "2026-11-20",
  });
  expect(next).toBeNull();
});

test("of twenty opportunities six make a page, and a place leads to the next one, until there is none", async () => {
  await add(12, judged(-0.75));
  await add(8, judged(-1.25));
  const figures = await figuresFor(VISITOR);
  const seen: string[] = [];
  let after: string | null = null;
  const sizes: number[] = [];
  do {
    const page: Awaited<ReturnType<typeof openOpportunities>> = await openOpportunities(db, VISITOR, figures, after);
    seen.push(...page.opportunities.map(({ home }) => home.id));
    sizes.push(page.opportunities.length);
    after = page.next;
  } while (after !== null);
  expect(sizes).toEqual([6, 6, 6, 2]);
  expect(new Set(seen).size).toBe(20);
  // A text that is no place begins at the first one.
  const first = await openOpportunities(db, VISITOR, figures, "x_y");
  expect(first.opportunities.map(({ home }) => home.id)).toEqual(seen.slice(0, 6));
});

test("invented homes are counted as such", async () => {
  await add(4, { isDemo: true });
  await add(6);
  expect(await figuresFor(VISITOR)).toMatchObject({ homes: 10, demos: 4 });
});
