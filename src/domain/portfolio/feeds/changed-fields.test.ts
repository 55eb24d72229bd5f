import { expect, test } from "vitest";
import { fullHome } from "../homes/full-home.test-data.ts";
import { type Home, homeSchema } from "../homes/home.ts";
import { changesBetween } from "../homes/home-changes.ts";
import type { FeedRow } from "./feed-row.ts";
import type { FeedFormat } from "./feed-values.ts";
import { openFeedReader } from "./open-reader.ts";
import { openFeedWriter, type TextFormat } from "./open-writer.ts";

// Homes of which one field of their file is left out or holds something odd: approved by reading `changed-fields.txt`. Each format
// begins with a home of which everything is known.

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Another value of a field, by what it was. */
const ODD: readonly unknown[] = [undefined, "¿?", -5, 7.5, "sí"];

const nameOf = (odd: unknown) => (odd === undefined ? "left out" : `= ${odd}`);

const fullText = (format: TextFormat): string => {
  const writer = openFeedWriter(format, { language: "es" } as never);
  const home = Object.assign(fullHome(), { country: "ES", currency: "EUR", condition: "bueno" }) as Home;
  const row = {
    id: "x",
    externalId: "V-1",
    home,
    photos: ["https://a.example/1.jpg"],
    updatedAt: "2026-11-20T10:00:00Z",
  };
  return writer.start() + writer.row(row) + writer.end();
};

const EASYBROKER = {
  content: [
    {
      public_id: "EB-1",
      title: "Casa en Querétaro",
      property_type: "Casa",
      operations: [{ type: "sale", amount: 2_500_000, currency: "mxn" }],
      bedrooms: "3",
      bathrooms: 2.5,
      construction_size: 210,
      lot_size: 300,
      parking_spaces: 2,
      location: { name: "Juriquilla", street: "Av. Real 5", postal_code: 76230, latitude: 20.7, longitude: -100.4 },
      description: "Amplia",
      public_url: "https://a.example/eb-1",
      property_images: [{ url: "https://a.example/1.jpg" }],
    },
  ],
};
const RESO = {
  value: [
    {
      ListingKey: "MIA-1",
      ListingId: "A11",
      StandardStatus: "Closed",
      CloseDate: "2026-10-01",
      ClosePrice: 440_000,
      PropertyType: "Residential",
      PropertySubType: "Condominium",
      ListPrice: 450_000,
      Country: "US",
      StreetNumber: "100",
      StreetName: "Ocean Drive",
      UnitNumber: "402",
      City: "Miami Beach",
      StateOrProvince: "FL",
      SubdivisionName: "South Beach",
      PostalCode: "33139",
      Latitude: 25.78,
      Longitude: -80.13,
      InternetAddressDisplayYN: true,
      LivingArea: 1000,
      LivingAreaUnits: "Square Feet",
      LotSizeArea: 0.25,
      LotSizeUnits: "Acres",
      BedroomsTotal: 2,
      BathroomsTotalInteger: 2,
      EntryLevel: 4,
      StoriesTotal: 10,
      YearBuilt: 1998,
      PoolPrivateYN: true,
      GarageYN: true,
      CoolingYN: true,
      NewConstructionYN: false,
      OnMarketDate: "2026-09-05",
      ListingContractDate: "2026-09-01",
      AssociationFee: 2400,
      AssociationFeeFrequency: "Quarterly",
      PublicRemarks: "Bright",
      InteriorFeatures: ["Walk-In Closets"],
      ListingURL: "https://a.example/mia-1",
      Media: [{ MediaURL: "https://a.example/1.jpg", Order: 1, MediaCategory: "Photo" }],
    },
  ],
};

function rowOf(format: FeedFormat, text: string): FeedRow | undefined {
  const reader = openFeedReader(format, { today: "2026-11-22", language: "es" });
  return [...reader.write(text), ...reader.end().rows][0];
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((one, i) => leavesOf(one, [...path, i]));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = withValue((whole as Json)[name], rest, value);
  return Array.isArray(whole) ? whole.with(Number(name), inner) : Object.assign({}, whole, { [name]: inner });
}

