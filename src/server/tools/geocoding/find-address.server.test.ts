import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { geocodingAnswers } from "../../platform/db/tables/tools-runs.server.ts";
import { createAskServices, forgetAnswers } from "./ask-service.server.ts";
import { findAddress } from "./find-address.server.ts";

const database = await openTestDatabase();
const { db } = database;
const START = new Date("2026-11-26T08:00:00Z");
let now = START;

/** Stands in for all four services; each test says what it answers. */
let answer: RequestListener = (_, response) => response.writeHead(503).end();
let asked: string[] = [];
let server: Server;
let origin = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url!.replaceAll("+", " ")));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  now = START;
  asked = [];
  await db.delete(geocodingAnswers);
  await db.delete(limits);
});

const services = (timeoutMs = 2_000) => {
  const config = {
    cartociudad: `${origin}/c`,
    catastro: `${origin}/r`,
    photon: `${origin}/p`,
    nominatim: `${origin}/n`,
  };
  return createAskServices({ db, config, reachesPrivate: true, now: () => now, timeoutMs });
};
const find = (text: string, from = services(), abroad: "photon" | "nominatim" = "photon") =>
  findAddress(from, text, { abroad });
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(`\uFEFF${JSON.stringify(body)}`);

const DOOR = {
  id: "080190123456",
  type: "portal",
  address: "ENRIC GRANADOS, Barcelona",
  tip_via: "CARRER",
  portalNumber: 45,
  muni: "Barcelona",
  muniCode: "08019",
  postalCode: "08008",
  lat: 41.3889,
  lng: 2.1599,
};
const other = (changed: object) => Object.assign({}, DOOR, changed);
const ADDRESS = "Carrer d'Enric Granados 45, Barcelona";

