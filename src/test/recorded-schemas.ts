import type * as zod from "zod/mini";

/**
 * Every schema that is made while `zod/mini` is replaced by `recording(zod)`, with its place. It also has those that
 * factories make and that nothing exports.
 */

export type Schema = zod.core.$ZodType;

export interface Recorded {
  schema: Schema;
  /** `file:line` of the product, the innermost first. */
  made: readonly string[];
}

const recorded = new Map<Schema, Recorded>();
/** Schemas that were only the beginning of another one, as `z.string()` is of `z.string().check(…)`, or one of its checks. */
const usedUp = new Set<unknown>();

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "_zod" in value && "def" in value;

function placesNow(): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = "" } = new Error("made here");
  Error.stackTraceLimit = limit;
  const frames = [...stack.matchAll(/\/src\/([\w./-]+\.tsx?)(?:\?[^:]*)?:(\d+)/g)];
  return frames.filter((frame) => !frame[1]!.startsWith("test/")).map((frame) => `${frame[1]}:${frame[2]}`);
}

function record(schema: Schema): void {
  if (recorded.has(schema)) return;
  recorded.set(schema, { schema, made: placesNow() });
  const whole = schema as zod.ZodMiniType;
  const check = whole.check.bind(whole);
  const recordedCheck = (...checks: Parameters<typeof check>) => {
    for (const part of [schema, ...checks]) usedUp.add(part);
    const next = check(...checks);
    record(next);
    return next;
  };
  Object.defineProperty(whole, "check", { value: recordedCheck, configurable: true });
  for (const name of ["parse", "safeParse"] as const) {
    const parse = whole[name].bind(whole) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      asked?.add(schema);
      return parse(...args);
    };
    Object.defineProperty(whole, name, { value: watched, configurable: true });
  }
}

let asked: Set<Schema> | undefined;

/** The schemas that something was asked of meanwhile. */
export async function schemasAsked(act: () => Promise<unknown>): Promise<Schema[]> {
  const these = new Set<Schema>();
  asked = these;
  await act();
  asked = undefined;
  return [...these];
}

/** The library, with every function that makes a schema keeping what it made. */
export function recording<Library extends object>(library: Library): Library {
  const copy: Record<string, unknown> = { ...(library as Record<string, unknown>) };
  for (const [name, member] of Object.entries(library)) {
    if (name === "iso" || name === "coerce") copy[name] = recording(member as object);
    else if (typeof member === "function" && /^[a-z_]/.test(name)) {
      copy[name] = (...args: unknown[]) => {
        const made: unknown = (member as (...args: unknown[]) => unknown)(...args);
        if (isSchema(made)) record(made);
        return made;
      };
    }
  }
  return copy as Library;
}

/** Schemas inside a schema. */
function childrenOf(schema: Schema): Schema[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const single = ["element", "innerType", "rest", "keyType", "valueType", "in", "out", "left", "right", "catchall"];
  const many = [def.options, def.items, def.shape].flatMap((kept) => Object.values((kept as object | undefined) ?? {}));
  const late = def.type === "lazy" ? [(def.getter as () => Schema)()] : [];
  return [...single.map((name) => def[name]), ...many, ...late].filter(isSchema);
}

/** Schemas that may be asked to validate: all except beginnings of others that nothing uses. */
export function liveSchemas(): Recorded[] {
  const kept = new Set([...recorded.keys()].flatMap(childrenOf));
  return [...recorded.values()].filter(({ schema }) => kept.has(schema) || !usedUp.has(schema));
}

/** Every `file:line` of the product that took part in making a schema. */
export function recordedPlaces(): Set<string> {
  return new Set([...recorded.values()].flatMap(({ made }) => made));
}
