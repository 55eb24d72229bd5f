import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { findOpenChannel } from "../threads/channels.server.ts";
import type { AnswerChannel } from "./assistant-tool.server.ts";

/**
 * The agency's assistant that a visitor asks. Its actor reads the homes of the agency and those of no member: its id is
 * the channel's own.
 *
 * @throws AppError NOT_FOUND for an unknown code, or one whose assistant is switched off
 */
export async function answerChannel(db: Db, code: string | undefined): Promise<AnswerChannel | null> {
  if (code === undefined) return null;
  const channel = await findOpenChannel(db, code);
  if (!channel) throw new AppError("NOT_FOUND");
  const { name, scope, agencyId } = channel;
  const agency = agencyId === null ? null : ({ id: agencyId, role: "agent" } as const);
  return { code, name, actor: { ownerId: scope, isAnonymous: false, agency }, open: channel };
}
