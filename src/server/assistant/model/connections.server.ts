import { eq } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { ModelForm } from "#domain/assistant/model/model-form.ts";
import { type Actor, type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { type Caller, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { modelConnections } from "../../platform/db/tables/assistant-threads.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** The language model that writes for somebody: their agency's or their own, else the deployment's, else none. */

type Row = typeof modelConnections.$inferSelect;

export interface ModelConnection {
  baseUrl: string;
  model: string;
  /** Null for a server that asks for none. */
  key: string | null;
  /** Owner of the server: a customer's server is called with care, the deployment's may stand anywhere. */
  source: "own" | "deployment";
}

/** The form for pages, without the key. */
export interface ShownConnection {
  baseUrl: string;
  model: string;
  hasKey: boolean;
  lastSuccessAt: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
}

export interface ModelState {
  own: ShownConnection | null;
  /** People without one of their own write with the deployment's, of which they see no more than the model's name. */
  deployment: { model: string } | null;
  mayChange: boolean;
}

/** Coordinators and owners decide for an agency; people without one decide for themselves. */
export const mayConnectModel = ({ agency }: Pick<Actor, "agency">): boolean =>
  agency === null || mayInAgency(agency.role, "edit-brand");

export async function connectionFor(services: ToolServices, actor: Actor): Promise<ModelConnection | null> {
  const row = await find(services, actor);
  if (row) {
    const key = row.keySealed === null ? null : services.auth.keys.open(row.keySealed);
    return { baseUrl: row.baseUrl, model: row.model, key, source: "own" };
  }
  const { model } = services.config;
  return model ? { ...model, source: "deployment" } : null;
}

export async function readModelState(services: ToolServices, actor: Actor): Promise<ModelState> {
  const row = await find(services, actor);
  const { model } = services.config;
  return {
    own: row ? shown(row) : null,
    deployment: model ? { model: model.model } : null,
    mayChange: mayConnectModel(actor),
  };
}

/**
 * Keeps the connection. A key is never sent to another server than the one it was typed for.
 *
 * @throws AppError NOT_ALLOWED; INVALID_INPUT at `key` where it must be typed again
 */
export async function saveConnection(
  { database, auth, now }: ToolServices,
  { actor, caller }: { actor: PersonActor; caller: Caller },
  { baseUrl, model, key, withoutKey }: ModelForm,
): Promise<void> {
  if (!mayConnectModel(actor)) throw new AppError("NOT_ALLOWED");
  const at = now();
  const scope = scopeOf(actor);
  await database.db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const [locked] = await tx.select().from(modelConnections).where(eq(modelConnections.scope, scope)).for("update");
    const isSameServer = locked !== undefined && new URL(locked.baseUrl).origin === new URL(baseUrl).origin;
    if (locked?.keySealed && !isSameServer && key === null && !withoutKey) {
      const message = "La dirección es de otro servidor: escribe su clave, o marca que no pide ninguna";
      throw new AppError("INVALID_INPUT", [{ path: "key", message }]);
    }
    const keySealed = withoutKey ? null : key === null ? (locked?.keySealed ?? null) : auth.keys.seal(key);
    const stated = { baseUrl, model, keySealed, updatedAt: at };
    const isUntested =
      !locked || locked.baseUrl !== baseUrl || locked.model !== model || locked.keySealed !== keySealed;
    const untested = isUntested ? { lastSuccessAt: null, lastErrorAt: null, lastError: null } : {};
    await tx
      .insert(modelConnections)
      .values({ ...ownershipOf(actor), scope, ...stated, createdAt: at })
      .onConflictDoUpdate({
        target: modelConnections.scope,
        set: { ...stated, ...untested, ownerId: actor.ownerId },
      });
    const detail = { server: new URL(baseUrl).host, model };
    await recordEvent(tx, { kind: "model_connected", userId: actor.ownerId, caller, detail, at });
  });
}

/** Once more changes nothing. @throws AppError NOT_ALLOWED */
export async function deleteConnection(
  { database, now }: ToolServices,
  { actor, caller }: { actor: PersonActor; caller: Caller },
): Promise<void> {
  if (!mayConnectModel(actor)) throw new AppError("NOT_ALLOWED");
  await database.db.transaction(async (tx) => {
    const gone = await tx
      .delete(modelConnections)
      .where(eq(modelConnections.scope, scopeOf(actor)))
      .returning();
    if (gone.length === 0) return;
    await recordEvent(tx, { kind: "model_disconnected", userId: actor.ownerId, caller, at: now() });
  });
}

/** Keeps the result for the connection that was tried, not for one that replaced it meanwhile. */
export async function keepOutcome(
  { database, now }: ToolServices,
  actor: Actor,
  { baseUrl, model }: ModelConnection,
  error: string | null,
): Promise<void> {
  if (actor.isAnonymous) return;
  const at = now();
  const outcome = error === null ? { lastSuccessAt: at } : { lastErrorAt: at, lastError: error.slice(0, 500) };
  await database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(modelConnections)
      .where(eq(modelConnections.scope, scopeOf(actor)))
      .for("update");
    if (row?.baseUrl !== baseUrl || row.model !== model) return;
    await tx.update(modelConnections).set(outcome).where(eq(modelConnections.id, row.id));
  });
}

async function find({ database: { db } }: ToolServices, actor: Actor): Promise<Row | undefined> {
  if (actor.isAnonymous) return undefined;
  const [row] = await db
    .select()
    .from(modelConnections)
    .where(eq(modelConnections.scope, scopeOf(actor)));
  return row;
}

function shown({ baseUrl, model, keySealed, lastSuccessAt, lastErrorAt, lastError }: Row): ShownConnection {
  return {
    baseUrl,
    model,
    hasKey: keySealed !== null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastErrorAt: lastErrorAt?.toISOString() ?? null,
    lastError,
  };
}
