import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { reviewDossier } from "./review-dossier.ts";
import type { KnownHome } from "./rules/across-findings.ts";
import { missingForDeed } from "./rules/deed-papers.ts";
import { documentOf } from "./text/document-of.test-data.ts";

const TODAY = "2026-11-27";

function review(texts: readonly string[], home: KnownHome = {}) {
  const documents = texts.map((text) => {
    const document = documentOf(text);
    return { reading: readDocument(document, { today: TODAY }), text: document };
  });
  return reviewDossier(documents, { today: TODAY, home });
}
const rulesOf = (texts: readonly string[], home?: KnownHome) =>
  review(texts, home).findings.map(({ level, rule }) => `${level} ${rule}`);

const nota = ({
  issued = "20/11/2026",
  owners = "PEREZ LOPEZ, JUAN   N.I.F. 12345678Z   100% del pleno dominio",
  charges = "No hay cargas registradas.",
  area = "95",
  cadastral = "9872023VH5797S0001WX",
} = {}) => `REGISTRO DE LA PROPIEDAD DE VALENCIA Nº 6
NOTA SIMPLE INFORMATIVA
Fecha de emisión: ${issued}
FINCA DE VALENCIA Nº: 12345   C.R.U.: 46023000123457
URBANA: vivienda en calle del Mar 14, superficie construida de ${area} m². Referencia catastral: ${cadastral}
TITULARES
${owners}
CARGAS
${charges}
ASIENTOS DE PRESENTACIÓN
No hay documentos pendientes de despacho.`;

const arras = ({
  seller = "D. Juan Pérez López, soltero, con D.N.I. 12345678Z",
  amounts = "El precio total es de 210.000 €. Se entregan 21.000 € en concepto de arras penitenciales del artículo 1454.",
  deadline = "La escritura pública se otorgará como máximo el 15 de enero de 2027.",
  loan = "",
  charges = "",
  title = "CONTRATO DE ARRAS PENITENCIALES",
} = {}) => `${title}
En Valencia, a 25 de noviembre de 2026
De una parte, ${seller}, la parte vendedora.
De otra parte, Dª Ana Gil Pons, con D.N.I. 54362315K, la parte compradora.
Vivienda en calle del Mar 14, referencia catastral 9872023VH5797S0001WX. ${charges}
ESTIPULACIONES
${amounts}
${deadline}
${loan}`;

