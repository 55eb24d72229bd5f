import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../writing/facts.ts";
import { caseOf } from "./arguments.test-data.ts";
import type { ArgumentCase, Evidence } from "./case.ts";
import { figuresOf } from "./figures.ts";
import { objectionsOf } from "./objections.ts";
import type { ArgumentCard } from "./prepare.ts";
import { MOST_WORDS, visitScript, wordsOf } from "./script.ts";
import { knownOf } from "./words.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const lineOf = ({ datum, value, source }: Evidence) => plain(`${datum}: ${value} (${source})`);

function objection(id: string, changes: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}) {
  const given = caseOf(changes, home);
  const found = objectionsOf(knownOf(given, figuresOf(given))).find((one) => one.id === id);
  return (
    found && { quote: found.quote, answer: plain(found.answer), ask: found.ask, evidence: found.evidence.map(lineOf) }
  );
}

/** A flat of 200,000 and 80 m². */
const HOME: Partial<HomeFacts> = { price: 200_000, builtAreaM2: 80 };
const FORM = "Datos indicados por el agente";
const LOAN = "Hipoteca supuesta: 80 % a 30 años, al 3 % (Supuesto del formulario)";

describe("whole answers", () => {
  test("too dear: beside its valuation and the official mean", () => {
    const changes: Partial<ArgumentCase> = {
      valuation: { low: 170_000, high: 190_000, on: "2026-11-12" },
      official: {
        eurPerM2: 2_000,
        level: "municipality",
        placeName: "Valencia",
        period: "2026-T2",
        source: "Ministerio",
      },
    };
    expect(objection("caro", changes, HOME)).toEqual({
      quote: "Es caro",
      answer:
        "El rango valorado va de 170.000 € a 190.000 €: el precio lo pasa en 10.000 €, y eso se negocia. Sale a 2.500 €/m²; el valor tasado medio de Valencia es 2.000 €/m²: un 25 % por encima. Esa media no distingue barrios ni estados.",
      ask: "¿Caro frente a cuál? Pongámoslas una al lado de la otra.",
      evidence: [
        `Precio: 200.000 € (${FORM})`,
        `Superficie construida: 80 m² (${FORM})`,
        "Rango valorado: 170.000 € a 190.000 € (Valoración con comparables)",
        "Valor tasado, Valencia: 2.000 €/m² (Ministerio)",
      ],
    });
    // Half a euro above is above.
    expect(objection("caro", { valuation: { low: 1, high: 199_999.5 } }, HOME)!.answer).toContain("lo pasa en 1 €");
    expect(objection("caro", { valuation: { low: 200_000.5, high: 300_000 } }, HOME)!.answer).toContain(
      "1 € por debajo",
    );
  });

  test("the instalment: 160,000 at 3 % over 30 years are 674.57; with digits where the rate has them", () => {
    expect(objection("cuota", {}, HOME)).toEqual({
      quote: "No sé si llego a la cuota",
      answer:
        "Con 160.000 € de préstamo, el 80 % del precio, a 30 años y al 3 %, la cuota es de 675 € al mes. El interés es un supuesto: el tuyo lo dice tu banco.",
      ask: "¿Qué cuota te deja dormir? Con ella buscamos el precio.",
      evidence: [`Precio: 200.000 € (${FORM})`, LOAN],
    });
    const odd = objection("cuota", { loan: { share: 0.755, rate: 0.03125, years: 30 } }, HOME)!;
    // 151,000 at 3.125 %.
    expect(odd.answer).toContain(
      "Con 151.000 € de préstamo, el 76 % del precio, a 30 años y al 3,13 %, la cuota es de 647 €",
    );
    expect(odd.evidence[1]).toBe("Hipoteca supuesta: 76 % a 30 años, al 3,13 % (Supuesto del formulario)");
  });

  test("the further costs: of a country the upper end, of a form its percentage", () => {
    // 4 % of 200,000, and the fifth that nobody lends.
    expect(objection("gastos", { place: "CO" }, HOME)).toEqual({
      quote: "¿Y cuánto más tengo que poner?",
      answer:
        "Impuestos y gastos, 8.000 € como mucho: el 4 % del precio. Con la parte que no pone el banco, hacen falta 48.000 €.",
      ask: "¿Cuánto tienes ahorrado para esto, sin tocar lo de imprevistos?",
      evidence: [
        "Impuestos y gastos, la parte alta: 8.000 € (4 %) (Tablas del lugar, debajo)",
        `Precio: 200.000 € (${FORM})`,
        LOAN,
      ],
    });
    const typed = objection("gastos", { costShare: 0.0875 }, HOME)!;
    expect(typed.answer).toContain("Impuestos y gastos, 17.500 €: el 8,8 % del precio.");
    expect(typed.evidence[0]).toBe("Impuestos y gastos: 17.500 € (8,8 %) (Porcentaje del formulario)");
  });

  test("another one that asks less and is as dear by the metre", () => {
    expect(
      objection("competencia", { competitors: [{ name: "La del 14", price: 175_000, areaM2: 70 }] }, HOME),
    ).toEqual({
      quote: "La competencia pide menos",
      answer:
        "La del 14 pide 175.000 € por 70 m²: 25.000 € menos. Por metro pide casi lo mismo: 2.500 €/m² frente a 2.500 €/m². Pide menos porque mide menos.",
      ask: "¿Has estado dentro? ¿Qué te gustó y qué te faltó?",
      evidence: [
        "Otra vivienda: 175.000 €, 70 m² (La del 14)",
        `Precio: 200.000 € (${FORM})`,
        `Superficie construida: 80 m² (${FORM})`,
      ],
    });
    // A euro less is less.
    expect(
      objection("competencia", { competitors: [{ name: "Otra", price: 199_999, areaM2: 80 }] }, HOME)!.answer,
    ).toContain("1 € menos");
  });

  test("it does not yield: 800 a month on 200,000, less 960 and 312", () => {
    expect(
      objection("rentabilidad", { purpose: "invertir", areaRent: { monthly: 800, source: "Anuncios" } }, HOME),
    ).toEqual({
      quote: "No sale rentable",
      answer:
        "800 € al mes son 9.600 € al año: el 4,8 % bruto sobre el precio. Tras comunidad e IBI queda el 4,2 %, antes de seguro, vacíos e impuestos.",
      ask: "¿Qué neto necesitas, y con cuánto préstamo?",
      evidence: [
        "Alquiler de la zona: 800 € al mes (Anuncios)",
        `Precio: 200.000 € (${FORM})`,
        "Gastos de comunidad: 80 € al mes (Recibo de comunidad de oct 2026)",
        "IBI: 312 € al año (Recibo del IBI de 2026)",
      ],
    });
  });

  test("let me think: all that is known, and no more", () => {
    expect(objection("pensarlo", { costShare: 0.1 }, HOME)).toEqual({
      quote: "Quiero pensarlo",
      answer:
        "Claro. Te mando las cuentas por escrito: precio, 200.000 €; ahorro para firmar, 60.000 €; cuota supuesta, 675 € al mes; comunidad e IBI, 106 € al mes. Piénsalo con ellas delante.",
      ask: "¿Qué dato te falta para decidir, y para qué día te lo consigo?",
      evidence: [
        `Precio: 200.000 € (${FORM})`,
        LOAN,
        "Impuestos y gastos: 20.000 € (10 %) (Porcentaje del formulario)",
        "Gastos de comunidad: 80 € al mes (Recibo de comunidad de oct 2026)",
        "IBI: 312 € al año (Recibo del IBI de 2026)",
      ],
    });
    const bare = { place: undefined, propertyTax: undefined, loan: { share: 0, rate: 0.03, years: 30 } };
    expect(objection("pensarlo", bare, { ...HOME, communityFee: undefined })).toMatchObject({
      answer: "Claro. Te mando las cuentas por escrito: precio, 200.000 €. Piénsalo con ellas delante.",
      evidence: [`Precio: 200.000 € (${FORM})`],
    });
    expect(objection("pensarlo", {}, { price: undefined })).toBeUndefined();
  });

  test("to be renovated, by the table: 450 to 750 a metre", () => {
    expect(objection("reformar", {}, { ...HOME, condition: "a_reformar" })).toEqual({
      quote: "Tengo que reformar",
      answer:
        "Una reforma integral básica se publica entre 36.000 € y 60.000 € para estos metros, sin IVA. Con el precio, de 236.000 € a 260.000 €. Es una orientación: pide tres presupuestos antes de decidir.",
      ask: "¿Qué harías el primer año y qué puede esperar?",
      evidence: [
        `Precio: 200.000 € (${FORM})`,
        "Coste de la reforma: entre 36.000 € y 60.000 € (Habitissimo, precios de reformas)",
      ],
    });
    const priced = objection(
      "reformar",
      { works: { low: 30_000, high: 40_000 } },
      { ...HOME, condition: "a_reformar" },
    )!;
    expect(priced.answer).toBe(
      "El presupuesto que tenemos dice entre 30.000 € y 40.000 €. Con el precio, de 230.000 € a 240.000 €. Compáralo con una ya reformada, metro por metro.",
    );
    expect(priced.evidence[1]).toBe("Coste de la reforma: entre 30.000 € y 40.000 € (Presupuesto)");
  });

  test("the community's fee, the age, the label", () => {
    expect(objection("comunidad", {}, { hasDoorman: true, hasPool: true })).toEqual({
      quote: "La comunidad es alta",
      answer:
        "Son 80 € al mes, 960 € al año. La finca tiene ascensor, conserje, piscina. Pide el último presupuesto: dice qué incluye y si hay derramas.",
      ask: "¿Cuánto pagas hoy de comunidad, y qué te dan por ella?",
      evidence: [
        "Gastos de comunidad: 80 € al mes (Recibo de comunidad de oct 2026)",
        `Ascensor: Sí (${FORM})`,
        `Conserje: Sí (${FORM})`,
        `Piscina: Sí (${FORM})`,
      ],
    });
    const renovations = [
      { what: "tejado", hasInvoice: true },
      { what: "baños", year: 2021, hasInvoice: false },
    ];
    expect(objection("antiguo", { renovations })).toEqual({
      quote: "El edificio es viejo",
      answer:
        "Es de 1965. Desde entonces se ha hecho: tejado; baños, 2021. Lo demás lo dice la inspección del edificio: pídela.",
      ask: "¿Qué es lo que más te preocupa: instalaciones, fachada o tejado?",
      evidence: [`Año: 1965 (${FORM})`, "Reforma: tejado (Factura)", `Reforma: baños, 2021 (${FORM})`],
    });
    expect(objection("certificado", { utilities: 120, certificateOn: "2025-03-14" }, { energyRating: "F" })).toEqual({
      quote: "El certificado es malo",
      answer:
        "Es una F, y mejor dicho antes que después. Las facturas de quien vive aquí dicen 120 € al mes. Compáralas con las tuyas.",
      ask: "¿Cuánto pagas hoy de luz y calefacción?",
      evidence: [
        "Certificado energético: Letra F (Certificado registrado)",
        "Suministros: 120 € al mes (Facturas de quien vende)",
      ],
    });
  });
});

