import { describe, expect, test } from "vitest";
import { homeSchema } from "../homes/home.ts";
import { checkHome, type HomeDraft, labelOf, MAX_PHOTOS, readPhotos } from "./check-home.ts";
import { detectFormat, HEAD_BYTES } from "./detect-format.ts";
import { KEPT_BAD_ROWS, MOST_BAD_IN_A_ROW, MOST_FEED_ROWS, openFeedLimits } from "./feed-limits.ts";
import type { FeedProblem, FeedRow } from "./feed-row.ts";
import { IMPORT_FILE_MB } from "./feed-values.ts";
import { openFeedReader } from "./open-reader.ts";
import { openFeedWriter } from "./open-writer.ts";
import { isSwollen } from "./unpacked-limits.ts";

/** The gate of every feed: its format, its limits, and the checks of a home. */

describe("the format is told by what a file says", () => {
  test.each([
    ["a workbook", "PK\x03\x04rest", "xlsx"],
    ["Kyero", '<?xml version="1.0"?>\n<root><kyero/></root>', "kyero"],
    ["Kyero below its mark and blanks", "\ufeff  <kyero>", "kyero"],
    ["a list of properties with a prefix", "<a:property>", "kyero"],
    ["another XML", "<rss></rss>", undefined],
    ["idealista", '{"customerProperties":[]}', "idealista"],
    ["idealista without its head", '[{"propertyFeatures":{}}]', "idealista"],
    ["Fotocasa", '[{"ExternalId":"1"}]', "fotocasa"],
    ["EasyBroker", '{"content":[{"public_id":"EB-1"}]}', "easybroker"],
    ["RESO", '{"@odata.context":"x","value":[{"ListingKey":"1"}]}', "reso"],
    ["a table of RESO", '"ListingKey","ListPrice"\n"1","2"\n', "reso"],
    ["a table with the key of RESO and no price", '"ListingKey","Precio"\n"1","2"\n', "csv"],
    ["a table with the price of RESO and no key", '"Ref","ListPrice"\n"1","2"\n', "csv"],
    ["another JSON", '{"a":1}', undefined],
    ["the adverts of 2018", "ASSETID,PERIOD,PRICE,UNITPRICE\n", "idealista18"],
    ["a table", "Ref;Precio\n1;2\n", "csv"],
    ["a table below five titles", "a\nb\nc\nd\ne\nRef;Precio", "csv"],
    ["a table below six", "a\nb\nc\nd\ne\nf\nRef;Precio", undefined],
    ["a text", "Querida clienta:\nadjunto", undefined],
    ["bytes", "a;b\0c", undefined],
    ["nothing", "", undefined],
  ])("%s", (_, head, format) => expect(detectFormat(Buffer.from(head, "utf8"))).toBe(format));

  test("also in the two bytes a sign of Windows", () => {
    expect(detectFormat(Buffer.from("\ufeffRef;Precio\r\n", "utf16le"))).toBe("csv");
  });

  test("every format but the workbook has a reader, every one that goes out as text a writer", () => {
    for (const format of ["kyero", "csv", "idealista", "fotocasa", "easybroker", "idealista18", "reso"] as const) {
      expect(openFeedReader(format, { today: "2026-11-21" }).hasFailed()).toBe(false);
    }
    expect(() => openFeedReader("xlsx", { today: "2026-11-21" })).toThrow();
    expect(
      (["kyero", "csv", "idealista", "fotocasa"] as const).map((format) => openFeedWriter(format).extension),
    ).toEqual(["xml", "csv", "json", "json"]);
  });
});

test("a file of 200 MB is known by its first 64 KiB, and a thousand of its bad rows are kept", () => {
  expect([IMPORT_FILE_MB, HEAD_BYTES, KEPT_BAD_ROWS]).toEqual([200, 65_536, 1_000]);
});

describe("how much is read", () => {
  const home = homeSchema.parse({});
  const row = (more: Partial<FeedRow> = {}): FeedRow => ({
    ordinal: 1,
    line: 7,
    externalId: null,
    label: null,
    home,
    extras: {},
    photos: [],
    problems: [],
    ...more,
  });
  const rows = (count: number, more: Partial<FeedRow> = {}) => Array.from({ length: count }, () => row(more));

  test("200,000 rows and no more", () => {
    const limits = openFeedLimits();
    expect(limits.take(rows(MOST_FEED_ROWS))).toHaveLength(200_000);
    expect(limits.failure()).toBeUndefined();
    expect(limits.take(rows(2))).toEqual([]);
    expect(limits.rows()).toBe(200_000);
    expect(limits.failure()).toEqual({ message: "El archivo tiene más de 200.000 filas: pártelo en varios", line: 7 });
  });

  test("a thousand bad rows in a row end it with the first reason; a good one between begins the count anew", () => {
    const bad = { home: null, problems: [{ path: "price", message: "Falta el precio" }] };
    const limits = openFeedLimits();
    limits.take(rows(MOST_BAD_IN_A_ROW - 1, bad));
    limits.take([row()]);
    limits.take(rows(MOST_BAD_IN_A_ROW - 1, bad));
    expect(limits.failure()).toBeUndefined();
    // The thousandth still counts; what follows does not.
    expect(limits.take(rows(2, bad))).toHaveLength(1);
    expect(limits.failure()?.message).toContain("(«Falta el precio»)");
    expect(limits.rows()).toBe(2000);
  });

  test("a name that repeats is no home either", () => {
    const limits = openFeedLimits();
    limits.take([row({ externalId: "A" })]);
    limits.take(rows(1000, { externalId: "A" }));
    expect(limits.failure()?.message).toContain("(«se repite el identificador»)");
  });

  test("without a reason none is named", () => {
    const limits = openFeedLimits();
    limits.take(rows(1000, { home: null }));
    expect(limits.failure()?.message).toBe(
      "Hay mil filas seguidas sin una vivienda que se pueda leer. Revisa el archivo o las columnas",
    );
  });

  test("a file that unpacks to more than a hundred times its size and 16 MB is no list of homes", () => {
    const MB = 1024 ** 2;
    expect(isSwollen(1, 16 * MB)).toBe(false);
    expect(isSwollen(1, 16 * MB + 1)).toBe(true);
    expect(isSwollen(MB, 100 * MB)).toBe(false);
    expect(isSwollen(MB, 100 * MB + 1)).toBe(true);
  });
});

