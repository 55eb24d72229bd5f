import { expect, test } from "vitest";
import { splitDocuments } from "./classify.ts";
import { readDocument } from "./read-document.ts";
import { documentOf } from "./text/document-of.test-data.ts";

const NOTA = `REGISTRO DE LA PROPIEDAD DE GETAFE Nº 2
NOTA SIMPLE INFORMATIVA
FINCA Nº 4567. IDUFIR 28045000987654. Tomo 1, libro 2, folio 3
TITULARIDADES
CARGAS
No hay cargas registradas`;
const IBI = `AYUNTAMIENTO DE GETAFE
IMPUESTO SOBRE BIENES INMUEBLES. Recibo, ejercicio 2026
Sujeto pasivo ORTEGA SANZ LUCIA. Valor catastral 84.000,00. Cuota íntegra 378,00. Base liquidable 84.000,00`;
const ARRAS = `CONTRATO DE ARRAS PENITENCIALES
La parte vendedora y la parte compradora pactan arras del artículo 1454 del Código Civil, duplicadas. Precio.`;
const GOES_ON =
  "y continúa la estipulación anterior con los gastos, que se pagarán según ley, y con la entrega de llaves.";

test("documents of one file are split where another begins", () => {
  expect(splitDocuments(documentOf([NOTA, IBI, ARRAS, GOES_ON].join("\f")))).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 2 },
    { from: 3, to: 4 },
  ]);
});

test("pages without a title go on with their document", () => {
  expect(splitDocuments(documentOf([ARRAS, GOES_ON, GOES_ON].join("\f")))).toEqual([{ from: 1, to: 3 }]);
});

test("two of one kind are split by their own count of pages", () => {
  const one = `${NOTA}\nPágina 1 de 1`;
  expect(splitDocuments(documentOf([one, one].join("\f")))).toHaveLength(2);
});

test.each([
  "Receta de paella valenciana con arroz, pollo y conejo. Se sofríe la carne durante veinte minutos.",
  "This is a letter about the weather in London, which has been rainy for weeks.",
  "Querida Ana: te escribo para contarte cómo van las vacaciones. Un abrazo, Luis.",
  "",
])("«%s» is not recognised", (text) => {
  const reading = readDocument(documentOf(text), { today: "2026-11-27" });
  expect(reading.kind).toBeNull();
  expect(reading.findings.map(({ rule }) => rule)).toContain(
    text === "" ? "no-text-layer" : text.startsWith("This") ? "other-language" : "kind-unknown",
  );
});

test.each([
  "PISO EN VENTA. 95 m², 3 habitaciones. Certificado energético: consumo E, emisiones D. Comunidad 60 €. Llámenos y visítelo.",
  "ACTA DE LA JUNTA GENERAL DE SOCIOS. Áridos, S.L. Orden del día: cuentas anuales. Se aprueba por unanimidad. Se levanta la sesión.",
  "PÓLIZA DE SEGURO DE HOGAR. Tomador: Luis. Prima total 200 €. Continente y contenido. Vencimiento 01/01/2027.",
  "FACTURA DE TELÉFONO. Línea móvil, fibra, llamadas. Base imponible 30,00. IVA 21 % 6,30. Total factura 36,30. Permanencia.",
  "CURRICULUM VITAE. Experiencia laboral: administradora de comunidades de propietarios, actas, certificados de deuda. Idiomas.",
  "Se le convoca a la junta de propietarios. Orden del día. Primera convocatoria 19:00, segunda convocatoria 19:30. Delegación de voto.",
])("a paper that shares words with a kind is none: «%s»", (text) => {
  expect(readDocument(documentOf(text), { today: "2026-11-27" }).kind).toBeNull();
});
