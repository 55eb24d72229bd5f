import { expect, test } from "vitest";
import { applyCommand } from "./apply-command.ts";
import { dictatedLength, dictatedTokens } from "./dictated-lengths.ts";
import { dictate, LONGEST_DICTATION } from "./dictation.ts";
import { planOf } from "./levels.test-data.ts";
import type { FloorPlan } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

const drawn = (text: string) => {
  const dictation = dictate(planOf(), "p0", text, "d");
  const plan = dictation.commands.reduce<FloorPlan>((before, command) => {
    const answer = applyCommand(before, command);
    if (answer.kind === "refused") throw new Error(answer.reason);
    return answer.plan;
  }, planOf());
  const shape = shapeLevel(plan.levels[0]!);
  const rooms = shape.rooms.map(({ label, innerAreaMm2 }) => `${label?.name} ${(innerAreaMm2 / 1e6).toFixed(2)}`);
  return { ...dictation, plan, shape, rooms };
};

test.each([
  ["5,20", 5200],
  ["5.20 m", 5200],
  ["520 cm", 5200],
  ["tres metros y medio", 3500],
  ["tres y medio", 3500],
  ["dos cuarenta", 2400],
  ["dos cuarenta y cinco", 2450],
  ["uno veinte", 1200],
  ["cuatro con veinte", 4200],
  ["dos cero cinco", 2050],
  ["un metro diez", 1100],
  ["4 metros 30", 4300],
])("«%s» is %i mm", (said, lengthMm) => {
  expect(dictatedLength(dictatedTokens(said), 0)?.lengthMm).toBe(lengthMm);
});

test("a living room of 5.20 × 3.80 m with a passage behind it and the door between them", () => {
  const { rooms, understood, missed, plan, shape } = drawn(
    "salón 5,20 por 3,80, puerta al pasillo, al fondo pasillo de 5,20 metros por uno veinte",
  );
  expect(rooms).toEqual(["Salón 19.76", "Pasillo 6.24"]);
  expect(understood).toEqual([
    "Salón de 5,20 × 3,80\u00a0m",
    "Pasillo de 5,20 × 1,20\u00a0m al fondo de «Salón»",
    "Puerta de «Salón» a «Pasillo»",
  ]);
  expect(missed).toEqual([]);
  const door = plan.levels[0]!.openings[0]!;
  expect(shape.rooms.every(({ sides }) => sides.flat().some(({ wallId }) => wallId === door.wallId))).toBe(true);
});

test("places are said before a room or right behind it", () => {
  expect(
    drawn("salón 5 x 4; a la derecha del salón cocina de tres metros y medio por dos cuarenta").understood[1],
  ).toBe("Cocina de 3,50 × 2,40\u00a0m a la derecha de «Salón»");
  expect(drawn("living 6 x 4, cochera 5 por 3 a la izquierda del living, baño 2 x 2").understood.slice(1)).toEqual([
    "Cochera de 5,00 × 3,00\u00a0m a la izquierda de «Living»",
    "Baño de 2,00 × 2,00\u00a0m a la derecha de «Cochera»",
  ]);
});

test("words of Latin America name rooms of the same use", () => {
  const { plan } = drawn("recámara principal 4 x 3, clóset 2 x 1,50, living 5 x 4, cochera 6 x 3");
  expect(plan.levels[0]!.rooms.map(({ name, use }) => [name, use])).toEqual([
    ["Recámara principal", "dormitorio"],
    ["Clóset", "vestidor"],
    ["Living", "salon"],
    ["Cochera", "garaje"],
  ]);
});

test("a part that was not understood is marked by its place in the text", () => {
  const text = "salón 5 x 4 con xilófono dorado, cocina 3 x 2";
  expect(dictate(planOf(), "p0", text, "d").missed).toEqual([
    { start: text.indexOf("xilófono"), end: text.indexOf(","), text: "xilófono dorado" },
  ]);
});

test("a room without both measures is said and not drawn", () => {
  const { understood, commands } = dictate(planOf(), "p0", "salón de cinco metros", "d");
  expect(commands).toEqual([]);
  expect(understood).toEqual(["Salón: faltan sus dos medidas, no se dibuja."]);
});

test("rooms do not lie on each other, whatever was said", () => {
  const { rooms } = drawn("salón 5 x 4, cocina 3 x 2 a la derecha del salón, baño 2 x 2 a la derecha del salón");
  expect(rooms).toHaveLength(3);
});

test("a very long text is read in no time", () => {
  const started = performance.now();
  dictate(planOf(), "p0", "cuarenta y ".repeat(LONGEST_DICTATION), "d");
  expect(performance.now() - started).toBeLessThan(1000);
});

test("rooms that are counted keep their numbers, and measures behind a name are no number", () => {
  const { rooms, missed } = drawn(
    "Dormitorio 1: 4 x 3,20. Dormitorio 2: 3 x 3 m; habitación tres de 3 por 2,50; dormitorio 3 por 2; baño dos dos por dos",
  );
  expect(rooms).toEqual([
    "Dormitorio 1 12.80",
    "Dormitorio 2 9.00",
    "Habitación 3 7.50",
    "Dormitorio 6.00",
    "Baño 2 4.00",
  ]);
  expect(missed).toEqual([]);
});

test("a place is told by a room's whole name", () => {
  expect(
    drawn(
      "dormitorio principal 4 x 3, dormitorio 2 de 3 x 3, a la izquierda del dormitorio principal baño en suite de 2 por 2",
    ).understood.at(-1),
  ).toBe("Baño en suite de 2,00 × 2,00\u00a0m a la izquierda de «Dormitorio principal»");
});

test.each([
  ["puerta del salón a la cocina", "Puerta de «Salón» a «Cocina»"],
  ["puerta entre el salón y la cocina", "Puerta de «Salón» a «Cocina»"],
  ["puerta de la cocina", "Puerta de «Baño» a «Cocina»"],
  ["ventana del salón a la calle", "Ventana de «Salón» al exterior"],
])("«%s», said at the end, belongs to the rooms that it names", (said, text) => {
  const { understood, rooms } = drawn(`Salón 5,20 por 3,80. Cocina 3 por 2,40. Baño 2 por 1,70. ${said}`);
  expect(rooms).toHaveLength(3);
  expect(understood.at(-1)).toBe(text);
});

test("figures without a unit that would be tens of metres are centimetres", () => {
  const { rooms, plan } = drawn("salón 520 por 380, puerta de 82 a la calle");
  expect(rooms).toEqual(["Salón 19.76"]);
  expect(plan.levels[0]!.openings[0]!.widthMm).toBe(820);
});

test("the wall that an opening is said to be in places no room", () => {
  const { understood, missed } = drawn("salón 5 x 4, ventana en la pared del fondo, cocina 3 x 2");
  expect(understood[1]).toBe("Cocina de 3,00 × 2,00\u00a0m a la derecha de «Salón»");
  expect(missed.map(({ text }) => text)).toEqual(["pared del fondo"]);
});