describe("a home that was read", () => {
  test("comes without signs that turn letters around", () => {
    const problems: FeedProblem[] = [];
    const read = checkHome({ title: "Piso \u202Eotis", address: "Calle \u2066Sueca\u2069, 12" }, problems);
    expect([read?.title, read?.address, problems]).toEqual(["Piso otis", "Calle Sueca, 12", []]);
  });

  test("is checked by the portfolio's own rules, each problem at its field", () => {
    const problems: FeedProblem[] = [];
    expect(checkHome({ builtAreaM2: 80, usableAreaM2: 70 }, problems)).toMatchObject({
      type: "piso",
      usableAreaM2: 70,
    });
    expect(problems).toEqual([]);
    expect(checkHome({ builtAreaM2: 60, usableAreaM2: 70, descriptions: { español: "x" } }, problems)).toBeNull();
    expect(problems.map(({ path }) => path.split(".")[0])).toContain("descriptions");
    const late: FeedProblem[] = [];
    checkHome({ builtAreaM2: 60, usableAreaM2: 70 }, late);
    expect(late).toEqual([{ path: "usableAreaM2", message: "La superficie útil no puede superar la construida" }]);
  });

  const checked = (draft: HomeDraft) => {
    const problems: FeedProblem[] = [];
    return { home: checkHome(draft, problems), incoming: problems.map(({ path, message }) => `${path}: ${message}`) };
  };

  test("at 0, 0, or with half a position, is nowhere that is known", () => {
    const nowhere = checked({ latitude: 0, longitude: 0 });
    expect(nowhere.home).not.toHaveProperty("latitude", 0);
    expect(nowhere.incoming).toEqual(["latitude: Posición: 0, 0 es un punto en el mar. Se deja sin indicar"]);
    const half = checked({ latitude: 41.4 });
    expect(half.home?.latitude).toBeUndefined();
    expect(half.incoming).toEqual(["latitude: Posición: falta la mitad. Se deja sin indicar"]);
    // On the meridian of Greenwich, north of Castellón.
    expect(checked({ latitude: 40.1, longitude: 0 })).toMatchObject({ home: { longitude: 0 }, incoming: [] });
    expect(checked({}).incoming).toEqual([]);
  });

  test("comes in without codes and links that cannot be, each named", () => {
    const { home, incoming: shown } = checked({
      postalCode: "NOESPOSTAL",
      municipalityCode: "99999",
      cadastralReference: "123",
      urls: { es: "javascript:alert(1)", en: "https://a.example/1" },
      price: 200_000,
    });
    expect(home).toMatchObject({ price: 200_000, urls: { en: "https://a.example/1" } });
    expect([home?.postalCode, home?.municipalityCode, home?.cadastralReference]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(shown).toEqual([
      "urls.es: Usa una dirección que empiece por https://: se deja sin indicar",
      "postalCode: El código postal tiene cinco cifras y empieza por las de su provincia: se deja sin indicar",
      "municipalityCode: Usa el código INE del municipio, de cinco cifras: se deja sin indicar",
      "cadastralReference: La referencia catastral tiene 20 signos, o 14 la de una parcela: se deja sin indicar",
    ]);
  });

  test("is called by its reference, else its title, address or place, 200 signs at most", () => {
    const all = { reference: "V-1", title: "Piso", address: "Calle Mayor", placeName: "Ruzafa", town: "València" };
    expect(labelOf(all)).toBe("V-1");
    expect(labelOf({ ...all, reference: "" })).toBe("Piso");
    expect(labelOf({ address: "Calle Mayor", town: "València" })).toBe("Calle Mayor");
    expect(labelOf({ placeName: "Ruzafa", town: "València" })).toBe("Ruzafa");
    expect(labelOf({ town: 5 })).toBeNull();
    expect(labelOf({ title: "a".repeat(300) })).toHaveLength(200);
  });
});

describe("photos", () => {
  const read = (...addresses: string[]) => {
    const problems: FeedProblem[] = [];
    return { photos: readPhotos(addresses, problems), problems };
  };

  test("web addresses, trimmed, each once and in their order", () => {
    expect(read(" https://a.example/1.jpg ", "http://b.example/2", "https://a.example/1.jpg", "")).toEqual({
      photos: ["https://a.example/1.jpg", "http://b.example/2"],
      problems: [],
    });
  });

  test("others are counted", () => {
    const long = `https://a.example/${"a".repeat(2000)}`;
    expect(read("ftp://a/1.jpg", "foto.jpg", "https://a b", 'https://a"b', long).problems).toEqual([
      { path: "fotos", message: "Dirección de foto no válida (5)" },
    ]);
  });

  test("fifty of them", () => {
    const many = Array.from({ length: MAX_PHOTOS + 1 }, (_, n) => `https://a.example/${n}`);
    expect(read(...many.slice(1)).problems).toEqual([]);
    const { photos, problems } = read(...many);
    expect(photos).toEqual(many.slice(0, 50));
    expect(problems).toEqual([{ path: "fotos", message: "Se toman las 50 primeras fotos de 51" }]);
  });
});
