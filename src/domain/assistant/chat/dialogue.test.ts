import { describe, expect, test } from "vitest";
import type { MessageDto } from "./dto.ts";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import { understand } from "./understand.ts";

/** The visitor's words and the assistant's in turn. */
const dialogue = (...contents: readonly string[]): MessageDto[] =>
  contents.map((content, index) => ({ role: index % 2 === 0 ? "user" : "assistant", content }));
const read = (...contents: readonly string[]) => understand(dialogue(...contents), { today: TODAY, findPlace });

const VALUE = ["cuánto vale mi piso de 70 m2", "¿En qué barrio o municipio está?"] as const;
const AFFORD = ["gano 2.500, ¿qué piso puedo comprar?", "¿Cuánto tenéis ahorrado para la compra?"] as const;

describe("an answer goes on with the task", () => {
  test.each<[readonly string[], string, object]>([
    [VALUE, "en Sants", { place: expect.objectContaining({ name: "Sants" }), areaM2: 70 }],
    [VALUE, "Sants, y son 80 metros", { areaM2: 80 }],
    [AFFORD, "unos 40.000", { savings: 40_000, netMonthlyIncome: 2500 }],
    [AFFORD, "nada", { savings: 0 }],
    [["busco piso en Sants", "¿Cuántas habitaciones necesitas?"], "3 o más habitaciones", { roomsMin: 3 }],
    [["busco piso en Sants", "¿Hasta qué precio?"], "250", { priceMax: 250_000 }],
    [["busco piso en Sants", "¿Cuántos metros necesitas, más o menos?"], "más de 80 metros", { areaMinM2: 80 }],
    [["busco piso en Sants", "¿Tiene que tener terraza?"], "sin terraza", { withoutFeatures: ["terraza"] }],
    [["busco piso en Sants", "¿Tiene que tener terraza?"], "sí", { features: ["terraza"] }],
    [["busco piso en Sants", "¿Tiene que tener terraza?"], "no", { withoutFeatures: ["terraza"] }],
  ])("%j, %s", (before, answer, slots) => {
    const found = read(...before, answer);
    expect(found.goesOn).toBe(true);
    expect(found.slots).toMatchObject(slots);
    expect(found.intent).toBe(read(before[0]!).intent);
    expect(found.lookUp.endsWith(answer)).toBe(true);
  });
  test("how sure it is: an answer 0,9, what goes on by itself 0,75, a bare reply 0,7", () => {
    expect(read(...VALUE, "en Sants").confidence).toBe(0.9);
    expect(read("busco piso en Sants", "Estas son las que hay.", "y con terraza").confidence).toBe(0.75);
    expect(read(...VALUE, "no sé").confidence).toBe(0.7);
  });
  test.each(["no sé", "ni idea", "me da igual", "todavía no", "cualquiera"])("«%s» says nothing, in answer", (text) => {
    expect(read(...VALUE, text)).toMatchObject({ intent: "value_home", goesOn: true, slots: { areaM2: 70 } });
  });
});

test("asked for a day or an hour, in a visit as in a demonstration, a number alone is one", () => {
  expect(read("quiero visitar el piso", "¿Qué día quieres verla?", "el 15").slots.date).toBe("2026-12-15");
  expect(read("quiero una demo", "Muy bien. ¿Qué más?", "el 15").slots.date).toBe("2026-12-15");
  expect(read("quiero visitar el piso", "Muy bien. ¿Qué más?", "el 15").slots.date).toBe("2026-12-15");
});

describe("messages that are a follow-up, and those too long to be one", () => {
  const before = ["busco piso en Sants", "Estas son las que hay."] as const;
  test.each([
    ["con terraza", true],
    ["uno con terraza y muy barato por favor", true],
    ["¿y con terraza?", true],
  ])("%s: %s", (text, goesOn) => expect(read(...before, text).goesOn).toBe(goesOn));
  test("a question that leans on a plan goes on with plans, seven tenths sure", () => {
    expect(read("cuánto cuesta el plan agencia", "79 € al mes.", "¿y al año?")).toMatchObject({
      intent: "plans",
      goesOn: true,
      confidence: 0.7,
    });
  });
  test("a bare reply has five pieces at most", () => {
    expect(read(...VALUE, "pues no sé, la verdad").goesOn).toBe(false);
    expect(read(...VALUE, "pues no lo sé").goesOn).toBe(true);
  });
});

