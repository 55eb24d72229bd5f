import { expect, describe as group, test } from "vitest";
import { checkSentences } from "../../shared/wording/number-rule.ts";
import { createSupport } from "../../shared/wording/support.ts";
import { type Description, describe, LIMITS } from "./describe.ts";
import { type FieldKey, hasStairsOnly, isKnown, TONES, VARIETIES } from "./facts.ts";
import { moneyIn } from "./numbers.ts";
import { wornWords } from "./worn-words.ts";
import { anyHome, FLAT, THIS_YEAR } from "./writing.test-data.ts";

const fifty = (variety: (typeof VARIETIES)[number], tone: (typeof TONES)[number]) =>
  Array.from({ length: 50 }, (_, seed) => describe(FLAT, { variety, tone, seed, thisYear: THIS_YEAR }));

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d²€]+/gu) ?? [];
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(" ")));
}

function meanJaccard(texts: readonly string[]): number {
  const sets = texts.map(trigrams);
  let sum = 0;
  let pairs = 0;
  for (const [i, a] of sets.entries()) {
    for (const b of sets.slice(0, i)) {
      const common = [...a].filter((trigram) => b.has(trigram)).length;
      sum += common / (a.size + b.size - common);
      pairs++;
    }
  }
  return sum / pairs;
}

test.each([
  ["el parque", "al parque"],
  ["al parque de María Luisa", "al parque de María Luisa"],
  ["Al parque", "al parque"],
  ["del parque", "al parque"],
  ["a la plaza", "a la plaza"],
  ["A la plaza", "a la plaza"],
  ["de la plaza", "a la plaza"],
  ["hacia el mar", "al mar"],
  ["vistas al mar", "al mar"],
  ["con vistas a la sierra", "a la sierra"],
  ["vistas de Sierra Nevada", "a Sierra Nevada"],
  ["A Coruña", "a A Coruña"],
  ["alameda", "a alameda"],
])("views typed as «%s» are read «vistas %s»", (views, read) => {
  const { bullets, long } = describe({ ...FLAT, views }, { variety: "es-ES", tone: "neutro", seed: 1, thisYear: 2026 });
  expect(bullets.map(({ plain }) => plain.toLocaleLowerCase("es"))).toContain(`vistas ${read}`.toLocaleLowerCase("es"));
  expect(long.plain).not.toMatch(/ a al? | a de /);
});

test("a first sentence that has no room for an adjective leaves it to be said later", () => {
  // A home of which an opening says several things at once: in 60 versions every known fact stands in the long text.
  const facts = { ...FLAT, condition: "obra_nueva" as const, renovatedYear: undefined, hasStorageRoom: true };
  for (let seed = 0; seed < 60; seed++) {
    const { fields, long } = describe(facts, { variety: "es-ES", tone: "neutro", seed, thisYear: THIS_YEAR });
    expect(fields, long.plain).toEqual(expect.arrayContaining(["condition", "isExterior"]));
  }
});

const pieces = (one: Description) => [one.title, one.short, one.medium, one.long, one.meta, ...one.bullets];

const STYLES = [
  ...TONES.map((tone) => ({ variety: "es-ES" as const, tone })),
  ...VARIETIES.slice(1).map((variety, i) => ({ variety, tone: TONES[i % TONES.length]! })),
];

group.each(STYLES)("$variety, $tone", (style) => {
  const texts = fifty(style.variety, style.tone);
  test("fifty seeds are fifty texts, and far apart", () => {
    expect(new Set(texts.map(({ long }) => long.plain)).size).toBe(50);
    expect(new Set(texts.map(({ medium }) => medium.plain)).size).toBe(50);
    expect(meanJaccard(texts.map(({ long }) => long.plain))).toBeLessThan(0.5);
    expect(meanJaccard(texts.map(({ medium }) => medium.plain))).toBeLessThan(0.5);
  });
  test("ours have no worn words, no exclamation, no holes", () => {
    for (const one of texts) {
      for (const { plain } of pieces(one)) {
        expect(wornWords(plain)).toEqual([]);
        expect(plain).not.toMatch(/!|undefined|null|NaN|[\ue001-\ue003]| {2}| [,.;:]|\.\.|,,/);
      }
    }
  });
  test("facts of law and price are in every long text", () => {
    for (const { long, fields } of texts) {
      expect(fields).toEqual(expect.arrayContaining(["energyRating", "rooms", "bathrooms", "nearby"]));
      expect(fields.includes("price") || fields.includes("unitPrice")).toBe(true);
      expect(long.plain).toContain("94");
    }
  });
});

