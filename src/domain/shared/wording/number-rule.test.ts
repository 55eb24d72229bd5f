import { describe, expect, test } from "vitest";
import { formatMoney, formatNumber } from "../format/format.ts";
import { seededRandom } from "../stats/random.ts";
import { createNumberGate } from "./number-gate.ts";
import { checkSentences, keepSupported } from "./number-rule.ts";
import { findNumbers } from "./numbers.ts";
import { splitSentences } from "./sentences.ts";
import { createSupport, type SupportOptions } from "./support.ts";

function backedBy(texts: readonly string[], options: SupportOptions = {}) {
  const support = createSupport(options);
  for (const text of texts) support.add(text);
  return support;
}
const isBacked = (shown: string, ...by: string[]) =>
  checkSentences(shown, backedBy(by)).every((one) => one.isSupported);

describe("sentences", () => {
  test.each<[string, number]>([
    ["Vale 1.250,50 €. La cuota es otra.", 2],
    ["Son aprox. 250.000 € en total.", 1],
    ["Lo dice el Sr. García en el núm. 3 de la revista. Y D.ª Ana también.", 2],
    ["Cuesta… 300.000 €, o eso dice.", 1],
    ["Cuesta mucho… Mejor espera.", 2],
    ["1. Pide la nota simple.\n2. Firma.", 2],
    ["¿Cuánto vale? Depende. ¡No lo sé!", 3],
    ["«¿Vale?» preguntó. Nadie contestó.", 2],
    ["Mide 94,5 m². Tiene ascensor.", 2],
    ["Está en la Av. Diagonal 3, p. ej. en EE. UU. no.", 1],
    ["Hay luz, agua, etc. El resto no. ", 2],
  ])("%s", (text, count) => {
    const sentences = splitSentences(text);
    expect(sentences.join("")).toBe(text);
    expect(sentences).toHaveLength(count);
  });
});

describe("numbers in figures and in words", () => {
  test.each<[string, number, string | undefined]>([
    ["250.000 €", 250_000, "money:eur"],
    ["250 mil", 250_000, undefined],
    ["250k", 250_000, undefined],
    ["1,2 M€", 1_200_000, "money:eur"],
    ["doscientos cincuenta mil euros", 250_000, "money:eur"],
    ["un millón y medio de euros", 1_500_000, "money:eur"],
    ["medio millón", 500_000, undefined],
    ["treinta y dos", 32, undefined],
    ["veintiún días", 21, "days"],
    ["cuatro coma nueve por ciento", 4.9, "percent"],
    ["4,9\u00a0%", 4.9, "percent"],
    ["mil doscientos treinta", 1_230, undefined],
    ["3.638 €/m²", 3_638, "money-m2:eur"],
    ["$ 1.250.000", 1_250_000, "money:$"],
    ["MXN 3,500,000", 3_500_000, "money:mxn"],
    ["90 metros cuadrados", 90, "area"],
    ["90m2", 90, "area"],
    ["tres habitaciones", 3, "rooms"],
    ["un solo baño", 1, "baths"],
    ["un año y medio", 1.5, "years"],
    ["tercera planta", 3, "floor"],
    ["250 000 €", 250_000, "money:eur"],
  ])("%s", (text, value, unit) => {
    expect(findNumbers(text)).toMatchObject([{ kind: "number", value, ...(unit && { unit }) }]);
  });

  test.each<[string, string, string]>([
    ["14 de noviembre de 2025", "date", "2025-11-14"],
    ["14/11/2025", "date", "2025-11-14"],
    ["2025-11-14", "date", "2025-11-14"],
    ["el tres de mayo", "date", "--05-03"],
    ["a las 17:00", "code", "17:00"],
    ["612 345 678", "code", "612345678"],
    ["RD 390/2021", "code", "390/2021"],
    ["UMB-0042", "code", "umb0042"],
    ["miles de pisos", "vague", "miles de"],
    ["la mitad", "vague", "la mitad"],
  ])("%s", (text, kind, value) => {
    expect(findNumbers(text)).toMatchObject([{ kind, value }]);
  });

  test.each([
    "una casa con un baño",
    "un piso de los de antes",
    "mil gracias",
    "empieza desde cero",
    "el segundo paso",
    "co2",
  ])("%s: no number", (text) => {
    expect(findNumbers(text)).toEqual([]);
  });

  test("in English words, where the text is English", () => {
    const shown = findNumbers("Twenty-five homes, one bedroom, two hundred and fifty thousand euros.", "en");
    expect(shown).toMatchObject([{ value: 25 }, { value: 1, unit: "rooms" }, { value: 250_000, unit: "money:eur" }]);
  });
});

