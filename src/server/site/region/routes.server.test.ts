import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "umbral-geo-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "country.mmdb");
writeFileSync(file, countryFile("ES"));

async function ask(path: "/api/ip" | "/api/geo", env: Record<string, string>, headers: Record<string, string> = {}) {
  const app = createApp(testServices(database, env), async () => new Response("page"));
  const response = await app.request(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return await response.json();
}

const behindProxy = { TRUSTED_PROXIES: "1" };

test("the address is the one that our proxy saw, an IPv4 one in its own form", async () => {
  const forged = { "x-forwarded-for": "1.1.1.1, 198.51.100.7" };
  expect(await ask("/api/ip", behindProxy, forged)).toEqual({ ip: "198.51.100.7" });
  expect(await ask("/api/ip", behindProxy, { "x-forwarded-for": "::ffff:198.51.100.7" })).toEqual({
    ip: "198.51.100.7",
  });
  expect(await ask("/api/ip", behindProxy, { "x-forwarded-for": "2001:db8::1" })).toEqual({ ip: "2001:db8::1" });
});

test("without proxies no header about the address counts, nor does an invalid one", async () => {
  expect(await ask("/api/ip", {}, { "x-forwarded-for": "198.51.100.7" })).toEqual({ ip: null });
  expect(await ask("/api/ip", behindProxy, { "x-forwarded-for": "<script>" })).toEqual({ ip: null });
});

test("the country is the named header's, behind a trusted proxy only", async () => {
  const env = { GEO_COUNTRY_HEADER: "CF-IPCountry" };
  const headers = { "cf-ipcountry": "mx" };
  expect(await ask("/api/geo", { ...env, ...behindProxy }, headers)).toEqual({ country_code: "MX" });
  expect(await ask("/api/geo", env, headers)).toEqual({ country_code: null });
  expect(await ask("/api/geo", behindProxy, headers)).toEqual({ country_code: null });
});

test.each(["XX", "T1", "España", ""])("«%s» in the header is an unknown country", async (code) => {
  const env = { GEO_COUNTRY_HEADER: "x-country", ...behindProxy };
  expect(await ask("/api/geo", env, { "x-country": encodeURIComponent(code) })).toEqual({ country_code: null });
});

test("without a header the file decides, by the believed address", async () => {
  const env = { GEOIP_DB: file, ...behindProxy };
  expect(await ask("/api/geo", env, { "x-forwarded-for": "9.9.9.9" })).toEqual({ country_code: "ES" });
  expect(await ask("/api/geo", env, { "x-forwarded-for": "203.0.113.9" })).toEqual({ country_code: null });
  expect(await ask("/api/geo", { GEOIP_DB: file }, { "x-forwarded-for": "9.9.9.9" })).toEqual({ country_code: null });
  expect(
    await ask(
      "/api/geo",
      { ...env, GEO_COUNTRY_HEADER: "x-country" },
      { "x-country": "XX", "x-forwarded-for": "9.9.9.9" },
    ),
  ).toEqual({ country_code: "ES" });
});

test("a file that cannot be read leaves the country unknown", async () => {
  const env = { GEOIP_DB: join(folder, "no-such-file.mmdb"), ...behindProxy };
  expect(await ask("/api/geo", env, { "x-forwarded-for": "9.9.9.9" })).toEqual({ country_code: null });
});

/**
 * The smallest country file in MaxMind's format: one node, whose left side (addresses with a first bit of 0) leads to
 * the one record, and whose right side leads nowhere.
 */
function countryFile(country: string): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  const map = (pairs: [string, Buffer][]) =>
    Buffer.concat([Buffer.from([0xe0 | pairs.length]), ...pairs.flatMap(([key, value]) => [text(key), value])]);
  const uint16 = (value: number) => Buffer.from([0xa2, value >> 8, value & 0xff]);
  const uint32 = (value: number) => Buffer.from([0xc1, value]);
  const nodeCount = 1;
  const record = map([["country", map([["iso_code", text(country)]])]]);
  // Records of 24 bits: the data begins 16 empty bytes behind the tree; the node count itself means "nothing".
  const tree = Buffer.from([0, 0, nodeCount + 16, 0, 0, nodeCount]);
  const metadata = map([
    ["binary_format_major_version", uint16(2)],
    ["binary_format_minor_version", uint16(0)],
    ["build_epoch", Buffer.from([0x01, 0x02, 1])],
    ["database_type", text("Test")],
    ["description", map([])],
    ["ip_version", uint16(4)],
    ["languages", Buffer.from([0x00, 0x04])],
    ["node_count", uint32(nodeCount)],
    ["record_size", uint16(24)],
  ]);
  return Buffer.concat([tree, Buffer.alloc(16), record, Buffer.from("\xab\xcd\xefMaxMind.com", "latin1"), metadata]);
}
