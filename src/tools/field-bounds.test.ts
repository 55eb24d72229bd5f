import { describe, expect, test } from "vitest";
import { tools } from "./registry.ts";

type Row = Record<string, unknown>;
type Path = readonly (string | number)[];

/**
 * An amount of money may be a million of millions, in any currency; the price of an advert and monthly payments less.
 */
const MOST_MONEY = 1_000_000_000_000;
const MOST_PRICE = 1_000_000_000;
const MOST_A_MONTH = 100_000_000;

const toolOf = (id: string) => tools.find((tool) => tool.id === id)!;

/** The example of a tool with another value in one field. */
function exampleWith(id: string, path: Path, value: unknown): Row {
  const input = structuredClone(toolOf(id).example) as Row;
  let row: Row = input;
  for (const part of path.slice(0, -1)) row = row[part] as Row;
  row[path.at(-1)!] = value;
  return input;
}

/** Messages of the schema against a value at its own field. */
function messagesAt(id: string, path: Path, value: unknown): string[] {
  const { error } = toolOf(id).input.safeParse(exampleWith(id, path, value));
  const issues: readonly { path: PropertyKey[]; message: string }[] = error?.issues ?? [];
  return issues.filter((issue) => issue.path.join() === path.join()).map(({ message }) => message);
}

/** Every field of a form, those of its rows too, as far as the example has rows. */
function fieldsOf(id: string): Path[] {
  const example = toolOf(id).example as Row;
  const shape = (toolOf(id).input as unknown as { _zod: { def: { shape: Row } } })._zod.def.shape;
  const rows = Object.entries(example).flatMap(([name, value]): Path[] => {
    const [row] = Array.isArray(value) ? value : [value];
    const start = Array.isArray(value) ? [name, 0] : [name];
    return row && typeof row === "object" ? Object.keys(row).map((key) => [...start, key]) : [];
  });
  return [...Object.keys(shape).map((name) => [name]), ...rows];
}

const number = (text: string) => Number(text.replaceAll(".", "").replace(",", ".").replace("−", "-"));

/** The bounds that a message names: «entre 10 y 50 %», «de 1 a 40 años», «mayor que cero», «de cero o más». */
function boundsIn(message: string): { min: number; max: number } | undefined {
  const named = /(?:entre|de|va de) (−?[\d.,]+) (?:y|a) (−?[\d.,]*\d)/.exec(message);
  if (named) return { min: number(named[1]!), max: number(named[2]!) };
  if (message.includes("mayor que cero") || message.includes("mayores que cero")) return { min: 1, max: MOST_MONEY };
  if (message.includes("de cero o más") || message.includes("(0 si no hay)")) return { min: 0, max: MOST_MONEY };
  return undefined;
}

const bounded = tools.flatMap(({ id }) =>
  fieldsOf(id).flatMap((path) => {
    const message = messagesAt(id, path, 9e15).find((text) => boundsIn(text) !== undefined);
    return message && !message.startsWith("Elige 1")
      ? [[`${id}, ${path.join(".")}: ${message}`, id, path, message] as const]
      : [];
  }),
);

describe("a number may be what its message says, from the first to the last", () => {
  test("most fields with numbers name their bounds", () => expect(bounded.length).toBeGreaterThan(110));

  test.each(bounded)("%s", (_name, id, path, message) => {
    const { min, max: named } = boundsIn(message)!;
    const isPrice = ["home.price", "formerPrice"].includes(path.join("."));
    const isAMonth = ["listing-writer", "posts", "advert-review"].includes(id);
    const ofAdvert = isPrice ? MOST_PRICE : isAMonth ? MOST_A_MONTH : named;
    const max = named === MOST_MONEY ? ofAdvert : named;
    expect(messagesAt(id, path, min)).not.toContain(message);
    expect(messagesAt(id, path, max)).not.toContain(message);
    expect(messagesAt(id, path, min - 1)).toContain(message);
    expect(messagesAt(id, path, max + 1)).toContain(message);
  });
});

describe("a text may be as long as its column, and no longer", () => {
  test.each<[string, Path, number]>([
    ["appreciation", ["ownName"], 80],
    ["follow-up", ["name"], 80],
    ["follow-up", ["about"], 120],
    ["follow-up", ["agent"], 80],
    ["lead-qualifier", ["name"], 80],
    ["lead-qualifier", ["zone"], 120],
    ["lead-qualifier", ["homeType"], 80],
    ["lead-qualifier", ["reason"], 200],
    ["lead-qualifier", ["overrideReason"], 160],
    ["listing-writer", ["views"], 80],
    ["listing-writer", ["registrationNumber"], 60],
    ["negotiator", ["homeName"], 120],
    ["negotiator", ["conditions"], 400],
    ["negotiator", ["offers", 0, "name"], 60],
    ["prospecting", ["startName"], 120],
    ["prospecting", ["agent"], 80],
    ["prospecting", ["prospects", 0, "name"], 80],
    ["prospecting", ["prospects", 0, "address"], 200],
    ["sales-arguments", ["views"], 80],
    ["sales-arguments", ["areaRentSource"], 80],
    ["sales-arguments", ["worksSource"], 80],
    ["sales-arguments", ["renovations", 0, "what"], 60],
    ["sales-arguments", ["competitors", 0, "name"], 60],
  ])("%s, %s: %d letters", (id, path, most) => {
    expect(messagesAt(id, path, "a".repeat(most))).toEqual([]);
    expect(messagesAt(id, path, "a".repeat(most + 1))).toHaveLength(1);
  });
});

