import { expect, test } from "vitest";
import type { RoutingRule } from "#domain/crm/contacts/dto.ts";
import { conditionWords, receiverWords } from "./rule-words.ts";

const RULE: RoutingRule = {
  id: "r",
  name: "Ruzafa",
  conditions: {},
  assignees: [],
  given: 0,
  isCatchAll: false,
  isActive: true,
};
const nameOf = (id: string) => (id === "1" ? "Nuria" : "Ana");

test("conditions read as a sentence", () => {
  const words = conditionWords(
    {
      sources: ["idealista", "waitlist_*"],
      places: ["Ruzafa"],
      postalPrefixes: ["46"],
      priceMin: 200_000,
      priceMax: 300_000,
    },
    nameOf,
  );
  expect(words.replaceAll("\u00a0", " ")).toBe(
    "Si llega de idealista o cualquier lista de espera, la vivienda está en Ruzafa o un código postal que empieza por 46 y cuesta entre 200.000 € y 300.000 €",
  );
  expect(conditionWords({}, nameOf)).toBe("Siempre");
  expect(conditionWords({ homeOwnerIds: ["1", "2"] }, nameOf)).toBe("Si la vivienda es de Nuria o Ana");
});

test("the rule's people are named, and the order of turns is explained", () => {
  const people = [
    { id: "1", name: "Nuria" },
    { id: "2", name: "Ana" },
  ];
  expect(receiverWords({ ...RULE, assignees: people })).toBe("a Nuria y Ana, por turnos");
  expect(receiverWords({ ...RULE, assignees: people.slice(0, 1) })).toBe("a Nuria");
  expect(receiverWords(RULE)).toBe("a nadie: espera a que alguien lo coja");
  expect(receiverWords({ ...RULE, conditions: { toHomeOwner: true } })).toBe("a quien lleva la vivienda");
});