test("a dwelling to let without furniture says so with its price; one for sale and a shop do not", () => {
  const said = (changes: object) =>
    VARIETIES.filter((variety) => variety !== "en").flatMap((variety) =>
      TONES.map(
        (tone) =>
          describe(
            { ...FLAT, operation: "alquiler", price: 950, isFurnished: false, ...changes },
            { variety, tone, seed: 3, thisYear: THIS_YEAR },
          ).long.plain.match(/sin am(?:ue|o)blar/) !== null,
      ),
    );
  expect(new Set(said({}))).toEqual(new Set([true]));
  expect(new Set(said({ operation: "venta" }))).toEqual(new Set([false]));
  expect(new Set(said({ type: "local" }))).toEqual(new Set([false]));
  expect(new Set(said({ isFurnished: undefined }))).toEqual(new Set([false]));
});

test("the same seed gives the same text", () => {
  const style = { variety: "es-ES", tone: "neutro", seed: 12, thisYear: THIS_YEAR } as const;
  expect(describe(FLAT, style)).toEqual(describe(FLAT, style));
});

const style = (seed: number) => ({
  variety: VARIETIES[seed % VARIETIES.length]!,
  tone: TONES[Math.floor(seed / 3) % TONES.length]!,
  seed,
  thisYear: THIS_YEAR,
});

/** The figures that a field supports. */
function figuresOf(field: FieldKey, facts: ReturnType<typeof anyHome>): string[] {
  if (field === "unitPrice") return [String(Math.round(facts.price! / facts.builtAreaM2!))];
  const value = facts[field];
  return (Array.isArray(value) ? value : [value]).flatMap((one) => String(one).match(/\d+/g) ?? []);
}

