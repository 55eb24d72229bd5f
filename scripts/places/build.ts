/**
 * Makes the tables of places from the data folder: `node scripts/places/build.ts ../shared/data`.
 *
 * Runs by hand when the data change; its output is committed. The same data give the same files.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { feature } from "topojson-client";
import { usualProvinceName, usualTownName } from "../../src/domain/shared/places/usual-names.ts";
import { encodeOutlines, innerBorders, loadAtlas, loadProvinces } from "./borders.ts";
import { naturalName } from "./natural-name.ts";
import { cell, readCsv } from "./read-csv.ts";
import { centroid, type Point, voronoiCells } from "./voronoi.ts";
import { SOURCES, textConstant, writeModule } from "./write-module.ts";

const data = process.argv[2];
if (!data) throw new Error("Say where the data is: node scripts/places/build.ts ../shared/data");

const CONTENT = "src/content/places";
const CITIES = [
  { city: "barcelona", municipality: "08019" },
  { city: "valencia", municipality: "46250" },
] as const;
/** A cell reaches this far from its point, so that a neighbourhood beside empty land does not fill it. */
const CELL_RADIUS_KM = 1.6;

const short = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

const towns = readCsv(`${data}/es-geo/municipalities.csv.gz`).map((row) => ({
  code: cell(row, "ine_code"),
  name: naturalName(cell(row, "name")),
  latitude: Number(cell(row, "lat")),
  longitude: Number(cell(row, "lon")),
  population: Number(cell(row, "population")),
  areaKm2: Number(cell(row, "area_km2")),
}));

function writeMunicipalities(): void {
  const rows = towns.map((town) =>
    [
      town.code,
      town.name,
      short(town.latitude, 4),
      short(town.longitude, 4),
      town.population,
      short(town.areaKm2, 0),
    ].join("\t"),
  );
  writeModule(
    `${CONTENT}/municipalities.server.ts`,
    "Municipalities of Spain: INE code, name, latitude, longitude, population, area in km², between tabs. Large: only the\n * server reads it.",
    [SOURCES.geo],
    textConstant("MUNICIPALITIES", rows),
  );
}

function writeProvinces(): void {
  const rows = readCsv(`${data}/es-geo/provinces.csv.gz`).map((row) => ({
    code: cell(row, "province_code"),
    name: usualProvinceName(cell(row, "province_code"), naturalName(cell(row, "name"))),
    community: cell(row, "ccaa"),
    capitalCode: cell(row, "capital_ine_code"),
    latitude: Number(Number(cell(row, "lat_pop_weighted")).toFixed(4)),
    longitude: Number(Number(cell(row, "lon_pop_weighted")).toFixed(4)),
    population: Number(cell(row, "population")),
    areaKm2: Math.round(Number(cell(row, "area_km2"))),
  }));
  writeModule(
    `${CONTENT}/provinces.ts`,
    "Provinces of Spain. The point is the mean of their municipalities weighted by population.",
    [SOURCES.geo],
    `export const PROVINCES = ${JSON.stringify(rows)};`,
  );
}

function writeAppraisedValues(): void {
  const rows = readCsv(`${data}/es-appraised-value/appraised_value_eur_m2.csv.gz`).map((row) => ({
    level: cell(row, "level"),
    line: `${cell(row, "code")} ${short(Number(cell(row, "eur_m2")), 1)}`,
  }));
  const level = (name: string) => rows.filter((row) => row.level === name).map((row) => row.line);
  writeModule(
    `${CONTENT}/appraised-values.ts`,
    "Appraised value of free-market housing: INE code and €/m² of built area, the mean of the quarters 2025Q3–2026Q2 that\n * exist (at least three). Municipalities over about 25,000 inhabitants; none of the Basque Country or Navarra.",
    [SOURCES.appraised],
    `${textConstant("APPRAISED_BY_PROVINCE", level("province"))}\n\n${textConstant("APPRAISED_BY_MUNICIPALITY", level("municipality"))}`,
  );
}

