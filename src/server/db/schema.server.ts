import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CONDITIONS, ENERGY_RATINGS, OPERATIONS, PROPERTY_TYPES } from "#domain/listing/property.ts";
import type { ResultFigure } from "#domain/result-figure.ts";
import { agencies } from "./agency-schema.server.ts";

/** A closed list of the domain as SQL; its values are words of ours, without quotes. */
const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What somebody made; `server/access` says who else may see it. */
const owned = {
  id: uuid().primaryKey().defaultRandom(),
  /** The user's id, or the random one of an anonymous visitor's cookie. */
  ownerId: uuid("owner_id").notNull(),
  /** What a member made belongs to his agency and stays when he leaves; without agency it is the owner's alone. */
  agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
};

/** A home, typed once and offered by every tool. Columns follow `domain/listing/property.ts`, bounds included. */
export const properties = pgTable(
  "properties",
  {
    ...owned,
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    operation: text().notNull(),
    type: text().notNull(),
    address: text(),
    placeName: text("place_name"),
    municipalityCode: char("municipality_code", { length: 5 }),
    country: char({ length: 2 }).notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    builtAreaM2: doublePrecision("built_area_m2").notNull(),
    usableAreaM2: doublePrecision("usable_area_m2"),
    rooms: smallint(),
    bathrooms: smallint(),
    floor: smallint(),
    buildingFloors: smallint("building_floors"),
    yearBuilt: smallint("year_built"),
    condition: text(),
    hasLift: boolean("has_lift"),
    isExterior: boolean("is_exterior"),
    isTopFloor: boolean("is_top_floor"),
    hasTerrace: boolean("has_terrace"),
    hasParkingIncluded: boolean("has_parking_included"),
    hasStorageRoom: boolean("has_storage_room"),
    hasPool: boolean("has_pool"),
    hasAirConditioning: boolean("has_air_conditioning"),
    hasWardrobes: boolean("has_wardrobes"),
    hasDoorman: boolean("has_doorman"),
    hasGarden: boolean("has_garden"),
    orientations: text().array(),
    energyRating: char("energy_rating", { length: 1 }),
    /** Integer cents: stored money is never a float. */
    priceCents: numeric("price_cents", { precision: 15, scale: 0 }),
    currency: char({ length: 3 }).notNull(),
    cadastralReference: text("cadastral_reference"),
  },
  (table) => [
    index("properties_owner").on(table.ownerId, table.updatedAt.desc()),
    index("properties_agency").on(table.agencyId, table.updatedAt.desc().nullsFirst()),
    check("properties_area", sql`${table.builtAreaM2} between 15 and 2000`),
    check("properties_usable_area", sql`${table.usableAreaM2} between 10 and ${table.builtAreaM2}`),
    check("properties_rooms", sql`${table.rooms} between 0 and 15`),
    check("properties_bathrooms", sql`${table.bathrooms} between 0 and 10`),
    check("properties_floor", sql`${table.floor} between -2 and 50`),
    check("properties_building_floors", sql`${table.buildingFloors} between 1 and 60`),
    // The upper bound of the year moves with the calendar: the schema of the domain holds it.
    check("properties_year", sql`${table.yearBuilt} >= 1700`),
    check("properties_operation", sql`${table.operation} in (${literals(OPERATIONS)})`),
    check("properties_type", sql`${table.type} in (${literals(PROPERTY_TYPES)})`),
    check("properties_condition", sql`${table.condition} in (${literals(CONDITIONS)})`),
    check("properties_energy", sql`${table.energyRating} in (${literals(ENERGY_RATINGS)})`),
    check("properties_latitude", sql`${table.latitude} between -90 and 90`),
    check("properties_longitude", sql`${table.longitude} between -180 and 180`),
    check("properties_price", sql`${table.priceCents} > 0`),
  ],
);