describe("figures", () => {
  const figures = (changes: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}) =>
    figuresOf(caseOf(changes, home));

  test("running costs of one of the two alone; without either there are none", () => {
    expect(figures({ propertyTax: undefined }).running).toEqual({ monthly: 80, yearly: 960, parts: ["comunidad"] });
    expect(figures({}, { communityFee: undefined }).running).toEqual({ monthly: 26, yearly: 312, parts: ["ibi"] });
    expect(figures({ propertyTax: undefined }, { communityFee: undefined }).running).toBeUndefined();
  });

  test("one room leaves no other", () => {
    expect([0, 1, 2, 4].map((rooms) => figures({}, { rooms }).roomsLeft)).toEqual([undefined, undefined, 1, 3]);
  });

  test("the sources of its rows: taxes where a place has them, the table of works where it was used", () => {
    const facts = (changes: Partial<ArgumentCase>, home: Partial<HomeFacts> = {}) =>
      figures(changes, home).facts.map(({ id }) => id);
    const old: Partial<HomeFacts> = { condition: "a_reformar" };
    expect(facts({ place: undefined })).toEqual([]);
    expect(facts({ place: undefined, costShare: 0.1 })).toEqual([]);
    expect(facts({ place: "MX" })).toEqual(["gastos-compra-mx"]);
    expect(facts({ place: undefined }, old)).toEqual(["coste-integral-basica"]);
    expect(facts({ place: undefined, works: { low: 1, high: 2 } }, old)).toEqual([]);
    // The appraisal comes with a loan alone.
    expect(facts({ place: "ES-VC" })).toContain("tasacion");
    expect(facts({ place: "ES-VC", loan: { share: 0, rate: 0, years: 30 } })).not.toContain("tasacion");
  });

  test("a place alone, or a percentage alone, is enough for the costs", () => {
    expect(figures({ place: undefined, costShare: 0.1 }).costs).toEqual({ amount: 32_000, share: 0.1, isTop: false });
    expect(figures({ place: "PE" }).costs).toEqual({ amount: 19_200, share: 0.06, isTop: true });
    expect(figures({ place: "otro" }).costs).toBeUndefined();
    expect(figures({ place: "otro" }).cash).toBeUndefined();
  });

  test("works by the table from the day of its row on, for homes of Spain in euros", () => {
    const works = (changes: Partial<ArgumentCase>, home: Partial<HomeFacts> = {}) =>
      figures({ place: undefined, ...changes }, { condition: "a_reformar", ...home }).works;
    expect(works({ today: "2024-01-01" })).toEqual({
      low: 42_300,
      high: 70_500,
      source: "Habitissimo, precios de reformas",
      totalLow: 362_300,
      totalHigh: 390_500,
      isTable: true,
    });
    expect(works({ today: "2023-12-31" })).toBeUndefined();
    expect(works({}, { currency: "USD" })).toBeUndefined();
    expect(works({}, { country: "MX" })).toBeUndefined();
    expect(works({}, { price: undefined })).toBeUndefined();
  });

  test("beside the official mean only in euros: 3,404 is 404 above 3,000, 13.5 %", () => {
    const official = {
      eurPerM2: 3_000,
      level: "municipality" as const,
      placeName: "V",
      period: "2026-T2",
      source: "M",
    };
    expect(figures({ official }).officialGap).toEqual({
      perM2: expect.closeTo(404.26, 2),
      share: expect.closeTo(0.1348, 4),
    });
    expect(figures({ official }, { currency: "MXN" }).officialGap).toBeUndefined();
  });
});

