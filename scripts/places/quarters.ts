/**
 * Makes the tables of districts, neighbourhoods, smaller towns and postcodes: `node scripts/places/quarters.ts CLONES
 * ../shared/data`. `CLONES/owner/name` are clones of the repositories of `quarter-sources`; docs/places.md says how to get them.
 *
 * Runs by hand when a list changes; its output is committed. The same lists give the same files.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "#domain/shared/listing/fold.ts";
import { NEIGHBOURHOODS } from "#domain/shared/places/neighbourhoods.ts";
import { distanceM } from "#domain/shared/places/place.ts";
import { QUARTER_CITIES, type QuarterCity } from "#domain/shared/places/quarter-cities.ts";
import { municipalityAt } from "#server/platform/places/municipality-at.server.ts";
import { naturalName } from "./natural-name.ts";
import {
  CITY_LISTS,
  GAZETTEER,
  POSTCODE_POINTS,
  type QuarterSource,
  refuseUnfree,
  SMALL_TOWNS,
} from "./quarter-sources.ts";
import { filesOfClone, readFromClone } from "./read-clone.ts";
import { cell, readCsv } from "./read-csv.ts";
import { shownName } from "./shown-name.ts";
import { spelledName } from "./spelled-name.ts";
import { centroid, type Point } from "./voronoi.ts";
import { SOURCES, textConstant, writeModule } from "./write-module.ts";

const [clones, data] = process.argv.slice(2);
if (!clones || !data)
  throw new Error("Say where the clones and the data are: node scripts/places/quarters.ts CLONES ../shared/data");

const SCRIPT = "scripts/places/quarters.ts";
const CONTENT = "src/content/places";

/** A part of a city as a list has it. */
interface Quarter {
  name: string;
  level: "distrito" | "barrio";
  within: string;
  latitude: number;
  longitude: number;
  radiusM: number;
  /** Of two with one name the lower rank stays: official lists before the gazetteer's own outlines, those before points. */
  rank: number;
}

type Ring = readonly (readonly number[])[];
interface Feature {
  properties: Record<string, unknown>;
  geometry: { type: "Polygon"; coordinates: Ring[] } | { type: "MultiPolygon"; coordinates: Ring[][] };
}

/** Degrees to four decimals, eleven metres: a point is judged as it is written. */
const rounded = (degrees: number) => Number(degrees.toFixed(4));
const short = (degrees: number) => String(rounded(degrees));
const bounded = (radius: number) => Math.round(Math.min(6_000, Math.max(300, radius)) / 50) * 50;

/** Point and radius of the largest piece of an outline. */
function middleOf(geometry: Feature["geometry"]) {
  const outer = geometry.type === "Polygon" ? [geometry.coordinates[0]!] : geometry.coordinates.map(([ring]) => ring!);
  const largest = outer.map((ring) => ring.map(([x, y]): Point => [x!, y!])).sort((a, b) => areaOf(b) - areaOf(a))[0]!;
  const [longitude, latitude] = centroid(largest);
  return { latitude, longitude, radiusM: bounded(Math.sqrt(areaOf(largest) / Math.PI)) };
}

