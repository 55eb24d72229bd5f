import fc from "fast-check";
import { expect, test } from "vitest";
import { HOME_STATUSES, HOME_TYPES } from "../../shared/home-attributes/home-values.ts";
import { openCsvRows } from "../../shared/tables/csv-rows.ts";
import { checkedHomeSchema, type Home } from "../homes/home.ts";
import { openCsvReader, sampleCsv } from "./csv-reader.ts";
import { openCsvWriter, tableHeadings } from "./csv-writer.ts";
import type { FeedReaderOptions, FeedRow } from "./feed-row.ts";
import { doubtsOf } from "./plausible-home.ts";
import { TABLE_FIELDS } from "./table-fields.ts";
import { headingsOf, proposeMapping } from "./table-mapping.ts";
import { openTableReader } from "./table-reader.ts";

const TODAY = "2026-11-21";

function read(csv: string, options: Partial<FeedReaderOptions> = {}, size = 65_536) {
  const reader = openCsvReader({ today: TODAY, ...options });
  const rows: FeedRow[] = [];
  for (let at = 0; at < csv.length; at += size) rows.push(...reader.write(csv.slice(at, at + size)));
  const last = reader.end();
  return { rows: [...rows, ...last.rows], end: last.end };
}

function cells(csv: string, size = 65_536) {
  const reader = openCsvRows();
  const rows = [];
  for (let at = 0; at < csv.length; at += size) rows.push(...reader.write(csv.slice(at, at + size)));
  return [...rows, ...reader.end().rows];
}

const CSV = [
  "Ref;Tipo de inmueble;Operación;Precio venta;M² construidos;Nº habitaciones;Baños;Planta;Ascensor;Estado;Dirección;CP;Población;Descripción",
  'A-1;Piso;Venta;250.000 €;1.250,5;3;2;3ª;Sí;Buen estado;Calle Mayor, 5;8001;Barcelona;"Con ""vistas"";\ny balcón"',
  "A-2;Ático;Alquiler;950;80;2;1;Bajo;no;A reformar;Calle Sol, 1;46001;València;Luminoso",
  "A-3;Chalet;Venta;muchos;80;2;1;;x;;Calle Luz, 2;46002;València;",
  "",
].join("\r\n");

test("the state of a building in a column of situations goes where it belongs, unless another column has said it", () => {
  const csv =
    "Ref;Tipo;Operación;Situación\nA;piso;venta;Disponible\nB;piso;venta;A reformar\nC;piso;venta;Reservado\n";
  const { rows } = read(csv);
  expect(rows.map(({ home }) => [home?.status, home?.condition])).toEqual([
    ["disponible", undefined],
    [expect.anything(), "a_reformar"],
    ["reservado", undefined],
  ]);
  expect(rows[1]!.problems).toEqual([
    { path: "condition", message: "Situación: «A reformar» es el estado de conservación, y ahí va" },
  ]);
  const told = read(csv.replace("Situación", "Situación;Estado").replace("A reformar", "A reformar;Buen estado"));
  expect(told.rows[1]!.home?.condition).toBe("bueno");
});

test("reads a table as agencies export it, each bad row with its line and reason", () => {
  const { rows, end } = read(CSV);
  expect(end).toEqual({ rows: 3, isComplete: true });
  expect(rows[0]).toMatchObject({
    externalId: "A-1",
    line: 2,
    problems: [],
    home: {
      reference: "A-1",
      type: "piso",
      operation: "venta",
      price: 250_000,
      builtAreaM2: 1250.5,
      rooms: 3,
      bathrooms: 2,
      floor: 3,
      hasLift: true,
      condition: "bueno",
      address: "Calle Mayor, 5",
      postalCode: "08001",
      town: "Barcelona",
      descriptions: { es: 'Con "vistas";\ny balcón' },
    },
  });
  expect(rows[1]?.home).toMatchObject({ type: "atico", operation: "alquiler", price: 950, floor: 0, hasLift: false });
  expect(rows[2]).toMatchObject({
    line: 5,
    home: expect.not.objectContaining({ price: expect.anything() }),
    unread: ["price"],
    problems: [
      { path: "price", message: "Precio: no se entiende «muchos»: entra sin precio, o conserva el que tenía" },
    ],
  });
});

