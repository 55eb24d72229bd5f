import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { HOME_TYPES } from "../../shared/home-attributes/home-values.ts";
import { checkedHomeSchema, type Home } from "../homes/home.ts";
import type { FeedHome, FeedRow } from "./feed-row.ts";
import { KYERO_FIELDS } from "./kyero-fields.ts";
import { openKyeroReader } from "./kyero-reader.ts";
import { openKyeroWriter } from "./kyero-writer.ts";

const SAMPLE = readFileSync(new URL("samples/kyero.xml", import.meta.url), "utf8");
const HEAD = "<root><kyero><feed_version>3</feed_version></kyero>";

function read(xml: string, size = 65_536) {
  const reader = openKyeroReader({ today: "2026-11-21" });
  const rows: FeedRow[] = [];
  for (let at = 0; at < xml.length; at += size) rows.push(...reader.write(xml.slice(at, at + size)));
  const last = reader.end();
  rows.push(...last.rows);
  return { rows, end: last.end };
}

const outOf = (row: FeedRow): FeedHome => ({
  id: "0198-of-ours",
  externalId: row.externalId,
  home: row.home as Home,
  extras: row.extras,
  photos: row.photos,
  updatedAt: "2026-11-21T10:00:00.000Z",
  isAsImported: true,
});

function write(homes: readonly FeedHome[], isPrivate = true): string {
  const writer = openKyeroWriter({ isPrivate });
  return writer.start() + homes.map(writer.row).join("") + writer.end();
}

/** Every value of a property: its path with attributes, and its text, in no order. */
function values(xml: string): string[][] {
  return [...xml.matchAll(/<property>([\s\S]*?)<\/property>/g)].map(([, inner = ""]) => {
    const found: string[] = [];
    const path: string[] = [];
    for (const [, closes, name = "", attributes = "", empty, text = "", cdata] of inner.matchAll(
      /<(\/)?([\w-]+)([^<>]*?)(\/)?>(?:\s*<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))/g,
    )) {
      if (closes) path.pop();
      else if (!empty) path.push(name + attributes);
      const words = (
        text ||
        (cdata ?? "")
          .replace(/&amp;/g, "&")
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">")
          .replace(/&quot;/g, '"')
      ).trim();
      if (words !== "") found.push(`${path.join("/")}=${words}`);
    }
    return found.sort();
  });
}

test("reads what a home says, with the sender's own words kept", () => {
  const { rows, end } = read(SAMPLE);
  expect(end).toEqual({ rows: 3, isComplete: true });
  expect(rows.map(({ line, externalId }) => [line, externalId])).toEqual([
    [12, "MUE-0001"],
    [88, "MUE-0002"],
    [117, "MUE-0003"],
  ]);
  expect(rows[0]?.home).toMatchObject({
    reference: "V-101",
    title: "Villa junto al mar",
    price: 485_000,
    operation: "venta",
    type: "adosado",
    condition: "obra_nueva",
    country: "ES",
    latitude: 38.78911,
    rooms: 4,
    bathrooms: 2,
    hasPool: true,
    hasLift: true,
    plotAreaM2: 331.5,
    energyRating: "D",
    cadastralReference: "1234567BC5813S0001AB",
    isLeasehold: false,
  });
  expect(rows[0]?.home?.emissionsRating).toBeUndefined();
  expect(rows[0]?.home?.descriptions.en).toBe('Bright villa <5 minutes> from the beach & the "Arenal".\nSecond line.');
  expect(rows[0]?.photos).toEqual([
    "https://muestra.example/fotos/1.jpg?w=1200&h=800",
    "https://muestra.example/fotos/2.jpg",
  ]);
  expect(rows[1]?.home).toMatchObject({ operation: "alquiler", price: 950, descriptions: { es: expect.any(String) } });
});

test("a price by the week is no monthly rent", () => {
  const row = read(SAMPLE).rows[2];
  expect(row?.home).toMatchObject({ operation: "alquiler" });
  expect(row?.home?.price).toBeUndefined();
  expect(row?.problems).toEqual([expect.objectContaining({ path: "price" })]);
  expect(write([outOf(row as FeedRow)])).toContain("<price>700</price>");
});

test("an imported home goes out with every field and value of it", () => {
  const { rows } = read(SAMPLE);
  expect(values(write(rows.map(outOf)))).toEqual(values(SAMPLE));
});

