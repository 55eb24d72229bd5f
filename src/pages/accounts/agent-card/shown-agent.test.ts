import { expect, test } from "vitest";
import type { AgentCard, Brand } from "#domain/accounts/agency/agent-card.ts";
import { shownAgent } from "./shown-agent.ts";

const brand: Brand = {
  name: "Casas Ferrer",
  licenceNumber: null,
  colour: null,
  signature: null,
  phone: null,
  email: null,
  website: null,
  logo: null,
};
const card = (given: Partial<AgentCard>): AgentCard => ({
  name: "",
  phone: null,
  email: "ventas@casasferrer.example",
  brand: null,
  hasWhiteLabel: false,
  ...given,
});

test("a person with an agency signs with both names", () => {
  expect(shownAgent(card({ name: "Nuria Ferrer", brand }))).toMatchObject({
    name: "Nuria Ferrer",
    named: "Nuria Ferrer",
    agency: "Casas Ferrer",
    responsible: "Casas Ferrer",
  });
});

test("without a person's name the agency signs, once", () => {
  expect(shownAgent(card({ brand }))).toMatchObject({ name: "Casas Ferrer", named: "Casas Ferrer", agency: null });
});

test("without any name the page says «Tu agente», and the address only says who answers for the data", () => {
  const shown = shownAgent(card({}));
  expect(shown).toMatchObject({ name: "Tu agente", named: "tu agente", agency: null });
  expect(shown.responsible).toBe("ventas@casasferrer.example");
});
