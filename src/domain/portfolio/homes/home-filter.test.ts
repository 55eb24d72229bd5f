import { expect, test } from "vitest";
import { countAsked, homeQuery, NO_FILTER, readHomeFilter } from "./home-filter.ts";

const read = (address: string) => readHomeFilter(new URLSearchParams(address));

test("an address and its filter are the same thing said twice", () => {
  const address =
    "?buscar=ruzafa+102&estado=disponible&operacion=venta&tipo=piso&tipo=atico&precio-desde=150000&precio-hasta=250000" +
    "&m2-desde=60&m2-hasta=120&habitaciones=3&banos=2&con=ascensor&con=terraza&agente=00000000-0000-4000-8000-000000000001" +
    "&origen=00000000-0000-4000-8000-000000000002&propietario=00000000-0000-4000-8000-000000000003&fotos=no&encargo=vence&portales=sin-publicar" +
    "&zona=39.46%2C-0.38%3B39.47%2C-0.38%3B39.47%2C-0.36&papelera=1&orden=precio-mayor&pagina=3";
  const filter = read(address);
  expect(homeQuery(filter)).toBe(address);
  expect(filter).toMatchObject({
    types: ["piso", "atico"],
    musts: ["ascensor", "terraza"],
    hasPhotos: false,
    isPublished: false,
    page: 3,
  });
  expect(filter.zone).toHaveLength(3);
});

test("prices are read as people type them", () => {
  expect(read("precio-hasta=250.000").priceMax).toBe(250_000);
  expect(read("precio-hasta=1.250,50").priceMax).toBe(1250.5);
});

test("attributes that no filter knows are ignored", () => {
  const odd = read(
    "estado=vendida&operacion=permuta&tipo=castillo&precio-desde=mucho&precio-hasta=-1&habitaciones=0&banos=1.5&con=mar" +
      "&agente=yo&portales=todos&fotos=quizas&zona=1,1&orden=feo&pagina=0",
  );
  expect(odd).toEqual(NO_FILTER);
  expect(homeQuery(odd)).toBe("");
});

test("conditions are counted without status, order and page", () => {
  expect(countAsked(NO_FILTER)).toBe(0);
  expect(countAsked(read("estado=cerrado&orden=alta&pagina=2&papelera=1"))).toBe(0);
  expect(countAsked(read("tipo=piso&tipo=atico&precio-hasta=200000"))).toBe(3);
});

test("the first page needs no number in the address, the second has one", () => {
  expect(homeQuery({ ...NO_FILTER, page: 1 })).toBe("");
  expect(homeQuery({ ...NO_FILTER, page: 2 })).toBe("?pagina=2");
});

test.each([
  ["pagina", "page", [10_000, 10_001], 1],
  ["habitaciones", "roomsMin", [99, 100], null],
  ["banos", "bathroomsMin", [99, 100], null],
] as const)("%s is read up to its most and ignored beyond", (name, field, [most, beyond], ignored) => {
  expect(read(`${name}=${most}`)[field]).toBe(most);
  expect(read(`${name}=${beyond}`)[field]).toBe(ignored);
  expect(read(`${name}=1`)[field]).toBe(1);
  expect(read(`${name}=0`)[field]).toBe(ignored);
});

test("an amount is read up to 10¹², and ignored beyond; words are cut at 100 characters", () => {
  expect(read("precio-hasta=1000000000000").priceMax).toBe(1e12);
  expect(read("precio-hasta=1000000000001").priceMax).toBeNull();
  expect(read(`buscar=${"a".repeat(101)}`).text).toHaveLength(100);
});

test("homes with photos or without, published or not, and both where nobody says it", () => {
  const of = (address: string) => [read(address).hasPhotos, read(address).isPublished];
  expect(of("fotos=si&portales=publicadas")).toEqual([true, true]);
  expect(of("fotos=no&portales=sin-publicar")).toEqual([false, false]);
  expect(of("")).toEqual([null, null]);
});
