import { inArray } from "drizzle-orm";
import type { FlowEventType } from "#domain/integrations/flows/flow-events.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import { type FlowEventRow, keepFlowEvents } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

interface HomeChanged {
  homeId: string;
  kind: string;
  changes?: FieldChanges;
}

/** Events of homes for flows: new ones, lower prices, other states. Most changes are none of these, and nothing is read for them. */
export async function tellFlowsOfHomes(tx: Db, events: readonly HomeChanged[], at: Date): Promise<void> {
  const told = events.flatMap(flowEventsOf);
  if (told.length === 0) return;
  const { id, ownerId, agencyId, ownerContactId } = properties;
  const homes = await tx
    .select({ id, ownerId, agencyId, ownerContactId })
    .from(properties)
    .where(inArray(id, [...new Set(told.map(({ row }) => row.homeId!))]));
  const known = new Map(homes.map((home) => [home.id, home]));
  const groups = Map.groupBy(told, ({ type, row }) => {
    const home = known.get(row.homeId!);
    return `${type} ${home?.agencyId ?? home?.ownerId}`;
  });
  for (const group of groups.values()) {
    const { type, row: first } = group[0]!;
    const of = known.get(first.homeId!);
    // A visitor's home has no flow that could listen.
    if (!of) continue;
    const rows = group.map(({ row }) => ({ ...row, contactId: known.get(row.homeId!)?.ownerContactId ?? null }));
    await keepFlowEvents(tx, of, type, rows, at);
  }
}

function flowEventsOf({ homeId, kind, changes = {} }: HomeChanged): { type: FlowEventType; row: FlowEventRow }[] {
  if (kind === "alta") return [{ type: "home.created", row: { homeId, data: {} } }];
  if (kind !== "cambio") return [];
  const told: { type: FlowEventType; row: FlowEventRow }[] = [];
  const [was, is] = changes.price ?? [];
  if (typeof was === "number" && typeof is === "number" && is < was) {
    told.push({ type: "home.price_lowered", row: { homeId, data: { drop: (was - is) / was } } });
  }
  const [from, to] = changes.status ?? [];
  if (typeof from === "string" && typeof to === "string") {
    told.push({ type: "home.status_changed", row: { homeId, data: { from, to } } });
  }
  return told;
}
