import { expect, test } from "vitest";
import type { DocumentText } from "../document-text.ts";
import { readDocument } from "../read-document.ts";
import { reviewDossier } from "../review-dossier.ts";
import { documentOf } from "../text/document-of.test-data.ts";

const TODAY = "2026-11-27";
const read = (document: DocumentText) => readDocument(document, { today: TODAY });
const fieldOf = (document: DocumentText, field: string) =>
  read(document).fields.find((one) => one.field === field)?.value;
const rulesOf = (document: DocumentText) => read(document).findings.map(({ rule, level }) => `${rule} ${level}`);

/** Lines of a table set with cells at these places, so near as lines of one cell stand. */
function withTable(
  head: string,
  rows: readonly (readonly [string, number][])[],
  steps: readonly number[],
): DocumentText {
  const document = documentOf(head);
  const [page] = document.pages;
  let y = page!.lines.at(-1)!.words[0]!.y + 30;
  const lines = rows.map((row, i) => {
    y += steps[i] ?? 17;
    return {
      words: row.flatMap(([text, left]) => {
        let x = left;
        return text.split(" ").map((word) => {
          const placed = { text: word, x, y, width: word.length * 5, height: 9, certainty: 1 };
          x += word.length * 5 + 3;
          return placed;
        });
      }),
    };
  });
  return { pages: [{ ...page!, lines: [...page!.lines, ...lines] }] };
}

test("a scale from A to G is read by the figure beside one of its lines, not by its first letter", () => {
  const bands = [
    "< 37.1 A",
    "37.1-60.2 B",
    "60.2-93.3 C",
    "93.3-143.5 D",
    "143.5-298.1 E",
    "298.1-325.0 F",
    "≥ 325.0 G",
  ];
  const gases = ["< 8.4 A", "8.4-13.6 B", "13.6-21.1 C", "21.1-32.4 D", "32.4-67.1 E", "67.1-75.0 F", "≥ 75.0 G"];
  const document = withTable(
    "CERTIFICADO DE EFICIENCIA ENERGÉTICA DE EDIFICIOS\nZona climática D3\nCONSUMO DE ENERGÍA PRIMARIA NO RENOVABLE   EMISIONES DE DIÓXIDO DE CARBONO",
    bands.map((band, i) => [
      [band, 60] as [string, number],
      ...(i === 4 ? [["211.7 E", 240] as [string, number]] : []),
      [gases[i]!, 320] as [string, number],
      ...(i === 4 ? [["41.3 E", 490] as [string, number]] : []),
    ]),
    [],
  );
  expect(fieldOf(document, "energyRating")).toMatchObject({ text: "E" });
  expect(fieldOf(document, "energyConsumption")).toMatchObject({ number: 211.7, unit: "kwh-m2" });
  expect(fieldOf(document, "emissionsRating")).toMatchObject({ text: "E" });
  expect(fieldOf(document, "energyEmissions")).toMatchObject({ number: 41.3, unit: "kg-m2" });
});

test("a name that is too long for its cell goes on below it, and a row of the table does not", () => {
  const head = "REGISTRO DE LA PROPIEDAD DE VALENCIA Nº 9\nNOTA SIMPLE INFORMATIVA\nFINCA 8811 de Valencia";
  const document = withTable(
    head,
    [
      [
        ["TITULAR", 60],
        ["NIF", 270],
        ["PARTICIPACIÓN", 360],
      ],
      [
        ["GISBERT LLORENS DE LA", 60],
        ["12345678Z", 270],
        ["50 %", 360],
      ],
      [
        ["CONCEPCION, AMPARO", 60],
        ["pleno dominio", 360],
      ],
      [
        ["SOLER PRATS, ANA", 60],
        ["87654321X", 270],
        ["50 %", 360],
      ],
    ],
    [17, 17, 10, 17],
  );
  expect(read(document).parties.map(({ name }) => name)).toEqual([
    "GISBERT LLORENS DE LA CONCEPCION, AMPARO",
    "SOLER PRATS, ANA",
  ]);
});

