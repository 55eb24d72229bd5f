import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCadastralReference } from "../cadastral-reference.ts";
import { NO_SUCH, readParcelPoint, readProperty } from "./cadastre.ts";
import { inTown, placeOfCandidate, readCandidates, readFound } from "./cartociudad.ts";
import { readNominatim, readPhoton } from "./open-maps.ts";

describe("cadastral references", () => {
  test.each([
    // Published references with their control letters; blanks and small letters are forgiven.
    ["9872023VH5797S0001WX", "9872023VH5797S"],
    ["2749704YJ0624N0001DI", "2749704YJ0624N"],
    ["6903204tp7360s 0002 zt", "6903204TP7360S"],
    ["24078A014000720000OE", "24078A01400072"],
  ])("%s", (text, parcel) => {
    expect(readCadastralReference(text)).toEqual({ parcel, whole: text.toUpperCase().replaceAll(" ", "") });
  });

  test("fourteen characters name a parcel and have no control letters", () => {
    expect(readCadastralReference("9872023VH5797S")).toEqual({ parcel: "9872023VH5797S" });
  });

  test.each(["9872023VH5797S0001WZ", "9872023VH5797S0002WX", "9872023VH5797", "hola", "", "9".repeat(5_000)])(
    "%s is none",
    (text) => expect(readCadastralReference(text)).toBeUndefined(),
  );

  test("another digit anywhere changes a control letter: no weight is a multiple of 23", () => {
    const whole = "9872023VH5797S0001WX";
    const digits = [...whole].flatMap((character, at) => (/\d/.test(character) ? [at] : []));
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const other = (Number(whole[at]) + by) % 10;
        expect(readCadastralReference(whole.slice(0, at) + other + whole.slice(at + 1))).toBeUndefined();
      }),
    );
  });
});

describe("cadastre", () => {
  test("a property: use, area and year; numbers are text, some with a comma", () => {
    const debi = { luso: "Residencial", sfc: "1.084,50", cpt: "7,320000", ant: "1965" };
    const bi = { idbi: { rc: { pc1: "9872023", pc2: "VH5797S" } }, ldt: "CL COLON 20 Pl:03 VALENCIA", debi };
    expect(readProperty({ consulta_dnprcResult: { control: { cudnp: 1 }, bico: { bi } } })).toEqual({
      use: "Residencial",
      builtAreaM2: 1084.5,
      yearBuilt: 1965,
      address: "CL COLON 20 Pl:03 VALENCIA",
    });
  });

  test("a parcel of several properties has their number alone; of one, its data, as an object or a list", () => {
    const unit = { rc: { pc1: "9872023", pc2: "VH5797S", car: "0001" }, debi: { sfc: "84", ant: "1965" } };
    const answer = (rcdnp: unknown) => readProperty({ consulta_dnprcResult: { lrcdnp: { rcdnp } } });
    expect(answer([unit, unit, unit])).toEqual({ units: 3 });
    expect(answer([unit])).toEqual({ builtAreaM2: 84, yearBuilt: 1965 });
    expect(answer(unit)).toEqual({ builtAreaM2: 84, yearBuilt: 1965 });
  });

  test("figures that cannot be are left out", () => {
    const answer = (debi: object) => readProperty({ consulta_dnprcResult: { bico: { bi: { debi } } } });
    expect(answer({ sfc: "0", ant: "0" })).toEqual({});
    expect(answer({ sfc: "999999999", ant: "3000" })).toEqual({});
    expect(answer({ sfc: "muchos", ant: 1931 })).toEqual({ yearBuilt: 1931 });
  });

  test("no such property; a point, as text, and none", () => {
    const lerr = [{ cod: "5", des: "NO EXISTE NINGÚN INMUEBLE CON LOS PARÁMETROS INDICADOS" }];
    expect(readProperty({ consulta_dnprcResult: { control: { cuerr: 1 }, lerr } })).toBe(NO_SUCH);
    expect(readParcelPoint({ Consulta_CPMRCResult: { lerr } })).toBe(NO_SUCH);
    const coord = { geo: { xcen: "-8.404096", ycen: "43.371045", srs: "EPSG:4326" }, ldt: "AV PEDRO BARRIE MAZA 19" };
    const point = { latitude: 43.371045, longitude: -8.404096, address: "AV PEDRO BARRIE MAZA 19" };
    expect(readParcelPoint({ Consulta_CPMRCResult: { coordenadas: { coord: [coord] } } })).toEqual(point);
    expect(readParcelPoint({ Consulta_CPMRCResult: { coordenadas: { coord } } })).toEqual(point);
    const utm = { geo: { xcen: "548000", ycen: "4801000" } };
    expect(readParcelPoint({ Consulta_CPMRCResult: { coordenadas: { coord: utm } } })).toBeUndefined();
  });
});

