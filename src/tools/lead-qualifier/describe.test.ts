import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { PERFECT, plain, qualified, worked } from "./outcomes.test-data.ts";
import { leadQualifier as tool } from "./tool.ts";

type Outcome = ReturnType<typeof qualified>;
const textOf = ({ input, result }: Outcome) => plain(tool.textOf(result, input));
const messageOf = ({ input, result }: Outcome) => plain(tool.messageOf(result, input));
const described = ({ input, result }: Outcome) => tool.describe(result, input);
const rowsOf = ({ input, result }: Outcome) =>
  tool.rowsOf(result, input).map(({ label, value }) => plain(`${label}: ${value}`));

const DECIDES = "¿Decides por tu cuenta o con alguien más? Así lo ve todo el mundo en la misma visita.";
const CAN_PAY = "Puede pagar hasta 260.000 € según la calculadora: el 91 % de los 285.000 € que busca.";
const FOOT = [
  "Calculado el 22 de noviembre de 2026. No entran nombre, nacionalidad, sexo, edad, religión, salud ni familia.",
  "Los pesos son criterio de Umbral: la decisión es tuya.",
];
const SOURCES = [
  "FUENTES",
  "Pesos y cortes de la nota: Criterio de Umbral, sin estudio detrás (22 de noviembre de 2026, orientativo)",
];

