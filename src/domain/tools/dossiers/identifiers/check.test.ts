import fc from "fast-check";
import { expect, test } from "vitest";
import type { IdentifierScheme } from "../reading.ts";
import { documentOf } from "../text/document-of.test-data.ts";
import { flatten } from "../text/flat.ts";
import { checkIdentifier } from "./check.ts";
import { identifiersIn } from "./find.ts";

test.each<[IdentifierScheme, string]>([
  ["nif", "12345678Z"],
  ["nif", "54362315K"],
  ["nif", "X1234567L"],
  ["nif", "X2482300W"],
  ["nif", "A58818501"],
  ["nif", "J99216582"],
  ["nif", "Q2826000H"],
  ["nif", "G28029007"],
  ["cadastral-reference", "9872023VH5797S0001WX"],
  ["cadastral-reference", "7837301VG8173B0001TT"],
  ["cadastral-reference", "4A08169P03PRAT0001LR"],
  ["iban", "ES91 2100 0418 4502 0005 1332"],
  ["iban", "ES7712341234161234567890"],
  ["clabe", "032180000118359719"],
  ["curp", "BOXW310820HNERXN09"],
  ["rut", "12.345.678-5"],
  ["rut", "76086428-5"],
  ["cuit", "20-26756539-3"],
  ["rfc", "TORG800512AB3"],
  ["cru", "46023000123457"],
])("%s %s is valid", (scheme, text) => {
  expect(checkIdentifier(scheme, text)).toEqual({ isValid: true, problem: null });
});

test.each<[IdentifierScheme, string, string]>([
  ["nif", "12345678A", "Letra esperada Z"],
  ["nif", "X1234567A", "Letra esperada L"],
  ["nif", "A58818502", "Control esperado 1 o A"],
  ["cadastral-reference", "9872023VH5797S0001WY", "Las dos letras de control no corresponden"],
  ["iban", "ES9121000418450200051333", "Los dos dígitos de control no corresponden"],
  ["iban", "ES912100041845020005133", "Tiene 23 caracteres y son 24"],
  ["clabe", "032180000118359710", "Último dígito esperado 9"],
  ["curp", "BOXW310820HNERXN08", "Último dígito esperado 9"],
  ["rut", "12345678-6", "Dígito verificador esperado 5"],
  ["cuit", "20267565394", "Dígito verificador esperado 3"],
  ["rfc", "TORG801312AB3", "Sus seis cifras no son una fecha"],
  ["cru", "4602300012345", "Tiene 13 caracteres y son 14 cifras"],
])("%s %s: %s", (scheme, text, problem) => {
  expect(checkIdentifier(scheme, text)).toEqual({ isValid: false, problem });
});

const found = (text: string) =>
  identifiersIn(flatten(documentOf(text))).map(
    ({ scheme, text: value, isValid }) => `${scheme} ${value}${isValid ? "" : " !"}`,
  );

test.each<[string, string[]]>([
  ["con D.N.I. número 12.345.678-Z y N.I.E. X-1234567-L", ["nif 12345678Z", "nif X1234567L"]],
  ["DNI 12345678A", ["nif 12345678A !"]],
  ["Ref. catastral 9872023 VH5797S 0001 WX", ["cadastral-reference 9872023VH5797S0001WX"]],
  ["Ref. catastral 9872O23VH5797S0001WX", ["cadastral-reference 9872023VH5797S0001WX"]],
  ["Referencia catastral: 9872023VH5797S0001WY", ["cadastral-reference 9872023VH5797S0001WY !"]],
  ["Referencia catastral de la parcela 9872023VH5797S", ["cadastral-reference 9872023VH5797S"]],
  ["cuenta ES91-2100-0418-4502-0005-1332", ["iban ES9121000418450200051332"]],
  ["C.R.U.: 46023000123457", ["cru 46023000123457"]],
  ["IDUFIR 4602300012345", ["cru 4602300012345 !"]],
  ["la mercantil, con C.I.F. B-12345674", ["nif B12345674"]],
  ["RUT 12.345.678-5", ["rut 123456785"]],
  ["CUIT 20-26756539-3", ["cuit 20267565393"]],
  ["una vivienda de 12345678 pesetas y el teléfono 961234567", []],
  ["Autos 1234/2025, expediente 46-1-0012/98, a 12/03/2024", []],
])("%s", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("one wrong figure of a NIF is always noticed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.nat(7),
      fc.integer({ min: 1, max: 9 }),
      (number, place, by) => {
        const figures = String(number).padStart(8, "0");
        const letter = "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23]!;
        const other = String((Number(figures[place]) + by) % 10);
        const changed = figures.slice(0, place) + other + figures.slice(place + 1);
        expect(checkIdentifier("nif", figures + letter).isValid).toBe(true);
        expect(checkIdentifier("nif", changed + letter).isValid).toBe(false);
      },
    ),
  );
});
