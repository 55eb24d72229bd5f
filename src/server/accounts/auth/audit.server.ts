import type { Context } from "hono";
import type { Db } from "../../platform/db/connection.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";

/** Kinds of events in the security log. Details contain no secret and no address but the account's own. */
export type AuthEventKind =
  | "signup"
  | "signup_repeated"
  | "confirmation_sent"
  | "email_confirmed"
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "session_ended"
  | "refresh_reused"
  | "recovery_requested"
  | "password_changed"
  | "email_change_requested"
  | "email_changed"
  | "reauthentication_requested"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_enrolled"
  | "factor_verified"
  | "factor_removed"
  | "factor_failed"
  | "passkey_added"
  | "passkey_renamed"
  | "passkey_removed"
  | "passkey_used"
  | "passkey_failed"
  | "passkey_copied"
  | "passkey_asked_on"
  | "passkey_asked_off"
  | "recovery_codes_made"
  | "recovery_code_used"
  | "data_downloaded"
  | "account_deleted"
  | "personal_data_downloaded"
  | "personal_data_erased"
  | "role_granted"
  | "role_revoked"
  | "banned"
  | "unbanned"
  | "plan_set"
  | "credits_granted"
  | "agency_created"
  | "agency_joined"
  | "agency_left"
  | "agency_removed"
  | "agency_role_changed"
  | "agency_dissolved"
  | "market_opened"
  | "market_closed"
  | "market_refused"
  | "market_used"
  | "link_shared"
  | "link_changed"
  | "link_revoked"
  | "calendar_shared"
  | "calendar_revoked"
  | "link_deleted"
  | "push_token_made"
  | "push_token_revoked"
  | "outlet_made"
  | "outlet_revoked"
  | "impersonation_started"
  | "impersonation_ended"
  | "impersonated_write"
  | "marketing_suppressed"
  | "marketing_unsuppressed"
  | "marketing_exported"
  | "post_published"
  | "post_withdrawn"
  | "webhook_created"
  | "webhook_changed"
  | "webhook_deleted"
  | "webhook_secret_shown"
  | "webhook_secret_rotated"
  | "api_key_created"
  | "api_key_revoked"
  | "opt_out_added"
  | "opt_out_removed"
  | "work_repeated"
  | "work_dismissed"
  | "model_connected"
  | "model_disconnected";

/** Address and program of the caller, as the log and a session keep them. */
export interface Caller {
  ipAddress: string | null;
  userAgent: string | null;
  /** The administrator who acts as the person whose session it is. */
  actorId?: string;
}

export function callerOf(c: Context<AppEnv>, config: Pick<Config, "trustedProxies">): Caller {
  const impersonation = c.get("impersonation");
  return {
    ipAddress: knownAddress(c, config.trustedProxies),
    userAgent: c.req.header("user-agent")?.slice(0, 500) ?? null,
    ...(impersonation && impersonation !== "over" ? { actorId: impersonation.admin.userId } : {}),
  };
}

/** Writes a security event, in the transaction of its cause. */
export async function recordEvent(
  db: Db,
  event: {
    kind: AuthEventKind;
    userId: string | null;
    /** Absent when the person acted for themselves. */
    actorId?: string | null;
    caller: Caller;
    detail?: Record<string, unknown>;
    at: Date;
  },
): Promise<void> {
  const { ipAddress, userAgent, actorId = event.userId } = event.caller;
  await db.insert(authEvents).values({
    kind: event.kind,
    userId: event.userId,
    actorId: event.actorId === undefined ? actorId : event.actorId,
    ipAddress,
    userAgent,
    detail: event.detail ?? {},
    createdAt: event.at,
  });
}