interface NeighbourhoodFeature {
  properties: { city: string; location_id: string; name: string };
  geometry: { type: "Polygon"; coordinates: Point[][] } | { type: "MultiPolygon"; coordinates: Point[][][] };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

function readNeighbourhoods() {
  const file = gunzipSync(readFileSync(`${data}/idealista18/neighbourhoods.geojson.gz`)).toString("utf8");
  const { features } = JSON.parse(file) as { features: NeighbourhoodFeature[] };
  return CITIES.flatMap(({ city, municipality }) => {
    const adverts = readCsv(`${data}/idealista18/${city}.train.csv.gz`);
    return features
      .filter(({ properties }) => properties.city === city)
      .map(({ properties, geometry }) => {
        const rings = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
        const largest = rings.map(([ring]) => ring!).sort((a, b) => b.length - a.length)[0]!;
        const own = adverts.filter((row) => row.LOCATIONID === properties.location_id);
        // Their middle is where homes stand, rather than in a park or a harbour, once there are enough of them.
        const at =
          own.length >= 30
            ? ([
                median(own.map((row) => Number(row.LONGITUDE))),
                median(own.map((row) => Number(row.LATITUDE))),
              ] as const)
            : centroid(largest);
        return {
          id: properties.location_id,
          city,
          municipalityCode: municipality,
          name: properties.name,
          latitude: Number(at[1].toFixed(4)),
          longitude: Number(at[0].toFixed(4)),
          adverts2018: own.length,
          unitPrice2018: Math.round(median(own.map((row) => Number(row.UNITPRICE)))),
          areaM2: Math.round(median(own.map((row) => Number(row.CONSTRUCTEDAREA)))),
          yearBuilt: Math.round(median(own.map((row) => Number(row.CADCONSTRUCTIONYEAR)))),
        };
      });
  });
}

function writeNeighbourhoods(): void {
  const neighbourhoods = readNeighbourhoods();
  writeModule(
    "src/domain/shared/places/neighbourhoods.ts",
    "Neighbourhoods of Barcelona and Valencia as idealista names them: a point among their homes, and of the asking prices of\n * 2018 the count, the median €/m², the median built area and the median year of the building.",
    [SOURCES.idealista],
    `export interface Neighbourhood {
  /** As in the data: \`0-EU-ES-08-…\`. */
  id: string;
  city: "barcelona" | "valencia";
  municipalityCode: string;
  name: string;
  latitude: number;
  longitude: number;
  adverts2018: number;
  unitPrice2018: number;
  areaM2: number;
  yearBuilt: number;
}

export const NEIGHBOURHOODS: readonly Neighbourhood[] = ${JSON.stringify(neighbourhoods)};`,
  );

  const atlas = loadAtlas();
  const outlines = feature(atlas, atlas.objects.municipalities).features;
  const rows = CITIES.flatMap(({ city, municipality }) => {
    const geometry = outlines.find((outline) => outline.id === municipality)?.geometry;
    if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon")
      throw new Error(`No outline of ${municipality}`);
    const rings =
      geometry.type === "Polygon" ? [geometry.coordinates[0]!] : geometry.coordinates.map(([ring]) => ring!);
    const own = neighbourhoods.filter((neighbourhood) => neighbourhood.city === city);
    // Kilometres on a plane around the city, where nearest means nearest.
    const middle = Math.cos((own[0]!.latitude * Math.PI) / 180) * 111.32;
    const toPlane = ([longitude, latitude]: readonly number[]): Point => [longitude! * middle, latitude! * 110.57];
    const sites = own.map((neighbourhood) => toPlane([neighbourhood.longitude, neighbourhood.latitude]));
    const pieces = rings.map((ring) => voronoiCells(sites, ring.slice(0, -1).map(toPlane), CELL_RADIUS_KM));
    return own.flatMap((neighbourhood, index) =>
      pieces
        .map((cells) => cells[index]!)
        .filter((ring) => ring.length >= 3)
        .map(
          (ring) =>
            `${neighbourhood.id}\t${ring.map(([x, y]) => `${short(x / middle, 4)} ${short(y / 110.57, 4)}`).join(" ")}`,
        ),
    );
  });
  writeModule(
    `${CONTENT}/neighbourhood-cells.ts`,
    `Areas by which the map draws neighbourhoods, id and \`lon lat lon lat…\` between tabs: all that lies nearer to a\n * neighbourhood's point than to another's, within ${CELL_RADIUS_KM} km and inside the municipality. A drawing, not a border.`,
    [SOURCES.idealista, SOURCES.atlas],
    textConstant("NEIGHBOURHOOD_CELLS", rows),
  );
}

function writeBorders(): void {
  const borders = innerBorders(loadAtlas());
  const codes = [...new Set(towns.map((town) => town.code.slice(0, 2)))].sort();
  for (const code of codes) {
    const own = towns.filter((town) => town.code.startsWith(code)).sort((a, b) => b.population - a.population);
    const names = own.map((town) =>
      [usualTownName(town.code, town.name), short(town.latitude, 3), short(town.longitude, 3), town.population].join(
        "\t",
      ),
    );
    writeModule(
      `${CONTENT}/borders/${code}.ts`,
      "Borders between the municipalities of a province (`x y dx dy…` in steps of es-atlas, lines parted by `;`) and\n * the municipalities by population: name, latitude, longitude, inhabitants.",
      [SOURCES.atlas.replace("Drawn inside the outline of es-atlas", "es-atlas"), SOURCES.geo],
      `${textConstant("borders", [borders.get(code) ?? ""])}\n\n${textConstant("towns", names)}`,
    );
  }
}

const OUTLINES =
  "borders that they share (`x y dx dy…` in steps of es-atlas, lines parted by `;`), and for\n * each its INE code and the numbers of its borders, as domain/shared/places/outlines reads them.";

function writeOutlines(): void {
  const source = SOURCES.atlas.replace("Drawn inside the outline of es-atlas", "es-atlas");
  const provinces = loadProvinces();
  const land = encodeOutlines(provinces.arcs, provinces.objects.provinces.geometries);
  writeModule(
    `${CONTENT}/province-outlines.ts`,
    `Provinces of Spain: the ${OUTLINES}`,
    [source],
    `${textConstant("PROVINCE_ARCS", [land.arcs])}\n\n${textConstant("PROVINCE_OUTLINES", land.outlines)}`,
  );
  const atlas = loadAtlas();
  const towns = encodeOutlines(atlas.arcs, atlas.objects.municipalities.geometries);
  writeModule(
    `${CONTENT}/municipality-outlines.server.ts`,
    `Municipalities of Spain: the ${OUTLINES} Large: only the server reads it.`,
    [source],
    `${textConstant("MUNICIPALITY_ARCS", [towns.arcs])}\n\n${textConstant("MUNICIPALITY_OUTLINES", towns.outlines)}`,
  );
}

writeMunicipalities();
writeProvinces();
writeAppraisedValues();
writeNeighbourhoods();
writeBorders();
writeOutlines();
