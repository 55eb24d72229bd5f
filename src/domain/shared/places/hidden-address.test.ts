import fc from "fast-check";
import { expect, test } from "vitest";
import { hiddenAddress } from "./hidden-address.ts";

/** Addresses as people type them, and what others may read of them: the whole street, and neither number, floor nor flat. */
const SPAIN: readonly (readonly [string, string | undefined])[] = [
  ["Calle de Alcalá, 45, 3º B", "Calle de Alcalá"],
  ["C/ Mayor nº 3", "C/ Mayor"],
  ["C/Sol,3,2ºA", "C/Sol"],
  ["Gran Vía 12, 4.º izda.", "Gran Vía"],
  ["Gran Vía de Colón, Granada", "Gran Vía de Colón"],
  ["Calle Feria 12 3ºB", "Calle Feria"],
  ["Calle Sol, bajo", "Calle Sol"],
  ["Calle Sol bajo dcha.", "Calle Sol"],
  ["Plaza Mayor s/n", "Plaza Mayor"],
  ["Carrer de València, 245-247, 2n 1a", "Carrer de València"],
  ["Avda. de América, 37 bis, 5ºD", "Avda. de América"],
  ["Plaza del 2 de Mayo 3", "Plaza del 2 de Mayo"],
  ["Calle 2 de Mayo, 8, Madrid", "Calle 2 de Mayo"],
  ["Paseo de la Castellana 120, escalera 2, 7º C", "Paseo de la Castellana"],
  ["Urbanización Los Álamos, casa 14", "Urbanización Los Álamos"],
  ["Calle Alfonso XII 23", "Calle Alfonso XII"],
  ["Gorbeia kalea 5, 3. B", "Gorbeia kalea"],
  ["Calle Principal 12", "Calle Principal"],
  ["Calle de la Torre 5", "Calle de la Torre"],
  ["Calle Villa de Marín 7", "Calle Villa de Marín"],
  ["Manuela Malasaña 14 3 izda", "Manuela Malasaña"],
  ["Calle Sol (12)", "Calle Sol"],
  ["Calle Sol nº", "Calle Sol"],
  ["Carretera N-340, km 12", "Carretera N-340"],
  ["Avenida de la Constitución de 1978, 5", "Avenida de la Constitución de 1978"],
  ["Polígono 5 parcela 33", undefined],
  ["Parcela 14, Camino del Río", "Camino del Río"],
  ["Calle Ortega y Gasset 40", "Calle Ortega y Gasset"],
];
const COLOMBIA: typeof SPAIN = [
  ["Cra 7 # 71-21", "Cra 7"],
  ["Calle 93B No. 11A-84 Apto 502", "Calle 93B"],
  ["Carrera 7a Bis # 12-30 Sur", "Carrera 7a Bis"],
  ["Av. Calle 26 # 68C-61", "Av. Calle 26"],
  ["Avenida Carrera 68 No 90-88 Torre 3 Apto 1204", "Avenida Carrera 68"],
  ["Kr 13 93-40", "Kr 13"],
  ["Diagonal 75B #20-15", "Diagonal 75B"],
  ["Transversal 5 A # 12 B 30", "Transversal 5 A"],
  ["Calle 5 Sur # 22-10", "Calle 5 Sur"],
  ["Calle 100 con Carrera 15", "Calle 100"],
  ["Autopista Norte Km 19", "Autopista Norte"],
  ["Apto 502, Calle 93B # 11A-84", "Calle 93B"],
  ["Apto 502 Calle 93B # 11A-84", "Calle 93B"],
  ["Lote 12 Vereda El Salitre", "Vereda El Salitre"],
  ["Conjunto Los Cedros Torre 2 Apto 401", undefined],
];
const ARGENTINA: typeof SPAIN = [
  ["Av. Santa Fe 1860 8º B", "Av. Santa Fe"],
  ["Santa Fe 1860 8º B", "Santa Fe"],
  ["Thames 2345 PB", "Thames"],
  ["25 de Mayo 1234 3 A", "25 de Mayo"],
  ["Av. 9 de Julio 1180", "Av. 9 de Julio"],
  ["Calle 7 n° 1234", "Calle 7"],
  ["Calle 12 entre 45 y 46", "Calle 12"],
  ["Diagonal 74 1520", "Diagonal 74"],
  ["Av. Corrientes 1234, 12bis", "Av. Corrientes"],
  ["Ruta 8 Km 50, Lote 120", "Ruta 8"],
  ["Av. Rivadavia 5000 UF 12", "Av. Rivadavia"],
];
const MEXICO: typeof SPAIN = [
  ["Calle 5 de Mayo #120 int. 3", "Calle 5 de Mayo"],
  ["Mz 4 Lt 12", undefined],
  ["Av. Insurgentes Sur 1602 Int 401", "Av. Insurgentes Sur"],
  ["Calle 16 de Septiembre #65-A", "Calle 16 de Septiembre"],
  ["Calle 60 #345 x 35 y 37", "Calle 60"],
  ["Oriente 172 No. 330", "Oriente 172"],
  ["Calle Norte 45 #1012", "Calle Norte 45"],
  ["Av. 5 Poniente 702", "Av. 5 Poniente"],
  ["Blvd. Kukulcán Km 9.5", "Blvd. Kukulcán"],
  ["Privada de los Pinos 12-B", "Privada de los Pinos"],
  ["SM 45 Mz 3 Lt 7 Calle Tulipanes", "Calle Tulipanes"],
  ["Avenida Juárez con Calle Hidalgo", "Avenida Juárez"],
  ["Calle 60 con 35", "Calle 60"],
  ["Paseo con Vistas", "Paseo con Vistas"],
  ["Calle Vista con Encanto", "Calle Vista con Encanto"],
  ["Calle Sol nº", "Calle Sol"],
  ["Calle Sol - nº", "Calle Sol"],
  ["Calle Sol #", "Calle Sol"],
];
const CHILE_AND_PERU: typeof SPAIN = [
  ["Los Leones 382, depto 1201", "Los Leones"],
  ["Depto 502, Los Leones 382", "Los Leones"],
  ["Av. Providencia 1208, Of. 1605", "Av. Providencia"],
  ["Pasaje 3 casa 12", "Pasaje 3"],
  ["San Diego 1234-B", "San Diego"],
  ["Jr. Unión 1045 Dpto. 301", "Jr. Unión"],
  ["Av. Larco 1150, Of. 602, Miraflores", "Av. Larco"],
  ["Urb. Santa Rosa Mz. F Lt. 14", "Urb. Santa Rosa"],
  ["Mz. B Lote 5 Urb. Los Jardines", "Urb. Los Jardines"],
  ["Calle Las Begonias 475 Piso 6", "Calle Las Begonias"],
];