describe("a correction changes its slot and leaves the others", () => {
  test.each<[string, object]>([
    ["no, perdona, 90 metros", { areaM2: 90 }],
    ["quise decir Getafe", { place: expect.objectContaining({ name: "Getafe" }) }],
    ["mejor con terraza", { features: ["terraza"] }],
  ])("%s", (text, slots) => {
    const found = read("cuánto vale mi piso de 70 m2 en Sants", "Unos 200.000 €.", text);
    expect(found).toMatchObject({ intent: "value_home", goesOn: true });
    expect(found.slots).toMatchObject({ homeType: "piso", ...slots });
  });
  test.each<[string[], string, object]>([
    [
      ["gano 2.500 y tengo 48.000 ahorrados, qué puedo comprar", "Vale."],
      "no espera, 2.700",
      { netMonthlyIncome: 2700, savings: 48_000 },
    ],
    [
      ["gano 2.500 y tengo 48.000 ahorrados, qué puedo comprar", "Vale."],
      "no, 50",
      { netMonthlyIncome: 2500, savings: 50_000 },
    ],
    [["busco piso en venta en Murcia hasta 200.000", "No hay."], "sube a 230", { priceMax: 230_000 }],
    [["cuota de 150.000 a 30 años", "Son 632 €."], "perdona, 160.000", { loan: 160_000, years: 30 }],
  ])("the sum that is nearest: %j, %s", (before, text, slots) =>
    expect(read(...before, text).slots).toEqual(expect.objectContaining(slots)),
  );
  test("a sum that is near to none stands for itself", () => {
    // ln(150.000 / 10.000.000) is beyond 1,5.
    expect(read("cuota de 150.000 a 30 años", "Son 632 €.", "perdona, 10.000.000").slots).toMatchObject({
      loan: 10_000_000,
    });
  });
});

describe("the income of two people", () => {
  test("the partner's comes on top, unless it is asked for or both are said", () => {
    const before = [AFFORD[0], "¿Cuánto tenéis ahorrado para la compra?"] as const;
    expect(read(...before, "30.000, y mi pareja gana 1.400").slots.netMonthlyIncome).toBe(3900);
    expect(read(...before, "30.000, y mi mujer cobra 1.400").slots.netMonthlyIncome).toBe(3900);
    expect(read(...before, "30.000, y juntos con mi pareja ganamos 3.000").slots.netMonthlyIncome).toBe(3000);
    expect(read(...before, "30.000, y yo con mi pareja gano 3.000").slots.netMonthlyIncome).toBe(3000);
    expect(
      read(
        "qué piso puedo comprar",
        "¿Cuánto ingresáis al mes, en neto, entre todos los que compráis?",
        "mi pareja gana 1.400",
      ).slots.netMonthlyIncome,
    ).toBe(1400);
  });
  test.each([
    "sin deudas",
    "no tengo deudas",
    "no tenemos otras deudas",
    "ninguna deuda",
    "cero préstamos",
    "sin más créditos",
  ])("%s is none", (text) => expect(read(`gano 2.500, ${text}, qué puedo comprar`).slots.monthlyDebts).toBe(0));
});

describe("messages that leave a task, and messages that come back to it", () => {
  test.each([
    ["hola", "greeting"],
    ["gracias", "thanks"],
    ["quiero hablar con una persona", "talk_to_person"],
    ["¿quién eres?", "identity"],
    ["¿cuánto cuesta el plan agencia?", "plans"],
    ["busco piso en Getafe hasta 200.000", "find_home"],
  ])("%s is %s", (text, intent) => {
    expect(read(...VALUE, text)).toMatchObject({ intent, goesOn: false, lookUp: text });
  });
  test("a new task keeps what says the same thing", () => {
    const found = read(
      "gastos de comprar un piso de 200.000 en Madrid",
      "Son 15.000 €.",
      "¿y cuánto vale un piso de 70 m2?",
    );
    expect(found.intent).toBe("value_home");
    expect(found.slots).toMatchObject({ areaM2: 70, place: { name: "Madrid" } });
    expect(found.slots).not.toHaveProperty("homeKind");
  });
  test("said again it goes on, and begins anew where something stood between", () => {
    const again = "cuánto vale un piso de 90 m2";
    expect(read("cuánto vale un piso en Sants", "Unos 200.000 €.", again).goesOn).toBe(true);
    expect(read("cuánto vale un piso en Sants", "Unos 200.000 €.", again).slots).toMatchObject({ areaM2: 90 });
    const apart = read("cuánto vale un piso en Sants con terraza", "Unos 200.000 €.", "gracias", "A ti.", again);
    expect(apart.goesOn).toBe(false);
    expect(apart.slots).toMatchObject({ areaM2: 90, homeType: "piso" });
  });
});

