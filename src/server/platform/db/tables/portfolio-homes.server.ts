import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  json,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Located } from "#domain/portfolio/homes/located.ts";
import {
  CONDITIONS,
  ENERGY_RATINGS,
  ENERGY_STATES,
  HEATINGS,
  HOME_STATUSES,
  HOME_TYPES,
  type HomeStatus,
  MANDATE_KINDS,
  type MandateKind,
  OPERATIONS,
} from "#domain/shared/home-attributes/home-values.ts";
import { HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import { homeWords } from "../indexed-words.server.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { ownedOrVisited } from "./owner-columns.server.ts";
import { importSources } from "./portfolio-imports.server.ts";

/** Homes of a portfolio, and the listings that are published. */

/**
 * A home, typed once and offered by every tool: the attributes of `domain/shared/listing/property.ts`, and those that a
 * portfolio adds (`domain/portfolio/homes`). Bounds are wider than the tools': a feed may hold a warehouse.
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
    /** Unknown for land, and where a feed does not give it. */
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
    /** Text of the advert by language (`es`, `en`). */
    descriptions: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The home's page on the agency's own site, by language. */
    urls: jsonb().$type<Record<string, string>>().notNull().default({}),
    features: text().array().notNull().default([]),
    isLeasehold: boolean("is_leasehold"),
    isPartOwnership: boolean("is_part_ownership"),
    listedOn: date("listed_on"),
    closedOn: date("closed_on"),
    closedPriceCents: numeric("closed_price_cents", { precision: 15, scale: 0 }),
    mandateKind: text("mandate_kind").$type<MandateKind>(),
    mandateEndsOn: date("mandate_ends_on"),
    /** The contact who sells or lets the home. */
    ownerContactId: uuid("owner_contact_id").references((): AnyPgColumn => contacts.id, { onDelete: "set null" }),
    /** For colleagues. */
    notes: text(),
    availableFrom: date("available_from"),
    furnishing: text(),
    allowsPets: boolean("allows_pets"),
    /** By month. */
    communityFeeCents: numeric("community_fee_cents", { precision: 15, scale: 0 }),
    /** By year. */
    propertyTaxCents: numeric("property_tax_cents", { precision: 15, scale: 0 }),
    occupancy: text(),
    heating: text(),
    renovatedYear: smallint("renovated_year"),
    renovatedWhat: text("renovated_what"),
    energyStatus: text("energy_status"),
    /** In kWh per m² and year. */
    energyConsumption: doublePrecision("energy_consumption"),
    /** In kg of CO₂ per m² and year. */
    energyEmissions: doublePrecision("energy_emissions"),
    energyCertifiedOn: date("energy_certified_on"),
    energyCertifiedUntil: date("energy_certified_until"),
    energyCertificateNumber: text("energy_certificate_number"),
    /** In per cent: 3 is 3 %. */
    feePercent: doublePrecision("fee_percent"),
    feeAmountCents: numeric("fee_amount_cents", { precision: 15, scale: 0 }),
    depositMonths: smallint("deposit_months"),
    guaranteeMonths: smallint("guarantee_months"),
    leaseMonths: smallint("lease_months"),
    includedCosts: text("included_costs"),
    previousRentCents: numeric("previous_rent_cents", { precision: 15, scale: 0 }),
    rentIndexCents: numeric("rent_index_cents", { precision: 15, scale: 0 }),
    feePayer: text("fee_payer"),
    keysPlace: text("keys_place"),
    keysNumber: text("keys_number"),
    keysNote: text("keys_note"),
    charges: text().array(),
    chargesNote: text("charges_note"),
    /** The source that sends the home, and its name for the home. */
    sourceId: uuid("source_id").references((): AnyPgColumn => importSources.id, { onDelete: "set null" }),
    externalId: text("external_id"),
    /**
     * The values that the source sent last: a field that the source does not change keeps a correction made by hand.
     */
    imported: json().$type<Record<string, unknown>>(),
    importedHash: text("imported_hash"),
    /** Fields of a format that have no column, by format. */
    extras: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Folded words of reference, title, address and places. */
    searchText: text("search_text").notNull().default(""),
    /** The point that was found by the address, and how exact it is; null for a home whose point somebody set. */
    located: jsonb().$type<Located>(),
    /** When its point is looked for; null where it need not be. */
    locateDueAt: instant("locate_due_at").defaultNow(),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
    /** The home that this one was found to be; undoing the merge empties it. */
    mergedIntoId: uuid("merged_into_id").references((): AnyPgColumn => properties.id, { onDelete: "cascade" }),
  },
  (table) => [
    // Beside those of an agency: an agent who brought all of its homes has none of their own, and that must be found
    // out at once.
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
    // Homes that a job looks for buyers for, those that were written last.
    index("properties_on_offer")
      .on(table.updatedAt)
      .where(sql`${table.status} = 'disponible' and ${table.deletedAt} is null and ${table.mergedIntoId} is null`),
    index("properties_to_locate").on(table.locateDueAt).where(sql`${table.locateDueAt} is not null`),
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
    // The upper bound of the year moves with the calendar, so the schema of the domain checks it.
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
    check("properties_furnishing", sql`${table.furnishing} in (${literals(HOME_ATTRIBUTES.furnishing.values)})`),
    check("properties_community_fee", sql`${table.communityFeeCents} > 0`),
    check("properties_property_tax", sql`${table.propertyTaxCents} > 0`),
    check("properties_occupancy", sql`${table.occupancy} in (${literals(HOME_ATTRIBUTES.occupancy.values)})`),
    check("properties_heating", sql`${table.heating} in (${literals(HEATINGS)})`),
    check("properties_renovated_year", sql`${table.renovatedYear} >= 1900`),
    check("properties_energy_status", sql`${table.energyStatus} in (${literals(ENERGY_STATES)})`),
    check("properties_energy_consumption", sql`${table.energyConsumption} between 0 and 5000`),
    check("properties_energy_emissions", sql`${table.energyEmissions} between 0 and 5000`),
    check("properties_fee_percent", sql`${table.feePercent} between 0 and 20`),
    check("properties_fee_amount", sql`${table.feeAmountCents} > 0`),
    check("properties_deposit_months", sql`${table.depositMonths} between 0 and 12`),
    check("properties_guarantee_months", sql`${table.guaranteeMonths} between 0 and 12`),
    check("properties_lease_months", sql`${table.leaseMonths} between 1 and 600`),
    check("properties_previous_rent", sql`${table.previousRentCents} > 0`),
    check("properties_rent_index", sql`${table.rentIndexCents} > 0`),
    check("properties_fee_payer", sql`${table.feePayer} in (${literals(HOME_ATTRIBUTES.feePayer.values)})`),
    check("properties_external_pair", sql`(${table.sourceId} is null) or (${table.externalId} is not null)`),
  ],
);

/** The columns by which a list of homes filters, counts and sorts. */
function factsOf<T>(table: Record<(typeof FACTS)[number], T>): T[] {
  return FACTS.map((name) => table[name]);
}

const FACTS = [
  "status", "operation", "type", "priceCents", "builtAreaM2", "rooms", "bathrooms", "listedOn", "latitude", "longitude",
  "currency", "updatedAt", "id",
] as const; // biome-ignore format: a list of names

/** Market evidence: listings around which homes are valued. `details` is the whole validated `Listing`. */
export const listings = pgTable(
  "listings",
  {
    id: text().primaryKey(),
    operation: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    seenOn: date("seen_on").notNull(),
    /** True for generated rows: shown as demonstration wherever they appear. */
    isDemo: boolean("is_demo").notNull(),
    details: jsonb().notNull(),
    /** The person who imported it, for themselves or their agency; without either it is everybody's. */
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

/** The home that a row belongs to and is deleted with. */
export const ofHome = () =>
  uuid("home_id")
    .notNull()
    .references(() => properties.id, { onDelete: "cascade" });
