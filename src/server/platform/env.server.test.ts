import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigError, DEMO_FOR_ANYBODY, envSchema, readConfig } from "./env.server.ts";
import { RETENTION_DEFAULTS } from "./retention/periods.server.ts";

const PRODUCTION = {
  MODE: "production",
  DATABASE_URL: "postgres://x/y",
  PUBLIC_URL: "https://umbral.example",
  AUTH_SECRET: "a secret of the tests, 32 letters long",
  METRICS_TOKEN: "sixteen letters at least",
  SMTP_URL: "smtp://correo.example",
  COMPANY_NAME: "Umbral",
  COMPANY_TAX_ID: "B00000000",
  COMPANY_REGISTRY: "Registro Mercantil",
  COMPANY_ADDRESS: "Calle Mayor, 1",
  COMPANY_INTERMEDIARY: "Intermediario",
  CONTACT_EMAIL: "hola@umbral.example",
  CONTACT_PHONE: "910000000",
  DATA_PROTECTION_EMAIL: "datos@umbral.example",
};

test("an error of the configuration is known by its name, since the built site has a class of its own", () => {
  expect(Object.assign(new Error("PORT"), { name: "ConfigError" })).toBeInstanceOf(ConfigError);
  expect(new Error("PORT")).not.toBeInstanceOf(ConfigError);
});

