import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  HOME_STATUSES,
  HOME_TYPES,
  type HomeStatus,
  MANDATE_KINDS,
  type MandateKind,
} from "#domain/portfolio/homes/home-values.ts";
import { CONDITIONS, ENERGY_RATINGS, OPERATIONS } from "#domain/shared/listing/property.ts";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import { users } from "./account-schema.server.ts";
import { agencies } from "./agency-schema.server.ts";
import { instant, literals, owned, ownedOrVisited } from "./columns.server.ts";
import { contacts } from "./contact-schema.server.ts";
import { importSources } from "./feed-schema.server.ts";
import { homeWords, runWords } from "./indexed-words.server.ts";

/**
 * A home, typed once and offered by every tool: what `domain/shared/listing/property.ts` knows of it, and what a portfolio adds
 * (`domain/portfolio/homes`). Bounds are wider than the tools': a feed may hold a warehouse.
 */
export const properties = pgTable(
  "properties",
  {
    ...ownedOrVisited,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    operation: text().notNull(),
    type: text().notNull(),
    status: text().$type<HomeStatus>().notNull().default("captacion"),
    /** The agency's own. */
    reference: text(),
    title: text(),
    address: text(),
    /** Street number and door are hidden in feeds unless the agency shows them. */
    showsAddress: boolean("shows_address").notNull().default(false),
    postalCode: text("postal_code"),
    town: text(),
    province: text(),
    /** Part of the town, as feeds call it. */
    locationDetail: text("location_detail"),
    placeName: text("place_name"),
    municipalityCode: char("municipality_code", { length: 5 }),
    country: char({ length: 2 }).notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Unknown for land, and where a feed does not say. */
    builtAreaM2: doublePrecision("built_area_m2"),
    usableAreaM2: doublePrecision("usable_area_m2"),
    plotAreaM2: doublePrecision("plot_area_m2"),
    terraceAreaM2: doublePrecision("terrace_area_m2"),
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
    emissionsRating: char("emissions_rating", { length: 1 }),
    /** Integer cents: stored money is never a float. */
    priceCents: numeric("price_cents", { precision: 15, scale: 0 }),
    currency: char({ length: 3 }).notNull(),
    cadastralReference: text("cadastral_reference"),
    /** By language (`es`, `en`): what the advert says. */
    descriptions: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** By language: the page of the home on the agency's own site. */
    urls: jsonb().$type<Record<string, string>>().notNull().default({}),
    features: text().array().notNull().default([]),
    isLeasehold: boolean("is_leasehold"),
    isPartOwnership: boolean("is_part_ownership"),
    listedOn: date("listed_on"),
    closedOn: date("closed_on"),
    closedPriceCents: numeric("closed_price_cents", { precision: 15, scale: 0 }),
    mandateKind: text("mandate_kind").$type<MandateKind>(),
    mandateEndsOn: date("mandate_ends_on"),
    /** Who sells or lets it. */
    ownerContactId: uuid("owner_contact_id").references((): AnyPgColumn => contacts.id, { onDelete: "set null" }),
    /** For colleagues. */
    notes: text(),
    /** Who sends it, and what he calls it. */
    sourceId: uuid("source_id").references((): AnyPgColumn => importSources.id, { onDelete: "set null" }),
    externalId: text("external_id"),
    /** What the sender said last: a field that he does not change keeps what somebody corrected by hand. */
    imported: json().$type<Record<string, unknown>>(),
    importedHash: text("imported_hash"),
    /** Fields of a format that have no column, by format. */
    extras: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Folded words of reference, title, address and places. */
    searchText: text("search_text").notNull().default(""),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
    /** The home that this one was found to be; undoing the merge empties it. */
    mergedIntoId: uuid("merged_into_id").references((): AnyPgColumn => properties.id, { onDelete: "cascade" }),
  },
  (table) => [
    // Beside those of an agency: whoever brought all of its homes has none of his own, and that must be seen at once.
    index("properties_owner")
      .on(table.ownerId, table.updatedAt.desc().nullsFirst())
      .where(sql`${table.agencyId} is null`),
    index("properties_agency")
      .on(table.agencyId, table.updatedAt.desc().nullsFirst())
      .where(sql`${table.agencyId} is not null`),
    index("properties_listed_agency")
      .on(table.agencyId, table.status, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null and ${table.agencyId} is not null`),
    index("properties_listed_owner")
      .on(table.ownerId, table.status, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null and ${table.agencyId} is null`),
    // Filters, facets and orders of the list without opening a row.
    index("properties_facts_agency")
      .on(table.agencyId, ...factsOf(table))
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null and ${table.agencyId} is not null`),
    index("properties_facts_owner")
      .on(table.ownerId, ...factsOf(table))
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null and ${table.agencyId} is null`),
    index("properties_price_agency")
      .on(table.agencyId, table.priceCents, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null and ${table.agencyId} is not null`),
    index("properties_price_owner")
      .on(table.ownerId, table.priceCents, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null and ${table.agencyId} is null`),
    index("properties_visitor")
      .on(table.visitorId, table.updatedAt.desc().nullsFirst())
      .where(sql`${table.visitorId} is not null`),
    index("properties_trash").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("properties_place").on(table.operation, table.latitude, table.longitude),
    uniqueIndex("properties_external").on(table.sourceId, table.externalId),
    index("properties_owner_contact").on(table.ownerContactId).where(sql`${table.ownerContactId} is not null`),
    index("properties_merged").on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index("properties_search").using("gin", homeWords(table)),
    check("properties_maker", sql`num_nonnulls(${table.ownerId}, ${table.visitorId}) = 1`),
    check("properties_visitor_alone", sql`${table.visitorId} is null or ${table.agencyId} is null`),
    check("properties_area", sql`${table.builtAreaM2} between 1 and 1000000`),
    check("properties_usable_area", sql`${table.usableAreaM2} between 1 and ${table.builtAreaM2}`),
    check("properties_plot_area", sql`${table.plotAreaM2} between 1 and 1000000000`),
    check("properties_terrace_area", sql`${table.terraceAreaM2} between 0 and 1000000`),
    check("properties_rooms", sql`${table.rooms} between 0 and 999`),
    check("properties_bathrooms", sql`${table.bathrooms} between 0 and 999`),
    check("properties_floor", sql`${table.floor} between -10 and 150`),
    check("properties_building_floors", sql`${table.buildingFloors} between 1 and 150`),
    // The upper bound of the year moves with the calendar: the schema of the domain holds it.
    check("properties_year", sql`${table.yearBuilt} >= 1000`),
    check("properties_operation", sql`${table.operation} in (${literals(OPERATIONS)})`),
    check("properties_type", sql`${table.type} in (${literals(HOME_TYPES)})`),
    check("properties_status", sql`${table.status} in (${literals(HOME_STATUSES)})`),
    check("properties_mandate", sql`${table.mandateKind} in (${literals(MANDATE_KINDS)})`),
    check("properties_condition", sql`${table.condition} in (${literals(CONDITIONS)})`),
    check("properties_energy", sql`${table.energyRating} in (${literals(ENERGY_RATINGS)})`),
    check("properties_latitude", sql`${table.latitude} between -90 and 90`),
    check("properties_longitude", sql`${table.longitude} between -180 and 180`),
    check("properties_price", sql`${table.priceCents} > 0`),
    check("properties_closed_price", sql`${table.closedPriceCents} > 0`),
    check("properties_emissions", sql`${table.emissionsRating} in (${literals(ENERGY_RATINGS)})`),
    check("properties_external_pair", sql`(${table.sourceId} is null) or (${table.externalId} is not null)`),
  ],
);