describe("an address in Spain", () => {
  test("finds its door, says who knows it, and is asked once", async () => {
    answer = json([DOOR]);
    const found = await find(ADDRESS);
    expect(found).toMatchObject({
      places: [{ kind: "portal", name: "Carrer Enric Granados, 45", municipalityCode: "08019", latitude: 41.3889 }],
      source: "CartoCiudad, © Instituto Geográfico Nacional, CC BY 4.0",
    });
    expect(found.none).toBeUndefined();
    expect(asked).toEqual([
      expect.stringMatching(/^\/c\/candidates\?q=Carrer d'Enric Granados 45, Barcelona&limit=12&/),
    ]);
    expect(await find(ADDRESS)).toEqual(found);
    expect(asked).toHaveLength(1);
  });

  test("after thirty days it is asked again, and the expired answer is deleted", async () => {
    answer = json([DOOR]);
    await find(ADDRESS);
    now = new Date(START.getTime() + 31 * 86_400_000);
    expect(await forgetAnswers(db, now)).toBe(false);
    expect(await db.$count(geocodingAnswers)).toBe(0);
    await find(ADDRESS);
    expect(asked).toHaveLength(2);
  });

  test("an answer that found nothing is kept for a day", async () => {
    answer = json([]);
    const nothing = { places: [], source: expect.any(String) };
    expect(await find(ADDRESS)).toEqual(nothing);
    now = new Date(START.getTime() + 23 * 3_600_000);
    await find(ADDRESS);
    expect(asked).toHaveLength(1);
    now = new Date(START.getTime() + 25 * 3_600_000);
    await find(ADDRESS);
    expect(asked).toHaveLength(2);
  });

  test("a street without a point is looked up by its id", async () => {
    const street = other({ id: "s1", type: "callejero", portalNumber: null, lat: 0, lng: 0 });
    answer = (request, response) =>
      json(request.url!.startsWith("/c/find") ? other({ id: "s1", type: "callejero" }) : [street])(request, response);
    expect(await find("Carrer d'Enric Granados, Barcelona")).toMatchObject({
      places: [{ kind: "calle", name: "Carrer Enric Granados" }],
    });
    expect(asked[1]).toBe("/c/find?id=s1&type=callejero");
  });

  test("the same street in another town, or a point outside the town, does not answer", async () => {
    answer = json([other({ muni: "Badalona", muniCode: "08015" }), other({ lat: 40.4168, lng: -3.7038 })]);
    expect((await find(ADDRESS)).places).toEqual([]);
  });
});

describe("nobody is asked", () => {
  test.each(["Ruzafa", "28010", "Chamberí", "Calle Colón 20", "hola", "", "9".repeat(160)])("for %j", async (text) => {
    answer = json([DOOR]);
    expect(await find(text)).toEqual({ places: [] });
    expect(asked).toEqual([]);
  });

  test("of a service that is switched off", async () => {
    const off = createAskServices({ db, config: {}, reachesPrivate: true, now: () => now, timeoutMs: 100 });
    expect(await find(ADDRESS, off)).toEqual({ places: [], none: "off" });
  });
});

describe("a service that is not well", () => {
  test.each<[string, RequestListener, string]>([
    ["fails", (_, response) => response.writeHead(500).end(), "unreachable"],
    ["refuses", (_, response) => response.writeHead(403).end("<html>"), "unreachable"],
    ["answers with a page", (_, response) => response.end("<html>En mantenimiento</html>"), "unreadable"],
    ["answers otherwise", json({ error: "x" }), "unreadable"],
    ["answers too much", (_, response) => response.end(`"${"x".repeat(400_000)}"`), "unreadable"],
    ["stops half-way", (_, response) => response.write("[", () => response.destroy()), "unreachable"],
    ["is silent", () => {}, "unreachable"],
  ])("%s: nothing is found, nothing is kept, and it is left alone", async (_, broken, none) => {
    answer = broken;
    const from = services(150);
    expect(await find(ADDRESS, from)).toEqual({ places: [], none });
    expect(await find("Gran Vía 31, Madrid", from)).toEqual({ places: [], none: "unreachable" });
    expect(asked).toHaveLength(1);
    expect(await db.$count(geocodingAnswers)).toBe(0);
    // Two minutes later it is tried again.
    answer = json([DOOR]);
    now = new Date(START.getTime() + 121_000);
    expect((await find(ADDRESS, from)).places).toHaveLength(1);
  });

  test("one that nobody answers for", async () => {
    const config = { cartociudad: "http://127.0.0.1:1" };
    const from = createAskServices({ db, config, reachesPrivate: true, now: () => now, timeoutMs: 1_000 });
    expect(await find(ADDRESS, from)).toEqual({ places: [], none: "unreachable" });
  });
});

describe("abroad", () => {
  const feature = {
    geometry: { type: "Point", coordinates: [-99.1686, 19.4271] },
    properties: { osm_id: 7, type: "house", street: "Paseo de la Reforma", housenumber: "222", countrycode: "MX" },
  };
  const text = "Paseo de la Reforma 222, Juárez, CDMX";

  test("Photon is asked near the typed place; an answer far from it is none", async () => {
    answer = json({ features: [feature] });
    expect(await find(text)).toMatchObject({
      places: [{ kind: "portal", name: "Paseo de la Reforma, 222", country: "MX", currency: "MXN" }],
      source: "Photon, © colaboradores de OpenStreetMap, ODbL",
    });
    expect(asked[0]).toMatch(/^\/p\/api\?q=Paseo de la Reforma 222, Juárez, CDMX&limit=8&lat=19\.4\d&lon=-99\.1\d$/);
    const far = Object.assign({}, feature, { geometry: { coordinates: [-103.35, 20.67] } });
    answer = json({ features: [far] });
    expect((await find("Paseo de la Reforma 9, Condesa, CDMX")).places).toEqual([]);
  });

  test("Nominatim is asked once a second by all together", async () => {
    const address = { road: "Paseo de la Reforma", house_number: "222", country_code: "mx" };
    answer = json([{ osm_id: 7, lat: "19.4271", lon: "-99.1686", address }]);
    const from = services();
    expect((await find(text, from, "nominatim")).places).toHaveLength(1);
    expect(await find("Avenida Insurgentes 1, Condesa, CDMX", from, "nominatim")).toEqual({ places: [], none: "busy" });
    expect(asked).toEqual([expect.stringMatching(/^\/n\/search\?.*countrycodes=mx$/)]);
  });
});

describe("a cadastral reference", () => {
  const coord = [{ geo: { xcen: "-0.3715", ycen: "39.4700" }, ldt: "CL COLON 20 VALENCIA" }];
  const debi = { luso: "Residencial", sfc: "84", ant: "1965" };
  const both: RequestListener = (request, response) =>
    json(
      request.url!.includes("CPMRC")
        ? { Consulta_CPMRCResult: { coordenadas: { coord } } }
        : { consulta_dnprcResult: { bico: { bi: { ldt: "CL COLON 20 Pl:03 46004 VALENCIA", debi } } } },
    )(request, response);

  test("finds its place with area, year and use; the parcel has the point and the whole reference the data", async () => {
    answer = both;
    expect(await find("9872023 VH5797S 0001 WX")).toMatchObject({
      places: [
        {
          kind: "portal",
          name: "CL COLON 20 Pl:03 46004 VALENCIA",
          municipalityCode: "46250",
          latitude: 39.47,
          cadastre: {
            reference: "9872023VH5797S0001WX",
            facts: { builtAreaM2: 84, yearBuilt: 1965, use: "Residencial" },
          },
        },
      ],
      source: "Dirección General del Catastro",
    });
    expect(asked.toSorted()).toEqual([
      "/r/COVCCallejero.svc/json/Consulta_DNPRC?RefCat=9872023VH5797S0001WX",
      "/r/COVCCoordenadas.svc/json/Consulta_CPMRC?SRS=EPSG:4326&RefCat=9872023VH5797S",
    ]);
  });

  test("without data the place is found all the same; a reference that is nowhere is not", async () => {
    answer = (request, response) =>
      request.url!.includes("CPMRC") ? both(request, response) : response.writeHead(500).end();
    expect((await find("9872023VH5797S")).places[0]?.cadastre).toEqual({ reference: "9872023VH5797S", facts: {} });
    now = new Date(START.getTime() + 40 * 86_400_000);
    answer = json({ Consulta_CPMRCResult: { lerr: [{ cod: "5", des: "NO EXISTE" }] }, consulta_dnprcResult: {} });
    expect(await find("9872023VH5797S")).toEqual({ places: [], source: "Dirección General del Catastro" });
  });

  test("one with wrong control letters is asked of nobody", async () => {
    expect(await find("9872023VH5797S0001WZ")).toEqual({ places: [] });
    expect(asked).toEqual([]);
  });
});