describe("the words that are looked up", () => {
  const plan = ["cuánto cuesta el plan agencia", "79 € al mes."] as const;
  test.each([
    ["¿y al año?", "cuánto cuesta el plan agencia ¿y al año?"],
    ["y el de agente", "cuánto cuesta el plan agencia y el de agente"],
    ["cómo cambio la contraseña", "cómo cambio la contraseña"],
  ])("%s", (text, lookUp) => expect(read(...plan, text).lookUp).toBe(lookUp));
  test("the first message leans on nothing", () => {
    expect(read("y al año?").lookUp).toBe("y al año?");
    expect(read("¿y con terraza?").goesOn).toBe(false);
  });
});

describe("the reading of a conversation", () => {
  test("nothing of an empty one, and a question of none", () => {
    expect(read()).toMatchObject({ slots: {}, stated: [], missing: [], goesOn: false, lookUp: "", variety: null });
  });
  test("the last five thousand letters that a visitor wrote, and always the last message", () => {
    const filler = `${"la ".repeat(1660)}`.trim();
    // 4.979 letters.
    const long = (first: string, length: number) =>
      read(first, "Vale.", filler.slice(0, length), "Vale.", "en Sants").slots;
    const first = "cuánto vale mi piso de 70 m2";
    // 28 + 8 letters are left for the filler.
    expect(long(first, 5000 - 28 - 8)).toMatchObject({ areaM2: 70 });
    expect(long(first, 5000 - 28 - 7)).not.toHaveProperty("areaM2");
    expect(read(`${"la ".repeat(2000)} cuánto vale mi piso de 70 m2`).slots).toMatchObject({ areaM2: 70 });
    // The assistant's own messages do not count.
    expect(read(first, "x".repeat(9000), "en Sants").slots).toMatchObject({ areaM2: 70 });
  });
  test("a place is looked for once, whatever its case", () => {
    const asked: string[] = [];
    const counted = (text: string) => {
      asked.push(text.toLowerCase());
      return findPlace(text);
    };
    understand(dialogue("un piso en Villaxoxa", "¿Dónde?", "en villaxoxa", "¿Dónde?", "en VILLAXOXA"), {
      today: TODAY,
      findPlace: counted,
    });
    expect(asked.filter((text) => text === "villaxoxa")).toHaveLength(1);
  });
  test("the variety of Spanish stays as it was", () => {
    expect(read("busco depa con alberca y recámara", "¿Dónde?", "donde sea").variety).toBe("MX");
  });
});

test.each<[string[], Record<string, unknown>]>([
  [["cuánto vale un piso de 90 metros en Sants", "Vale unos 320.000 €.", "¿y en Gràcia?"], { areaM2: 90 }],
  [["cuánto vale un piso de 90 metros en Sants", "Vale unos 320.000 €.", "¿y si estuviera en gracia?"], { areaM2: 90 }],
])("%j values the same home in another quarter, and thanks nobody", (contents, slots) => {
  const understood = read(...contents);
  expect(understood).toMatchObject({ intent: "value_home", goesOn: true, slots });
  expect(understood.slots.place?.name).toBe("Vila de Gràcia");
});

test("«muchas gracia» is still one letter off thanks", () => {
  expect(read("muchas gracia").intent).toBe("thanks");
});

test.each<[string[], Record<string, unknown>]>([
  [["cuánto vale un piso en Sants de 90 metros, perdona, 95"], { areaM2: 95 }],
  [["cuánto vale mi piso en Sants", "¿Cuántos metros cuadrados tiene?", "90 metros, perdona, 95"], { areaM2: 95 }],
  [["tasa mi piso de 3 habitaciones, perdona, 4, en Sants de 90 metros"], { rooms: 4, areaM2: 90 }],
  [["cuota de 150.000 a 30 años, perdón, 25"], { loan: 150_000, years: 25 }],
  [["gano 2.000, quiero decir 2.200, al mes"], { netMonthlyIncome: 2200 }],
])("%j: of a number that is corrected at once the last one counts", (contents, slots) => {
  const understood = read(...contents);
  expect(understood.slots).toMatchObject(slots);
  expect(understood.stated).not.toContain("price");
});