test("a price in words leaves the price out, not the home", () => {
  const { rows } = read("Ref;Tipo;Operación;Precio\nA;piso;venta;a consultar\nB;piso;venta;0\nC;piso;venta;100.000\n");
  expect(rows.map(({ home, unread }) => [home?.reference, home?.price, unread])).toEqual([
    ["A", undefined, ["price"]],
    // A zero is how exports say that there is none.
    ["B", undefined, undefined],
    ["C", 100_000, undefined],
  ]);
});

test("a transfer of a business is neither sale nor rent, and the reason says so", () => {
  const { rows } = read("Ref;Tipo;Operación;Precio\nA;local;Traspaso;30.000\nB;local;Alquiler;900\nC;piso;Venta;1\n");
  expect(rows.map(({ home }) => home?.operation)).toEqual([undefined, "alquiler", "venta"]);
  expect(rows[0]).toMatchObject({
    home: null,
    problems: [
      {
        path: "operation",
        message: "Operación: «Traspaso» no es venta ni alquiler, y la cartera solo lleva esas dos",
      },
    ],
  });
});

test("a mezzanine counts as the ground floor and stays a mezzanine among the features, once", () => {
  const { rows } = read(
    "Ref;Tipo;Operación;Planta;Características\nA;piso;venta;Entresuelo;Balcón | Galería\nB;piso;venta;entlo 2ª;Entresuelo\nC;piso;venta;Bajo;\n",
  );
  expect(rows.map(({ home }) => [home?.floor, home?.features])).toEqual([
    [0, ["Balcón", "Galería", "Entresuelo"]],
    [0, ["Entresuelo"]],
    [0, []],
  ]);
  expect(rows[0]?.problems).toMatchObject([{ path: "floor" }]);
});

test("is the same in pieces of any size", () => {
  const whole = read(CSV);
  for (const size of [1, 13, 200]) expect(read(CSV, {}, size)).toEqual(whole);
});

test("distinguishes the delimiter, quotes, lines and Excel's own line", () => {
  expect(cells('a,b\n"1,5","x\ny"\n2,3').map((row) => [row.line, row.cells])).toEqual([
    [1, ["a", "b"]],
    [2, ["1,5", "x\ny"]],
    [4, ["2", "3"]],
  ]);
  expect(cells("a\tb,c\r\n1\t2,5\r\n")[1]?.cells).toEqual(["1", "2,5"]);
  expect(cells("sep=|\r\na|b;c\r\n")[0]).toEqual({ line: 2, cells: ["a", "b;c"] });
  expect(cells("precio;m2\n250,5;80,5\n1,1;2,2\n")[1]?.cells).toEqual(["250,5", "80,5"]);
});

test("quotes that never close are the end of the file, with their line", () => {
  const { rows, end } = read(`Ref;Tipo;Operación\nA;piso;venta\nB;"piso;venta\nC;piso;venta\n`);
  expect(rows.map(({ externalId }) => externalId)).toEqual(["A"]);
  expect(end).toEqual({
    rows: 1,
    isComplete: false,
    error: { line: 3, message: "El archivo se corta: hay unas comillas sin cerrar" },
  });
});

test("a last row that is cut is not taken for a home", () => {
  const { rows, end } = read("Ref;Tipo;Operación;Precio\nA;piso;venta;100\nB;piso;ven");
  expect(rows).toHaveLength(1);
  expect(end).toMatchObject({ isComplete: false, error: { line: 3 } });
});

test("finds the headings below a title, and says which columns lack", () => {
  const { rows } = read("Listado de inmuebles;;\n;;\nReferencia;Tipo;Operación\nA;piso;venta\n");
  expect(rows.map(({ externalId, line }) => [externalId, line])).toEqual([["A", 4]]);
  const sample = sampleCsv("Referencia;Superficie;Precio\nA;80;100.000\nB;90;120.000\n");
  expect(sample.proposal.missing).toEqual(["operation", "type"]);
  expect(sample.samples[1]).toEqual(["80", "90"]);
  expect(read("Referencia;Superficie;Precio\nA;80;100.000\n").rows[0]?.problems.map(({ path }) => path)).toEqual([
    "operation",
    "type",
  ]);
});

