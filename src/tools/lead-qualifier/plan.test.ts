import { describe, expect, test } from "vitest";
import type { KnownContact } from "#domain/crm/contacts/known-contact.ts";
import { PERFECT, plain, qualified, worked } from "./outcomes.test-data.ts";
import { leadQualifier as tool } from "./tool.ts";

type Outcome = ReturnType<typeof qualified>;
const scriptOf = ({ result }: Outcome) => result.script.map(({ title, say }) => plain(`${title}: ${say}`));
const nextOf = ({ input, result }: Outcome) => tool.nextOf!(result, input);

describe("the call", () => {
  const opening = (values: Record<string, unknown>) => scriptOf(qualified(values))[0];

  test.each([
    [{ homeType: "Piso con terraza", zone: "Gràcia" }, "estás buscando piso con terraza en Gràcia"],
    [{ homeType: "Ático" }, "estás buscando ático"],
    [{ zone: "Gràcia" }, "estás buscando vivienda en Gràcia"],
  ])("of %o", (values, search) => {
    expect(opening(values)).toBe(`Abre: Te llamo porque ${search}. ¿Te viene bien hablar cinco minutos?`);
  });

  test.each([
    ["A", "Tengo hueco esta semana. ¿Qué día te va bien para verla?"],
    ["B", "Hoy te mando lo que encaja. ¿Te llamo mañana y elegimos qué ver?"],
    ["C", "Te preparo una selección corta. ¿Te llamo en unos días y la comentamos?"],
    ["D", "Cuando salga algo que encaje te escribo. ¿Te parece bien un mensaje de vez en cuando?"],
  ])("closes by the grade %s that one works by", (override, say) => {
    expect(scriptOf(worked({ override })).at(-1)).toBe(`Cierra: ${say}`);
  });

  test("at most three questions, the heaviest first: 30 of budget, 25 of need, 20 of time, then 15 and 10", () => {
    const questions = scriptOf(qualified({})).filter((line) => line.startsWith("Pregunta"));
    expect(questions).toHaveLength(3);
    expect(questions[2]).toBe("Pregunta: ¿Para cuándo te gustaría estar en la casa nueva?");
    const { zone, homeType, rooms, areaM2, reason, capacity, targetPrice } = PERFECT;
    const rest = qualified({ zone, homeType, rooms, areaM2, reason, capacity, targetPrice });
    expect(scriptOf(rest).slice(1, 4)).toEqual([
      "Pregunta: ¿Para cuándo te gustaría estar en la casa nueva?",
      "Pregunta: ¿Decides por tu cuenta o con alguien más? Así lo ve todo el mundo en la misma visita.",
      "Pregunta: ¿Pagarías al contado o con hipoteca? Si es con hipoteca, ¿la has hablado ya con el banco?",
    ]);
  });

  test.each([
    [["zone"], "¿En qué zona la buscas?"],
    [["homeType", "rooms"], "¿De qué tipo y con cuántas habitaciones la buscas?"],
    [["reason"], "¿Qué te hace buscar ahora?"],
    [["areaM2", "reason"], "¿De cuántos metros la buscas? ¿Qué te hace buscar ahora?"],
  ])("without %j it asks: %s", (left, question) => {
    const values = { ...PERFECT, ...Object.fromEntries(left.map((name) => [name, ""])) };
    expect(qualified(values).result.nextQuestion).toBe(question);
  });

  const money = { targetPrice: 200_000, netMonthlyIncome: 2500, savings: 40_000, place: "ES-MD" };
  const ASK = "Para no enseñarte nada que luego no salga, ¿me dices";
  test.each([
    [{ ...money, targetPrice: "" }, "¿Hasta qué precio buscas?"],
    [{ ...money, netMonthlyIncome: "" }, `${ASK} cuánto dinero neto entra en casa al mes?`],
    [{ ...money, savings: "" }, `${ASK} cuánto tienes ahorrado para la compra?`],
    [{ ...money, place: "" }, "¿En qué comunidad o país compras? De ahí salen los impuestos."],
    // Where something else is asked, the place waits.
    [{ ...money, targetPrice: "", place: "" }, "¿Hasta qué precio buscas?"],
    [{ ...money, savings: "", place: "" }, `${ASK} cuánto tienes ahorrado para la compra?`],
    // Whoever pays in cash is not asked for an income.
    [
      { ...money, netMonthlyIncome: "", savings: "", financing: "contado" },
      `${ASK} cuánto tienes ahorrado para la compra?`,
    ],
  ])("of the money in %o it asks: %s", (values, question) => {
    expect(qualified(values).result.nextQuestion).toBe(question);
  });

  test.each([
    [260_999, 285_000, "llegas a unos 260.000 €. ¿Buscamos hasta ahí, o vemos qué te falta para los 285.000 €?"],
    [1000, 285_000, "llegas a unos 1.000 €. ¿Buscamos hasta ahí, o vemos qué te falta para los 285.000 €?"],
    [999, 285_000, "aún no salen las cuentas. ¿Vemos juntos qué te falta?"],
    [0, 285_000, "aún no salen las cuentas. ¿Vemos juntos qué te falta?"],
  ])("a lead that can pay %d of %d is told so in whole thousands", (capacity, targetPrice, say) => {
    expect(scriptOf(qualified({ capacity, targetPrice }))).toContain(
      `Habla del precio: Con lo que me has contado ${say}`,
    );
  });
  test("a lead that reaches the price to the euro is told nothing", () => {
    expect(scriptOf(qualified({ capacity: 285_000, targetPrice: 285_000 })).join()).not.toContain("Habla del precio");
  });
});

