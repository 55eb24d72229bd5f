import { describe, expect, test } from "vitest";
import {
  readCondition,
  readDate,
  readEnergy,
  readEvidence,
  readExterior,
  readOperation,
  readOrientations,
  readType,
  readYear,
} from "./pasted-values.ts";

describe("a date, day first", () => {
  test.each([
    ["14/11/2025", "2025-11-14"],
    ["14-11-25", "2025-11-14"],
    ["1.2.2025", "2025-02-01"],
    ["14/11/2025 10:30", "2025-11-14"],
    ["2025-11-14", "2025-11-14"],
    ["2025/1/9", "2025-01-09"],
    ["2025-11", "2025-11-01"],
    ["2025-11-14T10:00:00Z", "2025-11-14"],
    ["11/2025", "2025-11-01"],
    ["nov. 2025", "2025-11-01"],
    ["Nov-25", "2025-11-01"],
    ["14 de noviembre de 2025", "2025-11-14"],
    ["3 set 2025", "2025-09-03"],
    ["setiembre del 2025", "2025-09-01"],
    // Day 45,975 of a spreadsheet: 20,406 days after 1 January 1970, which day 25,569 is.
    ["45975", "2025-11-14"],
    ["45975,5", "2025-11-14"],
    ["36526", "2000-01-01"],
    ["72999", "2099-11-10"],
    ["29/02/2024", "2024-02-29"],
    ["31/12/1900", "1900-12-31"],
  ])("«%s» is %s", (cell, day) => expect(readDate(cell)).toBe(day));

  test.each([
    "30/02/2025",
    "29/02/2025",
    "13/2025",
    "2025-13-01",
    "31/12/1899",
    "01/01/2100",
    "36525",
    "73000",
    "4597",
    "ayer",
    "14 de brumario de 2025",
    "",
  ])("«%s» is none", (cell) => expect(readDate(cell)).toBeUndefined());
});

test.each([
  ["1965", 1965],
  ["aprox. 1965", 1965],
  ["1965-1970", 1965],
  ["Año 2024", 2024],
  ["1700", 1700],
  ["1699", undefined],
  ["2100", undefined],
  ["años 60", undefined],
  ["19655", undefined],
  ["1.965", undefined],
])("«%s» was built in %s", (cell, year) => expect(readYear(cell)).toBe(year));

describe("words of the trade", () => {
  test.each([
    ["Obra nueva", "obra_nueva"],
    ["A estrenar", "obra_nueva"],
    ["Para reformar", "a_reformar"],
    ["necesita reforma", "a_reformar"],
    ["mal estado", "a_reformar"],
    ["Reformado", "bueno"],
    ["reforma integral", "bueno"],
    ["Segunda mano/buen estado", "bueno"],
    ["muy bueno", "bueno"],
    ["impecable", "bueno"],
    ["con encanto", undefined],
  ])("the state «%s» is %s", (cell, condition) => expect(readCondition(cell)).toBe(condition));

  test.each([
    ["Vendido", "cierre"],
    ["Escritura", "cierre"],
    ["precio de cierre", "cierre"],
    ["alquilada", "cierre"],
    ["Anuncio", "oferta"],
    ["en venta", "oferta"],
    ["Portal", "oferta"],
    ["otra cosa", undefined],
  ])("«%s» is seen as %s", (cell, evidence) => expect(readEvidence(cell)).toBe(evidence));

  test.each([
    ["Alquiler", "alquiler"],
    ["Se alquila", "alquiler"],
    ["En arriendo", "alquiler"],
    ["Venta", "venta"],
    ["se vende", "venta"],
    ["permuta", undefined],
  ])("the operation «%s» is %s", (cell, operation) => expect(readOperation(cell)).toBe(operation));

  test.each([
    ["Ático dúplex", "atico"],
    ["Dúplex", "duplex"],
    ["Loft", "estudio"],
    ["Adosada", "adosado"],
    ["Townhouse", "adosado"],
    ["Chalet independiente", "chalet"],
    ["Casa de pueblo", "casa"],
    ["Oficina", "oficina"],
    ["Local comercial", "local"],
    ["Departamento", "piso"],
    ["Planta baja", "piso"],
    ["Nave", undefined],
  ])("«%s» is of the kind %s", (cell, type) => expect(readType(cell)).toBe(type));

  test.each([
    ["Exterior", true],
    ["Interior a patio", false],
    ["sí", true],
    ["no", false],
    ["esquina", undefined],
  ])("«%s» looks outside: %s", (cell, expected) => expect(readExterior(cell)).toBe(expected));

  test.each([
    ["E", "E"],
    ["CEE: e", "E"],
    ["G (320 kWh)", "G"],
    ["En trámite", undefined],
    ["Exento", undefined],
    ["H", undefined],
  ])("the certificate «%s» is %s", (cell, letter) => expect(readEnergy(cell)).toBe(letter));

  test.each([
    ["Norte", ["norte"]],
    ["sur-este", ["sur", "este"]],
    ["Sureste", ["sur", "este"]],
    ["Sudoeste", ["sur", "oeste"]],
    ["noreste", ["norte", "este"]],
    ["SO", ["sur", "oeste"]],
    ["NW", ["norte", "oeste"]],
    ["E", ["este"]],
    ["Este y oeste", ["este", "oeste"]],
    ["nordeste", ["norte", "este"]],
    ["a la plaza", undefined],
  ])("«%s» looks to %j", (cell, sides) => expect(readOrientations(cell)).toEqual(sides));
});