test("a changed value goes out as it is now", () => {
  const row = read(SAMPLE).rows[0] as FeedRow;
  const home = { ...(row.home as Home), price: 470_000, type: "chalet" as const, emissionsRating: "C" as const };
  const xml = write([{ ...outOf(row), home, isAsImported: false }]);
  expect(xml).toContain("<price>470000</price>");
  expect(xml).toContain("<type>Villa</type>");
  expect(xml).toContain("<emissions>C</emissions>");
  expect(xml).toContain("<date>2026-11-21 10:00:00</date>");
});

test("portals get no address of a home that hides it", () => {
  const row = read(SAMPLE).rows[0] as FeedRow;
  const hidden = write([outOf(row)], false);
  expect(hidden).not.toMatch(/<address>|<cadastralRef>|<commission>/);
  expect(hidden).toContain("<latitude>38.789</latitude>");
  const shown = write([{ ...outOf(row), home: { ...(row.home as Home), showsAddress: true } }], false);
  expect(shown).toContain("<address>Calle de Muestra, 7</address>");
});

test("is the same in pieces of any size", () => {
  const whole = read(SAMPLE);
  for (const size of [1, 7, 100]) expect(read(SAMPLE, size)).toEqual(whole);
});

test("a truncated file gives its whole homes and the line at which it breaks", () => {
  const cut = SAMPLE.slice(0, SAMPLE.indexOf("<town>Nerja"));
  const { rows, end } = read(cut);
  expect(rows.map(({ externalId }) => externalId)).toEqual(["MUE-0001", "MUE-0002"]);
  expect(end).toEqual({
    rows: 2,
    isComplete: false,
    error: { line: 128, message: "El archivo se corta: falta el final de un inmueble" },
  });
  const betweenHomes = read(SAMPLE.slice(0, SAMPLE.lastIndexOf("</root>")));
  expect(betweenHomes.rows).toHaveLength(3);
  expect(betweenHomes.end).toMatchObject({
    isComplete: false,
    error: { message: expect.stringContaining("la lista") },
  });
});

test("unreadable XML stops at its line", () => {
  const { end, rows } = read(
    `${HEAD}\n<property><id>1</id></property>\n<property><desc>Bed & breakfast</desc></property></root>`,
  );
  expect(rows).toHaveLength(1);
  expect(end).toEqual({
    rows: 1,
    isComplete: false,
    error: { line: 3, message: "Hay un & suelto: escríbelo como &amp;" },
  });
  const crossed = read(
    `${HEAD}\n<property><id>1</id></property>\n<property><id>2</ref></property>\n<property><id>3</id></property></root>`,
  );
  expect(crossed.rows).toHaveLength(1);
  expect(crossed.end.error).toEqual({ line: 3, message: "Una etiqueta se cierra sin haberse abierto" });
  expect(read("<html><body>Error 502</body></html>").end).toMatchObject({ isComplete: false, error: { line: 1 } });
  expect(read("").end.isComplete).toBe(false);
});

test("entities of the document are refused: no file is read through them and none grows", () => {
  const bomb = `<!DOCTYPE root [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n${HEAD}<property><id>&b;</id></property></root>`;
  expect(read(bomb)).toMatchObject({
    rows: [],
    end: { isComplete: false, error: { message: expect.stringContaining("DOCTYPE") } },
  });
  const outside = `<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]>${HEAD}<property><id>&x;</id></property></root>`;
  expect(read(outside).rows).toEqual([]);
});

test("a bad home says why, and the others go in", () => {
  const { rows } = read(
    `${HEAD}<property><id>1</id><type>villa</type><price_freq>sale</price_freq><beds>muchas</beds></property>` +
      "<property><type>villa</type></property><property><id>3</id><type>villa</type><price>100</price></property></root>",
  );
  expect(rows.map(({ home }) => home !== null)).toEqual([false, false, true]);
  expect(rows[0]?.problems).toEqual([{ path: "rooms", message: "Introduce de 0 a 999 habitaciones" }]);
  expect(rows[1]?.problems).toEqual([{ path: "id", message: "Falta el identificador <id>" }]);
});

