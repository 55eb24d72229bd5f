import { createHash } from "node:crypto";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor } from "./access/actor.server.ts";
import { ownershipOf } from "./access/policies.server.ts";
import { AppError, fieldIssues } from "./app-error.server.ts";
import { answerNeeds } from "./facts/providers.server.ts";
import { keepHome } from "./queries/properties.server.ts";
import { addRun, findRunByKey, searchTextOf, type ToolRun } from "./queries/tool-runs.server.ts";
import type { Services } from "./services.server.ts";

/** Which engine reckons while no external model is configured. */
const EMBEDDED_ENGINE = "embedded";

/** What a tool answers, before it is stored. */
export interface Outcome {
  input: unknown;
  facts: Record<string, unknown>;
  result: unknown;
  durationMs: number;
}

/**
 * Validates, fetches facts, reckons. Nothing is stored.
 *
 * @throws AppError INVALID_INPUT with the messages of the fields
 */
export async function reckon(services: Services, tool: AnyTool, raw: unknown): Promise<Outcome> {
  const parsed = tool.input.safeParse(raw);
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  const input = parsed.data;
  const facts = await answerNeeds(services.facts, tool.needs(input));
  const started = performance.now();
  const result = tool.run(input, facts);
  const durationMs = performance.now() - started;
  services.metrics.runs.observe({ tool: tool.id }, durationMs);
  return { input, facts, result, durationMs };
}

/**
 * Runs a tool for somebody and keeps the run and its home.
 *
 * @param options.rerunOf the run whose input is reckoned anew, with today's facts
 * @param options.idempotencyKey a retry with the same key and input answers the first run; with another input it is refused
 */
export async function runTool(
  services: Services,
  tool: AnyTool,
  raw: unknown,
  {
    actor,
    idempotencyKey,
    rerunOf,
  }: { actor: Actor; idempotencyKey?: string | undefined; rerunOf?: string | undefined },
): Promise<ToolRun> {
  const { db } = services.database;
  const inputHash = createHash("sha256")
    .update(JSON.stringify(raw) ?? "")
    .digest("hex");
  if (idempotencyKey !== undefined) {
    const earlier = await findRunByKey(db, actor.ownerId, tool.id, idempotencyKey);
    if (earlier) return sameInput(earlier, inputHash);
  }
  const outcome = await reckon(services, tool, raw);
  const home = tool.homeOf?.(outcome.input);
  const title = tool.titleOf(outcome.input);
  const run = await db.transaction(async (tx) => {
    const propertyId = home ? await keepHome(tx, actor, home) : null;
    return await addRun(tx, {
      ...ownershipOf(actor),
      toolId: tool.id,
      toolVersion: tool.version,
      engine: EMBEDDED_ENGINE,
      title,
      propertyId,
      input: raw,
      parsedInput: outcome.input,
      facts: storable(outcome.facts),
      result: outcome.result,
      figure: tool.figureOf?.(outcome.result, outcome.input) ?? null,
      searchText: searchTextOf(tool, { title }),
      durationMs: outcome.durationMs,
      idempotencyKey: idempotencyKey ?? null,
      rerunOf: rerunOf ?? null,
      inputHash,
    });
  });
  return sameInput(run, inputHash);
}

function sameInput(run: ToolRun, inputHash: string): ToolRun {
  if (run.inputHash !== inputHash) throw new AppError("IDEMPOTENCY_CONFLICT");
  return run;
}

/**
 * Facts as a run keeps them: of a learned model (megabytes) what it says of itself, of listings their ids; the result
 * holds those that it rests on.
 */
function storable(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([kind, answer]) => [kind, shortened(answer)]));
}

function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => (hasKey(item, "id") ? item.id : item));
  return hasKey(answer, "card") ? { card: answer.card } : answer;
}

function hasKey<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && key in value;
}
