import { beforeAll, expect, test } from "vitest";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { visitorActor } from "../../../accounts/access/actor.server.ts";
import { COMMON_POOL } from "../../../accounts/access/pools.server.ts";
import { marketHomes } from "../../../platform/db/tables/market.server.ts";
import type { ToolContext } from "../assistant-tool.server.ts";
import { marketHomesAnswer } from "./market-homes.server.ts";
import { askedZonePrice } from "./market-zone.server.ts";

/** Answers of the assistant about the market, over the real database and the index. */

const database = await openTestDatabase();
const services = Object.assign(testServices(database), { now: () => new Date("2026-11-26T10:00:00Z") });
const context = {
  services,
  actor: visitorActor("a visitor"),
  today: "2026-11-26",
} as unknown as ToolContext;
/** The answer to the last of some messages. */
const lookedFor = (...messages: string[]) =>
  marketHomesAnswer({
    ...context,
    signal: new AbortController().signal,
    request: { messages: messages.map((content) => ({ role: "user" as const, content })) },
  });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

beforeAll(async () => {
  await database.db.delete(marketHomes);
  // Eleven flats of 100 m² in Russafa at 2,000, 2,100 … 3,000 € a square metre: the middle one asks 2,500.
  await database.db.insert(marketHomes).values(
    Array.from({ length: 11 }, (_, i) => ({
      pool: COMMON_POOL,
      operation: "venta",
      type: "piso",
      status: "activo" as const,
      country: "ES",
      municipalityCode: "46250",
      quarter: "Russafa",
      town: "València",
      builtAreaM2: 100,
      priceCents: (200_000 + i * 10_000) * 100,
      currency: "EUR",
      listedOn: "2026-11-01",
      seenOn: "2026-11-26",
    })),
  );
  await services.market.refresh();
});

test.each([
  "¿A cuánto está el metro en Ruzafa?",
  "a como anda el m2 de los pisos en Russafa",
  "precio medio del metro cuadrado en Ruzafa",
])("«%s»: the median, its cases, its day, that it was asked, and a link", async (question) => {
  const answer = await askedZonePrice(context, question);
  const text = plain(answer!.text);
  expect(text).toContain("2.500 €/m²");
  expect(text).toContain("11 ofertas");
  expect(text).toContain("26 de noviembre de 2026");
  expect(text).toContain("Precio pedido");
  expect(answer!.figures).toEqual(expect.arrayContaining([2_500, 11]));
  expect(answer!.citations!.map(({ url }) => url)[0]).toMatch(/^\/centro-analisis-mercado\?lugar=barrio/);
  expect(answer!.isDone).toBe(true);
});

test("where fewer than ten are offered it says so, and gives no figure", async () => {
  const answer = await askedZonePrice(context, "¿A cuánto está el metro en Benimaclet?");
  expect(answer!.isDone).toBe(false);
  expect(answer!.text).not.toMatch(/€/);
});

const namesOf = async (question: string, ...earlier: string[]) =>
  [
    ...((await askedZonePrice(context, question, earlier))?.text ?? "").matchAll(
      /metro cuadrado en ([^,]+), en (\p{L}+):/gu,
    ),
  ].map(([, place, operation]) => `${place} ${operation}`);

test("a thread goes on with another zone, another operation, or the zone that was spoken of", async () => {
  expect(await namesOf("¿y en Benimaclet?", "¿A cuánto está el metro en Ruzafa?")).toEqual(["Benimaclet venta"]);
  expect(await namesOf("¿y en alquiler?", "¿A cuánto está el metro en Ruzafa?")).toEqual(["Russafa alquiler"]);
  expect(await namesOf("¿y a cuánto está el metro por ahí?", "cuánto vale mi piso de 80 m2 en Ruzafa")).toEqual([
    "Russafa venta",
  ]);
  expect(await namesOf("¿y en Benimaclet?", "¿Cuánto cuesta el plan Red?")).toEqual([]);
});

test("zones that are compared are all answered, in the next message too", async () => {
  expect(await namesOf("¿Qué sale más caro, Ruzafa o Benimaclet?")).toEqual(["Russafa venta", "Benimaclet venta"]);
  const asked = "¿Qué sale más caro, Ruzafa o Benimaclet?";
  expect(await namesOf("¿y para alquilar?", asked)).toEqual(["Russafa alquiler", "Benimaclet alquiler"]);
  expect(await namesOf("¿Qué plan es más barato?")).toEqual([]);
});

test("everyday words, a currency and a likeness are no place", async () => {
  const [named] = await namesOf("Todos los portales me dan un número distinto, ¿cuánto vale el metro en Providencia?");
  expect(named).toBe("Providencia venta");
  expect(await namesOf("a cuánto está el metro cuadrado en Palermo en dólares")).toEqual(["Palermo venta"]);
  expect(await namesOf("precio metro cuadrado Villa Aurelia del Sol Dorado")).toEqual([]);
});

test("without a place the question is none of a zone", async () => {
  expect(await askedZonePrice(context, "¿A cuánto está el metro cuadrado?")).toBeNull();
});

test("«busca…» counts the homes of the market, shows some and leads to them", async () => {
  const answer = await lookedFor("Busca un piso en Ruzafa hasta 230.000");
  // 200,000, 210,000, 220,000 and 230,000.
  expect(plain(answer!.text)).toContain("4 inmuebles");
  expect(answer!.citations![0]!.url).toContain("/busqueda-propiedades?");
  expect(answer!.cards).toHaveLength(4);
  expect(answer!.cards![0]).toMatchObject({
    kind: "home",
    url: expect.stringMatching(/^\/busqueda-propiedades\/[0-9a-f-]{36}$/),
  });
  expect(await lookedFor("Busca algo bueno")).toBeNull();
});

test("the next message changes one thing of the search", async () => {
  const answer = await lookedFor("Busca un piso en Ruzafa hasta 230.000", "¿y si subo a 250.000?");
  expect(plain(answer!.text)).toContain("6 inmuebles");
  expect(answer!.citations![0]!.url).toContain("precio-hasta=250000");
});

test("where nothing fits it says what was looked for, what nearly fits, and keeps the search to be saved", async () => {
  const answer = await lookedFor("Busca un piso en Ruzafa por menos de 195.000 euros");
  expect(plain(answer!.text)).toMatch(/^He buscado .*195\.000 €.*Hoy no hay ninguno/);
  expect(plain(answer!.text)).toMatch(/Hasta 205\.000 € hay 1\./);
  expect(answer!.citations![0]!.title).toBe("Abrir y guardar la búsqueda");
});

test("a signed-in stranger sees no homes of a pool that is not theirs", async () => {
  const person = await signedInPerson(services);
  await database.db.insert(marketHomes).values({
    pool: person.user.id,
    operation: "venta",
    type: "local",
    status: "activo",
    country: "ES",
    municipalityCode: "46250",
    currency: "EUR",
    priceCents: 100_000_00,
    listedOn: "2026-11-01",
    seenOn: "2026-11-26",
  });
  await services.market.refresh();
  expect((await lookedFor("Busca un local en Valencia"))!.text).toContain("Hoy no hay ninguno");
});
