import * as z from "zod/mini";
import { followUp as tool } from "./tool.ts";

const SUNDAY = "2026-11-22";

/**
 * The example with other values, as the tool answers it. It began on Saturday 21 November 2026 at nine in the evening, whatever today is.
 *
 * @param optedOut numbers in the ledger of whoever must not be rung
 */
export function outcome(changes: Record<string, unknown> = {}, today = SUNDAY, optedOut: string[] = []) {
  const input = z.parse(tool.input, { ...tool.example, startedOn: "2026-11-21", ...changes });
  return { input, result: tool.run(input, { today, optedOut }) };
}

/** Answered, refused, in the ledger, all done, and the last step alone: one of each state beside the open plan. */
export const STOPPED = {
  replied: () => outcome({ done: 1, repliedOn: "2026-11-24" }, "2026-11-25"),
  refused: () => outcome({ saidNo: "si" }),
  noted: () => outcome({ phone: "612 345 678" }, SUNDAY, ["612 345 678"]),
  done: () => outcome({ done: 6 }, "2027-01-10"),
  last: () => outcome({ done: 5 }, "2026-12-20"),
};
