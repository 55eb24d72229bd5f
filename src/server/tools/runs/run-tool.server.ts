import { createHash, randomUUID } from "node:crypto";
import { CREDIT_COSTS } from "#content/plans.ts";
import { costOf } from "#domain/accounts/plans/run-cost.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { makerOf } from "../../accounts/access/policies.server.ts";
import { paymentOf } from "../../accounts/billing/run-payment.server.ts";
import { noteRun } from "../../crm/contacts/known-contact.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { homeLike, offeredHome } from "../../portfolio/homes/keep-home.server.ts";
import { type Asker, answerNeeds } from "../facts/providers.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { correctRun, differsOnlyIn, runToCorrect } from "./corrected-run.server.ts";
import { addRun, findRunByKey, searchTextOf } from "./tool-runs.server.ts";

/** Name of the engine that calculates while no external model is configured. */
const EMBEDDED_ENGINE = "embedded";

/** Answer of a tool, before it is stored. */
export interface Outcome {
  input: unknown;
  facts: Record<string, unknown>;
  result: unknown;
  durationMs: number;
}

/**
 * Validates, fetches facts, calculates. Nothing is stored.
 *
 * @param asker owner of the portfolio that counts as evidence; nobody on a public page
 * @throws AppError INVALID_INPUT with the messages of the fields
 */
export async function calculateRun(
  services: ToolServices,
  tool: AnyTool,
  raw: unknown,
  asker: Asker | null = null,
): Promise<Outcome> {
  return await calculateInput(services, tool, validInput(tool, raw), asker);
}

function validInput(tool: AnyTool, raw: unknown): unknown {
  // Rules that join fields read them before the schema has found that there are none.
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    throw new AppError("INVALID_INPUT", [{ path: "", message: "Falta o no se admite" }]);
  }
  const parsed = tool.input.safeParse(raw);
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  return parsed.data;
}

async function calculateInput(
  services: ToolServices,
  tool: AnyTool,
  input: unknown,
  asker: Asker | null,
): Promise<Outcome> {
  const facts = await answerNeeds(services.facts, tool.needs(input), asker);
  const refused = tool.refuse?.(input, facts) ?? [];
  if (refused.length > 0) throw new AppError("INVALID_INPUT", refused);
  const started = performance.now();
  const result = tool.run(input, facts);
  const durationMs = performance.now() - started;
  services.metrics.runs.observe({ tool: tool.id }, durationMs);
  return { input, facts, result, durationMs };
}

/**
 * Runs a tool for somebody, keeps the run and takes what it costs: both or nothing. A run without an answer costs nothing. The
 * portfolio is only read: the run is about the home that the form was filled with, or about the one that was described.
 *
 * @param options.network network of the caller, in the form that limits count
 * @param options.homeId the home of the portfolio that the form was filled with, or that the first run was about
 * @param options.contactId contact that it is made for: their timeline shows it
 * @param options.correctionOf the result that was corrected where it stands: within its day it is changed in its place, without a charge;
 *   anything else makes a run of its own
 * @param options.rerunOf the run whose input is calculated anew, with today's facts
 * @param options.idempotencyKey a retry with the same key and input answers the first run; with another input it is
 *   refused
 * @throws AppError INVALID_INPUT; INSUFFICIENT_CREDITS of an account; ANONYMOUS_LIMIT or ANONYMOUS_NETWORK_LIMIT of a
 *   visitor
 */
export async function runTool(
  services: ToolServices,
  tool: AnyTool,
  raw: unknown,
  {
    actor,
    network,
    idempotencyKey,
    rerunOf,
    correctionOf,
    homeId,
    contactId,
  }: {
    actor: Actor;
    network: string;
    idempotencyKey?: string | undefined;
    rerunOf?: string | undefined;
    correctionOf?: string | undefined;
    homeId?: string | undefined;
    contactId?: string | undefined;
  },
): Promise<ToolRun> {
  const { db } = services.database;
  const inputHash = createHash("sha256")
    .update(JSON.stringify(raw) ?? "")
    .digest("hex");
  if (idempotencyKey !== undefined) {
    const earlier = await findRunByKey(db, actor, tool.id, idempotencyKey);
    if (earlier) return sameInput(earlier, inputHash);
  }
  const input = validInput(tool, raw);
  if (correctionOf !== undefined) {
    const now = services.now();
    const before = await runToCorrect(db, actor, tool, { id: correctionOf, input, homeId, now });
    const corrected = before && (await takeCorrection(services, tool, { actor, before, raw, input, homeId }));
    if (corrected) return corrected;
  }
  const credits = costOf("server", tool, CREDIT_COSTS);
  const payment = paymentOf(services, { actor, toolId: tool.id, engine: EMBEDDED_ENGINE, credits, network });
  await payment.check();
  const outcome = await calculateInput(services, tool, input, { actor, homeId });
  const isCharged = tool.hasAnswer?.(outcome.result) ?? true;
  const home = tool.homeOf?.(outcome.input);
  const title = tool.titleOf(outcome.input);
  const id = randomUUID();
  const run = await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Values typed in a tool are tried out there: the run refers to a home of the portfolio and changes nothing of it.
    const chosen = homeId === undefined ? null : await offeredHome(tx, actor, homeId);
    const propertyId = chosen?.id ?? (home && (await homeLike(tx, actor, home))) ?? null;
    const kept = await addRun(tx, actor, {
      id,
      ...makerOf(actor),
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
      credits: isCharged ? payment.credits : 0,
      idempotencyKey: idempotencyKey ?? null,
      rerunOf: rerunOf ?? null,
      inputHash,
    });
    // Of two tries at once with one key the first is kept and has been charged.
    if (kept.id === id) {
      if (isCharged) await payment.take(tx, id);
      if (contactId && !actor.isAnonymous)
        await noteRun(tx, actor, { contactId, run: kept, tool, now: services.now() });
      await publishRun(tx, kept, services.now());
    }
    return kept;
  });
  return sameInput(run, inputHash);
}

/** A result in other words repeats its figures; with other comparables or cells they are calculated anew. */
async function takeCorrection(
  services: ToolServices,
  tool: AnyTool,
  {
    actor,
    before,
    raw,
    input,
    homeId,
  }: { actor: Actor; before: ToolRun; raw: unknown; input: unknown; homeId: string | undefined },
): Promise<ToolRun | undefined> {
  const { facts, result, figure, durationMs } = before;
  const isReworded = differsOnlyIn(before.parsedInput, input, tool.wordFields ?? []);
  const outcome = isReworded ? null : await calculateInput(services, tool, input, { actor, homeId });
  return await correctRun(services.database.db, actor, before.id, {
    input: raw,
    parsedInput: input,
    ...(outcome
      ? {
          facts: storable(outcome.facts),
          result: outcome.result,
          figure: tool.figureOf?.(outcome.result, input) ?? null,
          durationMs: outcome.durationMs,
        }
      : { facts, result, figure, durationMs }),
  });
}

async function publishRun(tx: Db, run: ToolRun, now: Date): Promise<void> {
  const { id: runId, toolId, title, propertyId: homeId, figure, credits } = run;
  await tellChanges(tx, run, "run.created", [{ runId, toolId, title, homeId, figure, credits }], now);
}

function sameInput(run: ToolRun, inputHash: string): ToolRun {
  if (run.inputHash !== inputHash) throw new AppError("IDEMPOTENCY_CONFLICT");
  return run;
}

/**
 * Facts as a run keeps them: a learned model's card instead of its megabytes, and ids of listings; the result contains
 * the listings that it rests on.
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
