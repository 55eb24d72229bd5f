import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { check } from "recheck";
import { parseAst } from "vite";
import { afterAll, expect, test } from "vitest";

/**
 * No pattern takes longer than its text is long, times a constant: one request with a text for which one does stops the
 * process for everybody. Every literal of the source is checked, and every pattern that is put together while the product runs.
 */

interface Place {
  file: string;
  line: number;
}

interface Literal extends Place {
  source: string;
  flags: string;
}

/** Patterns that cannot be proved linear, with the limit that keeps their texts short. By `/source/flags`. */
const CAPPED: Readonly<Record<string, { longest: number; where: string; why: string }>> = {};

/**
 * Modules that build patterns, and the call that makes them do it; those that do so when they are loaded need no call.
 * They build them from constants, or escape their input.
 */
const BUILDERS: Readonly<Record<string, (module: Record<string, (...given: never[]) => unknown>) => unknown>> = {
  "src/domain/accounts/account/plain-name.ts": () => {},
  "src/domain/tools/advert-rules/wording.ts": ({ findExcluding, findSteering, findUnproven }) =>
    [findExcluding, findSteering, findUnproven].map((find) => find!("Piso" as never)),
  "src/domain/assistant/channel/asked-attributes.ts": ({ attributesAskedFor }) => attributesAskedFor!("x" as never),
  "src/domain/assistant/channel/asked-tour.ts": () => {},
  "src/domain/assistant/channel/client-wish.ts": ({ wishOfMessage }) =>
    wishOfMessage!("sin terraza" as never, {} as never, "EUR" as never),
  "src/domain/crm/calendar/quick-task.ts": ({ readQuickTask }) => readQuickTask!("zzz" as never, "2026-01-01" as never),
  "src/domain/assistant/guards/danger.ts": () => {},
  "src/domain/assistant/chat/cue-grammar.ts": () => {},
  "src/domain/site/indexing/page-head.ts": ({ readHead }) => readHead!("<head></head>" as never),
  "src/domain/shared/listing/advert-text.ts": ({ readAdvert }) => readAdvert!("Piso con ascensor" as never),
  "src/domain/shared/wording/number-rule.ts": ({ mentionsFeature }) =>
    mentionsFeature!("Piso" as never, "aire (acondicionado)+" as never),
  "src/domain/tools/advert-review/told-facts.ts": () => {},
  "src/domain/tools/conversations/day-order.ts": () => {},
  "src/domain/tools/conversations/motive-words.ts": () => {},
  "src/domain/tools/conversations/deciding.ts": () => {},
  "src/domain/tools/conversations/objection-words.ts": () => {},
  "src/domain/tools/conversations/people-words.ts": () => {},
  "src/domain/tools/conversations/promise-words.ts": () => {},
  "src/domain/tools/conversations/read-transcript.ts": () => {},
  "src/domain/tools/conversations/read-whatsapp.ts": () => {},
  "src/domain/tools/conversations/stance.ts": ({ asserted }) =>
    asserted!({ line: " nada ", text: "nada", scan: { tokens: [] } } as never, / nada / as never),
  "src/domain/tools/posts/weighted-length.ts": () => {},
  "src/domain/tools/writing/es/together.ts": ({ together }) => together!("es bonito" as never, "tiene luz" as never),
  "src/domain/tools/writing/marks.ts": () => {},
  "src/domain/tools/writing/notes.ts": ({ notesOf }) => notesOf!("Cocina con isla." as never),
  "src/server/assistant/answers/plan-answer.server.ts": ({ planFor }) =>
    planFor!("¿qué plan para 40 informes?" as never),
};

const literals: Literal[] = [];
const built: Place[] = [];

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

for (const name of readdirSync("src", { recursive: true, encoding: "utf8" })) {
  if (!/\.tsx?$/.test(name) || /^test[\\/]|\.test\.tsx?$/.test(name)) continue;
  const file = join("src", name).replaceAll("\\", "/");
  const text = readFileSync(file, "utf8");
  const lineOf = ({ start }: Node) => text.slice(0, start).split("\n").length;
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (node.type === "Literal" && node.regex) {
      literals.push({ file, line: lineOf(node), source: node.regex.pattern, flags: node.regex.flags });
      return;
    }
    if (/^(New|Call)Expression$/.test(node.type) && node.callee?.name === "RegExp")
      built.push({ file, line: lineOf(node) });
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(text, { lang: name.endsWith("x") ? "tsx" : "ts" }, file).body);
}