/** What a list of homes filters, counts and sorts by. */
function factsOf<T>(table: Record<(typeof FACTS)[number], T>): T[] {
  return FACTS.map((name) => table[name]);
}
const FACTS = [
  "status", "operation", "type", "priceCents", "builtAreaM2", "rooms", "bathrooms", "listedOn", "latitude", "longitude",
  "currency", "updatedAt", "id",
] as const; // biome-ignore format: a list of names

/** One run of a tool: enough to show it again and to know how it was reckoned. */
export const toolRuns = pgTable(
  "tool_runs",
  {
    ...ownedOrVisited,
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
    index("tool_runs_property")
      .on(table.propertyId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.propertyId} is not null`),
    index("tool_runs_age").on(table.createdAt),
    index("tool_runs_search").using("gin", runWords(table)),
    check("tool_runs_name", sql`length(${table.name}) between 1 and 120`),
    check("tool_runs_folder", sql`length(${table.folder}) between 1 and 60`),
    check("tool_runs_credits", sql`${table.credits} >= 0`),
    index("tool_runs_visitor")
      .on(table.visitorId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.visitorId} is not null`),
    check("tool_runs_maker", sql`num_nonnulls(${table.ownerId}, ${table.visitorId}) = 1`),
    check("tool_runs_visitor_alone", sql`${table.visitorId} is null or ${table.agencyId} is null`),
    uniqueIndex("tool_runs_idempotency").on(table.ownerId, table.toolId, table.idempotencyKey),
    uniqueIndex("tool_runs_visitor_idempotency")
      .on(table.visitorId, table.toolId, table.idempotencyKey)
      .where(sql`${table.visitorId} is not null`),
  ],
);
export type ToolRun = typeof toolRuns.$inferSelect;

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
    // What an account keeps is added up before anything more is taken in: from the index alone.
    index("files_agency_size").on(table.agencyId, table.storageKey, table.sizeBytes),
    index("files_owner_size")
      .on(table.ownerId, table.storageKey, table.sizeBytes)
      .where(sql`${table.agencyId} is null`),
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
    /** Who imported it, for himself or his agency; without either it is everybody's. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    /** The import's sender, or the open data's name (`idealista18`). */
    source: text().notNull().default("demo"),
  },
  (table) => [
    index("listings_place").on(table.operation, table.latitude, table.longitude),
    index("listings_owner").on(table.ownerId).where(sql`${table.ownerId} is not null`),
    index("listings_agency").on(table.agencyId).where(sql`${table.agencyId} is not null`),
    index("listings_source").on(table.source, table.id),
  ],
);
