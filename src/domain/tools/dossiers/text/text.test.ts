import fc from "fast-check";
import { expect, test } from "vitest";
import { pageText } from "../document-text.ts";
import { documentOf } from "./document-of.test-data.ts";
import { spansOf } from "./find.ts";
import { flatten, originalOf, quoteOf } from "./flat.ts";
import { knownOfFlat } from "./known.ts";
import { runsIn, titledNames } from "./names.ts";
import { sentencesIn } from "./sentences.ts";

const known = (text: string, mark: "comma" | "point" = "comma") => knownOfFlat(flatten(documentOf(text)), mark);

test.each([
  ["ES UNA FINCA GRAVADA CON HIPO-\nTECA", "hipoteca"],
  ["la hip0teca y el ernbargo", "hipoteca"],
  ["la hip0teca y el ernbargo", "embargo"],
  ["N O T A S I M P L E", "nota simple"],
  ["Superficie construida ......... 95,30", "construida 95,30"],
  ["una servi dumbre de paso", "servidumbre"],
])("%s has «%s»", (text, phrase) => {
  expect(spansOf(flatten(documentOf(text)), phrase)).toHaveLength(1);
});

test("a place leads back to the words as they stand", () => {
  const document = documentOf("Página primera\fEl DNI está en la Línea\nsegunda: Ñu");
  const flat = flatten(document);
  const [span] = spansOf(flat, "linea segunda");
  const quote = quoteOf(flat, span!);
  expect(quote).toMatchObject({ page: 2 });
  expect(pageText(document.pages[1]!).slice(quote.start, quote.end)).toBe("Línea\nsegunda");
  expect(originalOf(flat, span!)).toBe("Línea segunda");
});

test.each<[string, string]>([
  ["CIENTO VEINTE MIL EUROS", "120000 EUR"],
  ["120.000,50 €", "120000.5 EUR"],
  ["€ 1.200", "1200 EUR"],
  ["1.200.000 pesetas", "1200000 ESP"],
  ["mil doscientos euros con cincuenta céntimos", "1200.5 EUR"],
  ["un millón de euros", "1000000 EUR"],
  ["UF 2.500", "2500 CLF"],
  ["U$S 95.000", "95000 USD"],
  ["15O.000 euros", "150000 EUR"],
  ["150 000 €", "150000 EUR"],
])("money: %s", (text, expected) => {
  expect(known(text).money.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([expected]);
});

test("words and figures of one amount are one, with both", () => {
  expect(known("DOSCIENTOS MIL EUROS (210.000 €)").money).toMatchObject([{ amount: 210_000, other: 200_000 }]);
  expect(known("$1,500,000.00 (UN MILLÓN QUINIENTOS MIL PESOS 00/100 M.N.)", "point").money).toMatchObject([
    { amount: 1_500_000, other: 1_500_000, currency: "MXN" },
  ]);
});

test.each<[string, number]>([
  ["SETENTA Y OCHO METROS CUARENTA DECÍMETROS CUADRADOS", 78.4],
  ["noventa metros cuadrados", 90],
  ["noventa y cinco metros y treinta decímetros cuadrados", 95.3],
  ["95,30 m²", 95.3],
  ["1.250 m2", 1_250],
  ["66 metros 5 decímetros cuadrados", 66.05],
  ["dos hectáreas, tres áreas y cinco centiáreas", 20_305],
])("area: %s", (text, m2) => {
  expect(known(text).areas.map((one) => one.m2)).toEqual([m2]);
});

test.each<[string, string]>([
  ["12/03/2024", "2024-03-12"],
  ["12-3-24", "2024-03-12"],
  ["2024-03-12", "2024-03-12"],
  ["12.03.2024", "2024-03-12"],
  ["12 de marzo de 2024", "2024-03-12"],
  ["doce de marzo de dos mil veinticuatro", "2024-03-12"],
  ["treinta y uno de mayo de mil novecientos noventa y ocho", "1998-05-31"],
  ["1º de mayo de 2.024", "2024-05-01"],
  ["a primero de junio del año dos mil diez", "2010-06-01"],
  ["a los quince días del mes de marzo de dos mil veintitrés", "2023-03-15"],
  ["12-mar-2024", "2024-03-12"],
  ["O1/03/2024", "2024-03-01"],
])("date: %s", (text, date) => {
  expect(known(text).dates.map((one) => one.date)).toEqual([date]);
});

test.each(["31/02/2024", "1.234.567", "artículo 1.454", "capítulo 2.4.3.1"])("%s is no date", (text) => {
  expect(known(text).dates).toEqual([]);
});

test.each<[string, number]>([
  ["50,00% del pleno dominio", 50],
  ["una mitad indivisa", 50],
  ["dos terceras partes indivisas", 66.67],
  ["un tercio", 33.33],
  ["1/4 parte indivisa", 25],
  ["la totalidad del pleno dominio", 100],
  ["dos enteros y cuarenta y cinco centésimas por ciento", 2.45],
  ["cuatro por ciento", 4],
])("share: %s", (text, percent) => {
  expect(known(text).percents.map((one) => Math.round(one.percent * 100) / 100)).toEqual([percent]);
});

test("names as papers write them", () => {
  const flat = flatten(
    documentOf(
      "D. Juan Pérez López, mayor de edad\nPEREZ LOPEZ, JUAN 12345678Z\nBANCO DEL SUR, S.A., con CIF\nCalle Mayor, sin nombre",
    ),
  );
  expect(titledNames(flat, 0, flat.text.length).map(({ name }) => name)).toEqual(["Juan Pérez López"]);
  expect(runsIn(flat, flat.lines[1]!, flat.lines[3]!).map(({ name }) => name)).toEqual([
    "PEREZ LOPEZ, JUAN",
    "BANCO DEL SUR, S.A.",
  ]);
});

test("sentences end at points that end one", () => {
  const flat = flatten(
    documentOf("A favor de Banco A, S.A. y de D. Luis. Inscripción 3.ª de 1.200 euros.\n- Otra entrada"),
  );
  expect(sentencesIn(flat).map((span) => originalOf(flat, span))).toEqual([
    "A favor de Banco A, S.A. y de D. Luis.",
    "Inscripción 3.ª de 1.200 euros.",
    "- Otra entrada",
  ]);
});

test("whatever stands on a page, each quote lies on its page", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 60 }), { maxLength: 12 }), (lines) => {
      const document = documentOf(lines.join("\n").replaceAll("\f", " "));
      const flat = flatten(document);
      expect(flat.at).toHaveLength(flat.text.length);
      for (const token of flat.tokens) {
        expect(flat.text.slice(token.start, token.end)).toBe(token.text);
        const quote = quoteOf(flat, token);
        expect(quote.end).toBeLessThanOrEqual(pageText(document.pages[0]!).length);
        expect(quote.start).toBeLessThanOrEqual(quote.end);
      }
    }),
  );
});