/** Square metres of a ring in degrees, on a plane about its first point. */
function areaOf(ring: readonly Point[]): number {
  const [x0, y0] = ring[0]!;
  const east = 111_320 * Math.cos((y0 * Math.PI) / 180);
  const at = ring.map(([x, y]) => [(x - x0) * east, (y - y0) * 110_570] as const);
  return Math.abs(
    at.reduce((sum, [x, y], i) => {
      const [nx, ny] = at[(i + 1) % at.length]!;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
}

const firstText = (value: unknown) => String(Array.isArray(value) ? value[0] : (value ?? ""));

function fromCityList(source: QuarterSource): Quarter[] {
  const bytes = readFromClone(join(clones!, source.repository), source.commit, source.path);
  const { features } = JSON.parse(bytes.toString(source.isLatin1 ? "latin1" : "utf8")) as { features: Feature[] };
  const read = features.map(({ properties, geometry }): Quarter => {
    const middle = middleOf(geometry);
    return {
      name: shownName(firstText(properties[source.name])),
      level: source.level,
      within: source.within ? firstText(properties[source.within]) : "",
      latitude: middle.latitude,
      longitude: middle.longitude,
      radiusM: middle.radiusM,
      rank: 0,
    };
  });
  const merged = withoutNumbers(read);
  return source.within ? [...merged, ...districtsAbove(read)] : merged;
}

/** `"Roma Norte I"`, `"Roma Norte II"` and `"Los Morales (Polanco)"`: parts of Roma Norte and of Polanco. */
function withoutNumbers(quarters: readonly Quarter[]): Quarter[] {
  const parts = (name: string) => [name.replace(/ (I{1,3}|IV|VI{0,3}|IX|X)$/, ""), /\((.+)\)$/.exec(name)?.[1]];
  const groups = Map.groupBy(
    quarters.flatMap((quarter) => parts(quarter.name).map((name) => ({ quarter, name: name && shownName(name) }))),
    ({ quarter, name }) => `${name}\t${quarter.within}`,
  );
  return [...groups.values()]
    .filter(([first]) => first!.name)
    .map((group) =>
      merge(
        group[0]!.name!,
        group.map(({ quarter }) => quarter),
      ),
    );
}

function merge(name: string, parts: readonly Quarter[]): Quarter {
  const mean = (of: (part: Quarter) => number) => parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
  const area = parts.reduce((sum, { radiusM }) => sum + radiusM ** 2, 0);
  return Object.assign({}, parts[0]!, {
    name: name.replace(/ \(.+\)$/, ""),
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    radiusM: bounded(Math.sqrt(area)),
  });
}

/** The districts that a list of neighbourhoods names, at the middle of their neighbourhoods. */
function districtsAbove(quarters: readonly Quarter[]): Quarter[] {
  return [...Map.groupBy(quarters, ({ within }) => within)].map(([name, parts]) =>
    Object.assign(merge(name, parts), { level: "distrito" as const, within: "" }),
  );
}

interface GazetteerPlace {
  "wof:name"?: string;
  "wof:placetype"?: string;
  "name:spa_x_preferred"?: string[];
  "geom:latitude"?: number;
  "geom:longitude"?: number;
  "lbl:latitude"?: number;
  "lbl:longitude"?: number;
  "geom:area_square_m"?: number;
  "mz:is_current"?: number;
  "edtf:deprecated"?: string;
  "edtf:cessation"?: string;
  "wof:superseded_by"?: unknown[];
  "src:geom"?: string;
}

const LEVELS: Readonly<Record<string, Quarter["level"]>> = {
  borough: "distrito",
  macrohood: "distrito",
  neighbourhood: "barrio",
  microhood: "barrio",
};
/** Towns of the gazetteer that are districts of the city here. */
const TOWNS_AS_DISTRICTS: Readonly<Record<string, string>> = {
  CL: "localadmin",
  VE: "localadmin",
  PE: "locality",
  PA: "localadmin",
};
/** Outlines and points drawn by cities themselves. */
const OFFICIAL = /^(esp-|arg-)/;
/** Stations, halts, squares and estates that the gazetteer counts among the neighbourhoods. */
const NO_QUARTER =
  /^(plaza|pol[ií]gono industrial|parque nacional|estaci[oó]n|aeropuerto|cementerio|universidad de|comuna \d|inecel|fundo |hacienda )/i;

/** Its Spanish name only adds accents: others of its Spanish names belong to something else that is called alike. */
function gazetteerName(place: GazetteerPlace): string {
  const name = place["wof:name"] ?? "";
  const inSpanish = place["name:spa_x_preferred"]?.[0] ?? "";
  // "Villa Presidente Frei, Ñuñoa, Santiago, Chile" is the name with its way up.
  return (fold(inSpanish) === fold(name) ? inSpanish : name).split(",")[0]!;
}

function fromGazetteer(country: string): Quarter[] {
  const found: Quarter[] = [];
  const clone = join(clones!, GAZETTEER.repository(country));
  const isPlace = (path: string) => path.endsWith(".geojson") && !path.includes("-alt-");
  for (const file of filesOfClone(clone, GAZETTEER.commits[country]!, isPlace)) {
    const type = /"wof:placetype":\s*"(\w+)"/.exec(file.toString("latin1"))?.[1] ?? "";
    const level = LEVELS[type] ?? (TOWNS_AS_DISTRICTS[country] === type ? "distrito" : undefined);
    if (level === undefined) continue;
    const place = (JSON.parse(file.toString("utf8")) as { properties: GazetteerPlace }).properties;
    const name = gazetteerName(place);
    const source = place["src:geom"] ?? "";
    const isGone =
      place["mz:is_current"] === 0 ||
      (place["wof:superseded_by"] ?? []).length > 0 ||
      !["uuuu", "..", "", undefined].includes(place["edtf:deprecated"] ?? undefined) ||
      !["uuuu", "..", "", undefined].includes(place["edtf:cessation"] ?? undefined);
    // Points of GeoNames among them are farms and estates of long ago.
    if (isGone || name.length < 3 || NO_QUARTER.test(name) || (type === "locality" && source === "geonames")) continue;
    found.push({
      name: shownName(name.replace(/^(Distrito|Municipio) de /, "")),
      level,
      within: "",
      latitude: place["lbl:latitude"] ?? place["geom:latitude"] ?? 0,
      longitude: place["lbl:longitude"] ?? place["geom:longitude"] ?? 0,
      radiusM: bounded(Math.sqrt((place["geom:area_square_m"] ?? 0) / Math.PI) || 700),
      rank: OFFICIAL.test(source) ? 1 : (place["geom:area_square_m"] ?? 0) > 0 ? 2 : 3,
    });
  }
  return found;
}

const asWritten = (quarter: Quarter): Quarter =>
  Object.assign({}, quarter, { latitude: rounded(quarter.latitude), longitude: rounded(quarter.longitude) });

const isIn = (city: QuarterCity, at: { latitude: number; longitude: number }) =>
  distanceM(city, at) < city.reachKm * 1000 &&
  (city.municipalityCode === undefined || municipalityAt(at.latitude, at.longitude) === city.municipalityCode);

/** Names that neighbourhoods of idealista18 already have in the two cities that it covers. */
const known = new Set(NEIGHBOURHOODS.map(({ name, municipalityCode }) => `${municipalityCode} ${plain(name)}`));
/** Cities whose neighbourhoods come from idealista18 alone: the gazetteer's would stand beside them under other names. */
const HAVE_NEIGHBOURHOODS = new Set(["08019", "46250"]);

/** Cities where Spanish alone is spoken, whose names in the gazetteer lack accents. */
const SPELLED = new Set(["28079", "41091", "50297", "29067", "14021", "18087"]);

function plain(name: string): string {
  const words = fold(name).split(" ");
  return (
    words.filter((word) => !/^(el|la|los|las|l|els|les|de|del|d|barrio|barriada|bº)$/.test(word)).join(" ") ||
    words.join(" ")
  );
}

/** One of each name and level, the most official; of the same place at both levels, the district. */
function distinct(city: QuarterCity, quarters: readonly Quarter[]): Quarter[] {
  const best = new Map<string, Quarter>();
  const accents = (name: string) => name.replace(/[ -~]/g, "").length;
  const order = (quarter: Quarter) => quarter.rank * 2 + (quarter.level === "distrito" ? 0 : 1);
  for (const quarter of [...quarters].sort((a, b) => order(a) - order(b))) {
    const key = `${plain(quarter.name)} ${quarter.level === "barrio" ? quarter.within : ""}`.trim();
    const isKnown = known.has(`${city.municipalityCode} ${plain(quarter.name)}`);
    const isCity = plain(quarter.name) === plain(city.name);
    if (isKnown || (isCity && city.country !== "CL")) continue;
    const better = best.get(key);
    // Some lists lack accents; the next one has them.
    if (better && fold(better.name) === fold(quarter.name) && accents(better.name) < accents(quarter.name))
      best.set(key, Object.assign({}, better, { name: quarter.name }));
    else if (!better) best.set(key, quarter);
  }
  return [...best.values()].sort((a, b) => a.name.localeCompare(b.name, "es") || a.latitude - b.latitude);
}

function writeQuarters(): void {
  refuseUnfree([...CITY_LISTS, GAZETTEER]);
  const gazetteers = new Map(Object.keys(GAZETTEER.commits).map((country) => [country, fromGazetteer(country)]));
  const blocks = QUARTER_CITIES.map((city) => {
    const own = CITY_LISTS.filter((source) => source.city === city.key).flatMap(fromCityList);
    const listed = HAVE_NEIGHBOURHOODS.has(city.municipalityCode ?? "") ? [] : (gazetteers.get(city.country) ?? []);
    const isSpelled = SPELLED.has(city.municipalityCode ?? "");
    const quarters = distinct(
      city,
      [...own, ...listed]
        .map(asWritten)
        .filter((quarter) => isIn(city, quarter))
        .map((quarter) => (isSpelled ? Object.assign({}, quarter, { name: spelledName(quarter.name) }) : quarter)),
    );
    console.log(`${city.name}: ${quarters.length}`);
    return [
      `#${city.key}`,
      ...quarters.map(({ name, level, latitude, longitude, radiusM, within }) =>
        [name, level[0], short(latitude), short(longitude), radiusM, within].join("\t").trimEnd(),
      ),
    ].join("\n");
  });
  const credits = [...new Set([...CITY_LISTS, GAZETTEER].map(({ publisher, licence }) => `${publisher}: ${licence}`))];
  writeModule(
    `${CONTENT}/quarters.server.ts`,
    "Districts (d) and neighbourhoods (b) of large cities: name, level, latitude, longitude, radius in metres and the district\n * above where the list has it, between tabs; each city begins with a line of its key. Only the server reads it.",
    credits,
    textConstant("QUARTERS", blocks),
    SCRIPT,
  );
}

function writeSmallTowns(): void {
  refuseUnfree([SMALL_TOWNS]);
  const towns = readCsv(`${data}/es-geo/municipalities.csv.gz`);
  const names = new Set(
    towns.flatMap((row) =>
      naturalName(cell(row, "name"))
        .split("/")
        .map((name) => `${cell(row, "ine_code")} ${plain(name)}`),
    ),
  );
  const rows = readFileSync(join(clones!, SMALL_TOWNS.file), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    // Columns of GeoNames: name 1, latitude 4, longitude 5, kind 7, country 8, INE code 12, inhabitants 14.
    .filter(
      (row) => row[8] === "ES" && /^PPL[LF]?$/.test(row[7]!) && /^\d{5}$/.test(row[12]!) && Number(row[14]) >= 500,
    )
    .filter((row) => !names.has(`${row[12]} ${plain(row[1]!)}`))
    .map((row) => [row[1], row[12], short(Number(row[4])), short(Number(row[5])), row[14]].join("\t"))
    .sort((a, b) => a.localeCompare(b, "es"));
  console.log(`smaller towns: ${rows.length}`);
  writeModule(
    `${CONTENT}/small-towns.server.ts`,
    "Towns of Spain over 500 inhabitants that are no municipality: name, INE code of their municipality, latitude, longitude,\n * inhabitants, between tabs. Only the server reads it.",
    [`${SMALL_TOWNS.publisher}: ${SMALL_TOWNS.licence}`],
    textConstant("SMALL_TOWNS", rows),
    SCRIPT,
  );
}

/** A postcode that shares its point with so many of its town has none of its own: it is the town's middle. */
const SHARED = 3;

function writePostcodes(): void {
  refuseUnfree([POSTCODE_POINTS]);
  const { repository, commit, path } = POSTCODE_POINTS;
  const lines = readFromClone(join(clones!, repository), commit, path).toString("utf8").split("\n");
  const points = lines
    .map((line) => line.split("\t"))
    // Columns of GeoNames: postcode 1, INE code 8, latitude 9, longitude 10, accuracy 11 (4 and above: a place of that name).
    .filter((row) => /^\d{5}$/.test(row[1] ?? ""))
    .map((row) => ({ postcode: row[1]!, code: row[8]!, at: `${short(Number(row[9]))}\t${short(Number(row[10]))}` }));
  const shared = Map.groupBy(points, ({ code, at }) => `${code} ${at}`);
  const own = new Map(
    points
      .filter(({ code, at, postcode }) => {
        const codes = new Set(shared.get(`${code} ${at}`)!.map((one) => one.postcode));
        const [latitude, longitude] = at.split("\t").map(Number);
        return codes.size < SHARED && codes.has(postcode) && municipalityAt(latitude!, longitude!) === code;
      })
      .map(({ postcode, code, at }) => [`${postcode} ${code}`, at]),
  );
  const pairs = readCsv(`${data}/es-geo/postal_codes.csv.gz`).map((row) => ({
    postcode: cell(row, "postal_code"),
    code: cell(row, "ine_code"),
    streets: Number(cell(row, "n_streets")),
  }));
  // Of the towns that share a postcode, the one with most streets.
  const rows = [...Map.groupBy(pairs, ({ postcode }) => postcode)]
    .map(([postcode, towns]) => [postcode, [...towns].sort((a, b) => b.streets - a.streets)[0]!.code] as const)
    .filter(([postcode, code]) => postcode.slice(0, 2) === code.slice(0, 2))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([postcode, code]) => [postcode, code, own.get(`${postcode} ${code}`) ?? ""].join("\t").trimEnd());
  console.log(
    `postcodes: ${rows.length}, with a point of their own: ${rows.filter((row) => row.split("\t").length > 2).length}`,
  );
  writeModule(
    `${CONTENT}/postcodes.server.ts`,
    "Postcodes of Spain: code, INE code of the town with most streets in it and, where the list has one of its own inside that\n * town, its point. Only the server reads it.",
    [SOURCES.geo, `${POSTCODE_POINTS.publisher}: ${POSTCODE_POINTS.licence}`],
    textConstant("POSTCODES", rows),
    SCRIPT,
  );
}

writeQuarters();
writeSmallTowns();
writePostcodes();
