import { describe, expect, test } from "vitest";
import { plainPages } from "../page-assembly/plain-pages.ts";
import { readDocument } from "../read-document.ts";
import type { DocumentKind } from "../reading.ts";

/** People of a paper, in its order: «owner Ana Gil Pons 33.33 bare». */
function peopleOf(kind: DocumentKind, text: string): string[] {
  const { parties } = readDocument(plainPages(text), { today: "2026-11-27", kind });
  return parties.map(({ role, name, share }) =>
    [role, name, ...(share ? [Math.round(share.percent * 100) / 100, share.right] : [])].join(" "),
  );
}

describe("parts of an inheritance, told where they are allotted", () => {
  const head = `ESCRITURA DE HERENCIA. Notario: don Blas Oter Lizana.
COMPARECEN. Rosa Vidal Prats, NIF 12345678Z, viuda.
Pau Serra Vidal, NIF 54362315K, y Mar Serra Vidal, NIF 87654321X.`;

  test.each([
    [
      "Se adjudica a Rosa Vidal Prats el usufructo vitalicio, y a Pau Serra Vidal y Mar Serra Vidal, la nuda propiedad por mitad.",
      ["owner Rosa Vidal Prats 100 usufruct", "owner Pau Serra Vidal 50 bare", "owner Mar Serra Vidal 50 bare"],
    ],
    [
      "A Rosa Vidal Prats se le adjudica una mitad indivisa en pleno dominio. A cada uno de los hijos, Pau Serra Vidal y Mar Serra Vidal, una cuarta parte indivisa.",
      ["owner Rosa Vidal Prats 50 full", "owner Pau Serra Vidal 25 full", "owner Mar Serra Vidal 25 full"],
    ],
    [
      "Se adjudican la finca por terceras e iguales partes indivisas, en pleno dominio.",
      ["owner Rosa Vidal Prats 33.33 full", "owner Pau Serra Vidal 33.33 full", "owner Mar Serra Vidal 33.33 full"],
    ],
    [
      "Adjudicación: Rosa Vidal Prats, un medio (1/2); Pau Serra Vidal, un tercio (1/3); Mar Serra Vidal, un sexto (1/6), todo en pleno dominio.",
      ["owner Rosa Vidal Prats 50 full", "owner Pau Serra Vidal 33.33 full", "owner Mar Serra Vidal 16.67 full"],
    ],
  ])("%s", (told, right) => {
    expect(peopleOf("escritura-herencia", `${head}\nOTORGAN. ${told}`)).toEqual(right);
  });
});

test("two rights of one owner are two, and a part of a debt is none", () => {
  const text = `NOTA SIMPLE. TITULARES
Eva Rius Camps, DNI 12345678Z, una mitad indivisa en pleno dominio y el usufructo de una cuarta parte.
CARGAS
La hipoteca se canceló en su totalidad por la inscripción 4ª.`;
  expect(peopleOf("nota-simple", text)).toEqual(["owner Eva Rius Camps 50 full", "owner Eva Rius Camps 25 usufruct"]);
});

test("a column of names and a column of numbers, and parts that stand before their names", () => {
  const text = `NOTA SIMPLE. TITULARES
RIUS CAMPS, EVA
LEAL MORA, GIL
N.I.F. LIBRO FOLIO
12345678Z 410 22
54362315K 410 22
3/4 del pleno dominio de EVA RIUS CAMPS, por compra.
1/4 del pleno dominio de GIL LEAL MORA, por compra.`;
  expect(peopleOf("nota-simple", text)).toEqual(["owner RIUS CAMPS, EVA 75 full", "owner LEAL MORA, GIL 25 full"]);
});

test("sides of a table stand in its columns", () => {
  const text = `CONTRATO DE ARRAS
                PARTE VENDEDORA        PARTE COMPRADORA
Nombre          Eva Rius Camps         Gil Leal Mora
DNI             12345678Z              54362315K`;
  expect(peopleOf("arras", text)).toEqual(["seller Eva Rius Camps", "buyer Gil Leal Mora"]);
});