describe("the text that is copied", () => {
  test("a lead with a grade: the arithmetic stands beside `worked`", () => {
    expect(textOf(worked())).toBe(
      [
        "CUALIFICACIÓN DE MARTA RUIZ",
        "22 de noviembre de 2026",
        "Nota de Marta Ruiz: B",
        "Encaje 57,8 de 100, que pesa el 70 %, e interés 78,6 de 100, que pesa el 30 %. Se sabe el 80 % de lo que cuenta.",
        "Nota automática: B, 64,1 puntos",
        `Pregunta primero. ${DECIDES}`,
        "",
        "DE DÓNDE SALE CADA PUNTO",
        `Presupuesto: 16,8 de 30. ${CAN_PAY}`,
        "Necesidad: 20 de 25. Ha dicho zona, tipo, habitaciones y motivo. Falta saber metros.",
        "Plazo: 15 de 20. En tres meses.",
        "Decisión: 0 de 15. Sin preguntar.",
        "Financiación: 6 de 10. Hipoteca en trámite.",
        "Interés reciente: 78,6 de 100. Visitó una vivienda hace 2 días, y 2 más.",
        "Presupuesto probado con 3 % a 30 años, un esfuerzo del 35 % y una financiación del 80 %, en Comunitat Valenciana.",
        "",
        "GUION DE LLAMADA",
        "Abre: Hola, Marta. Te llamo porque estás buscando piso en Ruzafa. ¿Te viene bien hablar cinco minutos?",
        `Pregunta: ${DECIDES}`,
        "Pregunta: ¿De cuántos metros la buscas?",
        "Habla del precio: Con lo que me has contado llegas a unos 260.000 €. ¿Buscamos hasta ahí, o vemos qué te falta para los 285.000 €?",
        "Cierra: Hoy te mando lo que encaja. ¿Te llamo mañana y elegimos qué ver?",
        "",
        "LO QUE HA HECHO",
        "Interés: 78,6 de 100",
        "Visitó una vivienda · Cuándo: 20 de noviembre de 2026, hace 2 días: quedan 45,3 puntos",
        "Escribió un mensaje o un correo · Cuándo: 17 de noviembre de 2026, hace 5 días: quedan 19,5 puntos",
        "Rellenó un formulario o el chat · Cuándo: 10 de noviembre de 2026, hace 12 días: quedan 13,8 puntos",
        "",
        ...FOOT,
        "",
        ...SOURCES,
        "Impuestos y gastos: Porcentaje que has escrito (22 de noviembre de 2026)",
      ].join("\n"),
    );
  });

  test("nothing known: no grade, and all is asked", () => {
    const budget =
      "¿Hasta qué precio buscas? Para no enseñarte nada que luego no salga, ¿me dices cuánto dinero neto entra en casa al mes y cuánto tienes ahorrado para la compra?";
    expect(textOf(qualified({}))).toBe(
      [
        "CUALIFICACIÓN",
        "22 de noviembre de 2026",
        "Nota: Sin cualificar",
        "Solo se sabe el 0 % de lo que cuenta: por debajo del 50 % no se pone nota. Una casilla vacía no es un cero.",
        "Nota automática: Sin cualificar",
        `Pregunta primero. ${budget}`,
        "",
        "DE DÓNDE SALE CADA PUNTO",
        "Presupuesto: 0 de 30. Falta saber el precio que busca, sus ingresos, su ahorro y dónde compra.",
        "Necesidad: 0 de 25. Falta saber zona, tipo, habitaciones, metros y motivo.",
        "Plazo: 0 de 20. Sin preguntar.",
        "Decisión: 0 de 15. Sin preguntar.",
        "Financiación: 0 de 10. Sin preguntar.",
        "Interés reciente: 0 de 100. No consta que haya hecho nada.",
        "",
        "GUION DE LLAMADA",
        "Abre: Te llamo por la vivienda que estás buscando. ¿Te viene bien hablar cinco minutos?",
        `Pregunta: ${budget}`,
        "Pregunta: ¿En qué zona, de qué tipo, con cuántas habitaciones y de cuántos metros la buscas? ¿Qué te hace buscar ahora?",
        "Pregunta: ¿Para cuándo te gustaría estar en la casa nueva?",
        "Cierra: Con esto ya puedo buscarte algo que encaje. Te escribo hoy mismo con lo que tengo.",
        "",
        ...FOOT,
        "",
        ...SOURCES,
      ].join("\n"),
    );
  });

  test("everything known and paid for: 0,7 · 100 + 0,3 · 0 = 70 points, and nothing to ask", () => {
    expect(textOf(qualified(PERFECT))).toBe(
      [
        "CUALIFICACIÓN DE LUIS GIL",
        "22 de noviembre de 2026",
        "Nota de Luis Gil: B",
        "Encaje 100 de 100, que pesa el 70 %, e interés 0 de 100, que pesa el 30 %. Se sabe el 100 % de lo que cuenta.",
        "Nota automática: B, 70 puntos",
        "No falta nada por preguntar. Tienes respuesta a los cinco criterios.",
        "",
        "DE DÓNDE SALE CADA PUNTO",
        "Presupuesto: 30 de 30. Puede pagar hasta 260.000 € según lo comprobado: el 104 % de los 250.000 € que busca.",
        "Necesidad: 25 de 25. Ha dicho zona, tipo, habitaciones, metros y motivo.",
        "Plazo: 20 de 20. En un mes.",
        "Decisión: 15 de 15. Por su cuenta.",
        "Financiación: 10 de 10. Hipoteca aprobada.",
        "Interés reciente: 0 de 100. No consta que haya hecho nada.",
        "",
        "GUION DE LLAMADA",
        "Abre: Hola, Luis. Te llamo porque estás buscando ático en Centro. ¿Te viene bien hablar cinco minutos?",
        "Cierra: Hoy te mando lo que encaja. ¿Te llamo mañana y elegimos qué ver?",
        "",
        ...FOOT,
        "",
        ...SOURCES,
      ].join("\n"),
    );
  });
});