describe("a list takes so many rows", () => {
  test.each<[string, string, number]>([
    ["negotiator", "offers", 6],
    ["prospecting", "prospects", 50],
    ["sales-arguments", "renovations", 6],
    ["sales-arguments", "competitors", 3],
    ["lead-qualifier", "events", 12],
  ])("%s, %s: %d", (id, field, most) => {
    const [row] = (toolOf(id).example as unknown as Record<string, Row[]>)[field]!;
    const rows = (count: number) => Array.from({ length: count }, () => row);
    expect(messagesAt(id, [field], rows(most))).toEqual([]);
    expect(messagesAt(id, [field], rows(most + 1))).toHaveLength(1);
  });
});

/** Percentages as they are kept: 0.35 is 35 %. */
const USUAL: [string, Row][] = [
  ["appreciation", { years: 3, source: "oficial", series: "bis-es", ownPrices: "es" }],
  [
    "borrowing-capacity",
    {
      paysPerYear: "12",
      monthlyDebts: 0,
      maxIncomeShare: 0.35,
      maxAgeAtEnd: 75,
      rateType: "fijo",
      laterReferenceYears: 5,
      reviewMonths: "12",
      fixedYears: 5,
      loanToValue: 0.8,
      openingFee: 0,
      linkedProductsPerYear: 0,
      homeKind: "usada",
      appraisalShare: 1,
      prepaymentMonth: 60,
    },
  ],
  ["follow-up", { stage: "nuevo", channel: "whatsapp", startedAt: "09:00", hour: "10:00", done: 0 }],
  [
    "lead-qualifier",
    { monthlyDebts: 0, homeKind: "usada", rate: 0.03, years: 30, maxIncomeShare: 0.35, loanToValue: 0.8, events: [] },
  ],
  [
    "negotiator",
    {
      offers: [],
      carryPerMonth: 0,
      counterDepositShare: 0.1,
      counterDays: 60,
      validDays: 5,
      situation: "general",
      seed: 1,
    },
  ],
  ["prospecting", { visitsFrom: "10:00", visitsTo: "14:00", visitsPerDay: 4 }],
  ["renovation", { quality: "basica", payer: "particular", carryPerMonth: 0, criterion: "central", others: [] }],
  [
    "roi-calculator",
    {
      mode: "inversion",
      homeKind: "usada",
      works: 0,
      managementShare: 0,
      loanYears: 25,
      horizonYears: 10,
      reductionCase: "general",
      rentDeviation: 0.02,
      vacancyDeviation: 0.04,
      seed: 1,
    },
  ],
  ["sales-arguments", { homeKind: "usada", loanToValue: 0.8, rate: 0.03, years: 30, renovations: [], competitors: [] }],
];

describe("an empty field gets its default", () => {
  const each = USUAL.flatMap(([id, values]) =>
    Object.entries(values).map(([field, usual]) => [`${id}, ${field}`, id, field, usual] as const),
  );
  test.each(each)("%s", (_name, id, field, usual) => {
    const parsed = toolOf(id).input.parse(exampleWith(id, [field], undefined)) as Row;
    expect(parsed[field]).toEqual(usual);
  });
});

describe("a form opens with the values that empty fields mean", () => {
  const opening = tools.flatMap(({ id, defaults }) =>
    Object.entries((defaults ?? {}) as Row).map(
      ([field, shown]) => [`${id}, ${field}: ${JSON.stringify(shown)}`, id, field, shown] as const,
    ),
  );
  const read = (id: string, field: string, value: unknown) => {
    const { data } = toolOf(id).input.safeParse(exampleWith(id, [field], value)) as { data?: Row };
    return data?.[field];
  };
  // Lists open with an empty row, and a home's fields have a form of their own.
  const single = opening.filter(
    ([, id, field, shown]) => typeof shown !== "object" && read(id, field, undefined) !== undefined,
  );

  test("most forms open with some", () => expect(single.length).toBeGreaterThan(40));

  test.each(single)("%s", (_name, id, field, shown) => {
    expect(read(id, field, shown)).toEqual(read(id, field, undefined));
  });
});