test("a person's mapping counts, with values for every row", () => {
  const mapping = { externalId: "Código raro", operation: "=venta", type: "=piso", price: "Valor X" };
  const csv = "Código raro;Valor X\n1;100.000\n2;200.000\n";
  expect(read(csv, { mapping }).rows.map(({ home }) => home?.price)).toEqual([100_000, 200_000]);
  const renamed = read(csv.replace("Valor X", "Valor"), { mapping });
  expect(renamed.rows).toEqual([]);
  expect(renamed.end).toMatchObject({ isComplete: false, error: { message: expect.stringContaining("«Valor X»") } });
});

test("a column's cells decide between equal names", () => {
  const condition = proposeMapping(
    ["Estado", "Tipo"],
    [
      ["A reformar", "Piso"],
      ["Buen estado", "Casa"],
    ],
  );
  expect(condition.columns.condition?.heading).toBe("Estado");
  const status = proposeMapping(
    ["Estado", "Tipo"],
    [
      ["Disponible", "Venta"],
      ["Vendido", "Alquiler"],
    ],
  );
  expect(status.columns.status?.heading).toBe("Estado");
});

test("the headings by which Inmovilla and Witei are known", () => {
  const inmovilla = [
    "cod_ofer",
    "ref",
    "keyacci",
    "nbtipo",
    "precioinmo",
    "precioalq",
    "m_cons",
    "m_parcela",
    "total_hab",
    "banyos",
  ];
  expect(Object.keys(proposeMapping(inmovilla, []).columns).sort()).toEqual(
    [
      "bathrooms",
      "builtAreaM2",
      "externalId",
      "operation",
      "plotAreaM2",
      "price",
      "reference",
      "rentPrice",
      "rooms",
      "type",
    ].sort(),
  );
  const witei = [
    "identifier",
    "kind",
    "selling_cost",
    "renting_cost",
    "bedrooms",
    "bathrooms",
    "geo_lat",
    "geo_lng",
    "zipcode",
  ];
  expect(Object.keys(proposeMapping(witei, []).columns)).toHaveLength(witei.length);
});

test("two columns of prices give the operation", () => {
  const { rows } = read("Ref;Tipo;Precio venta;Precio alquiler\nA;piso;100.000;\nB;piso;;900\nC;piso;100.000;900\n");
  expect(rows.map(({ home }) => [home?.operation, home?.price])).toEqual([
    ["venta", 100_000],
    ["alquiler", 900],
    ["venta", 100_000],
  ]);
  expect(rows[2]?.problems).toHaveLength(1);
});

test("without a reference a home keeps its name when its price changes", () => {
  const id = (price: string) =>
    read(`Tipo;Operación;Dirección;Precio\npiso;venta;Calle Mayor, 5;${price}\n`).rows[0]?.externalId;
  expect(id("100.000")).toMatch(/^auto-[0-9a-f]{16}$/);
  expect(id("100.000")).toBe(id("90.000"));
});

test("a sold home without a date is withdrawn, and says so", () => {
  const { rows } = read("Ref;Tipo;Operación;Situación\nA;piso;venta;Vendido\n");
  expect(rows[0]?.home?.status).toBe("retirado");
  expect(rows[0]?.problems).toHaveLength(1);
});

test("a home that is offered both ways comes in for sale, and says so", () => {
  const { rows } = read(
    "Ref;Tipo;Operación;Precio\nA;piso;Venta y alquiler;250.000\nB;piso;V;200.000\nC;piso;ALQ;900\n",
  );
  expect(rows.map(({ home }) => home?.operation)).toEqual(["venta", "venta", "alquiler"]);
  expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ["Se ofrece en venta y en alquiler: aquí va la venta"],
    [],
    [],
  ]);
});

test("a column of states may hold what became of the home too: each word goes where it belongs", () => {
  const { rows } = read(
    "Ref;Tipo;Operación;Estado\nA;piso;venta;Buen estado\nB;piso;venta;A reformar\nC;piso;venta;Reservado\nD;piso;venta;Vendido\nE;piso;venta;Buen estado\nF;piso;venta;A reformar\n",
  );
  expect(rows.map(({ home }) => [home?.status, home?.condition])).toEqual([
    ["disponible", "bueno"],
    ["disponible", "a_reformar"],
    ["reservado", undefined],
    // Sold, and nobody says when.
    ["retirado", undefined],
    ["disponible", "bueno"],
    ["disponible", "a_reformar"],
  ]);
  expect(rows[2]?.problems).toEqual([
    { path: "status", message: "Estado: «Reservado» es la situación de la vivienda, y ahí va" },
  ]);
});