describe("the message to a colleague", () => {
  const calculated = "Calculado el 22 de noviembre de 2026.";

  test("with a grade: the budget, and what to ask", () => {
    expect(messageOf(worked())).toBe(
      `Marta Ruiz: nota B, 64,1 puntos.\nPresupuesto: ${CAN_PAY}\nPregunta primero: ${DECIDES}\n${calculated}`,
    );
  });
  test("without one there are no points", () => {
    expect(messageOf(qualified({ targetPrice: 200_000, savings: 1, place: "ES-MD" }))).toBe(
      `Contacto: sin cualificar.\nPresupuesto: Falta saber sus ingresos.\nPregunta primero: Para no enseñarte nada que luego no salga, ¿me dices cuánto dinero neto entra en casa al mes?\n${calculated}`,
    );
  });
  test("one set by hand says so, with its reason and what the rules say", () => {
    expect(messageOf(worked({ override: "D", overrideReason: "Ya compró" }))).toBe(
      `Marta Ruiz: nota D, 64,1 puntos.\nPresupuesto: ${CAN_PAY}\nPregunta primero: ${DECIDES}\nNota D, puesta a mano (Ya compró). Automática: B, 64,1 puntos.\n${calculated}`,
    );
    expect(messageOf(qualified({ ...PERFECT, override: "A" }))).toBe(
      `Luis Gil: nota A, 70 puntos.\nPresupuesto: Puede pagar hasta 260.000 € según lo comprobado: el 104 % de los 250.000 € que busca.\nNota A, puesta a mano. Automática: B, 70 puntos.\n${calculated}`,
    );
  });
});

describe("a grade set by hand, on the page", () => {
  test("its notice stands first; where the rules give none, it says so in small letters", () => {
    expect(described(worked({ override: "D", overrideReason: "Ya compró" })).headline?.notices).toEqual([
      {
        kind: "notice",
        tone: "info",
        title: "Has puesto una D",
        text: "Ya compró. La automática se sigue calculando: B.",
      },
      { kind: "notice", tone: "info", title: "Pregunta primero", text: DECIDES },
    ]);
    const unqualified = described(qualified({ override: "C" }));
    expect(unqualified.headline?.notices?.[0]?.text).toBe("La automática se sigue calculando: sin cualificar.");
    expect(unqualified.summary).toBe("Nota: C, puesta a mano. Automática: sin cualificar");
    expect(unqualified.headline).toMatchObject({ label: "Nota · puesta a mano", value: "C" });
  });
  test("all that is asked is known: a notice of success", () => {
    expect(described(qualified(PERFECT)).headline?.notices).toEqual([
      {
        kind: "notice",
        tone: "success",
        title: "No falta nada por preguntar",
        text: "Tienes respuesta a los cinco criterios.",
      },
    ]);
  });
});

describe("headline, margin and cover", () => {
  test.each([
    ["A", "Llama hoy"],
    ["B", "Llama mañana"],
    ["C", "Llama en unos días"],
    ["D", "Mantén el contacto"],
  ])("%s: %s", (override, meaning) => {
    const { headline, aside } = described(worked({ override }));
    expect(headline).toMatchObject({ value: override, tags: [{ text: meaning }], details: ["64,1 puntos de 100"] });
    expect(aside).toMatchObject({
      title: `Nota ${override} · Marta Ruiz`,
      notes: [`${meaning}.`, `Pregunta primero: ${DECIDES}`],
    });
  });
  test("without a grade more than half is missing", () => {
    const { headline, aside, summary } = described(qualified({}));
    expect(headline).toMatchObject({ value: "Sin cualificar", tags: [{ text: "Falta más de la mitad" }] });
    expect(aside?.title).toBe("Sin cualificar");
    expect(summary).toBe("Nota: Sin cualificar");
  });
  test("figures: 57,84 of fit, 78,60 of interest, four fifths known", () => {
    const { aside, document, headline } = described(worked());
    const written = (figures: readonly Figure[] = []) =>
      figures.map(({ label, value }) => plain(`${label}: ${valueText(value)}`));
    expect(written(aside?.figures)).toEqual(["Encaje: 57,8 de 100", "Interés: 78,6 de 100", "Se sabe: 80 %"]);
    expect(written(document.facts)).toEqual([
      "Encaje, 70 % de la nota: 57,8 de 100",
      "Interés, 30 % de la nota: 78,6 de 100",
      "Se sabe: 80 %",
    ]);
    expect(document).toMatchObject({
      kind: "Cualificación",
      title: "Cualificación de Marta Ruiz",
      detail: "22 de noviembre de 2026",
      note: "Documento interno. No entran nacionalidad, sexo, edad, religión ni familia.",
    });
    expect(headline?.figures.map(({ label, on }) => [label, on])).toEqual([
      ["Nota automática", ["text", "rows"]],
      ["Se sabe", ["rows"]],
      ["Siguiente pregunta", ["rows"]],
    ]);
    expect(described(qualified({})).document.title).toBe("Cualificación");
  });
});