test("a kind of home that nobody knows comes in as another one, and is named", () => {
  const { rows } = read(
    `${HEAD}<property><id>1</id><type>castle</type><price_freq>sale</price_freq></property></root>`,
  );
  expect(rows[0]?.home?.type).toBe("otro");
  expect(rows[0]?.problems).toEqual([{ path: "type", message: "Tipo: no se entiende «castle»: va como «otro»" }]);
});

test("a position of zeros is none", () => {
  const zero = "<location><latitude>0</latitude><longitude>0</longitude></location>";
  const { rows } = read(`${HEAD}<property><id>1</id><type>villa</type>${zero}</property></root>`);
  expect([rows[0]?.home?.latitude, rows[0]?.home?.longitude]).toEqual([undefined, undefined]);
  expect(rows[0]?.problems.map(({ path }) => path)).toEqual(["latitude"]);
});

test("fifty photos at most, each once", () => {
  const images = Array.from({ length: 60 }, (_, n) => `<image id="${n}"><url>https://a.example/${n}.jpg</url></image>`);
  const { rows } = read(`${HEAD}<property><id>1</id><images>${images.join("")}${images[0]}</images></property></root>`);
  expect(rows[0]?.photos).toHaveLength(50);
  expect(rows[0]?.problems).toHaveLength(1);
});

test("huge texts and the mark of the file are no matter", () => {
  const text = "Gran descripción. ".repeat(1000).trim();
  const xml = `\ufeff${HEAD}<property><id>1</id><desc><es>${text}</es></desc></property></root>`;
  expect(read(xml, 1000).rows[0]?.home?.descriptions.es).toBe(text);
});

test("each of our types has its name, and the name its type", () => {
  const field = KYERO_FIELDS.find(({ path }) => path === "type");
  for (const type of HOME_TYPES) expect(field?.read(field.write({ type } as Home) ?? "")).toBe(type);
});

const words = (max: number) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: max })
    .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "").trim())
    .filter((text) => text !== "" && text.length <= 60);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const area = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => Math.max(1, cents / 100));
const rating = fc.constantFrom("A", "B", "C", "D", "E", "F", "G");

const degrees = (most: number) =>
  fc
    .double({ min: -most, max: most, noNaN: true })
    .map((value) => Math.round(value * 1e7) / 1e7)
    .filter((value) => value !== 0);

/** A home with all that Kyero can hold. */
const kyeroHome = fc
  .record({
    reference: maybe(words(20)),
    operation: fc.constantFrom("venta", "alquiler"),
    type: fc.constantFrom(...HOME_TYPES),
    price: maybe(fc.integer({ min: 1, max: 99_999_999_99 }).map((cents) => Math.max(1, cents / 100))),
    currency: fc.constantFrom("EUR", "USD", "GBP"),
    condition: fc.constantFrom(undefined, "obra_nueva"),
    town: maybe(words(30)),
    province: maybe(words(30)),
    locationDetail: maybe(words(30)),
    address: maybe(words(30)),
    country: fc.constantFrom("ES", "PT", "FR", "JP", "MX"),
    position: maybe(fc.record({ latitude: degrees(90), longitude: degrees(180) })),
    builtAreaM2: maybe(area),
    plotAreaM2: maybe(area),
    terraceAreaM2: maybe(area),
    rooms: maybe(fc.integer({ min: 0, max: 999 })),
    bathrooms: maybe(fc.integer({ min: 0, max: 999 })),
    floor: maybe(fc.integer({ min: -10, max: 150 })),
    hasPool: maybe(fc.boolean()),
    isLeasehold: maybe(fc.boolean()),
    isPartOwnership: maybe(fc.boolean()),
    energyRating: maybe(rating),
    emissionsRating: maybe(rating),
    cadastralReference: maybe(fc.constant("1234567BC5813S0001AB")),
    descriptions: fc.dictionary(fc.constantFrom("es", "en", "de", "ca"), words(60)),
    urls: fc.dictionary(fc.constantFrom("es", "en"), fc.webUrl()),
    features: fc.array(
      words(30).map((word) => `· ${word}`),
      { maxLength: 5 },
    ),
  })
  .map(({ position, ...home }) => checkedHomeSchema.parse({ ...home, ...position }));