test("headings that are cut short are understood", () => {
  const { rows } = read("Ref;Clase;Oper.;Pob.\nA;Piso;V;Sevilla\n");
  expect(rows[0]?.home).toMatchObject({ type: "piso", operation: "venta", town: "Sevilla" });
});

test("cells that a spreadsheet would run are guarded, and come back bare", () => {
  const home = checkedHomeSchema.parse({ title: '=HYPERLINK("http://a")', notes: "'+1", reference: "-x" });
  const writer = openCsvWriter({ isPrivate: true });
  const csv = writer.start() + writer.row({ id: "1", home, photos: [], updatedAt: "" });
  expect(csv).toContain(`"'=HYPERLINK(""http://a"")"`);
  expect(csv).not.toMatch(/(^|;)[=+@]/m);
  expect(read(csv).rows[0]?.home).toMatchObject({ title: '=HYPERLINK("http://a")', notes: "'+1", reference: "-x" });
});

test("each heading of ours finds its own field", () => {
  const written = tableHeadings();
  const { columns } = proposeMapping(written, []);
  expect(
    Object.values(columns)
      .map(({ heading }) => heading)
      .sort(),
  ).toEqual([...written].sort());
  for (const { key, label } of TABLE_FIELDS) if (written.includes(label)) expect(columns[key]?.heading).toBe(label);
  expect(headingsOf(["Precio", "Precio", ""])).toEqual(["Precio", "Precio (2)", "Columna 3"]);
});