test("two leads are compared by what was typed, the grade and each criterion", () => {
  expect(rowsOf(worked({ monthlyDebts: 150, decides: "compartida" }))).toEqual([
    "Contacto: Marta Ruiz",
    "Precio que busca: 285.000 €",
    "Ingresos netos al mes: 3.600 €",
    "Otras cuotas al mes: 150 €",
    "Ahorro: 78.000 €",
    "Dónde compra: Comunitat Valenciana",
    "Impuestos y gastos escritos: 10 %",
    "Interés supuesto: 3 %",
    "Plazo de la hipoteca: 30 años",
    "Esfuerzo máximo: 35 %",
    "Parte que se financia: 80 %",
    "Zona: Ruzafa",
    "Tipo de vivienda: Piso",
    "Habitaciones: 3",
    "Motivo: Se le acaba el alquiler",
    "Para cuándo: En tres meses",
    "Quién decide: Con alguien más",
    "Cómo paga: Hipoteca en trámite",
    "Lo que ha hecho: Visitó una vivienda, 20 de noviembre de 2026; Escribió un mensaje o un correo, 17 de noviembre de 2026; Rellenó un formulario o el chat, 10 de noviembre de 2026",
    // 57,84 + 10 of a decision that is shared = 67,84; 0,7 · 67,84 + 0,3 · 78,60 = 71,07.
    "Nota: B",
    "Nota automática: B, 71,1 puntos",
    "Se sabe: 95 %",
    "Siguiente pregunta: ¿De cuántos metros la buscas?",
    "Presupuesto: 16,8 de 30",
    "Necesidad: 20 de 25",
    "Plazo: 15 de 20",
    "Decisión: 10 de 15",
    "Financiación: 6 de 10",
    "Interés reciente: 78,6 de 100",
    "Datos a: 22 de noviembre de 2026",
  ]);
});

test("values that were not typed have no line, nor have unused suppositions", () => {
  expect(rowsOf(qualified({ ...PERFECT, monthlyDebts: 0 })).slice(0, 12)).toEqual([
    "Contacto: Luis Gil",
    "Precio que busca: 250.000 €",
    "Lo que puede pagar: 260.000 €",
    "Zona: Centro",
    "Tipo de vivienda: Ático",
    "Habitaciones: 2",
    "Superficie: 70 m²",
    "Motivo: Cambio de trabajo",
    "Para cuándo: En un mes",
    "Quién decide: Por su cuenta",
    "Cómo paga: Hipoteca aprobada",
    "Nota: B",
  ]);
  expect(rowsOf(qualified(PERFECT))).toContain("Siguiente pregunta: Ninguna: está todo");
});

test("spreadsheets: each criterion with what it adds to the grade, the script without the name, and what they did", () => {
  const { input, result } = worked();
  const [points, script, interest] = tool.tablesOf(result, input);
  expect(points).toMatchObject({
    name: "Puntos",
    columns: ["Criterio", "Puntos", "Máximo", "Suma a la nota", "Máximo en la nota", "Por qué"],
  });
  // A criterion adds 0,7 of its points; the interest adds 0,3 · 78,605 = 23,5815.
  expect(points!.rows.map((row) => row.slice(0, 5))).toEqual([
    ["Presupuesto", 16.8421, 30, 11.7895, 21],
    ["Necesidad", 20, 25, 14, 17.5],
    ["Plazo", 15, 20, 10.5, 14],
    ["Decisión", 0, 15, 0, 10.5],
    ["Financiación", 6, 10, 4.2, 7],
    ["Interés reciente", expect.closeTo(78.605, 2), 100, expect.closeTo(23.5815, 2), 30],
    ["Nota", null, null, 64.1, 100],
  ]);
  expect(points!.rows.at(-1)?.at(-1)).toBe("B, 64,1 puntos");
  expect(script).toMatchObject({ name: "Guion de llamada", columns: ["Momento", "Qué decir"] });
  expect(script!.rows[0]).toEqual([
    "Abre",
    "Te llamo porque estás buscando piso en Ruzafa. ¿Te viene bien hablar cinco minutos?",
  ]);
  expect(interest).toMatchObject({ name: "Interés", columns: ["Qué hizo", "Fecha", "Días", "Puntos que quedan"] });
  expect(interest!.rows[0]).toEqual(["Visitó una vivienda", "2026-11-20", 2, expect.closeTo(45.2862, 3)]);
  expect(tool.tablesOf(qualified({}).result, qualified({}).input).map(({ name }) => name)).toEqual([
    "Puntos",
    "Guion de llamada",
  ]);
});