test("any home that Kyero can hold comes back identical", () => {
  fc.assert(
    fc.property(fc.array(kyeroHome, { maxLength: 4 }), fc.integer({ min: 5, max: 500 }), (homes, size) => {
      const out = homes.map(
        (home, index): FeedHome => ({
          id: `id-${index}`,
          home,
          photos: [`https://a.example/${index}.jpg?a=1&b=2`],
          updatedAt: "2026-11-21T10:00:00.000Z",
        }),
      );
      const back = read(write(out), size);
      expect(back.end).toEqual({ rows: homes.length, isComplete: true });
      expect(back.rows.map(({ home }) => JSON.stringify(sorted(home)))).toEqual(
        homes.map((home) => JSON.stringify(sorted(home))),
      );
      expect(back.rows.map(({ externalId }) => externalId)).toEqual(out.map(({ id }) => id));
      expect(back.rows.map(({ photos }) => photos)).toEqual(out.map(({ photos }) => photos));
    }),
    { numRuns: 60 },
  );
});

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return Object.is(value, -0) ? 0 : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

test("blanks before the declaration, HTML's entities and control characters do not keep a feed from being read", () => {
  const home = (id: string, notes: string) =>
    `<property><id>${id}</id><ref>${id}</ref><price>100000</price><type>piso</type><desc><es>${notes}</es></desc></property>`;
  const notes = "Sal&oacute;n&nbsp;con vistas: 100&euro;\u000b al mes";
  const { rows, end } = read(
    `\r\n  <?xml version="1.0" encoding="utf-8"?>\n<root>${HEAD.slice(6)}${home("1", notes)}${home("2", "Piso")}</root>`,
    7,
  );
  expect(end).toMatchObject({ isComplete: true });
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows[0]!.home)).toMatch(/Salón\s?con vistas: 100€\s+al mes/);
});

const withHome = (inner: string) => `${HEAD}<property><id>1</id><type>villa</type>${inner}</property></root>`;

test("elements stand 25 deep at the most", () => {
  // The root and the home are two, the innermost the twenty-fifth.
  const nested = (depth: number) => withHome(`${"<a>".repeat(depth - 2)}${"</a>".repeat(depth - 2)}`);
  expect(read(nested(25)).end.error).toBeUndefined();
  expect(read(nested(26)).end.error).toMatchObject({ message: "El archivo está anidado sin fin" });
});

test("a home has 10,000 elements and four million characters at the most", () => {
  // The home itself, its id and its type are three.
  expect(read(withHome("<a/>".repeat(9_997))).end.error).toBeUndefined();
  const tooMuch = { message: "Un inmueble ocupa más de 4 MB o tiene más de 10.000 elementos" };
  expect(read(withHome("<a/>".repeat(9_998))).end.error).toMatchObject(tooMuch);
  const long = (count: number) => withHome(`${`<a>${"x".repeat(399_990)}</a>`.repeat(count)}<b/>`);
  expect(read(long(9)).end.error).toBeUndefined();
  expect(read(long(11)).end.error).toMatchObject(tooMuch);
});

test("a text has a million characters at the most", () => {
  const text = (length: number) => withHome(`<a>${"x".repeat(length)}`.padEnd(length + 300, "x"));
  expect(read(withHome(`<a>${"x".repeat(900_000)}</a>`)).end.error).toBeUndefined();
  expect(read(text(1_100_000)).end.error).toMatchObject({ message: "Un texto ocupa más de 1 MB" });
});

test("a name has 200 characters at the most", () => {
  const named = (length: number) =>
    read(`${HEAD}<property><id>${"n".repeat(length)}</id><type>villa</type><price>1</price></property></root>`)
      .rows[0]!;
  expect(named(200)).toMatchObject({ home: { type: "chalet" }, problems: [] });
  expect(named(201)).toMatchObject({ home: null, problems: [{ path: "id" }] });
});

test("images that are not counted from 1 keep their numbers", () => {
  const image = (id: number) => `<image id="${id}"><url>https://a.example/${id}.jpg</url></image>`;
  const idsOf = (...ids: number[]) => {
    const [row] = read(withHome(`<images>${ids.map(image).join("")}</images>`)).rows;
    return (row!.extras.kyero as { imageIds?: string[] }).imageIds;
  };
  expect(idsOf(1, 2, 3)).toBeUndefined();
  expect(idsOf(0, 1, 2)).toEqual(["0", "1", "2"]);
  expect(idsOf(1, 3)).toEqual(["1", "3"]);
});
