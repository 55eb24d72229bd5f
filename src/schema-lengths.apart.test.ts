import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { liveSchemas, type Recorded, recordedPlaces } from "./test/recorded-schemas.ts";
import { openTestDatabase } from "./test/test-database.ts";
import { testServices } from "./test/test-services.ts";

/**
 * All input from outside has a length: every text, list and dictionary of every schema of the product, including those
 * that factories make. The library is replaced by one that remembers each schema and its place; then every module that
 * uses it is loaded, and the whole app made.
 */

vi.mock("zod/mini", async (original) => {
  const { recording } = await import("./test/recorded-schemas.ts");
  return recording(await original<object>());
});

/** Schemas built from these are bounded: `answers.ts` explains why those need no length, `text.ts` gives it. */
const ANSWERS = "domain/shared/schema/answers.ts";
const TEXT = "domain/shared/schema/text.ts";
/** Their pattern allows only a few letters, and reads them from the start. */
const SHORT_FORMATS = new Set(["uuid", "guid", "date", "datetime", "time"]);

const modules = import.meta.glob(["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}", "!./test/**"]);
const sourceOf = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const using = Object.keys(modules).filter((path) => sourceOf(path).includes('from "zod/mini"'));

interface Definition {
  type: string;
  format?: string;
  keyType?: { _zod: { def: Definition } };
  catchall?: { _zod: { def: Definition } };
  checks?: { _zod: { def: { check: string; abort?: boolean } } }[];
}

/** Fault of a schema, or null. */
function faultOf({ schema, made }: Recorded): string | null {
  const def = schema._zod.def as unknown as Definition;
  if (made[0]?.startsWith(ANSWERS)) return null;
  switch (def.type) {
    case "string":
      if (/^date/.test(def.format ?? "") && !def.checks?.length) return "any year: take day() or instant()";
      return SHORT_FORMATS.has(def.format ?? "") ? null : lengthFault(def);
    case "array":
      return lengthFault(def);
    case "record": {
      const keys = def.keyType?._zod.def.type;
      const isClosed = keys === "enum" || keys === "literal";
      return isClosed || z.globalRegistry.get(schema)?.maxProperties !== undefined ? null : "any number of keys";
    }
    case "unknown":
    case "any":
      return made[0]?.startsWith(TEXT) ? null : "any JSON of any size: take anyJson";
    case "object":
      return def.catchall && /unknown|any/.test(def.catchall._zod.def.type) ? "any members: name them" : null;
    case "map":
    case "set":
    case "tuple":
      return def.type === "tuple" ? null : "any number of members";
    default:
      return null;
  }
}

/** The length stands first, and nothing reads what is too long. */
function lengthFault(def: Definition): string | null {
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const readers = checks.map(({ check }) => check === "string_format" || check === "custom");
  const at = checks.findIndex(({ check }) => check === "max_length" || check === "length_equals");
  if (at < 0) return "no length: take text() or list()";
  if (readers.slice(0, at).includes(true)) return "its pattern or rule reads it before its length is known";
  if (readers.includes(true) && !checks[at]!.abort)
    return "its pattern or rule reads it though it is too long: take atMost()";
  return null;
}

beforeAll(async () => {
  for (const path of using) if (!path.endsWith("/main.server.ts")) await modules[path]!();
  const { createApp } = await import("./server/boot/app.server.ts");
  createApp(testServices(await openTestDatabase()), async () => new Response("page"));
});

test("every text, list and dictionary of a schema has a length", () => {
  const live = liveSchemas();
  expect(live.length).toBeGreaterThan(2_000);
  const faults = live.flatMap((each) => {
    const fault = faultOf(each);
    return fault ? [`${each.made.slice(0, 3).join(" < ")}: ${fault}`] : [];
  });
  expect([...new Set(faults)].sort()).toEqual([]);
});

test("no schema escaped: every place that makes one was seen making it", () => {
  const seen = recordedPlaces();
  const unseen = using.flatMap((path) => {
    const source = sourceOf(path);
    const makers = source.matchAll(
      /\bz\s*\.\s*(?=(?:string|array|record|email|url|unknown|any|looseObject|map|set)\()/g,
    );
    return [...makers]
      .map((maker) => `${path.slice(2)}:${source.slice(0, maker.index + maker[0].length).split("\n").length}`)
      .filter((place) => !seen.has(place));
  });
  expect(unseen).toEqual([]);
});

/** Values that no form sends: something of each kind that JSON has, and texts and lists beyond every bound. */
const STRANGE: readonly unknown[] = [null, true, 7.5, -1e15, 1e15, "", "x", "x".repeat(2_000), [], [[]], {}, { x: {} }];
/** How the library's own messages begin. The calls of sign-in answer in English as their clients expect, in words of ours. */
const LIBRARY = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required)/;

test("no schema answers in the words of the library, whatever it is given", () => {
  const shown = new Set<string>();
  for (const { schema, made } of liveSchemas()) {
    for (const value of STRANGE) {
      const given = structuredClone(value);
      try {
        for (const { message } of z.safeParse(schema, given).error?.issues ?? [])
          if (LIBRARY.test(message)) shown.add(`${made.slice(0, 2).join(" < ")}: ${message}`);
      } catch {
        // A rule or a transform of a half-made schema that only ever sees what the schema around it let pass.
      }
    }
  }
  expect([...shown]).toEqual([]);
});

test("a schema without a length would be found", () => {
  const fault = (schema: z.core.$ZodType) => faultOf({ schema, made: ["somewhere.ts:1"] });
  expect(fault(z.string())).toMatch(/no length/);
  expect(fault(z.email())).toMatch(/no length/);
  expect(fault(z.string().check(z.regex(/^a$/)))).toMatch(/no length/);
  expect(fault(z.string().check(z.regex(/^a$/), z.maxLength(1)))).toMatch(/before its length/);
  expect(fault(z.string().check(z.maxLength(1), z.regex(/^a$/)))).toMatch(/though it is too long/);
  expect(fault(z.iso.date())).toMatch(/any year/);
  expect(fault(z.array(z.boolean()))).toMatch(/no length/);
  expect(fault(z.record(z.string().check(z.maxLength(1)), z.boolean()))).toMatch(/any number/);
  expect(fault(z.unknown())).toMatch(/any JSON/);
  expect(fault(z.looseObject({}))).toMatch(/any members/);
});
