import { setImmediate as letOthers } from "node:timers/promises";
import { type CheckResult, runCheck } from "#domain/operations/checks/hand-check.ts";
import { HAND_CHECKS } from "#tools/check-list.ts";
import { describeError } from "../../platform/log.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { SYSTEM_CHECKS } from "./system-checks.server.ts";

/**
 * Does the checks one by one, as somebody takes their results: between two of them every request has its turn, and nobody waits
 * for checks whose reader has gone.
 *
 * @param ids only these; all where it is absent
 */
export async function* doChecks(services: ToolServices, ids?: ReadonlySet<string>): AsyncGenerator<CheckResult> {
  const isWanted = ({ id }: { id: string }) => ids === undefined || ids.has(id);
  for (const check of SYSTEM_CHECKS.filter(isWanted)) {
    const started = performance.now();
    const result = await check.run(services).then(
      (got) => ({ isRight: true, got }),
      (error) => ({ isRight: false, got: describeError(error).message }),
    );
    yield { id: check.id, ...result, ms: performance.now() - started };
  }
  for (const check of HAND_CHECKS.filter(isWanted)) {
    await letOthers();
    yield runCheck(check, () => performance.now());
  }
}