test.each([...SPAIN, ...COLOMBIA, ...ARGENTINA, ...MEXICO, ...CHILE_AND_PERU])("«%s» → %s", (typed, street) => {
  expect(hiddenAddress(typed)).toBe(street);
});

test("a text without a street is hidden whole: places, postcodes, names of buildings and nothing at all", () => {
  for (const typed of ["", " ", "#", "()", "12", "28013 Madrid", "Ruzafa", "Edificio Mirador", "Finca El Olivar"]) {
    expect(hiddenAddress(typed)).toBeUndefined();
  }
  expect(hiddenAddress("Edificio Mirador, Av. Balboa 23")).toBe("Av. Balboa");
});

test("no number of a door is left behind the name of a street, whatever stands between and after", () => {
  const streets = ["Calle Feria", "Av. Santa Fe", "Jr. Unión", "Paseo de Gracia", "Cra 7", "Calle 5 de Mayo"];
  const signs = [" ", ", ", " # ", " #", " nº ", " No. ", ", núm. "];
  const flats = ["", " 3º B", ", piso 2", " Apto 502", " int. 4", ", depto 12", " (fondo)", " PB"];
  fc.assert(
    fc.property(
      fc.constantFrom(...streets),
      fc.constantFrom(...signs),
      fc.integer({ min: 100, max: 9999 }),
      fc.constantFrom(...flats),
      (street, sign, number, flat) => {
        expect(hiddenAddress(`${street}${sign}${number}${flat}`)).toBe(street);
      },
    ),
  );
});

test("anything that is typed leaves whole words and no odd rest, and hiding it again changes nothing", () => {
  const word = fc.constantFrom(
    "Calle",
    "Sol",
    "de",
    "12",
    "#",
    "(",
    ")",
    "nº",
    "3º",
    "B",
    ",",
    "Apto",
    "-",
    "Mz",
    "x",
    "5",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 10 }), (words) => {
      const hidden = hiddenAddress(words.join(" "));
      if (hidden === undefined) return;
      expect(hidden).not.toMatch(/[#(),;:-]$|^\W/u);
      expect(hidden).not.toMatch(/[()#]/);
    }),
  );
});