/** A pattern that repeats nothing takes as many steps as it is long. */
const repeats = ({ source }: Pick<Literal, "source">) => /[*+{]/.test(source);

/** Patterns built while `run` runs. */
async function recorded(run: () => unknown): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const Original = globalThis.RegExp;
  const make = (given: ConstructorParameters<typeof RegExp>) => {
    const pattern = new Original(...given);
    made.push(pattern);
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (_, given) => make(given as never),
    apply: (_, __, given) => make(given as never),
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}

/**
 * Steps, not times, end the search for a text that takes long, so that a busy machine finds what an idle one does. It begins with
 * as many texts as usual and breeds fewer of them, which takes an eighth of the time.
 */
const BOUNDS = {
  randomSeed: 0,
  timeout: 60_000,
  incubationTimeout: null,
  attackTimeout: null,
  seedingTimeout: null,
  maxIteration: 3,
  maxGenerationSize: 40,
  mutationSize: 15,
  crossoverSize: 10,
};

async function faultOf({ source, flags }: Pick<Literal, "source" | "flags">): Promise<string | null> {
  const found = await check(source, flags, BOUNDS);
  if (found.status === "safe") return null;
  const text = found.status === "vulnerable" ? `, as for ${JSON.stringify(found.attack.pattern)}` : "";
  return `${found.status}${found.status === "vulnerable" ? ` (${found.complexity.summary})` : ""}${text}`;
}

/**
 * Patterns that this version of the checker has proved to be linear, by digest: its search is seeded and counts steps, so that the same
 * pattern has the same answer, and a fifth of a minute of both cores is not spent on it each time. A pattern that is not in the list is
 * proved where it is met. `PATTERNS=write` proves all of them anew and writes the list.
 */
const PROVED_FILE = "src/patterns-proved.txt";
const WRITES = process.env.PATTERNS === "write";
const proved = new Set(WRITES ? [] : readFileSync(PROVED_FILE, "utf8").split("\n"));
const checker = (createRequire(import.meta.url)("recheck/package.json") as { version: string }).version;
const digestOf = (key: string) =>
  createHash("sha256")
    .update(JSON.stringify([checker, BOUNDS, key]))
    .digest("hex")
    .slice(0, 24);

async function faultsOf(patterns: ReadonlyMap<string, { pattern: Pick<Literal, "source" | "flags">; at: string }>) {
  const waiting = [...patterns].filter(([key]) => !proved.has(digestOf(key)));
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, { pattern, at }] = next;
      const fault = key in CAPPED ? null : await faultOf(pattern);
      if (fault) faults.push(`${at}: ${key} is ${fault}`);
      else if (!(key in CAPPED)) proved.add(digestOf(key));
    }
  };
  // As many at once as the checker has threads to use.
  await Promise.all([work(), work()]);
  return faults.sort();
}

test("no pattern of the source is slower than linear", { timeout: 900_000 }, async () => {
  const patterns = new Map(
    literals
      .filter(repeats)
      .map((one) => [`/${one.source}/${one.flags}`, { pattern: one, at: `${one.file}:${one.line}` }]),
  );
  expect(literals.length).toBeGreaterThan(1_000);
  expect(await faultsOf(patterns)).toEqual([]);
});

test("every module that puts patterns together is known", () => {
  expect([...new Set(built.map(({ file }) => file))].sort()).toEqual(Object.keys(BUILDERS).sort());
});

test("no pattern that is put together is slower than linear", { timeout: 900_000 }, async () => {
  const patterns = new Map<string, { pattern: RegExp; at: string }>();
  for (const [file, run] of Object.entries(BUILDERS)) {
    // The query makes it a module of its own, which is loaded once more.
    const path = `../${file}?patterns`;
    const made = await recorded(async () => run(await import(/* @vite-ignore */ path)));
    expect(made.length, file).toBeGreaterThanOrEqual(built.filter((one) => one.file === file).length);
    for (const pattern of made) patterns.set(String(pattern), { pattern, at: file });
  }
  expect(await faultsOf(patterns)).toEqual([]);
});

test("a pattern that takes long for some text is found", async () => {
  const doubled = { source: "^(a|a)*$", flags: "" };
  expect(await faultsOf(new Map([["/^(a|a)*$/", { pattern: doubled, at: "here" }]]))).toEqual([
    expect.stringContaining("vulnerable"),
  ]);
});

afterAll(() => {
  if (WRITES) writeFileSync(PROVED_FILE, `${[...proved].sort().join("\n")}\n`);
});

test("every capped pattern still exists, and really cannot be shown to be linear", { timeout: 900_000 }, async () => {
  const known = new Map(literals.map((one) => [`/${one.source}/${one.flags}`, one]));
  for (const key of Object.keys(CAPPED)) {
    const literal = known.get(key);
    expect(literal, key).toBeDefined();
    expect(await faultOf(literal!), key).not.toBeNull();
  }
});