describe("one document", () => {
  test("shares of 50 and 40 are red, and of 50 and 50 are not", () => {
    const half = (percent: number, name: string, nif: string) =>
      `${name}   N.I.F. ${nif}   ${percent}% del pleno dominio`;
    const owners = [half(50, "PEREZ LOPEZ, JUAN", "12345678Z"), half(40, "GIL PONS, ANA", "54362315K")].join("\n");
    const found = review([nota({ owners })]).findings.find(({ rule }) => rule === "shares-not-whole");
    expect(found).toMatchObject({ level: "red", title: "Las participaciones suman 90 %" });
    expect(found!.quotes).toHaveLength(2);
    expect(rulesOf([nota({ owners: owners.replace("40%", "50%") })])).not.toContain("red shares-not-whole");
  });

  test("usufruct and bare ownership make a whole", () => {
    const owners =
      "ORTEGA RUIZ, MANUEL   N.I.F. 00000001R   100% del usufructo vitalicio\nORTEGA SANZ, LUCIA   N.I.F. 00000002W   100% de la nuda propiedad";
    const rules = rulesOf([nota({ owners })]);
    expect(rules).toContain("amber usufruct");
    expect(rules).not.toContain("red shares-not-whole");
  });

  test.each([
    ["27/10/2026", true],
    ["28/10/2026", false],
  ])("an extract of %s is old: %s", (issued, isOld) => {
    expect(rulesOf([nota({ issued })]).includes("amber extract-old")).toBe(isOld);
  });

  test("a clean fresh extract is green, and alone enough for a green light", () => {
    expect(review([nota()])).toMatchObject({ light: "green", findings: [{ level: "green", rule: "charges-none" }] });
  });

  test.each<[string, Parameters<typeof arras>[0], string]>([
    [
      "no kind",
      { title: "CONTRATO DE ARRAS", amounts: "Precio: 210.000 €. El comprador entrega 21.000 € en concepto de arras." },
      "amber arras-kind-missing",
    ],
    [
      "forfeit and double without the article",
      {
        title: "CONTRATO DE ARRAS",
        amounts:
          "Precio: 210.000 €. Entrega 21.000 € en concepto de arras; si desiste las perderá, y la vendedora las devolverá duplicadas.",
      },
      "amber arras-kind-missing",
    ],
    [
      "two kinds",
      { amounts: "Precio total: 210.000 €. Entrega 21.000 € en concepto de arras confirmatorias." },
      "amber arras-kind-contradictory",
    ],
    [
      "more than ten in a hundred",
      { amounts: "El precio total es de 210.000 €. Se entregan 42.000 € en concepto de arras penitenciales." },
      "amber arras-high",
    ],
    [
      "words against figures",
      { amounts: "El precio total es de DOSCIENTOS MIL EUROS (210.000 €). Se entregan 20.000 € en concepto de arras." },
      "amber amount-words-differ",
    ],
    [
      "deadline before the bank's answer",
      { loan: "La financiación hipotecaria del comprador deberá estar aprobada antes del 30 de enero de 2027." },
      "red deadline-before-mortgage",
    ],
    ["no deadline", { deadline: "" }, "amber deadline-missing"],
    ["a wrong letter", { seller: "D. Juan Pérez López, con D.N.I. 12345678A" }, "amber identifier-invalid"],
    ["a married seller alone", { seller: "D. Juan Pérez López, casado, con D.N.I. 12345678Z" }, "amber spouse-consent"],
  ])("arras: %s", (_, changed, expected) => {
    expect(rulesOf([arras()])).not.toContain(expected);
    expect(rulesOf([arras(changed)])).toContain(expected);
  });

  test("the letter of a NIF is named", () => {
    const { findings } = review([arras({ seller: "D. Juan Pérez López, con D.N.I. 12345678A" })]);
    expect(findings.find(({ rule }) => rule === "identifier-invalid")!.title).toBe("NIF 12345678A: letra esperada Z");
  });

  test("an energy certificate of 2016 is over, and one rated G after five years", () => {
    const certificate = (letter: string, day: string) =>
      `CERTIFICADO DE EFICIENCIA ENERGÉTICA\nConsumo de energía primaria: ${letter} 185 kWh/m2 año. Emisiones: 32 kgCO2/m2\nZona climática D3. Fecha de emisión: ${day}`;
    expect(rulesOf([certificate("E", "10/05/2016")])).toContain("amber certificate-expired");
    expect(rulesOf([certificate("E", "10/05/2020")])).toContain("green certificate-valid");
    expect(rulesOf([certificate("G", "10/05/2020")])).toContain("amber certificate-expired");
  });

  test("debt with the community, and none", () => {
    const certificate = (said: string) =>
      `CERTIFICADO DE DEUDA DE LA COMUNIDAD DE PROPIETARIOS\nD. Jorge Díaz Pena, Secretario-Administrador, CERTIFICA que la propietaria ${said}. Artículo 9 de la Ley de Propiedad Horizontal. Vº Bº`;
    expect(rulesOf([certificate("adeuda la cantidad de 1.245,60 euros")])).toContain("amber community-debt");
    expect(rulesOf([certificate("se encuentra al corriente de pago y no adeuda cantidad alguna")])).toContain(
      "green community-paid",
    );
  });
});