const door = {
  id: "080190123456",
  type: "portal",
  address: "ENRIC GRANADOS, Barcelona",
  tip_via: "CARRER",
  portalNumber: 45,
  extension: "",
  muni: "Barcelona",
  muniCode: "08019",
  province: "Barcelona",
  poblacion: "Barcelona",
  postalCode: "08008",
  lat: 41.3889,
  lng: 2.1599,
};
const BARCELONA = { municipalityCode: "08019", name: "Barcelona" };

describe("CartoCiudad", () => {
  test("the typed number is a door, exact to its house", () => {
    const [found] = readCandidates([door])!;
    expect(placeOfCandidate(found!, { number: "45" })).toEqual({
      id: "portal-080190123456",
      kind: "portal",
      name: "Carrer Enric Granados, 45",
      context: "08008 Barcelona",
      latitude: 41.3889,
      longitude: 2.1599,
      municipalityCode: "08019",
      provinceCode: "08",
      country: "ES",
      currency: "EUR",
      radiusM: 50,
      population: 0,
    });
  });

  test("another number, and a street, are only the street", () => {
    expect(placeOfCandidate(door, { number: "47" })).toMatchObject({
      kind: "calle",
      name: "Carrer Enric Granados",
      context: "08008 Barcelona, a la altura de la calle",
    });
    expect(placeOfCandidate(Object.assign({}, door, { type: "callejero" }), { number: "45" })?.kind).toBe("calle");
  });

  test("a street without a point, as candidates have it, is no place", () => {
    expect(placeOfCandidate(Object.assign({}, door, { lat: 0, lng: 0 }), {})).toBeUndefined();
  });

  test("a street of the same name in another town does not answer; without a code the name decides", () => {
    const elsewhere = Object.assign({}, door, { muni: "Badalona", muniCode: "08015" });
    const uncoded = Object.assign({}, door, { muniCode: null });
    const town = Object.assign({}, door, { type: "municipio" });
    expect(inTown([elsewhere, uncoded, door, town], BARCELONA)).toEqual([uncoded, door]);
    expect(inTown([elsewhere, door], undefined)).toHaveLength(2);
  });

  test.each([null, "<html>", { error: "x" }, [{ id: 5 }], [{ id: "x", type: "y", address: "z".repeat(5_000) }]])(
    "%j is not what is documented",
    (answer) => {
      expect(readCandidates(answer)).toBeUndefined();
      expect(readFound(answer)).toBeUndefined();
    },
  );
});

describe("open maps", () => {
  const mexico = { code: "MX", currency: "MXN" };
  const feature = (properties: object) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [-99.1686, 19.4271] },
    properties: Object.assign({ osm_id: 7, countrycode: "MX", city: "Ciudad de México" }, properties),
  });

  test("Photon: a door, a street; another country and a town are none", () => {
    const features = [
      feature({ type: "house", street: "Paseo de la Reforma", housenumber: "222", district: "Juárez" }),
      feature({ type: "street", name: "Paseo de la Reforma" }),
      feature({ type: "city", name: "Reforma" }),
      feature({ type: "street", name: "Reforma", countrycode: "AR" }),
    ];
    expect(readPhoton({ features }, mexico)).toMatchObject([
      { kind: "portal", name: "Paseo de la Reforma, 222", context: "Juárez, Ciudad de México", latitude: 19.4271 },
      { kind: "calle", name: "Paseo de la Reforma", longitude: -99.1686, currency: "MXN" },
    ]);
  });

  test("Nominatim: numbers of its points are text", () => {
    const address = {
      house_number: "222",
      road: "Paseo de la Reforma",
      suburb: "Juárez",
      city: "CDMX",
      country_code: "mx",
    };
    expect(readNominatim([{ osm_id: 7, lat: "19.4271", lon: "-99.1686", address }], mexico)).toMatchObject([
      { id: "portal-osm-7", name: "Paseo de la Reforma, 222", latitude: 19.4271, country: "MX" },
    ]);
    expect(readNominatim([{ lat: "no", lon: "1", address }], mexico)).toEqual([]);
  });

  test.each([null, "<html>", {}, { features: "x" }])("%j is not what is documented", (answer) => {
    expect(readPhoton(answer, mexico)).toBeUndefined();
    expect(readNominatim(answer, mexico)).toBeUndefined();
  });
});

test("a parcel of more than 2,000 properties is not read", () => {
  const unit = { rc: { pc1: "9872023", pc2: "VH5797S", car: "0001" }, debi: { sfc: "84", ant: "1965" } };
  const answer = (count: number) =>
    readProperty({ consulta_dnprcResult: { lrcdnp: { rcdnp: Array.from({ length: count }, () => unit) } } });
  expect(answer(2_000)).toEqual({ units: 2_000 });
  expect(answer(2_001)).not.toEqual({ units: 2_001 });
});
