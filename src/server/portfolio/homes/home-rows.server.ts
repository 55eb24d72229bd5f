import type { Home } from "#domain/portfolio/homes/home.ts";
import { ATTRIBUTE_NAMES, type AttributeName, leading, namesOfKind } from "#domain/shared/home-attributes/table.ts";
import { foldName } from "#domain/shared/listing/fold.ts";
import type { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

/**
 * A home of the portfolio as its row and back: the one place that knows which field is which column. Pure and quick, because an
 * import asks it for each of tens of thousands of homes.
 */

type HomeRow = typeof properties.$inferSelect;
/** Every attribute of a home itself; without its owner, its origin and its place (trash, merge). */
type HomeColumns = Required<
  Omit<
    typeof properties.$inferInsert,
    | ("id" | "ownerId" | "agencyId" | "createdAt" | "updatedAt" | "ownerContactId")
    | ("sourceId" | "externalId" | "imported" | "importedHash" | "extras" | "deletedAt" | "mergedIntoId")
    | ("located" | "locateDueAt")
  >
>;

/** Fields that always have a value; the others follow in the order in which comparisons show them. */
const CERTAIN = ["operation", "type", "status", "showsAddress", "country", "currency", "descriptions", "urls", "features"] as const; // biome-ignore format: a list of names
type Certain = (typeof CERTAIN)[number];

/** Amounts are stored in columns of cents, `priceCents` for `price`. */
const AMOUNTS = namesOfKind("money");
type Amount = (typeof AMOUNTS)[number];

type Plain = Exclude<AttributeName, Certain | Amount>;
const isPlain = (name: AttributeName): name is Plain =>
  !(CERTAIN as readonly string[]).includes(name) && !(AMOUNTS as string[]).includes(name);

const FIRST_PLAIN: readonly Plain[] = [
  "reference", "title", "address", "postalCode", "town", "province", "locationDetail", "placeName", "municipalityCode",
]; // biome-ignore format: a list of names
/** Fields whose column has their name and value; unknown is null. */
const PLAIN = leading(FIRST_PLAIN, ATTRIBUTE_NAMES.filter(isPlain));

/** All columns that a home's fields fill, and the words that the search finds it by. */
export function columnsOfHome(home: Home): HomeColumns {
  const columns: Record<string, unknown> = {};
  for (const name of PLAIN) columns[name] = home[name] ?? null;
  for (const name of CERTAIN) columns[name] = home[name];
  for (const name of AMOUNTS) columns[`${name}Cents`] = centsOf(home[name]);
  columns.searchText = searchTextOfHome(home);
  return columns as HomeColumns;
}

/** A row as a home: unknown fields are left out. Takes any part of a row that has these columns. */
export function homeOfRow(row: Pick<HomeRow, Plain | Certain | `${Amount}Cents`>): Home {
  const home: Record<string, unknown> = {};
  for (const name of CERTAIN) home[name] = row[name];
  for (const name of PLAIN) if (row[name] !== null) home[name] = row[name];
  for (const name of AMOUNTS) {
    const cents = row[`${name}Cents`];
    if (cents !== null) home[name] = Number(cents) / 100;
  }
  return home as Home;
}

const LONGEST = 600;

/** Folded words of reference, title, address and places; a reference also as one word, as people type it ("V-102", "v102"). */
export function searchTextOfHome(
  home: Pick<
    Home,
    | ("reference" | "title" | "address" | "postalCode" | "town" | "province")
    | ("locationDetail" | "placeName" | "cadastralReference")
  >,
): string {
  const reference = home.reference === undefined ? undefined : searchWordsOf(home.reference);
  const parts = [
    home.reference,
    reference && reference.length > 1 ? reference.join("") : undefined,
    home.title,
    home.address,
    home.postalCode,
    home.locationDetail,
    home.placeName,
    home.town,
    home.province,
    home.cadastralReference,
  ];
  return searchWordsOf(parts.filter(Boolean).join(" ")).join(" ").slice(0, LONGEST);
}

/** The words of a text as the search of homes compares them. */
export const searchWordsOf = (text: string): string[] => foldName(text).split(" ").filter(Boolean);

const centsOf = (amount: number | undefined) => (amount === undefined ? null : String(Math.round(amount * 100)));
