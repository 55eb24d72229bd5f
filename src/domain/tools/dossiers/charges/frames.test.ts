import { describe, expect, test } from "vitest";
import { plainPages } from "../page-assembly/plain-pages.ts";
import { readDocument } from "../read-document.ts";
import type { DocumentKind } from "../reading.ts";

const read = (kind: DocumentKind, text: string) => readDocument(plainPages(text), { today: "2026-11-27", kind });
const chargesOf = (kind: DocumentKind, text: string): string[] =>
  read(kind, text).charges.charges.map((one) => `${one.kind} ${one.state}`);

const extract = (charges: string) => `NOTA SIMPLE INFORMATIVA
TITULARES
Eva Rius Camps, NIF 12345678Z, dueña de la totalidad en pleno dominio.
CARGAS
${charges}
DOCUMENTOS PENDIENTES
Ninguno.`;

describe("charges that are told without their names", () => {
  test.each([
    ["El inmueble responderá seis años de lo que se liquide por el impuesto de donaciones.", "tax-lien alive"],
    ["El precio de una segunda venta no podrá superar el que fije la Consejería.", "protected-housing alive"],
    ["Tiene derecho de paso por el patio el dueño de la finca vecina 310.", "easement alive"],
    ["La sociedad Norte, S.A. tiene derecho a adquirirla en tres años por 90.000 euros.", "option alive"],
    ["Don Joan Rius podrá habitarla mientras viva, inscripción 4ª.", "usufruct alive"],
    ["Expediente de apremio 31/25: responde de 800 euros por cuotas impagadas.", "seizure alive"],
    ["En diez años no cabe venderla sin devolver la ayuda recibida.", "prohibition alive"],
    ["El Juzgado de lo Mercantil declaró insolvente a la titular, auto de 3 de mayo de 2026.", "insolvency alive"],
  ])("%s", (passage, right) => {
    expect(chargesOf("nota-simple", extract(passage))).toEqual([right]);
  });

  test("a sentence that nobody understands is looked at, and never silent", () => {
    const { charges } = read(
      "nota-simple",
      extract("Los causahabientes de don Joan Rius perciben cada enero la cuarta del fruto de los olivos."),
    );
    expect(charges.charges).toEqual([]);
    expect([charges.said, charges.unclear.length]).toEqual(["unreadable", 1]);
  });
});

test("each row of a table is a charge of its own", () => {
  const text = extract(`Tipo          Acreedor       Importe          Estado
Hipoteca      Banco A        80.000,00 €      CANCELADA
Hipoteca      Banco B        95.000,00 €      VIGENTE`);
  expect(chargesOf("nota-simple", text)).toEqual(["mortgage cancelled", "mortgage alive"]);
});

test.each([
  "La compradora manifiesta conocer que la casa responde con preferencia del IBI de los últimos años.",
  "Les advierto de la afección de los bienes al pago del impuesto.",
  "No se constituye hipoteca sobre la finca.",
  "Conviene inscribir pronto, porque un embargo anterior perjudicaría a quien compra.",
])("no charge of a deed: %s", (sentence) => {
  const text = `ESCRITURA DE COMPRAVENTA. Eva Rius Camps, NIF 12345678Z, vende su casa, libre de cargas.\n${sentence}`;
  expect(chargesOf("escritura-compraventa", text)).toEqual([]);
});

test("a paper's words on charges in general end none", () => {
  const text = extract(
    "Opción de compra a favor de Norte, S.A., inscripción 5ª. Las cargas caducadas pueden cancelarse a petición del titular.",
  );
  expect(chargesOf("nota-simple", text)).toEqual(["option alive"]);
});

test("denied kind by kind, with a colon or in cells", () => {
  expect(read("nota-simple", extract("HIPOTECAS: no constan.\nEMBARGOS: ninguno.")).charges.said).toBe("none");
  const table = `CERTIFICADO DE HIPOTECAS Y GRAVÁMENES
GRAVÁMENES
Hipotecas          No registra
Prohibiciones      No registra`;
  expect(chargesOf("cl-hipotecas-gravamenes", table)).toEqual([]);
});
