import { and, eq, type SQL } from "drizzle-orm";
import { type Home, homeSchema, type KnownProperty } from "#domain/portfolio/homes/home.ts";
import { type HomeFilter, NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import type { KnownValuation } from "#domain/portfolio/homes/known-valuation.ts";
import { type ToolAttributes, toolAttributesOf } from "#domain/portfolio/homes/tool-attributes.ts";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { type Property, propertySchema } from "#domain/shared/listing/property.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";
import type { HomePlace } from "#domain/shared/places/place-of-home.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { addHome } from "./change-homes.server.ts";
import { hasWhole, isListed } from "./home-conditions.server.ts";
import { homeOfRow, searchWordsOf } from "./home-rows.server.ts";
import { knownValuations } from "./known-valuations.server.ts";
import { findHomeRow, type HomeRow } from "./lock-homes.server.ts";
import { placeOfHome } from "./place-of-home.server.ts";
import { findHomes } from "./read-homes.server.ts";

/** Homes between portfolio and tools: what a tool is offered, and how a home that was typed there is kept when somebody asks. */

/** A home of the portfolio as a tool's form is filled with it. */
export interface KnownHome {
  id: string;
  home: KnownProperty;
  /** Data that only some tools ask for. */
  apart: ToolAttributes;
  /** Where it is, as taxes go; undefined where its file does not tell. */
  place?: HomePlace | undefined;
  /** The newest valuation in the home's currency. */
  valuation?: KnownValuation;
}

/**
 * The homes that a tool is offered: those that can be valued, with words that begin like the typed ones, last changed
 * first.
 */
export async function offeredHomes(
  db: Db,
  actor: Actor,
  { text = "", status = null, limit, now }: { text?: string; status?: HomeFilter["status"]; limit: number; now: Date },
): Promise<KnownHome[]> {
  const rows = await findHomes(db, actor, { ...NO_FILTER, text, status, types: PROPERTY_TYPES }, { limit, now });
  const valuations = await knownValuations(
    db,
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => knownHome(row.id, homeOfRow(row), valuations.get(row.id))!);
}

/**
 * One of them; a merged home leads to the one that was kept. Null for a stranger's, for the trash and for homes that no
 * tool values.
 */
export async function offeredHome(db: Db, actor: Actor, id: string): Promise<KnownHome | null> {
  const row = await findHomeRow(db, actor, id);
  return row ? await offeredOf(db, actor, row) : null;
}

/** The same of a row that the actor may see. */
export async function offeredOf(db: Db, actor: Actor, row: HomeRow): Promise<KnownHome | null> {
  if (row.deletedAt) return null;
  const valuations = await knownValuations(db, actor, [row.id]);
  return knownHome(row.id, homeOfRow(row), valuations.get(row.id));
}

function knownHome(id: string, whole: Home, valuation: KnownValuation | undefined): KnownHome | null {
  const home = knownOf(whole);
  return (
    home && {
      id,
      home,
      apart: toolAttributesOf(whole),
      place: placeOfHome(whole),
      ...(valuation?.currency === whole.currency && { valuation }),
    }
  );
}

function knownOf(home: Home): KnownProperty | null {
  if (!PROPERTY_TYPES.some((type) => type === home.type)) return null;
  const fields = Object.entries(home).filter(([field]) => field in propertySchema.shape);
  // Feeds name the place in parts; a tool asks for it, and lists distinguish homes by it.
  const place = placeLine([home.locationDetail, home.town]).slice(0, 120);
  return {
    ...(place && { placeName: place }),
    // Whoever typed its square metres has said that there is one.
    ...(home.terraceAreaM2 && { hasTerrace: true }),
    ...Object.fromEntries(fields),
  } as KnownProperty;
}

/**
 * Puts a home that was typed in a tool into the portfolio, as one that the agency tries to win, because somebody asked for it.
 * The same home (place, type and built area) stands once: where it is there already, it stays as it is.
 *
 * @param ownerContactId the contact whose home a new one is, which the actor may see
 * @returns the row's id
 */
export async function saveTypedHome(
  tx: Db,
  actor: Actor,
  typed: Property,
  now: Date,
  ownerContactId: string | null = null,
): Promise<string> {
  const known = await homeLike(tx, actor, typed);
  if (known) return known;
  const stated = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as Partial<Home>;
  return await addHome(tx, actor, homeSchema.parse({ ...stated, status: "captacion" }), {
    origin: "herramienta",
    now,
    ownerContactId,
  });
}

/** Whether two descriptions are of one home: the same kind and size at the same place. */
export function isSameHome(a: Property, b: Property): boolean {
  return a.operation === b.operation && a.type === b.type && a.builtAreaM2 === b.builtAreaM2 && isSamePlace(a, b);
}

/** The id of the listed home at the same place of the same kind and size, if the actor has one. Nothing is written. */
export async function homeLike(db: Db, actor: Actor, typed: Property): Promise<string | undefined> {
  for (const where of placesOf(typed)) {
    const rows = await db
      .select()
      .from(properties)
      .where(
        and(
          mayChange(actor, "home"),
          isListed,
          eq(properties.operation, typed.operation),
          eq(properties.type, typed.type),
          eq(properties.builtAreaM2, typed.builtAreaM2),
          where,
        ),
      );
    const same = rows.find((row) => isSamePlace(homeOfRow(row), typed));
    if (same) return same.id;
  }
  return undefined;
}

/** Conditions that may find it, each along an index: by its point, and by the words of its address. */
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