/** The text of a file with each of its fields changed, by the field's name. */
function* variantsOf(format: FeedFormat): Generator<[field: string, text: string]> {
  if (format === "kyero") {
    const text = fullText("kyero");
    for (const { 0: whole, 1: tag, index } of text.matchAll(/<(\w+)>([^<>]+)<\/\1>/g))
      for (const odd of ODD) {
        const other = odd === undefined ? "" : `<${tag}>${odd}</${tag}>`;
        yield [`${tag} ${nameOf(odd)}`, text.slice(0, index) + other + text.slice(index + whole.length)];
      }
    return;
  }
  const whole = wholeOf(format);
  for (const path of leavesOf(whole))
    for (const odd of ODD) yield [`${path.join(".")} ${nameOf(odd)}`, JSON.stringify(withValue(whole, path, odd))];
}

const wholeOf = (format: FeedFormat): unknown =>
  format === "easybroker" ? EASYBROKER : format === "reso" ? RESO : JSON.parse(fullText(format as TextFormat));

const NOTHING = homeSchema.parse({ operation: "venta", type: "piso" });
const shown = (value: unknown) => (value === null ? "—" : JSON.stringify(value));
const unusual = (row: FeedRow | undefined) =>
  JSON.stringify([row?.externalId, row?.label, row?.photos.length, row?.owner ?? null, row?.unread ?? null]);

/** One line for each field that the home has otherwise, and each sentence of its sender's mistakes. */
function difference(before: FeedRow | undefined, after: FeedRow | undefined): string {
  const homes = [before?.home ?? NOTHING, after?.home ?? NOTHING] as const;
  const changes = Object.entries(changesBetween(...homes)).map(([field, [, now]]) => `${field} ${shown(now)}`);
  const old = new Set(before?.problems.map(({ path, message }) => `${path}: ${message}`));
  const told = (after?.problems ?? []).map(({ path, message }) => `${path}: ${message}`).filter((one) => !old.has(one));
  return [
    ...(after?.home ? changes : ["no home"]),
    ...told.map((one) => `! ${one}`),
    ...(unusual(before) === unusual(after) ? [] : [unusual(after)]),
  ].join("; ");
}

const linesOf = (
  usual: FeedRow | undefined,
  changed: readonly (readonly [field: string, row: FeedRow | undefined])[],
) => {
  const lines = changed.map(([field, row]) => `${field}: ${difference(usual, row)}`);
  // Most fields say nothing of most odd values.
  return `${[`# ${difference(undefined, usual)}`, ...lines.filter((line) => !line.endsWith(": "))].join("\n")}\n`;
};

test.each(["idealista", "fotocasa", "easybroker", "reso", "kyero"] as const)(
  "a field of %s that is left out or odd",
  async (format) => {
    const text = format === "kyero" ? fullText(format) : JSON.stringify(wholeOf(format));
    const changed = [...variantsOf(format)].map(([field, odd]) => [field, rowOf(format, odd)] as const);
    await expect(linesOf(rowOf(format, text), changed)).toMatchFileSnapshot(`./changed-fields/${format}.txt`);
  },
);

test.each(["idealista", "fotocasa", "kyero", "csv"] as const)("a whole home as %s has it", async (format) => {
  await expect(fullText(format)).toMatchFileSnapshot(`./changed-fields/${format}.written.txt`);
});

test("a cell of a table that is empty or odd: a row for each", async () => {
  const [headings = "", cells = ""] = fullText("csv")
    .replace(/^\ufeff/, "")
    .trim()
    .split(/\r?\n/);
  const parts = cells.split(";");
  const names = headings
    .split(";")
    .flatMap((heading, at) => ODD.map((odd) => [`${heading} ${nameOf(odd)}`, at, odd] as const));
  const rows = names.map(([, at, odd]) => parts.with(at, String(odd ?? "")).join(";"));
  const reader = openFeedReader("csv", { today: "2026-11-22", language: "es" });
  const read = [...reader.write([headings, cells, ...rows].join("\n")), ...reader.end().rows];
  const changed = names.map(([name], i) => [name, read[i + 1]] as const);
  await expect(linesOf(read[0], changed)).toMatchFileSnapshot("./changed-fields/csv.txt");
});
