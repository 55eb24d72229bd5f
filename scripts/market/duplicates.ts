import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type AdvertLikeness, advertLikeness, type ComparedAdvert, NEAR_M } from "#domain/market/duplicates.ts";
import { featureBits } from "#domain/market/features.ts";
import { distanceM } from "#domain/shared/places/place.ts";

// node scripts/market/duplicates.ts FOLDER: how good the questions about adverts of one dwelling are, on the adverts of idealista18. There
// ASSETID names the dwelling, and dwellings that were advertised several times in a quarter stand several times in it, each time with
// another point (30 to 60 m off) and another price (± 2.5 % of noise, rounded to thousands).

const FILES = ["barcelona.train.csv.gz", "valencia.train.csv.gz"];

interface Row {
  dwelling: string;
  /** Quarter of the year: only adverts of one time are compared. */
  period: string;
  /** Half of the set: `tune` to choose weights, `report` to say how good they are. Neighbourhoods are never split. */
  half: "tune" | "report";
  /** The building as the cadastre has it and the flat as the advert has it: two flats that agree in all of it cannot be told apart by anybody. */
  twin: string;
  advert: ComparedAdvert & { latitude: number; longitude: number };
}

const folder = process.argv[2];
if (!folder) throw new Error("node scripts/market/duplicates.ts CARPETA (con los archivos de idealista18)");
const rows = (await Promise.all(FILES.map((name) => read(join(folder, name))))).flat();
const pairs = pairsOf(rows);
for (const half of ["tune", "report"] as const) {
  const ofHalf = pairs.filter(({ a }) => a.half === half);
  console.log(
    `${half}: ${rows.filter((row) => row.half === half).length} adverts, ${ofHalf.length} pairs within ${NEAR_M} m`,
  );
  console.table([0.5, 0.6, 0.7, 0.8, 0.9].map((from) => ({ from, ...measured(ofHalf, from) })));
}

interface Pair {
  a: Row;
  b: Row;
  isOne: boolean;
  isTwin: boolean;
  likeness: AdvertLikeness | null;
}

/**
 * Precision counts a question as good where both adverts name one dwelling. Twins are flats of one building with the same area, rooms,
 * floor and bathrooms under two names: most are one flat offered by two agencies, which the data cannot tell; `withoutTwins` leaves them out.
 */
function measured(all: readonly Pair[], from: number) {
  const asked = all.filter(({ likeness }) => likeness !== null && likeness.score >= from);
  const good = asked.filter(({ isOne }) => isOne).length;
  const twins = asked.filter(({ isOne, isTwin }) => !isOne && isTwin).length;
  const share = (part: number, whole: number) => Number((part / Math.max(1, whole)).toFixed(3));
  return {
    asked: asked.length,
    precision: share(good, asked.length),
    twins,
    withoutTwins: share(good, asked.length - twins),
    recall: share(good, all.filter(({ isOne }) => isOne).length),
  };
}

/** Pairs of one quarter within reach, found by squares of the map a reach wide. */
function pairsOf(all: readonly Row[]): Pair[] {
  const [latitudeStep, longitudeStep] = [NEAR_M / 111_000, NEAR_M / 83_000];
  const squares = Map.groupBy(all, ({ period, advert }) => {
    const [y, x] = [Math.floor(advert.latitude / latitudeStep), Math.floor(advert.longitude / longitudeStep)];
    return `${period} ${y} ${x}`;
  });
  const found: Pair[] = [];
  for (const [square, ofSquare] of squares) {
    const [period, y, x] = square.split(" ") as [string, string, string];
    for (const [dy, dx] of [
      [0, 0],
      [0, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ] as const) {
      // biome-ignore format: neighbours that come after
      const others = squares.get(`${period} ${Number(y) + dy} ${Number(x) + dx}`) ?? [];
      for (const [index, a] of ofSquare.entries()) {
        for (const b of dy === 0 && dx === 0 ? ofSquare.slice(index + 1) : others) {
          if (a.half !== b.half || distanceM(a.advert, b.advert) > NEAR_M) continue;
          const likeness = advertLikeness(a.advert, b.advert);
          found.push({ a, b, isOne: a.dwelling === b.dwelling, isTwin: isTwin(a, b), likeness });
        }
      }
    }
  }
  return found;
}

function isTwin(a: Row, b: Row): boolean {
  const [one, other] = [a.advert.builtAreaM2!, b.advert.builtAreaM2!];
  return a.twin === b.twin && Math.abs(one - other) <= Math.max(1, 0.01 * Math.max(one, other));
}

/** The features in the data, as adverts keep them. */
function featureNumbers(cell: (name: string) => string) {
  const location = cell("FLATLOCATIONID");
  const { has, known } = featureBits({
    hasTerrace: cell("HASTERRACE") === "1",
    hasLift: cell("HASLIFT") === "1",
    hasAirConditioning: cell("HASAIRCONDITIONING") === "1",
    hasParkingIncluded: cell("ISPARKINGSPACEINCLUDEDINPRICE") === "1",
    hasStorageRoom: cell("HASBOXROOM") === "1",
    hasWardrobes: cell("HASWARDROBE") === "1",
    hasPool: cell("HASSWIMMINGPOOL") === "1",
    hasDoorman: cell("HASDOORMAN") === "1",
    hasGarden: cell("HASGARDEN") === "1",
    isExterior: location === "" ? undefined : location === "1",
  });
  return { features: has, knownFeatures: known };
}

async function read(file: string): Promise<Row[]> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  const found: Row[] = [];
  let names: string[] | undefined;
  for await (const line of lines) {
    const cells = line.split(",");
    if (!names) {
      names = cells;
      continue;
    }
    const columns = names;
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const number = (name: string) => (cell(name) === "" ? null : Number(cell(name)));
    const firstByte = createHash("sha256")
      .update(`duplicates:${cell("LOCATIONID")}`)
      .digest()[0]!;
    found.push({
      dwelling: cell("ASSETID"),
      period: cell("PERIOD"),
      half: firstByte < 128 ? "tune" : "report",
      twin: ["CADCONSTRUCTIONYEAR", "CADMAXBUILDINGFLOOR", "CADDWELLINGCOUNT", "ROOMNUMBER", "BATHNUMBER", "FLOORCLEAN"].map(cell).join(" "), // biome-ignore format: a list of names
      advert: {
        operation: "venta",
        type: cell("ISDUPLEX") === "1" ? "duplex" : cell("ISSTUDIO") === "1" ? "estudio" : "piso",
        latitude: number("LATITUDE")!,
        longitude: number("LONGITUDE")!,
        builtAreaM2: number("CONSTRUCTEDAREA"),
        rooms: number("ROOMNUMBER"),
        bathrooms: number("BATHNUMBER"),
        floor: number("FLOORCLEAN"),
        // The advertiser's, as an advert has it: that of the cadastre would give the building away.
        yearBuilt: number("CONSTRUCTIONYEAR"),
        condition:
          cell("BUILTTYPEID_1") === "1" ? "obra_nueva" : cell("BUILTTYPEID_2") === "1" ? "a_reformar" : "bueno",
        ...featureNumbers(cell),
        priceCents: Math.round(number("PRICE")! * 100),
        currency: "EUR",
        cadastralReference: null,
        phones: [],
        photoHashes: [],
      },
    });
  }
  return found;
}