describe("sources that support a number", () => {
  test.each([
    ["Vale 250.000 €.", "Precio: 250.000,00 €"],
    ["Vale 250 mil euros.", "250.000 €"],
    ["Vale doscientos cincuenta mil euros.", "250.000 €"],
    ["Son unos 250.000 €.", "249.860 €"],
    ["La cuota es de 1.247 €.", "1.247,35 €"],
    ["Un tipo del 4,9 %.", "4,87 %"],
    ["Desde el 14 de noviembre.", "14/11/2025"],
    ["Es de 2025.", "14 de noviembre de 2025"],
    ["Llama al 612 345 678.", "+34 612345678"],
    ["Entre 200 y 300 €.", "de 200 € a 300 €"],
    ["Tiene tres dormitorios.", "3 habitaciones"],
    ["Hay dos opciones.", ""],
    ["1. Pide la nota simple.", ""],
    ["Es una casa en la que un vecino canta.", ""],
  ])("%s ← %s", (expected, by) => {
    expect(isBacked(expected, by)).toBe(true);
  });

  test.each([
    ["Vale 251.300 €.", "250.000 €"],
    ["Son unos 260.000 €.", "250.000 €"],
    ["Un tipo del 5 %.", "4,87 %"],
    ["Un tipo del 3 %.", "3 habitaciones"],
    ["Vale 3.638 €.", "3.638 €/m²"],
    ["Vale 250.000 $.", "250.000 €"],
    ["Tiene tres baños.", "3 habitaciones"],
    ["Vale doscientos mil euros.", "250.000 €"],
    ["Miles de agencias lo usan.", "250 agencias"],
    ["Llama al 699 999 999.", "612 345 678"],
    ["Desde el 15 de noviembre.", "14/11/2025"],
    ["Es el doble.", ""],
    ["Vale do\u0301scientos mil euros.", "100.000 €"],
    ["Vale 2\u200b51.000 €.", "251 €"],
    ["Tiene d\u200bos baños.", ""],
    ["Vale ２５０.０００ €.", "250.000 €"],
    ["Está en el siglo XIX.", ""],
    ["Tiene 500 valoraciones.", "500 créditos"],
  ])("%s ↚ %s", (expected, by) => {
    expect(isBacked(expected, by)).toBe(false);
  });

  test("a person's own words are asked back, never asserted", () => {
    const support = createSupport();
    support.addAsked("mi piso vale 900.000 €");
    expect(keepSupported("Tu piso vale 900.000 €. ¿Los 900.000 € son con garaje?", support)).toBe(
      "¿Los 900.000 € son con garaje?",
    );
  });

  test("a number names its source", () => {
    const support = createSupport();
    support.add("El ITP es del 6 %.", "p1");
    support.add("El plan cuesta 29 €.", "p2");
    expect(checkSentences("Cuesta 29 €. El ITP, un 6 %.", support).map(({ sources }) => sources)).toEqual([
      ["p2"],
      ["p1"],
    ]);
  });
});

test("a sentence goes whole; the others stay as they are", () => {
  const support = backedBy(["90 m²", "250.000 €"]);
  expect(keepSupported("Mide 90 m². Tiene 12 balcones. Cuesta 250 mil euros.", support)).toBe(
    "Mide 90 m². Cuesta 250 mil euros.",
  );
});

test("features and names that nobody gave are dropped", () => {
  const options = {
    names: ["Gràcia", "Barcelona"],
    features: { known: ["piscina", "terraza", "aire acondicionado"], present: ["terraza"] },
  };
  const support = createSupport(options);
  expect(
    keepSupported(
      "El piso está en Gracia. Tiene terrazas. Tiene piscina. A un paso del Parque Güell. Con aire acondicionado.",
      support,
    ),
  ).toBe("El piso está en Gracia. Tiene terrazas.");
});

