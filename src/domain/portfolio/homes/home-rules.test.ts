import { describe, expect, test } from "vitest";
import { HOME_TYPES } from "../../shared/home-attributes/home-values.ts";
import { DEMO_HOMES } from "./demo-home-values.ts";
import { fullHome } from "./full-home.test-data.ts";
import { checkedHomeSchema, homeSchema } from "./home.ts";
import { homeChange, newHome } from "./home-changes.ts";
import { documentChange, newDocument, photoChange, photoOrder } from "./home-files.ts";
import { countAsked, homeQuery, readHomeFilter } from "./home-filter.ts";

/** The rules of a home of the portfolio, and the changes that people may send. */

const isTaken = (values: object) => checkedHomeSchema.safeParse(values).success;
const messagesOf = (values: object) =>
  (checkedHomeSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a home of the portfolio", () => {
  test("only operation and type must be known, and they have their usual values", () => {
    expect(homeSchema.parse({})).toEqual({
      operation: "venta",
      type: "piso",
      status: "disponible",
      country: "ES",
      currency: "EUR",
      showsAddress: false,
      descriptions: {},
      urls: {},
      features: [],
    });
  });

  test("a renovation is not older than the building, as far as both years are known", () => {
    expect(messagesOf({ yearBuilt: 1965, renovatedYear: 1964 })).toEqual([
      "renovatedYear: La reforma no puede ser anterior al edificio",
    ]);
    for (const known of [{ yearBuilt: 1965, renovatedYear: 1965 }, { renovatedYear: 1964 }, { yearBuilt: 1965 }])
      expect(isTaken(known)).toBe(true);
  });

  test.each([
    ["builtAreaM2", 1, 1_000_000, 0.5],
    ["usableAreaM2", 1, 1_000_000, 0.5],
    ["plotAreaM2", 1, 1_000_000_000, 0.5],
    ["terraceAreaM2", 0, 1_000_000, 0.5],
    ["rooms", 0, 999, 1],
    ["bathrooms", 0, 999, 1],
    ["floor", -10, 150, 1],
    ["buildingFloors", 1, 150, 1],
    ["price", 1, 1_000_000_000, 0.5],
    ["communityFee", 1, 1_000_000_000, 0.5],
    ["propertyTax", 1, 1_000_000_000, 0.5],
  ])("%s from %d to %d", (name, min, max, step) => {
    for (const value of [min, max]) expect(isTaken({ [name]: value })).toBe(true);
    for (const value of [min - step, max + step]) expect(isTaken({ [name]: value })).toBe(false);
  });

  test("its types are more than those of the tools", () => {
    for (const type of HOME_TYPES) expect(isTaken({ type })).toBe(true);
    expect(isTaken({ type: "castillo" })).toBe(false);
    expect(HOME_TYPES).toHaveLength(16);
  });

  test("usable area within the built one, a closing with its date, amounts above zero", () => {
    expect(messagesOf({ builtAreaM2: 80, usableAreaM2: 80 })).toEqual([]);
    expect(messagesOf({ usableAreaM2: 80 })).toEqual([]);
    expect(messagesOf({ builtAreaM2: 80, usableAreaM2: 81 })).toEqual([
      "usableAreaM2: La superficie útil no puede superar la construida",
    ]);
    expect(messagesOf({ status: "cerrado" })).toEqual(["closedOn: Indica la fecha de cierre"]);
    expect(messagesOf({ status: "cerrado", closedOn: "2026-02-28" })).toEqual([]);
    expect(messagesOf({ price: 0 })).toEqual(["price: Introduce un precio mayor que cero"]);
    expect(messagesOf({ communityFee: 0 })).toEqual(["communityFee: Introduce un importe mayor que cero"]);
    expect(messagesOf({ occupancy: "vacía" })).toEqual(["occupancy: Elige libre, con inquilino u ocupada"]);
  });

  test.each([
    ["postalCode", ["41003", "01001", "52006"], ["NOESPOSTAL12", "4100", "99001", "41.003"]],
    ["municipalityCode", ["41091", "08019"], ["99999", "4109", "41"]],
    [
      "cadastralReference",
      ["9872023VH5797S0001WX", "9872023 VH5797S", "9872023vh5797s0001wx"],
      ["123", "9872023VH5797S0001", "9872023VH5797S/0001W"],
    ],
  ])("%s has the form that Spain gives it, and abroad any", (name, right, wrong) => {
    for (const value of right) expect(messagesOf({ [name]: value })).toEqual([]);
    for (const value of wrong) {
      expect(messagesOf({ [name]: value })).toHaveLength(1);
      expect(messagesOf({ [name]: value.slice(0, 5), country: "MX" })).toEqual([]);
    }
  });

  test("half a position is none", () => {
    expect(messagesOf({ latitude: 41.4 })).toEqual(["longitude: Falta la longitud: una posición son dos datos"]);
    expect(messagesOf({ longitude: 2.1 })).toEqual(["latitude: Falta la latitud: una posición son dos datos"]);
    expect(messagesOf({ latitude: 41.4, longitude: 2.1 })).toEqual([]);
  });

  test("links are addresses of pages, currencies and countries are some that there are", () => {
    expect(isTaken({ urls: { es: "https://umbral.example/piso-1" } })).toBe(true);
    for (const link of ["javascript:alert(1)", "data:text/html,x", "www.umbral.example", "https://a b", ""]) {
      expect(messagesOf({ urls: { es: link } })).toEqual(["urls.es: Usa una dirección que empiece por https://"]);
    }
    for (const currency of ["EUR", "MXN", "USD", "CLF"]) expect(isTaken({ currency })).toBe(true);
    expect(messagesOf({ currency: "ZZZ" })).toEqual(["currency: No conocemos esa moneda"]);
    expect(messagesOf({ currency: "eur" })).toEqual(["currency: Usa el código de moneda de tres letras"]);
    for (const country of ["ES", "MX", "PT"]) expect(isTaken({ country })).toBe(true);
    for (const country of ["ZZ", "QQ"]) expect(messagesOf({ country })).toEqual(["country: No conocemos ese país"]);
    expect(messagesOf({ country: "7!" })).toEqual(["country: Usa el código de país de dos letras"]);
  });

  test("days are days of the calendar, languages two letters", () => {
    expect(isTaken({ listedOn: "2026-02-29" })).toBe(false);
    expect(isTaken({ listedOn: "2028-02-29" })).toBe(true);
    expect(isTaken({ listedOn: "" })).toBe(true);
    expect(isTaken({ descriptions: { es: "a", en: "b" } })).toBe(true);
    expect(isTaken({ descriptions: { spa: "a" } })).toBe(false);
    expect(isTaken({ descriptions: { ES: "a" } })).toBe(false);
    expect(isTaken({ descriptions: { es: "a".repeat(20_001) } })).toBe(false);
  });

  test("typed text becomes its value", () => {
    expect(
      homeSchema.parse({ price: "249.900,50", hasLift: "si", hasPool: "", rooms: "3", title: "  Piso  " }),
    ).toMatchObject({ price: 249_900.5, hasLift: true, rooms: 3, title: "Piso" });
  });

  test("a full one survives being written and read", () => {
    const home = fullHome();
    expect(checkedHomeSchema.parse(JSON.parse(JSON.stringify(home)))).toEqual(home);
  });

  test("the invented ones for trying out are homes, and say that they are invented", () => {
    const homes = DEMO_HOMES.map((values) => checkedHomeSchema.parse(values));
    expect(new Set(homes.map(({ reference }) => reference)).size).toBe(homes.length);
    for (const { title, reference } of homes) {
      expect(title).toMatch(/\(demostración\)$/);
      expect(reference).toMatch(/^DEMO-\d\d$/);
    }
  });
});

