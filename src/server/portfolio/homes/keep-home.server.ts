import { and, eq, type SQL } from "drizzle-orm";
import { type Home, homeSchema, type KnownProperty } from "#domain/portfolio/homes/home.ts";
import { type HomeFilter, NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import { type ToldApart, toldApart } from "#domain/portfolio/homes/told-apart.ts";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { type Property, propertySchema } from "#domain/shared/listing/property.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { addHome, writeHome } from "./change-homes.server.ts";
import { hasWhole, isListed } from "./home-conditions.server.ts";
import { homeOfRow, searchWordsOf } from "./home-rows.server.ts";
import { findHomeRow, type HomeRow, lockHome } from "./lock-homes.server.ts";
import { findHomes } from "./read-homes.server.ts";

/** Homes between portfolio and tools: what a tool is offered, and what stays of a home that it was told of. */

/** A home of the portfolio as a tool's form is filled with it. */
export interface KnownHome {
  id: string;
  home: KnownProperty;
  /** What some tools ask apart from it. */
  apart: ToldApart;
}

/** The homes that a tool is offered: those that can be valued, whose words begin so, last changed first. */
export async function offeredHomes(
  db: Db,
  actor: Actor,
  { text = "", status = null, limit, now }: { text?: string; status?: HomeFilter["status"]; limit: number; now: Date },
): Promise<KnownHome[]> {
  const rows = await findHomes(db, actor, { ...NO_FILTER, text, status, types: PROPERTY_TYPES }, { limit, now });
  return rows.map((row) => knownHome(row.id, homeOfRow(row))!);
}

/** One of them; what was merged leads to what stayed. Null for a stranger's, for the trash and for what no tool values. */
export async function offeredHome(db: Db, actor: Actor, id: string): Promise<KnownHome | null> {
  const row = await findHomeRow(db, actor, id);
  if (!row || row.deletedAt) return null;
  return knownHome(row.id, homeOfRow(row));
}

function knownHome(id: string, whole: Home): KnownHome | null {
  const home = knownOf(whole);
  return home && { id, home, apart: toldApart(whole) };
}

function knownOf(home: Home): KnownProperty | null {
  if (!PROPERTY_TYPES.some((type) => type === home.type)) return null;
  const fields = Object.entries(home).filter(([field]) => field in propertySchema.shape);
  // Feeds name the place in parts; a tool asks for it, and lists tell homes apart by it.
  const place = [home.locationDetail, home.town].filter(Boolean).join(", ").slice(0, 120);
  return { ...(place && { placeName: place }), ...Object.fromEntries(fields) } as KnownProperty;
}

/**
 * Keeps the home that a tool was told of. Told of again, from the portfolio (`chosenId`) or described anew (the same place, type
 * and built area), it stands once: while it is being won the newer description holds; once it is offered, a calculation only
 * fills in what the agency has not said, for a price that somebody tries is not a price that is asked.
 *
 * @returns the row's id
 */
export async function keepHome(
  tx: Db,
  actor: Actor,
  told: Property,
  { chosenId, now }: { chosenId?: string | undefined; now: Date },
): Promise<string> {
  const known = (chosenId && (await chosenHome(tx, actor, chosenId))) || (await sameHome(tx, actor, told));
  const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Partial<Home>;
  if (!known) {
    const home = homeSchema.parse({ ...said, status: "captacion" });
    return await addHome(tx, actor, home, { origin: "herramienta", now });
  }
  const before = homeOfRow(known);
  const after = { ...(known.status === "captacion" ? { ...before, ...said } : { ...said, ...before }) };
  // A tool may be told of an area that the portfolio's usable one does not fit in.
  if ((after.usableAreaM2 ?? 0) > (after.builtAreaM2 ?? Number.POSITIVE_INFINITY)) delete after.usableAreaM2;
  await writeHome(tx, actor, known, after, { origin: "herramienta", now });
  return known.id;
}

/** The home that the form was filled with, locked; undefined where it is gone meanwhile. */
async function chosenHome(tx: Db, actor: Actor, id: string): Promise<HomeRow | undefined> {
  const row = await findHomeRow(tx, actor, id);
  return row && !row.deletedAt ? await lockHome(tx, actor, row.id) : undefined;
}

/** The listed home at the same place of the same kind and size, locked. */
async function sameHome(tx: Db, actor: Actor, told: Property): Promise<HomeRow | undefined> {
  for (const where of placesOf(told)) {
    const rows = await tx
      .select()
      .from(properties)
      .where(
        and(
          mayChange(actor, "home"),
          isListed,
          eq(properties.operation, told.operation),
          eq(properties.type, told.type),
          eq(properties.builtAreaM2, told.builtAreaM2),
          where,
        ),
      );
    const same = rows.find((row) => isSamePlace(homeOfRow(row), told));
    if (same) return await lockHome(tx, actor, same.id);
  }
  return undefined;
}

/** Where to look for it, each along an index: by its point, and by the words of its address. */
function placesOf({ latitude, longitude, address }: Property): SQL[] {
  const words = searchWordsOf(address ?? "");
  return [
    ...(latitude !== undefined && longitude !== undefined
      ? [and(eq(properties.latitude, latitude), eq(properties.longitude, longitude))!]
      : []),
    ...(words.length > 0 ? [hasWhole(words)!] : []),
  ];
}

function isSamePlace(a: KnownProperty | Home, b: Property): boolean {
  if (a.address !== undefined && b.address !== undefined) return a.address.toLowerCase() === b.address.toLowerCase();
  return a.latitude === b.latitude && a.longitude === b.longitude && a.floor === b.floor;
}