describe("the known parts of the budget", () => {
  test.each([
    [{ capacity: 200_000 }, "Puede pagar hasta 200.000 €. Falta saber el precio que busca."],
    [{ targetPrice: 200_000, savings: 5 }, "Falta saber sus ingresos y dónde compra."],
    // In cash 110.000 / (1 + 10 %) = 100.000, half of what is looked for.
    [
      { targetPrice: 200_000, savings: 110_000, costShare: 10, financing: "contado" },
      "Puede pagar hasta 100.000 € al contado: el 50 % de los 200.000 € que busca.",
    ],
    // 199.999 of 200.000 are not all of it.
    [
      { targetPrice: 200_000, capacity: 199_999 },
      "Puede pagar hasta 199.999 € según lo comprobado: el 99 % de los 200.000 € que busca.",
    ],
    [
      { targetPrice: 2_000_000, capacity: 1_000_000, place: "MX" },
      "Puede pagar hasta $1,000,000 MXN según lo comprobado: el 50 % de los $2,000,000 MXN que busca.",
    ],
  ])("%o: %s", (values, why) => expect(plain(qualified(values).result.trace[0]!.why)).toBe(why));
});

describe("when to call", () => {
  const at = (override: string, today: string) => {
    const { input, result } = qualified({ ...PERFECT, override }, today);
    return tool.appointmentsOf!(result, input)[0]!.startsAt;
  };
  test.each([
    // Monday 23 November: today at six; tomorrow; after three days; after fourteen.
    ["A", "2026-11-23", "2026-11-23T18:00"],
    ["B", "2026-11-23", "2026-11-24T10:00"],
    ["C", "2026-11-23", "2026-11-26T10:00"],
    ["D", "2026-11-23", "2026-12-07T10:00"],
    // Friday 27: nobody is called on a weekend.
    ["A", "2026-11-27", "2026-11-27T18:00"],
    ["B", "2026-11-27", "2026-11-30T10:00"],
    ["C", "2026-11-27", "2026-11-30T10:00"],
  ])("a lead of grade %s, calculated on %s: %s", (grade, today, startsAt) => expect(at(grade, today)).toBe(startsAt));

  test("without a grade the next working day; the notes say all but the greeting", () => {
    const { input, result } = qualified({ capacity: 1, targetPrice: 1 }, "2026-11-23");
    expect(tool.appointmentsOf!(result, input)).toEqual([
      {
        id: "llamada",
        kind: "tarea",
        title: "Llama al contacto",
        startsAt: "2026-11-24T10:00",
        minutes: 15,
        notes: [
          "Sin cualificar.",
          "Pregunta: ¿En qué zona, de qué tipo, con cuántas habitaciones y de cuántos metros la buscas? ¿Qué te hace buscar ahora?",
          "Pregunta: ¿Para cuándo te gustaría estar en la casa nueva?",
          "Pregunta: ¿Decides por tu cuenta o con alguien más? Así lo ve todo el mundo en la misma visita.",
          "Cierra: Con esto ya puedo buscarte algo que encaje. Te escribo hoy mismo con lo que tengo.",
        ].join("\n"),
      },
    ]);
  });
});