describe("while it is being written", () => {
  const text =
    "El piso mide 90 m² aprox. y tiene luz. Vale 999.999 € según yo. Cuesta… 250.000 €. ¿Te sirve? Sí.\n1. Pide cita.\n2. Paga 77 €.\nFin";
  const support = () => backedBy(["90 m²", "250.000 €"]);
  const letThrough = (fragments: readonly string[]) => {
    const gate = createNumberGate(support());
    const seen = [...fragments.flatMap((fragment) => gate.push(fragment)), ...gate.end(true)];
    return seen.filter((one) => one.isSupported).map((one) => one.text);
  };

  test("says the same however it is cut", () => {
    const random = seededRandom(7);
    const whole = checkSentences(text, support()).filter((one) => one.isSupported);
    expect(whole.map((one) => one.text.trim())).toEqual([
      "El piso mide 90 m² aprox. y tiene luz.",
      "Cuesta… 250.000 €.",
      "¿Te sirve?",
      "Sí.",
      "1. Pide cita.",
      "Fin",
    ]);
    for (let round = 0; round < 100; round++) {
      const fragments: string[] = [];
      for (let at = 0; at < text.length; ) {
        const length = 1 + Math.floor(random() * 9);
        fragments.push(text.slice(at, at + length));
        at += length;
      }
      expect(letThrough(fragments).join("")).toBe(whole.map((one) => one.text).join(""));
    }
  });

  test("half a sentence is not checked where the text broke off", () => {
    const gate = createNumberGate(support());
    expect(gate.push("Mide 90 m². Y vale 250")).toHaveLength(1);
    expect(gate.end(false)).toEqual([]);
  });

  test("a sentence without an end takes no memory and is dropped", () => {
    const gate = createNumberGate(support());
    let dropped = 0;
    for (let i = 0; i < 10_000; i++) dropped += gate.push("palabra y ").length;
    const rest = gate.end(true);
    expect([dropped, rest.length, rest[0]!.isSupported]).toEqual([0, 1, false]);
    expect(rest[0]!.text.length).toBeLessThan(2_100);
  });
});

test("two thousand seeded sums: said in many ways they are backed, changed they are not", () => {
  const random = seededRandom(2026);
  for (let i = 0; i < 2_000; i++) {
    const thousands = 20 + Math.floor(random() * 900);
    const value = thousands * 1_000;
    const support = backedBy([`Precio: ${formatMoney(value)}.`]);
    const ways = [
      formatMoney(value),
      `${thousands} mil euros`,
      `${inWords(thousands)} mil euros`,
      `${formatNumber(value)},00 euros`,
      `${value} €`,
    ];
    const other = value + (1 + Math.floor(random() * 40)) * 1_000;
    for (const way of ways) expect(keepSupported(`Cuesta ${way}.`, support), way).toBe(`Cuesta ${way}.`);
    for (const way of [formatMoney(other), `${inWords(other / 1_000)} mil euros`]) {
      if (other / 1_000 < 1_000) expect(keepSupported(`Cuesta ${way}.`, support), way).toBe("");
    }
  }
});

/** Calculated in another way than the reader's: 1 to 999. */
function inWords(n: number): string {
  const small =
    "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
      " ",
    );
  const tens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
  const hundreds =
    "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(" ");
  if (n === 100) return "cien";
  if (n > 100) return `${hundreds[Math.floor(n / 100) - 1]}${n % 100 ? ` ${inWords(n % 100)}` : ""}`;
  if (n < 30) return small[n]!;
  return `${tens[Math.floor(n / 10) - 3]}${n % 10 ? ` y ${small[n % 10]}` : ""}`;
}

describe("numbers that claim nothing", () => {
  test.each([
    // The marker of a list has at most two digits; a third may be a fact.
    ["1. Pide la nota simple.", true],
    ["99) Firma la escritura.", true],
    ["100. Firma la escritura.", false],
    ["**2.** Firma la escritura.", true],
    // Not at the beginning of a line, and not before a number.
    ["Cuesta 12. y nada más", false],
    // Counts of the text's own parts go up to nine and are whole.
    ["Hay 9 opciones.", true],
    ["Hay 10 opciones.", false],
    ["Hay 2,5 opciones.", false],
    ["En tres pasos se hace.", true],
    ["Hay 3 balcones.", false],
    // "Los dos" and "los tres" count what was named; "los cuatro" may be news.
    ["Firman los 3.", true],
    ["Firman los 4.", false],
    ["Firman todos 3.", false],
  ])("«%s»: %s", (text, isFree) => expect(isBacked(text)).toBe(isFree));
});