test("events that do not count are marked: a second message of one day, and a visit that is still to come", () => {
  const found = qualified({
    events: [
      { kind: "mensaje", date: "2026-11-21" },
      { kind: "mensaje", date: "2026-11-21" },
      { kind: "visita", date: "2026-11-25" },
      { kind: "llamada", date: "2026-11-22" },
    ],
  });
  // 30 today and 25 · 2^(−1/14) = 23,79 yesterday.
  expect(textOf(found)).toContain(
    [
      "LO QUE HA HECHO",
      "Interés: 53,8 de 100",
      "Visitó una vivienda (No cuenta) · Cuándo: 25 de noviembre de 2026: aún no ha pasado, no cuenta",
      "Llamó o atendió la llamada · Cuándo: 22 de noviembre de 2026, hoy: quedan 30 puntos",
      "Escribió un mensaje o un correo · Cuándo: 21 de noviembre de 2026, ayer: quedan 23,8 puntos",
      "Escribió un mensaje o un correo (No cuenta) · Cuándo: 21 de noviembre de 2026: ya contaba ese día",
    ].join("\n"),
  );
  expect(textOf(found)).toContain("Interés reciente: 53,8 de 100. Llamó o atendió la llamada hoy, y 1 más.");
  // One alone has its own section and its line in the comparison.
  const yesterday = qualified({ events: [{ kind: "pide_visita", date: "hace 1 día" }] });
  expect(textOf(yesterday)).toContain(". Pidió una visita ayer.\n");
  expect(textOf(yesterday)).toContain("\nLO QUE HA HECHO\n");
  expect(rowsOf(yesterday)).toContain("Lo que ha hecho: Pidió una visita, 21 de noviembre de 2026");
});

test("rates and costs keep the figures that were typed: three after the comma in the list, two in the sentence", () => {
  const found = worked({ rate: 3.1255, costShare: 8.126, monthlyDebts: 1, maxIncomeShare: 33.5 });
  expect(rowsOf(found)).toEqual(
    expect.arrayContaining([
      "Interés supuesto: 3,126 %",
      "Impuestos y gastos escritos: 8,13 %",
      "Otras cuotas al mes: 1 €",
      "Esfuerzo máximo: 33,5 %",
    ]),
  );
  expect(textOf(found)).toContain(
    "Presupuesto probado con 3,13 % a 30 años, un esfuerzo del 33,5 % y una financiación del 80 %, en Comunitat Valenciana.",
  );
});

describe("the details that were given about the home", () => {
  test.each([
    [{ zone: "Ruzafa" }, "Ha dicho zona. Falta saber tipo, habitaciones, metros y motivo."],
    [{ zone: "Ruzafa", rooms: 0 }, "Ha dicho zona y habitaciones. Falta saber tipo, metros y motivo."],
    [{ reason: "Boda" }, "Ha dicho motivo. Falta saber zona, tipo, habitaciones y metros."],
  ])("%o", (values, why) => {
    expect(qualified(values).result.trace.find(({ field }) => field === "need")?.why).toBe(why);
  });
});