describe("the next steps", () => {
  const followUp = {
    path: "/asistente-seguimiento",
    label: "Prepara el seguimiento",
    reason: "Cuándo llamar si no responde, y qué escribirle cada vez.",
  };
  const visit = {
    path: "/argumentos-venta",
    label: "Prepara la visita",
    reason: "Elige la vivienda y lo que busca: sus argumentos, con prueba.",
  };

  test("a budget in doubt: the capacity first, with percentages as its form takes them", () => {
    expect(nextOf(worked({ rate: "3,25", homeKind: "nueva" }))).toEqual([
      {
        path: "/calculadora-capacidad",
        label: "Comprueba su presupuesto",
        reason: "Qué lo limita, los ingresos o el ahorro, y cuánto le falta.",
        values: {
          netMonthlyIncome: 3600,
          monthlyDebts: 150,
          savings: 78_000,
          years: 30,
          place: "ES-VC",
          homeKind: "nueva",
          targetPrice: 285_000,
          costShare: 10,
          rate: 3.25,
          maxIncomeShare: 35,
          loanToValue: 80,
        },
      },
      {
        ...followUp,
        values: { name: "Marta Ruiz", zone: "Ruzafa", stage: "cualificado", startedOn: "2026-11-22" },
      },
      { ...visit, values: { place: "ES-VC", years: 30, rate: 3.25, loanToValue: 80 } },
    ]);
  });

  test("a price that is just reached is no doubt: the rhythm of the calls first", () => {
    const { name: _, ...nameless } = PERFECT;
    expect(nextOf(qualified({ ...nameless, capacity: 250_000, zone: "" }))).toEqual([
      { ...followUp, values: { stage: "cualificado", startedOn: "2026-11-22" } },
      { ...visit, values: { years: 30, rate: 3, loanToValue: 80 } },
      {
        path: "/calculadora-capacidad",
        label: "Mira el detalle de la compra",
        reason: "Impuestos, hipoteca y cuota, línea a línea.",
        values: {
          monthlyDebts: 0,
          years: 30,
          homeKind: "usada",
          targetPrice: 250_000,
          rate: 3,
          maxIncomeShare: 35,
          loanToValue: 80,
        },
      },
    ]);
    expect(nextOf(qualified({ ...PERFECT, capacity: 249_999 }))[0]?.path).toBe("/calculadora-capacidad");
  });

  test("a lead without a grade is new", () => {
    expect(nextOf(qualified({}))[1]?.values).toEqual({ stage: "nuevo", startedOn: "2026-11-22" });
  });
});

describe("the values that are filled in", () => {
  const contact: KnownContact = {
    id: "1",
    fullName: "Ana Sanz",
    email: null,
    phone: null,
    language: null,
    roles: ["comprador"],
    source: "web",
    lastHeardAt: null,
    heard: [],
    lastReachedAt: null,
    stage: null,
    demand: null,
    finances: null,
  };
  const demand = {
    operation: "venta",
    homeTypes: [],
    zones: [],
    maxPrice: null,
    minRooms: null,
    minAreaM2: null,
  } as const;

  test("by a contact: of a purchase what is known, of a rent nothing", () => {
    expect(tool.fillFromContact!(contact)).toEqual({ name: "Ana Sanz" });
    expect(tool.fillFromContact!({ ...contact, demand })).toEqual({ name: "Ana Sanz" });
    expect(
      tool.fillFromContact!({
        ...contact,
        heard: [{ kind: "llamada", at: "2026-11-20T10:00:00.000Z" }],
        demand: { ...demand, homeTypes: ["cueva"], zones: ["Ruzafa", "Sants"], minAreaM2: 60, minRooms: 0 },
      }),
    ).toEqual({
      name: "Ana Sanz",
      events: [{ kind: "llamada", date: "2026-11-20" }],
      zone: "Ruzafa, Sants",
      homeType: "cueva",
      rooms: 0,
      areaM2: 60,
    });
    expect(
      tool.fillFromContact!({
        ...contact,
        demand: { ...demand, operation: "alquiler", maxPrice: 900, zones: ["Sol"] },
      }),
    ).toEqual({ name: "Ana Sanz" });
  });

  test("by a home for sale: what it is, where, and its price", () => {
    const home = { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, currency: "EUR" } as const;
    const shown = { ...home, price: 240_000, placeName: "Triana, Sevilla", condition: "obra_nueva" } as const;
    expect(tool.fillFrom!(shown, {}, "ES-AN")).toEqual({
      areaM2: 80,
      targetPrice: 240_000,
      place: "ES-AN",
      homeKind: "nueva",
      zone: "Triana, Sevilla",
      homeType: "Piso",
    });
    expect(tool.fillFrom!(home)).toEqual({ homeType: "Piso", areaM2: 80 });
    expect(tool.fillFrom!({ ...home, operation: "alquiler", price: 900 })).toEqual({});
  });
});