test("ten thousand sentences: every figure stands in a phrase whose field holds it, and nothing unknown is named", () => {
  let sentences = 0;
  const wrong: string[] = [];
  for (let seed = 0; sentences < 10_000; seed++) {
    const facts = anyHome(seed);
    const one = describe(facts, style(seed));
    for (const { plain, phrases } of pieces(one)) {
      sentences += plain.split(/[.?](?:\s|$)/).filter(Boolean).length;
      for (const { text, field } of phrases) {
        const digits = text.replace(/(?<=\d)[.,](?=\d{3})/g, "").match(/\d+/g) ?? [];
        const kept = field ? figuresOf(field, facts) : [];
        const isStairs = field === "hasLift" && text.startsWith("sin ") && hasStairsOnly(facts);
        const isInner = field === "isExterior" && text === "interior" && facts.isExterior === false;
        const isTold = !field || isKnown(facts, field) || isStairs || isInner;
        if (digits.some((digit) => !kept.includes(digit)) || !isTold) wrong.push(`${text} (${field})`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("the number rule of the product finds nothing either", () => {
  for (let seed = 0; seed < 300; seed++) {
    const facts = anyHome(seed);
    const chosen = { ...style(seed), variety: "es-ES" as const };
    const support = createSupport({ language: "es" });
    const { rooms, bathrooms, floor, buildingFloors, price, communityFee, builtAreaM2 } = facts;
    for (const number of [rooms, bathrooms, floor, buildingFloors, facts.yearBuilt, facts.renovatedYear])
      support.add(String(number ?? ""));
    for (const area of [builtAreaM2, facts.usableAreaM2, facts.plotAreaM2, facts.terraceAreaM2])
      support.add(`${area} m²`);
    for (const money of [price, communityFee]) support.add(moneyIn("es-ES", money ?? 0, facts.currency));
    support.add(`${moneyIn("es-ES", Math.round((price ?? 0) / (builtAreaM2 ?? 1)), facts.currency)}/m²`);
    for (const text of facts.nearby ?? []) support.add(text);
    const { long, medium, short } = describe(facts, chosen);
    for (const { plain } of [long, medium, short]) {
      expect(
        checkSentences(plain, support).flatMap(({ unsupported }) => unsupported),
        plain,
      ).toEqual([]);
    }
  }
});

test("limits hold, and at the end of a sentence", () => {
  for (let seed = 0; seed < 300; seed++) {
    const facts = {
      ...anyHome(seed),
      ...(seed % 3 === 0 && { ownText: "Frase larga del agente. ".repeat(60).trim() }),
    };
    const one = describe(facts, style(seed));
    expect(one.title.plain.length).toBeLessThanOrEqual(LIMITS.title);
    for (const name of ["short", "medium", "long", "meta"] as const) {
      expect(one[name].plain.length, one[name].plain).toBeLessThanOrEqual(LIMITS[name]);
      expect(one[name].plain).toMatch(/[.?…]$/);
    }
  }
});

test("long names leave a title and a short text all the same", () => {
  const placeName = "Urbanización de los Altos del Valle de San Sebastián de los Reyes, Comunidad de Madrid".padEnd(
    120,
    "x",
  );
  const one = describe({ ...FLAT, placeName }, { variety: "es-ES", tone: "neutro", seed: 1, thisYear: THIS_YEAR });
  expect(one.title.plain.length).toBeLessThanOrEqual(LIMITS.title);
  expect(one.short.plain).not.toBe("");
  expect(one.short.plain.length).toBeLessThanOrEqual(LIMITS.short);
});

test("everything that is known is said in the long text, or in the list of features", () => {
  for (let seed = 0; seed < 40; seed++) {
    const { fields, listed } = describe(FLAT, {
      variety: seed % 2 ? "es-ES" : "en",
      tone: "neutro",
      seed,
      thisYear: THIS_YEAR,
    });
    const expected = Object.keys(FLAT).filter(
      (key) => !["operation", "type", "country", "currency", "terraceAreaM2"].includes(key),
    );
    expect([...fields, ...(listed ?? [])]).toEqual(expect.arrayContaining(expected));
  }
});

test("a home of which little is known gets a text, and a house no floor", () => {
  const bare = {
    operation: "venta",
    type: "casa",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 120,
    floor: 2,
  } as const;
  const one = describe(bare, { variety: "es-ES", tone: "neutro", seed: 3, thisYear: THIS_YEAR });
  expect(one.long.plain).toContain("120");
  expect(one.long.plain).not.toMatch(/segund/);
});

group("dialects", () => {
  const all = (variety: (typeof VARIETIES)[number]) =>
    fifty(variety, "neutro")
      .map(({ long }) => long.plain.toLowerCase())
      .join(" ");
  test.each([
    [
      "es-ES",
      ["piso", "ascensor", "plaza de aparcamiento", "gastos de comunidad"],
      ["departamento", "elevador", "cochera"],
    ],
    [
      "es-MX",
      ["departamento", "elevador", "estacionamiento", "recámaras", "bodega"],
      ["ascensor", "garaje", "trastero"],
    ],
    ["es-AR", ["departamento", "ascensor", "cochera", "baulera", "expensas"], ["garaje", "trastero", "recámara"]],
    ["es-CO", ["apartamento", "ascensor", "parqueadero", "alcobas", "administración"], ["garaje", "recámara"]],
    ["es-CL", ["departamento", "estacionamiento", "dormitorios", "gastos comunes"], ["garaje", "cochera"]],
    ["en", ["apartment", "lift", "parking space", "bedroom"], ["ascensor", "garaje"]],
  ] as const)("%s says its own words", (variety, own, others) => {
    for (const word of own) expect(all(variety)).toContain(word);
    for (const word of others) expect(all(variety)).not.toContain(word);
  });
});
