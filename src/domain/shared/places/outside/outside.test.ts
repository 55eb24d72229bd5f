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

  test("the largest area and the first and last year that are kept, and what lies just beyond", () => {
    const answer = (debi: object) => readProperty({ consulta_dnprcResult: { bico: { bi: { debi } } } });
    expect(answer({ sfc: "100.000", ant: "1000" })).toEqual({ builtAreaM2: 100_000, yearBuilt: 1000 });
    expect(answer({ sfc: "100.000,01", ant: "999" })).toEqual({});
    expect(answer({ sfc: "0,01", ant: "2100" })).toEqual({ builtAreaM2: 0.01, yearBuilt: 2100 });
    expect(answer({ ant: "2101" })).toEqual({});
  });

  test("texts longer than those that are documented make no answer; the longest ones do", () => {
    const whole = (reference: object, debi: object = {}, ldt = "CL COLON 20") =>
      readProperty({ consulta_dnprcResult: { bico: { bi: { idbi: { rc: reference }, ldt, debi } } } });
    const documented = { pc1: "9872023", pc2: "VH5797S", car: "0001", cc1: "W", cc2: "X" };
    expect(whole(documented)).toEqual({ address: "CL COLON 20" });
    for (const part of Object.keys(documented)) {
      const longer = Object.assign({}, documented, { [part]: `${documented[part as keyof typeof documented]}0` });
      expect(whole(longer), part).toBeUndefined();
    }
    expect(whole(documented, { luso: "u".repeat(120) })).toMatchObject({ use: "u".repeat(120) });
    expect(whole(documented, { luso: "u".repeat(121) })).toBeUndefined();
    expect(whole(documented, {}, "c".repeat(400))).toEqual({ address: "c".repeat(400) });
    expect(whole(documented, {}, "c".repeat(401))).toBeUndefined();
    expect(whole(documented, { sfc: "1".repeat(20) })).toEqual({ address: "CL COLON 20" });
    expect(whole(documented, { sfc: "1".repeat(21) })).toBeUndefined();
    expect(whole(documented, { ant: "1".repeat(10) })).toEqual({ address: "CL COLON 20" });
    expect(whole(documented, { ant: "1".repeat(11) })).toBeUndefined();
  });

  test("a point on the last degree is one, a point beyond it none; the reason of a refusal has its length too", () => {
    const at = (xcen: string | number, ycen: string | number, more: object = {}) =>
      readParcelPoint({
        Consulta_CPMRCResult: { coordenadas: { coord: Object.assign({ geo: { xcen, ycen } }, more) } },
      });
    expect(at(180, 90)).toEqual({ latitude: 90, longitude: 180 });
    expect(at(-180, -90)).toEqual({ latitude: -90, longitude: -180 });
    expect(at(180.5, 40)).toBeUndefined();
    expect(at(-3, 90.5)).toBeUndefined();
    expect(at(`-3.${"7".repeat(37)}`, 40)).toEqual({ latitude: 40, longitude: -3.7777777777777777 });
    expect(at(`-3.${"7".repeat(38)}`, 40)).toBeUndefined();
    expect(at(-3, `40.${"1".repeat(38)}`)).toBeUndefined();
    expect(at(-3, 40, { pc: { pc1: "98720230", pc2: "VH5797S" } })).toBeUndefined();
    expect(at(-3, 40, { pc: { pc1: "9872023", pc2: "VH5797SS" } })).toBeUndefined();
    expect(at(-3, 40, { ldt: "c".repeat(401) })).toBeUndefined();
    const refused = (cod: string, des: string) => readParcelPoint({ Consulta_CPMRCResult: { lerr: { cod, des } } });
    expect(refused("1".repeat(10), "d".repeat(400))).toBe(NO_SUCH);
    expect(refused("1".repeat(11), "")).toBeUndefined();
    expect(refused("1", "d".repeat(401))).toBeUndefined();
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

describe("CartoCiudad, at its borders", () => {
  const at = (more: object) => placeOfCandidate(Object.assign({}, door, more), { number: "45" });

  test("a door is a circle of 50 m, a street one of 300, and both are of Spain", () => {
    expect(at({})).toMatchObject({ radiusM: 50, population: 0, country: "ES", currency: "EUR" });
    expect(at({ type: "callejero" })).toMatchObject({ radiusM: 300, population: 0 });
  });

  test("the poles and the 180th meridian are on the map, what lies beyond is not; one zero alone is a point", () => {
    expect(at({ lat: 90, lng: -180 })).toMatchObject({ latitude: 90, longitude: -180 });
    expect(at({ lat: -90.1, lng: 2 })).toBeUndefined();
    expect(at({ lat: 41, lng: 180.1 })).toBeUndefined();
    expect(at({ lat: 0, lng: 2 })).toMatchObject({ latitude: 0, longitude: 2 });
    expect(at({ lat: 41, lng: 0 })).toMatchObject({ latitude: 41, longitude: 0 });
  });

  test("the number of a door is not said twice, small words stay small, and the kind of way stands before the name", () => {
    const named = (address: string, tip_via: string | null = null) => at({ type: "callejero", address, tip_via })?.name;
    expect(named("CALLE DE LOS REYES 12, Madrid")).toBe("Calle de los Reyes");
    expect(named("CALLE DE LOS REYES, Madrid")).toBe("Calle de los Reyes");
    expect(named("DEL CARMEN", "PLAZA")).toBe("Plaza del Carmen");
    expect(named("LA RAMBLA")).toBe("La Rambla");
    expect(named("PLAZA MAYOR", "PLAZA")).toBe("Plaza Mayor");
    expect(named("CARRER D'ARIBAU")).toBe("Carrer d'Aribau");
    expect(named("")).toBeUndefined();
  });

  test("a code that is none leaves out municipality and province; the town's own name is said", () => {
    const place = at({ muniCode: "8019" });
    expect(place).not.toHaveProperty("municipalityCode");
    expect(place).toMatchObject({ context: "08008 Barcelona" });
    expect(at({ muniCode: null, muni: null, poblacion: "Sants" })).toMatchObject({ context: "08008 Sants" });
    expect(at({ postalCode: null })).toMatchObject({ context: "Barcelona" });
  });

  test("the lengths that are documented are the longest ones", () => {
    const isRead = (more: object) => readFound(Object.assign({}, door, more)) !== undefined;
    const lengths = { id: 120, type: 60, address: 200, portalNumber: 40, muni: 200, lat: 40 };
    for (const [field, most] of Object.entries(lengths)) {
      expect(isRead({ [field]: "1".repeat(most) }), field).toBe(true);
      expect(isRead({ [field]: "1".repeat(most + 1) }), field).toBe(false);
    }
    expect(readCandidates(Array.from({ length: 60 }, () => door))).toHaveLength(60);
    expect(readCandidates(Array.from({ length: 61 }, () => door))).toBeUndefined();
    // `portal-` has seven letters, and an address of a place at most 160.
    expect(at({ id: "1".repeat(120) })!.id).toHaveLength(127);
  });
});

describe("open maps", () => {
  const mexico = { code: "MX", currency: "MXN" };

  test("a door is a circle of 50 m, a street one of 300; without a number of the map the point names it", () => {
    const reforma = { road: "Reforma", country_code: "mx", town: "Toluca", suburb: "Centro", neighbourhood: "Juárez" };
    const found = (address: object, more: object = {}) =>
      readNominatim([Object.assign({ lat: "19.5", lon: "-99.25", address }, more)], mexico);
    expect(found(reforma)).toEqual([
      {
        id: "calle-osm-19.5,-99.25",
        kind: "calle",
        name: "Reforma",
        context: expect.stringMatching(/^Juárez, Toluca, ./),
        latitude: 19.5,
        longitude: -99.25,
        country: "MX",
        currency: "MXN",
        radiusM: 300,
        population: 0,
      },
    ]);
    expect(found(Object.assign({ house_number: "4" }, reforma))).toMatchObject([
      { name: "Reforma, 4", context: "Juárez, Toluca", radiusM: 50, population: 0 },
    ]);
    expect(found({ road: "Reforma", country_code: "mx", village: "Valle", suburb: "Sur" })).toMatchObject([
      { context: expect.stringMatching(/^Sur, Valle, /) },
    ]);
    expect(found(reforma, { lat: "90", lon: "-180" })).toHaveLength(1);
    expect(found(reforma, { lat: "90.1" })).toEqual([]);
    expect(found(reforma, { lon: "180.1" })).toEqual([]);
  });

  test("the lengths that are documented are the longest ones", () => {
    const isNominatim = (more: object, address: object = {}) =>
      readNominatim([Object.assign({ lat: "1", lon: "1", address }, more)], mexico) !== undefined;
    const isPhoton = (properties: object, count = 1) => {
      const one = { geometry: { coordinates: [1, 1] }, properties };
      return readPhoton({ features: Array.from({ length: count }, () => one) }, mexico) !== undefined;
    };
    for (const [field, most] of Object.entries({ lat: 30, lon: 30, display_name: 600 })) {
      expect(isNominatim({ [field]: "1".repeat(most) }), field).toBe(true);
      expect(isNominatim({ [field]: "1".repeat(most + 1) }), field).toBe(false);
    }
    for (const [field, most] of Object.entries({ road: 200, country_code: 2 })) {
      expect(isNominatim({}, { [field]: "x".repeat(most) }), field).toBe(true);
      expect(isNominatim({}, { [field]: "x".repeat(most + 1) }), field).toBe(false);
    }
    for (const [field, most] of Object.entries({ name: 200, countrycode: 2, type: 30 })) {
      expect(isPhoton({ [field]: "x".repeat(most) }), field).toBe(true);
      expect(isPhoton({ [field]: "x".repeat(most + 1) }), field).toBe(false);
    }
    expect([50, 51].map((count) => isPhoton({}, count))).toEqual([true, false]);
    const several = (count: number) => Array.from({ length: count }, () => ({ lat: "1", lon: "1" }));
    expect([50, 51].map((count) => readNominatim(several(count), mexico) !== undefined)).toEqual([true, false]);
  });

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