/** One run of a tool: enough to show it again and to know how it was reckoned. */
export const toolRuns = pgTable(
  "tool_runs",
  {
    ...owned,
    toolId: text("tool_id").notNull(),
    toolVersion: integer("tool_version").notNull(),
    /** `embedded`, or the external model that took part. */
    engine: text().notNull(),
    title: text().notNull(),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    /** As it was typed, to fill the form again. */
    input: jsonb().notNull(),
    /** As the schema of that version understood it, to show and export the result without parsing again. */
    parsedInput: jsonb("parsed_input").notNull(),
    /** Answers of the fact providers, as the engine got them. */
    facts: jsonb().notNull(),
    result: jsonb().notNull(),
    durationMs: doublePrecision("duration_ms").notNull(),
    /** A retry with the same key finds the first run instead of making another. */
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the raw input, so that a key reused for another input is refused. */
    inputHash: text("input_hash").notNull(),
    /** The result in one figure, so that lists need not open it. */
    figure: jsonb().$type<ResultFigure>(),
    /** What it cost. */
    credits: integer().notNull().default(0),
    /** The run whose input was reckoned anew; it may be gone. */
    rerunOf: uuid("rerun_of"),
    /** Set once the owner keeps it under "Resultados guardados". */
    savedAt: instant("saved_at"),
    /** As the owner calls it, in place of the title. */
    name: text(),
    folder: text(),
    tags: text().array().notNull().default([]),
    /** In the trash; thirty days later it is gone. */
    deletedAt: instant("deleted_at"),
    /** Input, facts and result were erased because they spoke of persons and were old; the tool's name and the figure stay. */
    purgedAt: instant("purged_at"),
    /** Title, name, folder, tags and tool, folded (`queries/search-text`): what the history's search looks through. */
    searchText: text("search_text").notNull().default(""),
  },
  (table) => [
    index("tool_runs_owner")
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index("tool_runs_agency")
      .on(table.agencyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.agencyId} is not null`),
    index("tool_runs_saved")
      .on(table.ownerId, table.savedAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.agencyId)
      .where(sql`${table.deletedAt} is null and ${table.savedAt} is not null`),
    index("tool_runs_tool")
      .on(table.ownerId, table.toolId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    // Names and how often, without opening a row.
    index("tool_runs_folder")
      .on(table.ownerId, table.folder, table.agencyId)
      .where(sql`${table.deletedAt} is null and ${table.folder} is not null`),
    index("tool_runs_tags")
      .on(table.ownerId, table.tags, table.agencyId)
      .where(sql`${table.deletedAt} is null and ${table.tags} <> '{}'`),
    index("tool_runs_by_tag").using("gin", table.tags).where(sql`${table.deletedAt} is null and ${table.tags} <> '{}'`),
    index("tool_runs_trash")
      .on(table.ownerId, table.deletedAt.desc().nullsFirst())
      .where(sql`${table.deletedAt} is not null`),
    index("tool_runs_age").on(table.createdAt),
    index("tool_runs_search").using("gin", sql`to_tsvector('simple', ${table.searchText})`),
    check("tool_runs_name", sql`length(${table.name}) between 1 and 120`),
    check("tool_runs_folder", sql`length(${table.folder}) between 1 and 60`),
    check("tool_runs_credits", sql`${table.credits} >= 0`),
    uniqueIndex("tool_runs_idempotency").on(table.ownerId, table.toolId, table.idempotencyKey),
  ],
);

/** What somebody uploaded. The bytes lie in the data folder under `storageKey`. */
export const files = pgTable(
  "files",
  {
    ...owned,
    name: text().notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: char({ length: 64 }).notNull(),
    storageKey: text("storage_key").notNull(),
  },
  (table) => [
    index("files_owner").on(table.ownerId, table.createdAt.desc()),
    check("files_size", sql`${table.sizeBytes} >= 0`),
  ],
);

/** Market evidence: listings around which homes are valued. `details` holds the whole validated `Listing`. */
export const listings = pgTable(
  "listings",
  {
    id: text().primaryKey(),
    operation: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    seenOn: date("seen_on").notNull(),
    /** True for what the generator made: shown as demonstration wherever it appears. */
    isDemo: boolean("is_demo").notNull(),
    details: jsonb().notNull(),
  },
  (table) => [index("listings_place").on(table.operation, table.latitude, table.longitude)],
);