describe("the changes that people send", () => {
  test("a change names its values, at most two hundred of them", () => {
    const values = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]));
    expect(homeChange.safeParse({ values: values(200) }).success).toBe(true);
    expect(homeChange.safeParse({ values: values(201) }).success).toBe(false);
    expect(homeChange.safeParse({}).error?.issues[0]?.message).toBe("Falta lo que cambia");
    expect(homeChange.safeParse({ values: {}, seen: "ayer" }).success).toBe(false);
    expect(homeChange.safeParse({ values: {}, seen: "2026-11-21T10:00:00.000Z" }).success).toBe(true);
    expect(homeChange.safeParse({ values: {}, ownerContactId: null }).success).toBe(true);
    expect(homeChange.safeParse({ values: {}, ownerContactId: "Ana" }).success).toBe(false);
    expect(newHome.parse({ values: {}, seen: "x" })).toEqual({ values: {} });
  });

  test("a caption is trimmed, empty is none, and has two hundred signs at most", () => {
    expect(photoChange.parse({ caption: "  Salón " })).toEqual({ caption: "Salón" });
    expect(photoChange.parse({ caption: "  " })).toEqual({ caption: null });
    expect(photoChange.parse({ caption: null })).toEqual({ caption: null });
    expect(photoChange.safeParse({ caption: "a".repeat(200) }).success).toBe(true);
    expect(photoChange.safeParse({ caption: "a".repeat(201) }).success).toBe(false);
    // A cover is changed by marking another one.
    expect(photoChange.safeParse({ isCover: false }).success).toBe(false);
    expect(photoOrder.safeParse({ ids: ["uno"] }).success).toBe(false);
    const id = "00000000-0000-4000-8000-000000000001";
    expect(photoOrder.safeParse({ ids: Array.from({ length: 1000 }, () => id) }).success).toBe(true);
    expect(photoOrder.safeParse({ ids: Array.from({ length: 1001 }, () => id) }).success).toBe(false);
  });

  test("a document has a kind and, maybe, a last day", () => {
    expect(newDocument.parse({})).toEqual({ kind: "otro", validUntil: null });
    expect(newDocument.safeParse({ kind: "factura" }).success).toBe(false);
    expect(newDocument.safeParse({ validUntil: "2027-02-30" }).success).toBe(false);
    expect(documentChange.parse({ name: " Nota " })).toEqual({ name: "Nota" });
    expect(documentChange.safeParse({ name: " " }).success).toBe(false);
    expect(documentChange.safeParse({ name: "a".repeat(161) }).success).toBe(false);
    expect(documentChange.parse({ validUntil: null })).toEqual({ validUntil: null });
  });
});