test("the day of what they did may have blanks around it", () => {
  expect(qualified({ events: [{ kind: "visita", date: " 2026-11-22 " }] }).result.engagement.points).toBe(50);
});

describe("the sources of a result", () => {
  const sources = ({ input, result }: Outcome) => tool.sourcesOf(result, input).map(({ label }) => label);

  test("typed costs are named as such; without a place nothing else is said", () => {
    expect(sources(worked())).toEqual(["Pesos y cortes de la nota", "Impuestos y gastos"]);
    expect(sources(worked({ place: "" }))).toEqual(["Pesos y cortes de la nota"]);
  });
  test("a loan brings the appraisal with it", () => {
    expect(sources(worked({ costShare: "" }))).toContain("Tasación");
  });
  test("a shared page knows the result alone", () => {
    expect(tool.sourcesOf(worked().result, {} as never)).toEqual([
      {
        label: "Pesos y cortes de la nota",
        title: "Criterio de Umbral, sin estudio detrás",
        date: "2026-11-22",
        tag: "orientativo",
      },
    ]);
  });
});

test("each line of the call may be said better, by a number of its own", () => {
  const { input, result } = worked();
  expect(tool.wordingOf!(result, input).map(({ id, label }) => [id, label])).toEqual([
    ["guion-1", "1. Abre"],
    ["guion-2", "2. Pregunta"],
    ["guion-3", "3. Pregunta"],
    ["guion-4", "4. Habla del precio"],
    ["guion-5", "5. Cierra"],
  ]);
});

test("a run holds a person's data, costs one credit and needs the day", () => {
  expect(tool).toMatchObject({ version: 2, credits: 1, holdsPersonalData: true, path: "/cualificador-leads" });
  expect(tool.capture?.map(({ goal, place }) => `${goal} ${place}`)).toEqual(["vender 30", "seguimiento 30"]);
  expect(tool.needs(worked().input)).toEqual({ today: true });
  expect(tool.titleOf(worked().input)).toBe("Cualificación de Marta Ruiz");
  expect(tool.titleOf(qualified({}).input)).toBe("Cualificación de un contacto");
});

describe("a visit that was asked for", () => {
  const callOf = ({ input, result }: Outcome) => tool.appointmentsOf!(result, input)[0]!.startsAt;
  const tagOf = ({ input, result }: Outcome) => tool.describe(result, input).headline?.tags?.[0]?.text;
  const asked = (date: string) => ({ kind: "pide_visita", date });

  test("two days ago is called for today, like an A; a week is the longest wait", () => {
    const waiting = qualified({ ...PERFECT, events: [asked("hace 2 días")] });
    expect(tagOf(waiting)).toBe("Llama hoy: ha pedido una visita");
    expect(callOf(waiting)).toBe(callOf(qualified({ ...PERFECT, override: "A" })));
    expect(scriptOf(waiting).at(-1)).toBe("Cierra: Tengo hueco esta semana. ¿Qué día te va bien para verla?");
    expect(tagOf(qualified({ ...PERFECT, events: [asked("hace 7 días")] }))).toMatch(/ha pedido/);
    expect(tagOf(qualified({ ...PERFECT, events: [asked("hace 8 días")] }))).not.toMatch(/ha pedido/);
  });

  test("that took place asks for nothing more, and a grade set by hand stands", () => {
    const events = [asked("hace 3 días"), { kind: "visita", date: "hace 1 día" }];
    expect(tagOf(qualified({ ...PERFECT, events }))).not.toMatch(/ha pedido/);
    expect(tagOf(qualified({ ...PERFECT, override: "D", events: [asked("hace 1 día")] }))).toBe("Mantén el contacto");
  });
});