describe("readConfig", () => {
  test("accesses to networks go over no open line, but to a stand-in on the same machine", () => {
    expect(() => readConfig({ META_GRAPH_URL: "http://graph.example/v24.0" }, "/app")).toThrow(
      "META_GRAPH_URL debe empezar por https",
    );
    expect(() => readConfig({ LINKEDIN_AUTH_URL: "http://10.0.0.4/oauth" }, "/app")).toThrow(
      "LINKEDIN_AUTH_URL debe empezar por https",
    );
    const local = { LINKEDIN_API_URL: "http://127.0.0.1:4100", LINKEDIN_CLIENT_ID: "a", LINKEDIN_CLIENT_SECRET: "b" };
    expect(readConfig(local, "/app").social.linkedin?.apiUrl).toBe("http://127.0.0.1:4100");
  });

  test("nothing set is a demonstration on port 3000", () => {
    expect(readConfig({}, "/app")).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "/app/data",
      mode: "demo",
      databaseUrl: undefined,
      publicUrl: "http://127.0.0.1:3000",
    });
  });

  test.each([
    [{ PORT: "80a" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ MODE: "test" }, "MODE"],
    [{ LEAD_DAYS: "0" }, "LEAD_DAYS"],
    [{ LEAD_DAYS: "tres" }, "LEAD_DAYS"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ PUBLIC_URL: "umbral.es" }, "PUBLIC_URL"],
    [{ MODE: "production" }, "DATABASE_URL"],
    [{ STORE_URL: "https://s3.example/fotos", STORE_ACCESS_KEY: "a" }, "STORE_SECRET_KEY"],
    [{ STORE_ACCESS_KEY: "a", STORE_SECRET_KEY: "b" }, "STORE_URL"],
    [{ LLM_BASE_URL: "https://modelo.example/v1" }, "LLM_MODEL"],
    [{ LLM_API_KEY: "a" }, "LLM_BASE_URL"],
    [{ STORE_URL: "https://s3.example/", STORE_ACCESS_KEY: "a", STORE_SECRET_KEY: "b" }, "STORE_URL"],
    [{ CAPTCHA_SITE_KEY: "0x4AAA" }, "CAPTCHA_SECRET"],
    [{ ...PRODUCTION, CAPTCHA_SECRET: "secreto" }, "CAPTCHA_SITE_KEY"],
    [{ OUTGOING_ALLOW_PRIVATE: "yes" }, "OUTGOING_ALLOW_PRIVATE"],
    [{ OFFICIAL_SERIES: "0" }, "OFFICIAL_SERIES"],
    [{ GEOCODING: "0" }, "GEOCODING"],
    [{ MAP_TILES: "https://tiles.example/{z}/{x}.pbf" }, "MAP_TILES"],
    [{ MAP_TILES: "ftp://tiles.example/{z}/{x}/{y}.pbf" }, "MAP_TILES"],
    [{ MAP_TILES: "https://tiles.example/spain.pmtiles" }, "MAP_TILES"],
    [{ MAP_SCHEMA: "otro" }, "MAP_SCHEMA"],
    [{ PHOTON_URL: "photon" }, "PHOTON_URL"],
    [{ MODE: "production", DATABASE_URL: "postgres://x/y" }, "PUBLIC_URL"],
  ])("%j stops the start with one line that names it", (env, name) => {
    expect(() => readConfig(env, "/app")).toThrow(new RegExp(`^Configuración: .*${name}.*\\.$`));
  });

  test.each([
    [{ HOST: "0.0.0.0" }, "HOST"],
    [{ HOST: "::" }, "HOST"],
    [{ HOST: "192.168.1.20" }, "HOST"],
    [{ HOST: "127.0.0.1.nip.example" }, "HOST"],
    [{ PUBLIC_URL: "https://demo.umbral.example" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "http://10.0.0.4:3000" }, "PUBLIC_URL"],
    [{ HOST: "127.0.0.1", PUBLIC_URL: "https://localhost.umbral.example" }, "PUBLIC_URL"],
  ])("a demonstration at %j does not start unless that is said twice", (env, name) => {
    expect(() => readConfig(env, "/app")).toThrow(
      new RegExp(`^Configuración: ${name} abre .*DEMO_ON_PUBLIC_ADDRESS=.*\\.$`),
    );
    expect(readConfig({ ...env, DEMO_ON_PUBLIC_ADDRESS: DEMO_FOR_ANYBODY }, "/app").mode).toBe("demo");
    expect(() => readConfig({ ...env, DEMO_ON_PUBLIC_ADDRESS: "1" }, "/app")).toThrow("DEMO_ON_PUBLIC_ADDRESS");
  });

  test.each([
    { HOST: "localhost" },
    { HOST: "127.0.0.2" },
    { HOST: "::1" },
    { PUBLIC_URL: "http://localhost:3000" },
    { PUBLIC_URL: "http://demo.localhost:3000/" },
    { PUBLIC_URL: "http://[::1]:3000" },
    { PUBLIC_URL: "http://127.0.0.1:4173" },
  ])("a demonstration at %j is on this machine alone", (env) => {
    expect(readConfig(env, "/app").mode).toBe("demo");
  });

  test("an empty variable counts as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" }, "/app").port).toBe(3000);
  });

  test("official series are read unless they are switched off", () => {
    expect(readConfig({}, "/app").readsOfficialSeries).toBe(true);
    expect(readConfig({ OFFICIAL_SERIES: "off" }, "/app").readsOfficialSeries).toBe(false);
  });

  test("streets come from IGN, from a service, from a file, or from nowhere", () => {
    expect(readConfig({}, "/app").mapTiles).toEqual({
      from: { template: "https://vt-mapabase.idee.es/1.0.0/mapabase/{z}/{x}/{y}.pbf" },
      schema: "ign",
      attribution: expect.stringContaining("Instituto Geográfico Nacional"),
    });
    expect(readConfig({ MAP_TILES: "maps/spain.pmtiles" }, "/app").mapTiles).toMatchObject({
      from: { file: "/app/maps/spain.pmtiles" },
      schema: "protomaps",
    });
    const named = { MAP_TILES: "http://t.example/{z}/{y}/{x}", MAP_SCHEMA: "openmaptiles", MAP_ATTRIBUTION: "© ICGC" };
    expect(readConfig(named, "/app").mapTiles).toEqual({
      from: { template: "http://t.example/{z}/{y}/{x}" },
      schema: "openmaptiles",
      attribution: "© ICGC",
    });
    expect(readConfig({ MAP_TILES: "off" }, "/app").mapTiles).toBeUndefined();
  });

  test("addresses are looked for at the official services, each of which, and all at once, can be switched off", () => {
    expect(readConfig({ PHOTON_URL: "off", CATASTRO_URL: "http://127.0.0.1:9/c/" }, "/app").geocoding).toEqual({
      cartociudad: "https://www.cartociudad.es/geocoder/api/geocoder",
      catastro: "http://127.0.0.1:9/c",
      nominatim: "https://nominatim.openstreetmap.org",
    });
    expect(readConfig({ GEOCODING: "off" }, "/app").geocoding).toEqual({});
  });

  test("the public address loses its final slash", () => {
    expect(readConfig({ PUBLIC_URL: "http://localhost:3000/" }, "/app").publicUrl).toBe("http://localhost:3000");
  });
});

test("README documents every variable, and no other", () => {
  const table = readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm);
  expect([...table].map((row) => row[1]).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test("README has the default of every period of retention", () => {
  const table = readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z_]+_DAYS)` \| `(\d+)` \|/gm);
  expect(Object.fromEntries([...table].map(([, name, days]) => [name, Number(days)]))).toEqual(RETENTION_DEFAULTS);
});

test("periods of retention are configured one by one", () => {
  expect(readConfig({}, "/app").retention).toEqual(RETENTION_DEFAULTS);
  expect(readConfig({ LEAD_DAYS: "30" }, "/app").retention).toEqual({ ...RETENTION_DEFAULTS, LEAD_DAYS: 30 });
});
