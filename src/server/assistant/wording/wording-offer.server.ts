import type { ModelNotice } from "#domain/assistant/chat/model-notice.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { modelNoticeFor } from "../saved/notice.server.ts";

/**
 * The model that would reword the texts of a result, for a signed-in person; null where there is none or nothing to
 * reword.
 */
export async function wordingOffer(
  services: ToolServices,
  actor: Actor,
  tool: AnyTool,
  run: ToolRun,
): Promise<ModelNotice | null> {
  if (actor.isAnonymous || !tool.wordingOf || tool.wordingOf(run.result, run.parsedInput).length === 0) return null;
  const notice = await modelNoticeFor(services, actor);
  return notice.model === null ? null : notice;
}