test("the seller is told by the verb, and the owner of a number by the side", () => {
  expect(
    peopleOf("arras", "Yo, Eva Rius Camps, con DNI 12345678Z, vendo a Gil Leal Mora, con DNI 54362315K, mi casa."),
  ).toEqual(["seller Eva Rius Camps", "buyer Gil Leal Mora"]);
  const deed = `ESCRITURA 900. COMPRAVENTA ENTRE EVA RIUS CAMPS, COMO VENDEDORA, Y GIL LEAL MORA, COMO COMPRADOR.
GENERALES: la vendedora, con RFC RICE800101AB9; el comprador, con RFC LEMG790202CD8.`;
  const { parties } = readDocument(plainPages(deed), { today: "2026-11-27", kind: "mx-escritura" });
  expect(parties.map(({ role, name, identifier }) => `${role} ${name} ${identifier?.text}`)).toEqual([
    "seller EVA RIUS CAMPS RICE800101AB9",
    "buyer GIL LEAL MORA LEMG790202CD8",
  ]);
});

test("a name ends where its line had room left, and goes on where it had none", () => {
  const text = `ESCRITURA DE COMPRAVENTA
Notario autorizante: Blas Oter Lizana
Lugar y fecha: Soria, 3 de mayo de 2024
PARTE VENDEDORA
Nombre y apellidos: Eva Rius Camps
Estado civil: soltera
NIF: 12345678Z
PARTE COMPRADORA
Nombre y apellidos: Gil Leal Mora
NIF: 54362315K`;
  expect(peopleOf("escritura-compraventa", text)).toEqual(["seller Eva Rius Camps", "buyer Gil Leal Mora"]);
});

test("a Colombian history: who sells a part keeps the rest", () => {
  const text = `CERTIFICADO DE TRADICION
ANOTACION: Nro 001 ESPECIFICACION: 0125 COMPRAVENTA
DE: OBRAS LTDA
A: RIUS CAMPS EVA CC 41234567 X
ANOTACION: Nro 002 ESPECIFICACION: 0307 COMPRAVENTA DERECHOS DE CUOTA 40%
DE: RIUS CAMPS EVA CC 41234567
A: LEAL MORA GIL CC 79123456 X 40%`;
  expect(peopleOf("co-certificado-tradicion", text)).toEqual([
    "owner RIUS CAMPS EVA 60 full",
    "owner LEAL MORA GIL 40 full",
  ]);
});

test.each([
  ["inscrita en el Registro de la Propiedad de Vic número Dos, al tomo 12, libro 3", "Vic número Dos"],
  ["Registro de la Propiedad nº 4 de los de Gijón. Finca 12", "nº 4 de los de Gijón"],
  ["REGISTRO DE LA PROPIEDAD\nSant Feliu de Llobregat Núm. 1\nFinca 12", "Sant Feliu de Llobregat Núm. 1"],
  ["Registro de la Propiedad     Finca\nBaza nº 2                   1204", "Baza nº 2"],
])("registry: %s", (text, name) => {
  const { fields } = readDocument(plainPages(`NOTA SIMPLE\n${text}`), { today: "2026-11-27", kind: "nota-simple" });
  expect(fields.find(({ field }) => field === "landRegister")?.value).toEqual({ type: "text", text: name });
});

test("land in hectares is land, whatever words stand before it", () => {
  const text = "NOTA SIMPLE\nRÚSTICA. Tierra de una superficie de dos hectáreas, tres áreas y cuatro centiáreas.";
  const { fields } = readDocument(plainPages(text), { today: "2026-11-27", kind: "nota-simple" });
  expect(fields.filter(({ field }) => field.endsWith("AreaM2")).map(({ field, value }) => [field, value])).toEqual([
    ["plotAreaM2", { type: "number", number: 20_304, unit: "m2" }],
  ]);
});