const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== "" && text.length <= 60);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const area = fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => Math.max(1, thousandths / 1000));
const rating = maybe(fc.constantFrom("A", "B", "C", "D", "E", "F", "G"));
const flag = maybe(fc.boolean());
const day = maybe(
  fc
    .date({ min: new Date("1990-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
);
const degrees = (limit: number) =>
  fc
    .integer({ min: -limit * 1e6, max: limit * 1e6 })
    .filter((value) => value !== 0)
    .map((value) => value / 1e6);

/** Any home, with things that are hard for spreadsheets: signs, line ends, digits that group. */
const anyHome = fc
  .record({
    reference: maybe(words),
    operation: fc.constantFrom("venta", "alquiler"),
    type: fc.constantFrom(...HOME_TYPES),
    status: fc.constantFrom(...HOME_STATUSES),
    closedOn: fc.constant("2026-05-01"),
    closedPrice: maybe(area),
    price: maybe(area),
    currency: fc.constantFrom("EUR", "MXN", "USD"),
    title: maybe(words),
    address: maybe(words),
    showsAddress: fc.boolean(),
    placeName: maybe(words),
    town: maybe(words),
    province: maybe(words),
    locationDetail: maybe(words),
    country: fc.constantFrom("ES", "PT", "JP"),
    position: maybe(fc.record({ latitude: degrees(90), longitude: degrees(180) })),
    builtAreaM2: maybe(area.map((value) => value + 10_000)),
    usableAreaM2: maybe(area),
    plotAreaM2: maybe(area),
    terraceAreaM2: maybe(area),
    rooms: maybe(fc.integer({ min: 0, max: 999 })),
    bathrooms: maybe(fc.integer({ min: 0, max: 999 })),
    floor: maybe(fc.integer({ min: -10, max: 150 })),
    floorsAbove: maybe(fc.integer({ min: 1, max: 149 })),
    yearBuilt: maybe(fc.integer({ min: 1000, max: 2029 })),
    condition: maybe(fc.constantFrom("obra_nueva", "bueno", "a_reformar")),
    hasLift: flag,
    isExterior: flag,
    isTopFloor: flag,
    hasPool: flag,
    orientations: maybe(fc.uniqueArray(fc.constantFrom("norte", "sur", "este", "oeste"), { minLength: 1 })),
    energyRating: rating,
    emissionsRating: rating,
    isLeasehold: flag,
    listedOn: day,
    mandateEndsOn: day,
    mandateKind: maybe(fc.constantFrom("exclusiva", "no_exclusiva")),
    descriptions: fc.dictionary(
      fc.constantFrom("es", "en", "ca", "ru"),
      fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== ""),
    ),
    urls: fc.dictionary(fc.constantFrom("es", "nl"), fc.webUrl()),
    features: fc.array(words, { maxLength: 4 }),
    notes: maybe(words),
  })
  // No home lies above the last floor of its building.
  .map(({ position, floorsAbove, ...home }) => {
    const buildingFloors = floorsAbove && Math.min(150, Math.max(home.floor ?? 0, 0) + floorsAbove);
    return checkedHomeSchema.parse({ ...home, ...position, ...(buildingFloors && { buildingFloors }) });
  });

test("our own table comes back identical", () => {
  fc.assert(
    fc.property(
      fc.array(anyHome, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 20, max: 3000 }),
      (homes, size) => {
        const writer = openCsvWriter({ isPrivate: true });
        const csv =
          writer.start() +
          homes
            .map((home, index) =>
              writer.row({ id: `id-${index}`, home, photos: ["https://a.example/1.jpg"], updatedAt: "" }),
            )
            .join("");
        const back = read(csv, {}, size);
        expect(back.end).toEqual({ rows: homes.length, isComplete: true });
        expect(back.rows.flatMap(({ problems }) => problems)).toEqual(homes.flatMap(doubtsOf));
        expect(back.rows.map(({ home }) => bare(home as Home))).toEqual(homes.map(bare));
        expect(back.rows.map(({ externalId, photos }) => [externalId, photos])).toEqual(
          homes.map((_, index) => [`id-${index}`, ["https://a.example/1.jpg"]]),
        );
      },
    ),
    { numRuns: 60 },
  );
});

const bare = (home: Home) => Object.fromEntries(Object.entries(home).filter(([, value]) => value !== undefined));

test("a reader has failed once its rows or its table have", () => {
  const whole = openCsvReader({ today: TODAY });
  whole.write(CSV);
  expect(whole.hasFailed()).toBe(false);
  // More columns than any table has: the table fails although its rows are well formed.
  const wide = openCsvReader({ today: TODAY });
  wide.write(`${"x;".repeat(2_000)}\r\n${"1;".repeat(2_000)}\r\n`);
  expect(wide.hasFailed()).toBe(true);
  // A field in quotes that never ends: its rows fail before there is a table.
  const endless = openCsvReader({ today: TODAY });
  endless.write(`Ref;Tipo\r\n"${"x".repeat(5_000_000)}`);
  expect(endless.hasFailed()).toBe(true);
});

test("a row with more cells than its heading is bad and says so; empty ones beyond it do not count", () => {
  const csv = ["Ref;Tipo;Operación;Precio", "A-1;Piso;Venta;250000;sobra", "A-2;Piso;Venta;250000;;", ""].join("\r\n");
  const { rows } = read(csv);
  expect(rows.map(({ externalId, home }) => [externalId, home === null])).toEqual([
    ["A-1", true],
    ["A-2", false],
  ]);
  expect(rows[0]!.problems).toContainEqual({
    path: "fila",
    message: "La fila tiene más celdas que la cabecera: revisa comillas y separadores",
  });
  expect(rows[1]!.problems).toEqual([]);
});

// The first row says that the column is known by its cells too.
test.each([
  ["Moneda", "USD", "doblones", "currency"],
  ["País", "España", "Narnia", "country"],
  ["Habitaciones", "3", "muchas", "rooms"],
  ["M² construidos", "90", "muchos", "builtAreaM2"],
])("a cell of %s that is not understood makes the row bad", (heading, good, bad, path) => {
  const { rows } = read(`Ref;Tipo;Operación;${heading}\nA;piso;venta;${good}\nB;piso;venta;${bad}\n`);
  expect(rows[0]!.home).toHaveProperty(path);
  expect([rows[1]!.home, rows[1]!.problems[0]?.path]).toEqual([null, path]);
});

test.each([
  ["Planta", "3"],
  ["Año construcción", "1970"],
  ["Ascensor", "sí"],
  ["Conservación", "Buen estado"],
  ["Certificado energético", "B"],
])("a cell of %s that is not understood is left out, and the home comes in", (heading, good) => {
  const { rows } = read(`Ref;Tipo;Operación;${heading}\nA;piso;venta;${good}\nB;piso;venta;zzz\n`);
  expect(rows[1]!.home).toMatchObject({ reference: "B" });
  expect(rows[1]!.problems[0]?.message).toMatch(/: se deja sin indicar$/);
});

const HEAD = "Ref;Tipo;Operación;Precio";
const problemsOf = (csv: string) =>
  read(csv)
    .rows.at(-1)!
    .problems.map(({ message }) => message);

test("a figure has at most 300 characters, and a text more", () => {
  const row = (price: string) => `${HEAD}\nA;piso;venta;100\nB;piso;venta;${price}\n`;
  // Blanks around a cell do not count.
  expect(problemsOf(row(`   ${"1".repeat(300)} `)).join()).not.toMatch(/pasa de 300/);
  expect(problemsOf(row("1".repeat(300))).join()).not.toMatch(/pasa de 300/);
  expect(problemsOf(row("1".repeat(301))).join()).toMatch(/Precio: la celda pasa de 300 caracteres/);
  const [first] = read(`Ref;Tipo;Operación;Descripción\nA;piso;venta;${"x".repeat(301)}\n`).rows;
  expect(first!.home!.descriptions.es).toHaveLength(301);
});

test("a cell that is not understood is shown with its first 40 characters", () => {
  const shown = (length: number) => problemsOf(`${HEAD}\nA;piso;venta;100\nB;piso;venta;${"z".repeat(length)}\n`)[0];
  expect(shown(40)).toContain(`«${"z".repeat(40)}»`);
  expect(shown(41)).toContain(`«${"z".repeat(40)}…»`);
});

test("a name is cut at 200 characters, and so is what the owner is called", () => {
  const [row] = read(`${HEAD};Propietario\n${"r".repeat(201)};piso;venta;100;${"o".repeat(201)}\n`).rows;
  expect([row!.externalId, row!.owner!.name].map((text) => text?.length)).toEqual([200, 200]);
});

test("headings stand in the tenth row at the latest", () => {
  const below = (titles: number) => `${"Inmuebles\n".repeat(titles)}${HEAD}\nA;piso;venta;100\n`;
  expect(read(below(9)).rows.map(({ home }) => home?.price)).toEqual([100]);
  expect(read(below(10)).rows.filter(({ home }) => home !== null)).toEqual([]);
});

test("a table has at most 300 filled columns; empty ones beyond do not count", () => {
  const wide = (filled: number, empty: number) => {
    const more = "x;".repeat(filled - 4).slice(0, -1);
    return `${HEAD};${more}${";".repeat(empty)}\nA;piso;venta;100\n`;
  };
  expect(read(wide(300, 0)).end.error).toBeUndefined();
  expect(read(wide(300, 9)).end.error).toBeUndefined();
  expect(read(wide(301, 0)).end.error).toMatchObject({
    message: expect.stringContaining("más de 300 columnas"),
    line: 1,
  });
});

test("thirty filled rows are waited for, since headings may stand among them, and what follows comes at once", () => {
  const reader = openTableReader({ today: TODAY });
  const row = (line: number) => reader.row([`R${line}`, "piso", "venta", 100], line);
  expect(reader.row(HEAD.split(";"), 1)).toEqual([]);
  for (let line = 2; line < 30; line++) expect(row(line)).toEqual([]);
  // Empty rows do not count.
  expect(reader.row([null, "", " "], 30)).toEqual([]);
  expect(row(31).map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
  expect(row(32).map(({ ordinal, line }) => [ordinal, line])).toEqual([[30, 32]]);
  expect(reader.end().end).toEqual({ rows: 30, isComplete: true });
});

test("an empty file, and one of which no column is known, say so", () => {
  expect(read("").end).toEqual({ rows: 0, isComplete: false, error: { message: "El archivo está vacío", line: null } });
  expect(read("\n\nzz;yy\n1;2\n").end.error).toEqual({
    message: "Ninguna columna se reconoce: di qué es cada una",
    line: 3,
  });
});

test("a title says operation and kind where no column does", () => {
  const [sale, rent, both] = read(
    "Ref;Título;Precio\nA;Piso en venta en Sants;100\nB;Ático en alquiler;90\nC;Sin nada;80\n",
  ).rows;
  expect([sale, rent].map((row) => [row!.home?.operation, row!.home?.type])).toEqual([
    ["venta", "piso"],
    ["alquiler", "atico"],
  ]);
  expect([both!.home, both!.problems.map(({ path }) => path)]).toEqual([null, ["operation", "type"]]);
});

test("a code of four digits gets its zero in Spain alone", () => {
  const [here, abroad] = read(
    "Ref;Tipo;Operación;País;Código postal\nA;piso;venta;España;8001\nB;piso;venta;Portugal;8001\n",
  ).rows;
  expect([here, abroad].map((row) => row!.home!.postalCode)).toEqual(["08001", "8001"]);
});
