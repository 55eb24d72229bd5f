import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { contactOfRun } from "../../crm/contacts/known-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { ownRun, publicRun } from "./routes.server.ts";
import { runTool } from "./run-tool.server.ts";

/**
 * Calculates a result anew with today's facts; it costs what the tool costs.
 *
 * @throws AppError UNKNOWN_RUN, RUN_PURGED, RERUN_NEEDS_FORM, INSUFFICIENT_CREDITS
 */
export async function rerunRun(
  services: ToolServices,
  actor: PersonActor,
  id: string,
  { network, idempotencyKey }: { network: string; idempotencyKey?: string | undefined },
) {
  const { tool, run } = await ownRun(services, actor, id);
  try {
    const homeId = run.propertyId ?? undefined;
    const contactId = (await contactOfRun(services.database.db, actor, run.id))?.id;
    const again = await runTool(services, tool, run.input, {
      actor,
      network,
      idempotencyKey,
      rerunOf: run.id,
      homeId,
      contactId,
    });
    return publicRun(tool, again);
  } catch (error) {
    // The tool has changed and asks for more than the earlier input has.
    if (error instanceof AppError && error.code === "INVALID_INPUT") throw new AppError("RERUN_NEEDS_FORM");
    throw error;
  }
}