test("a sale that waits at the register is red in an extract that is free of charges", () => {
  const extract = (waiting: string) =>
    documentOf(
      `REGISTRO DE LA PROPIEDAD DE ESTEPONA Nº 2\nNOTA SIMPLE INFORMATIVA\nFINCA 41207 de Estepona\nTITULARES\nDoña Ana Gil Pons, con NIF 12345678Z, 100 % del pleno dominio.\nCARGAS\nLIBRE DE CARGAS\nASIENTOS PENDIENTES: ${waiting}\nEstepona, a 25 de noviembre de 2026.`,
    );
  const sold = extract(
    "Asiento 1204 del Diario 88, presentada el 20/11/2026 escritura de COMPRAVENTA, pendiente de calificación.",
  );
  expect(rulesOf(sold)).toContain("pending-entries red");
  const light = (text: DocumentText) => reviewDossier([{ text, reading: read(text) }], { today: TODAY }).light;
  expect(light(sold)).toBe("red");
  expect(rulesOf(extract("No hay asientos pendientes.")).join()).not.toContain("pending-entries");
});

test("an embargo names the owners of a Colombian home and gives it to nobody", () => {
  const document = documentOf(
    [
      "OFICINA DE REGISTRO DE INSTRUMENTOS PUBLICOS DE BOGOTA ZONA NORTE",
      "CERTIFICADO DE TRADICION MATRICULA INMOBILIARIA Nro Matrícula: 50N-20318842",
      "ANOTACION: Nro 001 Fecha: 03-11-2010 Doc: ESCRITURA 2901 ESPECIFICACION: COMPRAVENTA: 0125",
      "DE: CONSTRUCTORA LAS VILLAS S.A.",
      "A: RESTREPO MEJIA ANDRES FELIPE CC# 79884512 X",
      "A: GOMEZ ARANGO CATALINA CC# 52447810 X",
      "ANOTACION: Nro 002 Fecha: 30-01-2026 Doc: OFICIO 112 ESPECIFICACION: MEDIDA CAUTELAR: 0427 EMBARGO EJECUTIVO",
      "DE: EDIFICIO MULTICENTRO P.H.",
      "A: RESTREPO MEJIA ANDRES FELIPE X",
    ].join("\n"),
  );
  expect(read(document).parties.map(({ name }) => name)).toEqual([
    "RESTREPO MEJIA ANDRES FELIPE",
    "GOMEZ ARANGO CATALINA",
  ]);
});

test("an option to buy in a lease is red, and its day is not the end of the lease", () => {
  const document = documentOf(
    [
      "CONTRATO DE ARRENDAMIENTO DE VIVIENDA",
      "En Valencia, a 1 de octubre de 2024. La arrendadora doña Ana Gil Pons, con DNI 12345678Z, y el arrendatario don Luis Ros Cano, con DNI 87654321X.",
      "SEGUNDA. El plazo de duración será de CINCO AÑOS a contar desde el día 1 de octubre de 2024.",
      "TERCERA. La renta mensual es de 950 euros.",
      "QUINTA. El arrendatario entrega 950 € en concepto de fianza y 1.900 € como garantía adicional.",
      "SÉPTIMA. El arrendatario podrá ejercitar hasta el 1 de octubre de 2027 la opción de comprar la vivienda por 178.000 €.",
    ].join("\n"),
  );
  expect(rulesOf(document)).toContain("lease-option red");
  expect(fieldOf(document, "leaseEnd")).toBeUndefined();
  expect(fieldOf(document, "securityDeposit")).toMatchObject({ amount: 950 });
});

test("the letter of an embargo is where it was entered, and a bank's offer is no mortgage of the home", () => {
  const extract = documentOf(
    [
      "REGISTRO DE LA PROPIEDAD DE MADRID Nº 17",
      "NOTA SIMPLE INFORMATIVA",
      "FINCA DE MADRID SECCIÓN 4ª Nº: 23871",
      "TITULAR: Doña Ana Gil Pons, con NIF 12345678Z, del pleno dominio.",
      "CARGAS",
      "ANOTACIÓN PREVENTIVA DE EMBARGO a favor de HACIENDA PÚBLICA, por 11.482,37 euros, ordenada en diligencia de fecha 8 de julio de 2025. Anotación letra A, de fecha 30/07/2025.",
    ].join("\n"),
  );
  expect(read(extract).charges.charges).toHaveLength(1);
  expect(fieldOf(extract, "propertyNumber")).toMatchObject({ text: "23871" });
  const letter = documentOf(
    "Banco Ejemplo, S.A.\nLe comunicamos que su solicitud de préstamo hipotecario ha sido aprobada.\nImporte del préstamo 196.000 €\nPlazo 360 meses\nTAE 3,12 %\nCuota mensual 789,82 €",
  );
  expect(read(letter).charges.charges).toEqual([]);
});