describe("the minute of a visit", () => {
  const card = (id: string, stop: ArgumentCard["stop"], words: number): ArgumentCard => ({
    id,
    stop,
    feature: Array(words - 1)
      .fill(id)
      .join(" "),
    benefit: "fin",
    evidence: [],
    show: "",
    weight: 1,
    isDocumented: false,
  });
  const stops = (...cards: ArgumentCard[]) =>
    visitScript(cards, "primera").map(({ stop, title }) => `${stop}: ${title}`);

  // Opening and closing of somebody's first home: 15 and 7 words. 128 are left.
  test("words are counted by their blanks", () => {
    expect([wordsOf(" una  dos\ntres "), wordsOf("")]).toEqual([3, 0]);
    expect(MOST_WORDS).toBe(150);
    const [opening, closing] = visitScript([card("a", "dentro", 2)], "primera")
      .map(({ say }) => wordsOf(say))
      .filter((_, i) => i !== 1);
    expect([opening, closing]).toEqual([15, 7]);
  });

  test("a card that just fits is said, one word more is not, and a shorter one comes after", () => {
    const say = (...cards: ArgumentCard[]) =>
      visitScript(cards, "primera")
        .slice(1, -1)
        .map(({ stop }) => stop);
    expect(say(card("a", "dentro", 100), card("b", "fuera", 28))).toEqual(["dentro", "fuera"]);
    expect(say(card("a", "dentro", 100), card("b", "fuera", 29))).toEqual(["dentro"]);
    expect(say(card("a", "dentro", 100), card("b", "fuera", 29), card("c", "numeros", 5))).toEqual([
      "dentro",
      "numeros",
    ]);
  });

  test("two at a stop, in the order of the walk", () => {
    const script = visitScript(
      [
        card("a", "numeros", 3),
        card("b", "dentro", 3),
        card("c", "dentro", 4),
        card("d", "dentro", 2),
        card("e", "llegada", 2),
      ],
      "primera",
    );
    expect(script).toEqual([
      { stop: "abre", title: "Abre", say: "Te enseño lo que tiene y lo que cuesta. Lo que diga, te lo pruebo." },
      { stop: "llegada", title: "Al llegar", say: "e. fin" },
      { stop: "dentro", title: "Al entrar", say: "b b. fin c c c. fin" },
      { stop: "numeros", title: "Los números", say: "a a. fin" },
      { stop: "cierra", title: "Cierra", say: "¿Cuánto pagas hoy por vivir donde vives?" },
    ]);
  });

  test("annexes are named by what is there", () => {
    expect(stops(card("hasPool", "anejos", 2), card("hasStorageRoom", "anejos", 2))).toContain(
      "anejos: Piscina y trastero",
    );
    expect(stops(card("hasParkingIncluded", "anejos", 2))).toContain("anejos: Garaje");
    expect(stops(card("otro", "anejos", 2))).toContain("anejos: Comunes");
  });

  test("nothing to say, no script", () => expect(visitScript([], "primera")).toEqual([]));
});