describe("the edges of a filter", () => {
  const read = (address: string) => readHomeFilter(new URLSearchParams(address));

  test("counts are whole and from 1 to 99, pages to 10,000, words to a hundred signs", () => {
    expect([1, 99, 100, 0].map((n) => read(`habitaciones=${n}`).roomsMin)).toEqual([1, 99, null, null]);
    expect([1, 10_000, 10_001].map((n) => read(`pagina=${n}`).page)).toEqual([1, 10_000, 1]);
    expect(read(`buscar=${"a".repeat(150)}`).text).toHaveLength(100);
    expect(read("buscar=%20ruzafa%20").text).toBe("ruzafa");
  });

  test("amounts are above zero and up to a billion of thousands", () => {
    expect([0, 1, 1e12, 1e13].map((n) => read(`precio-desde=${n}`).priceMin)).toEqual([null, 1, 1e12, null]);
  });

  test("photos: with, without or either", () => {
    expect(["si", "no", "otra"].map((word) => read(`fotos=${word}`).hasPhotos)).toEqual([true, false, null]);
    expect(homeQuery(read("fotos=si"))).toBe("?fotos=si");
  });

  test("an id is one whatever its letters, and musts stand in our order", () => {
    expect(read("agente=0190F7C2-0000-7000-8000-00000000000A").agentId).toBe("0190f7c2-0000-7000-8000-00000000000a");
    expect(read("con=libre&con=terraza&con=ascensor").musts).toEqual(["ascensor", "terraza", "libre"]);
    expect(countAsked(read("con=libre&con=terraza&fotos=si&encargo=vence"))).toBe(4);
  });
});
