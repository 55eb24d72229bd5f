import { expect, test } from "vitest";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import type { Intent } from "./intents.ts";
import { understand } from "./understand.ts";

const read = (...contents: readonly string[]) =>
  understand(
    contents.map((content, index) => ({ role: index % 2 === 0 ? ("user" as const) : ("assistant" as const), content })),
    { today: TODAY, findPlace },
  );

test.each<[string, Intent]>([
  ["cuánto vale el plan", "plans"],
  ["cuánto vale mi piso", "value_home"],
  ["cuánto vale una multa de tráfico", "off_topic"],
  ["cómo se calcula cuánto vale una casa", "question"],
  ["quiero alquilar un piso", "find_home"],
  ["quiero alquilar un coche", "off_topic"],
  ["qué hipoteca me darían con mi sueldo", "affordability"],
  ["qué es una hipoteca mixta", "question"],
  ["puedo reclamar la fianza de mi alquiler", "legal_advice"],
  ["qué es la fianza", "question"],
  ["quiero una demo", "book_demo"],
  ["quiero una visita", "book_visit"],
  ["hola, ¿quién eres?", "identity"],
  ["hola, ¿hay algún piso en Sants?", "find_home"],
])("«%s» is %s", (text, intent) => {
  expect(read(text).intent).toBe(intent);
});

test("a word that every object has is a word like any other", () => {
  expect(read("¿puedo demandar al constructor de mi casa?").intent).toBe("legal_advice");
});

test("money in the bank is savings, a price is what one can reach", () => {
  expect(read("con una nómina de 1.850 y 30.000 en el banco, ¿hasta qué precio llego?").slots).toMatchObject({
    netMonthlyIncome: 1850,
    savings: 30_000,
  });
  expect(read("¿llegan a 240.000? ganan 2.600 netos y tienen 50.000").slots).toMatchObject({
    price: 240_000,
    netMonthlyIncome: 2600,
    savings: 50_000,
  });
});

test("a correction in a hurry changes the nearest value", () => {
  expect(
    read("cuánto vale un piso de 85 metros en Murcia", "¿Cuántas habitaciones tiene?", "uy no q son 98").slots.areaM2,
  ).toBe(98);
});

test("homes are counted in rooms where nothing else is named", () => {
  const { slots } = read(
    "pisos en venta en Sants hasta 250.000",
    "No hay ninguno. ¿Cambiamos algo?",
    "sube a 280.000 y que sea de dos",
  );
  expect(slots).toMatchObject({ rooms: 2, priceMax: 280_000 });
});
