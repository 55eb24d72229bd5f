import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { DemandValues } from "#domain/crm/contacts/contact-forms.ts";
import type { Gazetteer } from "#domain/crm/matching/read-places.ts";
import { currencyOf } from "#domain/crm/matching/sought-place.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { placeReader, type ReadPlaces } from "../matching/place-reader.server.ts";
import { type Act, enterContact } from "./write-contact.server.ts";

/** Demands of buyers and tenants. */

const whole = (amount: number | undefined) => (amount === undefined ? null : String(Math.round(amount * 100)));

function columnsOf({ priceMin, priceMax, where, currency, ...rest }: DemandValues, read: ReadPlaces) {
  const sought = where ? read.chosen(where) : read.typed(rest.places);
  return {
    ...rest,
    places: where ? where.map(({ typed }) => typed) : rest.places,
    sought,
    currency: currency ?? currencyOf(sought) ?? read.currency,
    zone: (rest.zone as [number, number][] | null | undefined) ?? null,
    areaMinM2: rest.areaMinM2 ?? null,
    roomsMin: rest.roomsMin ?? null,
    roomsMax: rest.roomsMax ?? null,
    bathroomsMin: rest.bathroomsMin ?? null,
    note: rest.note ?? null,
    priceMinCents: whole(priceMin),
    priceMaxCents: whole(priceMax),
  };
}

/**
 * A new demand of a contact, which is locked meanwhile. Somebody who looks for the very same already is not noted as looking for it twice.
 *
 * @returns the id of the demand, or of the one that is there already
 */
export async function addDemand(
  tx: Db,
  act: Act,
  contactId: string,
  form: DemandValues,
  gazetteer: Gazetteer,
): Promise<string> {
  const { crmScope } = await enterContact(tx, act.actor, contactId);
  const read = await placeReader(tx, act.actor, gazetteer);
  const columns = columnsOf(form, read);
  const known = await tx
    .select()
    .from(demands)
    .where(and(eq(demands.contactId, contactId), eq(demands.isActive, true)));
  const same = columns.isActive ? known.find((row) => isSameDemand(columns, row)) : undefined;
  if (same) return same.id;
  const [row] = await tx
    .insert(demands)
    .values({ contactId, ...columns, createdAt: act.now, updatedAt: act.now })
    .returning({ id: demands.id });
  await publishChange(tx, crmScope.scope, "contacts");
  return row!.id;
}

/** Whether two ask for the same, whatever the words of a list are ordered like. */
function isSameDemand(asked: ReturnType<typeof columnsOf>, row: typeof demands.$inferSelect): boolean {
  return (Object.keys(asked) as (keyof typeof asked)[]).every((name) =>
    isDeepStrictEqual(comparable(asked[name]), comparable(row[name as keyof typeof row])),
  );
}

/** As the database gives it back: amounts without the zeros behind their point, lists in one order, JSON without what is undefined. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.toSorted();
  if (typeof value === "string" && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : (value ?? null);
}

/** The whole demand is written anew. @throws AppError NOT_FOUND */
export async function changeDemand(
  tx: Db,
  { actor, now }: Act,
  { contactId, demandId }: { contactId: string; demandId: string },
  form: DemandValues,
  gazetteer: Gazetteer,
): Promise<void> {
  const { crmScope } = await enterContact(tx, actor, contactId);
  const read = await placeReader(tx, actor, gazetteer);
  const changed = await tx
    .update(demands)
    .set({ ...columnsOf(form, read), updatedAt: now })
    .where(and(eq(demands.id, demandId), eq(demands.contactId, contactId)));
  if (!changed.rowCount) throw new AppError("NOT_FOUND");
  await publishChange(tx, crmScope.scope, "contacts");
}

/** @throws AppError NOT_FOUND */
export async function deleteDemand(
  tx: Db,
  { actor }: Act,
  { contactId, demandId }: { contactId: string; demandId: string },
): Promise<void> {
  const { crmScope } = await enterContact(tx, actor, contactId);
  const gone = await tx.delete(demands).where(and(eq(demands.id, demandId), eq(demands.contactId, contactId)));
  if (!gone.rowCount) throw new AppError("NOT_FOUND");
  await publishChange(tx, crmScope.scope, "contacts");
}
