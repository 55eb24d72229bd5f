import type { Schema } from "./recorded-schemas.ts";

/** Values that a schema takes, made from the schema alone: to send what passes validation and may still break what lies behind it. */

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  items?: readonly Schema[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Definition;
const takes = (schema: Schema, value: unknown): boolean => {
  const whole = schema as unknown as { safeParse(value: unknown): { success: boolean } };
  try {
    return whole.safeParse(value).success;
  } catch {
    return false;
  }
};

const TEXTS = [
  "Texto corriente",
  "ana@casa.example",
  "https://casa.example/",
  "2026-11-21",
  "2026-11-21T10:00:00.000Z",
  "2026-11-21T10:00",
  "2026-11-21T10:00:00",
  "10:30",
  "2026-11",
  "Europe/Madrid",
  "+34 612 345 678",
  "612345678",
  "46006",
  "ES",
  "EUR",
  "es",
  "1",
  "c1",
  "casa-uno",
  "/precios",
  "#1443a1",
  "a".repeat(43),
  "a".repeat(20),
  "website",
];
const NUMBERS = [1, 5, 2, 10, 60, 100, 0, 0.5, 50, 1_000, 100_000, 2_026];

/** Ordinary texts of which each breaks something somewhere. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "constructor",
  "__proto__",
  "toString",
  "NaN",
  "Infinity",
  "1e999",
  "-0",
  "99999999999999999999",
  "null",
  "0000-01-01",
  "9999-12-31",
  "2026-02-30",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00+23:59",
  "9999-12-31T23:59:59-23:59",
  "+275760-09-13T00:00:00.000Z",
  "9999-12-31T23:59",
  "0000-01-01T00:00",
  "hace 999 días",
  "%",
  "%ff",
  "\\",
  "'; drop table users; --",
  "$1",
  "{}",
  "[1]",
  "../../etc/passwd",
  "\u202e\ufeff\u0007",
  "👩‍👩‍👧‍👦".repeat(20),
  "x".repeat(250),
  "ß".repeat(300),
  "\u{1f600}".repeat(2_000),
  "y".repeat(5_000),
  "FREQ=YEARLY;COUNT=999999999",
  "FREQ=SECONDLY",
  "http://[::1",
  "https://casa.example/%",
  "mailto:a@b.c",
  "ana@xn--.example",
  "<b>ana</b>",
  "=HYPERLINK(1)",
  "\r\nSet-Cookie: a=b",
];
const HOSTILE_NUMBERS = [
  -1,
  0,
  0.1,
  1e-300,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 31) - 1,
  1e9,
  1e12,
  1e15,
  1e308,
  -1e308,
  8_640_000_000_000_001,
];

/** @param idFor stands for the id in a member of this name */
export function samplesOf(schema: Schema, idFor: (name: string) => string) {
  return {
    plain: plain(schema, "", idFor),
    variants: variantsOf(schema, idFor).filter((value) => takes(schema, value)),
  };
}

function plain(schema: Schema, name: string, idFor: (name: string) => string): unknown {
  const def = defOf(schema);
  const inner = (kept: Schema, as = name) => plain(kept, as, idFor);
  switch (def.type) {
    case "string":
      return [idFor(name), ...TEXTS].find((text) => takes(schema, text)) ?? TEXTS[0];
    case "number":
    case "int":
      return NUMBERS.find((value) => takes(schema, value)) ?? 1;
    case "boolean":
      return true;
    case "literal":
      return def.values![0];
    case "enum":
      return Object.values(def.entries!)[0];
    case "array": {
      const one = [inner(def.element!)];
      return takes(schema, one) || !takes(schema, []) ? one : [];
    }
    case "tuple":
      return def.items!.map((item) => inner(item));
    case "object":
      return Object.fromEntries(Object.entries(def.shape!).map(([key, kept]) => [key, inner(kept, key)]));
    case "record":
      return { [String(inner(def.keyType!))]: inner(def.valueType!) };
    case "union":
      return inner(def.options![0]!);
    case "pipe":
      return defOf(def.in!).type === "transform" ? inner(def.out!) : inner(def.in!);
    case "nullable":
    case "optional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
      return inner(def.innerType!);
    default:
      return { a: 1 };
  }
}

/** The plain value with one place of it made hostile, or left out. */
function variantsOf(schema: Schema, idFor: (name: string) => string, name = ""): unknown[] {
  const def = defOf(schema);
  const inner = (kept: Schema) => variantsOf(kept, idFor, name);
  switch (def.type) {
    case "string":
      return HOSTILE_TEXTS;
    case "number":
    case "int":
      return HOSTILE_NUMBERS;
    case "enum":
      return Object.values(def.entries!);
    case "array":
      return [[], ...inner(def.element!).map((value) => [value]), Array(100).fill(plain(def.element!, name, idFor))];
    case "tuple":
      return def.items!.flatMap((item, i) =>
        inner(item).map((value) => def.items!.map((other, j) => (i === j ? value : plain(other, name, idFor)))),
      );
    case "object": {
      const base = plain(schema, name, idFor) as object;
      const members = Object.entries(def.shape!);
      const without = members.map(([key]) =>
        Object.fromEntries(Object.entries(base).filter(([other]) => other !== key)),
      );
      // Accepted values of each member, all at once: the first of each, then the second of each, and so on.
      const taken = members.map(([key, kept]) => ({
        key,
        values: variantsOf(kept, idFor, key).filter((value) => takes(kept, value)),
      }));
      const most = Math.max(0, ...taken.map(({ values }) => values.length));
      const together = Array.from({ length: most }, (_, i) =>
        taken
          .filter(({ values }) => values.length > 0)
          .map(({ key, values }) => [key, values[i % values.length]] as const),
      );
      const whole = together.flatMap((changed) => {
        const all = { ...base, ...Object.fromEntries(changed) };
        // Where rules join members, they change one after another.
        return takes(schema, all) ? [all] : changed.map(([key, value]) => ({ ...base, [key]: value }));
      });
      return [...without, ...whole];
    }
    case "record":
      return [
        {},
        ...inner(def.keyType!).map((key) => ({ [String(key)]: plain(def.valueType!, name, idFor) })),
        ...inner(def.valueType!).map((value) => ({ [String(plain(def.keyType!, name, idFor))]: value })),
      ];
    case "union":
      return def.options!.flatMap(inner);
    case "pipe":
      return defOf(def.in!).type === "transform"
        ? [...inner(def.out!), ...HOSTILE_TEXTS, ...HOSTILE_NUMBERS]
        : inner(def.in!);
    case "nullable":
      return [null, ...inner(def.innerType!)];
    case "optional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
      return inner(def.innerType!);
    case "literal":
      return [...def.values!];
    case "boolean":
      return [true, false];
    default:
      return [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, [], {}, [[[]]], { constructor: 1 }];
  }
}