describe("across a dossier", () => {
  test("a seller who is not the owner is red; the same one is not", () => {
    expect(rulesOf([nota(), arras()])).not.toContain("red seller-not-owner");
    expect(rulesOf([nota(), arras({ seller: "Dª Rosa Luna Paz, con D.N.I. 00000001R" })])).toContain(
      "red seller-not-owner",
    );
  });

  test("an owner who does not sign", () => {
    const owners =
      "PEREZ LOPEZ, JUAN   N.I.F. 12345678Z   50% del pleno dominio\nMENA ROS, LUIS   N.I.F. 00000001R   50% del pleno dominio";
    expect(rulesOf([nota({ owners }), arras()])).toContain("red owner-not-selling");
  });

  test("one who sells bare ownership alone", () => {
    const owners =
      "PEREZ LOPEZ, JUAN   N.I.F. 12345678Z   100% de la nuda propiedad\nMENA ROS, LUIS   N.I.F. 00000001R   100% del usufructo vitalicio";
    expect(rulesOf([nota({ owners }), arras()])).toContain("red sells-bare-ownership");
  });

  test.each([
    ["105", true],
    ["104", false],
  ])("95 m² in the registry and %s in the cadastre", (area, isTold) => {
    const ibi = `IMPUESTO SOBRE BIENES INMUEBLES\nRecibo, ejercicio 2026. Sujeto pasivo PEREZ LOPEZ JUAN. Cuota íntegra 378,00\nReferencia catastral 9872023VH5797S0001WX. Superficie construida: ${area} m2. Valor catastral 84.000,00. Base liquidable`;
    expect(rulesOf([nota(), ibi]).includes("amber area-differs")).toBe(isTold);
  });

  test("papers of two homes", () => {
    expect(rulesOf([nota({ cadastral: "7837301VG8173B0001TT" }), arras()])).toContain("red home-differs");
    expect(rulesOf([nota()], { cadastralReference: "7837301VG8173B0001TT" })).toContain("amber home-not-this");
    expect(rulesOf([nota()], { cadastralReference: "9872023VH5797S0001WX" })).not.toContain("amber home-not-this");
  });

  test("«libre de cargas» against the registry", () => {
    const mortgage = "HIPOTECA a favor de BANCO A, S.A., por 100.000 euros.";
    const seizure = "EMBARGO a favor de BANCO A, S.A., por 100.000 euros.";
    const denied = arras({ charges: "La vivienda está libre de cargas." });
    expect(rulesOf([nota({ charges: seizure }), denied])).toContain("red charges-denied");
    expect(rulesOf([nota({ charges: mortgage }), denied])).toContain("amber charges-denied");
    expect(rulesOf([nota({ charges: seizure }), arras()])).not.toContain("red charges-denied");
  });

  test("a contract without an extract, and a tenant", () => {
    const lease =
      "CONTRATO DE ARRENDAMIENTO DE VIVIENDA\nArrendador: Juan Pérez López, NIF 12345678Z\nArrendatario: Pablo Nieto Vidal, NIF 00000001R\nRenta mensual: 950 €. Fianza: 950 €. Ley 29/1994. Hasta el 28/02/2028";
    expect(rulesOf([arras()])).toContain("review extract-missing");
    expect(rulesOf([nota(), arras(), lease])).toContain("amber tenant-preemption");
  });

  test("days that a dossier sets, in order, with where they stand", () => {
    const { deadlines } = review([
      nota(),
      arras({ loan: "La financiación hipotecaria del comprador deberá estar aprobada antes del 10 de enero de 2027." }),
    ]);
    expect(deadlines.map(({ date, what }) => `${date} ${what}`)).toEqual([
      "2027-01-10 Fecha límite para la aprobación de la hipoteca (contrato de arras)",
      "2027-01-15 Fecha límite para la escritura (contrato de arras)",
    ]);
    expect(deadlines.every(({ quote }) => quote.document === 1)).toBe(true);
  });
});

test("every finding of a document says where it stands, or whom to ask", () => {
  const { findings } = review([
    nota({ charges: "EMBARGO a favor de AEAT por 20 euros." }),
    arras({ seller: "Dª Rosa Luna Paz, con D.N.I. 00000001A" }),
  ]);
  expect(findings[0]!.level).toBe("red");
  for (const { quotes, question, title, text } of findings) {
    expect(quotes.length > 0 || question !== null, title).toBe(true);
    expect(text.endsWith("."), text).toBe(true);
  }
});

describe("properties of the light", () => {
  const PASSAGES = [
    "HIPOTECA a favor de BANCO A, S.A., por 100.000 euros de principal. Inscripción 3ª.",
    "ANOTACIÓN PREVENTIVA DE EMBARGO letra A a favor de la AEAT por 3.000 euros.",
    "SERVIDUMBRE de paso a favor de la finca 222.",
    "PROHIBICIÓN DE DISPONER ordenada por el Juzgado de lo Penal 2.",
    "CONDICIÓN RESOLUTORIA por 40.000 euros a favor de don Luis Mena Ros.",
  ];

  test("without its sentence a charge is not found, and with it it is", () => {
    fc.assert(
      fc.property(fc.subarray(PASSAGES), fc.nat(PASSAGES.length - 1), (others, at) => {
        const passage = PASSAGES[at]!;
        const rest = others.filter((one) => one !== passage);
        const count = (passages: readonly string[]) =>
          readDocument(documentOf(nota({ charges: passages.length === 0 ? "No hay cargas." : passages.join("\n") })), {
            today: TODAY,
          }).charges.charges.length;
        expect(count(rest)).toBe(rest.length);
        expect(count([...rest, passage])).toBe(rest.length + 1);
      }),
      { numRuns: 40 },
    );
  });

  test("noise never turns a red, amber or review light green", () => {
    fc.assert(
      fc.property(
        fc.nat(PASSAGES.length - 1),
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constantFrom(..."xq#0l.1 ")), {
          maxLength: 30,
        }),
        (at, noise) => {
          const text = nota({ charges: PASSAGES[at]! });
          const letters = [...text];
          const from = text.indexOf("CARGAS");
          const to = text.indexOf("ASIENTOS");
          for (const [place, letter] of noise) letters[from + Math.floor(place * (to - from))] = letter;
          expect(review([letters.join("")]).light).not.toBe("green");
        },
      ),
      { numRuns: 150 },
    );
  });

  test("noise over a whole extract with a charge leaves it other than green", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constantFrom(..."eo5i ")), {
          maxLength: 25,
        }),
        (noise) => {
          const letters = [...nota({ charges: PASSAGES[1]! })];
          for (const [place, letter] of noise) letters[Math.floor(place * letters.length)] = letter;
          expect(review([letters.join("")]).light).not.toBe("green");
        },
      ),
      { numRuns: 150 },
    );
  });
});

