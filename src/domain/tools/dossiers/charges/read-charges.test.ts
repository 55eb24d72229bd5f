import { describe, expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import type { ChargeKind, ChargesReading } from "../reading.ts";
import { documentOf } from "../text/document-of.test-data.ts";

/** An extract of the registry around a passage on charges. */
const extractWith = (charges: string) => `REGISTRO DE LA PROPIEDAD DE VALENCIA Nº 6
NOTA SIMPLE INFORMATIVA
Fecha de emisión: 20/11/2026
FINCA DE VALENCIA Nº: 12345   C.R.U.: 46023000123457
URBANA: vivienda en calle del Mar 14, superficie construida de 95 m².
TITULARES
PEREZ LOPEZ, JUAN   N.I.F. 12345678Z   100% del pleno dominio
CARGAS
${charges}
ASIENTOS DE PRESENTACIÓN
No hay documentos pendientes de despacho.`;

const chargesOf = (text: string): ChargesReading => readDocument(documentOf(text), { today: "2026-11-27" }).charges;
const inShort = ({ charges }: ChargesReading) => charges.map(({ kind, state }) => `${kind} ${state}`);

describe("passages of an extract, one by one", () => {
  const cases: readonly (readonly [passage: string, expected: string[]])[] = [
    // Alive.
    [
      "HIPOTECA a favor de BANCO A, S.A., en garantía de 100.000 euros de principal. Inscripción 3ª de 4 de mayo de 2010.",
      ["mortgage alive"],
    ],
    ["Gravada con una hipoteca a favor de Caja B por 90.000 euros.", ["mortgage alive"]],
    [
      "1.- HIPOTECA a favor de BANCO A por 100.000 euros.\n2.- HIPOTECA a favor de BANCO B por 30.000 euros.",
      ["mortgage alive", "mortgage alive"],
    ],
    [
      "Está gravada con una hipoteca a favor de Banco A por 100.000 euros y otra hipoteca a favor de Banco B por 20.000 euros.",
      ["mortgage alive", "mortgage alive"],
    ],
    ["ANOTACIÓN PREVENTIVA DE EMBARGO letra A a favor de la AEAT por 3.000 euros, autos 12/2024.", ["seizure alive"]],
    [
      "Anotación preventiva de embargo letra A a favor de AEAT por 3.000 euros.\nAnotación preventiva de embargo letra B a favor de TGSS por 900 euros.",
      ["seizure alive", "seizure alive"],
    ],
    [
      "AFECTA por plazo de cinco años al pago del Impuesto de Transmisiones, según nota al margen de fecha 3 de marzo de 2024.",
      ["tax-lien alive"],
    ],
    ["SERVIDUMBRE de paso a favor de la finca 222, como predio dominante.", ["easement alive"]],
    ["USUFRUCTO VITALICIO a favor de doña Ana Gil Pons.", ["usufruct alive"]],
    [
      "CONDICIÓN RESOLUTORIA en garantía del precio aplazado de 40.000 euros a favor de don Luis Mena Ros.",
      ["resolutory-condition alive"],
    ],
    ["OPCIÓN DE COMPRA a favor de PROMOCIONES SUR, S.L. hasta el 1 de junio de 2028.", ["option alive"]],
    ["ARRENDAMIENTO inscrito a favor de don Pablo Nieto Vidal por diez años.", ["lease alive"]],
    [
      "CALIFICACIÓN DEFINITIVA de vivienda de protección oficial, expediente 46-1-0012/98.",
      ["protected-housing alive"],
    ],
    ["ANOTACIÓN PREVENTIVA DE DEMANDA seguida ante el Juzgado de Primera Instancia 4, autos 55/2025.", ["claim alive"]],
    ["El titular ha sido declarado en CONCURSO DE ACREEDORES por auto de 2 de febrero de 2026.", ["insolvency alive"]],
    ["PROHIBICIÓN DE DISPONER ordenada por el Juzgado de lo Penal 2.", ["prohibition alive"]],
    ["Expediente de DISCIPLINA URBANÍSTICA incoado por el Ayuntamiento.", ["urban alive"]],
    ["Gravada con un CENSO enfitéutico a favor del Cabildo.", ["other alive"]],
    // Cancelled.
    [
      "HIPOTECA a favor de BANCO A por 100.000 euros. Cancelada por la inscripción 7ª de 3 de mayo de 2020.",
      ["mortgage cancelled"],
    ],
    ["Hipoteca a favor de Banco A, que ha quedado cancelada según la inscripción 9ª.", ["mortgage cancelled"]],
    [
      "ANOTACIÓN DE EMBARGO letra A a favor de AEAT por 500 euros, cancelada por mandamiento de 2 de mayo de 2023.",
      ["seizure cancelled"],
    ],
    ["Anotación preventiva de embargo letra C, caducada y cancelada por nota al margen.", ["seizure cancelled"]],
    ["Usufructo a favor de don Luis Mena, extinguido por fallecimiento según inscripción 4ª.", ["usufruct cancelled"]],
    // Said to be over and not over.
    [
      "HIPOTECA a favor de BANCO A por 100.000 euros, cancelada económicamente y pendiente de cancelación registral.",
      ["mortgage alive"],
    ],
    ["Hipoteca a favor de Banco A por 100.000 euros, que no consta cancelada.", ["mortgage alive"]],
    ["Hipoteca a favor de Banco A por 100.000 euros. No ha sido cancelada.", ["mortgage alive"]],
    ["Hipoteca a favor de Banco A por 80.000 euros, que se cancelará en la firma.", ["mortgage alive"]],
    ["Hipoteca a favor de Banco A por 80.000 euros, cancelada parcialmente.", ["mortgage alive"]],
    ["Hipoteca a favor de Banco A por 80.000 euros, solicitada la cancelación.", ["mortgage alive"]],
    ["Embargo letra A a favor de TGSS por 700 euros, prorrogado por anotación letra B.", ["seizure alive"]],
    // None.
    ["NO hay cargas registradas.", []],
    ["Libre de cargas y gravámenes.", []],
    ["Sin hipotecas, embargos ni servidumbres.", []],
    ["No constan cargas. No consta anotación de embargo alguna.", []],
    ["HIPOTECAS: no constan.\nEMBARGOS: ninguno.", []],
    // None but.
    ["Libre de cargas, salvo una servidumbre de luces y vistas a favor de la finca 33.", ["easement alive"]],
    ["No constan más cargas que la hipoteca a favor de Banco A por 50.000 euros.", ["mortgage alive"]],
    [
      "No hay cargas, excepto la afección fiscal por plazo de cinco años de fecha 1 de enero de 2026.",
      ["tax-lien alive"],
    ],
    [
      "Sin otras cargas que una condición resolutoria por 12.000 euros a favor de don Luis Mena.",
      ["resolutory-condition alive"],
    ],
    ["Libre de arrendatarios y gravada con hipoteca a favor de Banco A por 60.000 euros.", ["mortgage alive"]],
    [
      "Por procedencia: SERVIDUMBRE de paso. Por sí: HIPOTECA a favor de Banco A por 10.000 euros.",
      ["easement alive", "mortgage alive"],
    ],
    [
      "No existen otras cargas vigentes que una SERVIDUMBRE de acueducto constituida en la inscripción 1ª.",
      ["easement alive"],
    ],
    ["No constan cargas distintas a la hipoteca a favor de Banco A.", ["mortgage alive"]],
    ["No hay cargas, solo un embargo a favor de la AEAT.", ["seizure alive"]],
    ["EMBARGO: caducado por transcurso del plazo, pendiente de cancelar.", ["seizure unclear"]],
    [
      "HIPOTECA a favor de Banco A por 100.000 euros, inscripción 3ª.\nHIPOTECA a favor de Banco B por 50.000 euros, inscripción 5ª.\nCancelada la hipoteca de la inscripción 3ª por la 8ª.",
      ["mortgage cancelled", "mortgage alive"],
    ],
    [
      "HIPOTECA a favor de Banco A por 100.000 euros.\nHIPOTECA a favor de Banco B por 50.000 euros.\nCancelada la hipoteca por la inscripción 8ª.",
      ["mortgage unclear", "mortgage unclear"],
    ],
    // Several kinds.
    [
      "AFECTA por plazo de cinco años al pago de la liquidación del Impuesto por la cancelación de la hipoteca de la inscripción 3ª. Fecha 3 de mayo de 2025.",
      ["tax-lien alive"],
    ],
    [
      "HIPOTECA a favor de Banco A por 1.000 euros.\nAFECTA por plazo de cinco años al pago del impuesto.\nEMBARGO a favor de AEAT por 20 euros.",
      ["mortgage alive", "tax-lien alive", "seizure alive"],
    ],
    ["Embargo a favor de Banco A en procedimiento de ejecución hipotecaria 33/2025.", ["seizure alive"]],
    // Broken letters.
    ["HIP0TECA a favor de BANC0 A por 100.000 euros.", ["mortgage alive"]],
    ["ANOTACION PREVENTIVA DE EMBARG0 a favor de AEAT por 300 euros.", ["seizure alive"]],
    ["Gravada con una hipo-\nteca a favor de Banco A por 100.000 euros.", ["mortgage alive"]],
    ["H I P O T E C A a favor de Banco A por 100.000 euros.", ["mortgage alive"]],
    ["SERVIDUMBRE\nde paso a favor de la finca registral 44.", ["easement alive"]],
  ];
  test.each(cases)("%s", (passage, expected) => {
    const charges = chargesOf(extractWith(passage));
    expect(inShort(charges)).toEqual(expected);
    expect(charges.said).toBe(expected.length > 0 ? "listed" : "none");
  });

  test.each([
    "HIPXTECA a favr de algo que no se lee bien",
    "EMBRGO a favor de TGSS",
    "G?A%DA CON ALGO a favor de una entidad por importe de 30.000 euros",
    "Libre de cargas salvo lo que resulta del asiento anterior que no se transcribe",
    "Hipoteca sobre otra finca, la finca matriz, a favor de Banco A",
  ])("%s is never called free of charges", (passage) => {
    const charges = chargesOf(extractWith(passage));
    expect(charges.said).not.toBe("none");
    expect(charges.unclear.length + charges.charges.filter(({ state }) => state === "unclear").length).toBeGreaterThan(
      0,
    );
  });
});

test("holder, principal and day of a mortgage", () => {
  const { charges } = chargesOf(
    extractWith(
      "HIPOTECA a favor de BANCO EJEMPLO, S.A., en garantía de un préstamo de CIENTO VEINTE MIL EUROS (120.000 €) de principal; costas por 12.000 euros. Tasada en 180.000 euros. Escritura de 12 de marzo de 2015. Inscripción 6ª, de fecha 20 de abril de 2015.",
    ),
  );
  expect(charges).toMatchObject([
    {
      kind: "mortgage",
      holder: "BANCO EJEMPLO, S.A.",
      amount: { amount: 120_000, currency: "EUR" },
      date: "2015-04-20",
    },
  ]);
});

describe("in contracts", () => {
  const arras = (clause: string) => `CONTRATO DE ARRAS PENITENCIALES
En Valencia, a 12 de noviembre de 2026. REUNIDOS
De una parte, D. Juan Pérez López, con DNI 12345678Z, la parte vendedora. De otra, Dª Ana Gil Pons, con DNI 54362315K, la parte compradora.
EXPONEN que la finca registral 12345 pertenece a la parte vendedora. ${clause}
PRIMERA. El precio es de 210.000 euros. La parte compradora entrega 21.000 euros en concepto de arras del artículo 1454.`;
  test.each<[string, ChargeKind[], ChargesReading["said"]]>([
    ["La compradora solicitará un préstamo hipotecario a su banco.", [], "silent"],
    ["La vivienda está libre de cargas y gravámenes.", [], "none"],
    ["La vivienda se transmitirá libre de cargas y gravámenes.", [], "silent"],
    ["CARGAS: hipoteca a favor de Banco A, que se cancelará con parte del precio.", ["mortgage"], "listed"],
    ["La vivienda está arrendada a D. Pablo Nieto hasta 2028.", ["lease"], "listed"],
    ["La vivienda no está arrendada ni ocupada.", [], "silent"],
    ["No está cancelada la hipoteca a favor de Banco A.", ["mortgage"], "listed"],
    ["Sobre la finca pesa un embargo de la Seguridad Social.", ["seizure"], "listed"],
    ["Sin embargo, el comprador conoce el estado de la finca.", [], "silent"],
    ["Los gastos de cancelación de la hipoteca que grava la finca son de la vendedora.", ["mortgage"], "listed"],
  ])("%s", (clause, kinds, said) => {
    const charges = chargesOf(arras(clause));
    expect(charges.charges.map(({ kind }) => kind)).toEqual(kinds);
    expect(charges.said).toBe(said);
  });
});

test("a scan of which nothing was read is told as such, never free of charges", () => {
  const reading = readDocument(documentOf("", { origin: "unread" }), { today: "2026-11-27" });
  expect(reading.kind).toBeNull();
  expect(reading.charges.said).toBe("unreadable");
  expect(reading.findings.map(({ title }) => title)).toContain("No se ha podido leer ninguna palabra");
  expect(reading.findings.some(({ rule }) => rule === "charges-none")).toBe(false);
});

test("the day of a charge is that of its own entry, not the one on which the paper was issued", () => {
  const { charges } = chargesOf(
    "Gravada con una hipoteca a favor de Banco A por 90.000 euros, inscripción 4.ª de fecha 12 de marzo de 2019.\nDado en Madrid, a 3 de noviembre de 2026.",
  );
  expect(charges.map(({ date }) => date)).toEqual(["2019-03-12"]);
});

test("an unread page keeps an extract from being called free of charges", () => {
  const document = documentOf(`${extractWith("No hay cargas registradas.")}`);
  const pages = [...document.pages, { ...document.pages[0]!, number: 2, lines: [], origin: "unread" as const }];
  expect(readDocument({ pages }, { today: "2026-11-27" }).charges.said).toBe("unreadable");
});

test("payslips and invoices speak of other charges", () => {
  const reading = readDocument(
    documentOf(
      "RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS\nTOTAL DEVENGADO 2.000,00\nEmbargo judicial 50,00\nTOTAL A DEDUCIR 444,00\nLÍQUIDO TOTAL A PERCIBIR 1.556,00\nSeguridad Social, contingencias comunes, base de cotización",
    ),
    { today: "2026-11-27" },
  );
  expect(reading.kind).toBe("nomina");
  expect(reading.charges.charges).toEqual([]);
});
