import type { ChangeOrigin, FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import { type Actor, scopeOf } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type HomeTold, queueHomeWebhooks } from "./tell-home-webhooks.server.ts";

type HomeEventKind = "alta" | "cambio" | "fusion" | "separacion" | "papelera" | "vuelta";

interface NewHomeEvent {
  homeId: string;
  kind: HomeEventKind;
  changes?: FieldChanges;
}

/**
 * Writes what happened to homes, in the transaction that did it, and tells the pages that show them. What is gone for good has no
 * history: then there is only something to tell.
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
  const told = events.map(({ homeId, kind, changes = {} }) => ({
    homeId,
    type: TOLD_AS[kind],
    more: { origin, changed: Object.keys(changes) },
  }));
  if (actor.isAnonymous) return;
  await queueHomeWebhooks(tx, actor, told, at);
  await publishChange(tx, scopeOf(actor), "homes");
}

/** What is back from the trash is new to whoever was told that it had gone. */
const TOLD_AS: Record<HomeEventKind, HomeTold["type"]> = {
  alta: "home.created",
  cambio: "home.updated",
  fusion: "home.updated",
  separacion: "home.updated",
  papelera: "home.deleted",
  vuelta: "home.created",
};