test("papers for the deed, by community and country", () => {
  const names = (community?: string) =>
    missingForDeed([{ kind: "nota-simple", fault: null }], { country: "ES", community }).map(({ kind }) => kind);
  expect(names("ES-CT")).toContain("cedula-habitabilidad");
  expect(names("ES-MD")).not.toContain("cedula-habitabilidad");
  expect(
    missingForDeed([{ kind: "nota-simple", fault: null }], { country: "ES", community: "ES-MD" })[0],
  ).toMatchObject({
    kind: "nota-simple",
    isThere: true,
    need: "always",
  });
  expect(
    missingForDeed([{ kind: "escritura-herencia", fault: null }], { country: "ES" }).find(
      ({ kind }) => kind === "escritura-compraventa",
    ),
  ).toMatchObject({ isThere: true });
  expect(missingForDeed([], { country: "CL" }).map(({ kind }) => kind)).toContain("cl-hipotecas-gravamenes");
  expect(missingForDeed([], { country: "FR" })).toEqual([]);
});

test("a page of text is read in a few milliseconds, and a hundred pages take a hundred times as long", () => {
  const page = `${nota({ charges: PASSAGE_PAGE })}\n${"El edificio linda con la calle y con la finca vecina, según el título que se tiene a la vista. ".repeat(25)}`;
  // Time of the processor, so that a busy machine finds what an idle one does.
  const time = (pages: number) => {
    const document = documentOf(Array.from({ length: pages }, () => page).join("\f"));
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const start = process.cpuUsage();
      readDocument(document, { today: TODAY });
      best = Math.min(best, process.cpuUsage(start).user / 1_000);
    }
    return best;
  };
  time(10);
  const [ten, hundred] = [time(10), time(100)];
  expect(hundred / 100).toBeLessThan(40);
  expect(hundred).toBeLessThan(Math.max(ten, 40) * 40);
});

const PASSAGE_PAGE =
  "HIPOTECA a favor de BANCO A, S.A., por 100.000 euros. Inscripción 3ª.\nAFECTA por plazo de cinco años al pago del impuesto.";

describe("findings about a whole document", () => {
  const homework = "Ejercicio 3. Explica con tus palabras qué es un embargo y en qué se diferencia de una hipoteca.";

  test("names the document that it is about, where no quote does", () => {
    const { findings } = review([nota(), "El tiempo de mañana será bueno en toda la costa, con poco viento."]);
    expect(findings.find(({ rule }) => rule === "kind-unknown")).toMatchObject({ document: 1, quotes: [] });
    expect(findings.filter(({ quotes }) => quotes.length > 0).every(({ document }) => document === undefined)).toBe(
      true,
    );
  });

  test("a paper that nobody knows turns no light red by a word, and none green", () => {
    const { light, findings } = review([nota(), homework]);
    expect(light).toBe("review");
    expect(findings.filter(({ rule }) => rule.startsWith("charge-")).map(({ level }) => level)).toContain("review");
    // In a part on charges the same word is a charge.
    expect(review([`CARGAS\nEmbargo a favor de la AEAT por 3.000 euros, autos 12/2024.`]).light).toBe("red");
  });

  test("a letter in another language is told to be in it", () => {
    const letter =
      "Thank you for your offer. The owner of the villa has accepted it and the deposit will be held by the solicitor.";
    expect(rulesOf([nota(), letter])).toContain("review other-language");
  });

  test("kinds have their article, and abbreviations their capitals", () => {
    const texts = review([
      nota(),
      arras({ seller: "D. Pedro Ruiz Sanz, con D.N.I. 87654321X" }),
      "RECIBO IBI. IMPUESTO SOBRE BIENES INMUEBLES\nReferencia catastral: 1111111AA1111A0001AA\nSuperficie construida: 140 m²",
    ]).findings.map(({ text }) => text);
    for (const text of texts) expect(text).not.toMatch(/\bla (contrato|recibo|certificado)|\bibi\b/);
  });
});
