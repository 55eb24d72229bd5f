import { deviceName, deviceOf } from "#domain/accounts/account/device.ts";
import type { AuditedEvent } from "#server/accounts/people/audit.server.ts";
import { detailText, isWorrying, kindName } from "./event-kinds.ts";

/** An event as the pages show it. */
export interface ShownEvent {
  id: string;
  at: string;
  kind: string;
  isWorrying: boolean;
  userId: string | null;
  /** The account: its address, or the rest of it. */
  person: string;
  /** The person who acted, when it was somebody else. */
  actor: string | null;
  origin: string;
  detail: string;
}

export function shownEvent(event: AuditedEvent): ShownEvent {
  const { id, at, kind, userId, userEmail, actorId, actorEmail, ipAddress, userAgent, detail } = event;
  return {
    id,
    at: at.toISOString(),
    kind: kindName(kind),
    isWorrying: isWorrying(kind),
    userId: userEmail === null ? null : userId,
    person: userEmail ?? (userId === null ? "Cuenta desconocida" : "Cuenta eliminada"),
    actor: actorId !== null && actorId !== userId ? (actorEmail ?? "Cuenta eliminada") : null,
    origin: [ipAddress, userAgent === null ? null : deviceName(deviceOf(userAgent))].filter(Boolean).join(" · "),
    detail: detailText(kind, detail),
  };
}
