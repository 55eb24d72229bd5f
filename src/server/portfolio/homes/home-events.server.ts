import type { ChangeOrigin, FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import { type Actor, scopeOf } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type HomeWebhook, queueHomeWebhooks } from "./queue-home-webhooks.server.ts";
import { tellFlowsOfHomes } from "./tell-flows.server.ts";

type HomeEventKind = "alta" | "cambio" | "fusion" | "separacion" | "papelera" | "vuelta";

interface NewHomeEvent {
  homeId: string;
  kind: HomeEventKind;
  changes?: FieldChanges;
}

/**
 * Writes events of homes, in the transaction of their cause, and publishes them to the pages that show the homes.
 * Erased homes have no history: for them there is only the publication.
 */
export async function publishHomes(
  tx: Db,
  actor: Actor,
  origin: ChangeOrigin,
  events: readonly NewHomeEvent[],
  at: Date,
): Promise<void> {
  // A visitor without account is nobody whom a history could name, and has no other page open that lists homes.
  const actorId = actor.isAnonymous ? null : actor.ownerId;
  if (events.length > 0) {
    await tx.insert(homeEvents).values(events.map((event) => ({ changes: {}, ...event, origin, actorId, at })));
  }
  const payload = events.map(({ homeId, kind, changes = {} }) => ({
    homeId,
    type: WEBHOOK_OF[kind],
    more: { origin, changed: Object.keys(changes) },
  }));
  if (actor.isAnonymous) return;
  await queueHomeWebhooks(tx, actor, payload, at);
  await tellFlowsOfHomes(tx, events, at);
  await publishChange(tx, scopeOf(actor), "homes");
}

/** A home restored from the trash is new to receivers who were told that it was deleted. */
const WEBHOOK_OF: Record<HomeEventKind, HomeWebhook["type"]> = {
  alta: "home.created",
  cambio: "home.updated",
  fusion: "home.updated",
  separacion: "home.updated",
  papelera: "home.deleted",
  vuelta: "home.created",
};
