import { and, desc, eq } from "drizzle-orm";
import type { Property } from "#domain/listing/property.ts";
import type { Actor } from "../access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../access/policies.server.ts";
import type { Db } from "../db/connection.server.ts";
import { properties } from "../db/schema.server.ts";

type Row = typeof properties.$inferSelect;

/** A stored home with its id. */
export interface KnownHome {
  id: string;
  home: Property;
}

/** The homes that the actor may see, last used first. */
export async function listHomes(db: Db, actor: Actor, { limit }: { limit: number }): Promise<KnownHome[]> {
  const rows = await db
    .select()
    .from(properties)
    .where(mayRead(actor, "home"))
    .orderBy(desc(properties.updatedAt))
    .limit(limit);
  return rows.map((row) => ({ id: row.id, home: homeOf(row) }));
}

/**
 * Keeps a home. The same home described again (same position or address, type and built area) updates its row: one
 * home stands once however often it is valued.
 *
 * @returns the row's id
 */
export async function keepHome(db: Db, actor: Actor, home: Property): Promise<string> {
  const values = columnsOf(home);
  return await db.transaction(async (tx) => {
    const known = await tx
      .select()
      .from(properties)
      .where(
        and(
          mayChange(actor, "home"),
          eq(properties.type, home.type),
          eq(properties.operation, home.operation),
          eq(properties.builtAreaM2, home.builtAreaM2),
        ),
      )
      .for("update");
    const same = known.find((row) => isSamePlace(homeOf(row), home));
    if (same) {
      await tx
        .update(properties)
        .set({ ...values, updatedAt: new Date() })
        .where(eq(properties.id, same.id));
      return same.id;
    }
    const [row] = await tx
      .insert(properties)
      .values({ ...values, ...ownershipOf(actor) })
      .returning({ id: properties.id });
    return row!.id;
  });
}

function isSamePlace(a: Property, b: Property): boolean {
  if (a.address !== undefined && b.address !== undefined) return a.address.toLowerCase() === b.address.toLowerCase();
  return a.latitude === b.latitude && a.longitude === b.longitude && a.floor === b.floor;
}

function columnsOf({ price, orientations, ...home }: Property) {
  const blank = Object.fromEntries(OPTIONAL.map((name) => [name, null]));
  return {
    ...blank,
    ...home,
    orientations: orientations ?? null,
    priceCents: price === undefined ? null : String(Math.round(price * 100)),
  };
}

const OPTIONAL = [
  "address", "placeName", "municipalityCode", "latitude", "longitude", "usableAreaM2", "rooms", "bathrooms", "floor",
  "buildingFloors", "yearBuilt", "condition", "hasLift", "isExterior", "isTopFloor", "hasTerrace", "hasParkingIncluded",
  "hasStorageRoom", "hasPool", "hasAirConditioning", "hasWardrobes", "hasDoorman", "hasGarden", "energyRating",
  "cadastralReference",
] as const; // biome-ignore format: a list of names

function homeOf({ id, ownerId, agencyId, createdAt, updatedAt, priceCents, ...row }: Row): Property {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return { ...known, ...(priceCents === null ? {} : { price: Number(priceCents) / 100 }) } as Property;
}
